"""Time at a real server: who falls while nobody looks, and what happens when the site was away."""

from __future__ import annotations

import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lutetia.server.deadlines import ALIVE_EVERY, SHORT, Outage, due_of
from lutetia.server.steady import SteadyTime
from lutetia.server.storage.driver import sqlite
from lutetia.table.clock import MS, Clock
from lutetia.table.pace import PACES, Pace
from tests.server.client import Person, wait_until
from tests.server.conftest import quick, running

QUICK = Pace(1, 1)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Live games of one second a seat."""
    monkeypatch.setitem(PACES, "live", QUICK)


def begun(ana: Person, bob: Person, fall: str) -> str:
    table = ana.table(2, pace="live", fall=fall)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
    return table


def kinds(path: Path, table: str) -> list[str]:
    with sqlite.connect(path) as connection:
        rows = connection.execute(
            "SELECT json_extract(body, '$.kind') FROM events WHERE table_id = ? ORDER BY version",
            (table,),
        ).fetchall()
    connection.close()
    return [kind for (kind,) in rows]


def test_a_seat_falls_while_nobody_looks(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = begun(ana, bob, "loss")
        wait_until(lambda: "over" in kinds(settings.db, table), "nobody fell")
        with ana.line(table) as line:
            assert line.now["table"]["outcome"]["reason"] == "time"
            assert line.now["table"]["timing"]["pace"] == "live"
            assert line.now["turn"]["clock"]["runs"] is None
    assert kinds(settings.db, table)[-2:] == ["fell", "over"]


def test_a_bot_plays_for_who_is_late_and_stops_when_they_return(tmp_path: Path) -> None:
    settings = quick(tmp_path, bot_pause=(0.3, 0.3))
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = begun(ana, bob, "keeper")
        with ana.line(table) as one:
            wait_until(lambda: kinds(settings.db, table).count("fell") == 2, "nobody is late")
            one.do("sit", seat=0)
            assert kinds(settings.db, table).count("returned") == 1


def test_who_comes_too_late_has_not_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = begun(ana, bob, "loss")
        with ana.line(table) as one, bob.line(table) as two:
            late = one if one.now["turn"]["mine"] else two
            registry = site.app.state.registry
            before = registry.now
            monkeypatch.setattr(registry, "now", lambda: before() + 5)
            turn = late.now["turn"]
            answer = late.ask(
                "act",
                seat=turn["to_act"],
                action=turn["legal"][0]["text"],
                version=late.now["version"],
            )
            assert answer["type"] == "refused"


def test_time_that_the_site_was_away_is_given_back(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    PACES["live"] = Pace(3600, 1)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = begun(ana, bob, "loss")
        assert site.call(lambda: due_of(site.actor(table).table)) is not None
    away = 7200
    with sqlite.connect(settings.db) as connection:  # as if all had happened two hours ago
        connection.execute(
            "UPDATE events SET body = CAST(json_set(body, '$.at', json_extract(body, '$.at') - ?) "
            "AS BLOB)",
            (away,),
        )
        connection.execute("DELETE FROM snapshots")
        connection.execute("UPDATE deadlines SET due = due - ?", (away,))
        connection.execute(
            "INSERT INTO probes (id, at) VALUES (2, ?) ON CONFLICT (id) DO UPDATE SET at = "
            "excluded.at",
            (time.time() - away,),
        )
    connection.close()
    with running(settings) as site:
        wait_until(lambda: "credited" in kinds(settings.db, table), "nothing was given back")
        with Person(site.base).line(table) as line:
            assert line.now["table"]["status"] == "playing"
            left = line.now["turn"]["clock"]["left"]
            assert all(3500 * MS < ms <= 3600 * MS for ms in left)
    assert kinds(settings.db, table).count("credited") == 1


def test_steady_time_follows_no_jump_of_the_wall_clock() -> None:
    wall, mono = [1000.0], [50.0]
    now = SteadyTime(0.0, lambda: wall[0], lambda: mono[0])
    wall[0], mono[0] = -5e9, 60.0
    assert now() == 1010.0
    assert SteadyTime(3000.0, lambda: 1000.0, lambda: 7.0)() == 3000.0


TOLERANCE = 0.005
"""Seconds: the log has milliseconds."""


@pytest.mark.parametrize("seed", range(20))
def test_ten_thousand_games_with_crashes_and_jumps_of_the_clock(seed: int) -> None:
    """Nobody falls who had time left, and nobody goes on who had none.

    500 games a seed: a world with a true time, a wall clock that is set wrong now and then, and a
    site that crashes and starts again. Players think; the site judges by what it has written down.
    """
    dice = random.Random(seed)
    world = World(dice)
    for _ in range(500):
        world.game()
    assert world.wrong == 0
    assert world.missed == 0
    assert world.falls > 20  # else nothing was tried


class World:
    """True time, a wall clock, and a site that counts by `SteadyTime`, `Outage` and `Clock`."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.true, self.skew = 1e6, 0.0
        self.alive = 1e6
        self.now = self.start(0.0)
        self.falls = self.wrong = self.missed = 0
        self.used = self.over = 0.0

    def start(self, at_least: float) -> SteadyTime:
        return SteadyTime(at_least, lambda: self.true + self.skew, lambda: self.true)

    def crash(self, clock: Clock) -> None:
        """Let the site be away for a while, and the wall clock be set."""
        before = self.now()
        self.alive = max(self.alive, before - self.dice.uniform(0, ALIVE_EVERY))
        self.true += self.dice.choice([0.0, 3.0, 60.0, 5e4])
        if self.dice.random() < 0.3:
            self.skew += self.dice.uniform(-1e5, 1e5)
        self.now = self.start(self.alive)
        table: Any = SimpleNamespace(clock=clock)
        ms = Outage(self.alive, self.now()).of(table)
        if ms and clock.runs is not None:
            clock.credit(clock.runs, ms)
        # What the clock counts of the outage: nothing of a long one, less than `SHORT` of a short
        # one. The note is up to `ALIVE_EVERY` old, so it may give back a little too much.
        counted = self.now() - before - ms / MS
        assert -ALIVE_EVERY - TOLERANCE <= counted <= SHORT
        self.used += max(0.0, counted)
        self.over += max(0.0, -counted)

    def game(self) -> None:
        dice = self.dice
        pace = Pace(dice.choice([30, 600]), dice.choice([0, 20]))
        clock = Clock(pace, 2)
        for turn in range(dice.randint(1, 12)):
            seat = turn % 2
            clock.go(seat, round(self.now() * MS))
            left = clock.time_left(seat, clock.since) / MS
            think = dice.choice([0.0, 5.0, left - 0.1, left + 0.1, dice.uniform(0, 40), 4000.0])
            stops = sorted(dice.uniform(0, think) for _ in range(dice.choice([0, 0, 1, 2])))
            before = self.used = self.over = 0.0
            for stop in [*stops, think]:
                self.true += stop - before
                self.used += stop - before
                before = stop
                if stop != think:
                    self.crash(clock)
            due = clock.due()
            assert due is not None
            if round(self.now() * MS) >= due:
                self.falls += 1
                self.wrong += self.used < left - TOLERANCE
                return
            self.missed += self.used > left + self.over + TOLERANCE
