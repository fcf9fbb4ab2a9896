"""Playing: whose turn, on which version, and what is refused with which rule."""

from __future__ import annotations

import pytest

from lutetia.games import load
from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.refusals import No
from lutetia.table.verbs import bot_act
from tests.table.bench import ANA, BOB, ZOE, Bench


def next_seat(bench: Bench) -> tuple[int, int]:
    """Return the seat to act and another one."""
    seat = bench.table.to_act
    assert seat is not None
    return seat, (seat + 1) % bench.table.players


def test_an_act_and_its_chance_are_one_command() -> None:
    bench = Bench(2, seed=2).seat(ANA, BOB).start()
    bench.act()
    done = bench.act()  # ends the round: a new stack is turned up
    assert [event["kind"] for event in done.events] == ["act", "chance", "chance", "chance"]
    assert "cmd" in done.events[-1]
    assert bench.table.to_act is not None


def test_somebody_elses_turn_and_seat(game: str) -> None:
    bench = Bench.of(game)
    seat, other = next_seat(bench)
    text = bench.table.state.legal()[0].text  # type: ignore[union-attr]
    version = bench.table.version
    no = bench.no(bench.holder(other), c.Act, seat=other, action=text, version=version)
    assert (no.code, no.text.args) == ("turn", {"seat": seat})
    assert (
        bench.no(bench.holder(other), c.Act, seat=seat, action=text, version=version).code
        == "forbidden"
    )
    assert bench.no(ZOE, c.Act, seat=seat, action=text, version=version).code == "forbidden"
    assert bench.no(None, c.Act, seat=seat, action=text, version=version).code == "forbidden"


def test_a_stale_version(game: str) -> None:
    bench = Bench.of(game)
    old = bench.table.version
    bench.act()
    seat, _ = next_seat(bench)
    text = bench.table.state.legal()[0].text  # type: ignore[union-attr]
    no = bench.no(bench.holder(seat), c.Act, seat=seat, action=text, version=old)
    assert (no.code, no.key) == ("stale", "refusal.stale")
    assert (
        bench.no(
            bench.holder(seat), c.Act, seat=seat, action=text, version=bench.table.version + 1
        ).code
        == "stale"
    )


def test_talk_does_not_make_an_action_stale(game: str) -> None:
    bench = Bench.of(game)
    version = bench.table.version
    seat, other = next_seat(bench)
    bench.say(ZOE, "hello")
    bench.do(bench.holder(other), c.Chat, text="think well")
    bench.do(
        bench.holder(seat),
        c.Act,
        seat=seat,
        action=bench.table.state.legal()[0].text,
        version=version,
    )  # type: ignore[union-attr]


def test_taking_back_makes_an_action_stale(game: str) -> None:
    bench = Bench.of(game).calm()
    first, _ = next_seat(bench)
    done = bench.quiet()
    version = bench.table.version
    bench.do(bench.holder(first), c.Undo)
    text = done.events[0]["text"]
    assert (
        bench.no(bench.holder(first), c.Act, seat=first, action=text, version=version).code
        == "stale"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [("dance", "notation"), ("", "notation"), (None, "rule"), ("x" * 300, "toolarge")],
)
def test_not_an_action(game: str, text: str | None, code: str) -> None:
    bench = Bench.of(game)
    seat, _ = next_seat(bench)
    assert bench.table.past is not None
    action = bench.table.past.steps[0].text if text is None else text  # what chance did first
    assert (
        bench.no(
            bench.holder(seat), c.Act, seat=seat, action=action, version=bench.table.version
        ).code
        == code
    )


def test_a_refusal_quotes_its_rule() -> None:
    bench = Bench(2, seed=2).seat(ANA, BOB).start()
    seat = bench.table.to_act
    assert seat is not None
    offered = bench.table.state.view()["offer"]  # type: ignore[union-attr]
    absent = next(
        tile
        for tile in ("louvre/red", "montmartre/teal", "opera/brown", "bastille/orange")
        if tile not in offered
    )
    for text in (f"build {absent}", "build louvre/red"):
        if text.split()[1] in offered:
            continue
        no = bench.no(
            bench.holder(seat), c.Act, seat=seat, action=text, version=bench.table.version
        )
        if no.code == "rule":
            assert no.rule == "PP3.3"


def test_only_the_bot_whose_turn_it_is(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, seed=2, game=game).seat(ANA, *["random"] * (players - 1)).start()
    text = bench.until(lambda table: table.to_act == 0).table.state.legal()[0].text  # type: ignore[union-attr]
    for seat in range(players):
        with pytest.raises(No):
            bot_act(bench.table, seat, text, 1.0, bench.chance)


def test_turn_and_legal_are_for_whoever_acts(game: str) -> None:
    bench = Bench.of(game)
    seat, other = next_seat(bench)
    actor, waiter = bench.holder(seat), bench.holder(other)
    assert actor is not None
    assert waiter is not None
    legal = project.legal(bench.table)
    turn = project.turn(bench.table, actor.id, seat, legal)
    assert turn.mine
    assert {item.text for item in turn.legal} == {a.text for a in bench.table.state.legal()}  # type: ignore[union-attr]
    for name in (waiter.id, ZOE.id, None):
        turn = project.turn(bench.table, name, None, legal)
        assert not turn.mine
        assert turn.legal == []


def test_looking_back(game: str) -> None:
    bench = Bench.of(game)
    for _ in range(8):
        bench.act()
    last = bench.table.ply
    answer = project.position(bench.table, 3, 0)
    assert answer is not None
    assert (answer.ply, answer.last, answer.view["ply"]) == (3, last, 3)
    assert answer.view["viewer"] == 0
    first = project.position(bench.table, 0, None)
    assert first is not None
    assert first.entry is None
    assert project.position(bench.table, last + 1, 0) is None
    assert project.position(bench.table, -1, 0) is None
