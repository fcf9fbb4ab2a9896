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
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import play_chance
from lutetia.table.messages import Outcome
from lutetia.table.records import opening, record
from lutetia.table.seating import Player
from lutetia.table.snapshot import dump, load_snapshot
from tests.games.connection.endings import closed
from tests.table.table_driver import ANA, BOB, EVE, ZOE, Seeded, TableDriver, fingerprint

TRADES = Path(__file__).parent.parent / "golden" / "connection" / "nothing_but_trades_remains.toml"
POINTS = [69, 71, 67]
ROUND = 3
"""Turns in a round of that game."""


def trades(*people: Player | str | None) -> TableDriver:
    """Return a table at which only trades can be made and rose is to act,
    with so many ``people``."""
    driver = TableDriver(3, game="connection")
    driver.log = opening(records.read(TRADES), ANA.id, 5.0)
    driver.table = table_from_events("t1", driver.log)
    return driver.seat(*people)


def at(position: dict[str, Any], *people: Player | str | None) -> TableDriver:
    """Return a table that begins from ``position``."""
    driver = TableDriver(position["players"], game="connection")
    driver.log[0] |= {"start": position}
    driver.table = table_from_events("t1", driver.log)
    return driver.seat(*people).start()


def ended(driver: TableDriver) -> Outcome:
    """Return the outcome, after a look at what everybody is told of it."""
    end = projection.outcome(driver.table)
    assert end is not None
    assert driver.table.status == "over"
    assert fingerprint(table_from_events("t1", driver.log)) == fingerprint(driver.table)
    assert fingerprint(load_snapshot("t1", dump(driver.table))) == fingerprint(driver.table)
    return end


def offered(driver: TableDriver, who: Player) -> str | None:
    return projection.turn(driver.table, who.id, 0, []).end


def kinds(done: Any) -> list[str]:
    return [event["kind"] for event in done.events]


def idle(driver: TableDriver) -> None:
    """Let whoever is to act give one worthless share for another."""
    view = driver.table.state.view(driver.table.to_act)  # type: ignore[union-attr]
    worth = {company["id"]: company["value"] for company in view["companies"]}
    hand = view["seats"][driver.table.to_act]["hand"]
    given = min(hand, key=lambda name: worth[name])
    driver.act(lambda texts: f"return {given}")
    driver.act(lambda texts: min(t for t in texts if t.startswith("take") and t.endswith("1")))


# --- people, in every game at any time -----------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_people_end_any_game_at_any_time(game: str) -> None:
    pick = random.Random(7)
    for moves in (0, 1, 9, 30):
        driver = TableDriver.of(game)
        for _ in range(moves):
            driver.act(pick.choice)
        people = [who for who in (ANA, BOB, EVE, ZOE) if driver.table.seats_of(who.id)]
        assert {offered(driver, who) for who in people} == {"ask"}
        assert kinds(driver.do(BOB, c.End)) == ["asked"]
        ask = projection.info(driver.table).ask
        others = [seat for seat, who in enumerate(people) if who is not BOB]
        assert (ask.what, ask.to, ask.need) == ("end", None, others)
        assert driver.no(ANA, c.End).key == "refusal.asked_already"
        for who in people:
            if who is not BOB:
                assert driver.table.status == "playing"
                done = driver.say(who, "/yes")
        assert kinds(done) == ["answered", "agreed", "over"]
        end = ended(driver)
        assert end.reason == "agreed"
        assert 1 in end.ranks
        for lines, score in zip(end.lines, end.scores, strict=True):
            assert sum(line.points for line in lines.lines) == score
        state = driver.table.state
        assert state is not None
        assert state.adjudicated().view(None)["to_act"] is None


@pytest.mark.parametrize("game", IDS)
def test_its_record_replays_and_is_checked(game: str) -> None:
    pick = random.Random(3)
    driver = TableDriver.of(game)
    for _ in range(12):
        driver.act(pick.choice)
    driver.do(ANA, c.End)
    for who in (BOB, EVE):
        if driver.table.seats_of(who.id):
            driver.do(who, c.Answer, yes=True)
    kept = record(driver.table, [])
    assert kept.result is not None
    assert kept.result["reason"] == "agreed"
    assert records.parse(kept.write()).replay() == driver.table.state
    table = table_from_events("t2", opening(records.parse(kept.write()), BOB.id, 6.0))
    play_chance(table, 6.0, Seeded())
    assert projection.outcome(table) == projection.outcome(driver.table)
    scores = ", ".join(str(n) for n in kept.result["scores"])
    more = ", ".join(str(n + 1) for n in kept.result["scores"])
    forged = kept.write().replace(f"scores = [{scores}]", f"scores = [{more}]")
    with pytest.raises(RecordError, match="result"):
        records.parse(forged).replay()


@pytest.mark.parametrize("game", IDS)
def test_one_no_and_the_game_goes_on(game: str) -> None:
    driver = TableDriver.of(game)
    driver.act()
    driver.say(ANA, "/end")
    driver.do(BOB, c.Answer, yes=False)
    assert (driver.table.proposal, driver.table.status) == (None, "playing")
    assert driver.table.outcome is None
    driver.act()
    before = driver.table.ply
    mover = next(
        who for who in (ANA, BOB, EVE) if projection.turn(driver.table, who.id, 0, []).undo
    )
    driver.do(mover, c.Undo)  # taking back still works, asked or not
    if driver.table.proposal is not None:
        for who in (ANA, BOB, EVE):
            if who is not mover and driver.table.seats_of(who.id):
                driver.do(who, c.Answer, yes=True)
    assert driver.table.ply < before
    driver.say(ANA, "/end")
    driver.act()
    assert (driver.table.proposal, driver.table.status) == (None, "playing"), (
        "a move drops the question"
    )


def test_who_resigned_is_not_asked_and_comes_last() -> None:
    driver = TableDriver(3, game="paris").seat(ANA, BOB, EVE).start()
    driver.do(BOB, c.Resign, seat=1)
    assert driver.no(BOB, c.End).key == "refusal.seat_resigned"
    assert offered(driver, BOB) is None
    driver.do(EVE, c.End)
    assert projection.info(driver.table).ask.need == [0]
    driver.do(ANA, c.Answer, yes=True)
    end = ended(driver)
    assert (end.reason, end.ranks[1], end.resigned) == ("agreed", 3, [1])


def test_one_person_on_all_seats_ends_at_once() -> None:
    driver = TableDriver(2, game="cite").seat(ANA, ANA).start()
    assert offered(driver, ANA) == "free"
    assert kinds(driver.do(ANA, c.End)) == ["agreed", "over"]
    assert ended(driver).scores is not None


def test_only_those_who_play_are_offered_it() -> None:
    driver = TableDriver(3, game="connection").seat(ANA, BOB, EVE)
    assert driver.no(ANA, c.End).key == "refusal.not_started"
    driver.start()
    assert offered(driver, ZOE) is None
    assert driver.no(ZOE, c.End).key == "refusal.seated_only"
    for who in (BOB, EVE):
        driver.do(who, c.Resign, seat=driver.table.seats_of(who.id)[0])
    assert driver.no(ANA, c.End).key == "refusal.over"


# --- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_nobody_alone_against_bots_ends_a_game_when_it_suits(game: str) -> None:
    seats = min(lutetia.game(game).meta.players)
    driver = TableDriver(seats, game=game).seat(ANA, *["greedy"] * (seats - 1)).start()
    pick = random.Random(5)
    for _ in range(10):
        assert offered(driver, ANA) == "bots"
        assert driver.no(ANA, c.End).key == "refusal.bots_play_on"
        assert driver.table.proposal is None
        driver.act(pick.choice)


def test_two_people_and_a_bot_that_plays_on() -> None:
    driver = TableDriver(3, game="paris_paris").seat(ANA, BOB, "random").start()
    assert driver.no(ANA, c.End).key == "refusal.bots_play_on"
    driver = TableDriver(3, game="paris_paris").seat(ANA, BOB, EVE).start()
    driver.do(EVE, c.Stand, seat=2)
    driver.do(ANA, c.End)
    driver.do(ANA, c.Bot, seat=2, level="random")
    driver.do(BOB, c.Answer, yes=True, what="bot")
    assert driver.table.proposal is None, "it was not asked"
    assert driver.no(ANA, c.End).key == "refusal.bots_play_on"


@pytest.mark.rule("PC7.6")
def test_where_a_share_may_come_back_bots_play_on() -> None:
    """All sixteen trades of this position lead to one in which something can be built again."""
    driver = trades(ANA, "top", "greedy")
    state = driver.table.state
    assert state is not None
    assert state.prompt()[0]["key"] == "connection.prompt.only_trade"
    assert not state.cannot_progress
    assert driver.no(ANA, c.End).key == "refusal.bots_play_on"
    driver = trades(ANA, "greedy", "greedy")
    assert kinds(driver.do(ANA, c.Resign, seat=0)) == ["resigned"], "nor do bots alone end it"


@pytest.mark.rule("PC7.6")
def test_people_may_end_it_there() -> None:
    driver = trades(ANA, BOB, EVE)
    driver.do(BOB, c.End)
    driver.do(EVE, c.Answer, yes=True)
    driver.do(ANA, c.Answer, yes=True)
    end = ended(driver)
    assert (list(end.scores), list(end.ranks), end.reason) == (POINTS, [2, 1, 3], "agreed")


@pytest.mark.rule("PC7.6")
def test_after_six_rounds_without_a_build_bots_agree() -> None:
    driver = trades(ANA, "top", "greedy")
    assert driver.table.state is not None
    since = driver.table.state.view()["idle"]
    for _ in range(6 * ROUND - since):
        assert offered(driver, ANA) == "bots"
        idle(driver)
    assert offered(driver, ANA) == "free"
    assert kinds(driver.do(ANA, c.End)) == ["agreed", "over"]
    assert ended(driver).reason == "agreed"


@pytest.mark.rule("PC7.6")
def test_bots_alone_do_not_go_on_for_ever() -> None:
    driver = trades(ANA, "greedy", "greedy")
    driver.do(ANA, c.Resign, seat=0)
    for _ in range(6 * ROUND):
        if driver.table.status == "playing":
            idle(driver)
    end = ended(driver)
    assert (end.reason, end.ranks[0], end.resigned) == ("agreed", 3, [0])


@pytest.mark.rule("PC7.6")
def test_where_nothing_can_ever_be_built_bots_agree_at_once() -> None:
    driver = at(closed(), ANA, "top", "greedy")
    assert driver.table.state is not None
    assert driver.table.state.prompt()[0]["key"] == "connection.prompt.stuck"
    assert offered(driver, ANA) == "free"
    assert kinds(driver.do(ANA, c.End)) == ["agreed", "over"]
    alone = at(closed(), "greedy", "middle", "random")
    assert alone.table.status == "over"


def test_a_free_seat_waits_for_somebody() -> None:
    driver = trades(None, "greedy", "greedy")
    assert play_chance(driver.table, 6.0, Seeded()).events == []
    assert driver.table.status == "playing"


def test_a_forged_end_is_refused() -> None:
    early = TableDriver(3, game="connection").seat(ANA, ANA, ANA).start()
    for _ in range(12):
        early.act(random.Random(1).choice)
    forged = (
        record(early.table, [0, 1, 2]).write()
        + '\n[result]\nscores = [5, 0, 0]\nranks = [1, 2, 2]\nreason = "agreed"\n'
    )
    with pytest.raises(RecordError, match="result"):
        records.parse(forged).replay()


def test_sending_the_bots_away_ends_nothing() -> None:
    driver = TableDriver(3, game="connection").seat(ANA, "greedy", "greedy").start()
    for seat in (1, 2):
        driver.do(ANA, c.Bot, seat=seat, level=None)
        assert offered(driver, ANA) == "bots"
        assert driver.no(ANA, c.End).key == "refusal.bots_play_on"
