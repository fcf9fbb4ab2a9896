"""Laying out, what chance draws, and drawing again what a seat cannot know."""

from __future__ import annotations

from last_stone.rules.codes import E_HEAP, E_LUCKY
from last_stone.state import DEAL, HEAP, OVER, TURN, Fields
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.engine.trace import emit


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Begin with nothing (LS1.1)."""
    st.players = players
    st.phase = HEAP
    st.stones = 0
    st.cur = -1
    st.winner = -1
    st.took = 0
    for seat in range(len(st.lucky)):
        st.lucky[seat] = 0


@kernel
def to_draw(st: Fields) -> int:
    """Return the seat that draws its lucky number next, -1 when all have one."""
    for seat in range(st.players):
        if st.lucky[seat] == 0:
            return seat
    return -1


@kernel
def heap_weight(st: Fields, stones: int) -> int:
    """Return 1 while there is no heap: all are as likely (LS1.2)."""
    return 1 if st.phase == HEAP else 0


@kernel
def lucky_weight(st: Fields, seat: int, number: int) -> int:
    """Return 1 for the seat whose turn it is to draw: all numbers are as likely (LS1.3)."""
    return 1 if st.phase == DEAL and seat == to_draw(st) else 0


@kernel
def lay_heap(st: Fields, stones: int, trace: Ints) -> None:
    """Lay the heap out (LS1.2)."""
    st.stones = stones
    st.phase = DEAL
    emit(trace, E_HEAP, stones, 0, 0, 0, 0)


@kernel
def draw_lucky(st: Fields, seat: int, number: int, trace: Ints) -> None:
    """Draw a lucky number (LS1.3); when all have one, red begins (LS1.4)."""
    st.lucky[seat] = number
    emit(trace, E_LUCKY, seat, number, 0, 0, 0)
    if to_draw(st) < 0:
        st.phase = TURN
        st.cur = 0


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Draw again the lucky numbers that ``seat`` (-1: a spectator) cannot know (LS1.3)."""
    if st.phase == OVER:
        return
    for other in range(st.players):
        if other != seat and st.lucky[other] > 0:
            st.lucky[other] = 1 + randbelow(rng, 3)
