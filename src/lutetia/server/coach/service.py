"""Who makes reports: one process at a time, of its own and of the lowest priority, with limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

import lutetia.coach
from lutetia.server.coach.worker import MADE
from lutetia.server.places import Places
from lutetia.server.storage import coached
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.coach")

VERSION = 1
"""Of what a report says and how it is made: with a higher one all are made anew."""

MAX_AT_ONCE = 20
"""Reports that are made or wait for it, each asked for from another address."""


@dataclass(frozen=True)
class Limits:
    """What one report may cost.

    Attributes:
        cpu: seconds of processor time.
        deadline: seconds by the clock, once it is its turn.
        memory: bytes.
    """

    cpu: float = 1200.0
    deadline: float = 7200.0
    memory: int = 2**30


class NotMade(Exception):
    """The process that makes a report ended without it: it took too much, or failed."""


@dataclass
class Work:
    """A report that is asked for.

    Attributes:
        works: it is its turn.
        done, total: pieces of work.
    """

    works: bool = False
    done: int = 0
    total: int = 0


class Coach:
    """The reports of this process: those that are there, and those that are asked for.

    Attributes:
        limits: of each report.
        effort: how much is simulated for a decision; None: `lutetia.coach.judging.usual_effort`.
        process: the latest that makes or has made a report.
    """

    def __init__(self, store: Store) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.limits = Limits()
        self.effort: lutetia.coach.Effort | None = None
        self._store = store
        self._place = Places(MAX_AT_ONCE, "coach_busy").hold
        self._turn = asyncio.Lock()
        self._works: dict[str, Work] = {}
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def mark(self) -> str:
        """How reports are made now: one with another mark counts as none."""
        effort = self.effort
        how = "" if effort is None else f" {effort.simulations} {effort.trees} {effort.proposing}"
        return f"{VERSION}{how}"

    async def made(self, table: str) -> bytes | None:
        """Return the report of a table as JSON, None where there is none."""
        return await coached.report_of(self._store, table, self.mark)

    def work(self, table: str) -> Work | None:
        """Return how far the report of a table is, None unless it waits or is being made."""
        return self._works.get(table)

    def has_failed(self, table: str) -> bool:
        """Return whether the report of a table could not be made: it is not tried again."""
        return table in self._failed

    def begin(self, table: str, address: str, record: Callable[[], Awaitable[bytes]]) -> None:
        """Have the report of a table made, unless it is on its way.

        Args:
            table: its id.
            address: of whoever asks.
            record: gives the text of its record when it is its turn.

        Raises HttpError: 429 where `MAX_AT_ONCE` are on their way, or one for this address.
        """
        if table in self._works:
            return
        places = contextlib.ExitStack()
        places.enter_context(self._place(address))
        work = self._works[table] = Work()
        task = asyncio.create_task(self._make(table, work, record, places))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(
        self,
        table: str,
        work: Work,
        record: Callable[[], Awaitable[bytes]],
        places: contextlib.ExitStack,
    ) -> None:
        with places:
            try:
                async with self._turn:
                    work.works = True
                    body = await asyncio.wait_for(
                        self._run(work, await record()), self.limits.deadline
                    )
                    await self._store.write(*coached.report_rows(table, self.mark, body))
            except (NotMade, TimeoutError):
                self._failed.add(table)
                log.warning("table %s: its report takes too much, or failed", table)
            except Exception:
                self._failed.add(table)
                log.exception("table %s: its report could not be made", table)
            finally:
                self._works.pop(table, None)

    async def _run(self, work: Work, record: bytes) -> bytes:
        """Return the report on a record, compressed by zlib. Raises NotMade."""
        limits = self.limits
        effort = msgspec.json.encode(self.effort).decode()
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "lutetia.server.coach.worker",
            str(limits.cpu), str(limits.memory), effort,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL, env=os.environ, start_new_session=True,
        )  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record)
            process.stdin.close()
            while (line := await process.stdout.readline()) not in (MADE, b""):
                work.done, work.total = map(int, line.split())
            body = await process.stdout.read()
            if await process.wait() or not body:
                raise NotMade
            return body
        except OSError:  # it ended before it had read everything
            raise NotMade from None
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        """End what is being made."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
