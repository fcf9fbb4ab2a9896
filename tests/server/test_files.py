"""The database as files: links, modes, file systems that cannot be written,
and an SQLite that is too old."""

from __future__ import annotations

import logging
import os
import resource
import shutil
import stat
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from lutetia.server import ready as ready_
from lutetia.server.errors import NotStored, StoreError
from lutetia.server.storage import driver as driver_
from lutetia.server.storage.files import identity, obstacle
from lutetia.server.storage.store import Store, event_rows
from lutetia.server.verify import verify
from tests.server.client import run_alone, wait_until
from tests.server.conftest import quick, running
from tests.server.process import Server
from tests.server.test_storage import driver, made

pytestmark = pytest.mark.sqlite

__all__ = ["driver"]  # a fixture: all of this with either SQLite


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# --- names ----------------------------------------------------------------------------------------


def test_a_link_is_no_second_file(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    folder.mkdir()
    elsewhere.mkdir()
    (elsewhere / "y.db").symlink_to(folder / "x.db")
    (tmp_path / "shortcut").symlink_to(folder)
    store = Store.open(elsewhere / "y.db")  # made where the link leads
    assert (folder / "x.db").is_file()
    for name in (folder / "x.db", elsewhere / "y.db", tmp_path / "shortcut" / "x.db"):
        with pytest.raises(StoreError, match="in use by another server"):
            Store.open(name)
    store.close()
    Store.open(folder / "x.db").close()
    assert os.listdir(elsewhere) == ["y.db"]


def test_a_second_name_of_one_file_is_refused(tmp_path: Path) -> None:
    path = made(tmp_path / "x.db")
    os.link(path, tmp_path / "y.db")
    for name in ("x.db", "y.db"):
        with pytest.raises(StoreError, match="hard links"):
            Store.open(tmp_path / name)
    (tmp_path / "y.db").unlink()
    Store.open(path).close()


def test_a_loop_of_links_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "a.db").symlink_to(tmp_path / "b.db")
    (tmp_path / "b.db").symlink_to(tmp_path / "a.db")
    with pytest.raises(StoreError, match="cannot be"):
        Store.open(tmp_path / "a.db")


# --- modes ----------------------------------------------------------------------------------------


def test_only_its_owner_reads_it_from_the_start(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = Store.open(tmp_path / "x.db")
        run_alone(store.write(event_rows("t1", 0, [{"kind": "x"}])))
        files = list(tmp_path.iterdir())
        assert {path.name for path in files} == {"x.db", "x.db-wal", "x.db-shm", "x.db-lock"}
        assert {mode(path) for path in files} == {0o600}
        store.close()
    finally:
        os.umask(before)


def test_a_file_of_before_is_narrowed_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = made(tmp_path / "x.db")
    path.chmod(0o644)
    (tmp_path / "x.db-lock").chmod(0o666)
    with caplog.at_level(logging.WARNING):
        Store.open(path).close()
        assert "x.db had mode 0644" in caplog.text
        assert "x.db-lock had mode 0666" in caplog.text
        caplog.clear()
        Store.open(path).close()
    assert "mode" not in caplog.text
    assert {mode(file) for file in tmp_path.iterdir()} == {0o600}


# --- file systems ---------------------------------------------------------------------------------


@contextmanager
def read_only(folder: Path) -> Iterator[str]:
    """Let nobody write in ``folder``: by a mount where this machine allows one,
    else by permissions. Yields what is said."""
    mount = shutil.which("mount")
    if (
        mount
        and not subprocess.run([mount, "--bind", folder, folder], capture_output=True).returncode
    ):
        try:
            subprocess.run([mount, "-o", "remount,ro,bind", folder], check=True)
            yield "read-only"
        finally:
            subprocess.run(["umount", folder], check=True)
        return
    was = os.geteuid()
    folder.chmod(0o555)
    for file in folder.iterdir():
        file.chmod(0o444)
    if was == 0:
        os.seteuid(65534)
    try:
        yield "Permission denied"
    finally:
        os.seteuid(was)
        folder.chmod(0o700)


def test_a_read_only_file_system_is_not_called_damage(tmp_path: Path) -> None:
    folder = tmp_path / "medium"
    path = made(folder / "x.db")
    before = path.read_bytes()
    with read_only(folder) as said:
        for name in (path, folder / "new.db", folder / "sub" / "new.db"):
            with pytest.raises(StoreError, match=f"cannot be written: .*{said}.*--db") as error:
                Store.open(name)
            assert "damaged" not in str(error.value)
        assert verify(path).differences == [], "reading is all that it needs"
        assert obstacle(path) is not None
    assert path.read_bytes() == before


def test_a_log_that_cannot_be_shared_is_not_called_damage(tmp_path: Path) -> None:
    folder = tmp_path / "medium"
    folder.mkdir()
    store = Store.open(tmp_path / "x.db")
    for end in ("", "-wal"):
        shutil.copy(tmp_path / f"x.db{end}", folder / f"x.db{end}")
    store.close()
    with read_only(folder) as said:
        with pytest.raises(StoreError, match=f"{said}.*--db") as error:
            Store.open(folder / "x.db")
        assert "damaged" not in str(error.value)


# --- ready ----------------------------------------------------------------------------------------


def limited(server: Server, most: int) -> None:
    """Let no file of the server grow beyond ``most`` bytes: what a full disk does to it."""
    assert server.process is not None
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def asked(server: Server) -> httpx.Response:
    return httpx.get(f"{server.base}/readyz", timeout=60)


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    server = Server(tmp_path / "x.db")
    server.start()
    try:
        assert asked(server).status_code == 200
        limited(server, (tmp_path / "x.db-wal").stat().st_size)
        wait_until(lambda: asked(server).status_code == 503, "it says that it is ready")
        answer = asked(server).json()
        assert answer["ok"] is False
        assert "disk" in answer["reason"]
        assert httpx.get(f"{server.base}/healthz").json()["ok"] is True, "the process answers"
        assert httpx.get(f"{server.base}/api/me").status_code == 503
        limited(server, resource.RLIM_INFINITY)
        wait_until(lambda: asked(server).status_code == 200, "there is room again")
        (tmp_path / "x.db").unlink()
        wait_until(lambda: asked(server).status_code == 503, "the database is gone")
        assert "no longer the file" in asked(server).json()["reason"]
        assert httpx.get(f"{server.base}/healthz").status_code == 200
    finally:
        server.kill()


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_file_that_was_put_in_its_place_is_noticed(tmp_path: Path, end: str) -> None:
    path = tmp_path / "x.db"
    store = Store.open(path)
    run_alone(store.probe())
    assert None not in identity(path)
    spare = tmp_path / "spare"
    shutil.copy(tmp_path / f"x.db{end}", spare)
    spare.replace(tmp_path / f"x.db{end}")
    with pytest.raises(NotStored, match="no longer the file"):
        run_alone(store.probe())
    store.close()


def test_many_who_ask_write_one_row_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path)) as site:
        written, store = [], site.app.state.store
        probe = store.probe

        async def counted() -> None:
            written.append(1)
            await probe()

        monkeypatch.setattr(store, "probe", counted)
        monkeypatch.setattr(ready_, "KEPT", 3600.0)
        codes: list[int] = []

        def ask() -> None:
            with httpx.Client(base_url=site.base) as client:
                codes.extend(client.get("/readyz").status_code for _ in range(20))

        threads = [threading.Thread(target=ask) for _ in range(5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert codes == [200] * 100
        assert len(written) == 1
        monkeypatch.setattr(ready_, "KEPT", 0.0)
        ask()
        assert len(written) == 21


def test_a_disk_that_does_not_answer_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(quick(tmp_path)) as site:
        held = driver_.sqlite.connect(site.app.state.settings.db, isolation_level=None)
        monkeypatch.setattr(ready_, "PATIENCE", 0.3)
        held.execute("BEGIN IMMEDIATE")
        answer = httpx.get(f"{site.base}/readyz")
        assert answer.status_code == 503
        assert "has not answered" in answer.json()["reason"]
        held.execute("ROLLBACK")
        held.close()
        wait_until(lambda: httpx.get(f"{site.base}/readyz").status_code == 200, "it answers again")


# --- SQLite ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "sound"),
    [
        ((3, 6, 23), True),
        ((3, 7, 0), False),
        ((3, 40, 1), False),
        ((3, 44, 5), False),
        ((3, 44, 6), True),
        ((3, 45, 0), False),
        ((3, 50, 6), False),
        ((3, 50, 7), True),
        ((3, 51, 2), False),
        ((3, 51, 3), True),
        ((3, 53, 4), True),
    ],
)
def test_which_versions_have_the_repair(version: tuple[int, ...], sound: bool) -> None:
    assert driver_.sound(version) is sound


@pytest.fixture
def claims(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let the SQLite in use say that it is of another version."""
    return lambda version: monkeypatch.setattr(driver_.sqlite, "sqlite_version", version)


def test_an_old_sqlite_is_named_at_the_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, claims: Callable[[str], None]
) -> None:
    for version, words in (("3.40.1", "SQLite 3.40.1 can damage"), ("3.51.3", "")):
        caplog.clear()
        claims(version)
        with caplog.at_level(logging.WARNING):
            Store.open(tmp_path / "x.db").close()
        assert words in caplog.text
        assert bool(caplog.text) is bool(words)


def test_the_extra_brings_one_with_the_repair() -> None:
    from pysqlite3 import dbapi2

    assert driver_.sound(dbapi2.sqlite_version_info)
