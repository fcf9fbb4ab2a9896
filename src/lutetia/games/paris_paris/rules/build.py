"""Chapters PP3 to PP5: taking a tile, building, and who leaves."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris_paris.material import CROSSING, TILE_STOP
from lutetia.games.paris_paris.rules.codes import (
    CHOOSE_HOUSE,
    E_BUILT,
    E_DISPLACED,
    NO_HOUSE,
    NOT_OFFERED,
    OK,
    PLACE_FREE,
)
from lutetia.games.paris_paris.state import TWO_PLAYERS, Fields


@kernel
def standing(st: Fields, stop: int) -> int:
    """Return the number of houses at ``stop``."""
    at = stop * 4
    return st.houses[at] + st.houses[at + 1] + st.houses[at + 2] + st.houses[at + 3]


@kernel
def is_full(st: Fields, stop: int) -> bool:
    """Return whether ``stop`` has no free place: a crossing has two, any other stop one (PP2.2)."""
    return standing(st, stop) > CROSSING[stop]


@kernel
def build_refuse(st: Fields, tile: int, over: int) -> int:
    """Return OK or why the build with ``tile`` is refused, ``over`` being whose house leaves,
    or -1."""
    offered = False
    for i in range(st.n_offer):
        if st.offer[i] == tile:
            offered = True
    if not offered:
        return NOT_OFFERED  # PP3.3
    stop = TILE_STOP[tile]
    if not is_full(st, stop):
        return OK if over < 0 else PLACE_FREE  # PP5.1
    if over < 0:
        return CHOOSE_HOUSE  # PP5.2
    if over >= st.players or st.houses[stop * 4 + over] == 0:
        return NO_HOUSE  # PP5.2, PP5.3
    return OK


@kernel
def build(st: Fields, tile: int, over: int, trace: Ints) -> None:
    """Take the tile and build (PP3.2, PP4.1), displacing a house where
    the stop is full (PP5.2, PP5.3)."""
    seat = st.cur
    stop = TILE_STOP[tile]
    found = 0
    while st.offer[found] != tile:
        found += 1
    for i in range(found, st.n_offer - 1):
        st.offer[i] = st.offer[i + 1]
    st.n_offer -= 1
    st.offer[st.n_offer] = -1  # PP3.4
    emit(trace, E_BUILT, seat, tile, 0, 0, 0)
    if over >= 0:
        st.houses[stop * 4 + over] -= 1
        to_bag = 0
        if over != seat and st.players > TWO_PLAYERS:  # PP5.5, PP5.6
            st.removed[over] += 1  # PP5.4
            to_bag = 1
        emit(trace, E_DISPLACED, seat, over, stop, to_bag, 0)
    st.houses[stop * 4 + seat] += (
        1  # PP1.3: the supply has no end; PP4.2: both houses of a crossing may be one's own
    )
    st.turn += 1
    st.cur = (seat + 1) % st.players
