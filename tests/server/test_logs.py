"""What is stored: failed writes, verification, broken logs, snapshots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lutetia.server.errors import NotStored
from lutetia.server.storage import open_checks as check_
from lutetia.server.storage.store import Store
from lutetia.server.verify import verify
from tests.server.client import raw_line
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.older import make_older
from tests.server.patience import PATIENCE
from tests.server.postgresql import stands_for


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    code = "from lutetia.cli import main; import sys; sys.argv[0] = 'lutetia'; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=PATIENCE
    )


def made(path: Path) -> Path:
    Store.open(path).close()
    return path


def test_what_cannot_be_stored_did_not_happen(
    site: Site, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = site.person("Ana")
    table = ana.table(2, game=game)
    with ana.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        before = line.now

        async def full(*_: object) -> None:
            raise NotStored("the disk is full")

        store = site.app.state.store
        with monkeypatch.context() as patch:
            patch.setattr(store, "write", full)
            turn = before["turn"]
            answer = line.ask(
                "act",
                seat=turn["to_act"],
                version=before["version"],
                action=turn["legal"][0]["text"],
            )
            assert answer["code"] == "table"
            assert answer["text"]["key"] == "refusal.not_stored"
            assert line.now["turn"]["ply"] == turn["ply"]
            assert ana.http.post("/api/me", json={"name": "Anna"}).status_code == 503
        line.act()
        assert line.now["turn"]["ply"] > before["turn"]["ply"]
        assert line.now["version"] > before["version"]


def test_what_fails_half_way_did_not_happen(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        turn, version = line.now["turn"], line.now["version"]
        with monkeypatch.context() as patch:
            patch.setattr(
                "lutetia.table.command_context.CommandContext.play_chance", lambda self: 1 / 0
            )
            answer = line.ask(
                "act", seat=turn["to_act"], version=version, action=turn["legal"][0]["text"]
            )
            assert answer["text"]["key"] == "refusal.internal"
        assert line.now["version"] == version
        line.act()


def test_verify(tmp_path: Path, game: str) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        with ana.line(ana.table(2, game=game, bots="random")) as line:
            while line.mine()["table"]["status"] != "over":
                line.act()
    path = tmp_path / "test.db"
    report = verify(path)
    assert (report.tables, report.differences) == (1, [])
    assert report.events > 45
    with opened(path) as connection:
        found = connection.execute("SELECT version, body FROM events ORDER BY version").fetchall()
    version, body = found[-1]
    wrong = f"UPDATE events SET body = '{body.decode()}' WHERE version = {version}".replace(
        '"reason":"', '"reason":"not '
    )
    for sql, words in (
        (wrong, "stored"),
        ("UPDATE events SET body = '{' WHERE version = 30", "event 30"),
        ("DELETE FROM events WHERE version = 20", "event 20 is missing"),
    ):
        with opened(path) as connection:
            connection.execute(sql)
        [difference] = verify(path).differences
        assert words in difference
    assert serve("verify", "--db", stands_for(path)).returncode == 1


@pytest.mark.parametrize(
    "body",
    [
        b'{"kind":"act","at":1,"by":null,"seat":0,"text":"x"}',
        b'{"kind":"act","at":1,"by":null,"seat":0,"text":5}',
        b"\0\xff",
        b"[]",
    ],
)
def test_a_table_whose_log_is_broken_stays_visible(tmp_path: Path, body: bytes) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table, last = ana.played(4)
    with opened(tmp_path / "test.db") as connection:
        connection.execute("UPDATE events SET body = ? WHERE version = ?", (body, last))
    with (
        running(quick(tmp_path)) as site,
        raw_line(site.base, f"/ws/t/{table}", cookie=ana.cookie()) as line,
    ):
        line.hear()
        line_now = line.now
        assert line_now["version"] == last - 1
        turn = line_now["turn"]
        answer = line.ask("act", seat=turn["to_act"] or 0, version=last - 1, action="build louvre")
        assert answer["text"]["key"] == "refusal.broken"
        assert (
            site.person().http.get(f"/api/tables/{line_now['table']['id']}/record").status_code
            == 200
        )


def test_opening_from_a_snapshot_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr("lutetia.server.table_rows.SNAPSHOT_EVERY", 10)
    path = tmp_path / "test.db"
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2, game=game)
        with ana.line(table) as line:
            line.do("sit", seat=1)
            line.do("start")
            for _ in range(9):
                line.act()
        with ana.line(table) as line:
            whole = line.now
    assert verify(path).differences == []
    with opened(path) as connection:
        [(version,)] = connection.execute("SELECT version FROM snapshots").fetchall()
        assert 10 < version <= whole["version"]
    spoils = (
        None,
        "UPDATE snapshots SET body = '{}'",
        "UPDATE snapshots SET tag = 'another build'",
        "DELETE FROM snapshots",
    )
    for spoil in spoils:
        if spoil is not None:
            with opened(path) as connection:
                connection.execute(spoil)
            if "body" in spoil:
                assert "snapshot differs" in verify(path).differences[0]
        with (
            running(quick(tmp_path)) as site,
            raw_line(site.base, f"/ws/t/{table}", cookie=ana.cookie()) as line,
        ):
            assert line.hear() == whole


@pytest.mark.sqlite
def test_an_older_file_is_brought_up(tmp_path: Path) -> None:
    path = made(tmp_path / "x.db")
    make_older(path, "0001")
    assert verify(path).differences == []
    Store.open(path).close()
    assert check_.check(path) == check_.HEAD
