"""From the utility of a search to the share of wins and the lead in points that follow from it.

Both grow with the utility and are fitted to games that were played (`lutetia.coach.fitting`), for
each game and number of seats. The fit is isotonic: pooling adjacent violators is ten lines of
NumPy, and a package for it would be a hundred times the size of this one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.net_file import FILE_NAME as WEIGHTS
from lutetia.engine.game import Game

FILE_NAME: Final = "win_share.json"
"""What the fits that come with a game are called, in its folder."""

BINS: Final = 40
"""Groups of equal size into which the positions of a fit are put by their utility."""

NEIGHBOURS: Final = 3
"""Groups to each side over which a line is smoothed: its steps come from how few games there are,
not from the game."""

_PLAIN: Final = 41
_END: Final = 0.9


@dataclass(frozen=True)
class Fit:
    """A line through knots for the share of wins, and one for the lead.

    Attributes:
        utility: of the knots, rising, from 0 to 1.
        share: of wins, from 0 to 1, for each knot.
        lead: in points over the best of the others, for each knot.
        fitted: whether it comes from games; False where utility stands for itself.
    """

    utility: tuple[float, ...]
    share: tuple[float, ...]
    lead: tuple[float, ...]
    fitted: bool = True

    def share_of(self, utility: float) -> float:
        """Return the share of wins that a utility promises."""
        return float(np.interp(utility, self.utility, self.share))

    def lead_of(self, utility: float) -> float:
        """Return the lead in points that a utility promises."""
        return float(np.interp(utility, self.utility, self.lead))


def isotonic(
    at: ArrayLike, values: ArrayLike, weights: ArrayLike
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the centres and values of the rising steps nearest to ``values`` by weighted squares.

    Args:
        at: ``(n,)``: where the values are, rising.
        values: ``(n,)``.
        weights: ``(n,)``: of each.
    """
    steps: list[tuple[float, float, float]] = []
    for centre, value, weight in zip(*map(np.asarray, (at, values, weights)), strict=True):
        step = float(centre), float(value), float(weight)
        while steps and steps[-1][1] >= step[1]:
            before = steps.pop()
            both = before[2] + step[2]
            step = (
                (before[0] * before[2] + step[0] * step[2]) / both,
                (before[1] * before[2] + step[1] * step[2]) / both,
                both,
            )
        steps.append(step)
    return np.array([step[0] for step in steps]), np.array([step[1] for step in steps])


def fitted(utilities: ArrayLike, shares: ArrayLike, leads: ArrayLike) -> Fit:
    """Return the fit to positions of which it is known how their games ended.

    Args:
        utilities: ``(n,)``: what the coach's search expected.
        shares: ``(n,)``: the part of the win that the seat then had.
        leads: ``(n,)``: its final lead in points.

    Raises ValueError without a position.
    """
    order = np.argsort(np.asarray(utilities, float), kind="stable")
    if not len(order):
        raise ValueError("there is no position to fit to")
    bins = np.array_split(order, min(BINS, len(order)))
    sizes = [len(one) for one in bins]
    at, share, lead = (
        np.array([np.mean(np.asarray(column, float)[one]) for one in bins])
        for column in (utilities, shares, leads)
    )
    centres, steps = isotonic(at, share, sizes)
    shares_at = _smoothed(np.interp(at, [0.0, *centres, 1.0], [0.0, *steps, 1.0]))
    leads_at = _smoothed(np.interp(at, *isotonic(at, lead, sizes)))
    knots = np.concatenate([[0.0], at, [1.0]])
    ends = np.concatenate([[0.0], shares_at, [1.0]]), np.pad(leads_at, 1, mode="edge")
    return _through(knots, *ends)


def _smoothed(rising: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return running means, over fewer neighbours towards the ends: they rise as well."""
    n = len(rising)
    reach = [min(i, n - 1 - i, NEIGHBOURS) for i in range(n)]
    means = [float(np.mean(rising[i - far : i + far + 1])) for i, far in enumerate(reach)]
    return np.array(means, np.float64)


def unfitted(game: Game) -> Fit:
    """Return what stands in for a fit where a game has none: the utility is the share, and the lead
    is that which the search squashes to it."""
    spread = game_kernels(game).SPREAD
    utility = np.linspace(0.0, 1.0, _PLAIN)
    far = np.clip(2 * utility - 1, -_END, _END)
    lead = spread * far / (1 - np.abs(far))
    return replace(_through(utility, utility, lead), fitted=False)


def _through(utility: ArrayLike, share: ArrayLike, lead: ArrayLike) -> Fit:
    at, shares, leads = (tuple(map(float, np.asarray(one))) for one in (utility, share, lead))
    return Fit(at, shares, leads)


@cache
def fit_of(game: Game, players: int) -> Fit:
    """Return the fit that comes with ``game`` for so many seats, or what stands in for one."""
    known = _file(game).get(str(players))
    if known is None:
        return unfitted(game)
    return _through(known["utility"], known["share"], known["lead"])


def is_current(game: Game, players: int) -> bool:
    """Return whether the fit was made with the net that the search asks now, or there is none."""
    known = _file(game).get(str(players))
    return known is None or known["about"]["net"] == net_mark(game)


def net_mark(game: Game) -> str:
    """Return a hash of the net that comes with ``game``; empty where there is none."""
    path = game.folder / WEIGHTS
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""


def _file(game: Game) -> Mapping[str, Any]:
    path = game.folder / FILE_NAME
    if not path.exists():
        return {}
    read: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def with_fit(text: str, players: int, fit: Fit, about: Mapping[str, object]) -> str:
    """Return the text of a file of fits with one more, or another one, for ``players``.

    Args:
        text: of the file as it was; empty where there is none.
        about: how the fit was made, and how well it does.
    """
    all_ = json.loads(text) if text else {}
    all_[str(players)] = {
        **{
            name: [round(number, 4) for number in getattr(fit, name)]
            for name in ("utility", "share", "lead")
        },
        "about": dict(about),
    }
    lines = [f' "{one}": {json.dumps(all_[one])}' for one in sorted(all_, key=int)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def calibration(fit: Fit, utilities: ArrayLike, shares: ArrayLike, bins: int = 10) -> float:
    """Return how far the promised share of wins is from the true one, as the mean over ``bins``
    groups of equal size by the promise: 0.03 is three points."""
    told = np.interp(np.asarray(utilities, float), fit.utility, fit.share)
    true = np.asarray(shares, float)
    groups = np.array_split(np.argsort(told, kind="stable"), bins)
    apart = [abs(float(np.mean(told[one] - true[one]))) * len(one) for one in groups if len(one)]
    return sum(apart) / len(told)
