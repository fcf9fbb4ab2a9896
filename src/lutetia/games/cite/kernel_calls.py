"""Single rules of La Cité de la Lumière called from Python, beside the ``driver`` that every game has."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.specialise import specialise
from lutetia.games.cite import rules
from lutetia.games.cite.rules import hand_over as hand_over_
from lutetia.games.cite.rules.cards import effect_refuse
from lutetia.games.cite.rules.postcard_points import share
from lutetia.games.cite.rules.score import score
from lutetia.games.cite.state import OVER

driver = specialise("lutetia.engine.driver", rules, "cite")


@kernel
def adjudicate(box: Any, trace: Ints) -> None:
    """End the game as it stands: points are worked out from the position (LC6)."""
    box[0].phase = OVER
    box[0].cur = -1


@kernel
def score_of(box: Any, seat: int, trace: Ints) -> int:
    """Return the points of ``seat``, noting every line."""
    return score(box[0], seat, trace)


@kernel
def share_of(box: Any, card: int, piece: int) -> int:
    """Return what the building ``piece`` brings by a postcard that pays by the building."""
    points: int = share(box[0], card, piece)
    return points


@kernel
def hand_over(box: Any, trace: Ints) -> None:
    """Pass over whoever cannot act in the second phase."""
    hand_over_(box[0], trace)


@kernel
def may_use(box: Any, card: int, how: int) -> bool:
    """Return whether whoever is to act may use the effect ``how`` of the postcard ``card``."""
    reason: int = effect_refuse(box[0], card, how, box[0].cur)
    return reason == 0
