"""Who makes reports and judges decisions: a process of its own that gives way to others, with
limits, one at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import astuple, dataclass

import msgspec

import lutetia.coach
from lutetia.server.coach.process import Judge, Limits, NotMade, end, start, tell
from lutetia.server.coach.worker import MADE, Answer, Question
from lutetia.server.places import Places
from lutetia.server.responses import HttpError
from lutetia.server.storage import coached
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.coach")

VERSION = 1
"""Of what a report says and how it is made: with a higher one all are made anew."""

MAX_AT_ONCE = 20
"""Reports that are made or wait for it, each asked for from another address; and as many
decisions."""


@dataclass(frozen=True)
class Ended:
    """A game of which a report is made.

    Attributes:
        record: as text.
        own: numbers of the actions that whoever sits at their seat took.
        bots: numbers of those that a bot took in place of whoever sits there.
    """

    record: bytes
    own: frozenset[int]
    bots: list[int]


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
        judge: who judges decisions of games that run.
        effort: how much is simulated for a decision; None: `lutetia.coach.effort.usual_effort`.
        process: the latest that makes or has made a report.
    """

    def __init__(self, store: Store) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.limits, self.judge = Limits(), Judge()
        self.effort: lutetia.coach.Effort | None = None
        self._store = store
        self._place = Places(MAX_AT_ONCE, "coach_busy").hold
        self._waiting = Places(MAX_AT_ONCE, "coach_busy").hold
        self._turn, self._first = asyncio.Lock(), asyncio.Lock()
        self._works: dict[str, Work] = {}
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def mark(self) -> str:
        """How reports are made now: one with another mark counts as none."""
        effort = self.effort
        how = () if effort is None else astuple(effort)
        return " ".join(map(str, (VERSION, *how)))

    async def made(self, table: str) -> bytes | None:
        """Return the report of a table as JSON, None where there is none."""
        return await coached.report_of(self._store, table, self.mark)

    def work(self, table: str) -> Work | None:
        """Return how far the report of a table is, None unless it waits or is being made."""
        return self._works.get(table)

    def has_failed(self, table: str) -> bool:
        """Return whether the report of a table could not be made: it is not tried again."""
        return table in self._failed

    def begin(self, table: str, address: str, ended: Callable[[], Awaitable[Ended]]) -> None:
        """Have the report of a table made, unless it is on its way.

        Args:
            table: its id.
            address: of whoever asks.
            ended: gives its game when it is its turn.

        Raises HttpError: 429 where `MAX_AT_ONCE` are on their way, or one for this address.
        """
        if table in self._works:
            return
        places = contextlib.ExitStack()
        places.enter_context(self._place(address))
        work = self._works[table] = Work()
        task = asyncio.create_task(self._make(table, work, ended, places))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make(
        self,
        table: str,
        work: Work,
        ended: Callable[[], Awaitable[Ended]],
        places: contextlib.ExitStack,
    ) -> None:
        with places:
            try:
                async with self._turn:
                    work.works = True
                    game = await ended()
                    body = await asyncio.wait_for(self._run(work, game), self.limits.deadline)
                    rows = coached.report_rows(table, self.mark, body, game.own)
                    await self._store.write(*rows)
            except (NotMade, TimeoutError):
                self._failed.add(table)
                log.warning("table %s: its report takes too much, or failed", table)
            except Exception:  # the disk may be full, or no process free: it may be asked for again
                log.exception("table %s: its report could not be made", table)
            finally:
                self._works.pop(table, None)

    async def _run(self, work: Work, game: Ended) -> bytes:
        """Return the report on a game, compressed by zlib. Raises NotMade."""
        async with self._first:
            effort = msgspec.json.encode(self.effort).decode()
            process = self.process = await start("report", self.limits, effort)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(game.bots) + b"\n" + game.record)
            process.stdin.close()
            while (line := await process.stdout.readline()) not in (MADE, b""):
                done, work.total = map(int, line.split())
                work.done = max(work.done, done)  # it may have been begun again
            body = await process.stdout.read()
            if await process.wait() or not body:
                raise NotMade
            return body
        except OSError:  # it ended before it had read everything
            raise NotMade from None
        finally:
            await end(process)

    async def judged(self, address: str, question: Question) -> Answer:
        """Return a decision judged, for which somebody waits: a report that is being made stands
        still meanwhile.

        Raises HttpError: 429 where `MAX_AT_ONCE` wait, or one for this address; 422 where it takes
        too much.
        """
        with self._waiting(address):
            async with self._first:
                try:
                    with self._held():
                        return await self.judge.answer(question)
                except (NotMade, TimeoutError):
                    log.warning("a decision of %s takes too much, or failed", question.game)
                    raise HttpError(422, "coach_decision") from None

    @contextlib.contextmanager
    def _held(self) -> Iterator[None]:
        """Have the process of a report stand still until the block ends, where the system can."""
        process = self.process
        if process is None or sys.platform == "win32":
            yield
            return
        tell(process, signal.SIGSTOP)
        try:
            yield
        finally:
            tell(process, signal.SIGCONT)

    async def close(self) -> None:
        """End what is being made."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.judge.close()
