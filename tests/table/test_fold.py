"""A table is a fold over its events: rebuilt from them at any version it is the same,
to the last byte."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest

from lutetia.engine.errors import RecordError
from lutetia.table import commands as c
from lutetia.table.events import Event
from lutetia.table.fold import table_from_events
from lutetia.table.handlers.undo import offer
from lutetia.table.history import EVERY, RECENT
from lutetia.table.seating import Player
from tests.protocol.corpus import sent
from tests.protocol.fits import Fits
from tests.table.table_driver import ANA, BOB, EVE, ZOE, TableDriver, fingerprint


def busy_table() -> tuple[TableDriver, list[tuple[int, bytes]]]:
    """Return a table on which everything happened, and what it looked like at every version."""
    driver = TableDriver(4, seed=5)
    seen = [(driver.table.version, fingerprint(driver.table))]

    def note() -> None:
        seen.append((driver.table.version, fingerprint(driver.table)))

    def asker() -> Player:
        return next(person for person in (ANA, BOB, EVE) if offer(driver.table, person.id) == "ask")

    def others() -> list[Player]:
        ask = driver.table.proposal
        assert ask is not None
        return [
            person
            for person in (ANA, BOB, EVE)
            if set(driver.table.seats_of(person.id)) & (set(driver.table.needed()) - ask.yes)
        ]

    for step in (
        lambda: driver.do(ANA, c.Sit, seat=0),
        lambda: driver.do(BOB, c.Sit, seat=1),
        lambda: driver.say(EVE, "/join green"),
        lambda: driver.say(ANA, "/bot add top"),
        lambda: driver.do(ANA, c.Bot, seat=3, level="random"),
        lambda: driver.say(ZOE, "bonjour"),
        lambda: driver.do(BOB, c.Start),
        *[driver.act] * 9,
        lambda: driver.do(asker(), c.Undo),
        lambda: driver.do(others()[0], c.Answer, yes=True),
        lambda: driver.do(others()[0], c.Answer, yes=True),
        *[driver.act] * 5,
        lambda: driver.do(ZOE, c.Sit, seat=3),
        lambda: driver.do(BOB, c.Answer, yes=False),
        lambda: driver.do(EVE, c.Bot, seat=3, level="greedy"),
        lambda: driver.do(EVE, c.Answer, yes=False),
        lambda: driver.do(ZOE, c.Sit, seat=3),
        *[lambda who=who: driver.do(who, c.Answer, yes=True) for who in (EVE, ANA, BOB)],
        lambda: driver.do(BOB, c.Resign, seat=1),
        *[driver.act] * 3,
        lambda: driver.do(EVE, c.Stand, seat=2),
        lambda: driver.do(EVE, c.Sit, seat=2),
    ):
        step()
        note()
    while driver.table.status != "over":
        driver.act()
        note()
    driver.do(ZOE, c.Rematch)
    note()
    return driver, seen


def test_rebuilt_at_every_version() -> None:
    driver, seen = busy_table()
    log = msgspec.json.decode(msgspec.json.encode(driver.log))  # as storage gives it back
    assert len(seen) > 50
    for version, looked in seen:
        assert fingerprint(table_from_events("t1", log[: version + 1])) == looked, version


def test_every_event_is_of_its_kind() -> None:
    driver, _ = busy_table()
    kinds = {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in get_args(Event)}
    assert {event["kind"] for event in driver.log} <= set(kinds)
    for event in driver.log:
        Fits().check(sent(event), kinds[event["kind"]], event["kind"])


def test_versions_are_places_in_the_log() -> None:
    driver, _ = busy_table()
    assert driver.table.version == len(driver.log) - 1
    numbers = [entry.n for entry in driver.table.entries]
    assert numbers == sorted(set(numbers))
    for entry in driver.table.entries:
        assert driver.log[entry.n]["kind"] == entry.kind


def test_going_on_after_a_rebuild() -> None:
    one, two = TableDriver(3, seed=9), TableDriver(3, seed=9)
    for driver in (one, two):
        driver.seat(ANA, BOB, "greedy").start()
        for _ in range(7):
            driver.act()
    two.table = table_from_events("t1", two.log)
    one.finish()
    two.finish()
    assert fingerprint(one.table) == fingerprint(two.table)


def test_past_positions_without_keeping_all() -> None:
    driver = TableDriver(2, seed=3).seat(ANA, BOB).start()
    states = {}
    while driver.table.status != "over":
        driver.act()
        states[driver.table.ply] = driver.table.state
    past = driver.table.history
    assert past is not None
    assert len(past._kept) <= past.ply // EVERY + RECENT + 2
    for ply, state in states.items():
        assert past.at(ply) == state
    with pytest.raises(IndexError):
        past.at(past.ply + 1)
    with pytest.raises(IndexError):
        past.at(-1)


def test_cutting_back_and_going_on() -> None:
    driver = TableDriver(2, seed=3).seat(ANA, "random").start()
    for _ in range(30):
        driver.act()
    past = driver.table.history
    assert past is not None
    for ply in (past.ply, past.ply - 3, past.ply - 30, 5):
        wanted = past.at(ply)
        past.cut(ply)
        assert past.now == wanted
        assert past.ply == ply


@pytest.mark.parametrize(
    ("change", "at"),
    [
        ({"kind": "nonsense"}, 3),
        ({"kind": "act", "seat": 0, "text": "build louvre/red"}, -1),
        ({"kind": "chance", "text": "x"}, -1),
    ],
)
def test_a_log_that_contradicts_itself(change: dict[str, object], at: int) -> None:
    driver = TableDriver(2).seat(ANA, BOB).start()
    log = [dict(event) for event in driver.log]
    log[at] = {"at": 1.0, "by": None, **change}
    with pytest.raises((RecordError, ValueError)):
        table_from_events("t1", log)
