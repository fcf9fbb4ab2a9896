"""Bots think in processes of their own: a move never waits for them, and a crash of theirs ends nothing."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import signal
from collections.abc import AsyncIterator, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from heapq import heappop, heappush
from itertools import count
from multiprocessing import resource_tracker
from typing import Any

from lutetia.server.botwork import begin, ready, think
from lutetia.server.settings import Settings

log = logging.getLogger("lutetia.bots")

TRIES = 2
PATIENCE = 60.0
"""Seconds of thinking after which an answer is given up."""

BEGINNING = 600.0
"""Seconds after which it is given up that a worker begins: the first one of a version compiles the opponents."""


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes started meanwhile never hear of an interrupt at the terminal, not even while they still begin: it is for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its own start would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Queue:
    """Who thinks next: as many at once as there are workers, tables that somebody looks at before all others.

    Waiting here is no thinking: however many tables there are, an answer is given up only when a worker is stuck.
    """

    def __init__(self, workers: int) -> None:
        self._free = workers
        self._count = count()
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, watched: bool) -> AsyncIterator[None]:
        """Hold a worker for a while, waiting for one if need be."""
        if self._free:
            self._free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (not watched, next(self._count), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            _, _, mine = heappop(self._waiting)
            if not mine.done():
                mine.set_result(None)
                return
        self._free += 1


class Bots:
    """The workers. They are given what a seat may know, and answer in notation."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._begun: Future[None] | None = None
        self._queue = Queue(settings.workers)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Started afresh, not forked: a fork of a process with threads and sockets inherits their locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._settings.workers,
                mp_context=context,
                initializer=begin,
                initargs=(self._settings.thinker,),
            )
        return self._pool

    def warm(self) -> None:
        """Start the workers now, so that the first bot need not wait for them."""
        with _undisturbed():
            for _ in range(self._settings.workers):
                self._begun = self._workers().submit(ready)

    async def choose(
        self, game: str, view: Mapping[str, Any], level: str, watched: bool = True
    ) -> str | None:
        """Return the notation of what a bot of ``level`` does, no sooner than the pause; None when no answer could be had.

        Tables that are ``watched`` come first.
        """
        low, high = self._settings.bot_pause
        answer, _ = await asyncio.gather(
            self._turn(game, view, level, watched), asyncio.sleep(random.uniform(low, high))
        )
        return answer

    async def _turn(
        self, game: str, view: Mapping[str, Any], level: str, watched: bool
    ) -> str | None:
        async with self._queue.turn(watched):
            return await self._answer(game, view, level)

    async def _answer(self, game: str, view: Mapping[str, Any], level: str) -> str | None:
        seed = secrets.randbits(62)
        for _ in range(TRIES):
            pool = self._workers()
            try:
                with _undisturbed():
                    if self._begun is None:
                        self._begun = pool.submit(ready)
                begun = asyncio.wrap_future(self._begun)
                begun.add_done_callback(
                    lambda done: done.cancelled() or done.exception()
                )  # a worker may die when nobody waits any more
                await asyncio.wait_for(asyncio.shield(begun), BEGINNING)
                with _undisturbed():
                    call = pool.submit(
                        think,
                        self._settings.thinker,
                        game,
                        dict(view),
                        level,
                        seed,
                        self._settings.bot_budget,
                    )
                return await asyncio.wait_for(asyncio.wrap_future(call), PATIENCE)
            except BrokenProcessPool:
                log.warning("a bot worker has died; another one is started")
                self._drop(pool)
            except TimeoutError:
                log.error("a bot of level %s gave no answer in time; its worker is ended", level)
                self._drop(pool)
            except Exception:
                log.exception("a bot of level %s failed", level)
        return None

    def _drop(self, pool: ProcessPoolExecutor, last: bool = False) -> None:
        """End the workers of ``pool``, of whom one is dead or stuck; the others are asked again, unless it is the ``last``."""
        if self._pool is pool:
            self._pool = self._begun = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        # At the very end Python would wake the thread that looks after them while it closes, and complain: it is waited for.
        pool.shutdown(wait=last, cancel_futures=last)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._drop(self._pool, last=True)
