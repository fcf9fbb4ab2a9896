"""Looks whether the log still has what was acknowledged: a database that was put back, or one that
fell over to a standby which had not heard everything, would have lost it without a word."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from lutetia.server.operations.metrics import Metrics
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.audit")

EVERY = 60.0
"""Seconds between two looks."""

WITHIN = 3600.0
"""Seconds for which a table is looked at after its last change."""

AT_ONCE = 200
"""Tables that are asked for at once."""


@dataclass
class _Told:
    """Versions of a table that were acknowledged, from ``first`` to ``last``."""

    first: int
    last: int
    at: float


class Audit:
    """What this process has acknowledged of late."""

    def __init__(
        self, store: Store, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._metrics, self._clock = store, metrics, clock
        self._told: dict[str, _Told] = {}

    def follow(self, table: str, first: int, count: int) -> None:
        """Note that ``count`` events of a table, from version ``first`` on, are acknowledged."""
        told = self._told.get(table)
        last, now = first + count - 1, self._clock()
        if told is None:
            self._told[table] = _Told(first, last, now)
        else:
            told.last, told.at = last, now

    async def keep(self) -> NoReturn:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("nobody knows whether what was acknowledged is still there")

    async def look(self) -> None:
        """Count what is lost, each once."""
        names = list(self._told)
        for first in range(0, len(names), AT_ONCE):
            await self._look(names[first : first + AT_ONCE])
        end = self._clock() - WITHIN
        for name in [name for name, told in self._told.items() if told.at < end]:
            del self._told[name]

    async def _look(self, names: list[str]) -> None:
        asked = {name: (self._told[name].first, self._told[name].last) for name in names}
        each = " OR ".join("(table_id = ? AND version BETWEEN ? AND ?)" for _ in asked)
        rows = await self._store.read(
            f"SELECT table_id, count(*) FROM events WHERE {each} GROUP BY table_id",
            *(value for name, span in asked.items() for value in (name, *span)),
        )
        found = dict(rows)
        for name, (first, last) in asked.items():
            missing = last - first + 1 - found.get(name, 0)
            if missing > 0:
                self._metrics.lost.inc(missing)
                log.error("table %s: %d acknowledged events are not in its log", name, missing)
                told = self._told[name]
                told.first = last + 1
                if told.last == last:
                    del self._told[name]
