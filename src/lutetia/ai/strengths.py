"""How strong the levels are, as the arena has measured them.

A share of wins in docs/performance.md is a distance as `lutetia.ratings.calibration.distance` says,
and ``lutetia ratings calibrate`` measures it. The level `middle` stands at 0. Where all games were
won, half a game less is counted. *top* had less time in the arena than it has here, so it is at
least so strong. What nobody has measured is taken from the next smaller class: top of Paris Paris
for 3-4, top and middle of Paris Connection for 5-6.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRENGTHS: Final[Mapping[str, Mapping[str, Mapping[str, float]]]] = {
    "cite": {"2": {"top": 9.2, "middle": 0.0, "greedy": -6.7, "random": -23.2}},
    "connection": {
        "3-4": {"top": 4.9, "middle": 0.0, "greedy": -2.8, "random": -27.2},
        "5-6": {"top": 4.9, "middle": 0.0, "greedy": -2.8, "random": -29.6},
    },
    "paris": {
        "2": {"top": 3.9, "middle": 0.0, "greedy": -10.1, "random": -32.6},
        "3-4": {"top": 5.2, "middle": 0.0, "greedy": -5.6, "random": -27.0},
    },
    "paris_paris": {
        "2": {"top": 2.2, "middle": 0.0, "greedy": -1.2, "random": -26.7},
        "3-4": {"top": 2.2, "middle": 0.0, "greedy": -1.1, "random": -17.0},
    },
}
"""By title, by how many play (`lutetia.ratings.rating.SeatClass`) and by level, in the ``mu`` of a
rating."""


def measured(game: str, level: str) -> bool:
    """Return whether the strength of ``level`` is known however many play ``game``."""
    classes = STRENGTHS.get(game, {})
    return bool(classes) and all(level in levels for levels in classes.values())
