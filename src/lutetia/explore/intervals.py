"""How sure a share or a mean is that was counted: intervals of 95 %."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from lutetia.ai.intervals import Z


class Measured(NamedTuple):
    """A value with its interval."""

    value: float
    low: float
    high: float


def share(wins: float, n: int) -> Measured:
    """Return the share of ``wins`` in ``n``, with the interval of Wilson.

    A win that is shared is a part of one: that spreads less than whole ones, and so do seats of one
    game, of which one wins; the interval is then rather too wide.
    """
    p = wins / n
    middle, room = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return Measured(p, max(0.0, (middle - room) / scale), min(1.0, (middle + room) / scale))


def mean(total: int, squares: int, n: int) -> Measured:
    """Return the mean of ``n`` numbers, of which the sum and the sum of the squares are known."""
    value = total / n
    # Whole numbers: the difference of two large ones loses nothing.
    spread = (n * squares - total * total) / (n * n * max(1, n - 1))
    room = Z * sqrt(max(0.0, spread))
    return Measured(value, value - room, value + room)
