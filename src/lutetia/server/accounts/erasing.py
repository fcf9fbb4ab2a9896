"""Deleting somebody: their name and words go from the logs, their games stay."""

from __future__ import annotations

import asyncio
import logging
import time

from lutetia.engine.errors import OtherEdition
from lutetia.server.errors import NotStored
from lutetia.server.log_edits import LogEdits, Renaming
from lutetia.server.registry import TableRegistry
from lutetia.server.storage import belongings
from lutetia.server.storage.store import Store
from lutetia.server.table_actor import TableActor

log = logging.getLogger("lutetia.accounts")


class Erasing:
    """Takes people who have gone out of all logs, one after another."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._edits = LogEdits(store, registry)
        self._one = asyncio.Lock()

    async def finish(self) -> None:
        """Go on with those whom the end of the process before has left in logs."""
        for player in await belongings.not_erased(self._store):
            await self.erase(player)

    async def erase(self, player: str) -> None:
        """Take a person who has gone out of all logs; what fails is done after the next start."""
        async with self._one:
            done = True
            for name in await belongings.tables_of(self._store, player):
                try:
                    await self._table(name, player)
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

    async def _table(self, name: str, player: str) -> None:
        kept = await belongings.info_of(self._store, name)
        actor = self._registry.actors.get(name)
        if actor is None and kept is not None and kept[0] != "over":
            actor = await self._awake(name)
        if actor is not None:
            await actor.give_up(player)
        await self._edits.rename(name, Renaming(player))

    async def _awake(self, name: str) -> TableActor | None:
        try:
            return await self._registry.get(name)
        except OtherEdition:
            return None
