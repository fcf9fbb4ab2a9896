"""How sure a measured share or mean is.

Games of one deal are not independent of one another; whole deals are: blocks, one number each.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt

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


def of_shares(blocks: Sequence[float]) -> Interval:
    """Return the 95 % interval of the mean of ``blocks``, shares from 0 to 1, one a deal.

    It is Wilson's, for as many games as the deals are worth: fewer than were played where those of
    a deal go the same way, more where one makes up for another. How much deals differ is measured
    as if one more had been won and one more lost: where all are alike, others may yet differ.
    A single deal says nothing.
    """
    n = len(blocks)
    if n == 0:
        raise ValueError("there is nothing to measure")
    if n == 1:
        return 0.0, 1.0
    share = sum(blocks) / n
    more = [*blocks, 0.0, 1.0]
    middle = sum(more) / (n + 2)
    # The variance of deals beside that of single games of which this share is won.
    alone = n * middle * (1 - middle) * (n + 1) / sum((x - middle) ** 2 for x in more)
    t = student(n + 1)
    room = t * sqrt(share * (1 - share) / alone + (t / alone) ** 2 / 4)
    low, high = (share + t * t / (2 * alone) + side * room for side in (-1, 1))
    scale = 1 + t * t / alone
    return 0.0 if share <= 0 else low / scale, 1.0 if share >= 1 else high / scale


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
