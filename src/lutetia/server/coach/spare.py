"""A second process for a report, which works while nobody plays.

That it gives way to every other process is not enough: beside two processes of the coach, one move
in a hundred at a busy site took ten times as long (docs/performance.md). So the helper rests while
others work.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any, Final, Never, TypeVar

from lutetia.ai.spread import in_turn
from lutetia.server.coach.giving_way import take_what_is_left

Piece = TypeVar("Piece")
Result = TypeVar("Result")

GIVEN: Final = 2
"""Pieces that the helper has at a time: it goes on while this process is busy with its own."""

AHEAD: Final = 16
"""Pieces by which this process goes on before it does itself what the helper has not done."""

BUSY: Final = 0.15
"""Processors that are busy with others, on average, while the helper rests. What has a low priority
itself, as opponents have, does not count."""

LOOKS: Final = 1.0
"""Seconds between two looks at what others do."""


def beside_a_helper(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], /
) -> Iterator[Result]:
    """Do the pieces here and, where there is more than one processor, in a copy of this process
    that works only while others have nothing to do. This is a `lutetia.ai.spread.Spread`.

    The helper may rest for any time, so nobody waits for it: what it has not done when everything
    else is done, this process does as well.
    """
    every = list(pieces)
    if not every or not can_help():
        yield from in_turn(work, every)
        return
    yield work(every[0])  # loads what both need
    helper, done = _Helper(work, every), dict[int, Any]()
    following = free = 1
    try:
        while following < len(every):
            done |= {n: result for n, result in helper.results() if n >= following}
            while helper.wants and free < len(every):
                helper.give(free)
                free += 1
            if following in done:
                yield done.pop(following)
                following += 1
                continue
            own = following
            if free < len(every) and free - following < AHEAD:
                own, free = free, free + 1
            done[own] = work(every[own])
    finally:
        helper.end()


def can_help() -> bool:
    """Return whether a process can take what is left of the processors, and there are two."""
    return sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1


class _Helper:
    """A copy of this process that does ``work`` on those of ``pieces`` whose number it is given."""

    def __init__(self, work: Callable[[Any], Any], pieces: Sequence[Any]) -> None:
        self._line, theirs = Pipe()
        self._given = 0
        self._process = os.fork()
        if self._process == 0:
            self._line.close()
            _help(theirs, work, pieces)
        theirs.close()

    @property
    def wants(self) -> bool:
        """Whether it can be given another piece."""
        return self._given < GIVEN

    def give(self, number: int) -> None:
        """Have it do a piece, some time."""
        self._given += 1
        with suppress(OSError):  # it has ended; `results` finds nothing any more
            self._line.send(number)

    def results(self) -> Iterator[tuple[int, Any]]:
        """Yield what it has done since the last call. One that has ended is given nothing more."""
        with suppress(EOFError, OSError):
            while self._line.poll():
                yield self._line.recv()
                self._given -= 1

    def end(self) -> None:
        """End it, whatever it does."""
        self._line.close()
        os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)


def _help(line: Connection, work: Callable[[Any], Any], pieces: Sequence[Any]) -> Never:
    """Do what comes along ``line`` until it ends."""
    try:
        parent, others = os.getppid(), Others()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):  # whoever reads what the report says waits for its end
            os.dup2(nothing, stream)
        take_what_is_left()
        while True:
            number = line.recv()
            while others.are_busy() and os.getppid() == parent:
                time.sleep(LOOKS)
            line.send((number, work(pieces[number])))
    finally:  # at the end of the line, or at a fault that the other process will meet itself
        os._exit(0)


class Others:
    """What the processors do for those who do not give way.

    Args:
        spent: tells in seconds how long all processors have worked for them.
        clock: tells the time in seconds.
    """

    def __init__(
        self, spent: Callable[[], float] | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._spent, self._clock = spent or _worked, clock
        self._when, self._worked = clock(), self._spent()
        self._busy = False

    def are_busy(self) -> bool:
        """Return whether they were since the last look, which is at least `LOOKS` ago."""
        now = self._clock()
        if now - self._when >= LOOKS:
            worked = self._spent()
            self._busy = worked - self._worked > BUSY * (now - self._when)
            self._when, self._worked = now, worked
        return self._busy


def _worked() -> float:
    """Return the seconds of all processors for what has no low priority, since the system began.
    Raises OSError, ValueError: it does not tell."""
    with open("/proc/stat") as file:
        user, _, system = map(int, file.readline().split()[1:4])
    return (user + system) / os.sysconf("SC_CLK_TCK")
