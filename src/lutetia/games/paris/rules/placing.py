"""Chapter PA2, first step: drawing a building and placing it; with chapter PA12, free placement."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import N_DISTRICTS, TYPE
from lutetia.games.paris.rules.codes import (
    DRAWN,
    E_DISCARDED,
    E_DREW,
    E_PLACED,
    E_TURNED,
    NOT_FREE_PLACEMENT,
    NOTHING_TO_PLACE,
    OK,
    SPACE_TAKEN,
    STACK_EMPTY,
    TYPE_THERE,
)
from lutetia.games.paris.state import ACT, DRAW, PLACE, TOPS, TURN, TURNED, Fields


@kernel
def draw_refuse(st: Fields, stack: int) -> int:
    """Return OK or why ``stack`` may not be drawn from (PA2.3)."""
    if st.step != DRAW:
        return DRAWN
    return OK if st.left[stack] > 0 else STACK_EMPTY


@kernel
def draw_from(st: Fields, stack: int, trace: Ints) -> None:
    """Draw from ``stack``: chance turns the building up (PA2.3)."""
    st.stack = stack
    st.phase = TURNED
    emit(trace, E_DREW, st.cur, stack, 0, 0, 0)


@kernel
def place_refuse(st: Fields, district: int) -> int:
    """Return OK or why the building drawn may not go to ``district`` (PA12.5)."""
    if st.free == 0:
        return NOT_FREE_PLACEMENT
    if st.step != PLACE:
        return NOTHING_TO_PLACE
    return spot_refuse(st, district, st.drawn)


@kernel
def spot_refuse(st: Fields, district: int, building: int) -> int:
    """Return OK or why ``building`` does not fit into ``district``:
    its value is taken or its type there (PA12.5)."""
    if st.building[district * 6 + building % 6] >= 0:
        return SPACE_TAKEN
    for i in range(6):
        other = st.building[district * 6 + i]
        if other >= 0 and TYPE[other] == TYPE[building]:
            return TYPE_THERE
    return OK


@kernel
def put_building(st: Fields, district: int) -> None:
    """Put the building drawn on the space of its value in ``district`` (PA2.4)."""
    st.building[district * 6 + st.drawn % 6] = st.drawn
    st.drawn = -1
    st.step = ACT


@kernel
def place(st: Fields, district: int, trace: Ints) -> None:
    """Put the building drawn into a district of one's choice (PA12.5)."""
    emit(trace, E_PLACED, st.cur, st.drawn, district, 0, 0)
    put_building(st, district)


@kernel
def turn_weight(st: Fields, district: int, slot: int) -> int:
    """Return 1 where this building may be on the tile drawn: it has its back and was not turned up
    yet, else 0."""
    if st.phase != TURNED or district != st.top[st.stack]:
        return 0
    return 1 if st.seen[district * 6 + slot] == 0 else 0


@kernel
def turn_up(st: Fields, home: int, slot: int, trace: Ints) -> None:
    """Turn up the building that was drawn; in the base game its space is fixed (PA2.4)."""
    building = home * 6 + slot
    stack = st.stack
    st.seen[building] = 1
    st.left[stack] -= 1
    st.top[stack] = -1
    st.stack = -1
    st.drawn = building
    emit(trace, E_TURNED, st.cur, building, stack, 0, 0)
    st.phase = TOPS if st.left[stack] > 0 else TURN
    if st.free == 0:
        put_building(st, home)
        return
    for district in range(N_DISTRICTS):
        if spot_refuse(st, district, building) == OK:
            st.step = PLACE
            return
    emit(trace, E_DISCARDED, st.cur, building, 0, 0, 0)  # PA12.6
    st.drawn = -1
    st.step = ACT
