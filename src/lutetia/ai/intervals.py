"""How sure a measured share or mean is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10

from lutetia.engine.rng import make_rng, randbelow

Interval = tuple[float, float]

ALIKE = 1e-12
"""Deals that differ by less came to the same: their means are sums of fractions."""


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
    """Return the 95 % interval of the mean of ``blocks``, any numbers, one a deal; without ends
    where all deals are alike, since nothing says how far another one may be off."""
    return (-inf, inf) if _alike(blocks) else bootstrap(blocks)


def _alike(blocks: Sequence[float]) -> bool:
    return len(blocks) > 0 and max(blocks) - min(blocks) < ALIKE


def elo(score: float) -> float:
    """Return the difference in Elo that a ``score`` between two (0 to 1) stands for;
    infinite at the ends."""
    if score <= 0.0 or score >= 1.0:
        return float("inf") if score >= 1.0 else float("-inf")
    return -400.0 * log10(1.0 / score - 1.0)
