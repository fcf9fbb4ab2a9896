"""Trees of several actions from one position, and what they say of the difference between two."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from lutetia.coach.fit import Fit
from lutetia.coach.outlook import Outlook

VERDICTS: Final = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))
"""What a loss of so much win share is called."""

LEAST: Final = VERDICTS[-1][1]


SURE: Final = 2.0
"""Standard deviations by which a loss must differ from none."""

CLEAR: Final = 3.5
"""Standard deviations at which no more trees are needed to name a loss: more than `SURE`, since it
is asked again and again."""

NOTHING: Final = 2.5
"""Standard deviations at which no more trees are needed to say that nothing is lost."""

EXACT: Final = 0.0012
"""Standard deviation of a loss of win share at which it is known well enough."""

SPARING: Final = 12
"""Trees for each of two that are grown where they may spare a closer look."""


@dataclass
class Comparison:
    """Trees of some actions, by number.

    Attributes:
        outlook: where they begin.
        values: utilities that were found, by action.
    """

    outlook: Outlook
    values: dict[int, list[float]] = field(default_factory=dict)

    def grow(self, actions: list[int], first: int, n: int) -> None:
        """Grow ``n`` trees for each of ``actions``, numbered from ``first`` on."""
        for action in actions:
            found = self.values.setdefault(action, [])
            found += [self.outlook.utility(action, number) for number in range(first, first + n)]

    def reach(self, actions: list[int], first: int, n: int) -> None:
        """Grow what ``actions`` lack of ``n`` trees each, the first of them numbered ``first``."""
        for action in actions:
            grown = len(self.values.get(action, ()))
            self.grow([action], first + grown, max(0, n - grown))

    def mean(self, action: int) -> float:
        """Return the mean utility of an action."""
        return fmean(self.values[action])

    def pair(self, one: int, other: int) -> Comparison:
        """Return these two alone, with the trees that both have."""
        n = min(len(self.values[one]), len(self.values[other]))
        return Comparison(
            self.outlook, {action: self.values[action][:n] for action in (one, other)}
        )


NO_LOOK: Final = 1.0
"""Loss from which on there is a closer look, where there is none."""


class Growth(NamedTuple):
    """How many trees measure a loss.

    Attributes:
        most: for each of the two actions.
        more: are grown at a time.
        earliest: before it is said that no more are needed.
        nothing: as `is_known` has it.
        suspected: loss from which on a closer look follows, or `NO_LOOK`.
    """

    most: int
    more: int
    earliest: int
    nothing: float
    suspected: float

    def is_enough(self, grown: int, loss: float, deviation: float) -> bool:
        """Return whether ``grown`` trees of each, which found such a loss, are enough: it is known,
        or it comes to a closer look in any case. A look that hangs on chance is not worth what it
        costs before `SPARING` trees are grown."""
        if grown < self.earliest:
            return False
        if loss < self.suspected <= loss + SURE * deviation and grown < SPARING:
            return False
        return self.suspected <= loss < LEAST or is_known(loss, deviation, self.nothing)


def measure(
    trees: Comparison, played: int, rival: int, first: int, growth: Growth, fit: Fit
) -> tuple[float, float]:
    """Return what `loss_between` does, by as many trees as it takes, numbered from ``first`` on."""
    grown = 0
    while True:
        grown += growth.more
        trees.reach([played, rival], first, grown)
        loss, deviation = loss_between(trees.pair(played, rival), played, rival, fit)
        enough = growth.is_enough(grown, loss, deviation)
        if enough or grown + growth.more > growth.most:
            return loss, deviation


def may_lose(trees: Comparison, played: int, rival: int, fit: Fit) -> bool:
    """Return whether ``played`` may lose what bears a name against ``rival``."""
    loss, deviation = loss_between(trees, played, rival, fit)
    return loss + SURE * deviation >= LEAST


def loss_between(trees: Comparison, played: int, rival: int, fit: Fit) -> tuple[float, float]:
    """Return the loss of win share by ``played`` against ``rival``, and its standard deviation."""
    mine, theirs = trees.mean(played), trees.mean(rival)
    pairs = zip(trees.values[rival], trees.values[played], strict=True)
    spread = stdev([one - other for one, other in pairs]) / sqrt(len(trees.values[played]))
    loss = fit.share_of(theirs) - fit.share_of(mine)
    return loss, slope(fit, min(mine, theirs) - spread, max(mine, theirs) + spread) * spread


def slope(fit: Fit, low: float, high: float) -> float:
    """Return how much the share of wins grows with utility between two of them."""
    return (fit.share_of(high) - fit.share_of(low)) / (high - low) if high > low else 0.0


def is_known(loss: float, deviation: float, nothing: float = NOTHING) -> bool:
    """Return whether more trees would hardly change the verdict, or it lies on a border.

    Args:
        loss, deviation: as they are now.
        nothing: standard deviations that it takes to say that nothing is lost.
    """
    if deviation < EXACT or loss + nothing * deviation < LEAST:
        return True
    borders = (0.0, *(least for _, least in VERDICTS))
    return loss > 0.0 and all(abs(loss - border) > CLEAR * deviation for border in borders)
