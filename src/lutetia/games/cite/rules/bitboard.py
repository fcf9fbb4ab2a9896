"""Sets of spaces: what lies beside them, and what can be reached.

Space ``row * 8 + column`` is member ``row * 8 + column`` (`lutetia.engine.bits`).
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import signed
from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import N_SPACES, TO_EAST, TO_NORTH, TO_SOUTH, WIDTH

SEVEN_COLUMNS: Final = 0x7F7F7F7F7F7F7F7F  # all but the easternmost
SEVEN_ROWS: Final = 0x00FFFFFFFFFFFFFF  # all but the southernmost
WEST: Final = 0x0101010101010101
NORTH: Final = 0xFF


@kernel
def looking(direction: int, spaces: int) -> int:
    """Return the spaces that have one of ``spaces`` next to them in a direction
    (0 north, 1 east, 2 south, 3 west)."""
    if direction == TO_NORTH:
        return signed((spaces & SEVEN_ROWS) << WIDTH)
    if direction == TO_EAST:
        return spaces >> 1 & SEVEN_COLUMNS
    if direction == TO_SOUTH:
        return spaces >> WIDTH & SEVEN_ROWS
    return signed((spaces & SEVEN_COLUMNS) << 1)


@kernel
def around(spaces: int) -> int:
    """Return the spaces that share a side with one of ``spaces``;
    some of these may be among them."""
    east = (spaces & SEVEN_COLUMNS) << 1
    west = spaces >> 1 & SEVEN_COLUMNS
    south = (spaces & SEVEN_ROWS) << 8
    north = spaces >> 8 & SEVEN_ROWS
    return signed(east | west | south | north)


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
def edge(side: int) -> int:
    """Return the spaces along an edge of the board (0 north, 1 east, 2 south, 3 west)."""
    if side == TO_NORTH:
        return NORTH
    if side == TO_EAST:
        return signed(WEST << (WIDTH - 1))
    return signed(NORTH << (N_SPACES - WIDTH)) if side == TO_SOUTH else WEST


@kernel
def lines(space: int) -> int:
    """Return the row and the column of a space."""
    return signed(NORTH << (space // 8 * 8) | WEST << (space % 8))


@kernel
def quarter(corner: int) -> int:
    """Return the spaces of a quarter of the board (0 north-west, 1 north-east,
    2 south-west, 3 south-east)."""
    return signed(0x0F0F0F0F << (corner // 2 * 32 + corner % 2 * 4))
