"""Whether the server could keep a move now: what a monitor or a load balancer asks."""

from __future__ import annotations

import asyncio
import time

from lutetia.server.errors import NotStored
from lutetia.server.storage.store import Store

KEPT = 1.0
"""Seconds for which an answer serves everybody who asks: asking cannot make the disk busy."""

PATIENCE = 5.0
"""Seconds after which a disk that does not answer counts as one that cannot be written."""


class Ready:
    """Writes a row when asked, once a second at most, however many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[str | None] | None = None
        self._asked = 0.0

    async def why_not(self) -> str | None:
        """Return why nothing can be kept now; None when a row was just written and synced."""
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now - self._asked >= KEPT):
            self._asked = now
            self._probe = asyncio.create_task(self._write())
        left = self._asked + PATIENCE - now
        try:
            return await asyncio.wait_for(asyncio.shield(self._probe), max(left, 0.0))
        except TimeoutError:
            return f"the disk has not answered for {PATIENCE:.0f} seconds"

    async def _write(self) -> str | None:
        try:
            await self._store.probe()
        except NotStored as error:
            return str(error)
        return None
