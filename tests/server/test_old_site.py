"""A site of an earlier version opens in this one: everybody is told the same, byte for byte
but for what `as_now` names, and plays on.

``old_site/site.db.xz`` is a database as version 0.1.0 of 24 November 2026 left it (commit 0116c42):
games of all titles, running, finished, ended by consent, with somebody who gave up, with bots, out
of a record. ``told.json.xz`` is what that version told each of four people who connected to each
table one after another, the records it gave, and the cookies of their sessions.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.engine.outcome import AGREED
from lutetia.games.record import parse
from lutetia.server.verify import verify
from tests.server.client import Message, raw_line
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE

pytestmark = pytest.mark.sqlite

OLD = Path(__file__).parent / "old_site"
TOLD: dict[str, Any] = json.loads(lzma.decompress((OLD / "told.json.xz").read_bytes()))


def restored(folder: Path) -> Path:
    """Return a copy of the old database."""
    path = folder / "test.db"
    path.write_bytes(lzma.decompress((OLD / "site.db.xz").read_bytes()))
    return path


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("old")
    restored(folder)
    with running(quick(folder)) as site:
        yield site


def connected(site: Site, table: str, cookie: str) -> Message:
    """Return the first thing that somebody with a session of the old site is told at ``table``."""
    with raw_line(site.base, f"/ws/t/{table}", cookie=cookie) as line:
        return line.hear()


def as_now(told: Message) -> Message:
    """Return what somebody was told as they are told it now: the sentence for whoever acts reaches
    nobody else, and a view says that all agreed to the end."""
    ours = deepcopy(told)
    if not ours["turn"]["mine"]:
        ours["turn"]["prompt"] = None
    if (ours["table"]["outcome"] or {}).get("reason") == AGREED:
        ours["view"]["agreed"] = True
    return ours


def without_snapshots(path: Path) -> None:
    """Leave nothing but the log, as a newer build sees it:
    the snapshots of another one are never read."""
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM snapshots")
    connection.close()


def test_nothing_in_it_has_changed(tmp_path: Path) -> None:
    report = verify(restored(tmp_path))
    assert report.differences == []
    assert report.tables >= len(TOLD["tables"])


@pytest.mark.parametrize("table", TOLD["tables"])
def test_everybody_is_told_what_they_were_told_before(old: Site, table: str) -> None:
    for person in TOLD["people"]:
        before = TOLD["tables"][table]["told"][person["id"]]
        told = connected(old, table, person["cookie"])
        until = time.monotonic() + PATIENCE
        # Whoever came before may still be leaving: a closed line is noticed a moment later.
        while (
            told["table"]["spectators"] > before["table"]["spectators"] and time.monotonic() < until
        ):
            told = connected(old, table, person["cookie"])
        assert told == as_now(before)


@pytest.mark.parametrize("table", TOLD["tables"])
def test_its_records_are_the_same(old: Site, table: str) -> None:
    headers = {"cookie": TOLD["people"][0]["cookie"]}
    answer = httpx.get(f"{old.base}/api/tables/{table}/record", headers=headers, timeout=PATIENCE)
    before = TOLD["tables"][table]["record"]
    if not answer.is_success:
        assert answer.status_code == before
        return
    found = parse(answer.text)
    told = TOLD["tables"][table]["told"][TOLD["people"][0]["id"]]["table"]
    people = [one for one in told["seats"] if one["kind"] == "person" and not one["resigned"]]
    runs = told["status"] == "playing" and len(people) > 1
    assert found.table.get("running", False) == runs, "which earlier versions did not say"
    more = {name: one for name, one in found.table.items() if name != "running"}
    assert replace(found, table=more).write() == before


@pytest.mark.parametrize("table", TOLD["tables"])
def test_its_games_go_on(tmp_path: Path, table: str) -> None:
    path = restored(tmp_path)
    without_snapshots(path)
    with running(quick(tmp_path)) as site:
        for person in TOLD["people"]:
            with raw_line(site.base, f"/ws/t/{table}", cookie=person["cookie"]) as line:
                told = line.hear()
                if told["turn"]["mine"]:
                    assert line.act()["turn"]["ply"] > told["turn"]["ply"]
                    break
        else:
            assert told["table"]["status"] != "playing" or told["turn"]["to_act"] is None
    assert verify(path).differences == []
