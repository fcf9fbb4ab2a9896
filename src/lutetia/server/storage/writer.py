"""One thread that writes: it takes everything that waits and commits it together,
synced to the disk before anybody is told.

So a hundred moves at once cost one sync, and a single one never waits for company.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from sqlite3 import Connection

from lutetia.server.errors import NotStored
from lutetia.server.storage.driver import sqlite

Statement = tuple[str, Sequence[Sequence[object]]]
"""SQL, and the parameters of each of its runs."""

_MAX_JOBS = 500

PROBE = "INSERT INTO probes (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
"""Writes a row that nobody reads: can anything be written?"""

log = logging.getLogger("lutetia.storage")


class _Job:
    __slots__ = ("error", "future", "loop", "statements")

    def __init__(
        self,
        statements: Sequence[Statement],
        future: asyncio.Future[None],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.statements = statements
        self.future = future
        self.loop = loop
        self.error: BaseException | None = None


def connect(path: Path) -> Connection:
    """Open the database for writing, and write: WAL, and every commit synced."""
    connection: Connection = sqlite.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10
    )
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=2000")
    connection.execute("PRAGMA cache_size=-16000")
    connection.execute(PROBE, (time.time(),))
    return connection


class Writer:
    """The thread and its inbox."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._inbox: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Return once ``statements`` are committed and synced, all or none. Raises NotStored."""
        loop = asyncio.get_running_loop()
        job = _Job(statements, loop.create_future(), loop)
        self._inbox.put(job)
        await job.future

    def close(self) -> None:
        """Write what waits, and end."""
        self._inbox.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while True:
            job = self._inbox.get()
            if job is None:
                return
            jobs, last = [job], False
            while len(jobs) < _MAX_JOBS and not self._inbox.empty():
                more = self._inbox.get()
                if more is None:
                    last = True
                    break
                jobs.append(more)
            self._commit(jobs)
            self._tell(jobs)
            if last:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                self._one(job)
            self._connection.execute("COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            log.error("nothing was written: %s", error)
            for job in jobs:
                job.error = job.error or error

    def _one(self, job: _Job) -> None:
        """Run one job inside the transaction; what is wrong with it undoes only it."""
        self._connection.execute("SAVEPOINT job")
        try:
            for sql, runs in job.statements:
                self._connection.executemany(sql, runs)
        except sqlite.IntegrityError as error:
            self._connection.execute("ROLLBACK TO job")
            job.error = error
        self._connection.execute("RELEASE job")

    def _tell(self, jobs: list[_Job]) -> None:
        for loop in {job.loop for job in jobs}:
            try:
                loop.call_soon_threadsafe(_resolve, [job for job in jobs if job.loop is loop])
            except RuntimeError:  # the loop has ended; what was written stays written
                continue


def _resolve(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(NotStored(f"not written: {job.error}"))
