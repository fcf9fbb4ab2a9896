"""Looking at a database file before anything is written: what is not ours, broken or newer stays exactly as it is."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from lutetia.server.errors import StoreError

HEAD = "0002"
"""The newest revision of the schema."""

KNOWN = ("0001", "0002")

_MAGIC = b"SQLite format 3\x00"
_LARGE = 512 * 2**20


ADVICE = "Check the folder's permissions or name another file with --db"


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
            f"{path} cannot be read: {error.strerror}. Check its permissions or name another file with --db"
        ) from None
    if head != _MAGIC:
        raise StoreError(
            f"{path} is no database of Lutetia, or a damaged one. It was left as it is: {_ADVICE}"
        )
    try:
        return _revision(path)
    except sqlite3.Error as error:
        raise StoreError(f"{path} is damaged ({error}). It was left as it is: {_ADVICE}") from None


_ADVICE = "put a backup in its place, or name another file with --db"


def _revision(path: Path) -> str | None:
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        if path.stat().st_size < _LARGE:
            [found] = connection.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        names = {
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
        if not names:
            return None
        if "alembic_version" not in names or "events" not in names:
            raise StoreError(
                f"{path} belongs to another program. It was left as it is: name another file with --db"
            )
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    finally:
        connection.close()
    revision = row[0] if row else None
    if revision is not None and revision not in KNOWN:
        raise StoreError(
            f"{path} was written by a newer Lutetia (schema {revision}, this one knows up to {HEAD}). "
            "It was left as it is: update Lutetia, or name another file with --db"
        )
    return revision


def lock(path: Path) -> int | None:
    """Hold the file at ``path`` for this process, until it ends. Returns what keeps the lock, None where there is none.

    Raises:
        StoreError: another server has it, or its folder cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_name(path.name + "-lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(13, "Permission denied")
    except OSError as error:
        why = error.strerror or error
        raise StoreError(f"{path} cannot be written: {why}. {ADVICE}") from None
    try:
        import fcntl
    except (
        ImportError
    ):  # no such locks on this system; the log's primary key still refuses a second writer
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise StoreError(
            f"{path} is in use by another server. Stop that one, or name another file with --db"
        ) from None
    return held


def release(held: int | None) -> None:
    """Give up what `lock` returned."""
    if held is not None:
        os.close(held)


def migrate(path: Path) -> None:
    """Bring the file at ``path`` to the newest schema, making it when missing: wholly or not at all. Raises StoreError."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    config = Config()
    config.set_main_option(
        "script_location", str(Path(__file__).resolve().parent / "migrations").replace("%", "%%")
    )
    engine = create_engine(f"sqlite:///{path}")
    # Left to itself, Python's sqlite3 commits each change of the schema at once: a full disk would leave half of them.
    event.listen(engine, "connect", lambda opened, _: setattr(opened, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(
            f"{path} could not be brought to schema {HEAD}: {why}. Make room there, or name another file with --db"
        ) from None
    finally:
        engine.dispose()
