"""Template: how one of the legal actions is chosen without a list, called from Python."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.survey import choosing
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
survey_, nth_ = choosing(rules)


@kernel
def survey(buffer: Any, room: Ints) -> int:
    """Look at the legal actions of the seat to act; return how many there are."""
    return survey_(buffer[0], room)


@kernel
def nth(room: Ints, k: int) -> int:
    """Return the action that ``k`` others precede."""
    return nth_(room, k)
