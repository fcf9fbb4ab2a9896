"""How strong the levels are, as the arena has measured them.

A share of wins in docs/performance.md is a distance as `lutetia.ratings.calibration.distance` says,
and ``lutetia ratings calibrate`` measures it; the document has the intervals. `classic-middle`
stands at 0. Where all games were won, half a game less is counted. Of two samples it is the mean.
*top* had less time in the arena than it has here, so it is at least so strong. A class of two
numbers of seats is the mean of what was measured of them: Paris Connection with four and six. What
nobody has measured is taken from the next smaller class: how far *top* of Paris Connection is above
*strong* for 5-6.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lutetia.engine.levels import USUAL

STRENGTHS: Final[Mapping[str, Mapping[str, Mapping[str, float]]]] = {
    "cite": {
        "2": {
            "top": 23.1, "strong": 7.1, "good": 3.2, "middle": -1.6, "greedy": -6.4,
            "easy": -11.5, "beginner": -15.2, "random": -27.9,
        },
    },
    "connection": {
        "3-4": {
            "top": 5.8, "strong": 5.3, "good": 2.4, "middle": 0.0, "greedy": -3.1, "easy": -6.7,
            "beginner": -10.7, "random": -35.1,
        },
        "5-6": {
            "top": 3.6, "strong": 3.1, "good": 1.5, "middle": 0.0, "greedy": -2.9, "easy": -5.2,
            "beginner": -9.0, "random": -26.8,
        },
    },
    "paris": {
        "2": {
            "top": 9.8, "strong": 4.3, "good": -0.8, "middle": -4.8, "greedy": -10.1,
            "easy": -13.6, "beginner": -16.2, "random": -32.6,
        },
        "3-4": {
            "top": 9.9, "strong": 6.8, "good": 3.5, "middle": -2.7, "greedy": -5.0,
            "easy": -10.5, "beginner": -14.2, "random": -28.0,
        },
    },
    "paris_paris": {
        "2": {
            "top": 2.4, "strong": 0.12, "good": 0.09, "middle": 0.0, "greedy": -1.1,
            "easy": -4.5, "beginner": -10.2, "random": -24.4,
        },
        "3-4": {
            "top": 2.4, "strong": 0.6, "good": 0.2, "middle": 0.0, "greedy": -1.0, "easy": -6.3,
            "beginner": -10.2, "random": -17.2,
        },
    },
}  # fmt: skip
"""By title, by how many play (`lutetia.ratings.rating.SeatClass`) and by level, in the ``mu`` of a
rating."""

LEAST: Final = 2.0
"""How far apart levels are, at least, that people are asked to choose from: about 80 Elo."""


def measured(game: str, level: str) -> bool:
    """Return whether the strength of ``level`` is known however many play ``game``."""
    classes = STRENGTHS.get(game, {})
    return bool(classes) and all(level in levels for levels in classes.values())


def apart(game: str) -> list[str]:
    """Return the levels of ``game`` that can be told from each other, and from the usual one,
    however many play, the strongest first. Raises KeyError where nobody has measured the game."""
    classes = STRENGTHS[game].values()

    def far(one: str, other: str) -> bool:
        return all(abs(levels[one] - levels[other]) >= LEAST for levels in classes)

    kept: list[str] = []
    for level in filter(lambda level: measured(game, level), next(iter(classes))):
        # A level that is too near the usual one does not take its place.
        if (level == USUAL or far(level, USUAL)) and (not kept or far(level, kept[-1])):
            kept.append(level)
    return kept
