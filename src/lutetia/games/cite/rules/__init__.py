"""The rules of La Cité de la Lumière as kernels, joined here.

Reading order: `codes`, `setup`, `phases`, `ground`, `bitboard`, `placement_mask`, `cards` (why a
postcard is refused), `effects` (what it does), `light`, `areas`, `postcard_points`, `score`,
`resample`.
"""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import N_CARDS, N_LAID, POOL_SIZE
from lutetia.games.cite.rules.cards import act_refuse
from lutetia.games.cite.rules.codes import (
    ACT,
    BUILD,
    CHANCE_FIRST,
    DEAL_START,
    E_OVER,
    E_PASSED,
    E_PHASE,
    E_SKULL_GONE,
    GAME_OVER,
    IMPOSSIBLE,
    MUST_ACT,
    MUST_PLACE,
    NOT_THIS_PHASE,
    OK,
    PASS,
    TAKE,
)  # fmt: skip
from lutetia.games.cite.rules.codes import (
    CHOOSE as CHOOSE_CARD,
)
from lutetia.games.cite.rules.effects import act_legal, activate
from lutetia.games.cite.rules.light import skull_gone
from lutetia.games.cite.rules.phases import (
    build,
    build_refuse,
    choose,
    choose_legal,
    fits,
    lay_legal,
    lay_refuse,
    lay_tile,
    piece_places,
    take,
)  # fmt: skip
from lutetia.games.cite.rules.placement_mask import buildable
from lutetia.games.cite.rules.resample import resample
from lutetia.games.cite.rules.score import points, tiebreak
from lutetia.games.cite.rules.setup import (
    cards_out,
    chance_allows,
    chance_legal,
    deal,
    draw,
    setup,
    weight,
)
from lutetia.games.cite.state import CHOOSE, LAY, LIGHT, OPEN, OVER, RESERVE, Fields

__all__ = [
    "draw",
    "legal",
    "play",
    "points",
    "refuse",
    "resample",
    "setup",
    "tiebreak",
    "to_act",
    "weight",
]


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == LAY or st.phase == LIGHT or st.phase == CHOOSE:
        return st.cur
    return -2 if st.phase == OVER else -1


@kernel
def light_legal(st: Fields, seat: int, out: Ints) -> int:
    """Write what ``seat`` may do in the second phase to ``out`` (LC3.2); return how many."""
    spaces = buildable(st, seat)
    if st.fetched >= 0:  # LC4.1
        return piece_places(st, st.fetched, seat, spaces, out, 0)
    n = 0
    for building in range(12):
        if st.where[building] == RESERVE + seat:
            n = piece_places(st, building, seat, spaces, out, n)
    n = act_legal(st, seat, out, n)
    if n > 0 and pass_refuse(st) == OK:
        out[n] = PASS
        n += 1
    return n


@kernel
def legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of whoever acts to ``out`` and return how many."""
    if st.phase == LAY:
        return lay_legal(st, out)
    if st.phase == LIGHT:
        return light_legal(st, st.cur, out)
    if st.phase == CHOOSE:
        return choose_legal(st, out)
    return chance_legal(st, out)


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
    for building in range(12):
        if not able and st.where[building] == RESERVE + seat:
            able = fits(st, building, seat, spaces)
    return able


@kernel
def refuse(st: Fields, action: int) -> int:
    """Return OK or the reason why ``action`` is refused."""
    if st.phase == OVER:
        return GAME_OVER
    if action >= DEAL_START:
        return OK if to_act(st) == -1 and chance_allows(st, action) else IMPOSSIBLE
    if to_act(st) == -1:
        return CHANCE_FIRST
    if st.phase == LAY:
        return lay_refuse(st, action)
    if st.phase == CHOOSE:
        card = action - CHOOSE_CARD
        return OK if 0 <= card < POOL_SIZE[st.pool] and st.card[card] == 0 else NOT_THIS_PHASE
    return light_refuse(st, action)


@kernel
def light_refuse(st: Fields, action: int) -> int:
    """Return OK or why ``action`` is refused in the second phase."""
    if BUILD <= action < BUILD + N_LAID * 64:
        return build_refuse(st, action, st.cur)
    if st.fetched >= 0:
        return MUST_PLACE
    if ACT <= action < ACT + N_CARDS * 512:
        return act_refuse(st, action, st.cur)
    if action == PASS:
        return pass_refuse(st)
    return NOT_THIS_PHASE


@kernel
def pass_refuse(st: Fields) -> int:
    """Return OK or why the seat may not pass in the second phase (LC3.8, LC3.9)."""
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
def play(st: Fields, action: int, trace: Ints) -> None:
    """Play a legal ``action``."""
    if action >= DEAL_START:
        deal(st, action, trace)
    elif st.phase == CHOOSE:
        choose(st, action - CHOOSE_CARD, cards_out(st), trace)
    elif st.phase == LAY:
        if action < TAKE:
            lay_tile(st, action, trace)
            if st.laid[0] + st.laid[1] == 16:  # LC2.6
                st.phase = LIGHT
                st.cur = st.first  # LC3.1
                emit(trace, E_PHASE, LIGHT, st.cur, 0, 0, 0)
                hand_over(st, trace)  # LC3.8; a whole game begins with tokens and postcards
        elif action == PASS:
            emit(trace, E_PASSED, st.cur, 0, 0, 0, 0)
            st.cur = 1 - st.cur
        else:
            take(st, action - TAKE, trace)
    else:
        light(st, action, trace)


@kernel
def light(st: Fields, action: int, trace: Ints) -> None:
    """Play in the second phase and hand over to whoever can act next (LC3.2, LC3.8, LC3.10)."""
    if action == PASS:
        emit(trace, E_PASSED, st.cur, 0, 0, 0, 0)
        st.passes += 1
    else:
        st.passes = 0
        if action < ACT:
            build(st, action, trace)
        else:
            activate(st, action, trace)
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
    while st.passes < 2 and not can_act(st, st.cur):
        emit(trace, E_PASSED, st.cur, 1, 0, 0, 0)
        st.passes += 1
        st.cur = 1 - st.cur
    if st.passes >= 2:  # LC3.9, LC3.10
        st.phase = OVER
        st.cur = -1
        emit(trace, E_OVER, 0, 0, 0, 0, 0)
