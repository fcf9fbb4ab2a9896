"""Who took which action: whoever sits there, or a bot in their place."""

from __future__ import annotations

from lutetia.engine.actors import CHANCE
from lutetia.games.record import Record
from lutetia.table import commands as c
from lutetia.table.authors import bot_actions, own_actions
from lutetia.table.fold import table_from_events
from lutetia.table.records import opening
from tests.table.table_driver import ANA, BOB, EVE, TableDriver


def numbers(driver: TableDriver, seat: int) -> list[int]:
    """Return the numbers of the actions of a seat."""
    assert driver.table.history is not None
    return [n for n, step in enumerate(driver.table.history.steps, 1) if step.actor == seat]


def go_on(driver: TableDriver, plies: int) -> None:
    until = driver.table.ply + plies
    while driver.table.ply < until:
        driver.act()


def test_what_a_bot_plays_for_who_resigned_is_not_theirs() -> None:
    driver = TableDriver(3, seed=3).seat(ANA, BOB, "greedy").start()
    go_on(driver, 12)
    mine = numbers(driver, 0)
    driver.do(ANA, c.Resign, seat=0)
    go_on(driver, 12)
    table = driver.table
    assert table.seats[0].player == ANA.id, "the seat still bears her name"
    assert mine
    assert numbers(driver, 0) > mine
    assert own_actions(table) == sorted([*mine, *numbers(driver, 1)])
    assert bot_actions(table) == [n for n in numbers(driver, 0) if n not in mine]


def test_a_seat_that_changed_hands_counts_for_who_sits_there() -> None:
    driver = TableDriver(3, seed=3).seat(ANA, BOB, "greedy").start()
    go_on(driver, 12)
    bots = numbers(driver, 2)
    driver.agreed(EVE, c.Sit, seat=2)
    go_on(driver, 12)
    driver.do(ANA, c.Stand, seat=0)
    table = driver.table
    assert bots
    assert numbers(driver, 0)
    assert bot_actions(table) == bots, "a seat that is empty is nobody's"
    later = [n for n in numbers(driver, 2) if n not in bots]
    assert later
    assert own_actions(table) == sorted([*numbers(driver, 1), *later])


def test_of_a_record_nobody_is_known() -> None:
    driver = TableDriver(2, seed=3).seat(ANA, BOB).start()
    go_on(driver, 8)
    state = driver.table.state
    assert state is not None
    brought = opening(Record.of(state), ANA.id, 2.0)
    again = TableDriver(2)
    again.log, again.table = list(brought), table_from_events("t1", brought)
    again.seat(ANA, BOB)
    plies = again.table.ply
    assert own_actions(again.table) == bot_actions(again.table) == []
    go_on(again, 8)
    steps = again.table.history.steps if again.table.history is not None else []
    later = [n for n, one in enumerate(steps, 1) if n > plies and one.actor != CHANCE]
    assert own_actions(again.table) == later
    assert bot_actions(again.table) == []
