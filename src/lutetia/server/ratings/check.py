"""All ratings of a database, computed anew from its log of rated games."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from lutetia.server.errors import StoreError
from lutetia.server.storage.open_checks import check, read_only
from lutetia.server.storage.ratings import kept, logged, recomputed
from lutetia.server.storage.store import Store


@dataclass(frozen=True)
class Compared:
    """Ratings as they are kept beside those that follow from the log.

    Attributes:
        games: that count.
        same: they are the same to the last bit.
    """

    games: int
    same: bool


def compare(path: Path) -> Compared:
    """Compare, and only read. Games that have just ended may not be taken in yet while the site
    runs. Raises StoreError when the file cannot be used."""
    if not path.exists():
        raise StoreError(f"{path} does not exist. Name the database file with --db")
    if check(path) is None:
        return Compared(0, True)
    connection = read_only(path)
    try:
        if not connection.execute(
            "SELECT count(*) FROM sqlite_master WHERE name = 'rated_games'"
        ).fetchone()[0]:
            return Compared(0, True)
        games = logged(connection)
        return Compared(len(games), kept(connection) == recomputed(games)[0])
    finally:
        connection.close()


def recompute(path: Path) -> Compared:
    """Put what follows from the log in the place of what was kept, and return how it was.

    Raises StoreError when the file cannot be used, NotStored when it cannot be written.
    """
    before = compare(path)
    store = Store.open(path)
    try:
        connection = read_only(path)
        try:
            _, statements = recomputed(logged(connection))
        finally:
            connection.close()
        asyncio.run(store.write(*statements))
    finally:
        store.close()
    return before
