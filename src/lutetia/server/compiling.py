"""Compiling opponents that this version has not compiled yet, in processes of their own: whoever
plays waits for the game that is played, and not for others."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from lutetia.ai.parallel_warmup import MAX_PROCESSES
from lutetia.ai.warm import PARTS, is_compiled
from lutetia.games import IDS
from lutetia.server.bot_worker import begin_compiling, compile_game, is_ours
from lutetia.server.pools import end, new_pool, undisturbed

log = logging.getLogger("lutetia.bots")

PROCESSES: Final = min(MAX_PROCESSES, os.cpu_count() or 1)
"""How many games are compiled at a time."""


def is_ready(game: str) -> bool:
    """Return whether all of a game was compiled before, by these sources."""
    return all(is_compiled(game, part) for part in PARTS)


class Compiling:
    """What is to be compiled, and the processes that do it until all is.

    Args:
        thinker: who thinks for bots; if not our own opponents, there is nothing to compile.
    """

    def __init__(self, thinker: str) -> None:
        self._ours = is_ours(thinker)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[str] = []  # games that nobody has begun to compile, the next one first
        self._compiled: dict[str, asyncio.Event] = {}
        self._working: set[asyncio.Task[None]] = set()

    async def wait(self, game: str, first: bool = False) -> None:
        """Return when a game is compiled, or could not be: then whoever needs it learns why.

        Args:
            game: its name.
            first: it comes before all others that nobody has begun to compile.
        """
        if not self._ours:
            return
        if not self._compiled:
            self._begin()
        if first:
            self._waiting.sort(key=lambda other: other != game)
        await self._compiled[game].wait()

    def _begin(self) -> None:
        self._compiled = {game: asyncio.Event() for game in IDS}
        for game in IDS:
            if is_ready(game):
                self._compiled[game].set()
            else:
                self._waiting.append(game)
        if self._waiting:
            workers = min(PROCESSES, len(self._waiting))
            self._pool = new_pool(workers, begin_compiling)
            for _ in range(workers):
                task = asyncio.create_task(self._work(self._pool))
                self._working.add(task)
                task.add_done_callback(self._worked)

    async def _work(self, pool: ProcessPoolExecutor) -> None:
        while self._waiting:
            game = self._waiting.pop(0)
            try:
                with undisturbed():
                    call = pool.submit(compile_game, game)
                await asyncio.wrap_future(call)
            except Exception:
                log.exception("the opponents of %s could not be compiled ahead", game)
            self._compiled[game].set()

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not (self._working or task.cancelled()) and self._pool is not None:
            self._pool.shutdown(wait=False)  # nothing is left to do
            self._pool = None

    def close(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for task in self._working:
                task.cancel()
            end(pool, last=True)
