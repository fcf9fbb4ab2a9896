"""Glicko-2, by which puzzles and those who solve them are rated: an attempt is a game of two.

After Mark Glickman's "Example of the Glicko-2 system", whose steps are named here. Pure.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from lutetia.ratings.rating import CENTRE, DAY, Shown

DEVIATION: Final = 350.0
"""How uncertain the rating of somebody new is, a standard deviation in points; none is more so."""

SUREST: Final = 45.0
"""A deviation is never less: whoever has solved a thousand puzzles can still get better."""

VOLATILITY: Final = 0.06
"""Of somebody new: how much a strength changes in a period."""

TAU: Final = 0.5
"""How fast volatility changes."""

PERIOD: Final = 5 * DAY
"""Seconds of a rating period: who was sure to 60 points is, after a year away, to about 110."""

SCALE: Final = 173.7178
"""Points of one unit of Glicko-2's own scale."""

ENOUGH: Final = 1e-6
"""How closely the new volatility is found."""


class Glicko(msgspec.Struct, frozen=True):
    """What is believed of somebody, or of a puzzle.

    Attributes:
        points: the rating; 1500 for somebody new.
        deviation: its standard deviation when the last attempt was made, in points.
        volatility: how much the strength changes in a period.
        games: attempts that counted.
        at: when the last of them was made, in Unix seconds.
    """

    points: float = float(CENTRE)
    deviation: float = DEVIATION
    volatility: float = VOLATILITY
    games: int = 0
    at: float = 0.0

    def periods(self, now: float) -> float:
        """Return how many rating periods have passed at ``now`` in Unix seconds."""
        return max(0.0, now - self.at) / PERIOD if self.games else 0.0

    def uncertainty(self, now: float) -> float:
        """Return the deviation at ``now`` in Unix seconds: it grows from day to day, up to that of
        somebody new."""
        grown = SCALE * self.volatility * math.sqrt(self.periods(now))
        return min(DEVIATION, math.hypot(self.deviation, grown))


def shown(rating: Glicko, now: float) -> Shown:
    """Return a rating as people see it at ``now`` in Unix seconds."""
    return Shown(round(rating.points), round(2 * rating.uncertainty(now)), rating.games)


def rate(
    one: Glicko, games: Sequence[tuple[Glicko, float]], periods: float = 1.0
) -> tuple[float, float, float]:
    """Return points, deviation and volatility after ``games``, each with an opponent and a score
    from 0 to 1.

    Args:
        periods: rating periods since the last games, as a fraction where they end with each game.
    """
    phi = one.deviation / SCALE  # step 2
    pulls = [_pull(one, other) for other, _ in games]
    v = 1 / sum(g * g * e * (1 - e) for g, e in pulls)  # step 3
    gain = sum(g * (score - e) for (g, e), (_, score) in zip(pulls, games, strict=True))
    sigma = _volatility(phi, one.volatility, v, v * gain)  # steps 4 and 5
    before = phi * phi + periods * sigma * sigma  # step 6
    phi = 1 / math.sqrt(1 / before + 1 / v)  # step 7
    return one.points + SCALE * phi * phi * gain, SCALE * phi, sigma  # step 8


def _pull(one: Glicko, other: Glicko) -> tuple[float, float]:
    """Return how much a game with ``other`` says, from 0 to 1, and the expected score."""
    g = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)
    return g, 1 / (1 + math.exp(-g * (one.points - other.points) / SCALE))


def _volatility(phi: float, sigma: float, v: float, delta: float) -> float:
    """Return the new volatility: the root of Glickman's f, by the Illinois algorithm."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + v + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / TAU**2

    if delta * delta > phi * phi + v:
        low, high = a, math.log(delta * delta - phi * phi - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        low, high = a, a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def after(person: Glicko, puzzle: Glicko, solved: bool, now: float) -> tuple[Glicko, Glicko]:
    """Return the ratings of a person and of a puzzle after an attempt at ``now`` in Unix seconds;
    each is judged by what was believed of the other before."""
    return (
        _attempted(person, puzzle, float(solved), now),
        _attempted(puzzle, person, float(not solved), now),
    )


def _attempted(one: Glicko, other: Glicko, score: float, now: float) -> Glicko:
    known = Glicko(other.points, other.uncertainty(now))
    points, deviation, volatility = rate(one, [(known, score)], one.periods(now))
    return Glicko(
        points, min(DEVIATION, max(SUREST, deviation)), volatility, one.games + 1, max(now, one.at)
    )
