"""What the server remembers of tables: their events, and indexes over them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import msgspec

from lutetia.server.errors import NotStored, StoreError
from lutetia.server.operations.metrics import Metrics
from lutetia.server.operations.traces import span
from lutetia.server.storage.database import PROBE, Database, Reading, Statement, Where
from lutetia.server.storage.opening import open_database
from lutetia.server.storage.writer import Writer
from lutetia.table.events import Event

log = logging.getLogger("lutetia.storage")

CLOSING = 8.0
"""Seconds in which what waits to be written is written at the end, or counts as refused."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

_EVENT = "INSERT INTO events (table_id, version, body) VALUES (?, ?, ?)"
_INDEX = (
    "INSERT INTO tables (id, game, status, private, bot, created, updated, info, seated) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT (id) DO UPDATE SET status = excluded.status, "
    "bot = excluded.bot, updated = excluded.updated, info = excluded.info"
)
_SITS = (
    "INSERT INTO sittings (player_id, table_id, waits, over, at) VALUES (?, ?, ?, ?, ?) "
    "ON CONFLICT (player_id, table_id) DO UPDATE SET waits = excluded.waits, over = excluded.over, "
    "at = excluded.at"
)
_LEAVES = "DELETE FROM sittings WHERE player_id = ? AND table_id = ?"
_SEATED = "UPDATE tables SET seated = 1 WHERE id = ?"
_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, version, tag, body) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, tag = excluded.tag, "
    "body = excluded.body"
)
_DEADLINE = (
    "INSERT INTO deadlines (table_id, due) VALUES (?, ?) "
    "ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
)
_NO_DEADLINE = "DELETE FROM deadlines WHERE table_id = ?"
_ENVELOPE = "INSERT INTO envelopes (table_id, master) VALUES (?, ?)"
_NO_ENVELOPE = "DELETE FROM envelopes WHERE table_id = ?"
_ALIVE = "INSERT INTO probes (id, at) VALUES (2, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"


@dataclass(frozen=True)
class Row:
    """A table in the index; ``info`` is TableInfo as JSON."""

    id: str
    game: str
    status: str
    private: bool
    bot: bool
    created: float
    updated: float
    info: bytes


@dataclass(frozen=True)
class Sitting:
    """A table at which somebody sits; ``info`` is TableInfo as JSON, ``updated`` Unix seconds."""

    table: str
    waits: bool
    updated: float
    info: bytes


def event_rows(table_id: str, first: int, events: Sequence[Event]) -> Statement:
    """Return the statement that appends ``events``, the first of which has version ``first``."""
    return _EVENT, [(table_id, first + i, _encode(event)) for i, event in enumerate(events)]


def body_rows(table_id: str, first: int, bodies: Sequence[bytes]) -> Statement:
    """Return the statement that appends events that are JSON already,
    the first of which has version ``first``."""
    return _EVENT, [(table_id, first + i, body) for i, body in enumerate(bodies)]


def index_row(row: Row) -> Statement:
    """Return the statement that puts a table into the index."""
    return _INDEX, [
        (
            row.id,
            row.game,
            row.status,
            int(row.private),
            int(row.bot),
            row.created,
            row.updated,
            row.info,
        )
    ]


def sitting_rows(
    table_id: str,
    before: Mapping[str, bool],
    now: Mapping[str, bool],
    at: float,
    over: bool = False,
    ended: bool = False,
) -> list[Statement]:
    """Return the statements that turn ``before``,
    ids of people to whether a table waits for them, into ``now``.

    Args:
        at: when that changed, in Unix seconds.
        over: whether the game has ended; ``ended``: just now.
    """
    sit = [
        (who, table_id, int(waits), int(over), at)
        for who, waits in now.items()
        if ended or before.get(who) != waits
    ]
    leave = [(who, table_id) for who in before if who not in now]
    return [(sql, rows) for sql, rows in ((_SITS, sit), (_LEAVES, leave)) if rows]


def seated_row(table_id: str) -> Statement:
    """Return the statement that notes that the people of a table are in ``sittings``."""
    return _SEATED, [(table_id,)]


def snapshot_row(table_id: str, version: int, tag: str, body: bytes) -> Statement:
    """Return the statement that keeps a snapshot in place of the one before."""
    return _SNAPSHOT, [(table_id, version, tag, body)]


def deadline_rows(table_id: str, due: float | None) -> list[Statement]:
    """Return the statement that notes when the running time of a table is up, in Unix seconds.

    None: none runs.
    """
    if due is None:
        return [(_NO_DEADLINE, [(table_id,)])]
    return [(_DEADLINE, [(table_id, due)])]


def envelope_row(table_id: str, master: bytes) -> Statement:
    """Return the statement that keeps the encrypted master secret of a sealed deal."""
    return _ENVELOPE, [(table_id, master)]


def no_envelope_row(table_id: str) -> Statement:
    """Return the statement that forgets the master secret of a sealed deal."""
    return _NO_ENVELOPE, [(table_id,)]


def alive_row(now: float) -> Statement:
    """Return the statement that notes that time was counted at ``now`` in Unix seconds."""
    return _ALIVE, [(now,)]


def event_of(body: bytes) -> Event:
    """Return an event; one that nobody can read is none that could follow the ones before it."""
    try:
        return cast(Event, _decode(body))
    except (msgspec.DecodeError, UnicodeError):
        return cast(Event, {"kind": "unreadable"})


class Store:
    """The database of one server. Make it with `open`.

    Attributes:
        metrics: what its commits are counted by; None: nobody counts.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database.commit)
        self._reading = ThreadPoolExecutor(database.readers, thread_name_prefix="reader")
        self.reading = database.reading
        self.beside = database.beside
        self.counted = database.counted
        self.metrics: Metrics | None = None

    @classmethod
    def open(cls, at: Where, keys: Path = Path(), shared: bool = False) -> Store:
        """Open the database, made or migrated where needed; one that is no file keeps its keys in
        the folder ``keys``, and can be ``shared`` with other processes of a cluster.
        Raises StoreError, having changed nothing."""
        return cls(open_database(at, keys, shared))

    def close(self) -> None:
        """Write what waits, as far as the database takes it now, and close the database."""
        self._database.closing()
        self._reading.shutdown()
        if self._writer.close(CLOSING):
            self._database.close()
        else:  # a connection that is in use cannot be closed
            log.error("a commit does not return, and is not waited for any longer")

    async def write(self, *statements: Statement) -> None:
        """Return once all is committed and synced. Raises NotStored; then none of it is."""
        start = time.perf_counter()
        try:
            with span("commit"):
                await self._writer.write(statements)
        except NotStored:
            if self.metrics is not None:
                self.metrics.failed.inc()
            raise
        if self.metrics is not None:
            self.metrics.commits.observe(time.perf_counter() - start)

    async def probe(self) -> None:
        """Write a row as a move is written, synced, and see that it stands
        where the next start will look for it.

        Raises NotStored, saying what stands against it.
        """
        await self.write((PROBE, [(time.time(),)]))
        why = await asyncio.to_thread(self._database.obstacle)
        if why is not None:
            raise NotStored(why)

    async def events(self, table_id: str, after: int = -1) -> list[Event]:
        """Return the log of a table after a version; empty when there is nothing."""
        rows = await self.read(
            "SELECT body FROM events WHERE table_id = ? AND version > ? ORDER BY version",
            table_id,
            after,
        )
        return [event_of(body) for (body,) in rows]

    async def bodies(self, table_id: str, after: int = -1) -> list[bytes]:
        """Return the log of a table after a version as it is stored; `event_of` reads one event."""
        sql = "SELECT body FROM events WHERE table_id = ? AND version > ? ORDER BY version"
        return [body for (body,) in await self.read(sql, table_id, after)]

    async def snapshot(self, table_id: str, tag: str) -> bytes | None:
        """Return the snapshot of a table that a build marked ``tag`` can read, if there is one."""
        rows = await self.read(
            "SELECT body FROM snapshots WHERE table_id = ? AND tag = ?", table_id, tag
        )
        return rows[0][0] if rows else None

    async def envelope(self, table_id: str) -> bytes | None:
        """Return the encrypted master secret of a table's deal, if there is one."""
        rows = await self.read("SELECT master FROM envelopes WHERE table_id = ?", table_id)
        return rows[0][0] if rows else None

    async def active_tables(self, most: int = 2000) -> list[Row]:
        """Return the tables that are open or being played, newest first."""
        sql = (
            "SELECT id, game, status, private, bot, created, updated, info FROM tables "
            "WHERE status IN ('open', 'playing') ORDER BY created DESC LIMIT ?"
        )
        rows = await self.read(sql, most)
        return [Row(i, g, s, bool(p), bool(b), c, u, info) for i, g, s, p, b, c, u, info in rows]

    async def sittings(self, player_id: str, most: int) -> list[Sitting]:
        """Return the tables at which somebody sits: first where they are waited for, by when the
        time is up and since when they are, then the latest."""
        sql = (
            "SELECT t.id, s.waits, t.updated, t.info FROM sittings s "
            "JOIN tables t ON t.id = s.table_id LEFT JOIN deadlines d ON d.table_id = t.id "
            "WHERE s.player_id = ? ORDER BY s.waits DESC, "
            "CASE WHEN s.waits = 1 THEN coalesce(d.due, 1e12) END, "
            "CASE WHEN s.waits = 1 THEN s.at END, t.status = 'over', t.updated DESC LIMIT ?"
        )
        rows = await self.read(sql, player_id, most)
        return [Sitting(name, bool(waits), at, info) for name, waits, at, info in rows]

    async def deadlines(self) -> list[tuple[str, float]]:
        """Return the tables whose time is running, each with when it is up in Unix seconds."""
        return [tuple(row) for row in await self.read("SELECT table_id, due FROM deadlines")]

    def last_alive(self) -> float | None:
        """Return when time was last counted before this process, in Unix seconds; None: never."""
        rows = self._database.fetch("SELECT at FROM probes WHERE id = 2")
        return float(rows[0][0]) if rows else None

    async def unseated(self) -> list[str]:
        """Return the ids of the tables of an earlier version whose
        people are not in the index yet."""
        sql = "SELECT id FROM tables WHERE seated = 0 ORDER BY updated DESC"
        return [name for (name,) in await self.read(sql)]

    async def read(self, sql: str, *params: Any) -> list[Any]:
        """Return the rows that ``sql`` finds. Raises NotStored: the database cannot be read."""
        loop = asyncio.get_running_loop()
        with self.answering():
            return await loop.run_in_executor(self._reading, self._database.fetch, sql, params)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Raise NotStored where the database cannot be read; what is wrong with a question is
        raised as it is."""
        try:
            yield
        except Exception as error:
            if not isinstance(error, StoreError) and not self._database.away(error):
                raise
            log.error("nothing was read: %s", error)
            raise NotStored(f"not read: {error}") from error


def snapshot_of(connection: Reading, table_id: str, tag: str) -> tuple[int, bytes] | None:
    """Return version and body of the snapshot of a table marked ``tag``."""
    sql = "SELECT version, body FROM snapshots WHERE table_id = ? AND tag = ?"
    found: tuple[int, bytes] | None = connection.execute(sql, (table_id, tag)).fetchone()
    return found


def logs(
    connection: Reading, most: int | None = None
) -> Iterator[tuple[str, list[tuple[int, bytes]]]]:
    """Yield every table's id and its log as ``(version, JSON)``; of ``most`` tables, drawn at
    random, where there are more."""
    ids = [
        table_id
        for (table_id,) in connection.execute(
            "SELECT DISTINCT table_id FROM events ORDER BY table_id"
        )
    ]
    if most is not None and most < len(ids):
        ids = sorted(secrets.SystemRandom().sample(ids, most))
    for table_id in ids:
        yield (
            table_id,
            connection.execute(
                "SELECT version, body FROM events WHERE table_id = ? ORDER BY version", (table_id,)
            ).fetchall(),
        )
