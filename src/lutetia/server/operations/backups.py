"""Copies of a site that runs: made, opened again, checked, noted; and put back.

A backup is a file of SQLite whatever the site's database is, so that one that was made can always
be looked into. The site's keys are no part of it: they are kept apart from it on purpose.
"""

from __future__ import annotations

import getpass
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from lutetia.server import envelopes
from lutetia.server.copying import batches, copy, digest, insertion
from lutetia.server.errors import StoreError
from lutetia.server.moderation.admin import SOCKET, Answered, Asked, ask
from lutetia.server.notices import keys as push
from lutetia.server.operations.days import Backup
from lutetia.server.settings import Settings
from lutetia.server.storage.database import Where, beside
from lutetia.server.storage.driver import sqlite
from lutetia.server.storage.files import keep_private, real
from lutetia.server.storage.open_checks import HEAD, SqliteReading, migrate
from lutetia.server.storage.opening import found, read_only, write_once
from lutetia.server.storage.schema import metadata
from lutetia.server.storage.store import Store
from lutetia.server.verify import Report, verify

REPLAYED = 100
"""Tables of which a check plays every event again, drawn at random."""


class Made(NamedTuple):
    """A backup, and what its check has found."""

    backup: Backup
    report: Report


def make(at: Where, target: Path) -> Made:
    """Copy the site in the database ``at``, which may be running, into the new file ``target``, and
    check the copy. Raises StoreError: there is no copy then."""
    began, clock = time.time(), time.monotonic()
    revision = found(at)
    if revision is None:
        raise StoreError("there is no site in that database")
    if target.exists():
        raise StoreError(f"{target} exists. Name a new file, so that the backup before stays")
    part = target.with_name(target.name + ".part")
    try:
        with _written(target):
            _fresh(part)
            if isinstance(at, Path):
                _copy_file(at, part)
            elif revision != HEAD:
                raise StoreError(
                    f"the site has schema {revision}, this Lutetia has {HEAD}: start it once, "
                    "which brings it up, then back it up"
                )
            else:
                _copy_rows(at, part)
            report = checked(part)
            _put(part, target)
    finally:
        _gone(part)
    size, took = target.stat().st_size, time.monotonic() - clock
    return Made(Backup(began, size, round(took, 3), report.tables - report.asleep), report)


@contextmanager
def _written(name: object) -> Iterator[None]:
    """Raise StoreError, told of ``name``, where a disk is full or something else stands against
    writing."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{name} cannot be written: {error.strerror or error}") from None
    except sqlite.Error as error:
        raise StoreError(f"{name} cannot be written: {error}") from None


def checked(path: Path) -> Report:
    """Open a copy as a site would, look through every page, and replay some tables of it.
    Raises StoreError: it cannot be used."""
    if found(path) is None:
        raise StoreError(f"{path} is empty: there is no site in it")
    reading = read_only(path)
    try:
        [(said,), *_] = reading.execute("PRAGMA integrity_check(1)").fetchall()
    finally:
        reading.close()
    if said != "ok":
        raise StoreError(f"{path} is damaged ({said})")
    return verify(path, most=REPLAYED)


def _fresh(path: Path) -> None:
    if not path.parent.is_dir():
        raise StoreError(f"{path.parent} is no folder. Make it, or name another one")
    _gone(path)
    keep_private(path)


def _gone(path: Path) -> None:
    """Remove a file that was not finished, with what SQLite may have left beside it."""
    for end in ("", "-wal", "-shm", "-journal"):
        path.with_name(path.name + end).unlink(missing_ok=True)


def _put(part: Path, target: Path) -> None:
    """Give a finished file its name, so that it is there after a power cut or not at all."""
    for path in (part, part.parent):
        opened = os.open(path, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
    part.replace(target)


def _copy_file(source: Path, part: Path) -> None:
    reading = read_only(source)
    assert isinstance(reading, SqliteReading)
    try:
        reading.copy_to(part)
    finally:
        reading.close()


def _copy_rows(at: str, part: Path) -> None:
    """Copy every row as it is at one moment, and compare. Raises StoreError."""
    migrate(part)
    there, made = read_only(at), sqlite.connect(part, isolation_level=None)
    here = SqliteReading(made)
    try:
        with there.steady():
            made.execute("BEGIN")
            for table in metadata.sorted_tables:
                for batch in batches(there, table):
                    made.executemany(insertion(table), batch)
            made.execute("COMMIT")
            for table in metadata.sorted_tables:
                if digest(there, table) != digest(here, table):
                    raise StoreError(f"the rows of {table.name} differ: the copy cannot be used")
    finally:
        here.close()
        there.close()


# --- noting ---------------------------------------------------------------------------------------


def note(at: Where, keys: Path, made: Backup) -> None:
    """Let the site know of a backup: by itself where it runs on a file, for nobody else may write
    there. Raises StoreError, OSError, ValueError: it does not know."""
    if not isinstance(at, Path):
        write_once(at, made.row())
        return
    answered = ask(beside(at, keys, SOCKET), Asked(getpass.getuser(), made))
    if answered is None:
        answered = _noted_here(at, keys, made)
    if answered.no:
        raise StoreError(answered.no)


def _noted_here(at: Path, keys: Path, made: Backup) -> Answered:
    import asyncio

    store = Store.open(at, keys)
    try:
        asyncio.run(store.write(made.row()))
    finally:
        store.close()
    return Answered("")


def last(at: Where) -> float | None:
    """Return when the last backup of a site was made, in Unix seconds; None: nobody knows of one.
    Raises StoreError."""
    if found(at) is None:
        raise StoreError("there is no site in that database")
    reading = read_only(at)
    try:
        if "backups" not in reading.names():
            return None
        [at_] = reading.execute("SELECT max(at) FROM backups").fetchone()
    finally:
        reading.close()
    return None if at_ is None else float(at_)


# --- putting back ---------------------------------------------------------------------------------


def restore(source: Path, at: Where) -> Report:
    """Put a backup into the database ``at``, where no site is, and check it there.
    Raises StoreError: nothing was put back."""
    revision = found(source, by_option=False)
    if revision is None:
        raise StoreError(f"{source} is empty: there is no site in it")
    if not isinstance(at, Path):
        with (
            _written(f"a copy of {source} in the folder {tempfile.gettempdir()}"),
            tempfile.TemporaryDirectory() as folder,
        ):
            between = Path(folder) / "site.db"
            _fresh(between)
            _copy_file(source, between)  # the backup itself stays as it is
            if revision != HEAD:
                migrate(between)
            copy(between, at)
        return verify(at, most=REPLAYED)
    target = real(at)
    if target.exists() and target.stat().st_size:
        raise StoreError(
            f"{target} exists: nothing is written over it. Move it away first, with "
            f"{target.name}-wal if there is one"
        )
    part = target.with_name(target.name + ".part")
    try:
        with _written(target):
            _fresh(part)
            _copy_file(source, part)
            report = checked(part)
            _gone(target)  # an empty one, and the log of the one that was moved away
            _put(part, target)
    finally:
        _gone(part)
    return report


LOST = {
    envelopes.KEY: "deals that are sealed go on unsealed",
    push.KEY: "browsers get no notices any more",
}
"""What a site comes to without its key, by how the name of its file ends."""


def missing_keys(settings: Settings) -> list[tuple[Path, str]]:
    """Return the files in which a site would look for its keys, and that are not there, each with
    what comes of it: it makes others then."""
    given = {envelopes.KEY: settings.deal_key}
    files = [(beside(settings.db, settings.keys, end), end) for end in LOST if not given.get(end)]
    return [(path, LOST[end]) for path, end in files if not path.exists()]
