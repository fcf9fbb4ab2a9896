"""Playing: whose turn, on which version, and what is refused with which rule."""

from __future__ import annotations

import pytest

from lutetia.games import load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.handlers import bot_act
from lutetia.table.refusals import TableRefusal
from tests.table.table_driver import ANA, BOB, ZOE, TableDriver


def next_seat(driver: TableDriver) -> tuple[int, int]:
    """Return the seat to act and another one."""
    seat = driver.table.to_act
    assert seat is not None
    return seat, (seat + 1) % driver.table.players


def test_an_act_and_its_chance_are_one_command() -> None:
    driver = TableDriver(2, seed=2).seat(ANA, BOB).start()
    driver.act()
    done = driver.act()  # ends the round: a new stack is turned up
    assert [event["kind"] for event in done.events] == ["act", "chance", "chance", "chance"]
    assert "cmd" in done.events[-1]
    assert driver.table.to_act is not None


def test_somebody_elses_turn_and_seat(game: str) -> None:
    driver = TableDriver.of(game)
    seat, other = next_seat(driver)
    text = driver.table.state.legal()[0].text  # type: ignore[union-attr]
    version = driver.table.version
    no = driver.no(driver.holder(other), c.Act, seat=other, action=text, version=version)
    assert (no.code, no.text.args) == ("turn", {"seat": seat})
    assert (
        driver.no(driver.holder(other), c.Act, seat=seat, action=text, version=version).code
        == "forbidden"
    )
    assert driver.no(ZOE, c.Act, seat=seat, action=text, version=version).code == "forbidden"
    assert driver.no(None, c.Act, seat=seat, action=text, version=version).code == "forbidden"


def test_a_stale_version(game: str) -> None:
    driver = TableDriver.of(game)
    old = driver.table.version
    driver.act()
    seat, _ = next_seat(driver)
    text = driver.table.state.legal()[0].text  # type: ignore[union-attr]
    no = driver.no(driver.holder(seat), c.Act, seat=seat, action=text, version=old)
    assert (no.code, no.key) == ("stale", "refusal.stale")
    assert (
        driver.no(
            driver.holder(seat), c.Act, seat=seat, action=text, version=driver.table.version + 1
        ).code
        == "stale"
    )


def test_talk_does_not_make_an_action_stale(game: str) -> None:
    driver = TableDriver.of(game)
    version = driver.table.version
    seat, other = next_seat(driver)
    driver.say(ZOE, "hello")
    driver.do(driver.holder(other), c.Chat, text="think well")
    driver.do(
        driver.holder(seat),
        c.Act,
        seat=seat,
        action=driver.table.state.legal()[0].text,
        version=version,
    )  # type: ignore[union-attr]


def test_taking_back_makes_an_action_stale(game: str) -> None:
    driver = TableDriver.of(game).calm()
    first, _ = next_seat(driver)
    done = driver.quiet()
    version = driver.table.version
    driver.do(driver.holder(first), c.Undo)
    text = done.events[0]["text"]
    assert (
        driver.no(driver.holder(first), c.Act, seat=first, action=text, version=version).code
        == "stale"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [("dance", "notation"), ("", "notation"), (None, "rule"), ("x" * 300, "toolarge")],
)
def test_not_an_action(game: str, text: str | None, code: str) -> None:
    driver = TableDriver.of(game)
    seat, _ = next_seat(driver)
    assert driver.table.history is not None
    action = driver.table.history.steps[0].text if text is None else text  # what chance did first
    assert (
        driver.no(
            driver.holder(seat), c.Act, seat=seat, action=action, version=driver.table.version
        ).code
        == code
    )


def test_a_refusal_quotes_its_rule() -> None:
    driver = TableDriver(2, seed=2).seat(ANA, BOB).start()
    seat = driver.table.to_act
    assert seat is not None
    offered = driver.table.state.view()["offer"]  # type: ignore[union-attr]
    absent = next(
        tile
        for tile in ("louvre/red", "montmartre/teal", "opera/brown", "bastille/orange")
        if tile not in offered
    )
    for text in (f"build {absent}", "build louvre/red"):
        if text.split()[1] in offered:
            continue
        no = driver.no(
            driver.holder(seat), c.Act, seat=seat, action=text, version=driver.table.version
        )
        if no.code == "rule":
            assert no.rule == "PP3.3"


def test_only_the_bot_whose_turn_it_is(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, seed=2, game=game).seat(ANA, *["random"] * (players - 1)).start()
    text = driver.until(lambda table: table.to_act == 0).table.state.legal()[0].text  # type: ignore[union-attr]
    for seat in range(players):
        with pytest.raises(TableRefusal):
            bot_act(driver.table, seat, text, 1.0, driver.chance)


def test_turn_and_legal_are_for_whoever_acts(game: str) -> None:
    driver = TableDriver.of(game)
    seat, other = next_seat(driver)
    actor, waiter = driver.holder(seat), driver.holder(other)
    assert actor is not None
    assert waiter is not None
    legal = projection.legal(driver.table)
    turn = projection.turn(driver.table, actor.id, seat, legal)
    assert turn.mine
    assert {item.text for item in turn.legal} == {a.text for a in driver.table.state.legal()}  # type: ignore[union-attr]
    for name in (waiter.id, ZOE.id, None):
        turn = projection.turn(driver.table, name, None, legal)
        assert not turn.mine
        assert turn.legal == []


def test_looking_back(game: str) -> None:
    driver = TableDriver.of(game)
    for _ in range(8):
        driver.act()
    last = driver.table.ply
    answer = projection.position(driver.table, 3, 0)
    assert answer is not None
    assert (answer.ply, answer.last, answer.view["ply"]) == (3, last, 3)
    assert answer.view["viewer"] == 0
    first = projection.position(driver.table, 0, None)
    assert first is not None
    assert first.entry is None
    assert projection.position(driver.table, last + 1, 0) is None
    assert projection.position(driver.table, -1, 0) is None
