"""How sure a measured share or mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt

from lutetia.engine.rng import make_rng, randbelow

Interval = tuple[float, float]


def wilson(share: float, n: int, z: float = 1.96) -> Interval:
    """Return Wilson's interval for a ``share`` (0 to 1) seen in ``n`` independent trials;
    (0, 1) for none."""
    if n == 0:
        return 0.0, 1.0
    middle = share + z * z / (2 * n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


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
