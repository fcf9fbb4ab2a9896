"""Chapter PA1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.engine.trace import emit
from lutetia.games.paris.material import (
    BASE_TOKEN,
    BOXED,
    COPIES,
    COUNT,
    KEYS,
    RESERVE,
    START_FRANCS,
    ZONE,
)
from lutetia.games.paris.rules.codes import (
    DEAL_START,
    DEAL_TILE,
    DEAL_TOKEN,
    DEAL_TOP,
    DEAL_TRACK,
    E_ROUND,
    E_START,
    E_TOKEN,
    E_TOP,
    E_TRACK,
)
from lutetia.games.paris.state import (
    ACT,
    DRAW,
    OVER,
    START,
    TOKENS,
    TOPS,
    TRACK,
    TURN,
    TURNED,
    Fields,
)


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out for ``players`` seats (PA1.1); ``options`` are random_setup, free_placement and ledger."""
    st.players = players
    st.random_setup = options[0]
    st.free = options[1]
    st.ledger = options[2]
    st.phase = START
    st.start = -1
    st.cur = -1
    st.round = 0
    st.ending = 0
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
        if st.random_setup == 0 or space % 6 == 5:
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
    for space in range(30):
        if st.track[space] < 0:
            return space
    return -1


@kernel
def track_fits(st: Fields, space: int, tile: int) -> bool:
    """Return whether ``tile`` may still come to ``space``: its zone, and not laid yet (PA12.2, PA12.3)."""
    if ZONE[tile] != ZONE[space]:
        return False
    lying = 0
    for other in range(30):
        if st.track[other] == tile:
            lying += 1
    return lying == 0


@kernel
def stack_due(st: Fields) -> int:
    """Return the stack whose top back comes into sight next, or -1."""
    for stack in range(3):
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
    for stack in range(3):
        if st.top[stack] == district:
            n -= 1
    return n


@kernel
def weight(st: Fields, action: int) -> int:
    """Return the weight of an outcome of chance here, 0 when it is none."""
    if st.phase == START:  # PA1.12
        return 1 if DEAL_START <= action < DEAL_START + st.players else 0
    if st.phase == TOKENS:
        space = (action - DEAL_TOKEN) // 6
        if action < DEAL_TOKEN or action >= DEAL_TOKEN + 216 or space != token_space(st):
            return 0
        return tokens_left(st, (action - DEAL_TOKEN) % 6)
    if st.phase == TRACK:
        space = (action - DEAL_TRACK) // 30
        if action < DEAL_TRACK or action >= DEAL_TRACK + 900 or space != track_space(st):
            return 0
        return 1 if track_fits(st, space, (action - DEAL_TRACK) % 30) else 0
    if st.phase == TOPS:
        if (
            action < DEAL_TOP
            or action >= DEAL_TOP + 18
            or (action - DEAL_TOP) // 6 != stack_due(st)
        ):
            return 0
        return backs_left(st, (action - DEAL_TOP) % 6)
    if st.phase == TURNED and DEAL_TILE <= action < DEAL_TILE + 36:
        building = action - DEAL_TILE
        return 1 if building // 6 == st.top[st.stack] and st.seen[building] == 0 else 0
    return 0


@kernel
def first_deal(st: Fields) -> int:
    """Return the smallest code that chance could deal here; its outcomes are among the 36 codes from there on."""
    if st.phase == START:
        return DEAL_START
    if st.phase == TOKENS:
        return DEAL_TOKEN + token_space(st) * 6
    if st.phase == TRACK:
        return DEAL_TRACK + track_space(st) * 30
    if st.phase == TOPS:
        return DEAL_TOP + stack_due(st) * 6
    return DEAL_TILE


@kernel
def chance_legal(st: Fields, out: Ints) -> int:
    """Write chance's possible outcomes to ``out`` and return how many."""
    n = 0
    if st.phase == OVER:
        return 0
    first = first_deal(st)
    for action in range(first, first + 36):
        if weight(st, action) > 0:
            out[n] = action
            n += 1
    return n


@kernel
def draw(st: Fields, rng: Ints) -> int:
    """Return an outcome of chance drawn by its weight."""
    first = first_deal(st)
    total = 0
    for action in range(first, first + 36):
        total += weight(st, action)
    pick = randbelow(rng, total)
    for action in range(first, first + 36):
        pick -= weight(st, action)
        if pick < 0:
            return action
    return -1


@kernel
def deal(st: Fields, action: int, trace: Ints) -> None:
    """Play an outcome of chance other than a building turned up."""
    if action >= DEAL_TOP:
        stack = (action - DEAL_TOP) // 6
        st.top[stack] = (action - DEAL_TOP) % 6
        emit(trace, E_TOP, stack, st.top[stack], 0, 0, 0)
    elif action >= DEAL_TRACK:
        space = (action - DEAL_TRACK) // 30
        st.track[space] = (action - DEAL_TRACK) % 30
        emit(trace, E_TRACK, space, st.track[space], 0, 0, 0)
    elif action >= DEAL_TOKEN:
        space = (action - DEAL_TOKEN) // 6
        st.token[space] = (action - DEAL_TOKEN) % 6
        emit(trace, E_TOKEN, space, st.token[space], 0, 0, 0)
    else:
        st.start = action - DEAL_START
        emit(trace, E_START, st.start, 0, 0, 0, 0)
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
