"""Doors from Python into single rules of La Cité de la Lumière."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.cite.rules.score import score
from lutetia.games.cite.rules.worth import share


@kernel
def score_of(box: Any, seat: int, trace: Ints) -> int:
    """Return the points of ``seat``, noting every line."""
    return score(box[0], seat, trace)


@kernel
def share_of(box: Any, card: int, piece: int) -> int:
    """Return what the building ``piece`` brings by a postcard that pays by the building."""
    return share(box[0], card, piece)
