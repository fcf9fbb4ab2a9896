"""Deleting somebody: their name and words go from the logs, their games stay."""

from __future__ import annotations

import asyncio
import logging
import time

from lutetia.server.errors import NotStored
from lutetia.server.orders import Erase, Orders
from lutetia.server.storage import belongings
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.accounts")


class Erasing:
    """Takes people who have gone out of all logs, one after another."""

    def __init__(self, store: Store, orders: Orders) -> None:
        self._store, self._orders = store, orders
        self._one = asyncio.Lock()

    async def finish(self) -> None:
        """Go on with those whom the end of the process before has left in logs, or an earlier
        version."""
        while found := await belongings.left_behind(self._store):  # and then who passed to these
            now = time.time()
            rows = [row for guest in found for row in belongings.gone_rows(guest, now)]
            try:
                await self._store.write(*rows)
            except NotStored:
                break
        for player in await belongings.not_erased(self._store):
            await self.erase(player)

    async def erase(self, player: str) -> None:
        """Take one of the ids of a person who has gone out of all logs; what fails is done after
        the next start."""
        async with self._one:
            done = True
            for name in await belongings.tables_of(self._store, player):
                try:
                    await self._orders.give(name, Erase(player))
                except NotStored:
                    done = False
                except Exception:
                    done = False
                    log.exception("table %s still shows somebody who has gone", name)
            if done:
                try:
                    await self._store.write(belongings.erased_row(player, time.time()))
                except NotStored:
                    return
