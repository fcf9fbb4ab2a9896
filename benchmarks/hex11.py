"""Hex on 11 by 11 in the kernel dialect, with the edge labels that OpenSpiel keeps: equal work,
no union-find.

A stone knows which of its owner's two edges it is connected to; a new stone gathers that from its
neighbours and hands it on to those that did not know. The board has a rim of one cell, whose stones
belong to the owner of that edge and are labelled from the beginning.
An action is row * 11 + column, as in OpenSpiel.
"""

from __future__ import annotations

import sys
from typing import Annotated

from benchmarks.minigame import MiniGame
from lutetia.engine.kernel import Ints, kernel, table
from lutetia.engine.layout import Layout
from lutetia.engine.rng import randbelow

N = 11
WIDE = N + 2
CELLS = WIDE * WIDE
NEAR = table((-WIDE, -WIDE + 1, -1, 1, WIDE - 1, WIDE))

GOING = -1
# A cell is 0 when empty, else 4 * (seat + 1) + 1 when connected to the
# owner's first edge + 2 when to the second.


def _rim(row: int, column: int) -> int:
    """Return the stone outside the board: seat 0 joins top and bottom, seat 1 left and right;
    corners are nobody's."""
    if row in (0, WIDE - 1) and column in (0, WIDE - 1):
        return 0
    if row in (0, WIDE - 1):
        return 4 + (1 if row == 0 else 2)
    if column in (0, WIDE - 1):
        return 8 + (1 if column == 0 else 2)
    return 0


EMPTY = table(_rim(row, column) for row in range(WIDE) for column in range(WIDE))


class Position:
    """One position."""

    board: Annotated[Ints, 169]
    stack: Annotated[Ints, 121]  # room to work in while labels spread
    turn: int
    winner: int  # GOING or a seat


@kernel
def setup(st: Position, players: int, options: Ints) -> None:
    """Empty the board."""
    for cell in range(CELLS):
        st.board[cell] = EMPTY[cell]
    st.turn = 0
    st.winner = GOING


@kernel
def to_act(st: Position) -> int:
    """Return the seat to act, -2 when the game is over."""
    return st.turn if st.winner == GOING else -2


@kernel
def legal(st: Position, out: Ints) -> int:
    """Write the empty cells to ``out`` and return how many."""
    n = 0
    for row in range(N):
        for column in range(N):
            out[n] = row * N + column
            n += st.board[(row + 1) * WIDE + column + 1] == 0
    return n


@kernel
def cell_of(action: int) -> int:
    """Return the cell of an action on the board with its rim."""
    return (action // N + 1) * WIDE + action % N + 1


@kernel
def refuse(st: Position, action: int) -> int:
    """Return 0 when a stone may be put on cell ``action``, else 1."""
    if st.winner != GOING or action < 0 or action >= N * N:
        return 1
    return 0 if st.board[cell_of(action)] == 0 else 1


@kernel
def play(st: Position, action: int, trace: Ints) -> None:
    """Put a stone on cell ``action``."""
    seat = st.turn
    cell = cell_of(action)
    edges = 0
    for k in range(6):
        near = st.board[cell + NEAR[k]]
        if near >> 2 == seat + 1:
            edges |= near & 3
    stone = 4 * (seat + 1) + edges
    st.board[cell] = stone
    st.turn = 1 - seat
    if edges == 3:
        st.winner = seat
    elif edges != 0:
        spread(st, cell, stone)


@kernel
def spread(st: Position, cell: int, stone: int) -> None:
    """Give the edge of the new ``stone`` on ``cell`` to every stone of
    its owner connected to it without one."""
    plain = stone & 12
    st.stack[0] = cell
    n = 1
    while n > 0:
        n -= 1
        at = st.stack[n]
        for k in range(6):
            other = at + NEAR[k]
            if st.board[other] == plain:
                st.board[other] = stone
                st.stack[n] = other
                n += 1


@kernel
def weight(st: Position, action: int) -> int:
    """Return 1: there is no chance in this game."""
    return 1


@kernel
def draw(st: Position, rng: Ints) -> int:
    """Return any cell; never asked, as there is no chance in this game."""
    return randbelow(rng, N * N)


@kernel
def resample(st: Position, seat: int, rng: Ints) -> None:
    """Do nothing: all is open."""
    return


@kernel
def points(st: Position, seat: int) -> int:
    """Return 1 for the winner, else 0."""
    return 1 if st.winner == seat else 0


@kernel
def tiebreak(st: Position, seat: int) -> int:
    """Return 0: there is none."""
    return 0


GAME = MiniGame(
    "hex11", sys.modules[__name__], Layout(Position), 2, N * N, N * N, "hex(board_size=11)"
)
