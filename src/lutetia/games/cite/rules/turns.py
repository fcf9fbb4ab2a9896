"""Chapter LC3: passing, who acts next, and when the game is over."""

from __future__ import annotations

from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import N_CARDS
from lutetia.games.cite.rules.codes import (
    E_OVER,
    E_PASSED,
    E_SKULL_GONE,
    MUST_ACT,
    MUST_LAY,
    OK,
)
from lutetia.games.cite.rules.light import skull_gone
from lutetia.games.cite.rules.phases import not_now
from lutetia.games.cite.rules.placement_mask import (
    fits,
    lamp_spaces,
    plain_spaces,
    rival_spaces,
)
from lutetia.games.cite.state import ENOUGH_PASSES, LAY, LIGHT, OPEN, OVER, Fields


@kernel
def any_open(st: Fields) -> bool:
    """Return whether a postcard can still be activated (LC3.5)."""
    card = 0
    while card < N_CARDS and st.card[card] != OPEN:
        card += 1
    return card < N_CARDS


@kernel
def can_place(st: Fields, seat: int, lamps: int, rivals: int) -> bool:
    """Return whether any building of the reserve can be placed, with the help of one of ``lamps``
    and one of ``rivals`` (LC3.3)."""
    spaces = plain_spaces(st, seat)
    left = st.reserve[seat]
    while left != 0:
        if fits(lowest(left), spaces, lamps, rivals):
            return True
        left = without_lowest(left)
    return False


@kernel
def can_use(st: Fields, seat: int) -> bool:
    """Return whether ``seat`` can activate a postcard (LC3.5)."""
    # in a whole game as many postcards are left as tokens
    return st.tokens[seat] > 0 and any_open(st)


@kernel
def can_act(st: Fields, seat: int) -> bool:
    """Return whether ``seat`` can do anything in the second phase (LC3.8)."""
    return can_use(st, seat) or can_place(st, seat, lamp_spaces(st, seat), rival_spaces(st, seat))


@kernel
def pass_refuse(st: Fields) -> int:
    """Return OK or why the seat may not pass (LC2.5, LC2.7, LC2.8; LC3.8, LC3.9)."""
    if st.phase == LAY:
        return OK if st.hand[st.cur] < 0 else MUST_LAY
    if st.phase != LIGHT or st.fetched >= 0:
        return not_now(st)
    seat = st.cur
    if can_use(st, seat) or (st.metro != seat and st.chartier != seat):
        return MUST_ACT
    return MUST_ACT if can_place(st, seat, 0, 0) else OK


@kernel
def pass_turn(st: Fields, trace: Ints) -> None:
    """Pass (LC2.5, LC3.9)."""
    emit(trace, E_PASSED, st.cur, 0, 0, 0, 0)
    if st.phase == LAY:
        st.cur = 1 - st.cur
    else:
        st.passes += 1


@kernel
def end_turn(st: Fields, trace: Ints) -> None:
    """End an action of the second phase: the skull may be gone (LC5.11), the next acts (LC3.2)."""
    if skull_gone(st):
        emit(trace, E_SKULL_GONE, st.skull, 0, 0, 0, 0)
        st.skull = -1
    if st.fetched >= 0:
        return
    st.cur = 1 - st.cur
    hand_over(st, trace)


@kernel
def hand_over(st: Fields, trace: Ints) -> None:
    """Pass over whoever cannot act, until somebody can or the game is over (LC3.8, LC3.10)."""
    while st.passes < ENOUGH_PASSES and not can_act(st, st.cur):
        emit(trace, E_PASSED, st.cur, 1, 0, 0, 0)
        st.passes += 1
        st.cur = 1 - st.cur
    if st.passes >= ENOUGH_PASSES:  # LC3.9, LC3.10
        st.phase = OVER
        st.cur = -1
        emit(trace, E_OVER, 0, 0, 0, 0, 0)
