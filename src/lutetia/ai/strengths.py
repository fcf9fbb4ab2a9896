"""How strong the levels are, as the arena has measured them.

A share of wins in docs/performance.md is a distance as `lutetia.ratings.calibration.distance` says,
and ``lutetia ratings calibrate`` measures it; the document has the intervals. `classic-middle`
stands at 0. Where all games were won, half a game less is counted. *top* had less time in the arena
than it has here, so it is at least so strong. What nobody has measured is taken from the next
smaller class: top of Paris Paris for 3-4, top and middle of Paris Connection for 5-6.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, Mapping[str, Mapping[str, float]]]] = {
    "cite": {
        "2": {
            "top": 19.7, "strong": 8.2, "good": 3.2, "middle": -1.6, "greedy": -6.8,
            "easy": -11.9, "beginner": -15.6, "random": -28.1,
        },
    },
    "connection": {
        "3-4": {
            "top": 4.9, "middle": 0.0, "greedy": -2.8, "easy": -7.2, "beginner": -10.3,
            "random": -27.2,
        },
        "5-6": {
            "top": 4.9, "middle": 0.0, "greedy": -2.8, "easy": -7.3, "beginner": -10.8,
            "random": -29.6,
        },
    },
    "paris": {
        "2": {
            "top": 10.8, "strong": 3.7, "good": -0.5, "middle": -4.8, "greedy": -10.1,
            "easy": -13.6, "beginner": -16.2, "random": -32.6,
        },
        "3-4": {
            "top": 9.9, "good": 2.8, "middle": -2.7, "greedy": -5.6, "easy": -9.9,
            "beginner": -12.2, "random": -27.0,
        },
    },
    "paris_paris": {
        "2": {
            "top": 2.2, "strong": 0.5, "good": 0.3, "middle": 0.0, "greedy": -1.2, "easy": -4.6,
            "beginner": -9.5, "random": -26.7,
        },
        "3-4": {
            "top": 2.2, "strong": 1.5, "good": 0.3, "middle": 0.0, "greedy": -1.1, "easy": -5.7,
            "beginner": -9.8, "random": -17.0,
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
    """Return the levels of ``game`` that can be told from each other however many play, the
    strongest first. Raises KeyError where nobody has measured the game."""
    classes = STRENGTHS[game].values()
    kept: list[str] = []
    for level in next(iter(classes)):
        if measured(game, level) and all(
            not kept or levels[kept[-1]] - levels[level] >= LEAST for levels in classes
        ):
            kept.append(level)
    return kept
