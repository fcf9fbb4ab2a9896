"""Template: what opponents know about a game that brings no evaluation of its own:
the points as they stand."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.engine.layout import Fields
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
points = rules.points


@kernel
def evaluate(st: Fields, seat: int) -> int:
    """Return the points of ``seat``, in thousandths."""
    made: int = points(st, seat)
    return made * 1000


@kernel
def prior(st: Fields, action: int) -> int:
    """Return 0: every action looks alike."""
    return 0
