"""Bots think in processes of their own: a move never waits for them,
and a crash of theirs ends nothing."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import secrets
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from typing import TypeVar

from lutetia.engine.json_types import JsonMapping
from lutetia.games import IDS
from lutetia.server.bot_worker import Advice, advise, awake, begin, ready, think
from lutetia.server.settings import Settings
from lutetia.server.turn_queue import Claim, Turn, TurnQueue

log = logging.getLogger("lutetia.bots")

Answer = TypeVar("Answer")

TRIES = 2
PATIENCE = 60.0
"""Seconds of thinking after which an answer is given up."""

ADVISER = "top"
"""The level that gives hints."""

BEGINNING = 600.0
"""Seconds after which it is given up that a worker begins:
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


class BotPool:
    """The workers. They are given what a seat may know, and answer in notation."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self._begun: dict[str, Future[None]] = {}  # by game: a worker has its rules at hand
        self.turns = TurnQueue(settings.workers, settings.thinking)

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

    def warm(self) -> None:
        """Start the workers now, and let them prepare one game after another: the first bot need
        not wait for them, and where they are not that far, for no more than the game in hand."""
        with undisturbed():
            for _ in range(self._settings.workers):
                self._workers().submit(awake)
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

    async def choose(self, game: str, view: JsonMapping, level: str, claim: Claim) -> str | None:
        """Return the notation of what a bot of ``level`` does, no sooner than the pause;
        None when no answer could be had.

        When is a matter of ``claim``.
        """
        low, high = self._settings.bot_pause
        answer, _ = await asyncio.gather(
            self._turn(think, game, view, level, claim), asyncio.sleep(random.uniform(low, high))
        )
        return answer

    async def advise(self, game: str, view: JsonMapping, claim: Claim) -> Advice | None:
        """Return what the strongest level would do; None when it cannot be had."""
        return await self._turn(advise, game, view, ADVISER, claim)

    async def _turn(
        self,
        work: Callable[..., Answer],
        game: str,
        view: JsonMapping,
        level: str,
        claim: Claim,
    ) -> Answer | None:
        async with self.turns.turn(claim) as turn:
            return await self._answer(work, game, view, level, turn)

    async def _answer(
        self,
        work: Callable[..., Answer],
        game: str,
        view: JsonMapping,
        level: str,
        turn: Turn,
    ) -> Answer | None:
        seed = secrets.randbits(62)
        for _ in range(TRIES):
            pool = self._workers()
            try:
                begun = asyncio.wrap_future(self._begin(pool, game))
                begun.add_done_callback(
                    lambda done: done.cancelled() or done.exception()
                )  # a worker may die when nobody waits any more
                await asyncio.wait_for(asyncio.shield(begun), BEGINNING)
                start = time.monotonic()
                with undisturbed():
                    call = pool.submit(
                        work,
                        self._settings.thinker,
                        game,
                        dict(view),
                        level,
                        seed,
                        self._settings.bot_budget,
                    )
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(call), PATIENCE)
                finally:
                    turn.used += time.monotonic() - start
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
