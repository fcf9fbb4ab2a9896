"""How far apart the levels of bots are, measured in the arena: the numbers of `bots`."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from lutetia.ai.arena import Pairing, match
from lutetia.ai.levels import LEVELS
from lutetia.ai.spread import Spread, in_turn
from lutetia.ai.summary import Summary, summaries
from lutetia.ratings.model import NOISE

HALF_A_GAME = 0.5
"""What is taken from whoever won every game: nobody is infinitely stronger."""


@dataclass(frozen=True)
class Distance:
    """How far ``stronger`` is above ``weaker``, in ``mu``.

    Attributes:
        mu: negative where the weaker one is in truth the stronger.
        interval: 95 % of it; an end is infinite where one of them won every game, and both are
            after a single deal.
        games: that the rules ended.
    """

    stronger: str
    weaker: str
    mu: float
    interval: tuple[float, float]
    games: int


def distance(share: float, seats: int, games: int) -> float:
    """Return how far above the others somebody is who wins ``share`` of so many games, alone among
    ``seats - 1`` of them: Plackett and Luce's model the other way round."""
    least = HALF_A_GAME / games
    return _above(min(max(share, least), 1.0 - least), seats)


def _above(share: float, seats: int) -> float:
    if share <= 0.0 or share >= 1.0:
        return math.inf if share >= 1.0 else -math.inf
    return NOISE * (math.log(share / (1.0 - share)) + math.log(seats - 1))


def measure(pairing: Pairing, games: int, seed: int = 1, spread: Spread = in_turn) -> Distance:
    """Let two levels play; with more than two seats their distance is the mean of what one among
    others and the mirror say. Raises ValueError when no game ended."""
    found = summaries(pairing, match(pairing, games, seed, spread))
    sides = [_side(one, pairing) for one in found]
    low, middle, high = (sum(side[n] for side in sides) / len(sides) for n in range(3))
    return Distance(pairing.a, pairing.b, middle, (low, high), sum(one.games for one in found))


def _side(summary: Summary, pairing: Pairing) -> tuple[float, float, float]:
    low, high = summary.wins_interval
    seats = pairing.players
    # An end of the interval is no result, of which half a game could be taken.
    found = [
        _above(low, seats), distance(summary.wins, seats, summary.games), _above(high, seats),
    ]  # fmt: skip
    if summary.one == pairing.b:
        found = [-value for value in reversed(found)]
    return found[0], found[1], found[2]


def calibrate(
    game: str,
    players: int,
    games: int,
    seed: int = 1,
    spread: Spread = in_turn,
    instead: Mapping[str, str] | None = None,
    levels: Sequence[str] | None = None,
) -> Iterator[Distance]:
    """Yield how far each of ``levels`` is above the next.

    Args:
        game: name of the game.
        players: seats.
        games: for each pair of levels, rounded up to whole blocks.
        seed: where the deals begin.
        spread: who plays.
        instead: competitors that play in place of levels: ``{"top": "top@2000"}``.
        levels: competitors, the strongest first; without them, all of ours.
    """
    sides = [(instead or {}).get(level, level) for level in levels or LEVELS]
    for stronger, weaker in pairwise(sides):
        yield measure(Pairing(game, players, stronger, weaker), games, seed, spread)
