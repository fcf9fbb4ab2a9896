"""Records from outside, as an attack: long ones, many at once, slow ones, greedy ones.
Nobody else waits."""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lutetia.games.record import parse
from lutetia.server import exports
from lutetia.server.readers import MAX_AT_ONCE, Effort, Readers
from lutetia.server.responses import HttpError
from lutetia.server.verify import verify
from lutetia.table import projection
from tests.server.client import raw_line, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.long_records import trades
from tests.server.patience import PATIENCE

MAX_ACTIONS = 5000
MAX_BLOCK = 0.1
"""Seconds of processor time in one callback of the loop. The aim is 0.02;
a busy machine with cold caches is given more."""


@contextmanager
def blocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """Yield what the callbacks of all loops take, in seconds of their thread's processor time."""
    found = [0.0]
    run = asyncio.events.Handle._run

    def timed(self: asyncio.Handle) -> None:
        start = time.thread_time()
        run(self)
        found.append(time.thread_time() - start)

    parse(trades(60)).replay()  # what a server loads before it opens
    gc.disable()  # as a server does: a pass over everything is no work of these callbacks
    try:
        with monkeypatch.context() as patch:
            patch.setattr(asyncio.events.Handle, "_run", timed)
            yield found
    finally:
        gc.enable()


def memory() -> int:
    """Return the bytes of memory that this process has: the server is in it."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def bring(site: Site, text: str) -> httpx.Response:
    return httpx.post(f"{site.base}/api/records", content=text, timeout=PATIENCE)


def brought(site: Site, text: str) -> str:
    """Bring a record, look at its table, and return its name."""
    answer = bring(site, text)
    assert answer.status_code == 201, answer.text
    name = str(answer.json()["id"])
    with raw_line(site.base, f"/ws/t/{name}") as line:
        line.hear()
    return name


def longer(text: str, actions: int) -> str:
    """Return a record with ``actions`` lines, whatever they say."""
    head, body = text.split("actions = [\n")
    lines = body.split("\n]")[0].split("\n")
    return head + "actions = [\n" + "\n".join((lines * 5)[:actions]) + "\n]\n"


def test_six_of_the_longest_at_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    brought(site, trades(60))  # what is compiled is loaded by now
    before = memory()
    with blocks(monkeypatch) as found, ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: bring(site, trades(MAX_ACTIONS)), range(6)))
        codes = [answer.status_code for answer in answers]
        assert set(codes) == {201, 429}  # one address has one on its way
        for answer in answers:
            if answer.status_code == 429:
                assert answer.json()["error"]["code"] == "record_busy"
                assert 0 < int(answer.headers["retry-after"]) < 60
        refused = list(
            pool.map(lambda _: bring(site, longer(trades(MAX_ACTIONS), 20_000)), range(6))
        )
        assert {answer.status_code for answer in refused} == {422, 429}
        why = next(a.json()["error"]["args"]["why"] for a in refused if a.status_code == 422)
        assert "20000" in why
        assert "at most 5000" in why
        name = next(answer.json()["id"] for answer in answers if answer.status_code == 201)
        with raw_line(site.base, f"/ws/t/{name}") as line:
            now = line.hear()
            assert now["turn"]["ply"] == MAX_ACTIONS
            assert (len(now["entries"]), now["more"]) == (projection.PAGE, True)
        record = httpx.get(f"{site.base}/api/tables/{name}/record", timeout=PATIENCE)
        assert record.text.count("\n") > MAX_ACTIONS
    assert max(found) < MAX_BLOCK
    assert memory() - before < 100 * 2**20


def test_a_long_table_is_opened_without_keeping_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "test.db"
    with running(quick(tmp_path)) as site:
        name = brought(site, trades(MAX_ACTIONS))
        with raw_line(site.base, f"/ws/t/{name}") as line:
            whole = line.hear()
    assert verify(path).differences == []
    with opened(path) as connection:
        connection.execute("DELETE FROM snapshots")
    with (
        running(quick(tmp_path)) as site,
        blocks(monkeypatch) as found,
        raw_line(site.base, f"/ws/t/{name}") as line,
    ):
        assert line.hear() == whole
    assert max(found) < MAX_BLOCK


def test_a_record_that_takes_too_much_is_refused_and_ends_nothing(site: Site) -> None:
    readers, others = site.app.state.readers, {*multiprocessing.active_children()}
    text, usual = trades(MAX_ACTIONS), readers.effort
    # Short of memory each ends elsewhere, and native code may ask for some until its time is over.
    short = [Effort(memory=memory) for memory in (2**17, 2**20, 2**22)]
    efforts = [
        (("processor time",), Effort(cpu=-1.0)),  # an allowance that is used up
        *((("MB", "processor time"), effort) for effort in short),
        (("s to replay",), Effort(deadline=0.05)),
    ]
    try:
        for words, effort in efforts:
            readers.effort = effort
            answer = bring(site, text)
            assert answer.status_code == 422, answer.text
            error = answer.json()["error"]
            assert (error["code"], error["key"]) == ("record_heavy", "failure.record_heavy")
            assert any(word in error["args"]["why"] for word in words)
        readers.effort = Effort(idle=0.2)
        assert bring(site, text).status_code == 201
        wait_until(lambda: {*multiprocessing.active_children()} <= others, "the worker stays")
        assert bring(site, trades(60)).status_code == 201
    finally:
        readers.effort = usual


def test_one_address_has_one_place_and_there_are_few() -> None:
    readers = Readers()
    with readers.place("192.0.2.1"), pytest.raises(HttpError), readers.place("192.0.2.1"):
        pass
    held = [readers.place(f"192.0.2.{n}") for n in range(MAX_AT_ONCE)]
    for place in held:
        place.__enter__()
    with pytest.raises(HttpError), readers.place("192.0.2.99"):
        pass
    held[0].__exit__(None, None, None)
    with readers.place("192.0.2.99"):
        pass


def test_a_record_is_written_out_once_for_all_who_may_know_the_same(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []
    recording = exports.recording

    def counted(table: Any, viewers: Any) -> Any:
        made.append(viewers)
        return recording(table, viewers)

    monkeypatch.setattr(exports, "recording", counted)
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
        path = f"/api/tables/{table}/record"
        with ThreadPoolExecutor(8) as pool:
            texts = list(
                pool.map(lambda _: httpx.get(site.base + path, timeout=PATIENCE).text, range(40))
            )
        assert len(set(texts)) == 1
        assert made == [()]
        assert "marker lilac ?" in texts[0]
        mine = [ana.http.get(path).text for _ in range(5)]
        assert "marker lilac ?" not in mine[0]
        assert len(set(mine)) == 1
        assert made == [(), (0,)]
        plain = ana.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == mine[0]
        one.do("chat", text="hello")
        assert ana.http.get(path).text
        assert made == [(), (0,), (0,)]


def test_reads_and_records_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, reads="3/hour", records="1/hour")) as site:
        ana = site.person("Ana")
        table = ana.table(2)
        assert ana.http.get("/api/tables").status_code == 200
        assert ana.http.get(f"/api/tables/{table}/record").status_code == 200
        with ana.line(table) as line:
            assert line.now["type"] == "table"
        for path in ("/api/tables", f"/api/tables/{table}/record", f"/api/tables/{table}/view"):
            answer = ana.http.get(path)
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 3000
        with raw_line(site.base, f"/ws/t/{table}") as line:
            with pytest.raises(ConnectionClosed) as closed:
                line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        assert [bring(site, "").status_code for _ in range(2)] == [422, 429]


def test_pages_of_the_log_are_told_with_ones_own_eyes(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projection, "PAGE", 4)
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2)

    def log(line: Any) -> list[dict[str, Any]]:
        """Return the whole log, as a newcomer fetches it."""
        entries, more = line.now["entries"], line.now["more"]
        while more:
            line.say("log", before=entries[0]["n"])
            page = line.until(lambda m: m["type"] == "log")
            assert (page["type"], page["before"]) == ("log", entries[0]["n"])
            assert 1 <= len(page["entries"]) <= 4
            entries, more = page["entries"] + entries, page["more"]
        return list(entries)

    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
    with (
        ana.line(table) as one,
        bob.line(table) as two,
        raw_line(site.base, f"/ws/t/{table}") as none,
    ):
        none.hear()
        mine, theirs, open_ = (json.dumps(log(line)) for line in (one, two, none))
        assert ("marker lilac ?" in mine, "marker grey ?" in mine) == (False, True)
        assert ("marker lilac ?" in theirs, "marker grey ?" in theirs) == (True, False)
        assert "marker lilac ?" in open_
        assert "marker grey ?" in open_
        name = one.say("log", before=0)
        page = one.until(lambda m: m.get("id") == name)
        assert (page["entries"], page["more"]) == ([], False)
