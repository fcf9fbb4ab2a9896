"""Giving up, with two, three and four players."""

from __future__ import annotations

import pytest

from lutetia.games import IDS, load
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers.undo import offer
from tests.table.table_driver import ANA, BOB, EVE, ZOE, TableDriver, fingerprint

PEOPLE = (ANA, BOB, EVE, ZOE)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", [game for game in IDS if 2 in load(game).meta.players])
def test_two_players(game: str, seat: int) -> None:
    driver = TableDriver(2, game=game).seat(ANA, BOB).start()
    driver.act()
    done = driver.do(PEOPLE[seat], c.Resign, seat=seat)
    assert [event["kind"] for event in done.events] == ["resigned", "over"]
    assert driver.table.status == "over"
    end = projection.outcome(driver.table)
    assert end is not None
    assert end.reason == "resigned"
    assert end.ranks[1 - seat] == 1
    assert end.ranks[seat] == 2
    assert end.resigned == [seat]


@pytest.mark.parametrize("players", [3, 4])
def test_played_on_by_a_bot_and_ranked_last(players: int) -> None:
    driver = TableDriver(players, seed=6).seat(*PEOPLE[:players]).start()
    driver.do(ANA, c.Resign, seat=0)
    assert driver.table.status == "playing"
    assert projection.info(driver.table).seats[0].resigned
    driver.until(lambda table: table.to_act == 0)
    assert driver.table.bot_to_act() == (0, "greedy")
    assert not projection.may_act(driver.table, ANA.id)
    assert (
        driver.no(ANA, c.Act, seat=0, action="build louvre", version=driver.table.version).key
        == "refusal.seat_resigned"
    )
    for kind, values in (
        (c.Resign, {"seat": 0}),
        (c.Stand, {"seat": 0}),
        (c.Bot, {"seat": 0, "level": "top"}),
    ):
        assert driver.no(ANA, kind, **values).key == "refusal.seat_resigned"
    assert driver.no(BOB, c.Sit, seat=0).key == "refusal.seat_resigned"
    assert offer(driver.table, ANA.id) is None
    driver.finish()
    end = projection.outcome(driver.table)
    assert end is not None
    assert end.ranks[0] == players
    assert sorted(end.ranks)[0] == 1
    assert end.reason == "rounds"


@pytest.mark.parametrize("players", [3, 4])
def test_the_last_one_wins(players: int) -> None:
    driver = TableDriver(players).seat(*PEOPLE[:players]).start()
    for seat in range(players - 1):
        assert driver.table.status == "playing"
        driver.do(PEOPLE[seat], c.Resign, seat=seat)
    assert driver.table.status == "over"
    end = projection.outcome(driver.table)
    assert end is not None
    assert end.ranks == [players - seat for seat in range(players)], "whoever gave up first is last"
    assert fingerprint(table_from_events("t1", driver.log)) == fingerprint(driver.table)


def test_against_bots_one_resignation_does_not_end_it() -> None:
    driver = TableDriver(3).seat(ANA, "random", "random").start()
    driver.do(ANA, c.Resign, seat=0)
    assert driver.table.status == "playing"
    driver.finish()


def test_a_resigned_seat_has_no_say_about_taking_back() -> None:
    driver = TableDriver(3, seed=4).seat(ANA, BOB, EVE).start()
    for _ in range(6):
        driver.act()
    driver.do(EVE, c.Resign, seat=2)
    while offer(driver.table, ANA.id) != "ask":
        driver.act()
    driver.do(ANA, c.Undo)
    assert driver.table.needed() == [1]


def test_which_of_several_seats() -> None:
    driver = TableDriver(3).seat(ANA, ANA, BOB).start()
    assert driver.no(ANA, c.Chat, text="/resign").key == "refusal.which_seat"
    driver.say(ANA, "/resign grey")
    assert driver.table.resigned == [1]
    driver.say(ANA, "/resign")
    assert driver.table.status == "over"
