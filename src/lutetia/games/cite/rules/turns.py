"""Chapter LC3: passing, who acts next, and when the game is over."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import N_BUILDINGS, N_CARDS
from lutetia.games.cite.rules.codes import (
    E_OVER,
    E_PASSED,
    E_SKULL_GONE,
    MUST_ACT,
    MUST_LAY,
    OK,
)
from lutetia.games.cite.rules.light import skull_gone
from lutetia.games.cite.rules.phases import fits, not_now
from lutetia.games.cite.rules.placement_mask import buildable
from lutetia.games.cite.state import ENOUGH_PASSES, LAY, LIGHT, OPEN, OVER, RESERVE, Fields


@kernel
def any_open(st: Fields) -> bool:
    """Return whether a postcard can still be activated (LC3.5)."""
    card = 0
    while card < N_CARDS and st.card[card] != OPEN:
        card += 1
    return card < N_CARDS


@kernel
def can_act(st: Fields, seat: int) -> bool:
    """Return whether ``seat`` can do anything in the second phase (LC3.8)."""
    able = st.tokens[seat] > 0 and any_open(
        st
    )  # in a whole game as many postcards are left as tokens
    spaces = 0 if able else buildable(st, seat)
    for building in range(N_BUILDINGS):
        if not able and st.where[building] == RESERVE + seat:
            able = fits(st, building, seat, spaces)
    return able


@kernel
def pass_refuse(st: Fields) -> int:
    """Return OK or why the seat may not pass (LC2.5, LC2.7, LC2.8; LC3.8, LC3.9)."""
    if st.phase == LAY:
        return OK if st.hand[st.cur] < 0 else MUST_LAY
    if st.phase != LIGHT or st.fetched >= 0:
        return not_now(st)
    seat = st.cur
    if (st.tokens[seat] > 0 and any_open(st)) or (st.metro != seat and st.chartier != seat):
        return MUST_ACT
    metro = st.metro
    chartier = st.chartier
    st.metro = -1
    st.chartier = -1
    plain = can_act(st, seat)
    st.metro = metro
    st.chartier = chartier
    return MUST_ACT if plain else OK


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
