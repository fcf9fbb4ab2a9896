"""A table is a fold over its events: rebuilt from them at any version it is the same, to the last byte."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest

from lutetia.engine.errors import RecordError
from lutetia.table import commands as c
from lutetia.table.events import Event
from lutetia.table.past import EVERY, RECENT
from lutetia.table.people import Player
from lutetia.table.table import Table
from lutetia.table.verbs.undo import offer
from tests.protocol.corpus import sent
from tests.protocol.fits import Fits
from tests.table.bench import ANA, BOB, EVE, ZOE, Bench, fingerprint


def busy_table() -> tuple[Bench, list[tuple[int, bytes]]]:
    """Return a table on which everything happened, and what it looked like at every version."""
    bench = Bench(4, seed=5)
    seen = [(bench.table.version, fingerprint(bench.table))]

    def note() -> None:
        seen.append((bench.table.version, fingerprint(bench.table)))

    def asker() -> Player:
        return next(person for person in (ANA, BOB, EVE) if offer(bench.table, person.id) == "ask")

    def others() -> list[Player]:
        ask = bench.table.ask
        assert ask is not None
        return [
            person
            for person in (ANA, BOB, EVE)
            if set(bench.table.seats_of(person.id)) & (set(bench.table.needed()) - ask.yes)
        ]

    for step in (
        lambda: bench.do(ANA, c.Sit, seat=0),
        lambda: bench.do(BOB, c.Sit, seat=1),
        lambda: bench.say(EVE, "/join green"),
        lambda: bench.say(ANA, "/bot add top"),
        lambda: bench.do(ANA, c.Bot, seat=3, level="random"),
        lambda: bench.say(ZOE, "bonjour"),
        lambda: bench.do(BOB, c.Start),
        *[bench.act] * 9,
        lambda: bench.do(asker(), c.Undo),
        lambda: bench.do(others()[0], c.Answer, yes=True),
        lambda: bench.do(others()[0], c.Answer, yes=True),
        *[bench.act] * 5,
        lambda: bench.do(ZOE, c.Sit, seat=3),
        lambda: bench.do(BOB, c.Answer, yes=False),
        lambda: bench.do(EVE, c.Bot, seat=3, level="greedy"),
        lambda: bench.do(EVE, c.Answer, yes=False),
        lambda: bench.do(ZOE, c.Sit, seat=3),
        *[lambda who=who: bench.do(who, c.Answer, yes=True) for who in (EVE, ANA, BOB)],
        lambda: bench.do(BOB, c.Resign, seat=1),
        *[bench.act] * 3,
        lambda: bench.do(EVE, c.Stand, seat=2),
        lambda: bench.do(EVE, c.Sit, seat=2),
    ):
        step()
        note()
    while bench.table.status != "over":
        bench.act()
        note()
    bench.do(ZOE, c.Rematch)
    note()
    return bench, seen


def test_rebuilt_at_every_version() -> None:
    bench, seen = busy_table()
    log = msgspec.json.decode(msgspec.json.encode(bench.log))  # as storage gives it back
    assert len(seen) > 50
    for version, looked in seen:
        assert fingerprint(Table.from_events("t1", log[: version + 1])) == looked, version


def test_every_event_is_of_its_kind() -> None:
    bench, _ = busy_table()
    kinds = {get_args(get_type_hints(kind)["kind"])[0]: kind for kind in get_args(Event)}
    assert {event["kind"] for event in bench.log} <= set(kinds)
    for event in bench.log:
        Fits().check(sent(event), kinds[event["kind"]], event["kind"])


def test_versions_are_places_in_the_log() -> None:
    bench, _ = busy_table()
    assert bench.table.version == len(bench.log) - 1
    numbers = [entry.n for entry in bench.table.entries]
    assert numbers == sorted(set(numbers))
    for entry in bench.table.entries:
        assert bench.log[entry.n]["kind"] == entry.kind


def test_going_on_after_a_rebuild() -> None:
    one, two = Bench(3, seed=9), Bench(3, seed=9)
    for bench in (one, two):
        bench.seat(ANA, BOB, "greedy").start()
        for _ in range(7):
            bench.act()
    two.table = Table.from_events("t1", two.log)
    one.finish()
    two.finish()
    assert fingerprint(one.table) == fingerprint(two.table)


def test_past_positions_without_keeping_all() -> None:
    bench = Bench(2, seed=3).seat(ANA, BOB).start()
    states = {}
    while bench.table.status != "over":
        bench.act()
        states[bench.table.ply] = bench.table.state
    past = bench.table.past
    assert past is not None
    assert len(past._kept) <= past.ply // EVERY + RECENT + 2
    for ply, state in states.items():
        assert past.at(ply) == state
    with pytest.raises(IndexError):
        past.at(past.ply + 1)
    with pytest.raises(IndexError):
        past.at(-1)


def test_cutting_back_and_going_on() -> None:
    bench = Bench(2, seed=3).seat(ANA, "random").start()
    for _ in range(30):
        bench.act()
    past = bench.table.past
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
    bench = Bench(2).seat(ANA, BOB).start()
    log = [dict(event) for event in bench.log]
    log[at] = {"at": 1.0, "by": None, **change}
    with pytest.raises((RecordError, ValueError)):
        Table.from_events("t1", log)
