"""Work that slows nobody down: it is done where a processor has nothing else to do.

A low priority alone does not come to that: beside a report of the coach, moves took a quarter
longer (docs/performance.md), since whoever computes keeps its processor for a while when others
wake up. On a machine whose processors always have something to do, nothing would be left, though;
there a low priority has to do.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final, Never

LOOK: Final = 1.0
"""Seconds between two looks at how much the process got that takes what is left."""

TOO_LITTLE: Final = 0.1
"""The part of a processor below which that is too little ..."""

PATIENCE: Final = 3
"""... in so many looks, one after the other."""

AT_ONCE: Final = 2**16
"""Bytes that are passed on at a time."""


def take_what_is_left() -> None:
    """Have this process work only where a processor has nothing else to do, from now on, where the
    system can: there is no way back."""
    if sys.platform == "linux":
        with suppress(OSError):  # somebody has forbidden it; a low priority has to do
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def do_with_what_is_left(work: Callable[[BinaryIO], None], out: BinaryIO, last: bytes) -> None:
    """Do ``work`` in a copy of this process that takes what is left of the processors; where that
    is too little, do it here, from its beginning. Where the system knows no such copies, it is done
    here at once.

    Args:
        work: writes to the file that it is given.
        out: what it writes comes here as soon as it is written: twice, in part, where it is begun
            again.
        last: with a line that begins so, the work is as good as done, and not begun again.

    Raises SystemExit: the copy failed.
    """
    if sys.platform != "linux":
        work(out)
        return
    out.flush()
    read, write = os.pipe()
    copy = os.fork()
    if copy == 0:
        os.close(read)
        _do(work, write)
    os.close(write)
    try:
        if _passed_on(read, out, last, lambda: worked(copy)):
            _, status = os.waitpid(copy, 0)
            if status:
                sys.exit(1)
            return
    finally:
        os.close(read)
    os.kill(copy, signal.SIGKILL)
    os.waitpid(copy, 0)
    work(out)


def _do(work: Callable[[BinaryIO], None], write: int) -> Never:
    status = 1
    try:
        take_what_is_left()
        with os.fdopen(write, "wb") as file:
            work(file)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def _passed_on(read: int, out: BinaryIO, last: bytes, ran: Callable[[], float]) -> bool:
    """Pass on what comes along ``read`` until its end; return False where whoever writes it has
    been working too little for that."""
    ending, patience, tail = False, PATIENCE, b"\n"
    before, when = ran(), time.monotonic()
    while True:
        if select.select([read], [], [], LOOK)[0]:
            part = os.read(read, AT_ONCE)
            out.write(part)
            out.flush()
            if not part:
                return True
            ending = ending or b"\n" + last in tail + part
            tail = (tail + part)[-len(last) - 1 :]
        if (now := time.monotonic()) - when >= LOOK:
            now_ran = ran()
            little = now_ran - before < TOO_LITTLE * (now - when)
            patience = patience - 1 if little and not ending else PATIENCE
            before, when = now_ran, now
            if not patience:
                return False


def worked(process: int) -> float:
    """Return the seconds of a processor that a process has had. Raises OSError: there is none."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
