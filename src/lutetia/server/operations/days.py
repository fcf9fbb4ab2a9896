"""How the site has run, a row for each day and process: what the status page tells.

Times of acknowledgement are kept as counts by length, so that those of many processes add up; when
a process was there, as one bit for each half minute, so that a site is up while any of them is.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NoReturn

import msgspec

from lutetia.server.errors import NotStored
from lutetia.server.operations.metrics import Metrics
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.days")

SLOT = 30
"""Seconds that are told apart: shorter outages are not seen."""

SLOTS = 86_400 // SLOT

KEPT = 60
"""Days that are kept."""

_ROW = (
    "INSERT INTO days (day, process, up, times, broken, lost) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (day, process) DO UPDATE SET up = excluded.up, times = excluded.times, "
    "broken = excluded.broken, lost = excluded.lost"
)
_OLD = "DELETE FROM days WHERE day < ?"
_BACKUP = "INSERT INTO backups (at, bytes, seconds, replayed) VALUES (?, ?, ?, ?)"


class Backup(msgspec.Struct, frozen=True, tag="backup", tag_field="act"):
    """A backup that was made and checked.

    Attributes:
        at: when it began, in Unix seconds.
        bytes: how long it is.
        seconds: how long it took, checks included.
        replayed: of how many tables every event was played again.
    """

    at: float
    bytes: int
    seconds: float
    replayed: int

    def row(self) -> Statement:
        """Return the statement that notes it."""
        return _BACKUP, [(self.at, self.bytes, self.seconds, self.replayed)]


def day_of(seconds: float) -> tuple[str, int]:
    """Return the day (UTC) of a moment in Unix seconds, and which slot of it."""
    at = datetime.fromtimestamp(seconds, UTC)
    return at.date().isoformat(), (at.hour * 3600 + at.minute * 60 + at.second) // SLOT


class Days:
    """What this process has to say of today.

    Args:
        now: Unix seconds.
    """

    def __init__(
        self, store: Store, metrics: Metrics, now: Callable[[], float] = time.time
    ) -> None:
        self._store, self._metrics, self._now = store, metrics, now
        self._process = secrets.token_hex(6)
        self._day = ""
        self._up = bytearray(SLOTS // 8)
        self._before = self._last = self._counted()
        self._backup = -math.inf

    def backup_age(self) -> float:
        """Return the seconds since the last backup; infinity: there is none."""
        return self._now() - self._backup

    async def keep(self) -> NoReturn:
        """Note each slot, until cancelled."""
        while True:
            try:
                await self.note()
            except NotStored as error:
                log.error("%s", error)
            except Exception:
                log.exception("the day is not noted")
            await asyncio.sleep(SLOT - self._now() % SLOT)

    async def note(self) -> None:
        """Note that the site is up now: the row is there only if anything can be kept.
        Raises NotStored."""
        day, slot = day_of(self._now())
        statements: list[Statement] = []
        if day != self._day:
            self._before = self._last
            self._day, self._up = day, bytearray(SLOTS // 8)
            statements.append((_OLD, [(day_of(self._now() - KEPT * 86_400)[0],)]))
        up = bytearray(self._up)
        up[slot // 8] |= 1 << slot % 8
        counts, broken, lost = last = self._counted()
        before, were, had = self._before
        times = [now - then for now, then in zip(counts, before, strict=True)]
        row = (
            day, self._process, bytes(up), msgspec.json.encode(times).decode(), broken - were,
            lost - had,
        )  # fmt: skip
        await self._store.write(*statements, (_ROW, [row]))
        self._up, self._last = up, last
        [[at]] = await self._store.read("SELECT max(at) FROM backups")
        self._backup = -math.inf if at is None else at

    def _counted(self) -> tuple[list[int], int, int]:
        return self._metrics.lengths(), len(self._metrics.broken), self._metrics.losses()


def add_up(rows: Sequence[Sequence[int]]) -> list[int]:
    """Return the sums of counts that were made by the same lengths."""
    return [sum(counts) for counts in zip(*rows, strict=True)]
