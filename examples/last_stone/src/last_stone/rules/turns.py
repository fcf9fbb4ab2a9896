"""Turns and the end."""

from __future__ import annotations

from last_stone.rules.codes import E_OVER, E_SHOWN, E_TOOK, OK, TOO_MANY
from last_stone.state import OVER, Fields
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit


@kernel
def take_refuse(st: Fields, count: int) -> int:
    """Return why so many may not be taken (LS2.2)."""
    return TOO_MANY if count > st.stones else OK


@kernel
def take(st: Fields, count: int, trace: Ints) -> None:
    """Take stones (LS2.1); with the last one the game is over (LS3.1)."""
    seat = st.cur
    st.stones -= count
    st.took = count
    emit(trace, E_TOOK, seat, count, 0, 0, 0)
    if st.stones > 0:
        st.cur = (seat + 1) % st.players  # LS1.4
        return
    st.winner = seat
    end(st)
    for one in range(st.players):
        emit(trace, E_SHOWN, one, st.lucky[one], 0, 0, 0)  # LS1.3
    emit(trace, E_OVER, 0, 0, 0, 0, 0)


@kernel
def end(st: Fields) -> None:
    """End the game."""
    st.phase = OVER
    st.cur = -1


@kernel
def points(st: Fields, seat: int) -> int:
    """Return 2 points for the last stone (LS3.1) and 1 for the lucky number (LS3.2)."""
    if st.winner < 0:
        return 0
    n = 2 if st.winner == seat else 0
    return n + 1 if st.lucky[seat] == st.took else n


@kernel
def tiebreak(st: Fields, seat: int) -> int:
    """Return 0: who is equal shares the place (LS3.3)."""
    return 0
