"""Who keeps a table, where many processes share a database: the number of its owners so far, its
epoch, stands in every commit, and whoever is no longer the owner writes nothing more."""

from __future__ import annotations

from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store


async def take(store: Store, name: str, member: str) -> int:
    """Make ``member`` the owner of a table, or of whatever has a ``name``, and return the epoch.

    It waits for commits of the owner before that are on their way; later ones are refused.
    """
    return int((await store.read("SELECT take(?, ?)", name, member))[0][0])


def fence_row(name: str, epoch: int) -> Statement:
    """Return the statement by which a commit holds only while its ``epoch`` does; else it raises
    NotOwner and writes nothing."""
    return "SELECT fence(?, ?)", [(name, epoch)]
