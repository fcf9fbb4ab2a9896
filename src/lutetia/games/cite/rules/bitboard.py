"""Sets of spaces as the bits of one integer: what lies beside them,
what can be reached, how many there are.

Space ``row * 8 + column`` is bit ``row * 8 + column``. Bit 63 is the sign of a compiled integer and
a plain bit of an interpreted one; the masks keep both alike wherever bits move.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import N_SPACES, TO_EAST, TO_NORTH, TO_SOUTH, WIDTH

SEVEN_COLUMNS: Final = 0x7F7F7F7F7F7F7F7F  # all but the easternmost
SEVEN_ROWS: Final = 0x00FFFFFFFFFFFFFF  # all but the southernmost
WEST: Final = 0x0101010101010101
NORTH: Final = 0xFF


@kernel
def around(spaces: int) -> int:
    """Return the spaces that share a side with one of ``spaces``;
    some of these may be among them."""
    east = (spaces & SEVEN_COLUMNS) << 1
    west = spaces >> 1 & SEVEN_COLUMNS
    south = (spaces & SEVEN_ROWS) << 8
    north = spaces >> 8 & SEVEN_ROWS
    return east | west | south | north


@kernel
def reached(start: int, inside: int) -> int:
    """Return ``start`` and all of ``inside`` that joins it side by side."""
    found = start
    while True:
        more = found | (around(found) & inside)
        if more == found:
            return found
        found = more


@kernel
def count(members: int) -> int:
    """Return the size of a set of spaces or of buildings."""
    n = 0
    while members != 0:
        members &= members - 1
        n += 1
    return n


@kernel
def edge(side: int) -> int:
    """Return the spaces along an edge of the board (0 north, 1 east, 2 south, 3 west)."""
    if side == TO_NORTH:
        return NORTH
    if side == TO_EAST:
        return WEST << (WIDTH - 1)
    return NORTH << (N_SPACES - WIDTH) if side == TO_SOUTH else WEST


@kernel
def lines(space: int) -> int:
    """Return the row and the column of a space."""
    return NORTH << (space // 8 * 8) | WEST << (space % 8)


@kernel
def quarter(corner: int) -> int:
    """Return the spaces of a quarter of the board (0 north-west, 1 north-east,
    2 south-west, 3 south-east)."""
    return 0x0F0F0F0F << (corner // 2 * 32 + corner % 2 * 4)
