"""Records from outside are replayed in a process of their own, with limits:
a long one keeps nobody waiting, a bad one ends nothing."""

from __future__ import annotations

import asyncio
import logging
import signal
from concurrent.futures import Future
from dataclasses import dataclass

from pebble import ProcessExpired, ProcessPool

from lutetia.engine.errors import RecordError
from lutetia.server.places import Places
from lutetia.server.pools import AFRESH, undisturbed
from lutetia.server.record_worker import Brought, begin, bring
from lutetia.server.responses import HttpError

log = logging.getLogger("lutetia.readers")

OUT_OF_TIME = -getattr(signal, "SIGXCPU", 0)
"""Exit status of a worker that the system ended for its processor time."""

MAX_AT_ONCE = 4
"""Records that are read or wait for it, each of another address."""


@dataclass(frozen=True)
class Effort:
    """What one record may cost.

    Attributes:
        cpu: seconds of processor time; the longest record of any game takes about two.
        deadline: seconds by the clock, with the start of the worker's rules,
            on a machine that has other things to do.
        memory: bytes beyond what the worker has before.
        idle: seconds without a record after which the worker ends,
            and with it all the memory that it took.
    """

    cpu: float = 10.0
    deadline: float = 240.0
    memory: int = 512 * 2**20
    idle: float = 30.0


class Readers:
    """The worker, one record at a time, and who waits for it."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or Effort()
        self.place = Places(MAX_AT_ONCE, "record_busy").hold
        self._turn = asyncio.Lock()
        self._pool: ProcessPool | None = None
        self._resting: asyncio.TimerHandle | None = None

    async def bring(self, body: bytes, table_id: str, host: str, now: float) -> Brought:
        """Return the table of the record in ``body``. Raises RecordError,
        and Failure when the record takes too much."""
        async with self._turn:
            if self._resting is not None:
                self._resting.cancel()
            try:
                done = await self._read(body, table_id, host, now)
            finally:
                loop = asyncio.get_running_loop()
                self._resting = loop.call_later(self.effort.idle, self._rest)
        if isinstance(done, str):
            raise RecordError(done)
        return done

    async def _read(self, body: bytes, table_id: str, host: str, now: float) -> Brought | str:
        effort = self.effort
        args = (body, table_id, host, now, effort.cpu, effort.memory)
        call = await asyncio.to_thread(self._schedule, args)  # starting a process takes a while
        try:
            return await asyncio.wrap_future(call)
        except TimeoutError:
            why = f"it takes more than {effort.deadline:g} s to replay"
        except ProcessExpired as error:
            log.warning("the worker for records ended with %s", error.exitcode)
            if error.exitcode == OUT_OF_TIME:
                why = f"it takes more than {effort.cpu:g} s of processor time to replay"
            else:  # it left by itself, or native code that ended when it was given no memory
                why = f"it takes more than {effort.memory >> 20} MB to replay"
        raise HttpError(422, "record_heavy", why=why)

    def _schedule(self, args: tuple[bytes, str, str, float, float, int]) -> Future[Brought | str]:
        with undisturbed():
            if self._pool is not None and not self._pool.active:
                self._drop()  # its worker died when there was nothing to do
            if self._pool is None:
                self._pool = ProcessPool(1, initializer=begin, context=AFRESH)
            return self._pool.schedule(bring, args=args, timeout=self.effort.deadline)

    def _rest(self) -> None:
        asyncio.get_running_loop().run_in_executor(None, self._drop)

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()

    def close(self) -> None:
        """End the worker."""
        if self._resting is not None:
            self._resting.cancel()
        self._drop()
