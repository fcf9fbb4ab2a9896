"""One decision, judged on what its seat could know then.

Values from one tree cannot compare actions: it looks at all but the best too seldom. So the action
that was played and the best others that a search proposes get trees of their own, equally many of
equal size; the worse half of the others falls out again and again, and the trees of those that
stay double (sequential halving). The best of them and the action that was played are then compared
by new trees, which had no say in which is the best: the loss is not flattered by the choice. Where
it is then unsure whether the loss bears a name, larger trees take closer and closer looks.

Near the end of a game, where nothing is hidden, what follows every action is worked out instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import log2, sqrt
from operator import itemgetter
from statistics import fmean, stdev
from typing import Final, NamedTuple

import numpy as np

from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.searcher import observer
from lutetia.coach.fit import Fit, fit_of
from lutetia.coach.outlook import NO_ACTION, Outlook
from lutetia.coach.why import Reason, known_reason, reason
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonMapping

TOLD: Final = 4
"""Actions that a judgement tells of at most, beside the one that was played."""

ROUND: Final = 2
"""Trees for each action in the first round of the choice, where an effort has not more; each later
round doubles them."""

CHOSEN: Final = 4
"""Trees for each of the last ones, at least, before one is chosen ..."""

CHOOSING: Final = 32
"""... and at most, where both may be much better than what was played."""

MEASURED: Final = 6
"""New trees for each of the last two, to begin with, and by which their number then grows."""

EARLIEST: Final = 12
"""New trees for each before it is said that no more are needed: fewer cannot tell how far apart
trees are."""

SURE: Final = 2.0
"""Standard deviations by which a loss must differ from none."""

CLEAR: Final = 3.5
"""Standard deviations at which no more trees are needed to name a loss: more than `SURE`, since it
is asked again and again."""

NOTHING: Final = 2.5
"""Standard deviations at which no more trees are needed to say that nothing is lost ..."""

LED: Final = 1.5
"""... and where what was played was the best already while the other was chosen."""

LARGE: Final = 4
"""Trees of a closer look, in place of `MEASURED` and `EARLIEST`: large ones are nearly alike ..."""

MOST_LARGE: Final = 12
"""... and at most, where an effort has not fewer."""


class Look(NamedTuple):
    """A closer look at a loss that is not sure to bear a name. In a small tree what comes after an
    action is played worse, and bad actions lose less by it than they do.

    Attributes:
        part: the trees of the closest look are so many times as large as its own.
        suspected: loss of win share from which on there is this look.
        rivals: of so many of the others the best is chosen again.
        tried: how many of the best of them are measured, at most, until there is a loss that is
            suspected.
    """

    part: int
    suspected: float
    rivals: int
    tried: int = 1


LOOKS: Final = (Look(16, 0.006, rivals=4), Look(4, 0.014, rivals=3), Look(1, 0.018, rivals=2))
"""Closer looks, in turn, where a game has none of its own."""

OWN_LOOKS: Final[Mapping[str, tuple[Look, ...]]] = {
    "connection": (
        Look(8, 0.012, rivals=6, tried=2),
        Look(2, 0.016, rivals=3, tried=2),
        Look(1, 0.02, rivals=2, tried=2),
    ),
}
"""Those of a game, whose small trees often take the best action for one of the worst: more rivals
are chosen from again."""

LARGEST_TREE: Final = 200_000
"""Simulations of a tree for a closer look at most, for the memory it takes."""


class Growth(NamedTuple):
    """How many trees measure a loss.

    Attributes:
        most: for each of the two actions.
        more: are grown at a time.
        earliest: before it is said that no more are needed.
        nothing: as `_is_known` has it.
    """

    most: int
    more: int
    earliest: int
    nothing: float


EXACT: Final = 0.0012
"""Standard deviation of a loss of win share at which it is known well enough."""

ENDING: Final = 20_000
"""Positions, at most, that follow a decision whose end is worked out."""

VERDICTS: Final = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))
"""What a loss of so much win share is called."""

LEAST: Final = VERDICTS[-1][1]


@dataclass(frozen=True)
class Effort:
    """How much is simulated for one decision.

    Attributes:
        simulations: in each tree.
        trees: at most so many for each of the last two actions.
        proposing: simulations of the search that proposes actions, in trees.
        rivals: actions that are compared with the one that was played.
        closer: how many times as large trees are for the closest look; 1: there is none.
        round: trees for each action in the first round of the choice.
    """

    simulations: int
    trees: int = 96
    proposing: int = 12
    rivals: int = 8
    closer: int = 1
    round: int = ROUND

    def __post_init__(self) -> None:
        trees = self.trees - MEASURED + 1
        if min(self.simulations, trees, self.proposing, self.rivals, self.closer, self.round) < 1:
            raise ValueError(
                f"an effort is at least one simulation a tree, {MEASURED} trees, one to propose, "
                "one rival, 1 for a closer look, which is none, and one tree in the first round"
            )


A_TURN: Final = Effort(160, trees=480, proposing=40, rivals=16)
"""The effort for a decision that is a whole turn."""

FEWEST: Final = 50
"""Simulations in a tree at the least."""

OWN_EFFORT: Final[Mapping[str, Mapping[str, int]]] = {
    "paris": {"closer": 64},
    "connection": {"closer": 16, "round": 3, "trees": 36},
}
"""What the effort of a game has in place of what others have. In La Cité closer looks find no more
losses than are found without."""


def usual_effort(game: Game) -> Effort:
    """Return the effort that is made where none is asked for: less for a decision where many of
    them are one turn."""
    part = game_kernels(game).DECISIONS_PER_TURN
    if part == 1:
        return A_TURN
    simulations = max(FEWEST, A_TURN.simulations // part)
    return replace(Effort(simulations), **OWN_EFFORT.get(game.meta.id, {}))


@dataclass(frozen=True)
class Candidate:
    """An action that was looked at.

    Attributes:
        action: its notation.
        share: of wins that it promises, from 0 to 1.
        deviation: standard deviation of ``share``.
        trees: that looked at it; 1 where it is known exactly.
    """

    action: str
    share: float
    deviation: float
    trees: int


@dataclass(frozen=True)
class Judgement:
    """What a decision cost.

    Attributes:
        seat: who decided.
        played: the action, in notation.
        best: the action that promises most; ``played`` where nothing better was found.
        loss: of win share, from 0 to 1, against ``best``.
        deviation: standard deviation of ``loss``.
        points: the same loss, in points of the final lead.
        verdict: ``inaccuracy``, ``mistake``, ``blunder``, or None where no loss is sure.
        counted: whether it counts for the error rate: not where there was one legal action, or all
            that were looked at are alike.
        candidates: what was looked at, the best first.
        reason: what the loss is made of, where there is a verdict and it can be told.
    """

    seat: int
    played: str
    best: str
    loss: float = 0.0
    deviation: float = 0.0
    points: float = 0.0
    verdict: str | None = None
    counted: bool = False
    candidates: tuple[Candidate, ...] = ()
    reason: Reason | None = None

    @property
    def interval(self) -> tuple[float, float]:
        """The loss with `SURE` standard deviations to each side."""
        return self.loss - SURE * self.deviation, self.loss + SURE * self.deviation

    @property
    def exact(self) -> bool:
        """Whether what follows each action was worked out."""
        return any(one.trees == 1 for one in self.candidates)


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

    def mean(self, action: int) -> float:
        """Return the mean utility of an action."""
        return fmean(self.values[action])


def judge(
    game: Game,
    view: JsonMapping,
    played: str,
    seed: int,
    effort: Effort | None = None,
    explained: bool = True,
) -> Judgement:
    """Return what the action ``played`` cost whoever chose it.

    Args:
        game: the rules.
        view: ``state.view(seat, recall=True)`` of the seat to act: all that is looked at.
        played: the action, in notation.
        seed: decides all randomness; equal arguments give equal judgements.
        effort: how much is simulated; without it, `usual_effort`.
        explained: whether a reason is looked for.

    Raises:
        ValueError: the viewer is not to act, or ``played`` was not legal.
        PositionError: the view contradicts itself.
    """
    effort, seat = effort or usual_effort(game), observer(view)
    state = game.determinize(view, seed)
    code, codes = state.parse(played).code, state.legal_codes()
    if code not in codes:
        raise ValueError(f"{played!r} is no legal action of this view")
    if len(codes) == 1:
        return Judgement(seat, played, played)
    outlook = Outlook(game, state, seat, seed, effort.simulations)
    fit = fit_of(game, state.players)
    if (known := outlook.known(ENDING)) is not None:
        return _by_its_end(outlook, fit, code, known, explained)
    proposed = outlook.proposals(effort.rivals + 1, effort.proposing * effort.simulations)
    rivals = [action for action in proposed if action != code][: effort.rivals]
    chosen = Comparison(outlook)
    rival, trees = _choose(chosen, code, rivals, fit, effort.round)
    counted = _differ(chosen, fit)
    told = _candidates(game, fit, code, chosen.values, chosen.values)
    nothing_better = Judgement(seat, played, played, counted=counted, candidates=told)
    leads = chosen.mean(code) >= chosen.mean(rival)
    if leads and not _may_lose(chosen, code, rival, fit):
        return nothing_better
    growth = Growth(effort.trees, MEASURED, EARLIEST, LED if leads else NOTHING)
    of_large = growth._replace(most=min(MOST_LARGE, effort.trees), more=LARGE, earliest=LARGE)
    measured = Comparison(outlook)
    loss, deviation = _measure(measured, code, rival, trees, growth, fit)
    trees += len(measured.values[code])
    rivals.sort(key=chosen.mean, reverse=True)
    for look, closer in _closer_looks(outlook, effort):
        if not _is_unsure(loss, deviation, look.suspected):
            break
        rivals = _choose_again(Comparison(closer), rivals[: look.rivals], trees, effort.round)
        trees += effort.round
        tried = []
        for rival in rivals[: look.tried]:
            measured = Comparison(closer)
            found = _measure(measured, code, rival, trees, of_large, fit)
            tried.append((*found, rival, measured))
            trees += len(measured.values[code])
            if found[0] >= look.suspected:
                break
        loss, deviation, rival, measured = max(tried, key=itemgetter(0))
    verdict = next(
        (name for name, least in VERDICTS if loss >= least and loss > SURE * deviation), None
    )
    if leads and verdict is None:
        return nothing_better
    told = _candidates(game, fit, code, {**chosen.values, **measured.values}, chosen.values)
    if loss < 0.0:  # the rival was chosen by chance
        return replace(nothing_better, candidates=told)
    points = fit.lead_of(measured.mean(rival)) - fit.lead_of(measured.mean(code))
    why = reason(outlook, code, rival, trees) if verdict and explained else None
    return Judgement(
        seat, played, game.format_action(rival), loss, deviation, points, verdict,
        counted or verdict is not None, told, why,
    )  # fmt: skip


def _closer_looks(outlook: Outlook, effort: Effort) -> Iterator[tuple[Look, Outlook]]:
    """Yield the closer looks that ``effort`` has, with what they look at."""
    most = min(effort.closer, LARGEST_TREE // effort.simulations)
    for look in OWN_LOOKS.get(outlook.game.meta.id, LOOKS):
        if (times := most // look.part) > 1:
            yield look, outlook.closer(times)


def _measure(
    trees: Comparison, played: int, rival: int, first: int, growth: Growth, fit: Fit
) -> tuple[float, float]:
    """Return what `loss_between` does, by as many trees as it takes, numbered from ``first`` on."""
    grown = 0
    while True:
        trees.grow([played, rival], first + grown, growth.more)
        grown += growth.more
        loss, deviation = loss_between(trees, played, rival, fit)
        enough = grown >= growth.earliest and _is_known(loss, deviation, growth.nothing)
        if enough or grown + growth.more > growth.most:
            return loss, deviation


def _by_its_end(
    outlook: Outlook, fit: Fit, played: int, known: dict[int, float], explained: bool
) -> Judgement:
    """Return what ``played`` cost where it is known exactly what follows each action."""
    named = outlook.game.format_action
    best = max(known, key=lambda action: (known[action], action == played))
    shares = {action: fit.share_of(utility) for action, utility in known.items()}
    loss = shares[best] - shares[played]
    verdict = next((name for name, least in VERDICTS if loss >= least), None)
    rest = sorted((one for one in known if one not in (played, best)), key=known.__getitem__)
    told = {best, played, *rest[::-1][: TOLD - (best != played)]}
    return Judgement(
        outlook.seat, named(played), named(best), loss, 0.0,
        fit.lead_of(known[best]) - fit.lead_of(known[played]), verdict,
        max(shares.values()) - min(shares.values()) >= LEAST,
        tuple(
            Candidate(named(one), shares[one], 0.0, 1)
            for one in sorted(told, key=lambda one: (-shares[one], one))
        ),
        known_reason(outlook, played, best, ENDING) if verdict and explained else None,
    )  # fmt: skip


def _choose(
    trees: Comparison, played: int, rivals: list[int], fit: Fit, more: int
) -> tuple[int, int]:
    """Return the best of ``rivals`` by sequential halving beside ``played``, and how many trees
    that took for each of the last ones. It begins with ``more`` trees of each; the last two get
    others while either may be much better than ``played``."""
    grown = 0
    while True:
        trees.grow([played, *rivals], grown, more)
        grown += more
        more = grown
        rivals = sorted(rivals, key=trees.mean, reverse=True)
        best, *others = rivals
        if len(others) > 1:
            rivals = rivals[: (len(rivals) + 1) // 2]
            continue
        enough = not others or 2 * grown > CHOOSING or not _may_lose(trees, played, best, fit)
        if grown >= CHOSEN and enough:
            return best, grown


def _choose_again(trees: Comparison, rivals: list[int], first: int, n: int) -> list[int]:
    """Return ``rivals``, the best first, by ``n`` trees of each, numbered from ``first`` on."""
    trees.grow(rivals, first, n)
    return sorted(rivals, key=trees.mean, reverse=True)


def _may_lose(trees: Comparison, played: int, rival: int, fit: Fit) -> bool:
    """Return whether ``played`` may lose what bears a name against ``rival``."""
    loss, deviation = loss_between(trees, played, rival, fit)
    return loss + SURE * deviation >= LEAST


def loss_between(trees: Comparison, played: int, rival: int, fit: Fit) -> tuple[float, float]:
    """Return the loss of win share by ``played`` against ``rival``, and its standard deviation."""
    mine, theirs = trees.mean(played), trees.mean(rival)
    pairs = zip(trees.values[rival], trees.values[played], strict=True)
    spread = stdev([one - other for one, other in pairs]) / sqrt(len(trees.values[played]))
    loss = fit.share_of(theirs) - fit.share_of(mine)
    return loss, _slope(fit, min(mine, theirs) - spread, max(mine, theirs) + spread) * spread


def _slope(fit: Fit, low: float, high: float) -> float:
    """Return how much the share of wins grows with utility between two of them."""
    return (fit.share_of(high) - fit.share_of(low)) / (high - low) if high > low else 0.0


def _is_unsure(loss: float, deviation: float, suspected: float) -> bool:
    """Return whether a loss of ``suspected`` or more may bear a name, and may not."""
    return loss + SURE * deviation >= suspected and loss - SURE * deviation < LEAST


def _is_known(loss: float, deviation: float, nothing: float = NOTHING) -> bool:
    """Return whether more trees would hardly change the verdict, or it lies on a border.

    Args:
        loss, deviation: as they are now.
        nothing: standard deviations that it takes to say that nothing is lost.
    """
    if deviation < EXACT or loss + nothing * deviation < LEAST:
        return True
    borders = (0.0, *(least for _, least in VERDICTS))
    return loss > 0.0 and all(abs(loss - border) > CLEAR * deviation for border in borders)


def _differ(trees: Comparison, fit: Fit) -> bool:
    """Return whether there was anything to lose: in the trees that all actions have, the best and
    the worst differ by more than they do by chance, and by what bears a name.

    What chance makes of a tree is what is left of its utility without the part of its number, which
    all actions share, and without that of its action. The best and the worst of many lie further
    apart by chance than two do: the more there are, the larger the range that is not chance
    (nearly as the studentized range has it).
    """
    n = min(map(len, trees.values.values()))
    utility = np.array([values[:n] for values in trees.values.values()])
    means = utility.mean(axis=1)
    left = utility - means[:, None] - utility.mean(axis=0) + utility.mean()
    chance = float((left**2).sum()) / ((len(utility) - 1) * (n - 1))
    low, high = float(means.min()), float(means.max())
    apart = fit.share_of(high) - fit.share_of(low)
    sure = SURE * (1.0 + log2(len(utility) / 2.0) / 4.0)
    return apart >= LEAST and high - low > sure * sqrt(2.0 * chance / n)


def _candidates(
    game: Game,
    fit: Fit,
    played: int,
    values: dict[int, list[float]],
    chosen: dict[int, list[float]],
) -> tuple[Candidate, ...]:
    """Return what is known of ``played`` and of the others that stayed longest; of those that were
    measured by their new trees alone."""
    made = []
    for code, found in values.items():
        mean = fmean(found)
        spread = stdev(found) / sqrt(len(found))
        deviation = _slope(fit, mean - spread, mean + spread) * spread
        trees = len(found) + (0 if chosen[code] is found else len(chosen[code]))
        made.append(Candidate(game.format_action(code), fit.share_of(mean), deviation, trees))
    made.sort(key=lambda one: (-one.trees, -one.share))
    named = game.format_action(played)
    others = [one.action for one in made if one.action != named][:TOLD]
    return tuple(one for one in made if one.action in (named, *others))


def position_utility(
    game: Game, view: JsonMapping, seat: int, seed: int, effort: Effort | None = None
) -> float:
    """Return what ``seat`` may expect of the position that it sees in ``view``, from 0 to 1.

    Raises PositionError: the view contradicts itself.
    """
    effort = effort or usual_effort(game)
    outlook = Outlook(game, game.determinize(view, seed), seat, seed, effort.simulations)
    if outlook.state.to_act == seat and (known := outlook.known(ENDING)) is not None:
        return max(known.values())
    return fmean(outlook.utility(NO_ACTION, number) for number in range(ROUND))
