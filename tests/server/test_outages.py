"""A database that is away for a while, under a process that lives on."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lutetia.server import deadlines
from lutetia.server.connection import LATER, RESTART
from lutetia.server.errors import StoreError
from lutetia.server.storage.database import Job
from lutetia.server.storage.store import Store
from lutetia.table.clock import MS
from lutetia.table.pace import PACES, Pace
from tests.server.client import Line, Person, raw_line, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.patience import PATIENCE
from tests.server.test_deadlines import begun, kinds


class Away:
    """A database that can be away.

    Attributes:
        writing: whether nothing can be written.
        reading: whether nothing can be read.
        after: commits after which neither can be.
        refused: commits that could not be written.
        held: set when a commit waits for ``go_on``; None: none does.
        falling: how often it cannot be written that somebody's time is up.
    """

    def __init__(self, site: Site, patch: pytest.MonkeyPatch) -> None:
        store: Store = site.app.state.store
        self.writing = self.reading = False
        self.after: int | None = None
        self.refused = self.falling = 0
        self.held: threading.Event | None = None
        self.go_on = threading.Event()
        commit, fetch = store._writer._commit, store._database.fetch

        def write(jobs: Sequence[Job]) -> list[Exception | None]:
            if self.held is not None:
                self.held.set()
                self.go_on.wait()
            if self.falling and "fell" in repr(jobs):
                self.falling -= 1
                raise OSError("there is no room")
            if self.after == 0:
                self.writing = self.reading = True
            if self.writing:
                self.refused += 1
                raise OSError("nobody is there")
            if self.after is not None:
                self.after -= 1
            return commit(jobs)

        def read(sql: str, params: Sequence[object] = ()) -> list[object]:
            if self.reading:
                raise StoreError("nobody is there")
            return fetch(sql, params)

        patch.setattr(store._writer, "_commit", write)
        patch.setattr(store._database, "fetch", read)

    @contextmanager
    def all(self) -> Iterator[None]:
        """Let the database be away until the block ends."""
        self.writing = self.reading = True
        yield
        self.back()

    def back(self) -> None:
        self.writing = self.reading = False
        self.after = None


def version(path: Path, table: str) -> int:
    with opened(path) as connection:
        found = connection.execute(
            "SELECT max(version) FROM events WHERE table_id = ?", (table,)
        ).fetchone()
    return int(found[0])


def sent_away(line: Line) -> None:
    """Hear until the server has everybody come again at once."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            line.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == RESTART


def test_a_table_that_could_not_be_read_again_goes_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table, before = ana.played(1)
        away = Away(site, monkeypatch)
        with ana.line(table) as line:
            turn = line.now["turn"]
            act = {"seat": turn["to_act"], "action": turn["legal"][0]["text"]}
            with away.all():
                line.say("act", version=before, **act)
                sent_away(line)
        with ana.line(table) as line:
            assert line.now["version"] == before
            assert line.do("act", version=before, **act)["version"] > before
        assert site.app.state.metrics.broken == set()


def test_a_socket_is_to_come_again_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table, _ = ana.played(1)
        state = site.app.state
        away = Away(site, monkeypatch)
        with away.all():
            for path in ("/ws/lobby", f"/ws/t/{table}"):
                site.call(state.sessions._known.clear)
                site.call(state.registry.actors.clear)
                with (
                    raw_line(site.base, path, cookie=ana.cookie()) as line,
                    pytest.raises(ConnectionClosed) as closed,
                ):
                    line.hear()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == LATER
        assert [one.name for one in caplog.records if one.exc_info] == []
        with ana.line(table) as line:
            assert line.now["type"] == "table"


def test_a_start_that_could_not_be_written_is_in_every_index_when_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana = site.person("Ana")
        hook = {"webhook": "https://example.org/hook"}
        assert ana.http.post("/api/me/notices/channels", json=hook).status_code == 201
        table = ana.table(2, pace="daily")
        away = Away(site, monkeypatch)
        with ana.line(table) as line:
            line.do("sit", seat=1)  # on both, so that it waits for her whoever begins
            away.writing = True
            assert line.ask("start")["text"]["key"] == "refusal.not_stored"
            away.back()
            line.do("start")
        with opened(settings.db) as connection:
            for sql, found in (
                ("SELECT status FROM tables WHERE id = ?", "playing"),
                ("SELECT waits FROM sittings WHERE table_id = ?", 1),
                (
                    "SELECT DISTINCT player_id FROM notices WHERE table_id = ? AND kind <> 'turn'",
                    ana.id,
                ),
            ):
                assert connection.execute(sql, (table,)).fetchall() == [(found,)]


def test_bots_go_on_where_nobody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana: Person = site.person("Ana")
        table = ana.table(2)
        away = Away(site, monkeypatch)
        with ana.line(table) as line:
            line.do("stand", seat=0)
            for seat in (0, 1):
                line.do("bot", seat=seat, level="random")
            away.after = 3
            line.say("start")
            sent_away(line)
        before = version(settings.db, table)
        wait_until(lambda: away.refused > 0, "nothing was refused")
        away.back()
        wait_until(lambda: version(settings.db, table) > before + 5, "no bot plays")


def test_a_fall_that_could_not_be_written_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "live", Pace(1, 1))
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        away = Away(site, monkeypatch)
        table = begun(ana, bob, "loss")
        away.falling = 2
        wait_until(lambda: "over" in kinds(settings.db, table), "nobody fell")
        assert away.falling == 0
    assert kinds(settings.db, table)[-2:] == ["fell", "over"]


@pytest.mark.parametrize("at_once", [True, False])
def test_nobody_loses_by_the_time_in_which_nothing_could_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    monkeypatch.setitem(PACES, "live", Pace(4, 1))
    monkeypatch.setattr(deadlines, "ALIVE_EVERY", 0.2)
    monkeypatch.setattr(deadlines, "SHORT", 0.4)
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        away = Away(site, monkeypatch)
        table = begun(ana, bob, "loss")
        with ana.line(table) as one, bob.line(table) as two:
            mover, other = (one, two) if one.now["turn"]["mine"] else (two, one)
            turn = mover.now["turn"]
            act = {"seat": turn["to_act"], "action": turn["legal"][0]["text"]}
            away.writing = True
            refused = mover.ask("act", version=mover.now["version"], **act)
            assert refused["text"]["key"] == "refusal.not_stored"
            time.sleep(5)  # longer than anybody has time
            assert other.ask("chat", text="?")["text"]["key"] == "refusal.not_stored"
            away.back()
            if not at_once:
                wait_until(lambda: "credited" in kinds(settings.db, table), "nothing is given back")
            assert mover.ask("act", version=mover.now["version"], **act)["type"] == "ack"
            left = mover.now["turn"]["clock"]["left"]
            assert all(ms > 3 * MS for ms in left)
    found = kinds(settings.db, table)
    assert found.count("credited") == 1 and "fell" not in found


def test_a_commit_that_never_returns_keeps_no_process_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, go_on = threading.Event(), threading.Event()
    try:
        with running(quick(tmp_path)) as site:
            ana = site.person("Ana")
            table, _ = ana.played(1)
            away = Away(site, monkeypatch)
            with ana.line(table) as line:
                line.do("seen", version=line.now["version"])  # it is to be written at the end
                away.held, away.go_on = held, go_on
                line.say("chat", text="?")
                assert held.wait(PATIENCE)
                registry = site.app.state.registry
                site.wait(registry.leave())  # as where other processes take the tables over
                assert registry.actors == {}
            start = time.monotonic()
        assert time.monotonic() - start < 20
    finally:
        go_on.set()
