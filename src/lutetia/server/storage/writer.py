"""One thread that writes: it takes everything that waits and commits it together,
safe on the disk before anybody is told.

So a hundred moves at once cost one sync, and a single one never waits for company.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from lutetia.server.errors import NotStored
from lutetia.server.storage.database import Job

_MAX_JOBS = 500

log = logging.getLogger("lutetia.storage")


class _Waiting:
    __slots__ = ("error", "future", "job", "loop")

    def __init__(
        self, job: Job, future: asyncio.Future[None], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.job = job
        self.future = future
        self.loop = loop
        self.error: Exception | None = None


class Writer:
    """The thread and its inbox; ``commit`` is that of the database."""

    def __init__(self, commit: Callable[[Sequence[Job]], list[Exception | None]]) -> None:
        self._commit = commit
        self._inbox: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        """Return once ``job`` is committed and synced, all or none. Raises NotStored."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(job, loop.create_future(), loop)
        self._inbox.put(waiting)
        await waiting.future

    def close(self, within: float) -> bool:
        """Write what waits, and end; return whether that was done ``within`` so many seconds. What
        was not has not been acknowledged to anybody, and the thread ends with the process."""
        self._inbox.put(None)
        self._thread.join(within)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            first = self._inbox.get()
            if first is None:
                return
            all_, last = [first], False
            while len(all_) < _MAX_JOBS and not self._inbox.empty():
                more = self._inbox.get()
                if more is None:
                    last = True
                    break
                all_.append(more)
            try:
                errors = self._commit([waiting.job for waiting in all_])
            except Exception as error:
                log.error("nothing was written: %s", error)
                errors = [error] * len(all_)
            for waiting, wrong in zip(all_, errors, strict=True):
                waiting.error = wrong
            self._tell(all_)
            if last:
                return

    def _tell(self, all_: list[_Waiting]) -> None:
        for loop in {waiting.loop for waiting in all_}:
            try:
                loop.call_soon_threadsafe(_resolve, [one for one in all_ if one.loop is loop])
            except RuntimeError:  # the loop has ended; what was written stays written
                continue


def _resolve(all_: list[_Waiting]) -> None:
    for waiting in all_:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(None)
        elif isinstance(waiting.error, NotStored):
            waiting.future.set_exception(waiting.error)
        else:
            waiting.future.set_exception(NotStored(f"not written: {waiting.error}"))
