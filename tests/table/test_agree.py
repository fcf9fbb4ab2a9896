"""People end any game as it stands when all agree; bots agree only where it goes nowhere."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import lutetia
from lutetia.engine.errors import RecordError
from lutetia.games import IDS
from lutetia.games import record as records
from lutetia.table import commands as c
from lutetia.table import project
from lutetia.table.messages import Outcome
from lutetia.table.people import Player
from lutetia.table.records import opening, record
from lutetia.table.snapshot import freeze, thaw
from lutetia.table.table import Table
from lutetia.table.verbs import settle
from tests.games.connection.endings import closed
from tests.table.bench import ANA, BOB, EVE, ZOE, Bench, Seeded, fingerprint

TRADES = Path(__file__).parent.parent / "golden" / "connection" / "nothing_but_trades_remains.toml"
POINTS = [69, 71, 67]
ROUND = 3
"""Turns in a round of that game."""


def trades(*people: Player | str | None) -> Bench:
    """Return a table at which only trades can be made and rose is to act, with so many ``people``."""
    bench = Bench(3, game="connection")
    bench.log = opening(records.read(TRADES), ANA.id, 5.0)
    bench.table = Table.from_events("t1", bench.log)
    return bench.seat(*people)


def at(position: dict[str, Any], *people: Player | str | None) -> Bench:
    """Return a table that begins from ``position``."""
    bench = Bench(position["players"], game="connection")
    bench.log[0] |= {"start": position}
    bench.table = Table.from_events("t1", bench.log)
    return bench.seat(*people).start()


def ended(bench: Bench) -> Outcome:
    """Return the outcome, after a look at what everybody is told of it."""
    end = project.outcome(bench.table)
    assert end is not None
    assert bench.table.status == "over"
    assert fingerprint(Table.from_events("t1", bench.log)) == fingerprint(bench.table)
    assert fingerprint(thaw("t1", freeze(bench.table))) == fingerprint(bench.table)
    return end


def offered(bench: Bench, who: Player) -> str | None:
    return project.turn(bench.table, who.id, 0, []).end


def kinds(done: Any) -> list[str]:
    return [event["kind"] for event in done.events]


def idle(bench: Bench) -> None:
    """Let whoever is to act give one worthless share for another."""
    view = bench.table.state.view(bench.table.to_act)  # type: ignore[union-attr]
    worth = {company["id"]: company["value"] for company in view["companies"]}
    hand = view["seats"][bench.table.to_act]["hand"]
    given = min(hand, key=lambda name: worth[name])
    bench.act(lambda texts: f"return {given}")
    bench.act(lambda texts: min(t for t in texts if t.startswith("take") and t.endswith("1")))


# --- people, in every game at any time -----------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_people_end_any_game_at_any_time(game: str) -> None:
    pick = random.Random(7)
    for moves in (0, 1, 9, 30):
        bench = Bench.of(game)
        for _ in range(moves):
            bench.act(pick.choice)
        people = [who for who in (ANA, BOB, EVE, ZOE) if bench.table.seats_of(who.id)]
        assert {offered(bench, who) for who in people} == {"ask"}
        assert kinds(bench.do(BOB, c.End)) == ["asked"]
        ask = project.info(bench.table).ask
        others = [seat for seat, who in enumerate(people) if who is not BOB]
        assert (ask.what, ask.to, ask.need) == ("end", None, others)
        assert bench.no(ANA, c.End).key == "refusal.asked_already"
        for who in people:
            if who is not BOB:
                assert bench.table.status == "playing"
                done = bench.say(who, "/yes")
        assert kinds(done) == ["answered", "agreed", "over"]
        end = ended(bench)
        assert end.reason == "agreed"
        assert 1 in end.ranks
        for lines, score in zip(end.lines, end.scores, strict=True):
            assert sum(line.points for line in lines.lines) == score
        state = bench.table.state
        assert state is not None
        assert state.adjudicated().view(None)["to_act"] is None


@pytest.mark.parametrize("game", IDS)
def test_its_record_replays_and_is_checked(game: str) -> None:
    pick = random.Random(3)
    bench = Bench.of(game)
    for _ in range(12):
        bench.act(pick.choice)
    bench.do(ANA, c.End)
    for who in (BOB, EVE):
        if bench.table.seats_of(who.id):
            bench.do(who, c.Answer, yes=True)
    kept = record(bench.table, [])
    assert kept.result is not None
    assert kept.result["reason"] == "agreed"
    assert records.parse(kept.write()).replay() == bench.table.state
    table = Table.from_events("t2", opening(records.parse(kept.write()), BOB.id, 6.0))
    settle(table, 6.0, Seeded())
    assert project.outcome(table) == project.outcome(bench.table)
    scores = ", ".join(str(n) for n in kept.result["scores"])
    more = ", ".join(str(n + 1) for n in kept.result["scores"])
    forged = kept.write().replace(f"scores = [{scores}]", f"scores = [{more}]")
    with pytest.raises(RecordError, match="result"):
        records.parse(forged).replay()


@pytest.mark.parametrize("game", IDS)
def test_one_no_and_the_game_goes_on(game: str) -> None:
    bench = Bench.of(game)
    bench.act()
    bench.say(ANA, "/end")
    bench.do(BOB, c.Answer, yes=False)
    assert (bench.table.ask, bench.table.status) == (None, "playing")
    assert bench.table.outcome is None
    bench.act()
    before = bench.table.ply
    mover = next(who for who in (ANA, BOB, EVE) if project.turn(bench.table, who.id, 0, []).undo)
    bench.do(mover, c.Undo)  # taking back still works, asked or not
    if bench.table.ask is not None:
        for who in (ANA, BOB, EVE):
            if who is not mover and bench.table.seats_of(who.id):
                bench.do(who, c.Answer, yes=True)
    assert bench.table.ply < before
    bench.say(ANA, "/end")
    bench.act()
    assert (bench.table.ask, bench.table.status) == (None, "playing"), "a move drops the question"


def test_who_resigned_is_not_asked_and_comes_last() -> None:
    bench = Bench(3, game="paris").seat(ANA, BOB, EVE).start()
    bench.do(BOB, c.Resign, seat=1)
    assert bench.no(BOB, c.End).key == "refusal.seat_resigned"
    assert offered(bench, BOB) is None
    bench.do(EVE, c.End)
    assert project.info(bench.table).ask.need == [0]
    bench.do(ANA, c.Answer, yes=True)
    end = ended(bench)
    assert (end.reason, end.ranks[1], end.resigned) == ("agreed", 3, [1])


def test_one_person_on_all_seats_ends_at_once() -> None:
    bench = Bench(2, game="cite").seat(ANA, ANA).start()
    assert offered(bench, ANA) == "free"
    assert kinds(bench.do(ANA, c.End)) == ["agreed", "over"]
    assert ended(bench).scores is not None


def test_only_those_who_play_are_offered_it() -> None:
    bench = Bench(3, game="connection").seat(ANA, BOB, EVE)
    assert bench.no(ANA, c.End).key == "refusal.not_started"
    bench.start()
    assert offered(bench, ZOE) is None
    assert bench.no(ZOE, c.End).key == "refusal.seated_only"
    for who in (BOB, EVE):
        bench.do(who, c.Resign, seat=bench.table.seats_of(who.id)[0])
    assert bench.no(ANA, c.End).key == "refusal.over"


# --- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_nobody_alone_against_bots_ends_a_game_when_it_suits(game: str) -> None:
    seats = min(lutetia.game(game).meta.players)
    bench = Bench(seats, game=game).seat(ANA, *["greedy"] * (seats - 1)).start()
    pick = random.Random(5)
    for _ in range(10):
        assert offered(bench, ANA) == "bots"
        assert bench.no(ANA, c.End).key == "refusal.bots_play_on"
        assert bench.table.ask is None
        bench.act(pick.choice)


def test_two_people_and_a_bot_that_plays_on() -> None:
    bench = Bench(3, game="paris_paris").seat(ANA, BOB, "random").start()
    assert bench.no(ANA, c.End).key == "refusal.bots_play_on"
    bench = Bench(3, game="paris_paris").seat(ANA, BOB, EVE).start()
    bench.do(EVE, c.Stand, seat=2)
    bench.do(ANA, c.End)
    bench.do(ANA, c.Bot, seat=2, level="random")
    bench.do(BOB, c.Answer, yes=True, what="bot")
    assert bench.table.ask is None, "it was not asked"
    assert bench.no(ANA, c.End).key == "refusal.bots_play_on"


@pytest.mark.rule("PC7.6")
def test_where_a_share_may_come_back_bots_play_on() -> None:
    """All sixteen trades of this position lead to one in which something can be built again."""
    bench = trades(ANA, "top", "greedy")
    state = bench.table.state
    assert state is not None
    assert state.prompt()[0]["key"] == "connection.prompt.only_trade"
    assert not state.cannot_progress
    assert bench.no(ANA, c.End).key == "refusal.bots_play_on"
    bench = trades(ANA, "greedy", "greedy")
    assert kinds(bench.do(ANA, c.Resign, seat=0)) == ["resigned"], "nor do bots alone end it"


@pytest.mark.rule("PC7.6")
def test_people_may_end_it_there() -> None:
    bench = trades(ANA, BOB, EVE)
    bench.do(BOB, c.End)
    bench.do(EVE, c.Answer, yes=True)
    bench.do(ANA, c.Answer, yes=True)
    end = ended(bench)
    assert (list(end.scores), list(end.ranks), end.reason) == (POINTS, [2, 1, 3], "agreed")


@pytest.mark.rule("PC7.6")
def test_after_six_rounds_without_a_build_bots_agree() -> None:
    bench = trades(ANA, "top", "greedy")
    assert bench.table.state is not None
    since = bench.table.state.view()["idle"]
    for _ in range(6 * ROUND - since):
        assert offered(bench, ANA) == "bots"
        idle(bench)
    assert offered(bench, ANA) == "free"
    assert kinds(bench.do(ANA, c.End)) == ["agreed", "over"]
    assert ended(bench).reason == "agreed"


@pytest.mark.rule("PC7.6")
def test_bots_alone_do_not_go_on_for_ever() -> None:
    bench = trades(ANA, "greedy", "greedy")
    bench.do(ANA, c.Resign, seat=0)
    for _ in range(6 * ROUND):
        if bench.table.status == "playing":
            idle(bench)
    end = ended(bench)
    assert (end.reason, end.ranks[0], end.resigned) == ("agreed", 3, [0])


@pytest.mark.rule("PC7.6")
def test_where_nothing_can_ever_be_built_bots_agree_at_once() -> None:
    bench = at(closed(), ANA, "top", "greedy")
    assert bench.table.state is not None
    assert bench.table.state.prompt()[0]["key"] == "connection.prompt.stuck"
    assert offered(bench, ANA) == "free"
    assert kinds(bench.do(ANA, c.End)) == ["agreed", "over"]
    alone = at(closed(), "greedy", "middle", "random")
    assert alone.table.status == "over"


def test_a_free_seat_waits_for_somebody() -> None:
    bench = trades(None, "greedy", "greedy")
    assert settle(bench.table, 6.0, Seeded()).events == []
    assert bench.table.status == "playing"


def test_a_forged_end_is_refused() -> None:
    early = Bench(3, game="connection").seat(ANA, ANA, ANA).start()
    for _ in range(12):
        early.act(random.Random(1).choice)
    forged = (
        record(early.table, [0, 1, 2]).write()
        + '\n[result]\nscores = [5, 0, 0]\nranks = [1, 2, 2]\nreason = "agreed"\n'
    )
    with pytest.raises(RecordError, match="result"):
        records.parse(forged).replay()


def test_sending_the_bots_away_ends_nothing() -> None:
    bench = Bench(3, game="connection").seat(ANA, "greedy", "greedy").start()
    for seat in (1, 2):
        bench.do(ANA, c.Bot, seat=seat, level=None)
        assert offered(bench, ANA) == "bots"
        assert bench.no(ANA, c.End).key == "refusal.bots_play_on"
