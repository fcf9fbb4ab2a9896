"""Tables out of records, and records out of tables."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import msgspec
import pytest

from lutetia.coach import report
from lutetia.engine.errors import RecordError
from lutetia.games import load
from lutetia.games import record as records
from lutetia.games.record import Record
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import play_chance
from lutetia.table.records import opening, record
from lutetia.table.snapshot import dump, load_snapshot
from lutetia.table.table import Table
from tests.table.table_driver import ANA, BOB, EVE, EVERYBODY, Seeded, TableDriver
from tests.table.test_rated import ANN, RatedDriver


def ended(made: Record) -> Record:
    """Return a record as if nobody were still playing the game."""
    return replace(made, table={})


def brought_in(text: str) -> Table:
    table = table_from_events("t3", opening(records.parse(text), ANA.id, 5.0))
    play_chance(table, 5.0, Seeded())
    return table


def test_a_finished_game_comes_back_to_be_looked_through(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, game=game).seat(ANA, *["random"] * (players - 1)).start().finish()
    table = brought_in(record(driver.table, []).write())
    assert table.status == "over"
    assert projection.outcome(table) == projection.outcome(driver.table)
    assert [one.name for one in table.seats] == [one.name for one in driver.table.seats]
    assert all(one.kind == "empty" for one in table.seats)
    assert projection.position(table, 20, None) is not None


def test_an_unfinished_game_goes_on(game: str) -> None:
    players = min(load(game).meta.players)
    driver = TableDriver(players, game=game).seat(*[ANA] * players).start()
    for _ in range(11):
        driver.act()
    text = record(driver.table, range(players)).write()
    assert "?" not in text, "whoever holds all seats knows all that was drawn"
    table = brought_in(text)
    assert table.status == "playing"
    assert table.state == driver.table.state
    again = TableDriver(players, game=game)
    again.table = table
    for seat, who in enumerate(EVERYBODY[:players]):
        again.do(who, c.Sit, seat=seat)
    again.finish()


def test_everybody_is_told_that_a_game_was_brought_in(game: str) -> None:
    driver = TableDriver.of(game)
    fresh = ended(record(driver.table, []))
    table = brought_in(replace(fresh, actions=()).write())
    for one, brought in ((driver.table, False), (table, True)):
        entries = [msgspec.json.decode(entry) for entry in projection.entries(one, None)]
        assert [entry.get("brought", False) for entry in entries if entry["kind"] == "started"] == [
            brought
        ]


def test_who_brought_a_game_may_take_its_seats_until_it_goes_on() -> None:
    driver = TableDriver(3).seat(ANA, ANA, ANA).start()
    for _ in range(11):
        driver.act()
    again = TableDriver(3)
    again.table = brought_in(record(driver.table, [0, 1, 2]).write())
    again.do(BOB, c.Sit, seat=0)
    assert again.no(BOB, c.Sit, seat=1).key == "refusal.seat_secret", "the record was not his"
    again.do(BOB, c.Stand, seat=0)
    again.do(ANA, c.Sit, seat=0)
    again.do(ANA, c.Sit, seat=1)
    again.do(ANA, c.Bot, seat=2, level="random")
    assert load_snapshot("t3", dump(again.table)).has_moved is False
    again.act()
    again.do(ANA, c.Bot, seat=2, level=None)
    assert again.no(ANA, c.Sit, seat=2).key == "refusal.seat_secret"
    assert load_snapshot("t3", dump(again.table)).has_moved is True


def test_a_record_that_ends_before_chance_has_played(game: str) -> None:
    driver = TableDriver.of(game)
    full = ended(record(driver.table, range(driver.table.players)))
    table = brought_in(replace(full, actions=full.actions[:2]).write())
    assert table.to_act is not None


def test_what_is_hidden_cannot_be_brought_in(game: str) -> None:
    driver, pick = TableDriver.of(game), random.Random(7)
    while (
        record(driver.table, [0]).write()
        == record(driver.table, range(driver.table.players)).write()
    ):
        driver.act(pick.choice)  # in some games nothing is hidden at first
    with pytest.raises(RecordError, match="hidden"):
        brought_in(ended(record(driver.table, [0])).write())


def test_a_game_between_people_is_neither_opened_nor_judged_while_it_runs(game: str) -> None:
    """Not even by who holds all secrets: nobody is to be helped by a copy."""
    driver = TableDriver.of(game)
    for _ in range(6):
        driver.act()
    running = records.parse(record(driver.table, range(driver.table.players)).write())
    assert running.table == {"running": True}
    for use in (lambda: brought_in(running.write()), lambda: report(running)):
        with pytest.raises(RecordError, match="still playing"):
            use()
    for seat, who in enumerate(EVERYBODY[: driver.table.players]):
        if driver.table.status == "playing":
            driver.do(who, c.Resign, seat=seat)
    over = record(driver.table, [])
    assert over.table == {}
    assert brought_in(over.write()).status == "over"


def test_a_rated_game_against_bots_runs_as_well() -> None:
    driver = RatedDriver().begun(ANN, "random")
    assert records.parse(record(driver.table, [0]).write()).table["running"]


def test_resignations_travel() -> None:
    driver = TableDriver(3).seat(ANA, BOB, EVE).start()
    driver.act()
    driver.do(BOB, c.Resign, seat=1)
    driver.do(EVE, c.Resign, seat=2)
    text = record(driver.table, []).write()
    table = brought_in(text)
    assert table.status == "over"
    assert projection.outcome(table) == projection.outcome(driver.table)
    for wrong in ("[1, 1]", "[7]", "[0, 1, 2]", '["x"]', "[true]"):
        with pytest.raises(RecordError):
            brought_in(text.replace("resigned = [1, 2]", f"resigned = {wrong}"))


def test_from_a_position(game: str) -> None:
    driver = TableDriver.of(game)
    for _ in range(6):
        driver.act()
    assert driver.table.state is not None
    start = driver.table.state.to_data()
    seats = range(driver.table.players)
    full = replace(ended(record(driver.table, seats)), start=start, actions=())
    table = brought_in(full.write())
    assert table.state == driver.table.state
    assert table.ply == 0
    with pytest.raises(RecordError, match="over"):
        record(table, seats)


def test_a_position_without_an_answer_is_not_opened() -> None:
    """Each field may be right and the whole still nowhere that the rules lead:
    such a table would show itself to nobody."""
    ground = ["bobobobo"] * 8
    beginning = 'format = 1\ngame = "cite"\nplayers = 2\noptions = { cards = "random" }\nstart = '
    start = {"ground": ground, "options": {"cards": "random"}, "postcards": {"le-peintre": "blue"}}
    with pytest.raises(RecordError, match="le-peintre"):
        brought_in(beginning + json.dumps(json.dumps(start)))
    nothing = brought_in(beginning + json.dumps(json.dumps({**start, "postcards": {}})))
    assert nothing.state is not None
    assert nothing.state.is_over, "where nobody can do anything the game is over"


def test_before_the_start() -> None:
    assert record(TableDriver(2).table, []).actions == ()
