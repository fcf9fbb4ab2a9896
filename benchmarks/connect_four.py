"""Connect four, 7 columns by 6 rows, in the kernel dialect.

A column is 7 bits of a 49-bit board: six places from the bottom up and one that is always empty, so
that lines do not run on from one column into the next. An action is the column, as in OpenSpiel.
"""

from __future__ import annotations

import sys
from typing import Annotated

from benchmarks.minigame import MiniGame
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Layout
from lutetia.engine.rng import randbelow

GOING, DRAWN = -1, 2
COLUMN = 0b0111111
FULL = sum(COLUMN << (7 * column) for column in range(7))


class Position:
    """One position."""

    stones: Annotated[Ints, 2]  # stones[seat]: bit column * 7 + row
    turn: int
    result: int  # GOING, the seat that won, or DRAWN


@kernel
def setup(st: Position, players: int, options: Ints) -> None:
    """Empty the board."""
    st.stones[0] = 0
    st.stones[1] = 0
    st.turn = 0
    st.result = GOING


@kernel
def to_act(st: Position) -> int:
    """Return the seat to act, -2 when the game is over."""
    return st.turn if st.result == GOING else -2


@kernel
def legal(st: Position, out: Ints) -> int:
    """Write the columns with room to ``out`` and return how many."""
    n = 0
    taken = st.stones[0] | st.stones[1]
    for column in range(7):
        if (taken >> (column * 7 + 5)) & 1 == 0:
            out[n] = column
            n += 1
    return n


@kernel
def refuse(st: Position, action: int) -> int:
    """Return 0 when a stone may be dropped into column ``action``, else 1."""
    if st.result != GOING or action < 0 or action >= 7:
        return 1
    return ((st.stones[0] | st.stones[1]) >> (action * 7 + 5)) & 1


@kernel
def four(stones: int) -> bool:
    """Return whether four of ``stones`` stand in a line: upright, level, or on either diagonal."""
    pairs = stones & (stones >> 1)
    if pairs & (pairs >> 2) != 0:
        return True
    pairs = stones & (stones >> 7)
    if pairs & (pairs >> 14) != 0:
        return True
    pairs = stones & (stones >> 6)
    if pairs & (pairs >> 12) != 0:
        return True
    pairs = stones & (stones >> 8)
    return pairs & (pairs >> 16) != 0


@kernel
def play(st: Position, action: int, trace: Ints) -> None:
    """Drop a stone into column ``action``."""
    seat = st.turn
    taken = st.stones[0] | st.stones[1]
    place = (taken + (1 << (action * 7))) & (
        COLUMN << (action * 7)
    )  # the lowest free place of the column
    mine = st.stones[seat] | place
    st.stones[seat] = mine
    st.turn = 1 - seat
    if four(mine):
        st.result = seat
    elif (taken | place) == FULL:
        st.result = DRAWN


@kernel
def weight(st: Position, action: int) -> int:
    """Return 1: there is no chance in this game."""
    return 1


@kernel
def draw(st: Position, rng: Ints) -> int:
    """Return any column; never asked, as there is no chance in this game."""
    return randbelow(rng, 7)


@kernel
def resample(st: Position, seat: int, rng: Ints) -> None:
    """Do nothing: all is open."""
    return


@kernel
def points(st: Position, seat: int) -> int:
    """Return 1 for the winner, else 0."""
    return 1 if st.result == seat else 0


@kernel
def tiebreak(st: Position, seat: int) -> int:
    """Return 0: there is none."""
    return 0


GAME = MiniGame("connect_four", sys.modules[__name__], Layout(Position), 2, 7, 42, "connect_four")
