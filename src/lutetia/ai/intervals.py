"""How sure a measured share or mean is.

Games of one deal are not independent of one another; whole deals are. So everything here is told
deal by deal: the sum of a deal's games and, where deals have different numbers of them, how many.
What is measured is the mean over games, and its error is that of a ratio of two sums over deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt
from typing import Final

Interval = tuple[float, float]

ALIKE = 1e-9
"""Deals that are off by less came to the same: they are sums of fractions."""

_SMALL = (12.7062, 4.3027, 3.1824, 2.7764)
"""`student` of 1, 2 and so on, where its series is still too coarse."""

Z: Final = 1.959964
"""So many standard errors to both sides hold 95 % of a normal distribution."""


def student(freedom: int) -> float:
    """Return how many standard errors to both sides hold 95 % when the error itself is measured
    with so many degrees of freedom: Student's t."""
    if freedom <= len(_SMALL):
        return _SMALL[freedom - 1]
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def of_shares(sums: Sequence[float], games: Sequence[int] | None = None) -> Interval:
    """Return the 95 % interval of the mean of shares from 0 to 1.

    It is Wilson's, for as many games as the deals are worth: fewer than were played where those of
    a deal go the same way, more where one makes up for another. How much deals differ is measured
    as if one more had been won and one more lost: where all are alike, others may yet differ.
    A single deal says nothing.

    Args:
        sums: of each deal.
        games: that each sum is of; without it, one.
    """
    share, _ = _mean(sums, games)
    n = len(sums)
    if n == 1:
        return 0.0, 1.0
    each = 1.0 if games is None else sum(games) / n
    counts: list[float] = [each] * n if games is None else [*games]
    middle, off = _mean([*sums, 0.0, each], [*counts, each, each])
    # The variance of deals beside that of single games of which this share is won.
    alone = n * middle * (1 - middle) * each**2 * (n + 1) / sum(x * x for x in off)
    t = student(n + 1)
    room = t * sqrt(share * (1 - share) / alone + (t / alone) ** 2 / 4)
    low, high = (share + t * t / (2 * alone) + side * room for side in (-1, 1))
    scale = 1 + t * t / alone
    return 0.0 if share <= 0 else low / scale, 1.0 if share >= 1 else high / scale


def of_numbers(sums: Sequence[float], games: Sequence[int] | None = None) -> Interval:
    """Return the 95 % interval of the mean of any numbers, by Student's t over deals; without ends
    where all deals are alike, since nothing says how far another one may be off. What a deal is off
    counts for more the larger its part of the mean is, by which it draws that towards itself.

    Args:
        sums: of each deal.
        games: that each sum is of; without it, one.
    """
    mean, off = _mean(sums, games)
    if max(map(abs, off)) < ALIKE:
        return -inf, inf
    n = len(sums)
    counts = [1] * n if games is None else games
    total = sum(counts)
    spread = sum((x / (1 - count / total)) ** 2 for x, count in zip(off, counts, strict=True))
    room = student(n - 1) * sqrt((n - 1) / n * spread) / total
    return mean - room, mean + room


def _mean(sums: Sequence[float], games: Sequence[float] | None) -> tuple[float, list[float]]:
    """Return the mean over games, and how far the sum of each deal is off from what it makes of
    its games."""
    if not sums:
        raise ValueError("there is nothing to measure")
    counts = [1] * len(sums) if games is None else games
    mean = sum(sums) / sum(counts)
    return mean, [one - mean * count for one, count in zip(sums, counts, strict=True)]


def elo(score: float) -> float:
    """Return the difference in Elo that a ``score`` between two (0 to 1) stands for;
    infinite at the ends."""
    if score <= 0.0 or score >= 1.0:
        return float("inf") if score >= 1.0 else float("-inf")
    return -400.0 * log10(1.0 / score - 1.0)
