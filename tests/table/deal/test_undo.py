"""Undo past a draw: never by oneself where the deal is sealed or the game is rated, and never
without a trace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.table import commands as c
from lutetia.table.fold import table_from_events
from lutetia.table.handlers.undo import earliest_free_ply, offer
from tests.table.deal.sealed_driver import SealedDriver
from tests.table.table_driver import ANA, BOB, TableDriver

GAMES = ("paris_paris", "cite", "paris")  # in Connection chance is done before the first turn


def rated(game: str) -> TableDriver:
    driver = TableDriver(2, game=game)
    driver.log[0]["rated"] = True  # type: ignore[typeddict-unknown-key]
    driver.table = table_from_events("t1", driver.log)
    return driver


def drawn(driver: TableDriver) -> TableDriver:
    """Play on until Ana's own latest action was answered by chance, and she is to act."""
    table = driver.table
    while True:
        seat = table.to_act
        events = driver.act().events
        if seat == 0 and any(event["kind"] == "chance" for event in events):
            return driver


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["sealed", "rated"])
def test_nobody_takes_back_a_draw_alone_with_bots(game: str, kind: str) -> None:
    driver = SealedDriver(2, game=game) if kind == "sealed" else rated(game)
    driver.seat(replace(ANA, account=True), "greedy")
    driver.online = set()  # type: ignore[attr-defined]
    driver.start()
    drawn(driver)
    assert offer(driver.table, ANA.id) is None
    assert earliest_free_ply(driver.table, ANA.id) is None
    assert driver.no(ANA, c.Undo).key == "refusal.undo_draw"


def test_practice_is_free_as_ever() -> None:
    driver = drawn(TableDriver(2).seat(ANA, "greedy").start())
    assert offer(driver.table, ANA.id) == "free"
    driver.do(ANA, c.Undo)


@pytest.mark.parametrize("game", ["paris", "cite"])
def test_what_no_draw_has_answered_is_taken_back_freely(game: str) -> None:
    driver = SealedDriver(2, game=game).seat(ANA, "greedy")
    assert isinstance(driver, SealedDriver)
    driver.online = set()
    driver.start()
    driver.until(lambda table: table.to_act == 0).calm()
    driver.until(lambda table: table.to_act == 0)
    driver.quiet()
    if offer(driver.table, ANA.id) == "free":
        first = earliest_free_ply(driver.table, ANA.id)
        assert first is not None
        assert driver.table.history is not None
        steps = driver.table.history.steps[first:]
        assert all(step.actor != CHANCE for step in steps)
        driver.do(ANA, c.Undo)
        assert driver.log[-1]["kind"] == "undone"


def test_with_consent_a_draw_is_void_and_the_next_has_another_number() -> None:
    driver = SealedDriver(2, game="cite").seat(ANA, BOB)
    assert isinstance(driver, SealedDriver)
    driver.begin()
    drawn(driver)
    n = driver.deal.next
    driver.do(ANA, c.Undo)
    done = driver.do(BOB, c.Answer, yes=True)
    assert done.events[-1]["kind"] == "undone"
    assert driver.deal.next == n, "the counter never goes back"
    drawn(driver)
    numbers = [event["n"] for event in driver.log if event["kind"] == "chance"]
    assert numbers == list(range(len(numbers)))
    undone = [entry.draw.n for entry in driver.table.entries if entry.undone and entry.draw]
    assert undone == [n - 1]


def test_nobody_consents_by_leaving() -> None:
    driver = SealedDriver(2, game="cite").seat(ANA, BOB)
    assert isinstance(driver, SealedDriver)
    driver.begin()
    drawn(driver)
    ply = driver.table.ply
    driver.do(ANA, c.Undo)
    done = driver.do(BOB, c.Stand, seat=1)
    assert [event["kind"] for event in done.events] == ["stood", "answered"]
    assert driver.table.ply == ply
    assert driver.table.proposal is None
    assert driver.no(ANA, c.Undo).key == "refusal.undo_draw"
