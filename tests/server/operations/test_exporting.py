"""A site as files: complete, readable without it, and checked."""

from __future__ import annotations

import csv
import hashlib
import json
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

import lutetia
from lutetia.cli import app
from lutetia.server.operations.exporting import export
from tests.server.conftest import quick, running
from tests.server.database import opened

pytestmark = pytest.mark.sqlite


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A database with a finished game and one that goes on: its path, and their tables."""
    folder = tmp_path_factory.mktemp("played")
    with running(quick(folder)) as site:
        ana = site.person("Ana")
        over, table = ana.table(2, game="cite"), ana.table(2)
        for name in (over, table):
            with ana.line(name) as line:
                line.do("sit", seat=1)
                line.do("start")
                line.act()
                if name == over:
                    line.do("resign", seat=1)
    return folder / "test.db", over, table


def test_everything_is_there_and_can_be_read(played: tuple[Path, str, str], tmp_path: Path) -> None:
    path, over, running_ = played
    done = export(path, tmp_path / "all")
    assert (done.tables, done.records, done.differences) == (2, 1, [])
    folder = tmp_path / "all"
    rows = {
        row["table"]: row
        for row in csv.DictReader((folder / "tables.csv").read_text().splitlines())
    }
    assert set(rows) == {over, running_}
    assert (rows[over]["status"], rows[running_]["status"]) == ("over", "playing")
    assert rows[running_]["record"] == ""
    for name, row in rows.items():
        lines = (folder / "logs" / f"{name}.jsonl").read_text().splitlines()
        assert len(lines) == int(row["events"])
        assert json.loads(lines[0])["kind"] == "created"
    assert sum(int(row["events"]) for row in rows.values()) == done.events
    record = lutetia.record.read(folder / rows[over]["record"])
    assert record.result is not None and record.result["reason"] == "resigned"
    assert record.replay().ply > 0
    for line in (folder / "SHA256SUMS").read_text().splitlines():
        wanted, name = line.split("  ")
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == wanted
    files = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    assert len(files) == len((folder / "SHA256SUMS").read_text().splitlines()) + 1
    assert folder.stat().st_mode & 0o777 == 0o700


def test_one_file_holds_the_same(played: tuple[Path, str, str], tmp_path: Path) -> None:
    path, _, _ = played
    export(path, tmp_path / "all")
    assert export(path, tmp_path / "all.zip").differences == []
    with zipfile.ZipFile(tmp_path / "all.zip") as packed:
        assert packed.testzip() is None
        for name in packed.namelist():
            assert packed.read(name) == (tmp_path / "all" / name).read_bytes()


def test_nothing_of_accounts_or_sessions_is_in_it(
    played: tuple[Path, str, str], tmp_path: Path
) -> None:
    path, _, _ = played
    export(path, tmp_path / "all")
    with opened(path) as database:
        hashes = [row[0] for row in database.execute("SELECT token FROM sessions")]
    assert hashes
    text = b"".join(file.read_bytes() for file in (tmp_path / "all").rglob("*") if file.is_file())
    for one in hashes:
        assert (one if isinstance(one, bytes) else one.encode()) not in text


def test_what_cannot_be_replayed_is_told_and_its_log_is_there(
    played: tuple[Path, str, str], tmp_path: Path
) -> None:
    path, _, table = played
    broken = tmp_path / "broken.db"
    broken.write_bytes(path.read_bytes())
    with opened(broken) as database:
        database.execute("UPDATE events SET body = ? WHERE table_id = ? AND version = 2",
            (b'{"kind":"unheard of"}', table))  # fmt: skip
    done = CliRunner().invoke(app, ["export", str(tmp_path / "all"), "--db", str(broken)])
    assert done.exit_code == 1 and f"table {table} cannot be replayed" in done.output
    assert b"unheard of" in (tmp_path / "all" / "logs" / f"{table}.jsonl").read_bytes()


def test_what_is_there_stays(played: tuple[Path, str, str], tmp_path: Path) -> None:
    (tmp_path / "all").mkdir()
    for target, why in ((tmp_path / "all", "exists"), (tmp_path / "no" / "all", "cannot be made")):
        done = CliRunner().invoke(app, ["export", str(target), "--db", str(played[0])])
        assert done.exit_code == 2 and why in done.output
