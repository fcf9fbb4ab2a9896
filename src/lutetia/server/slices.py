"""Long work on the event loop, in slices of a few milliseconds:
everybody else gets their turn in between.

A thread would not do: it holds the interpreter for five milliseconds whenever the
loop wants it back, at every single callback.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.004
"""Seconds of work between two turns of the loop, however many want to work."""


class Slices:
    """Whose slice it is: one at a time, in the order in which they ask."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Generator[None, None, T]) -> T:
        """Return what ``work`` returns; it yields after each small piece,
        none of which takes long."""
        while True:
            async with self._turn:
                end = time.perf_counter() + SLICE
                try:
                    while time.perf_counter() < end:
                        next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                await asyncio.sleep(0)
