"""A rating: what is believed of somebody's strength at one title with about so many seats."""

from __future__ import annotations

import math
from typing import Literal

import msgspec

MU, SIGMA = 25.0, 25 / 3
"""Of somebody new: the mean, and how uncertain it is (a standard deviation)."""

DAY = 86_400.0

GROWTH = 18.75 / 365
"""By how much the variance grows in a day: who was sure to 2.5 is, after a year away, to 5."""

POINTS = 42.0
"""Points shown for one of mu, so that somebody new is 1500, give or take 700."""

CENTRE = 1500

SeatClass = Literal["2", "3-4", "5-6"]
"""How many play, as ratings tell it apart."""

CLASSES: tuple[SeatClass, ...] = ("2", "3-4", "5-6")

_LAST_OF = {"2": 2, "3-4": 4, "5-6": 6}


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """What is believed of somebody.

    Attributes:
        mu: the mean.
        sigma: the standard deviation when the last game ended.
        games: that counted.
        at: when the last of them ended, in Unix seconds.
    """

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    at: float = 0.0

    def uncertainty(self, now: float) -> float:
        """Return how uncertain it is at ``now`` in Unix seconds: it grows from day to day, up to
        that of somebody new."""
        if not self.games:
            return self.sigma
        days = max(0.0, now - self.at) / DAY
        return min(SIGMA, math.sqrt(self.sigma * self.sigma + GROWTH * days))

    def order(self, now: float) -> float:
        """Return by what leaderboards are ordered: the strength that is all but sure."""
        return self.mu - 2 * self.uncertainty(now)


class Shown(msgspec.Struct, frozen=True):
    """A rating as people see it.

    Attributes:
        points: 1500 for somebody new.
        give: points that the true strength may well lie above or below: two standard deviations.
        games: that counted.
    """

    points: int
    give: int
    games: int


def shown(rating: Rating, now: float) -> Shown:
    """Return a rating as people see it at ``now`` in Unix seconds."""
    points = CENTRE + round(POINTS * (rating.mu - MU))
    return Shown(points, round(POINTS * 2 * rating.uncertainty(now)), rating.games)


def class_of(players: int) -> SeatClass:
    """Return the class of a game of so many. Raises ValueError: nobody plays so."""
    for name in CLASSES:
        if 1 < players <= _LAST_OF[name]:
            return name
    raise ValueError(f"there are no ratings for {players} players")
