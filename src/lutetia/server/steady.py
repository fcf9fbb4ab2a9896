"""Unix time that never jumps: clocks of games must not feel it when the machine's is set."""

from __future__ import annotations

import time
from collections.abc import Callable


class SteadyTime:
    """The wall clock as it was at the start, and from then on the monotonic one.

    Args:
        at_least: Unix seconds before which it cannot be: time in a log does not run backwards.
    """

    def __init__(
        self,
        at_least: float = 0.0,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._monotonic = monotonic
        self._offset = max(wall(), at_least) - monotonic()

    def __call__(self) -> float:
        """Return Unix seconds."""
        return self._offset + self._monotonic()
