"""What spaces, squares, sides and quarters are called.

Spaces are a1 to h8: the column's letter from the left, the row's number from the top; a square is
called by its top left space.
"""

from __future__ import annotations

_ROWS = tuple(column + str(row + 1) for row in range(16) for column in "abcdefgh")
NAMES = _ROWS[:64]
SPACES = {name: space for space, name in enumerate(NAMES)}
SIDES = ("north", "east", "south", "west")
QUARTERS = ("north-west", "north-east", "south-west", "south-east")


def space_name(space: int) -> str:
    """Return the name of a space; below the board too, where a refused piece reaches over."""
    return _ROWS[space]


def square_space(square: int) -> int:
    """Return the top left space of a square."""
    return square // 4 * 16 + square % 4 * 2


def square_of(space: int) -> int:
    """Return the square on which a space lies."""
    return space // 16 * 4 + space % 8 // 2
