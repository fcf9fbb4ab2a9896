"""Looking at a database file before anything is written: what is not ours,
broken or newer stays exactly as it is."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any

from lutetia.server.errors import StoreError
from lutetia.server.storage.database import Reading, Rows
from lutetia.server.storage.driver import sqlite
from lutetia.server.storage.files import ADVICE, obstacle

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import URL, Engine

log = logging.getLogger("lutetia.storage")

HEAD = "0027"
"""The newest revision of the schema."""

KNOWN = tuple(f"{n:04}" for n in range(1, int(HEAD) + 1))

AGAIN = 2.0
"""Seconds until a step is tried again that had to wait for somebody."""

_BUSY = "55P03"
"""How PostgreSQL says that others held for too long what a step is to change."""

_MAGIC = b"SQLite format 3\x00"
_LARGE = 512 * 2**20

_DAMAGED = (11, 26)
"""What SQLite answers about a damaged file, and about one that is no database;
anything else is about its surroundings."""


def check(path: Path) -> str | None:
    """Return the schema revision of the file at ``path``, or None when it is missing or empty.

    Raises:
        StoreError: the file cannot be used; it has not been changed.
    """
    try:
        folder = path.is_dir()
        empty = not path.exists() or path.stat().st_size == 0
    except OSError as error:  # a folder on the way that may not be entered
        raise StoreError(f"{path} cannot be written: {error.strerror}. {ADVICE}") from None
    if folder:
        raise StoreError(
            f"{path} is a folder. Name a file with --db, for instance {path / 'lutetia.db'}"
        )
    if empty:
        return None
    try:
        with path.open("rb") as file:
            head = file.read(16)
    except OSError as error:
        raise StoreError(
            f"{path} cannot be read: {error.strerror}. Check its "
            "permissions or name another file with --db"
        ) from None
    if head != _MAGIC:
        raise StoreError(
            f"{path} is no database of Lutetia, or a damaged one. It was left as it is: {_ADVICE}"
        )
    try:
        return _revision(path)
    except sqlite.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            raise _damaged(path, error) from None
        raise StoreError(
            f"{path} cannot be opened: {obstacle(path) or error}. It was left as it is. {ADVICE}"
        ) from None


_ADVICE = "put a backup in its place, or name another file with --db"


def _damaged(path: Path, why: object) -> StoreError:
    return StoreError(f"{path} is damaged ({why}). It was left as it is: {_ADVICE}")


class SqliteReading:
    """A connection that only reads."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.close = connection.close

    def execute(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Return what ``sql`` finds."""
        return self._connection.execute(sql, params)

    def stream(self, sql: str) -> Iterator[Any]:
        """Yield the rows that ``sql`` finds."""
        yield from self._connection.execute(sql)

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Read everything as it is now."""
        self._connection.execute("BEGIN")
        try:
            yield
        finally:
            self._connection.execute("ROLLBACK")

    def copy_to(self, path: Path) -> None:
        """Copy the whole database, as it is at this moment, into the file at ``path``."""
        made: Connection = sqlite.connect(path)
        try:
            self._connection.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")  # one file, none beside it
        finally:
            made.close()

    def names(self) -> set[str]:
        """Return the names of the tables."""
        found = self._connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name for (name,) in found}


def _lower(text: str | bytes | float | None) -> str | bytes | float | None:
    return text.lower() if isinstance(text, str) else text


def read_only(path: Path) -> SqliteReading:
    """Open the database for reading."""
    # SQLite would make files beside it to share it with a writer. Where it cannot,
    # and nobody has, there is no writer.
    alone = obstacle(path) is not None and not path.with_name(path.name + "-wal").exists()
    address = f"{path.resolve().as_uri()}?mode=ro" + ("&immutable=1" if alone else "")
    opened: Connection = sqlite.connect(address, uri=True, check_same_thread=False, timeout=10)
    # SQLite's own knows the letters of ASCII alone: nobody found Émile by typing émile.
    opened.create_function("lower", 1, _lower, deterministic=True)
    return SqliteReading(opened)


def _revision(path: Path) -> str | None:
    connection = read_only(path)
    try:
        if path.stat().st_size < _LARGE:
            [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise _damaged(path, found)
        return revision(connection, str(path), "file")
    finally:
        connection.close()


def revision(reading: Reading, name: str, kind: str) -> str | None:
    """Return the revision of the schema, or None where nothing is there yet.

    Args:
        reading: a connection to the database.
        name: the database, as people are told of it.
        kind: what another one would be: a ``file`` or a ``database``.

    Raises:
        StoreError: another program wrote it, or a newer version.
    """
    names = reading.names()
    if not names:
        return None
    if not {"alembic_version", "events"} <= names:
        raise StoreError(
            f"{name} belongs to another program. It was left as it is: "
            f"name another {kind} with --db"
        )
    row = reading.execute("SELECT version_num FROM alembic_version").fetchone()
    if row is None:
        return None
    found = str(row[0])
    if found not in KNOWN:
        raise StoreError(
            f"{name} was written by a newer Lutetia (schema {found}, this one knows up to "
            f"{HEAD}). It was left as it is: update Lutetia, or name another {kind} with --db"
        )
    return found


def migrate(path: Path) -> None:
    """Bring the file at ``path`` to the newest schema, making it when missing:
    wholly or not at all. Raises StoreError."""
    from sqlalchemy import URL

    run_migrations(URL.create("sqlite", database=str(path)), str(path), module=sqlite)


def steps_after(found: str | None) -> Sequence[str]:
    """Return the revisions that lead from one, or from nothing, to the newest."""
    return KNOWN if found is None else KNOWN[KNOWN.index(found) + 1 :]


def run_migrations(
    address: str | URL, name: str, steps: Sequence[str] = ("head",), **how: Any
) -> None:
    """Bring a database, told as ``name``, to the newest schema; ``how`` is what SQLAlchemy's
    `create_engine` takes besides. Each of ``steps`` is done wholly or not at all: what one of them
    changes is locked until its end, and others may be at work meanwhile. Raises StoreError."""
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    config = Config()
    config.set_main_option(
        "script_location", str(Path(__file__).resolve().parent / "migrations").replace("%", "%%")
    )
    engine = create_engine(address, **how)
    if engine.dialect.name == "sqlite":
        # Left to itself, Python's sqlite3 commits each change of the schema at once:
        # a full disk would leave half of them.
        event.listen(engine, "connect", lambda opened, _: setattr(opened, "isolation_level", None))
        event.listen(
            engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE")
        )
    try:
        for step in steps:
            while not _done(engine, config, step):
                log.warning("the schema waits for somebody who reads for long, such as a backup")
                time.sleep(AGAIN)
    except SQLAlchemyError as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(
            f"{name} could not be brought to schema {HEAD}: {why}. Make room there, "
            "or name another database with --db"
        ) from None
    finally:
        engine.dispose()


def _done(engine: Engine, config: Config, step: str) -> bool:
    """Go as far as ``step``; False: others held what it changes."""
    from alembic import command
    from sqlalchemy.exc import DBAPIError

    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, step)
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) != _BUSY:
            raise
        return False
    return True
