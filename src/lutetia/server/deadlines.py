"""When the running time of each table is up: found at the start, followed from commit to commit.

The log says how much time is left; what is kept here is an index over it. While the site is down
nobody can act, so whoever had to act is given that time back.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable

import msgspec

from lutetia.engine.errors import OtherEdition
from lutetia.server.errors import NotStored
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store, alive_row, deadline_rows
from lutetia.table.clock import MS
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table

log = logging.getLogger("lutetia.deadlines")

ALIVE_EVERY = 5.0
"""Seconds after which it is noted that the site is up, while any time runs."""

SHORT = 2 * ALIVE_EVERY
"""Seconds without a note that are no outage."""

RETRY = 1.0
"""Seconds after which a fall that could not be written down is tried again; each time twice as
long, up to `MAX_RETRY`."""

MAX_RETRY = 60.0


def due_of(table: Table) -> float | None:
    """Return when the running time of ``table`` is up, in Unix seconds; None while none runs."""
    due = None if table.clock is None else table.clock.due()
    return None if due is None else due / MS


class Outage(msgspec.Struct, frozen=True):
    """A time in which nobody could act, in Unix seconds: from the last note to this process."""

    since: float
    until: float

    def of(self, table: Table) -> int:
        """Return the milliseconds of it that counted for a seat of ``table``."""
        clock = table.clock
        if clock is None or clock.runs is None or self.until - self.since <= SHORT:
            return 0
        return clock.counted(max(clock.since, round(self.since * MS)), round(self.until * MS))


class Deadlines:
    """The deadlines of all tables.

    Attributes:
        begun: set once all tables whose time runs are open.

    Args:
        now: Unix seconds, steadily.
        fall: notes that the time of a table is up, if it is.
        wake: opens a table, which gives back the time of an outage.
        owns: whether this process keeps a table.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        fall: Callable[[str], Awaitable[None]],
        wake: Callable[[str], Awaitable[object]],
        owns: Callable[[str], bool] = lambda table: True,
    ) -> None:
        self._store, self._now, self._fall, self._wake = store, now, fall, wake
        self._owns = owns
        self.begun = asyncio.Event()
        self._due: dict[str, float] = {}
        # When to look, at which table, for which deadline, and how long to wait if that fails.
        self._heap: list[tuple[float, str, float, float]] = []
        self._sooner = asyncio.Event()

    def rows(self, table: Table) -> list[Statement]:
        """Return what brings the index up to date with ``table``."""
        due = due_of(table)
        return [] if self._due.get(table.id) == due else deadline_rows(table.id, due)

    def follow(self, table: Table) -> None:
        """Take in the deadline of ``table``, once it is written down."""
        due = due_of(table)
        if due is None:
            self._due.pop(table.id, None)
        elif self._due.get(table.id) != due:
            self._await(table.id, due)
            self._sooner.set()

    async def read(self) -> None:
        """Take in the deadlines of the tables that this process keeps, and no others."""
        found = {name: due for name, due in await self._store.deadlines() if self._owns(name)}
        for name in [name for name in self._due if not self._owns(name)]:
            del self._due[name]
        for name, due in found.items():
            if name not in self._due:  # else it is followed from commit to commit
                self._await(name, due)
        self._sooner.set()

    def _await(self, name: str, due: float) -> None:
        self._due[name] = due
        heapq.heappush(self._heap, (due, name, due, RETRY))

    async def keep(self) -> None:
        """Note every fall as it comes.

        All tables whose time runs are opened first: until then the outage before this process is
        not over, and nothing is noted that says so.
        """
        await self.read()
        for name in list(self._due):
            await self._safely(self._wake(name), name)
        self.begun.set()
        while True:
            if self._due:
                await self._note_alive()
            self._sooner.clear()
            wait = ALIVE_EVERY
            if self._heap:
                wait = min(wait, max(0.0, self._heap[0][0] - self._now()))
            if wait:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._sooner.wait()
            await self._fallen()

    async def _fallen(self) -> None:
        now = self._now()
        while self._heap and self._heap[0][0] <= now:
            _, name, due, wait = heapq.heappop(self._heap)
            if self._due.get(name) != due:
                continue  # somebody acted
            await self._safely(self._fall(name), name)
            if self._due.get(name) == due:  # it could not be written down
                later = min(2 * wait, MAX_RETRY)
                heapq.heappush(self._heap, (self._now() + wait, name, due, later))

    async def _note_alive(self) -> None:
        try:
            await self._store.write(alive_row(self._now()))
        except NotStored as error:
            log.error("%s", error)

    async def _safely(self, doing: Awaitable[object], name: str) -> None:
        """Do something at a table; what cannot be done now is tried again."""
        try:
            await doing
        except (KeptElsewhere, OtherEdition):  # its clock is followed elsewhere, or by nobody
            self._due.pop(name, None)
        except TableRefusal as no:
            log.error("table %s: its clock cannot be followed now: %s", name, no.key)
        except Exception:
            log.exception("table %s: its clock cannot be followed now", name)
