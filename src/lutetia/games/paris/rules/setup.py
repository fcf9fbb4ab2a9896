"""Chapter PA1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import (
    BASE_TOKEN,
    BONUS_TILES,
    BOXED,
    COPIES,
    COUNT,
    EIGHT_SLOT,
    KEYS,
    N_STACKS,
    RESERVE,
    START_FRANCS,
    ZONE,
)
from lutetia.games.paris.rules.codes import (
    E_ROUND,
    E_START,
    E_TOKEN,
    E_TOP,
    E_TRACK,
)
from lutetia.games.paris.state import ACT, DRAW, GOING_ON, START, TOKENS, TOPS, TRACK, TURN, Fields


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out for ``players`` seats (PA1.1); ``options`` are random_setup,
    free_placement and ledger."""
    st.players = players
    st.random_setup = options[0]
    st.free = options[1]
    st.ledger = options[2]
    st.phase = START
    st.start = -1
    st.cur = -1
    st.round = 0
    st.ending = GOING_ON
    st.step = DRAW
    st.stack = -1
    st.drawn = -1
    for i in range(3):
        st.left[i] = (
            36 if st.free == 1 else 36 - BOXED
        ) // 3  # PA1.4, PA12.4; the random set-up changes nothing here (PA12.7)
        st.top[i] = -1
        st.supply[i] = 0  # PA1.6
        st.gone[i] = 0
        st.sections[i] = 0
    for space in range(36):  # PA1.2, PA1.3
        st.seen[space] = 0
        st.building[space] = -1
        st.token[space] = -1
        if st.random_setup == 0 or space % 6 == EIGHT_SLOT:
            st.token[space] = BASE_TOKEN[space]  # PA1.5, PA12.1
    for i in range(8):
        st.landmark[i] = -1  # PA1.9
    for i in range(176):
        st.keys[i] = 0
    for i in range(24):
        st.bank[i] = 0
        st.tokens[i] = 0
    for i in range(6):
        st.prize[i] = -1
        st.floats[i] = 0
    for i in range(120):
        st.bonus[i] = 0
    for tile in range(30):  # PA1.7
        st.track[tile] = tile if st.random_setup == 0 else -1
        st.copies[tile] = players - 1 if COPIES[tile] == 1 else 1
    for seat in range(4):
        there = 1 if seat < players else 0
        st.arc[seat] = 0
        st.francs[seat] = START_FRANCS * there  # PA1.10
        st.hand[seat] = KEYS[players - 2] * there  # PA1.11
        st.reserve[seat] = RESERVE * there
        st.meeple[seat] = 0
        st.promises[seat] = 0
    st.may_advance = 0
    st.may_score = 0
    for i in range(40):
        st.vp[i] = 0
    st.n_takes = 0
    st.n_uses = 0
    for i in range(12):
        st.take_seat[i] = -1
        st.take_kind[i] = -1  # PA1.8
        st.use_seat[i] = -1
        st.use_kind[i] = -1
        st.use_after[i] = -1


@kernel
def token_space(st: Fields) -> int:
    """Return the next space that waits for a random token, or -1 (PA12.1)."""
    for space in range(36):
        if st.token[space] < 0:
            return space
    return -1


@kernel
def tokens_left(st: Fields, token: int) -> int:
    """Return how many of ``token`` are not laid out yet (PA1.6)."""
    n = COUNT[token]
    for space in range(36):
        if st.token[space] == token:
            n -= 1
    return n


@kernel
def track_space(st: Fields) -> int:
    """Return the next space of the track that waits for a random tile, or -1 (PA12.2)."""
    for space in range(BONUS_TILES):
        if st.track[space] < 0:
            return space
    return -1


@kernel
def track_fits(st: Fields, space: int, tile: int) -> bool:
    """Return whether ``tile`` may still come to ``space``: its zone,
    and not laid yet (PA12.2, PA12.3)."""
    if ZONE[tile] != ZONE[space]:
        return False
    lying = 0
    for other in range(BONUS_TILES):
        if st.track[other] == tile:
            lying += 1
    return lying == 0


@kernel
def stack_due(st: Fields) -> int:
    """Return the stack whose top back comes into sight next, or -1."""
    for stack in range(N_STACKS):
        if st.left[stack] > 0 and st.top[stack] < 0:
            return stack
    return -1


@kernel
def backs_left(st: Fields, district: int) -> int:
    """Return how many buildings of ``district`` are neither turned up nor on top of a stack."""
    n = 0
    for i in range(6):
        if st.seen[district * 6 + i] == 0:
            n += 1
    for stack in range(N_STACKS):
        if st.top[stack] == district:
            n -= 1
    return n


@kernel
def start_weight(st: Fields, seat: int) -> int:
    """Return 1 where ``seat`` may be drawn to begin (PA1.12), else 0."""
    return 1 if st.phase == START and seat < st.players else 0


@kernel
def token_weight(st: Fields, space: int, token: int) -> int:
    """Return how many of ``token`` may come to ``space`` now."""
    return tokens_left(st, token) if st.phase == TOKENS and space == token_space(st) else 0


@kernel
def tile_weight(st: Fields, space: int, tile: int) -> int:
    """Return 1 where ``tile`` may come to ``space`` of the track now, else 0."""
    if st.phase != TRACK or space != track_space(st):
        return 0
    return 1 if track_fits(st, space, tile) else 0


@kernel
def back_weight(st: Fields, stack: int, district: int) -> int:
    """Return how many buildings of ``district`` may lie on top of ``stack``,
    whose back comes into sight now."""
    return backs_left(st, district) if st.phase == TOPS and stack == stack_due(st) else 0


@kernel
def set_start(st: Fields, seat: int, trace: Ints) -> None:
    """Let ``seat`` begin."""
    st.start = seat
    emit(trace, E_START, seat, 0, 0, 0, 0)
    lay_on(st, trace)


@kernel
def lay_token(st: Fields, space: int, token: int, trace: Ints) -> None:
    """Lay a token beside its space."""
    st.token[space] = token
    emit(trace, E_TOKEN, space, token, 0, 0, 0)
    lay_on(st, trace)


@kernel
def lay_tile(st: Fields, space: int, tile: int, trace: Ints) -> None:
    """Lay a bonus tile on its space of the track."""
    st.track[space] = tile
    emit(trace, E_TRACK, space, tile, 0, 0, 0)
    lay_on(st, trace)


@kernel
def show_back(st: Fields, stack: int, district: int, trace: Ints) -> None:
    """Show the back of the top building of ``stack``; after the set-up the turn goes on with
    that."""
    st.top[stack] = district
    emit(trace, E_TOP, stack, district, 0, 0, 0)
    lay_on(st, trace)


@kernel
def lay_on(st: Fields, trace: Ints) -> None:
    """Find what chance deals next, or let the turn begin or go on."""
    if st.round > 0:
        st.phase = TURN  # the next back of the stack drawn from is in sight
        return
    if st.random_setup == 1 and token_space(st) >= 0:
        st.phase = TOKENS
    elif st.random_setup == 1 and track_space(st) >= 0:
        st.phase = TRACK
    elif stack_due(st) >= 0:
        st.phase = TOPS
    else:
        st.phase = TURN
        st.round = 1
        st.cur = st.start
        begin_turn(st)
        emit(trace, E_ROUND, 1, 0, 0, 0, 0)


@kernel
def begin_turn(st: Fields) -> None:
    """Begin the turn of ``cur``: it draws as long as a stack is left (PA2.3, PA2.5)."""
    st.step = DRAW if st.left[0] + st.left[1] + st.left[2] > 0 else ACT
    st.stack = -1
    st.drawn = -1
    st.may_advance = 0
    st.may_score = 0
    for i in range(3):
        st.sections[i] = 0
