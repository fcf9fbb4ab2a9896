"""A person's own tables: where they sit, and where they are waited for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from lutetia.engine.errors import OtherEdition
from lutetia.server.asleep import asleep
from lutetia.server.calls import MyTable
from lutetia.server.codec import encode
from lutetia.server.errors import NotStored
from lutetia.server.journal import Kept
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store, seated_row, sitting_rows
from lutetia.table import projection
from lutetia.table.table import Table

log = logging.getLogger("lutetia.registry")

MAX_LISTED = 60
"""Tables of one person that are told."""

PAUSE = 0.05
"""Seconds between two tables of an earlier version that are looked through for their people."""


def waiting(table: Table) -> dict[str, bool]:
    """Return the ids of the people who sit at a table, each with whether it waits for them.

    It waits for whoever must act, and for an answer from whoever is asked.
    """
    asked = set(table.needed()) if table.status == "playing" else set()
    wished = table.asked() if table.status == "playing" else set()
    out: dict[str, bool] = {}
    for seat, seat_state in enumerate(table.seats):
        if seat_state.kind == "person" and seat_state.player is not None:
            waits = seat == table.to_act or seat in asked or seat_state.player in wished
            waits = waits and seat_state.plays  # a bot plays on there
            out[seat_state.player] = out.get(seat_state.player, False) or waits
    return out


class Mine:
    """The tables of each person.

    Attributes:
        watchers: called with the ids of people whose tables look different now.
    """

    def __init__(
        self, store: Store, actors: Mapping[str, Kept], now: Callable[[], float] = time.time
    ) -> None:
        self._store, self._now = store, now
        self._actors = actors
        self.watchers: list[Callable[[set[str]], None]] = []

    def rows(self, actor: Kept, ended: bool = False) -> list[Statement]:
        """Return what brings the index up to date with the people of a table,
        and note it as done; ``ended``: its game has just ended."""
        before, now = actor.sitting, waiting(actor.table)
        actor.sitting = now
        over = actor.table.status == "over"
        return sitting_rows(actor.table.id, before, now, self._now(), over, ended)

    def changed(self, people: set[str]) -> None:
        """Tell who watches."""
        for watcher in self.watchers:
            watcher(people)

    async def of(self, player: str) -> list[MyTable]:
        """Return the tables at which ``player`` sits: those that wait for them, first the one whose
        time is up first, else what has waited longest; then the others, the latest first."""
        out = []
        for one in await self._store.sittings(player, MAX_LISTED):
            actor, info = self._actors.get(one.table), msgspec.Raw(one.info)
            if actor is not None:
                told = projection.info(actor.table, actor.online, actor.spectators())
                info = msgspec.Raw(encode(told))
            elif asleep(one.info):
                continue
            out.append(MyTable(one.waits, int(one.updated), info))
        return out

    async def fill(self, load: Callable[[str], Any]) -> None:
        """Put the people of tables of an earlier version into the index,
        one table after another."""
        for name in await self._store.unseated():
            try:
                actor = self._actors.get(name)
                table = actor.table if actor is not None else (await load(name))[0]
                over = table.status == "over"
                rows = sitting_rows(name, {}, waiting(table), table.created, over)
                await self._store.write(*rows, seated_row(name))
            except NotStored:
                return  # the next start goes on
            except OtherEdition:
                continue  # it sleeps
            except Exception:
                log.exception("table %s: its people are not found", name)
            await asyncio.sleep(PAUSE)
