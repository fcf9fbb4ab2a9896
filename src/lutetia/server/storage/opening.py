"""Opening a database of either kind: what `Where` says decides."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from lutetia.server.errors import StoreError
from lutetia.server.storage.database import Database, Reading, Statement, Where


@contextmanager
def _packages() -> Iterator[None]:
    """Raise StoreError where what PostgreSQL needs is not installed."""
    try:
        yield
    except ImportError:
        raise StoreError(
            "PostgreSQL needs more packages: pip install 'lutetia[postgresql]', or name a file "
            "with --db"
        ) from None


def open_database(at: Where, keys: Path, shared: bool = False) -> Database:
    """Open the database, made or migrated where needed; PostgreSQL's keeps its keys in the folder
    ``keys``, and can be ``shared`` with other processes of a cluster. Raises StoreError, having
    changed nothing."""
    if isinstance(at, Path):
        if shared:
            raise StoreError(
                f"{at} is a file, and many processes cannot share one: name a database of "
                "PostgreSQL with --db postgresql://user@host/name"
            )
        from lutetia.server.storage.sqlite_file import SqliteFile

        return SqliteFile.open(at)
    with _packages():
        from lutetia.server.storage.postgresql import Postgresql

    return Postgresql.open(at, keys, shared)


def revision(at: Where) -> str | None:
    """Return the schema revision of the database, or None when it is missing or empty.
    Raises StoreError: it cannot be used; it has not been changed."""
    if isinstance(at, Path):
        from lutetia.server.storage import open_checks

        return open_checks.check(at)
    with _packages():
        from lutetia.server.storage import postgresql

    return postgresql.check(at)


def found(at: Where, by_option: bool = True) -> str | None:
    """Return the schema revision of a database that is there, or None when it is empty;
    ``by_option`` says that whoever runs the command names it with ``--db``. Raises StoreError."""
    if isinstance(at, Path) and not at.exists():
        advice = ". Name the database with --db" if by_option else ""
        raise StoreError(f"{at} does not exist{advice}")
    return revision(at)


def has_password(at: Where) -> bool:
    """Return whether an address has a password in it. Raises StoreError: it is none."""
    if isinstance(at, Path):
        return False
    with _packages():
        from lutetia.server.storage import postgresql

    return postgresql.has_password(at)


def write_once(address: str, statement: Statement) -> None:
    """Write to a database of PostgreSQL beside the servers that may use it. Raises StoreError."""
    with _packages():
        from lutetia.server.storage import postgresql

    postgresql.write_once(address, statement)


def read_only(at: Where) -> Reading:
    """Open the database for reading."""
    if isinstance(at, Path):
        from lutetia.server.storage import open_checks

        return open_checks.read_only(at)
    with _packages():
        from lutetia.server.storage import postgresql

    return postgresql.read_only(at)
