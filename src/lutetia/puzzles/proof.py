"""Is one action clearly the best? Asked of searches of equal size after each action, with all that
the seat cannot know dealt again in every simulation: first, to drop what seems to be no puzzle,
with small trees, then with those that are twenty times as large."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from lutetia.ai.game_kernels import game_kernels
from lutetia.coach.comparison import Comparison, loss_between
from lutetia.coach.fit import Fit, fit_of
from lutetia.coach.outlook import Outlook
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonMapping

A_TURN: Final = 160
"""Simulations of the trees of a first look, for a decision that is a whole turn; less where many
of them are one turn."""

FEWEST: Final = 20
"""Simulations of such a tree at the least."""

DEEPER: Final = 20
"""Times as large are the trees of a proof."""

ROUND: Final = 4
"""Trees for each action, to put them in order."""

MEASURED: Final = 12
"""New trees by which the number of those that are compared grows."""

COMPARED: Final = 6
"""Actions that a search proposes and that are compared, beside one that is named."""

PROPOSING: Final = 6
"""Simulations of the search that proposes actions, in trees."""

MOST: Final = 48
"""New trees for each of the best two, at most."""

SURE: Final = 2.576
"""Standard deviations to each side of an interval of 99 %."""

LEAST: Final = 0.10
"""Share of wins by which the best action must be ahead, at the lower end of that interval ..."""

LEAST_POINTS: Final = 3.0
"""... or points of the final lead."""

HOPELESS: Final = 0.5
"""Part of either of them below which a first look is enough to give up."""

DOUBT: Final = 1.0
"""Standard deviations that are allowed for before a decision is dropped: few, since nobody misses
it."""


def tree_of(game: Game) -> int:
    """Return the simulations of a tree of a first look. They do not follow `usual_effort`: most
    puzzles were found with these, and would be dropped or kept anew by others."""
    part: int = game_kernels(game).DECISIONS_PER_TURN
    return max(FEWEST, A_TURN // part)


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


@dataclass(frozen=True)
class _Look:
    """Actions that are compared.

    Attributes:
        outlook: where they begin.
        fit: what utility is worth.
        actions: their codes.
    """

    outlook: Outlook
    fit: Fit
    actions: list[int]

    def first(self) -> tuple[Comparison, list[int]]:
        """Return a few trees after each action, and the actions, the best first."""
        trees = Comparison(self.outlook)
        trees.grow(self.actions, 0, ROUND)
        return trees, sorted(self.actions, key=trees.mean, reverse=True)

    def ahead(self, trees: Comparison, best: int, rival: int) -> tuple[float, float, float, float]:
        """Return by how much ``best`` is ahead: share of wins and its standard deviation, points
        and theirs."""
        share, deviation = loss_between(trees, rival, best, self.fit)
        points = self.fit.lead_of(trees.mean(best)) - self.fit.lead_of(trees.mean(rival))
        return share, deviation, points, deviation * points / share if share > 0.0 else 0.0

    def is_near(self, best: int, rivals: list[int]) -> bool:
        """Return whether one of ``rivals`` seems to be close behind ``best``, or ahead of it."""
        trees = Comparison(self.outlook)
        for grown in range(0, MEASURED, ROUND):
            trees.grow([best, *rivals], grown, ROUND)
            for rival in rivals:
                share, deviation, points, error = self.ahead(trees, best, rival)
                if (
                    share + DOUBT * deviation < HOPELESS * LEAST
                    and points + DOUBT * error < HOPELESS * LEAST_POINTS
                ):
                    return True
        return False


def _look(
    game: Game, view: JsonMapping, seat: int, named: set[int], seed: int, deeper: int
) -> _Look:
    """Return the promising actions and those ``named``; other arguments are as for `proof`."""
    simulations = deeper * tree_of(game)
    state = game.determinize(view, seed)
    outlook = Outlook(game, state, seat, seed, simulations)
    proposed = outlook.proposals(COMPARED, PROPOSING * simulations)
    actions = list(dict.fromkeys([*proposed, *sorted(named)]))
    return _Look(outlook, fit_of(game, state.players), actions)


def why_not(
    game: Game, view: JsonMapping, seat: int, best: int, natural: int, seed: int
) -> str | None:
    """Return why ``best`` seems not to be clearly the best, or None where a `proof` is worth its
    while: this takes a tenth of it, with trees as `tree_of` says.

    Args:
        game, view, seat, seed: as for `proof`.
        best: an action.
        natural: the one that should be clearly worse; ``best`` itself where there is none.
    """
    look = _look(game, view, seat, {best, natural}, seed, 1)
    if natural != best and look.is_near(best, [natural]):
        return "too little"
    if look.is_near(best, [one for one in look.actions if one != best]):
        return "not clear"
    return None


def first_choice(game: Game, view: JsonMapping, seat: int, named: int, seed: int) -> int:
    """Return the action that a `proof` with these arguments takes for the best."""
    return _look(game, view, seat, {named}, seed, DEEPER).first()[1][0]


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
        deeper: times the simulations of the trees of a first look.
    """
    look = _look(game, view, seat, {named}, seed, deeper)
    fit = look.fit
    first, (best, following, *_) = look.first()
    trees = ROUND
    costs = {
        one: fit.share_of(first.mean(best)) - fit.share_of(first.mean(one)) for one in look.actions
    }
    points = fit.lead_of(first.mean(best)) - fit.lead_of(first.mean(following))
    if costs[following] < HOPELESS * LEAST and points < HOPELESS * LEAST_POINTS:
        return Proof(best, following, False, costs[following], points, costs, trees)
    measured = Comparison(look.outlook)
    while True:
        measured.grow([best, following], trees, MEASURED)
        trees += MEASURED
        share, deviation, points, error = look.ahead(measured, best, following)
        clear = share - SURE * deviation >= LEAST or points - SURE * error >= LEAST_POINTS
        lost = share + DOUBT * deviation < LEAST and points + DOUBT * error < LEAST_POINTS
        if clear or lost or len(measured.values[best]) >= MOST:
            break
    costs[following] = max(share, 0.0)
    return Proof(best, following, clear and share > 0.0, share, points, costs, trees)
