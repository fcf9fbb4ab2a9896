"""Single rules of La Cité de la Lumière called from Python, beside the ``entry_points`` that every
game has."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.engine.template import instantiate
from lutetia.games.cite import rules
from lutetia.games.cite.rules.placement_mask import own_spaces
from lutetia.games.cite.rules.postcard_points import share
from lutetia.games.cite.rules.score import score
from lutetia.games.cite.rules.turns import hand_over as hand_over_
from lutetia.games.cite.state import OVER

entry_points = instantiate("lutetia.engine.entry_points", rules, "cite")


@kernel
def adjudicate(buffer: Buffer, trace: Ints) -> None:
    """End the game as it stands: points are worked out from the position (LC6)."""
    buffer[0].phase = OVER
    buffer[0].cur = -1


@kernel
def score_of(buffer: Buffer, seat: int, trace: Ints) -> int:
    """Return the points of ``seat``, noting every line."""
    return score(buffer[0], seat, trace)


@kernel
def visible(buffer: Buffer, seat: int) -> int:
    """Return the visible free spaces of the seat's colour, which decide a tie (LC6.6)."""
    spaces: int = own_spaces(buffer[0], seat)
    return spaces


@kernel
def share_of(buffer: Buffer, card: int, piece: int) -> int:
    """Return what the building ``piece`` brings by a postcard that pays by the building."""
    points: int = share(buffer[0], card, piece)
    return points


@kernel
def hand_over(buffer: Buffer, trace: Ints) -> None:
    """Pass over whoever cannot act in the second phase."""
    hand_over_(buffer[0], trace)
