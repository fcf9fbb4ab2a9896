"""A database in one file: SQLite in WAL mode, every commit synced."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import Connection
from typing import Any

from lutetia.server.errors import StoreError
from lutetia.server.storage.database import PROBE, Job, Reading, Statement, beside
from lutetia.server.storage.driver import sqlite, warn
from lutetia.server.storage.files import (
    ADVICE,
    identity,
    keep_private,
    lock,
    obstacle,
    real,
    release,
)
from lutetia.server.storage.open_checks import HEAD, check, migrate, read_only

_WRONG = (1, 20, 21, 25)
"""What SQLite answers about a statement, whatever file it is for."""


def connect(path: Path) -> Connection:
    """Open the database for writing, and write."""
    connection: Connection = sqlite.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=2000")
    connection.execute("PRAGMA cache_size=-16000")
    connection.execute(PROBE, (time.time(),))
    return connection


class SqliteFile:
    """The file at ``path``, for this process alone. Make it with `open`."""

    readers = 1

    def __init__(self, path: Path, held: int | None = None) -> None:
        self.path = path
        self._held = held
        self._connection = connect(path)
        self._reader = read_only(path)
        self._files = identity(path)

    @classmethod
    def open(cls, path: Path) -> SqliteFile:
        """Open the file at ``path``, made or migrated where needed. Raises StoreError,
        having changed nothing."""
        check(path)
        path = real(path)
        held = lock(path)
        try:
            keep_private(path)
            if check(path) != HEAD:
                migrate(path)
            opened = cls(path, held)
        except sqlite.Error as error:
            release(held)
            raise StoreError(
                f"{path} cannot be written: {obstacle(path) or error}. {ADVICE}"
            ) from None
        except BaseException:
            release(held)
            raise
        warn()
        return opened

    def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Carry out all jobs in one transaction; what is wrong with one undoes only it."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            errors = [self._one(job) for job in jobs]
            self._connection.execute("COMMIT")
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return errors

    def _one(self, job: Job) -> Exception | None:
        wrong = None
        self._connection.execute("SAVEPOINT job")
        try:
            for sql, runs in job:
                self._connection.executemany(sql, runs)
        except sqlite.IntegrityError as error:
            self._connection.execute("ROLLBACK TO job")
            wrong = error
        self._connection.execute("RELEASE job")
        return wrong

    def fetch(self, sql: str, params: Sequence[object] = ()) -> list[Any]:
        """Return the rows that ``sql`` finds."""
        return self._reader.execute(sql, params).fetchall()

    def away(self, error: Exception) -> bool:
        """Return whether ``error`` is about the file: its disk, a lock, damage."""
        code = getattr(error, "sqlite_errorcode", _WRONG[0])  # Python's own module gives none
        return isinstance(error, sqlite.Error) and code & 0xFF not in _WRONG

    def reading(self) -> Reading:
        """Return another connection."""
        return read_only(self.path)

    def obstacle(self) -> str | None:
        """Return whether other files stand in the place of those that were opened."""
        if identity(self.path) == self._files:
            return None
        return "the database, or its log, is no longer the file that was opened"

    def beside(self, end: str) -> Path:
        """Return the file beside the database whose name ends in ``end``."""
        return beside(self.path, self.path.parent, end)

    def counted(self) -> list[Statement]:
        """None: SQLite goes on after the highest number by itself."""
        return []

    def closing(self) -> None:
        """There is nothing that is waited for."""

    def close(self) -> None:
        """Close the file."""
        self._reader.close()
        self._connection.close()  # the last one: it puts the WAL away
        release(self._held)
