"""Playing again: what the last game decides about the next (LC1.7, PC9.4),
as long as the same people sit in the same seats."""

from __future__ import annotations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import execute
from lutetia.table.handlers.begin import next_table
from lutetia.table.snapshot import dump, load_snapshot
from lutetia.table.table import Table
from tests.table.table_driver import ANA, BOB, EVE, Seeded, TableDriver, created


def again(driver: TableDriver) -> Table:
    """Return the table of the rematch, not begun yet."""
    table = table_from_events("t2", next_table(driver.table, ANA.id, 9.0))
    return load_snapshot("t2", dump(table))


def begun(table: Table, seed: int) -> int:
    """Begin the game; return who starts."""
    execute(table, ANA, c.Start(id="s"), 10.0, Seeded(seed), lambda: "t3")
    assert table.state is not None
    return table.state.view()["start"]


@pytest.mark.parametrize("loser", [0, 1])
def test_who_lost_starts_the_rematch(loser: int) -> None:
    driver = TableDriver(2, game="cite").seat(ANA, BOB).start()
    driver.do((ANA, BOB)[loser], c.Resign, seat=loser)
    assert driver.table.status == "over"
    for seed in range(4):
        table = again(driver)
        assert begun(table, seed) == loser
        assert table.history is not None
        assert [step.actor for step in table.history.steps][:2] == [CHANCE, CHANCE]
        assert table_from_events("t2", [table.created_event]).status == "open"


@pytest.mark.rule("PC9.4")
def test_the_start_player_passes_clockwise_when_paris_connection_is_played_again() -> None:
    driver = TableDriver(3, game="connection").seat(ANA, BOB, EVE).start()
    assert driver.table.state is not None
    first = driver.table.state.view()["start"]
    for seat, who in ((0, ANA), (1, BOB)):
        driver.do(who, c.Resign, seat=seat)
    stations = set()
    for seed in range(4):
        table = again(driver)
        assert begun(table, seed) == (first + 1) % 3
        assert table.state is not None
        stations.add(str(table.state.to_data()["stations"]))
    assert len(stations) > 1, "all else is drawn anew"


def test_with_other_people_or_other_seats_it_is_drawn() -> None:
    driver = TableDriver(2, game="cite").seat(ANA, BOB).start()
    driver.do(BOB, c.Resign, seat=1)
    found = set()
    for seed in range(12):
        table = again(driver)
        execute(table, BOB, c.Stand(id="a", seat=1), 9.5, Seeded(), lambda: "t3")
        execute(table, EVE, c.Sit(id="b", seat=1), 9.5, Seeded(), lambda: "t3")
        found.add(begun(table, seed))
    assert found == {0, 1}


def test_a_game_that_decides_nothing_draws() -> None:
    driver = TableDriver(2).seat(ANA, BOB).start().finish()
    assert "opening" not in again(driver).created_event


def test_an_old_log_with_an_option_without_effect_is_told_as_it_is():
    """Tables were once opened with all postcards and the first set,
    which is of the base game alone."""
    for of, options, told in (
        ("cite", {"cards": "first", "pool": "all"}, {"cards": "first", "pool": "base"}),
        ("paris_paris", {"open_bag": True}, {"open_bag": False, "small_tour": "both"}),
    ):
        table = table_from_events("t1", [created(2, of=of) | {"options": options}])
        assert projection.info(table).options == told
