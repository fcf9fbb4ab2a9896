"""The strengths of bots, which no game changes: fixed points, from what the arena has measured.

A share of wins in docs/performance.md is a distance as `lutetia.ratings.calibration.distance` says,
and `lutetia ratings calibrate` measures it; `middle` stands where somebody new does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lutetia.engine.levels import Level
from lutetia.ratings.model import Fixed
from lutetia.ratings.rating import MU, SeatClass

SIGMA_OF_BOTS = 1.0
"""How sure these strengths are: the arena's intervals are about so wide."""

_STEPS: Final[Mapping[str, Mapping[SeatClass, tuple[float, float, float]]]] = {
    "cite": {"2": (9.2, 6.7, 16.5)},
    "connection": {"3-4": (4.9, 2.8, 24.4), "5-6": (4.9, 2.8, 26.8)},
    "paris": {"2": (3.9, 10.1, 22.5), "3-4": (5.2, 5.6, 21.4)},
    "paris_paris": {"2": (2.2, 1.2, 25.5), "3-4": (2.2, 1.1, 15.9)},
}
"""By title and class: how much top is above middle, middle above greedy, greedy above random.

Where all games were won, half a game less is counted. *top* had less time in the arena than it has
here, so it is at least so strong. What nobody has measured is taken from the next smaller class:
top of Paris Paris for 3-4, top and middle of Paris Connection for 5-6.
"""


def bot(game: str, seats: SeatClass, level: Level) -> Fixed:
    """Return the strength of a bot."""
    top, greedy, random = _STEPS[game][seats]
    mu = {"top": top, "middle": 0.0, "greedy": -greedy, "random": -greedy - random}[level]
    return Fixed(MU + mu, SIGMA_OF_BOTS)
