"""Chapter LC3: whose pieces lie where, and the reason why a piece may not lie somewhere."""

from __future__ import annotations

from lutetia.engine.bits import has
from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import LAID_CELL, LAID_PIECE, LAID_SIZE, MAX_CELLS
from lutetia.games.cite.rules.codes import (
    COVERED,
    NOT_OWN_GROUND,
    OFF_BOARD,
    OK,
    ON_LAMP,
    RIVAL_GROUND,
)
from lutetia.games.cite.rules.placement_mask import ON_BOARD, building_places, shape
from lutetia.games.cite.state import GARDEN, HOTEL, LAMP, MIXED, Fields


@kernel
def is_building(piece: int) -> bool:
    """Return whether ``piece`` is a building: one of the twelve,
    the garden or the hotel (LC4.14)."""
    return 0 <= piece <= GARDEN or piece == HOTEL


@kernel
def owner(st: Fields, piece: int) -> int:
    """Return the seat that owns the building ``piece`` on the board, or -1."""
    if piece < 0:
        return -1
    return 0 if has(st.built[0], piece) else 1 if has(st.built[1], piece) else -1


@kernel
def covered_or_foreign(st: Fields, space: int) -> int:
    """Return why ``space`` is no free one of one's own colour."""
    return COVERED if has(st.covered, space) else NOT_OWN_GROUND  # LC3.7


@kernel
def first_fault(
    st: Fields, laid: int, corner: int,
    lamps: int, may_lamps: int, others: int, may_others: int, reason: int,
) -> int:  # fmt: skip
    """Return why ``laid`` may not lie there: what is wrong with the first space that it may not
    cover.

    It may cover ``may_lamps`` of the spaces ``lamps`` and ``may_others`` of ``others``; more of
    these are refused for the ``reason``.
    """
    if not has(ON_BOARD[laid], corner):
        return OFF_BOARD
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * MAX_CELLS + i]
        if has(st.covered, space):
            return COVERED
        if has(lamps, space):
            may_lamps -= 1
            if may_lamps < 0:
                return ON_LAMP
        elif has(others, space):
            may_others -= 1
            if may_others < 0:
                return reason
    return reason


@kernel
def why_not_covered(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return why a building or the garden may not be laid so by ``seat`` (LC3.3),
    with the help of LC4.2 and LC4.6."""
    lamps, rivals = 1 if st.metro == seat else 0, 1 if st.chartier == seat else 0
    others = ~(st.land[1 + seat] | st.land[MIXED])
    return first_fault(st, laid, corner, st.land[LAMP], lamps, others, rivals, RIVAL_GROUND)


@kernel
def cover_refuse(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return OK or why a building or the garden may not be laid so by ``seat``."""
    if has(building_places(st, laid, seat), corner):
        return OK
    return why_not_covered(st, laid, corner, seat)


@kernel
def cover(st: Fields, piece: int, spaces: int) -> None:
    """Put a piece down on ``spaces``."""
    st.at[piece] |= spaces
    st.covered |= spaces


@kernel
def put(st: Fields, laid: int, corner: int, seat: int) -> None:
    """Lay the building, garden or fountain, spending Métropolitain or Chartier only where it covers
    what they allow (LC4.16)."""
    spaces = shape(laid, corner)
    cover(st, LAID_PIECE[laid], spaces)
    if spaces & st.land[LAMP] != 0:
        st.metro = -1
    if spaces & ~(st.land[1 + seat] | st.land[MIXED] | st.land[LAMP]) != 0:
        st.chartier = -1
