"""The strengths of bots, which no game changes: fixed points, from what the arena has measured.

`lutetia.ai.strengths` has them; `classic-middle` stands where somebody new does.
"""

from __future__ import annotations

from lutetia.ai.strengths import STRENGTHS
from lutetia.engine.levels import Level
from lutetia.ratings.model import Fixed
from lutetia.ratings.rating import MU, SeatClass

SIGMA_OF_BOTS = 1.0
"""How sure these strengths are: the arena's intervals are about so wide."""


def bot(game: str, seats: SeatClass, level: Level) -> Fixed | None:
    """Return the strength of a bot; None: nobody has measured it."""
    mu = STRENGTHS.get(game, {}).get(seats, {}).get(level)
    return None if mu is None else Fixed(MU + mu, SIGMA_OF_BOTS)
