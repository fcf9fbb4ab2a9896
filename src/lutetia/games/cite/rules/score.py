"""Chapter LC6: the points of a player, line by line, and the tie-break."""

from __future__ import annotations

from lutetia.engine.bits import count, lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import N_CARDS, SACRE, UNBUILT_COSTS
from lutetia.games.cite.rules.areas import largest_group
from lutetia.games.cite.rules.codes import E_LINE
from lutetia.games.cite.rules.light import shining_on, spaces_of, times
from lutetia.games.cite.rules.placement_mask import own_spaces
from lutetia.games.cite.rules.postcard_points import card_points, pays, sources
from lutetia.games.cite.state import USED, Fields

LIGHT_LINE, GROUP_LINE, UNBUILT_LINE, CARD_LINE = 0, 1, 2, 10  # CARD_LINE + postcard


@kernel
def score(st: Fields, seat: int, trace: Ints) -> int:
    """Return the points of ``seat`` as they stand, noting every line with the set of what is behind
    it (LC6.1 to LC6.5)."""
    total = 0
    left = st.built[seat]
    while left != 0:
        piece = lowest(left)
        left = without_lowest(left)
        lamps = shining_on(st, piece)
        points = count(spaces_of(st, piece)) * times(st, lamps)
        total += points
        emit(trace, E_LINE, seat, LIGHT_LINE, points, piece, lamps)
    group = largest_group(st, seat)
    points = count(group)
    total += points
    emit(trace, E_LINE, seat, GROUP_LINE, points, -1, group)
    unbuilt = st.reserve[seat]
    points = 0 if st.card[SACRE] == USED + seat else -UNBUILT_COSTS * count(unbuilt)  # LC6.4, LC4.4
    total += points
    emit(trace, E_LINE, seat, UNBUILT_LINE, points, -1, unbuilt)
    for card in range(N_CARDS):
        if pays(st, card, seat):
            members = sources(st, card, seat)
            points = card_points(st, card, seat, members)
            total += points
            if points != 0 or st.card[card] == USED + seat:
                emit(trace, E_LINE, seat, CARD_LINE + card, points, -1, members)
    return total


@kernel
def points(st: Fields, seat: int) -> int:
    """Return the points of ``seat``."""
    return score(st, seat, st.quiet)


@kernel
def tiebreak(st: Fields, seat: int) -> int:
    """Return the visible free spaces of the seat's colour; more are better (LC6.6)."""
    return count(own_spaces(st, seat))
