"""As of which version somebody last had a table at which they sit before their eyes.

It is kept here and not in their browser, so that what happened since is shown on another device as
well. What comes within a second is written down at once, however many tables move.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from lutetia.server.errors import NotStored
from lutetia.server.storage import ties
from lutetia.server.storage.store import Store

PAUSE = 1.0
"""Seconds in which looks are gathered before they are written down."""


class Looks:
    """The latest look of everybody at each table.

    Args:
        keep: holds on to a background task until it ends.
    """

    def __init__(self, store: Store, keep: Callable[[asyncio.Task[object]], None]) -> None:
        self._store, self._keep = store, keep
        self._fresh: dict[tuple[str, str], int] = {}
        self._due: asyncio.TimerHandle | None = None

    def note(self, player: str, table: str, version: int) -> None:
        """Note that ``player`` has ``table`` as of ``version`` before their eyes."""
        self._fresh[player, table] = max(version, self._fresh.get((player, table), 0))
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_later(PAUSE, self._write_soon)

    async def last(self, player: str, table: str) -> int | None:
        """Return the version that ``player`` last saw of ``table``; None: none."""
        kept = await ties.look(self._store, player, table)
        known = [one for one in (kept, self._fresh.get((player, table))) if one is not None]
        return max(known, default=None)

    def forget(self, player: str) -> None:
        """Write down nothing more of somebody who is deleted."""
        for key in [key for key in self._fresh if key[0] == player]:
            del self._fresh[key]

    def _write_soon(self) -> None:
        self._due = None
        self._keep(asyncio.create_task(self.write()))

    async def write(self) -> None:
        """Write down what was noted; what cannot be is shown once more, no harm done."""
        fresh, self._fresh = self._fresh, {}
        rows = [(player, table, version) for (player, table), version in fresh.items()]
        if rows:
            with contextlib.suppress(NotStored):
                await self._store.write(ties.look_rows(rows))
