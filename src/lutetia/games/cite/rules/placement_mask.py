"""Sets of spaces as the bits of one integer, to rule out at once where nothing can lie.

A sieve decides nothing: what passes is asked of the rule itself (`ground`, `cards`), so each rule
stands in one place. Bit 63 is the sign of a compiled integer and a plain bit of an interpreted one;
both read alike row by row, which is how sets are read here.
"""

from __future__ import annotations

from lutetia.engine.kernel import kernel, table
from lutetia.games.cite.material import LAID, LAID_CELL, LAID_SIZE, MAX_CELLS, N_SPACES, Cells
from lutetia.games.cite.state import LAMP, MIXED, Fields


def _corners(cells: Cells) -> int:
    """Return the corners at which a piece lies wholly on the board; bit 63,
    which a piece of one space needs, as the sign."""
    high, wide = max(y for _, y in cells), max(x for x, _ in cells)
    bits = sum(1 << row * 8 + column for row in range(8 - high) for column in range(8 - wide))
    return bits - (bits >> 63 << 64)


ON_BOARD = table(_corners(cells) for _, cells in LAID)  # [laid]


@kernel
def free_spaces(st: Fields) -> int:
    """Return the spaces on which no piece lies."""
    spaces = 0
    for space in range(N_SPACES):
        if st.cover[space] < 0:
            spaces |= 1 << space
    return spaces


@kernel
def free_ground(st: Fields, ground: int) -> int:
    """Return the spaces of one ground on which no piece lies."""
    spaces = 0
    for space in range(N_SPACES):
        if st.ground[space] == ground and st.cover[space] < 0:
            spaces |= 1 << space
    return spaces


@kernel
def buildable(st: Fields, seat: int) -> int:
    """Return the spaces that a building of ``seat`` may cover at all: not the rival's and no
    streetlight, but for a card that is due."""
    spaces = 0
    for space in range(N_SPACES):
        if st.cover[space] < 0:
            ground = st.ground[space]
            if (
                ground == 1 + seat
                or ground == MIXED
                or (st.metro == seat if ground == LAMP else st.chartier == seat)
            ):
                spaces |= 1 << space
    return spaces


@kernel
def corners(laid: int, spaces: int) -> int:
    """Return the corners from which ``laid`` lies on nothing but ``spaces``."""
    at = ON_BOARD[laid]
    for i in range(LAID_SIZE[laid]):
        at &= spaces >> LAID_CELL[laid * MAX_CELLS + i]
    return at


@kernel
def row_of(spaces: int, row: int) -> int:
    """Return the spaces of one row as eight bits, the west first."""
    return (spaces >> (row * 8)) & 255
