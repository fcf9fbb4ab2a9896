"""How sure a measured share or mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt

from lutetia.engine.rng import make_rng, randbelow

Interval = tuple[float, float]

ALIKE = 1e-12
"""Deals that differ by less came to the same: their means are sums of fractions."""


_SMALL = (12.7062, 4.3027, 3.1824, 2.7764)
"""`student` of 1, 2 and so on, where its series is still too coarse."""

_Z = 1.959964
"""The same of a normal distribution."""


def student(freedom: int) -> float:
    """Return how many standard errors to both sides hold 95 % when the error itself is measured
    with so many degrees of freedom: Student's t."""
    if freedom <= len(_SMALL):
        return _SMALL[freedom - 1]
    z, v = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


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


def of_shares(blocks: Sequence[float]) -> Interval:
    """Return the 95 % interval of the mean of ``blocks``, shares from 0 to 1, one a deal.

    Where all deals are alike, none that is drawn again differs; yet others may: with 95 %, a share
    of at least ``same`` of all deals is as these are, where ``same ** n`` is 5 % (for a large ``n``
    the rule of three), and the rest may come to anything. A single deal says nothing.
    """
    if not _alike(blocks):
        return bootstrap(blocks)
    n = len(blocks)
    if n == 1:
        return 0.0, 1.0
    same = 0.05 ** (1 / n)
    return blocks[0] * same, 1.0 - (1.0 - blocks[0]) * same


def of_numbers(blocks: Sequence[float]) -> Interval:
    """Return the 95 % interval of the mean of ``blocks``, any numbers, one a deal, by Student's t;
    without ends where all deals are alike, since nothing says how far another one may be off."""
    if _alike(blocks):
        return -inf, inf
    n = len(blocks)
    if n == 0:
        raise ValueError("there is nothing to measure")
    mean = sum(blocks) / n
    room = student(n - 1) * sqrt(sum((x - mean) ** 2 for x in blocks) / (n * (n - 1)))
    return mean - room, mean + room


def _alike(blocks: Sequence[float]) -> bool:
    return len(blocks) > 0 and max(blocks) - min(blocks) < ALIKE


def elo(score: float) -> float:
    """Return the difference in Elo that a ``score`` between two (0 to 1) stands for;
    infinite at the ends."""
    if score <= 0.0 or score >= 1.0:
        return float("inf") if score >= 1.0 else float("-inf")
    return -400.0 * log10(1.0 / score - 1.0)
