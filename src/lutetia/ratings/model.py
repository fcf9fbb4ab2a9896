"""What a game does to ratings: Weng and Lin's Plackett-Luce model, as openskill computes it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from openskill.models import PlackettLuce

from lutetia.ratings.rating import SIGMA, Rating

BETA = 25 / 12
"""How much a result says: with less, a rating moves further at each game."""

TAU = 25 / 300
"""Uncertainty that each game adds: nobody is ever known for good."""

DOUBT, NOISE = 0.25, 4.25
"""How a predicted share of wins depends on uncertainty, and on luck."""

PAIR = 2
"""Seats at which openskill is used as it is."""


class Fixed(Rating, frozen=True):
    """A rating that no game changes: a bot's."""


def _model(seats: int) -> PlackettLuce:
    """Return the model of a game of so many seats.

    openskill adds up the uncertainty of all seats, so that with more of them each place says less
    and ratings drift apart for many games. Scaled by this (and its step scaled back in `rate`) a
    place says the same however many play. Its usual ``gamma`` lets uncertainty shrink too slowly:
    at 1 it is as large as the real error. Both were measured: docs/ratings.md.
    """
    return PlackettLuce(
        beta=BETA * math.sqrt(PAIR / seats), tau=0.0, gamma=lambda *_, **__: seats / PAIR
    )


def rate(before: Sequence[Rating], ranks: Sequence[int], at: float) -> list[Rating]:
    """Return the ratings after a game.

    Args:
        before: by seat; bots are `Fixed` and stay as they are.
        ranks: by seat, 1 is best; equal ones are ties.
        at: when the game ended, in Unix seconds.
    """
    seats = len(before)
    model, share = _model(seats), PAIR / seats
    sigmas = [
        one.sigma if isinstance(one, Fixed) else math.hypot(one.uncertainty(at), TAU)
        for one in before
    ]
    teams = [
        [model.rating(mu=one.mu, sigma=sigma * math.sqrt(share))]
        for one, sigma in zip(before, sigmas, strict=True)
    ]
    out: list[Rating] = []
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    for one, [new] in zip(before, rated, strict=True):
        if isinstance(one, Fixed):
            out.append(one)
            continue
        mu = one.mu + (new.mu - one.mu) / share
        sigma = min(SIGMA, new.sigma / math.sqrt(share))
        out.append(Rating(mu, sigma, one.games + 1, max(at, one.at)))
    return out


def win_shares(ratings: Sequence[Rating], now: float) -> list[float]:
    """Return how likely each is to win a game of these at ``now`` in Unix seconds."""
    doubt = sum(one.uncertainty(now) ** 2 for one in ratings) / len(ratings)
    luck = math.sqrt(DOUBT * doubt + NOISE * NOISE)
    best = max(one.mu for one in ratings)
    weights = [math.exp((one.mu - best) / luck) for one in ratings]
    return [weight / sum(weights) for weight in weights]
