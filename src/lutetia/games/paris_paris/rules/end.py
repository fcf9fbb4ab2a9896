"""Chapter PP8: special tours, the bag, who wins."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris_paris.rules.codes import E_BAG, E_OVER, E_SHOWN, E_SPECIAL
from lutetia.games.paris_paris.rules.tours import tour
from lutetia.games.paris_paris.state import OVER, TWO_PLAYERS, Fields


@kernel
def finish(st: Fields, trace: Ints) -> None:
    """Score the end of the game: special tours (PP8.2, PP8.3), then the bag (PP8.4, PP8.5)."""
    for i in range(st.players):
        seat = (st.start + i) % st.players
        emit(trace, E_SHOWN, seat, st.marker[seat], 0, 0, 0)
    for i in range(st.players):
        seat = (st.start + i) % st.players
        emit(trace, E_SPECIAL, st.marker[seat], seat, 0, 0, 0)
        tour(st, st.marker[seat], st.special, trace)
    if st.open_marker >= 0:  # PP8.3
        emit(trace, E_SPECIAL, st.open_marker, -1, 0, 0, 0)
        tour(st, st.open_marker, st.special, trace)
    if st.players > TWO_PLAYERS:
        empty_bag(st, trace)
    st.phase = OVER
    st.turn = 0
    st.cur = -1
    emit(trace, E_OVER, 0, 0, 0, 0, 0)


@kernel
def bag_winner(st: Fields) -> int:
    """Return the seat with strictly more houses in the bag than every other,
    or -1 (PP8.4, PP8.5)."""
    best = 0
    for seat in range(1, st.players):
        if st.removed[seat] > st.removed[best]:
            best = seat
    for seat in range(st.players):
        if seat != best and st.removed[seat] == st.removed[best]:
            return -1
    return best


@kernel
def empty_bag(st: Fields, trace: Ints) -> None:
    """Pay the bag (PP8.4)."""
    seat = bag_winner(st)
    paid = 0
    if seat >= 0:
        paid = st.removed[seat]
        st.bag[seat] += paid
    emit(trace, E_BAG, seat, paid, 0, 0, 0)


@kernel
def points(st: Fields, seat: int) -> int:
    """Return the points of ``seat`` (PP8.6)."""
    return st.small[seat] + st.big[seat] + st.special[seat] + st.bag[seat]


@kernel
def tiebreak(st: Fields, seat: int) -> int:
    """Return the tie-break value of ``seat``: fewer houses on the
    board are better (PP8.7, PP8.8)."""
    n = 0
    for stop in range(25):
        n += st.houses[stop * 4 + seat]
    return -n
