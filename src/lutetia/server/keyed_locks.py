"""A lock for each key, such as a person or a game."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class KeyedLocks:
    """Locks that exist as long as somebody holds them or waits for them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._locks)

    def of(self, key: str) -> asyncio.Lock:
        """Return the lock of ``key``: what is done under it is done one after another."""
        return self._locks.setdefault(key, asyncio.Lock())
