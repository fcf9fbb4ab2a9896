"""The luck ledger of one seat: start + own errors + luck of each draw + what the others did =
result.

A draw is worth the difference of the seat's prospects before and after it, an error what its
judgement says, and the rest is what the others did, with what the estimates cannot tell. All
amounts are rounded to a tenth of a point before they are added up, so what is printed adds up.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Draw:
    """What chance brought between two decisions.

    Attributes:
        first, last: numbers of its actions in the record, from 1.
        points: of the final lead that it brought the seat.
        share: of wins that it brought.
    """

    first: int
    last: int
    points: float
    share: float


@dataclass(frozen=True)
class Ledger:
    """Where a result comes from, in points of the final lead over the best of the others.

    ``start + errors + luck + others == result``, to a tenth of a point.

    Attributes:
        start: what the seat could expect.
        errors: of its own; below 0.
        luck: of all draws.
        others: what the others did, and what the estimates cannot tell.
        result: the lead at the end; where the game is not over, what is to be expected.
        adjusted: the result without the luck.
        draws: in order; what a seat could not see is no draw of its own.
    """

    start: float
    errors: float
    luck: float
    others: float
    result: float
    adjusted: float
    draws: tuple[Draw, ...]


def ledger(start: float, losses: Iterable[float], draws: Iterable[Draw], result: float) -> Ledger:
    """Return the ledger of amounts in points.

    Args:
        start: prospects before the first action.
        losses: of each decision of the seat.
        draws: what chance brought.
        result: at the end.
    """
    told = tuple(Draw(one.first, one.last, tenth(one.points), one.share) for one in draws)
    begun, ended = tenth(start), tenth(result)
    errors = tenth(-sum(tenth(loss) for loss in losses))
    luck = tenth(sum(one.points for one in told))
    others = tenth(ended - begun - errors - luck)
    return Ledger(begun, errors, luck, others, ended, tenth(ended - luck), told)


def tenth(points: float) -> float:
    """Return ``points`` to one decimal, and never a negative nothing."""
    return round(points, 1) + 0.0
