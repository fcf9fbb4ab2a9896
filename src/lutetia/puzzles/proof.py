"""Is one action clearly the best? Asked of searches of equal size after each action, twenty times
as large as the coach's, with all that the seat cannot know dealt again in every simulation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from lutetia.coach.fit import fit_of
from lutetia.coach.judging import MEASURED, ROUND, Comparison, loss_between, usual_effort
from lutetia.coach.outlook import Outlook
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonMapping

DEEPER: Final = 20
"""Times the simulations of the coach's trees."""

COMPARED: Final = 6
"""Actions that a search proposes and that are compared, beside one that is named."""

SURE: Final = 2.576
"""Standard deviations to each side of an interval of 99 %."""

LEAST: Final = 0.10
"""Share of wins by which the best action must be ahead, at the lower end of that interval ..."""

LEAST_POINTS: Final = 3.0
"""... or points of the final lead."""

HOPELESS: Final = 0.5
"""Part of either of them below which a first look is enough to give up."""


@dataclass(frozen=True)
class Proof:
    """What was found.

    Attributes:
        best, next: the best action and the one after it, as codes.
        clear: whether the best one is clearly ahead.
        share, points: by how much, of wins and in points of the final lead.
        costs: share of wins that each action that was compared loses against the best.
        trees: number of the next trees that nobody has used.
    """

    best: int
    next: int
    clear: bool
    share: float
    points: float
    costs: Mapping[int, float]
    trees: int


def proof(
    game: Game, view: JsonMapping, seat: int, named: int, seed: int, deeper: int = DEEPER
) -> Proof:
    """Return whether one action is clearly the best.

    Args:
        game: the rules.
        view: ``state.view(seat, recall=True)`` of the seat to act, who has a choice.
        seat: that seat.
        named: an action that is compared in any case.
        seed: decides all randomness.
        deeper: times the simulations of the coach's trees.
    """
    usual = usual_effort(game)
    effort = replace(usual, simulations=deeper * usual.simulations)
    state = game.determinize(view, seed)
    outlook, fit = Outlook(game, state, seat, seed, effort.simulations), fit_of(game, state.players)
    proposed = outlook.proposals(COMPARED, effort.proposing * effort.simulations)
    actions = list(dict.fromkeys([*proposed, named]))
    first = Comparison(outlook)
    first.grow(actions, 0, ROUND)
    best, following, *_ = sorted(actions, key=first.mean, reverse=True)
    trees = ROUND
    costs = {one: fit.share_of(first.mean(best)) - fit.share_of(first.mean(one)) for one in actions}
    points = fit.lead_of(first.mean(best)) - fit.lead_of(first.mean(following))
    if costs[following] < HOPELESS * LEAST and points < HOPELESS * LEAST_POINTS:
        return Proof(best, following, False, costs[following], points, costs, trees)
    measured = Comparison(outlook)
    while True:
        measured.grow([best, following], trees, MEASURED)
        trees += MEASURED
        share, deviation = loss_between(measured, following, best, fit)
        points = fit.lead_of(measured.mean(best)) - fit.lead_of(measured.mean(following))
        error = deviation * points / share if share > 0.0 else 0.0
        clear = share - SURE * deviation >= LEAST or points - SURE * error >= LEAST_POINTS
        lost = share + SURE * deviation < LEAST and points + SURE * error < LEAST_POINTS
        if clear or lost or len(measured.values[best]) >= effort.trees:
            break
    costs[following] = max(share, 0.0)
    return Proof(best, following, clear and share > 0.0, share, points, costs, trees)
