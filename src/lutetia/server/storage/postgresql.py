"""A database of PostgreSQL: for a site whose database is to be looked after as such are.

One connection writes, in the writer's thread, and holds the lock that keeps other servers out, but
those of the same cluster; a pool of others reads. When the connection breaks in the midst of a
commit, PostgreSQL itself is asked afterwards what became of that transaction, so that nothing is
lost and nothing done twice.
"""

from __future__ import annotations

import functools
import logging
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool, PoolTimeout
from sqlalchemy import Integer

from lutetia.server.errors import NotOwner, StoreError
from lutetia.server.storage.database import IN_ORDER, PROBE, Job, Reading, Rows, Statement, beside
from lutetia.server.storage.open_checks import HEAD, revision, run_migrations, steps_after
from lutetia.server.storage.schema import metadata

log = logging.getLogger("lutetia.storage")

# That a job was wrong is told to whoever sent it; the pipeline it was in would log it as well.
logging.getLogger("psycopg").setLevel(logging.ERROR)
logging.getLogger("psycopg.pool").setLevel(logging.WARNING)

LOCK = 0x4C757465746961  # "Lutetia"
"""The advisory lock that one server holds alone, or those of a cluster share."""

MIGRATING = LOCK + 1
"""The advisory lock of whoever changes the schema."""

NUMBERING = LOCK + 2
"""The advisory lock of whoever commits rows that are numbered in order: a number is drawn before
the commit, and another process of the cluster must not commit a higher one first."""

FENCED = "23000"
"""How PostgreSQL says that a fence stood in the way."""

PATIENCE = 5.0
"""Seconds in which a connection that broke is sought again before a command is refused."""

LOCK_WITHIN = 500
"""Milliseconds in which a step of the schema has what it changes to itself, or waits until later:
others wait behind it."""

READERS = 4

STREAMED = 500
"""Rows that are fetched at once where many are read."""

_FAR = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A database that is cut off is noticed within seconds."""

_WRONG = (
    errors.ProgrammingError,
    errors.DataError,
    errors.IntegrityError,
    errors.NotSupportedError,
)
"""What is raised about a statement, wherever it is sent."""

T = TypeVar("T")


_USER = re.compile(r"^[^@/]*@")
"""How an address begins where somebody is named in it, as PostgreSQL's library reads it."""


def parts(address: str) -> dict[str, str]:
    """Return what an address says, by PostgreSQL's names. Raises StoreError: it cannot be
    understood. What it says is not told then: any part of it may be one of a password."""
    rest = _USER.sub("", address.partition("://")[2], count=1)
    try:
        found = {name: str(value) for name, value in conninfo_to_dict(address).items()}
    except (psycopg.Error, UnicodeError):
        found = None
    # A password that has a / or a second @ in it goes on in host, port or name of the database.
    goes_on = "@" in rest.partition("?")[0]
    if found is None or goes_on or found.get("port", "0").replace(",", "0").strip("0123456789"):
        raise StoreError(
            "the address of the database cannot be understood. Write it as "
            "postgresql://user@host:port/name, in a password %25 for %, %2F for / and %40 for @, "
            "or keep the password in PGPASSWORD or ~/.pgpass"
        )
    return found


def shown(address: str) -> str:
    """Return an address without its password, and without its settings. Raises StoreError."""
    found = parts(address)
    hosts = found.get("host", "").split(",")
    ports = found.get("port", "").split(",")
    ports = ports * len(hosts) if len(ports) == 1 else ports
    places = [
        (f"[{host}]" if ":" in host else host) + (f":{port}" if port else "")
        for host, port in zip_longest(hosts, ports, fillvalue="")
    ]
    user = f"{found['user']}@" if "user" in found else ""
    return f"postgresql://{user}{','.join(places)}/{found.get('dbname', '')}"


def has_password(address: str) -> bool:
    """Return whether an address has a password in it, wherever. Raises StoreError."""
    return not {"password", "sslpassword"}.isdisjoint(parts(address))


@functools.cache
def _marked(sql: str) -> bytes:
    """Return SQL as psycopg wants it."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


def _prepared(connection: psycopg.Connection[Any]) -> None:
    """Have truth written as 1 and 0, as SQLite does: no column of the schema is a boolean."""

    class Truth(Dumper):
        oid = connection.adapters.types["int4"].oid

        def dump(self, obj: bool) -> bytes:
            return b"1" if obj else b"0"

    connection.adapters.register_dumper(bool, Truth)


def _connect(address: str, **more: Any) -> psycopg.Connection[Any]:
    """Open a connection. Raises StoreError with what to do."""
    parts(address)  # first: what psycopg says of one that it cannot read quotes it
    try:
        connection = psycopg.connect(address, autocommit=True, **{**_FAR, **more})
        _prepared(connection)
        return connection
    except (psycopg.Error, UnicodeError) as error:
        raise _no_way(address, error) from None


def _no_way(address: str, error: Exception) -> StoreError:
    why = " ".join(str(error).split()).removeprefix("connection failed: ")
    why = why.partition(" Is the server running")[0]  # asked below, and once is enough
    return StoreError(
        f"{shown(address)} cannot be used: {why}. Is the server running, and are host, port, "
        "database and user right? A password belongs in PGPASSWORD or ~/.pgpass"
    )


class PostgresqlReading:
    """A connection that only reads."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection
        self.close = connection.close

    def execute(self, sql: str, params: Sequence[object] = ()) -> Rows:
        """Return what ``sql`` finds."""
        return self._connection.execute(_marked(sql), params)

    def stream(self, sql: str) -> Iterator[Any]:
        """Yield the rows that ``sql`` finds, a few at a time."""
        with (
            self._connection.transaction(),
            self._connection.cursor(name="stream") as cursor,
        ):
            cursor.itersize = STREAMED
            cursor.execute(_marked(sql))
            yield from cursor

    @contextmanager
    def steady(self) -> Iterator[None]:
        """Read everything as it is now."""
        self._connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            self._connection.execute("ROLLBACK")

    def names(self) -> set[str]:
        """Return the names of the tables."""
        found = self._connection.execute(
            "SELECT table_name FROM information_schema.tables "
            "WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"
        )
        return {name for (name,) in found}


def read_only(address: str) -> PostgresqlReading:
    """Open the database for reading. Raises StoreError."""
    return PostgresqlReading(_connect(address, options="-c default_transaction_read_only=on"))


def write_once(address: str, statement: Statement) -> None:
    """Write beside the servers that may use the database. Raises StoreError."""
    sql, runs = statement
    connection = _connect(address)
    try:
        connection.cursor().executemany(_marked(sql), runs)
    except psycopg.Error as error:
        raise _no_way(address, error) from None
    finally:
        connection.close()


def check(address: str) -> str | None:
    """Return the schema revision of the database, or None when it is empty.
    Raises StoreError: it cannot be used; it has not been changed."""
    connection = read_only(address)
    try:
        return revision(connection, shown(address), "database")
    except psycopg.Error as error:
        raise _no_way(address, error) from None
    finally:
        connection.close()


def _changing(address: str, patience: int) -> psycopg.Connection[Any]:
    """Return a connection for the schema; it waits so many milliseconds for others, 0: for ever."""
    connection = psycopg.connect(address)
    connection.execute(f"SET lock_timeout = {patience}".encode())
    connection.commit()
    return connection


def _lock(address: str, shared: bool, patience: float) -> psycopg.Connection[Any]:
    """Return a connection that holds the lock of the database, alone or as others of its cluster
    do. Raises StoreError."""
    connection = _connect(address)
    try_ = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    end = time.monotonic() + patience
    try:
        while True:
            row = connection.execute(f"SELECT {try_}(%s)".encode(), (LOCK,)).fetchone()
            if row is not None and row[0]:
                break
            # A server that was killed is missed by PostgreSQL a moment later.
            if time.monotonic() > end:
                raise StoreError(
                    f"{shown(address)} is in use by another server. Stop that one, name another "
                    "database with --db, or the bus of its cluster with LUTETIA_CLUSTER"
                )
            time.sleep(0.1)
        row = connection.execute("SHOW synchronous_commit").fetchone()
        if row is not None and row[0] == "off":
            connection.execute("SET synchronous_commit = on")
    except psycopg.Error as error:
        connection.close()
        raise _no_way(address, error) from None
    except BaseException:
        connection.close()
        raise
    return connection


def _numbered() -> list[tuple[str, str]]:
    """Return the tables whose rows the database numbers, with the column."""
    keys = [(table.name, list(table.primary_key)) for table in metadata.sorted_tables]
    return [
        (name, key.name)
        for name, (key, *more) in keys
        if not more and isinstance(key.type, Integer) and name != "probes"
    ]


class Postgresql:
    """The database at ``address``, for this process alone or for a cluster. Make it with `open`."""

    readers = READERS

    def __init__(
        self, address: str, keys: Path, connection: psycopg.Connection[Any], shared: bool
    ) -> None:
        self._address, self._keys, self._shared = address, keys, shared
        self._connection = connection
        self._closing: float | None = None  # since when, by the monotonic clock
        self._connection.execute(_marked(PROBE), (time.time(),))
        self._pool = ConnectionPool(
            address,
            min_size=1,
            max_size=READERS + 1,
            timeout=PATIENCE,
            kwargs={"autocommit": True, **_FAR},
            configure=_prepared,
            check=ConnectionPool.check_connection,
            open=True,
        )

    @classmethod
    def open(cls, address: str, keys: Path, shared: bool = False) -> Postgresql:
        """Open the database, made or migrated where needed; ``shared``: with others of a cluster.
        Raises StoreError, having changed nothing."""
        check(address)
        if not keys.is_dir():
            raise StoreError(
                f"{keys} is no folder: LUTETIA_KEYS names where the site's keys are kept"
            )
        connection = _lock(address, shared, PATIENCE)
        try:
            connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATING,))
            found = check(address)
            if found != HEAD:
                # Where others may be at work, a step at a time, and none that keeps them waiting.
                run_migrations(
                    "postgresql+psycopg://",
                    shown(address),
                    steps_after(found) if shared else ("head",),
                    creator=lambda: _changing(address, LOCK_WITHIN if shared else 0),
                )
            connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATING,))
            return cls(address, keys, connection, shared)
        except psycopg.Error as error:
            connection.close()
            raise _no_way(address, error) from None
        except BaseException:
            connection.close()
            raise

    # --- writing ----------------------------------------------------------------------------------

    def commit(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Carry out all jobs in one transaction; what is wrong with one undoes only it."""
        while True:
            self._connected(PATIENCE)
            transaction: str | None = None
            try:
                transaction, errors_ = self._carry_out(jobs)
                self._connection.execute("COMMIT")
                return errors_
            except psycopg.Error as error:
                if not self._connection.closed:
                    self._connection.execute("ROLLBACK")
                    if isinstance(error, errors.DeadlockDetected):
                        continue  # two processes waited for each other: the other one goes on
                    raise
                log.warning("the connection to the database broke: %s", error)
            if transaction is not None and self._was_committed(transaction):
                return errors_

    def _carry_out(self, jobs: Sequence[Job]) -> tuple[str, list[Exception | None]]:
        """Begin a transaction and carry out all jobs; return its id, and what was wrong."""
        try:
            with self._connection.pipeline():
                transaction = self._begin()
                for job in jobs:
                    self._one(job)
            return _text(transaction), [None] * len(jobs)
        except (errors.IntegrityError, errors.DataError):
            self._connection.execute("ROLLBACK")
        # One of them is wrong: each by itself tells which.
        transaction = self._begin()
        found: list[Exception | None] = []
        for job in jobs:
            self._connection.execute("SAVEPOINT job")
            try:
                self._one(job)
                found.append(None)
            except (errors.IntegrityError, errors.DataError) as error:
                self._connection.execute("ROLLBACK TO job")
                fenced = error.sqlstate == FENCED
                found.append(NotOwner(error.diag.message_primary) if fenced else error)
            self._connection.execute("RELEASE job")
        return _text(transaction), found

    def _begin(self) -> psycopg.Cursor[Any]:
        self._connection.execute("BEGIN")
        return self._connection.execute("SELECT pg_current_xact_id()::text")

    def _one(self, job: Job) -> None:
        cursor = self._connection.cursor()
        for sql, runs in job:
            if sql.startswith(IN_ORDER):
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", (NUMBERING,))
            cursor.executemany(_marked(sql), runs)

    def _connected(self, patience: float | None) -> None:
        """Make sure of a connection, for so many seconds; None: for as long as it takes."""
        end = None if patience is None else time.monotonic() + patience
        while self._connection.closed:
            try:
                self._connection = _lock(self._address, self._shared, 0.0)
            except StoreError:
                if self._closing is not None or (end is not None and time.monotonic() > end):
                    raise
                time.sleep(0.2)

    def _was_committed(self, transaction: str) -> bool:
        """Return what became of a transaction whose end was not heard. Until that is known nobody
        is told anything. Raises StoreError: it cannot be known before this process ends."""
        while True:
            self._connected(None)
            try:
                row = self._connection.execute(
                    "SELECT pg_xact_status(%s::xid8)", (transaction,)
                ).fetchone()
            except psycopg.OperationalError:
                continue
            status = row[0] if row else None
            if status != "in progress":
                return bool(status == "committed")
            if self._closing is not None and time.monotonic() > self._closing + PATIENCE:
                raise StoreError("the database does not say what became of the last commit")
            time.sleep(0.05)

    # --- reading ----------------------------------------------------------------------------------

    def fetch(self, sql: str, params: Sequence[object] = ()) -> list[Any]:
        """Return the rows that ``sql`` finds."""

        def ask(connection: psycopg.Connection[Any]) -> list[Any]:
            return connection.execute(_marked(sql), params).fetchall()

        return self._asked(ask)

    def _asked(self, ask: Callable[[psycopg.Connection[Any]], T]) -> T:
        """Return what a connection of the pool answers; once more when that one breaks."""
        try:
            with self._pool.connection() as connection:
                return ask(connection)
        except psycopg.OperationalError as error:
            if isinstance(error, PoolTimeout):
                raise
        with self._pool.connection() as connection:
            return ask(connection)

    def away(self, error: Exception) -> bool:
        """Return whether ``error`` is about the database: the server, the line to it, the pool."""
        return isinstance(error, psycopg.Error) and not isinstance(error, _WRONG)

    def reading(self) -> Reading:
        """Return a connection of its own."""
        return read_only(self._address)

    def obstacle(self) -> str | None:
        """Nothing: what PostgreSQL has committed is there."""
        return None

    def beside(self, end: str) -> Path:
        """Return the file in the folder of keys whose name ends in ``end``."""
        return beside(self._address, self._keys, end)

    def counted(self) -> list[Statement]:
        """Return the statements that set every sequence to the highest number of its column."""
        return [
            (
                f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), "
                f"(SELECT coalesce(max({column}), 0) + 1 FROM {table}), false)",
                [()],
            )
            for table, column in _numbered()
        ]

    def closing(self) -> None:
        """Wait no longer than `PATIENCE` for what is being committed."""
        self._closing = time.monotonic()

    def close(self) -> None:
        """End all connections, and let go of the lock."""
        self.closing()
        self._pool.close()
        self._connection.close()


def _text(cursor: psycopg.Cursor[Any]) -> str:
    row = cursor.fetchone()
    assert row is not None
    return str(row[0])
