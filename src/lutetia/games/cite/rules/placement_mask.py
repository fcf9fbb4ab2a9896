"""Chapter LC3: where a piece may lie, as sets of spaces.

Legal lists, choices and refusals all ask these sets; why one of the others is refused stands in
`ground`.
"""

from __future__ import annotations

from lutetia.engine.bits import signed, to_signed
from lutetia.engine.kernel import kernel, table
from lutetia.games.cite.material import (
    FIRST_LAID,
    LAID,
    LAID_CELL,
    LAID_SIZE,
    MAX_CELLS,
    N_TURNS,
    SHAPE,
    Cells,
)
from lutetia.games.cite.state import LAMP, MIXED, Fields


def _corners(cells: Cells) -> int:
    """Return the corners at which a piece lies wholly on the board."""
    high, wide = max(y for _, y in cells), max(x for x, _ in cells)
    inside = ((row, column) for row in range(8 - high) for column in range(8 - wide))
    return to_signed(sum(1 << row * 8 + column for row, column in inside))


ON_BOARD = table(_corners(cells) for _, cells in LAID)  # [laid]


@kernel
def free_spaces(st: Fields) -> int:
    """Return the spaces on which no piece lies (LC3.7)."""
    return ~st.covered


@kernel
def own_spaces(st: Fields, seat: int) -> int:
    """Return the free spaces of the seat's colour."""
    return st.land[1 + seat] & ~st.covered


@kernel
def plain_spaces(st: Fields, seat: int) -> int:
    """Return the spaces that a building of ``seat`` may cover: free, of its colour or mixed
    (LC3.3)."""
    return (st.land[1 + seat] | st.land[MIXED]) & ~st.covered


@kernel
def lamp_spaces(st: Fields, seat: int) -> int:
    """Return the free streetlights, of which a piece may cover one while ``seat`` holds
    Métropolitain (LC4.2)."""
    return st.land[LAMP] & ~st.covered if st.metro == seat else 0


@kernel
def rival_spaces(st: Fields, seat: int) -> int:
    """Return the free spaces of the rival's, of which a piece may cover one while ``seat`` holds
    Chartier (LC4.6)."""
    plain = st.land[1 + seat] | st.land[MIXED] | st.land[LAMP]
    return ~(plain | st.covered) if st.chartier == seat else 0


@kernel
def corners(laid: int, spaces: int) -> int:
    """Return the corners from which ``laid`` lies on nothing but ``spaces``."""
    at = ON_BOARD[laid]
    for i in range(LAID_SIZE[laid]):
        at &= spaces >> LAID_CELL[laid * MAX_CELLS + i]
    return at


@kernel
def places(laid: int, spaces: int, lamps: int, rivals: int) -> int:
    """Return the corners from which ``laid`` lies on ``spaces`` but for at most one of ``lamps``
    and one of ``rivals`` (LC4.16)."""
    if lamps | rivals == 0:
        return corners(laid, spaces)
    at = ON_BOARD[laid]
    lamp, rival = 0, 0
    for i in range(LAID_SIZE[laid]):
        cell = LAID_CELL[laid * MAX_CELLS + i]
        on_lamp, on_rival = lamps >> cell, rivals >> cell
        at &= (spaces | lamps | rivals) >> cell & ~(lamp & on_lamp) & ~(rival & on_rival)
        lamp |= on_lamp
        rival |= on_rival
    return at


@kernel
def building_places(st: Fields, laid: int, seat: int) -> int:
    """Return the corners from which ``seat`` may lay a building or the garden (LC3.3, LC4.3)."""
    spaces, lamps, rivals = plain_spaces(st, seat), lamp_spaces(st, seat), rival_spaces(st, seat)
    return places(laid, spaces, lamps, rivals)


@kernel
def fits(building: int, spaces: int, lamps: int, rivals: int) -> bool:
    """Return whether a building can lie anywhere (`places`)."""
    for laid in range(FIRST_LAID[building], FIRST_LAID[building] + N_TURNS[building]):
        if places(laid, spaces, lamps, rivals) != 0:
            return True
    return False


@kernel
def shape(laid: int, corner: int) -> int:
    """Return the spaces that ``laid`` covers from ``corner`` on."""
    return signed(SHAPE[laid] << corner)
