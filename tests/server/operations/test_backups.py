"""Backups of sites that run, and sites put back from them: on both kinds of database."""

from __future__ import annotations

import errno
import re
import sqlite3
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psycopg
import pytest
from typer.testing import CliRunner

from lutetia.cli import app
from lutetia.server.deadlines import due_of
from lutetia.server.errors import StoreError
from lutetia.server.operations import backups
from lutetia.server.storage.driver import sqlite
from lutetia.server.storage.store import Store
from lutetia.server.verify import verify
from lutetia.table.clock import MS
from lutetia.table.pace import PACES, Pace
from tests.server.client import Person, wait_until
from tests.server.conftest import quick, running
from tests.server.kills import Hand, sit_down
from tests.server.older import make_older
from tests.server.operations.test_metrics import read
from tests.server.postgresql import Cluster, cluster, program
from tests.server.process import FREE, Server
from tests.server.service import demand
from tests.server.test_deadlines import as_if_earlier, begun

pytestmark = pytest.mark.sqlite  # it has a database of each kind: once is enough


def lutetia(*words: object) -> tuple[int, str]:
    with ThreadPoolExecutor(1) as pool:  # a browser test may have left a loop in this one
        done = pool.submit(CliRunner().invoke, app, [str(word) for word in words]).result()
    return done.exit_code, done.output


def do(address: str, sql: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(sql.encode())


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    demand("postgresql", program("initdb"))
    with cluster() as found:
        yield found


@pytest.fixture(params=["file", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database for a site: a file, or one of PostgreSQL."""
    path = tmp_path / "site.db"
    if request.param == "file":
        return str(path)
    found: Cluster = request.getfixturevalue("postgres")
    return found.database(path)


def served(where: str, folder: Path) -> Server:
    server = Server(folder / "site.db", {**FREE, "LUTETIA_DB": where})
    server.start()
    return server


def test_a_site_that_was_lost_is_back_and_its_games_go_on(where: str, tmp_path: Path) -> None:
    """The drill: play, a backup meanwhile, the database is lost, and play goes on."""
    server, stop = served(where, tmp_path), threading.Event()
    hands: list[Hand] = []
    try:
        hands = [sit_down(server, stop, game) for game in ("paris", "connection", "paris")]
        wait_until(lambda: all(len(hand.acked) >= 8 for hand in hands), "nobody plays")
        before = {hand.table: max(hand.acked) for hand in hands}
        code, said = lutetia("backup", tmp_path / "copy.db", "--db", where)
        assert code == 0, said
        assert "No backup of this site is known" in said and "0 differences" in said
        wait_until(
            lambda: all(max(hand.acked) > before[hand.table] for hand in hands),
            "play does not go on beside a backup",
        )
    finally:
        stop.set()
        for hand in hands:
            hand.join(60)
        server.kill()
    lost = time.monotonic()
    other = where if "://" not in where else where.rsplit("/", 1)[0] + "/restored"
    if "://" in where:
        do(where, "CREATE DATABASE restored")
    else:
        for file in tmp_path.glob("site.db*"):
            if file.suffix != ".log":
                file.unlink()
    code, said = lutetia("restore", tmp_path / "copy.db", "--db", other)
    assert code == 0, said
    again = served(other, tmp_path)
    try:
        for hand in hands:
            hand.person.move(again.base)
            with hand.person.line(hand.table) as line:
                assert line.now["version"] >= before[hand.table], "the backup is older than it says"
                if line.now["table"]["status"] == "playing":
                    assert line.act()["version"] > before[hand.table]
        back = time.monotonic() - lost
        assert back < 300, f"it took {back:.0f} s"
    finally:
        assert again.stop() == 0
    report = verify(Path(other) if "://" not in other else other)
    assert report.tables >= 3 and report.differences == []


@pytest.mark.parametrize("kind", ["file", "postgresql"])
@pytest.mark.parametrize("way", ["restore", "copy", "there and back"])
def test_time_is_given_back_from_when_it_was_last_counted(
    way: str, kind: str, tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a site is put into: who had to act when it ended has not thought since."""
    monkeypatch.setitem(PACES, "live", Pace(3600, 1))
    with running(quick(tmp_path)) as site:
        table = begun(site.person("Ana"), site.person("Bob"), "loss")
        assert site.call(lambda: due_of(site.actor(table).table)) is not None
    path, there = tmp_path / "test.db", tmp_path / "there.db"
    as_if_earlier(path, 7200)
    name = f"back_{way.replace(' ', '_')}_{kind}"
    postgres.do(f"CREATE DATABASE {name}")
    target = there if kind == "file" else postgres.address(name)
    done = [("copy", path, target)]
    if way == "restore":
        done = [("backup", tmp_path / "copy.db", "--db", path)]
        done.append(("restore", tmp_path / "copy.db", "--db", target))
    elif way == "there and back":
        postgres.do(f"CREATE DATABASE {name}_between")
        between = postgres.address(f"{name}_between")
        done = [("copy", path, between), ("backup", tmp_path / "copy.db", "--db", between)]
        done.append(("restore", tmp_path / "copy.db", "--db", target))
    for words in done:
        code, said = lutetia(*words)
        assert code == 0, said
    with running(quick(tmp_path, db=target, keys=tmp_path)) as site:
        with Person(site.base).line(table) as line:
            assert line.now["table"]["status"] == "playing"
            left = line.now["turn"]["clock"]["left"]
        assert all(3500 * MS < ms <= 3600 * MS for ms in left)


def test_the_site_knows_how_old_its_last_backup_is(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    with running(quick(tmp_path)) as site:
        assert read(site)["lutetia_backup_age_seconds"] == float("inf")
        assert lutetia("backup", "--db", path) == (1, "No backup of this site is known.\n")
        assert lutetia("backup", tmp_path / "one.db", "--db", path)[0] == 0
        code, said = lutetia("backup", "--db", path)
        assert code == 0 and re.fullmatch(r"The last backup was made \d+ seconds ago.\n", said)
        told = httpx.get(f"{site.base}/api/status").json()
        assert told["backup"] is not None and told["backup"] < 60
    # And where no site runs.
    assert lutetia("backup", tmp_path / "two.db", "--db", path)[0] == 0
    store = Store.open(path)
    assert store._database.fetch("SELECT count(*) FROM backups") == [(2,)]
    store.close()


def test_a_backup_is_one_file_for_its_owner_alone(tmp_path: Path) -> None:
    path, copy = tmp_path / "site.db", tmp_path / "copy.db"
    Store.open(path).close()
    made, report = backups.make(path, copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    assert (made.bytes, report.differences) == (copy.stat().st_size, [])
    connection = sqlite3.connect(copy)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    connection.close()


def test_where_the_keys_belong_is_told(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path)):
        pass
    site, ends = tmp_path / "test.db", (".key", "-vapid.pem")
    lutetia("backup", tmp_path / "copy.db", "--db", site)
    _, said = lutetia("restore", tmp_path / "copy.db", "--db", tmp_path / "other.db")
    assert [str(tmp_path / f"other.db{end}") in said for end in ends] == [True, True], said
    site.rename(tmp_path / "old.db")  # and its keys stay
    _, said = lutetia("restore", tmp_path / "copy.db", "--db", site)
    assert "key" not in said, said
    postgres.do("CREATE DATABASE with_keys")
    monkeypatch.setenv("LUTETIA_KEYS", str(tmp_path))
    monkeypatch.setenv("LUTETIA_DEAL_KEY", "ab" * 32)
    code, said = lutetia("copy", site, postgres.address("with_keys"))
    assert code == 0 and str(tmp_path / "lutetia-vapid.pem") in said, said
    assert "lutetia.key" not in said, said


def test_a_site_that_has_lost_its_keys_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    site, lost = tmp_path / "test.db", "the site had another key than"
    for _ in range(2):  # it makes its keys, and finds them there
        with running(quick(tmp_path)):
            pass
        with sqlite3.connect(site) as connection:
            connection.execute("INSERT OR IGNORE INTO envelopes VALUES ('t', x'00')")
            connection.execute(
                "INSERT OR IGNORE INTO channels VALUES ('c', 'p', 'push', '{}', '', '', 1, 1, 0)"
            )
        connection.close()
    assert lost not in caplog.text
    for end in (".key", "-vapid.pem"):
        site.with_name(site.name + end).unlink()
        with running(quick(tmp_path)):
            pass
        assert f"{lost} {site}{end}," in caplog.text
        caplog.clear()


def test_of_many_tables_a_hundred_are_replayed(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        for _ in range(backups.REPLAYED + 10):
            ana.table(2)
    made, report = backups.make(tmp_path / "test.db", tmp_path / "copy.db")
    assert made.replayed == report.tables == backups.REPLAYED


def test_a_table_that_does_not_replay_is_told_and_the_copy_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "test.db", tmp_path / "copy.db"
    with running(quick(tmp_path)) as site:
        site.person("Ana").table(2)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE events SET body = ? WHERE version = 0", (b"{}",))
    connection.commit()
    connection.close()
    code, said = lutetia("backup", copy, "--db", path)
    assert code == 1 and "event 0: " in said and copy.exists()
    assert lutetia("backup", "--db", path)[0] == 1, "it does not count as a good one"


def test_what_cannot_be_done_is_said_and_nothing_is_left(tmp_path: Path) -> None:
    path, copy = tmp_path / "site.db", tmp_path / "copy.db"
    Store.open(path).close()
    copy.write_text("something of somebody's")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(path.read_bytes()[:5000] + b"nonsense" * 2000)
    foreign = tmp_path / "foreign.db"
    foreign.write_text("no database")
    for words, why in (
        (("backup", copy, "--db", path), "exists"),
        (("backup", tmp_path / "no" / "copy.db", "--db", path), "is no folder"),
        (("backup", tmp_path / "new.db", "--db", tmp_path / "missing.db"), "does not exist"),
        (("backup", tmp_path / "new.db", "--db", damaged), "is damaged"),
        (("restore", copy, "--db", tmp_path / "new.db"), "no database of Lutetia"),
        (("restore", tmp_path / "missing.db", "--db", tmp_path / "new.db"), "does not exist"),
        (("restore", foreign, "--db", tmp_path / "new.db"), "no database of Lutetia"),
        (("restore", damaged, "--db", tmp_path / "new.db"), "is damaged"),
        (("restore", path, "--db", copy), "nothing is written over it"),
    ):
        code, said = lutetia(*words)
        assert code == 2 and why in said and len(said.splitlines()) <= 2, (words, said)
    assert copy.read_text() == "something of somebody's"
    there = {file.name for file in tmp_path.iterdir() if file.suffix == ".db"}
    assert there == {"copy.db", "damaged.db", "foreign.db", "site.db"}
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (sqlite.OperationalError("database or disk is full"), "database or disk is full"),
        (OSError(errno.ENOSPC, "No space left on device"), "No space left on device"),
    ],
)
def test_a_full_disk_is_said_and_nothing_is_left_of_a_restore(
    error: Exception,
    why: str,
    tmp_path: Path,
    postgres: Cluster,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "site.db"
    Store.open(path).close()
    address = postgres.address(f"full_{type(error).__name__.lower()}")
    postgres.do(f"CREATE DATABASE {address.rpartition('/')[2]}")
    aside = tmp_path / "aside"
    aside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(aside))

    def fails(_: Path, part: Path) -> None:
        part.write_bytes(b"a beginning")
        raise error

    monkeypatch.setattr(backups, "_copy_file", fails)
    for words in (
        ("backup", tmp_path / "copy.db", "--db", path),
        ("restore", path, "--db", tmp_path / "new.db"),
        ("restore", path, "--db", address),
    ):
        code, said = lutetia(*words)
        assert code == 2 and f"cannot be written: {why}" in said, (words, said)
        assert len(said.splitlines()) <= 2, said
    assert not list(aside.iterdir())
    assert not list(tmp_path.glob("*.part"))
    assert {file.name for file in tmp_path.glob("*.db")} == {"site.db"}
    code, said = lutetia("verify", "--db", address)
    assert code == 2 and "there is no site" in said


def test_an_older_backup_is_put_back(
    tmp_path: Path, postgres: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    with running(quick(tmp_path)) as site:
        table = site.person("Ana").table(2)
    make_older(tmp_path / "test.db", "0018")
    old = tmp_path / "test.db"
    before = old.read_bytes()
    postgres.do("CREATE DATABASE from_older")
    for target in (str(tmp_path / "file.db"), postgres.address("from_older")):
        code, said = lutetia("restore", old, "--db", target)
        assert code == 0 and "1 table," in said, said
        assert not [said for said in caplog.messages if "had mode" in said]
        server = served(target, tmp_path)
        try:
            assert Person(server.base).http.get(f"/api/tables/{table}/view").status_code == 200
        finally:
            server.stop()
    assert old.read_bytes() == before, "the backup stays as it is"


def test_an_older_database_of_postgresql_is_brought_up_first(
    tmp_path: Path, postgres: Cluster
) -> None:
    address = postgres.database(tmp_path / "older")
    do(address, "UPDATE alembic_version SET version_num = '0019'")
    with pytest.raises(StoreError, match="start it once"):
        backups.make(address, tmp_path / "copy.db")


def test_a_copy_that_lacks_a_row_is_no_backup(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.database(tmp_path / "lacking")
    do(address, "INSERT INTO notes VALUES ('p-ana', 'a table', 'north first')")
    copy = tmp_path / "copy.db"
    backups.make(address, copy)
    copy.unlink()
    monkeypatch.setattr(backups, "batches", lambda *_: [])
    with pytest.raises(StoreError, match="the rows of notes differ"):
        backups.make(address, copy)
    assert not list(tmp_path.glob("copy*"))
