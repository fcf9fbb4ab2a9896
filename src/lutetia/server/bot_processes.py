"""Bots that think in processes of this machine: a move never waits for them, and a crash of theirs
ends nothing."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from typing import TypeVar

from lutetia.games import IDS
from lutetia.server.bot_worker import answer, awake, begin, ready
from lutetia.server.questions import Answer, Question, Thought, Unanswered
from lutetia.server.settings import Settings

log = logging.getLogger("lutetia.bots")

Done = TypeVar("Done")

PATIENCE = 60.0
"""Seconds of thinking after which an answer is given up."""

BEGINNING = 600.0
"""Seconds after which it is given up that a process begins:
the first one of a version compiles the opponents."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes started meanwhile never hear of an interrupt at the terminal, not even while they
    still begin: it is for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # its own start would lift the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Processes:
    """The processes. They are given what a seat may know, and answer in notation."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._begun: dict[str, Future[None]] = {}  # by game: a process has its rules at hand

    @property
    def places(self) -> int:
        """How many there are."""
        return self._settings.workers

    def watch(self, changed: Callable[[], None]) -> None:
        """Their number never changes."""

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Started afresh, not forked: a fork of a process with threads
            # and sockets inherits their locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._settings.workers,
                mp_context=context,
                initializer=begin,
                initargs=(self._settings.thinker,),
            )
        return self._pool

    def _start(self) -> None:
        with undisturbed():
            for _ in range(self._settings.workers):
                self._workers().submit(awake)

    def warm(self) -> None:
        """Start the workers now, and let them prepare one game after another: the first bot need
        not wait for them, and where they are not that far, for no more than the game in hand."""
        self._start()
        self._prepare(asyncio.get_running_loop())

    def _prepare(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let a worker prepare the next game that nobody has asked for yet, and so on."""
        game = next((game for game in IDS if game not in self._begun), None)
        if game is None or self._pool is None:
            return

        def go_on(done: Future[None]) -> None:
            if not done.cancelled() and done.exception() is None and not loop.is_closed():
                with suppress(RuntimeError):  # the loop has ended meanwhile
                    loop.call_soon_threadsafe(self._prepare, loop)

        self._begin(self._pool, game).add_done_callback(go_on)

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
            await self._have(self._workers(), game)

    async def _have(self, pool: ProcessPoolExecutor, game: str) -> None:
        """Wait until a game is at hand. Raises Unanswered."""
        # Others wait for the same: it goes on when one of them gives up.
        await self._done(
            pool, lambda: asyncio.shield(asyncio.wrap_future(self._begin(pool, game))), BEGINNING
        )

    async def think(self, question: Question) -> Thought:
        """Return the answer. Raises Unanswered; then whoever was stuck or dead is replaced."""
        pool = self._workers()
        await self._have(pool, question.game)

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
        for process in list((pool._processes or {}).values()):
            process.terminate()
        # At the very end Python would wake the thread that looks after them while it closes,
        # and complain: it is waited for.
        pool.shutdown(wait=last, cancel_futures=last)

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._drop(self._pool, last=True)
