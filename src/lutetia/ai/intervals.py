"""How sure a measured share or mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

from lutetia.engine.rng import make_rng, randbelow

Interval = tuple[float, float]


def bootstrap(blocks: Sequence[float], times: int = 1000, seed: int = 1) -> Interval:
    """Return the 95 % interval of the mean of ``blocks``, one number a deal,
    by drawing deals again ``times`` times.

    Games of one deal are not independent of one another; whole deals are.
    Equal arguments give equal answers.
    """
    n = len(blocks)
    if n == 0:
        raise ValueError("there is nothing to draw from")
    rng = make_rng(seed, n)
    means = sorted(sum(blocks[int(randbelow(rng, n))] for _ in range(n)) / n for _ in range(times))
    return means[int(0.025 * times)], means[int(0.975 * times) - 1]


def elo(score: float) -> float:
    """Return the difference in Elo that a ``score`` between two (0 to 1) stands for;
    infinite at the ends."""
    if score <= 0.0 or score >= 1.0:
        return float("inf") if score >= 1.0 else float("-inf")
    return -400.0 * log10(1.0 / score - 1.0)
