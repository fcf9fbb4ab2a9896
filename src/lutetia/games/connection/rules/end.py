"""Chapters PC7 and PC8: when the game ends, and what hands are worth."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.connection.material import LIMIT, PENALTY, C
from lutetia.games.connection.rules.codes import E_ONE_BOARD, E_OVER, E_ROUND, E_SHOWN
from lutetia.games.connection.rules.setup import shares_of
from lutetia.games.connection.state import OVER, TURN, Fields


@kernel
def boards_left(st: Fields) -> int:
    """Return how many storing boards hold locomotives (PC7.3)."""
    n = 0
    for company in range(C):
        if st.stock[company] > 0:
            n += 1
    return n


@kernel
def end_action(st: Fields, trace: Ints) -> None:
    """End the game when only one storing board is not empty (PC7.3, PC7.4); otherwise the next
    seat's turn begins (PC3.1, PC7.5)."""
    if boards_left(st) <= 1:
        last = -1
        for company in range(C):
            if st.stock[company] > 0:
                last = company
        finish(st, E_ONE_BOARD, last, trace)
        return
    st.cur = (st.cur + 1) % st.players
    st.turn += 1
    st.phase = TURN
    if st.cur == st.start:
        emit(trace, E_ROUND, (st.turn - 1) // st.players + 1, 0, 0, 0, 0)


@kernel
def finish(st: Fields, why: int, company: int, trace: Ints) -> None:
    """End the game for the reason ``why``, an event, that ``company`` brought:
    all hands are shown (PC8.1)."""
    st.phase = OVER
    st.cur = -1
    emit(trace, why, company, 0, 0, 0, 0)
    for i in range(st.players):
        seat = (st.start + i) % st.players
        emit(trace, E_SHOWN, seat, points(st, seat), over_limit(st, seat), 0, 0)
    emit(trace, E_OVER, 0, 0, 0, 0, 0)


@kernel
def over_limit(st: Fields, seat: int) -> int:
    """Return the shares of ``seat`` above the limit (PC8.2)."""
    return max(0, shares_of(st, seat) - LIMIT[st.players - 3])


@kernel
def points(st: Fields, seat: int) -> int:
    """Return what the hand of ``seat`` scores: each share its company's value (PC8.1), less the
    penalty (PC8.2), even below 0 (PC8.3)."""
    total = 0
    for company in range(C):
        total += st.hand[seat * 6 + company] * st.value[company]
    return total - PENALTY * over_limit(st, seat)


@kernel
def tiebreak(st: Fields, seat: int) -> int:
    """Return 0: who is equal on points wins together (PC8.5)."""
    return 0
