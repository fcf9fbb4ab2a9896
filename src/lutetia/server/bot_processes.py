"""Bots that think in processes of this machine: a move never waits for them, and a crash of theirs
ends nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from lutetia.games import IDS
from lutetia.server.bot_worker import answer, awake, begin, ready
from lutetia.server.compiling import Compiling
from lutetia.server.pools import end, new_pool, undisturbed
from lutetia.server.questions import Answer, Question, Thought, Unanswered
from lutetia.server.settings import Settings

log = logging.getLogger("lutetia.bots")

Done = TypeVar("Done")

PATIENCE = 60.0
"""Seconds of thinking after which an answer is given up."""

BEGINNING = 600.0
"""Seconds after which it is given up that a process has a game at hand."""


class Processes:
    """The processes. They are given what a seat may know, and answer in notation."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._begun: dict[str, Future[None]] = {}  # by game: a process has its rules at hand
        self._compiling = Compiling(settings.thinker)
        self._preparing: asyncio.Task[None] | None = None

    @property
    def places(self) -> int:
        """How many there are."""
        return self._settings.workers

    def watch(self, changed: Callable[[], None]) -> None:
        """Their number never changes."""

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(self._settings.workers, begin, self._settings.thinker)
        return self._pool

    def _start(self) -> None:
        with undisturbed():
            for _ in range(self._settings.workers):
                self._workers().submit(awake)

    def warm(self) -> None:
        """Start the workers now, and have them prepare one game after another: the first bot need
        not wait for them, and where they are not that far, for no more than the game in hand."""
        self._start()
        self._preparing = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        with suppress(Unanswered):  # whoever needs the game tries again, and is told
            for game in IDS:
                await self._compiling.wait(game)
                await self._have(self._workers(), game)

    def _begin(self, pool: ProcessPoolExecutor, game: str) -> Future[None]:
        """Return when a worker has a game at hand."""
        if game not in self._begun:
            with undisturbed():
                self._begun[game] = pool.submit(ready, self._settings.thinker, game)
        return self._begun[game]

    async def prepare(self) -> None:
        """Start the workers, and return when every game is at hand. Raises Unanswered."""
        self._start()
        for game in IDS:
            await self.have(game)

    async def have(self, game: str) -> None:
        """Return when a game is at hand: compiled before others, where it is not yet.

        Raises Unanswered.
        """
        start = time.monotonic()
        try:
            await asyncio.wait_for(self._compiling.wait(game, first=True), BEGINNING)
        except TimeoutError:
            raise Unanswered(time.monotonic() - start) from None
        await self._have(self._workers(), game)

    async def _have(self, pool: ProcessPoolExecutor, game: str) -> None:
        # Others wait for the same: it goes on when one of them gives up.
        await self._done(
            pool, lambda: asyncio.shield(asyncio.wrap_future(self._begin(pool, game))), BEGINNING
        )

    async def think(self, question: Question) -> Thought:
        """Return the answer. Raises Unanswered; then whoever was stuck or dead is replaced."""
        await self.have(question.game)
        pool = self._workers()

        def submit() -> asyncio.Future[Answer]:
            with undisturbed():
                call = pool.submit(answer, self._settings.thinker, question)
            return asyncio.wrap_future(call)

        start = time.monotonic()
        found = await self._done(pool, submit, PATIENCE)
        return Thought(found, time.monotonic() - start)

    async def _done(
        self,
        pool: ProcessPoolExecutor,
        submit: Callable[[], asyncio.Future[Done]],
        seconds: float,
    ) -> Done:
        """Return what a call comes to. Raises Unanswered."""
        start = time.monotonic()
        try:
            return await asyncio.wait_for(submit(), seconds)
        except BrokenProcessPool:
            log.warning("a process of bots has died; another one is started")
            self._drop(pool)
        except TimeoutError:
            log.error("a bot gave no answer in time; its process is ended")
            self._drop(pool)
        except Exception:
            log.exception("a bot failed")
        raise Unanswered(time.monotonic() - start)

    def _drop(self, pool: ProcessPoolExecutor, last: bool = False) -> None:
        """End the workers of ``pool``, of whom one is dead or stuck; the others are asked again,
        unless it is the ``last``."""
        if self._pool is pool:
            self._pool = None
            self._begun.clear()
        end(pool, last)

    def close(self) -> None:
        """End the workers."""
        if self._preparing is not None:
            self._preparing.cancel()
        self._compiling.close()
        if self._pool is not None:
            self._drop(self._pool, last=True)
