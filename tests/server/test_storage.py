"""The database: what is refused and left alone, how it is made, how it is written."""

from __future__ import annotations

import asyncio
import importlib
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from lutetia.server.errors import NotStored, ServeError, StoreError
from lutetia.server.main import bind
from lutetia.server.settings import Settings
from lutetia.server.storage import open_checks as check_
from lutetia.server.storage.open_checks import read_only
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store, event_rows
from tests.server.client import run_alone
from tests.server.patience import PATIENCE

pytestmark = pytest.mark.sqlite


@pytest.fixture(params=["pysqlite3.dbapi2", "sqlite3"], autouse=True)
def driver(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything here holds with the SQLite of the extra and with Python's own."""
    chosen = importlib.import_module(request.param)
    for name in ("driver", "open_checks", "sqlite_file"):
        monkeypatch.setattr(f"lutetia.server.storage.{name}.sqlite", chosen)


def serve(*args: str) -> subprocess.CompletedProcess[str]:
    code = "from lutetia.cli import main; import sys; sys.argv[0] = 'lutetia'; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=PATIENCE
    )


def made(path: Path) -> Path:
    Store.open(path).close()
    return path


def corrupt(path: Path) -> None:
    path.write_bytes(b"this is no database" * 100)


def damaged(path: Path) -> None:
    made(path)
    data = bytearray(path.read_bytes())
    data[100:4000] = os.urandom(3900)
    path.write_bytes(bytes(data))


def truncated(path: Path) -> None:
    made(path)
    path.write_bytes(path.read_bytes()[:5000])


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def newer(path: Path) -> None:
    made(path)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (corrupt, "no database of Lutetia"),
        (damaged, "damaged"),
        (truncated, "damaged"),
        (foreign, "another program"),
        (newer, "newer"),
    ],
)
def test_a_file_that_cannot_be_used_is_left_alone(
    tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    path = tmp_path / "x.db"
    spoil(path)
    before = path.read_bytes()
    with pytest.raises(StoreError, match=words) as error:
        Store.open(path)
    assert "--db" in str(error.value)
    assert path.read_bytes() == before


def test_on_the_command_line_it_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    corrupt(path)
    before = path.read_bytes()
    done = serve("serve", "--port", "0", "--db", str(path))
    assert done.returncode == 2
    assert done.stderr.startswith("lutetia: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == before
    assert serve("verify", "--db", str(path)).returncode == 2
    assert serve("verify", "--db", str(tmp_path / "none.db")).returncode == 2


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        Store.open(tmp_path)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        Store.open(tmp_path / "file" / "x.db")


def test_a_folder_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    was = os.geteuid()
    if was == 0:  # permissions do not bind root, so be nobody for a moment
        os.seteuid(65534)
    try:
        with pytest.raises(StoreError, match="cannot be written"):
            Store.open(tmp_path / "x.db")
    finally:
        os.seteuid(was)


def test_one_server_a_file(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "x.db")
    with pytest.raises(StoreError, match="in use by another server"):
        Store.open(tmp_path / "x.db")
    store.close()
    Store.open(tmp_path / "x.db").close()


def test_a_port_in_use() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(ServeError, match=f"port {port} is in use.*--port"):
            bind("127.0.0.1", port)
    with pytest.raises(ServeError, match="--host"):
        bind("no.such.host.invalid", 0)


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUTETIA_BOT_PAUSE", "0.1-0.2")
    monkeypatch.setenv("LUTETIA_WORKERS", "2")
    settings = Settings.from_environment(port=1)
    assert (settings.bot_pause, settings.workers, settings.port) == ((0.1, 0.2), 2, 1)
    for name, bad in (
        ("LUTETIA_WORKERS", "-1"),
        ("LUTETIA_BOT_PAUSE", "soon"),
        ("LUTETIA_BOT_PAUSE", "3-1"),
        ("LUTETIA_BOT_BUDGET", "x"),
        ("LUTETIA_BOT_BUDGET", "0"),
        ("LUTETIA_LIMIT", "many"),
    ):
        with monkeypatch.context() as patch:
            patch.setenv(name, bad)
            with pytest.raises(ServeError, match=name):
                Settings.from_environment()


def test_a_schema_is_made_wholly_or_not_at_all(tmp_path: Path) -> None:
    def full(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "CREATE TABLE" in statement and "snapshots" in statement:
            raise OperationalError(
                statement, None, sqlite3.OperationalError("database or disk is full")
            )

    path = tmp_path / "l.db"
    event.listen(Engine, "before_cursor_execute", full)
    try:
        with pytest.raises(StoreError, match="disk is full") as said:
            Store.open(path)
    finally:
        event.remove(Engine, "before_cursor_execute", full)
    assert "CREATE" not in str(said.value)
    assert check_.check(path) is None
    Store.open(path).close()


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    path = made(tmp_path / "x.db")
    connection = read_only(path)
    for table in metadata.sorted_tables:
        columns = {
            name: bool(required)
            for _, name, _, required, *_ in connection.execute(f"PRAGMA table_info({table.name})")
        }
        assert columns == {column.name: not column.nullable for column in table.columns}
    connection.close()
    config = Config()
    config.set_main_option("script_location", str(Path(check_.__file__).parent / "migrations"))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [check_.HEAD]
    assert {step.revision for step in script.walk_revisions()} == set(check_.KNOWN)


def test_writes_together_and_apart(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "x.db")

    async def main() -> None:
        await asyncio.gather(
            *(store.write(event_rows(f"t{i}", 0, [{"kind": "x"}])) for i in range(100))
        )
        # one of these is wrong: the version is taken; it alone fails
        results = await asyncio.gather(
            store.write(event_rows("t1", 1, [{"n": 1}, {"n": 2}])),
            store.write(event_rows("t2", 1, [{"n": 1}]), event_rows("t2", 0, [{"n": 0}])),
            store.write(event_rows("t3", 1, [{"n": 1}])),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], NotStored)
        assert results[2] is None
        assert len(await store.events("t1")) == 3
        assert len(await store.events("t2")) == 1, "all of a command or none of it"
        assert len(await store.events("t3")) == 2
        assert await store.events("t999") == []

    run_alone(main())
    store.close()
