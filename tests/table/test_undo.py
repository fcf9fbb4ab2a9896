"""Taking back: free up to the last barrier, by consent beyond it."""

from __future__ import annotations

import random

import msgspec
import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.past import Past, Step
from lutetia.table.people import Player
from lutetia.table.table import Table
from lutetia.table.verbs.undo import back, offer, target
from tests.table.bench import ANA, BOB, EVE, ZOE, Bench, fingerprint

PEOPLE = (ANA, BOB, EVE, ZOE)


def four() -> Bench:
    return Bench(4, seed=4).seat(*PEOPLE).start()


def actor(bench: Bench) -> Player:
    found = bench.holder(bench.table.to_act or 0)
    assert found is not None
    return found


def test_free_right_after_ones_own_action(game: str) -> None:
    bench = Bench.of(game).calm()
    who, before = actor(bench), bench.table.state
    at_first = offer(bench.table, who.id)
    assert at_first != "free"
    bench.quiet()
    assert offer(bench.table, who.id) == "free"
    assert all(offer(bench.table, other.id) is None for other in PEOPLE if other is not who)
    done = bench.do(who, c.Undo)
    assert [event["kind"] for event in done.events] == ["undone"]
    assert bench.table.state == before
    assert offer(bench.table, who.id) == at_first


def test_there_is_nothing_to_take_back_at_first(game: str) -> None:
    bench = Bench.of(game)
    who = actor(bench)
    assert offer(bench.table, who.id) is None
    assert bench.no(who, c.Undo).key == "refusal.nothing_to_undo"


def test_not_free_once_another_has_acted(game: str) -> None:
    bench = Bench.of(game).calm()
    first = actor(bench)
    bench.quiet()
    bench.until(lambda table: actor(bench) is not first).act()
    assert offer(bench.table, first.id) == "ask"


@pytest.mark.parametrize(
    "game", [game for game in IDS if game != "connection"]
)  # there chance is done before the first turn
def test_not_free_once_chance_has_answered(game: str) -> None:
    """Else one could draw again and again until one liked it."""
    bench = Bench.of(game)
    who = actor(bench)
    while True:
        who = actor(bench)
        if any(event["kind"] == "chance" for event in bench.act().events):
            break
    assert offer(bench.table, who.id) == "ask"
    assert [event["kind"] for event in bench.do(who, c.Undo).events] == ["asked"]


def test_not_free_past_a_barrier() -> None:
    bench = four()
    for _ in range(3):
        bench.act()
    last = actor(bench)
    bench.act()  # ends the round: new tiles are known
    assert offer(bench.table, last.id) == "ask"


def test_hotseat_takes_back_its_own(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, seed=4, game=game).seat(*[ANA] * players).start()
    bench.act()
    assert offer(bench.table, ANA.id) == "free"
    bench.act()
    assert offer(bench.table, ANA.id) == "free", "nobody else plays here"
    before = bench.table.ply
    bench.do(ANA, c.Undo)
    assert bench.table.ply < before


def test_everybody_must_agree() -> None:
    bench = four()
    who = actor(bench)
    before = bench.table.state
    bench.act()
    bench.act()
    done = bench.do(who, c.Undo)
    assert [event["kind"] for event in done.events] == ["asked"]
    ask = project.info(bench.table).ask
    others = [person for person in PEOPLE if person is not who]
    assert ask.need == sorted(seat for other in others for seat in bench.table.seats_of(other.id))
    assert ask.yes == []
    assert bench.no(who, c.Answer, yes=True).key == "refusal.own_question"
    assert bench.no(others[0], c.Undo).key == "refusal.asked_already"
    for other in others[:-1]:
        bench.do(other, c.Answer, yes=True)
        assert bench.no(other, c.Answer, yes=True).key == "refusal.answered_already"
        assert bench.table.ask is not None
    done = bench.do(others[-1], c.Answer, yes=True)
    assert [event["kind"] for event in done.events] == ["answered", "undone"]
    assert bench.table.state == before
    assert bench.table.ask is None


def test_one_no_ends_it() -> None:
    bench = four()
    who = actor(bench)
    bench.act()
    bench.act()
    bench.do(who, c.Undo)
    others = [person for person in PEOPLE if person is not who]
    bench.do(others[0], c.Answer, yes=True)
    bench.do(others[1], c.Answer, yes=False)
    assert bench.table.ask is None
    assert bench.no(others[2], c.Answer, yes=True).key == "refusal.nothing_asked"
    assert bench.table.ply == 12
    bench.do(who, c.Undo)
    bench.do(who, c.Answer, yes=False)
    assert bench.table.ask is None, "whoever asked can withdraw"


def test_spectators_have_no_say(game: str) -> None:
    bench = Bench.of(game)
    who = actor(bench)
    bench.act()
    bench.until(lambda table: actor(bench) is not who).act()
    bench.do(who, c.Undo)
    assert bench.no(ZOE, c.Answer, yes=True).key == "refusal.not_asked"


def test_bots_always_agree(game: str) -> None:
    players = min(load(game).meta.players)
    bench = (
        Bench(players, seed=4, game=game)
        .seat(ANA, *["random", "greedy", "top"][: players - 1])
        .start()
    )
    bench.until(lambda table: table.to_act == 0)
    before = bench.table.state
    bench.act()
    bench.until(lambda table: table.to_act == 0)
    assert offer(bench.table, ANA.id) == "free"
    bench.do(ANA, c.Undo)
    assert bench.table.state == before


def test_an_action_meanwhile_drops_the_question() -> None:
    bench = four()
    who = actor(bench)
    bench.act()
    bench.act()
    bench.do(who, c.Undo)
    assert bench.table.bot_to_act() is None
    bench.act()
    assert bench.table.ask is None


def test_bots_wait_while_people_talk_about_it() -> None:
    bench = Bench(3, seed=4).seat(ANA, BOB, "random").start()
    bench.until(lambda table: table.to_act == 2 and table.ply > 12)
    assert bench.table.bot_to_act() is not None
    who = next(person for person in (ANA, BOB) if offer(bench.table, person.id) == "ask")
    bench.do(who, c.Undo)
    assert bench.table.bot_to_act() is None
    bench.do(BOB if who is ANA else ANA, c.Answer, yes=False)
    assert bench.table.bot_to_act() is not None


def test_whoever_leaves_is_not_asked() -> None:
    bench = Bench(3, seed=4).seat(ANA, BOB, EVE).start()
    who = actor(bench)
    bench.act()
    bench.act()
    bench.do(who, c.Undo)
    yes, gone = [person for person in (ANA, BOB, EVE) if person is not who]
    bench.do(yes, c.Answer, yes=True)
    done = bench.do(gone, c.Stand, seat=bench.table.seats_of(gone.id)[0])
    assert [event["kind"] for event in done.events] == ["stood", "undone"]


def test_an_asker_who_leaves_asks_no_more(game: str) -> None:
    bench = Bench.of(game)
    who = actor(bench)
    bench.act()
    bench.act()
    bench.do(who, c.Undo)
    bench.do(who, c.Stand, seat=bench.table.seats_of(who.id)[0])
    assert bench.table.ask is None


def test_the_log_keeps_what_was_taken_back(game: str) -> None:
    bench = Bench.of(game).calm()
    who, ply = actor(bench), bench.table.ply
    bench.quiet()
    acted = bench.table.version
    bench.do(who, c.Undo)
    told = {
        entry["n"]: entry for entry in map(msgspec.json.decode, project.entries(bench.table, None))
    }
    assert told[acted]["undone"] is True
    assert told[acted]["ply"] is None
    assert told[bench.table.version]["kind"] == "undone"
    assert told[bench.table.version]["to"] == ply
    bench.quiet()
    again = msgspec.json.decode(project.entries(bench.table, None)[-1])
    assert again["ply"] == ply + 1
    assert "undone" not in again


@pytest.mark.parametrize("rounds", [1, 3])
def test_taking_back_over_and_over(game: str, rounds: int) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, seed=8, game=game).seat(ANA, *["random"] * (players - 1)).start()
    for _ in range(rounds):
        for _ in range(9):
            bench.act()
        while offer(bench.table, ANA.id):
            bench.do(ANA, c.Undo)
    assert fingerprint(Table.from_events("t1", bench.log)) == fingerprint(bench.table)
    bench.finish()
    assert bench.table.outcome is not None


def several(game: str, n: int = 2) -> tuple[Bench, Player, list[int]]:
    """Return a table at which somebody has just done ``n`` quiet things in one turn, and the plies before each; of one action, one."""
    bench = Bench.of(game).calm()
    who, plies = actor(bench), []
    while len(plies) < n and actor(bench) == who:
        plies.append(bench.table.ply)
        bench.quiet()
    return bench, who, plies


def test_a_whole_turn_is_taken_back_at_once(game: str) -> None:
    bench, who, plies = several(game)
    before = bench.table.past
    assert before is not None
    first = before.at(plies[0])
    assert project.turn(bench.table, who.id, None, []).back == plies[0]
    done = bench.do(who, c.Undo, to=plies[0])
    assert [(event["kind"], event["to"]) for event in done.events] == [("undone", plies[0])]
    assert bench.table.state == first
    assert fingerprint(Table.from_events("t1", bench.log)) == fingerprint(bench.table)


def test_no_further_than_is_free(game: str) -> None:
    bench, who, plies = several(game)
    for to in (plies[0] - 1, bench.table.ply, bench.table.ply + 5):
        assert bench.no(who, c.Undo, to=to).key == "refusal.undo_far"
    others = [person for person in PEOPLE if person is not who and bench.table.seats_of(person.id)]
    assert all(back(bench.table, other.id) is None for other in others)
    bench.until(lambda table: offer(table, who.id) == "ask")
    assert back(bench.table, who.id) is None
    assert (
        bench.no(who, c.Undo, to=plies[0] if target(bench.table, who.id) != plies[0] else 0).key
        == "refusal.undo_far"
    )


def test_without_other_people_every_action_of_ones_own_is_within_reach(game: str) -> None:
    players = min(load(game).meta.players)
    bench = Bench(players, seed=8, game=game).seat(ANA, *["random"] * (players - 1)).start()
    bench.until(lambda table: target(table, ANA.id) is not None)
    first = target(bench.table, ANA.id)
    for _ in range(20):
        bench.act()
    assert back(bench.table, ANA.id) == first
    bench.do(ANA, c.Undo, to=first)
    assert bench.table.ply == first


def test_what_is_free_is_counted_as_the_steps_are_read():
    """`Past` keeps running numbers; here they are compared with a look at all steps, over plays and takings back."""
    pick = random.Random(4)
    past = Past(load("paris_paris").new(2))
    for _ in range(600):
        if past.ply and pick.random() < 0.2:
            past.cut(max(0, past.ply - pick.randrange(4)))
        else:
            by = pick.choice(("p-ana", "p-ana", "p-bob", None))
            actor = CHANCE if by is None and pick.random() < 0.5 else 0
            step = Step(actor, "-", by, pick.random() < 0.1, past.ply)
            past.push(step, past.at(0))
        for player in ("p-ana", "p-bob", "p-eve"):
            steps = past.steps
            own = [n for n, s in enumerate(steps) if s.by == player and s.actor != CHANCE]
            alone = len(steps)
            while alone and steps[alone - 1].by == player and not steps[alone - 1].barrier:
                alone -= 1
            assert (past.own(player), past.alone(player)) == (own, alone)
