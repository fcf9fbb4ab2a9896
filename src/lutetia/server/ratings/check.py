"""All ratings of a database, computed anew from its log of rated games."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from lutetia.server.storage.database import Where
from lutetia.server.storage.opening import found, read_only
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


def compare(at: Where) -> Compared:
    """Compare, and only read. Games that have just ended may not be taken in yet while the site
    runs. Raises StoreError when the database cannot be used."""
    if found(at) is None:
        return Compared(0, True)
    connection = read_only(at)
    try:
        if "rated_games" not in connection.names():
            return Compared(0, True)
        games = logged(connection)
        return Compared(len(games), kept(connection) == recomputed(games)[0])
    finally:
        connection.close()


def recompute(at: Where) -> Compared:
    """Put what follows from the log in the place of what was kept, and return how it was.

    Raises StoreError when the database cannot be used, NotStored when it cannot be written.
    """
    before = compare(at)
    store = Store.open(at)
    try:
        connection = store.reading()
        try:
            _, statements = recomputed(logged(connection))
        finally:
            connection.close()
        asyncio.run(store.write(*statements))
    finally:
        store.close()
    return before
