"""Moderation on a database, whether a site runs on it or not."""

from __future__ import annotations

from typing import Any

from lutetia.server.bot_pool import BotPool
from lutetia.server.cluster import need_packages
from lutetia.server.errors import StoreError
from lutetia.server.moderation.admin import SOCKET, Answered, Asked, ask, done
from lutetia.server.moderation.desk import Moderation
from lutetia.server.orders import Orders
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.service import Seeks
from lutetia.server.sessions import Sessions
from lutetia.server.settings import Settings
from lutetia.server.storage.database import Where, beside
from lutetia.server.storage.open_checks import HEAD
from lutetia.server.storage.opening import found, read_only
from lutetia.server.storage.store import Store


class Reader:
    """A database, read beside a site that may run on it. Raises StoreError."""

    def __init__(self, at: Where) -> None:
        if found(at) != HEAD:
            raise StoreError("there is no database of this version of Lutetia")
        self._connection = read_only(at)

    async def read(self, sql: str, *params: Any) -> list[Any]:
        """Return the rows that ``sql`` finds."""
        return self._connection.execute(sql, params).fetchall()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


async def decide(at: Where, asked: Asked) -> Answered:
    """Have the running site do it, over the socket beside the database or the bus that
    ``LUTETIA_CLUSTER`` names, or do it here where none runs.

    Raises ServeError: the database cannot be used; OSError, ValueError: the site does not answer.
    """
    if found(at) is None:
        raise StoreError("there is no site in that database")
    settings = Settings.from_environment(db=at)
    answered = ask(beside(at, settings.keys, SOCKET), asked)
    if answered is None and settings.cluster:
        need_packages()
        from lutetia.server.cluster import admin

        answered = await admin.ask(settings.cluster, asked)
    if answered is not None:
        return answered
    store = Store.open(at, settings.keys)
    bots = BotPool(settings)
    registry = TableRegistry(settings, store, bots)
    try:
        await registry.sanctions.open()
        seeks = Seeks(store, registry)
        await seeks.open()
        moderation = Moderation(store, registry, Orders(store, registry), Sessions(store), seeks)
        answered = await done(moderation, asked)
        await moderation.settled()
    finally:
        await registry.close()
        bots.close()
        store.close()
    return answered
