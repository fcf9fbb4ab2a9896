"""Pools of processes that work for the server and end with it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker

AFRESH = multiprocessing.get_context("spawn")
"""How processes are started: afresh, not forked. A fork of a process with threads and sockets
inherits their locks."""


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


def new_pool(workers: int, begin: Callable[..., None], *args: object) -> ProcessPoolExecutor:
    """Return a pool of which every process calls ``begin`` first. Processes start when work is
    submitted; do that `undisturbed`."""
    return ProcessPoolExecutor(workers, mp_context=AFRESH, initializer=begin, initargs=args)


def end(pool: ProcessPoolExecutor, last: bool = False) -> None:
    """End the processes of a pool, whatever they do; what waits for them is given up, and, if this
    is the ``last`` of the pool, does not even learn why."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    # At the very end Python would wake the thread that looks after them while it closes,
    # and complain: it is waited for.
    pool.shutdown(wait=last, cancel_futures=last)
