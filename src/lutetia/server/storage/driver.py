"""Which SQLite is used: the newer one that ``lutetia[sqlite]`` brings where that is installed,
else Python's own."""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    sqlite = sqlite3  # pysqlite3 has the same names, and no types
else:
    try:
        from pysqlite3 import dbapi2 as sqlite
    except ImportError:  # the extra is not installed
        sqlite = sqlite3

log = logging.getLogger("lutetia.storage")


def sound(version: tuple[int, ...]) -> bool:
    """Return whether SQLite of ``version`` has the repair of the WAL reset.

    From 3.7.0 to 3.51.2 a database in WAL mode could be damaged when two connections wrote and made
    checkpoints at the same moment. 3.51.3 repaired it, and so did 3.50.7 and 3.44.6 for who stays
    with these. A distribution may have
    repaired an older one under its old number: that cannot be seen here.
    """
    return (
        version >= (3, 51, 3)
        or (3, 50, 7) <= version < (3, 51)
        or (3, 44, 6) <= version < (3, 45)
        or version < (3, 7)
    )


def warn() -> None:
    """Say in the log when the SQLite in use may damage a database."""
    version: str = sqlite.sqlite_version
    if not sound(tuple(int(part) for part in version.split(".")[:3])):
        log.warning(
            "SQLite %s can damage a database while another program writes to it or makes "
            "checkpoints, unless whoever "
            "packed it has repaired that. Let nothing else write to the file, "
            "and install lutetia[sqlite] for a newer one",
            version,
        )


__all__ = ["sound", "sqlite", "warn"]
