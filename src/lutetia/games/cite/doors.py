"""Doors from Python into single rules of La Cité de la Lumière."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.cite.rules.light import score


@kernel
def score_of(box: Any, seat: int, trace: Ints) -> int:
    """Return the points of ``seat``, noting every line."""
    return score(box[0], seat, trace)
