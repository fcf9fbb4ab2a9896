"""The other processes of a site, as one of them sees them; a site of one process has none."""

from __future__ import annotations

from typing import Protocol

from lutetia.engine.errors import LutetiaError
from lutetia.server.news import News
from lutetia.server.storage.store import Store

PASSED = "lutetia.passed"
"""Marks the scope of a call that another process has taken, and counted."""


class KeptElsewhere(LutetiaError):
    """Another process keeps this table now: whoever asks comes there by asking again."""


class Neighbours(Protocol):
    """Who keeps which table, and what the others are told."""

    def owns(self, name: str) -> bool:
        """Return whether this process keeps the table ``name``."""
        ...

    def keepers(self) -> int:
        """Return how many processes keep tables, as far as this one hears."""
        ...

    async def take(self, store: Store, name: str) -> int | None:
        """Become the owner of a table, and return the epoch that its commits bear from now on;
        None: this process has no neighbours."""
        ...

    def tell(self, news: News) -> None:
        """Let the others know."""
        ...

    async def order(self, table: str, order: bytes) -> bytes:
        """Have the owner of a table carry out an order, and return its answer, both as `orders`
        writes them. Raises NotStored: it cannot be reached."""
        ...


class Alone:
    """No neighbours."""

    def owns(self, name: str) -> bool:
        """Every table is kept here."""
        return True

    def keepers(self) -> int:
        """This one."""
        return 1

    async def take(self, store: Store, name: str) -> int | None:
        """Nobody else writes."""
        return None

    def tell(self, news: News) -> None:
        """There is nobody to be told."""

    async def order(self, table: str, order: bytes) -> bytes:
        """Never asked for."""
        raise KeptElsewhere(table)
