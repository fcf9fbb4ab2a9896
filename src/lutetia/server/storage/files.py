"""The database as files: who may read them, one server for each, and why they cannot be written."""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from lutetia.server.errors import StoreError

log = logging.getLogger("lutetia.storage")

ADVICE = "Check the folder's permissions or name another file with --db"

_MODE = 0o600
"""Names, the hashes of sessions and what is hidden in games stand in it:
it is for the server alone."""

_BESIDE = ("", "-wal", "-shm", "-journal", "-lock")
"""What the names of the files of one database end in."""


def real(path: Path) -> Path:
    """Return the file that ``path`` means, whatever links lead there:
    SQLite keeps its log beside that one.

    Raises:
        StoreError: the links lead nowhere, or the file has another
            name that would have another log.
    """
    try:
        found = path.resolve()
        names = found.stat().st_nlink if found.is_file() else 1
    except (OSError, RuntimeError) as error:  # a loop of links, a folder that may not be entered
        why = getattr(error, "strerror", None) or error
        raise StoreError(f"{path} cannot be written: {why}. {ADVICE}") from None
    if names > 1:
        raise StoreError(
            f"{path} has {names} names (hard links), and each would have a log of its own. "
            "Remove the other names, or name a copy with --db"
        )
    return found


def obstacle(path: Path) -> str | None:
    """Return why the file at ``path`` and those beside it cannot be written,
    or None when nothing stands against it."""
    folder = path.parent
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    if hasattr(os, "statvfs") and os.statvfs(folder).f_flag & os.ST_RDONLY:
        return "its file system is read-only"
    asked = {"effective_ids": True} if os.access in os.supports_effective_ids else {}
    for place, mode in ((folder, os.W_OK | os.X_OK), (path, os.R_OK | os.W_OK)):
        if place.exists() and not os.access(place, mode, **asked):
            return "Permission denied"
    return None


def lock(path: Path) -> int | None:
    """Hold the file at ``path`` for this process, until it ends. Returns what keeps the lock,
    None where there is none.

    Raises:
        StoreError: another server has it, or its folder cannot be written.
    """
    try:
        why = obstacle(path)
        if why is not None:
            raise StoreError(f"{path} cannot be written: {why}. {ADVICE}")
        path.parent.mkdir(parents=True, exist_ok=True)
        held = os.open(path.with_name(path.name + "-lock"), os.O_RDWR | os.O_CREAT, _MODE)
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror or error}. {ADVICE}") from None
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


def keep_private(path: Path) -> None:
    """Make the file at ``path`` when it is missing,
    and let nobody but its owner read it or those beside it.

    SQLite gives the files beside it the mode of the database. Raises StoreError.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, _MODE))
    except OSError as error:
        raise StoreError(f"{path} cannot be written: {error.strerror or error}. {ADVICE}") from None
    for end in _BESIDE if os.name == "posix" else ():
        beside = path.with_name(path.name + end)
        try:
            mode = stat.S_IMODE(beside.stat().st_mode)
            if mode & ~_MODE:
                beside.chmod(_MODE)
                log.warning("%s had mode %04o; now only its owner may read it (0600)", beside, mode)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s: its mode is wider than 0600 and stays so: %s", beside, error.strerror)


def identity(path: Path) -> tuple[tuple[int, int] | None, ...]:
    """Return which files stand under the names of the database and its log at this moment;
    None for one that is missing."""
    found: list[tuple[int, int] | None] = []
    for end in ("", "-wal"):
        try:
            status = path.with_name(path.name + end).stat()
            found.append((status.st_dev, status.st_ino))
        except OSError:
            found.append(None)
    return tuple(found)
