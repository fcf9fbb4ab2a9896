"""Time at a real server: who falls while nobody looks, and what happens when the site was away."""

from __future__ import annotations

import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lutetia.server.deadlines import Deadlines, due_of
from lutetia.server.steady import SteadyTime
from lutetia.table.clock import MS, Clock
from lutetia.table.pace import PACES, Pace
from tests.server.accounts import stand
from tests.server.client import Person, wait_until
from tests.server.conftest import quick, running
from tests.server.database import opened

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
    with opened(path) as connection:
        rows = connection.execute(
            "SELECT json_extract(body, '$.kind') FROM events WHERE table_id = ? ORDER BY version",
            (table,),
        ).fetchall()
    return [kind for (kind,) in rows]


def as_if_earlier(path: Path, away: float) -> None:
    """Make all that has happened on a site so many seconds older."""
    with opened(path) as connection:
        events = connection.execute("SELECT table_id, version, body FROM events").fetchall()
        for name, version, body in events:
            event = json.loads(body)
            earlier = json.dumps({**event, "at": event["at"] - away}).encode()
            connection.execute(
                "UPDATE events SET body = ? WHERE table_id = ? AND version = ?",
                (earlier, name, version),
            )
        connection.execute("DELETE FROM snapshots")
        connection.execute("UPDATE deadlines SET due = due - ?", (away,))
        connection.execute(
            "INSERT INTO probes (id, at) VALUES (2, ?) ON CONFLICT (id) DO UPDATE SET at = "
            "excluded.at",
            (time.time() - away,),
        )


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


@pytest.mark.parametrize(("mu", "level"), [(60.0, "top"), (25.0, "middle"), (0.0, "random")])
def test_the_bot_is_about_as_strong_as_who_is_late(tmp_path: Path, mu: float, level: str) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        for person in (ana, bob):
            stand(site, person, mu)
        table = begun(ana, bob, "keeper")
        wait_until(lambda: "fell" in kinds(settings.db, table), "nobody is late")
        with ana.line(table) as line:
            levels = {seat.get("keeper") for seat in line.now["table"]["seats"]}
        assert levels - {None} == {level}


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


def test_a_table_with_events_of_a_later_version_is_shown_though_its_time_ran(
    tmp_path: Path,
) -> None:
    """As after going back to the version before."""
    settings = quick(tmp_path)
    PACES["live"] = Pace(3600, 1)
    with running(settings) as site:
        table = begun(site.person("Ana"), site.person("Bob"), "loss")
    as_if_earlier(settings.db, 7200)
    with opened(settings.db) as connection:
        connection.execute(
            "INSERT INTO events SELECT table_id, max(version) + 1, ? FROM events GROUP BY table_id",
            (b'{"kind":"later","at":1.0,"by":null}',),
        )
    before = kinds(settings.db, table)
    with running(settings) as site, Person(site.base).line(table) as line:
        assert line.now["table"]["status"] == "playing"
    assert kinds(settings.db, table) == before


def test_time_that_the_site_was_away_is_given_back(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    PACES["live"] = Pace(3600, 1)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = begun(ana, bob, "loss")
        assert site.call(lambda: due_of(site.actor(table).table)) is not None
    as_if_earlier(settings.db, 7200)
    with running(settings) as site:
        wait_until(lambda: "credited" in kinds(settings.db, table), "nothing was given back")
        with Person(site.base).line(table) as line:
            assert line.now["table"]["status"] == "playing"
            left = line.now["turn"]["clock"]["left"]
            assert all(3500 * MS < ms <= 3600 * MS for ms in left)
    assert kinds(settings.db, table).count("credited") == 1


def test_deadlines_of_turns_that_are_over_are_forgotten() -> None:
    clock, now = Clock(PACES["daily"], 2), [1e9]
    table: Any = SimpleNamespace(id="t", clock=clock)
    unused: Any = None
    deadlines = Deadlines(unused, lambda: now[0], unused, unused, unused)
    for turn in range(100):
        now[0] += 60
        clock.go(turn % 2, round(now[0] * MS))
        deadlines.follow(table)
        assert len(deadlines._heap) <= 2
        assert (deadlines._due["t"], "t") in [(due, name) for due, name, _, _ in deadlines._heap]


def test_steady_time_follows_no_jump_of_the_wall_clock() -> None:
    wall, mono = [1000.0], [50.0]
    now = SteadyTime(0.0, lambda: wall[0], lambda: mono[0])
    wall[0], mono[0] = -5e9, 60.0
    assert now() == 1010.0
    assert SteadyTime(3000.0, lambda: 1000.0, lambda: 7.0)() == 3000.0
