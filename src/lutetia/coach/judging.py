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

from dataclasses import dataclass, replace
from math import log2, sqrt
from operator import itemgetter
from statistics import fmean, stdev
from typing import Final, NamedTuple

import numpy as np

from lutetia.ai.searcher import observer
from lutetia.coach.comparison import (
    LEAST,
    NO_LOOK,
    NOTHING,
    SURE,
    VERDICTS,
    Comparison,
    Growth,
    may_lose,
    measure,
    slope,
)
from lutetia.coach.effort import (
    MEASURED,
    ROUND,
    Effort,
    looks_of,
    usual_effort,
)
from lutetia.coach.fit import Fit, fit_of
from lutetia.coach.outlook import NO_ACTION, Outlook
from lutetia.coach.why import Reason, known_reason, reason
from lutetia.engine.arguments import whole
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonMapping

TOLD: Final = 4
"""Actions that a judgement tells of at most, beside the one that was played."""

CHOSEN: Final = 4
"""Trees for each of the last ones, at least, before one is chosen ..."""

CHOOSING: Final = 32
"""... and at most, where both may be much better than what was played."""

EARLIEST: Final = 12
"""New trees for each before it is said that no more are needed: fewer cannot tell how far apart
trees are."""

LED: Final = 1.5
"""Takes the place of `NOTHING` where what was played was the best already while the other was
chosen."""

LARGE: Final = 4
"""Trees of a closer look, in place of `MEASURED` and `EARLIEST`: large ones are nearly alike ..."""

MOST_LARGE: Final = 12
"""... and at most, where an effort has not fewer."""

AGAIN: Final = 2
"""Trees for each rival by which a closer look chooses the best of them again."""


ENDING: Final = 20_000
"""Positions, at most, that follow a decision whose end is worked out."""


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
        best: the better of the two that most trees compared; ``played`` where nothing better was
            found.
        loss: of win share, from 0 to 1, against ``best``.
        deviation: standard deviation of ``loss``.
        points: the same loss, in points of the final lead.
        verdict: ``inaccuracy``, ``mistake``, ``blunder``, or None where no loss is sure.
        counted: whether it counts for the error rate: not where there was one legal action, or all
            that were looked at are alike.
        candidates: what was looked at: ``best``, then those that most trees looked at, of equally
            many the more promising first. Fewer trees err by more: an action that fell out may
            promise more than ``best``, by chance.
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
    seed = whole("seed", seed)
    effort, seat = effort or usual_effort(game, played), observer(view)
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
    told = _candidates(game, fit, code, code, chosen.values, chosen.values)
    nothing_better = Judgement(seat, played, played, counted=counted, candidates=told)
    leads = chosen.mean(code) >= chosen.mean(rival)
    if leads and not may_lose(chosen, code, rival, fit):
        return nothing_better
    rivals.sort(key=chosen.mean, reverse=True)
    rivals.insert(0, rivals.pop(rivals.index(rival)))
    nothing = LED if leads else NOTHING
    loss, deviation, rival, measured, trees = _loss(
        outlook, fit, code, rivals, trees, effort, nothing
    )
    verdict = next(
        (name for name, least in VERDICTS if loss >= least and loss > SURE * deviation), None
    )
    if leads and verdict is None:
        return nothing_better
    best = code if loss < 0.0 else rival  # below 0 the rival was chosen by chance
    told = _candidates(game, fit, code, best, {**chosen.values, **measured.values}, chosen.values)
    if best == code:
        return replace(nothing_better, candidates=told)
    points = fit.lead_of(measured.mean(rival)) - fit.lead_of(measured.mean(code))
    why = reason(outlook, code, rival, trees) if verdict and explained else None
    return Judgement(
        seat, played, game.format_action(rival), loss, deviation, points, verdict,
        counted or verdict is not None, told, why,
    )  # fmt: skip


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
            for one in sorted(told, key=lambda one: (one != best, -shares[one], one))
        ),
        known_reason(outlook, played, best, ENDING) if verdict and explained else None,
    )  # fmt: skip


class _Loss(NamedTuple):
    """A loss of win share by the action that was played.

    Attributes:
        loss, deviation: as `Judgement` has them.
        rival: the better action.
        measured: trees of the two.
        trees: the first number that none of all trees bears.
    """

    loss: float
    deviation: float
    rival: int
    measured: Comparison
    trees: int


def _loss(
    outlook: Outlook,
    fit: Fit,
    played: int,
    rivals: list[int],
    trees: int,
    effort: Effort,
    nothing: float,
) -> _Loss:
    """Return what ``played`` loses against the first of ``rivals``, by trees numbered from
    ``trees`` on; against another one, where a closer look finds that to be the best.

    Args:
        outlook, fit, effort: as `judge` has them.
        played, rivals: actions, the best first.
        trees: see above.
        nothing: as `is_known` has it.
    """
    looks = looks_of(outlook.game, effort)
    suspected = [*(look.suspected for look, _ in looks), NO_LOOK]
    growth = Growth(effort.trees, MEASURED, EARLIEST, nothing, suspected[0])
    of_large = growth._replace(most=min(MOST_LARGE, effort.trees), more=LARGE, earliest=LARGE)
    measured, rival = Comparison(outlook), rivals[0]
    loss, deviation = measure(measured, played, rival, trees, growth, fit)
    trees += len(measured.values[played])
    for (look, times), following in zip(looks, suspected[1:], strict=True):
        if not _is_unsure(loss, deviation, look.suspected):
            break
        closer = outlook.closer(times)
        rivals = _choose_again(Comparison(closer), rivals[: look.rivals], trees, AGAIN)
        trees += AGAIN
        growth = of_large._replace(suspected=following)
        tried, seen = [], Comparison(closer)
        for rival in rivals[: look.tried]:
            tried.append((*measure(seen, played, rival, trees, growth, fit), rival))
            if tried[-1][0] >= look.suspected:
                break
        loss, deviation, rival = max(tried, key=itemgetter(0))
        measured = seen.pair(played, rival)
        trees += len(seen.values[played])
    return _Loss(loss, deviation, rival, measured, trees)


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
        enough = not others or 2 * grown > CHOOSING or not may_lose(trees, played, best, fit)
        if grown >= CHOSEN and enough:
            return best, grown


def _choose_again(trees: Comparison, rivals: list[int], first: int, n: int) -> list[int]:
    """Return ``rivals``, the best first, by ``n`` trees of each, numbered from ``first`` on."""
    trees.grow(rivals, first, n)
    return sorted(rivals, key=trees.mean, reverse=True)


def _is_unsure(loss: float, deviation: float, suspected: float) -> bool:
    """Return whether a loss of ``suspected`` or more may bear a name, and may not."""
    return loss + SURE * deviation >= suspected and loss - SURE * deviation < LEAST


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
    best: int,
    values: dict[int, list[float]],
    chosen: dict[int, list[float]],
) -> tuple[Candidate, ...]:
    """Return what is known of ``played`` and of the others that stayed longest, ``best`` first; of
    those that were measured by their new trees alone."""
    made = []
    for code, found in values.items():
        mean = fmean(found)
        spread = stdev(found) / sqrt(len(found))
        deviation = slope(fit, mean - spread, mean + spread) * spread
        trees = len(found) + (0 if chosen[code] is found else len(chosen[code]))
        made.append(Candidate(game.format_action(code), fit.share_of(mean), deviation, trees))
    named, first = game.format_action(played), game.format_action(best)
    made.sort(key=lambda one: (one.action != first, -one.trees, -one.share))
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
