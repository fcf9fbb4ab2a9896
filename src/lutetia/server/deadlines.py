"""When the running time of each table is up: found at the start, followed from commit to commit.

The log says how much time is left; what is kept here is an index over it. While the site is down,
or nothing can be saved, nobody can act, so whoever had to act is given that time back.
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
    """A time in which nobody could act, in Unix seconds: from the last note to this process, or to
    the next note that could be written."""

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
        wake: opens a table, which gives back the time of the outage before this process.
        give_back: gives back at a table what `owed` says.
        owns: whether this process keeps a table.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        fall: Callable[[str], Awaitable[None]],
        wake: Callable[[str], Awaitable[object]],
        give_back: Callable[[str], Awaitable[None]],
        owns: Callable[[str], bool] = lambda table: True,
    ) -> None:
        self._store, self._now, self._fall, self._wake = store, now, fall, wake
        self._give_back, self._owns = give_back, owns
        self.begun = asyncio.Event()
        self._due: dict[str, float] = {}
        # When to look, at which table, for which deadline, and how long to wait if that fails.
        self._heap: list[tuple[float, str, float, float]] = []
        self._sooner = asyncio.Event()
        self._noted = now()
        self._since: float | None = None  # since when nobody knows whether anything can be saved
        self._failed = False  # a note could not be written since then
        self._noting: asyncio.Task[bool] | None = None
        self._outages: dict[str, tuple[Outage, ...]] = {}  # that tables are to be given back
        self._over = False  # an outage is, and what is owed for it has not been given back yet

    def rows(self, table: Table) -> list[Statement]:
        """Return what brings the index up to date with ``table``."""
        due = due_of(table)
        return [] if self._due.get(table.id) == due else deadline_rows(table.id, due)

    def follow(self, table: Table) -> None:
        """Take in the deadline of ``table``, once it is written down."""
        due = due_of(table)
        if due is None:
            self._due.pop(table.id, None)
            self._outages.pop(table.id, None)
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
        if len(self._heap) > 2 * len(self._due):  # most are of turns that are over
            self._heap = list({one for one in self._heap if self._due.get(one[1]) == one[2]})
            heapq.heapify(self._heap)

    async def owed(self, table: Table) -> tuple[Outage, ...]:
        """Return the times in which nothing could be saved, so that the seat whose time runs could
        not act, and which it has not been given back.

        Raises NotStored: nothing can be saved now either, and nobody's time can be said to be up.
        """
        if due_of(table) is None:
            return ()
        if not await self._saves():
            raise NotStored("nothing can be saved now")
        return self._outages.get(table.id, ())

    def paid(self, table: Table, outages: tuple[Outage, ...]) -> None:
        """Take in that ``outages`` are given back at ``table``."""
        left = tuple(one for one in self._outages.pop(table.id, ()) if one not in outages)
        if left:
            self._outages[table.id] = left

    async def keep(self) -> None:
        """Note every fall as it comes, and that the site is up.

        All tables whose time runs are opened first: until then the outage before this process is
        not over, and nothing is noted that says so.
        """
        await self.read()
        for name in list(self._due):
            await self._safely(self._wake(name), name)
        self.begun.set()
        async with asyncio.TaskGroup() as both:
            both.create_task(self._keep_noting())
            both.create_task(self._keep_falling())

    async def _keep_falling(self) -> None:
        while True:
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
            if not await self._saves():
                await asyncio.sleep(RETRY)
                return
            _, name, due, wait = heapq.heappop(self._heap)
            if self._due.get(name) != due:
                continue  # somebody acted
            await self._safely(self._fall(name), name)
            if self._due.get(name) == due:  # it could not be written down
                later = min(2 * wait, MAX_RETRY)
                heapq.heappush(self._heap, (self._now() + wait, name, due, later))

    async def _keep_noting(self) -> None:
        while True:
            if self._due and not self._over:
                await self._note()
            if self._over:  # the next note says that nothing is owed any more
                self._over = False
                for name in list(self._outages):
                    done = await self._safely(self._give_back(name), name)
                    if not done and not await self._note():
                        break
                continue
            await asyncio.sleep(ALIVE_EVERY if self._since is None else RETRY)

    async def _saves(self) -> bool:
        """Return whether anything can be saved, as far as is known; ask where it is not."""
        return self._since is None or await self._note()

    async def _note(self) -> bool:
        """Note that the site is up; return whether that could be written. All who ask at the same
        time share a note: with PostgreSQL each that fails takes seconds."""
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._write_note())
        return await asyncio.shield(self._noting)

    async def _write_note(self) -> bool:
        at = self._now()
        if self._since is None:
            # Who was not noted for long had nobody to note it for.
            self._since = self._noted if at - self._noted <= SHORT else at - ALIVE_EVERY
        try:
            # As long as time is owed, the note says what a process that starts now has to know.
            await self._store.write(alive_row(self._since if self._failed else at))
        except NotStored as error:
            if not self._failed:
                log.error("nothing can be saved, and clocks stand: %s", error)
            self._failed = True
            return False
        until = self._now()
        if self._failed or until - at > SHORT:
            self._end_outage(Outage(self._since, until))
        self._noted, self._since, self._failed = until if self._failed else at, None, False
        return True

    def _end_outage(self, outage: Outage) -> None:
        if outage.until - outage.since <= SHORT:
            return
        log.warning("for %.0f s nothing could be saved", outage.until - outage.since)
        for name in self._due:
            self._outages[name] = (*self._outages.get(name, ()), outage)
        self._over = True

    async def _safely(self, doing: Awaitable[object], name: str) -> bool:
        """Do something at a table; return whether it could be done now."""
        try:
            await doing
            return True
        except (KeptElsewhere, OtherEdition):  # its clock is followed elsewhere, or by nobody
            self._due.pop(name, None)
            self._outages.pop(name, None)
            return True
        except TableRefusal as no:
            log.error("table %s: its clock cannot be followed now: %s", name, no.key)
        except Exception:
            log.exception("table %s: its clock cannot be followed now", name)
        return False
