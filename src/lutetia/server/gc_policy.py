"""When the collector of cyclic garbage runs: when nobody plays,
and when many connections have ended.

A pass over everything stops everybody, for half a second at 1,000 tables, and finds next to
nothing: what a move leaves behind is freed by counting references. So there are no automatic
passes, and one by hand in a quiet minute, or after hours without any. What a connection leaves
behind, about 20 kB, is not freed so; many that come and go would fill the memory before a quiet
minute comes. They pay for passes over what is new, which are short.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 60.0
"""Seconds between two looks whether it is quiet."""

QUIET = 3.0
"""Seconds without a move that count as quiet."""

MAX_INTERVAL = 6 * 3600.0
"""Seconds after which a pass is made in the middle of everything."""

ENDED = (500, 10_000, 100_000)
"""Connections that end between two passes over what is new, what has outlived one such pass,
and all."""


def freeze() -> None:
    """Collect once and end automatic passes. What exists now lives as long as
    the process and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()


def due(now: float, moved: float, passed: float) -> bool:
    """Return whether a pass should be made at ``now``,
    when the last move was at ``moved`` and the last pass at ``passed``.

    All in seconds of one clock. Nothing is due when nobody has moved since the last pass.
    """
    return (moved > passed and now - moved >= QUIET) or now - passed >= MAX_INTERVAL


def generation(ended: int) -> int | None:
    """Return which generation is to be collected when so many connections have ended, if any."""
    return next((n for n in (2, 1, 0) if ended % ENDED[n] == 0), None)


class Ends:
    """Counts connections that have ended, and collects what they left."""

    def __init__(self) -> None:
        self._count = 0

    def one(self) -> None:
        """Count one more."""
        self._count += 1
        if (found := generation(self._count)) is not None:
            gc.collect(found)


async def keep(moved: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
    """Make passes when they are due, for ever. ``moved`` tells when the last move was,
    by ``clock``."""
    passed = clock()
    while True:
        await asyncio.sleep(EVERY)
        if due(clock(), moved(), passed):
            gc.collect()
            passed = clock()
