"""Which puzzle comes next for somebody whose attempts are known. Pure.

Without an account the browser chooses by the same rules, but of those that are new the easiest:
web/src/puzzles/order.ts.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PAUSE: Final = 4
"""So many attempts later a puzzle that was not solved returns."""

STEP: Final = 50
"""Points within which puzzles are equally near; each person has an order of their own there."""


@dataclass(frozen=True)
class Tried:
    """Somebody's latest attempt at a puzzle.

    Attributes:
        solved: it was right.
        latest: the number of this attempt among all of theirs at the game, from 1.
    """

    solved: bool
    latest: int


def attempts(tried: Mapping[str, Tried]) -> int:
    """Return how many attempts somebody has made."""
    return max((one.latest for one in tried.values()), default=0)


def next_of(
    ratings: Mapping[str, float],
    tried: Mapping[str, Tried],
    near: float,
    who: str,
    last: str | None = None,
) -> str | None:
    """Return the id of the puzzle that comes next, None where there is none: one that is to return,
    else the new one nearest to a rating, else any not solved, else what was solved longest ago.

    Args:
        ratings: of the puzzles that there are, by id.
        near: the rating of who asks.
        who: their id.
        last: what was attempted just now, and does not come twice in a row.
    """
    now = attempts(tried)
    seen = sorted(
        (one for one in tried if one in ratings and one != last), key=lambda one: tried[one].latest
    )
    missed = [one for one in seen if not tried[one].solved]
    due = [one for one in missed if now - tried[one].latest >= PAUSE]
    if due:
        return due[0]
    new = [one for one in ratings if one not in tried and one != last]
    if new:
        return min(new, key=lambda one: (abs(ratings[one] - near) // STEP, _lot(who, one)))
    return next(iter([*missed, *seen]), None)


def _lot(who: str, puzzle: str) -> bytes:
    """Return by what the puzzles that are equally near are put in order."""
    return hashlib.sha256(f"{who} {puzzle}".encode()).digest()
