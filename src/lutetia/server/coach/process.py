"""The processes of the coach: how each is begun, what it may take, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from dataclasses import dataclass
from typing import Final

import msgspec

from lutetia.server.coach.worker import Answer, Question

KEPT: Final = 120.0
"""Seconds for which the process that judges decisions waits for another one: to begin takes several
times as long as to judge."""

LONGEST: Final = 2**22
"""Bytes of an answer."""


@dataclass(frozen=True)
class Limits:
    """What one report or decision may cost.

    Attributes:
        cpu: seconds of processor time.
        deadline: seconds by the clock, once it is its turn.
        memory: bytes.
    """

    cpu: float = 1200.0
    deadline: float = 7200.0
    memory: int = 2**30


QUICK: Final = Limits(cpu=60.0, deadline=180.0)
"""Of one decision: it takes a second or two of processor time, and more where the coach's
kernels are compiled for the first of all. On a machine that has much else to do, a process of
a low priority gets a tenth of a processor."""


class NotMade(Exception):
    """A process ended without what it was to make: it took too much, or failed."""


async def start(what: str, limits: Limits, *more: str) -> asyncio.subprocess.Process:
    """Return a process of the coach that has just begun; `lutetia.server.coach.worker.main` says
    what it reads and writes."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "lutetia.server.coach.worker",
        what, str(limits.cpu), str(limits.memory), *more,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL, limit=LONGEST,
    )  # fmt: skip


async def end(process: asyncio.subprocess.Process | None) -> None:
    """End a process that may still be there."""
    if process is not None and process.returncode is None:
        kill(process)
        await process.wait()


def kill(process: asyncio.subprocess.Process) -> None:
    """Have the system end a process that may have ended, and its helper."""
    if sys.platform == "win32":
        with contextlib.suppress(ProcessLookupError):
            process.kill()
    else:
        tell(process, signal.SIGKILL)


def tell(process: asyncio.subprocess.Process, number: int) -> None:
    """Send a signal to a process that may have ended, and its helper."""
    if process.returncode is not None:
        return
    with contextlib.suppress(ProcessLookupError):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:  # it has only just begun
            process.send_signal(number)


class Judge:
    """Who judges decisions, one at a time: a process that is begun for the first of them and kept
    for a while.

    Attributes:
        limits: of each decision.
        process: the latest.
    """

    def __init__(self) -> None:
        self.limits = QUICK
        self.process: asyncio.subprocess.Process | None = None
        self._leaves: asyncio.TimerHandle | None = None

    async def answer(self, question: Question) -> Answer:
        """Return a decision judged. Raises NotMade, TimeoutError."""
        if self._leaves is not None:
            self._leaves.cancel()
        process = self.process
        if process is None or process.returncode is not None:
            process = self.process = await start("decision", self.limits)
        try:
            found = await asyncio.wait_for(_told(process, question), self.limits.deadline)
        except BaseException:
            await end(process)
            raise
        self._leaves = asyncio.get_running_loop().call_later(KEPT, self._let_go, process)
        return found

    def _let_go(self, process: asyncio.subprocess.Process) -> None:
        """End a process that waits; whoever asks now begins another."""
        self.process = None
        kill(process)

    async def close(self) -> None:
        """End the process."""
        if self._leaves is not None:
            self._leaves.cancel()
        await end(self.process)


async def _told(process: asyncio.subprocess.Process, question: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Answer)
    except (OSError, ValueError):  # it ended before it had read or said everything
        raise NotMade from None
