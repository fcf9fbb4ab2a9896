"""Chapter LC3: which spaces a piece may cover; the reason when it may not."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import (
    INVALIDES,
    JARDIN,
    LAID_CELL,
    LAID_HIGH,
    LAID_PIECE,
    LAID_SIZE,
    LAID_WIDE,
    MAX_CELLS,
    N_BUILDINGS,
    WIDTH,
)
from lutetia.games.cite.rules.codes import (
    COVERED,
    NOT_OWN_GROUND,
    OFF_BOARD,
    OK,
    ON_LAMP,
    RIVAL_GROUND,
)
from lutetia.games.cite.state import BUILT, GARDEN, HOTEL, LAMP, MIXED, SPENT, USED, Fields


@kernel
def is_building(piece: int) -> bool:
    """Return whether ``piece`` is a building: one of the twelve,
    the garden or the hotel (LC4.14)."""
    return 0 <= piece <= GARDEN or piece == HOTEL


@kernel
def owner(st: Fields, piece: int) -> int:
    """Return the seat that owns the building ``piece`` on the board
    (garden and hotel are buildings too), or -1."""
    if piece < 0:
        return -1
    if piece < N_BUILDINGS:
        return st.where[piece] - BUILT if st.where[piece] >= BUILT else -1
    card = (
        JARDIN if piece == GARDEN else INVALIDES if piece == HOTEL else -1
    )  # LC4.3, LC5.3: they are their card's user's
    return st.card[card] - USED if card >= 0 and USED <= st.card[card] < SPENT else -1


@kernel
def own_ground(st: Fields, space: int, seat: int) -> int:
    """Return OK when ``space`` is free and of the seat's colour."""
    if st.cover[space] >= 0:
        return COVERED  # LC3.7
    return OK if st.ground[space] == 1 + seat else NOT_OWN_GROUND


@kernel
def may_cover(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return OK when the building or garden may be laid so by ``seat`` (LC3.3),
    with the help of LC4.2 and LC4.6 (LC4.16)."""
    row = corner // WIDTH
    column = corner % WIDTH
    if row + LAID_HIGH[laid] > WIDTH or column + LAID_WIDE[laid] > WIDTH:
        return OFF_BOARD
    lamps = 1 if st.metro == seat else 0
    rivals = 1 if st.chartier == seat else 0
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * MAX_CELLS + i]
        if st.cover[space] >= 0:
            return COVERED
        ground = st.ground[space]
        if ground == LAMP:
            lamps -= 1
            if lamps < 0:
                return ON_LAMP
        elif ground != MIXED and ground != 1 + seat:
            rivals -= 1
            if rivals < 0:
                return RIVAL_GROUND
    return OK


@kernel
def put(st: Fields, laid: int, corner: int, seat: int) -> None:
    """Lay the building, garden or fountain, spending Metropolitain or Chartier only where it covers
    what they allow (LC4.16)."""
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * MAX_CELLS + i]
        st.cover[space] = LAID_PIECE[laid]
        if st.ground[space] == LAMP:
            st.metro = -1
        elif st.ground[space] != MIXED and st.ground[space] != 1 + seat:
            st.chartier = -1
