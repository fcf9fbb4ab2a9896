"""Chapter LC1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.engine.trace import emit
from lutetia.games.cite.material import IN_FIRST, N_CARDS, POOL_SIZE
from lutetia.games.cite.rules.codes import (
    DEAL_CARD,
    DEAL_HAND,
    DEAL_START,
    E_CARD,
    E_HAND,
    E_PHASE,
    E_START,
)
from lutetia.games.cite.state import CARDS, CHOOSE, HANDS, LAY, START, Fields


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out (LC1.1 to LC1.5); ``options`` are the pool and the way to choose postcards (LC1.4)."""
    st.mode = options[0]
    st.pool = options[1]
    st.phase = START
    st.start = -1
    st.cur = -1
    st.first = -1
    st.metro = -1
    st.chartier = -1
    st.fetched = -1
    st.annexed = -1
    st.facing = -1
    st.skull = -1
    st.gargoyle = -1
    st.louvre = -1
    st.river = -1
    st.liberty = -1
    st.passes = 0
    for i in range(64):
        st.ground[i] = 0
        st.cover[i] = -1
    for i in range(16):
        st.tile[i] = -1
        st.left[i] = 1  # LC1.2
    for i in range(12):
        st.where[i] = 0  # LC1.3
    for i in range(N_CARDS):
        st.card[i] = IN_FIRST[i] if st.mode == 0 else 0
    for seat in range(2):
        st.hand[seat] = -1
        st.laid[seat] = 0
        st.tokens[seat] = 4  # LC1.5


@kernel
def cards_out(st: Fields) -> int:
    """Return how many postcards are in play."""
    n = 0
    for card in range(N_CARDS):
        if st.card[card] > 0:
            n += 1
    return n


@kernel
def hand_due(st: Fields) -> int:
    """Return the seat that draws a tile now (LC1.6, LC2.3), or -1."""
    for i in range(2):
        seat = (st.start + i) % 2
        if st.hand[seat] < 0 and st.laid[seat] < 8:
            return seat
    return -1


@kernel
def chance_legal(st: Fields, out: Ints) -> int:
    """Write chance's possible outcomes to ``out`` and return how many."""
    n = 0
    if st.phase == START:  # LC1.7
        for seat in range(2):
            out[n] = DEAL_START + seat
            n += 1
    elif st.phase == CARDS:
        for card in range(POOL_SIZE[st.pool]):
            if st.card[card] == 0:
                out[n] = DEAL_CARD + card
                n += 1
    elif st.phase == HANDS:
        seat = hand_due(st)
        for tile in range(8):
            if st.left[seat * 8 + tile] > 0:
                out[n] = DEAL_HAND + seat * 8 + tile
                n += 1
    return n


@kernel
def chance_allows(st: Fields, action: int) -> bool:
    """Return whether the deal ``action`` is a possible outcome of chance here."""
    if action < DEAL_CARD:
        return st.phase == START and action - DEAL_START < 2
    if action < DEAL_HAND:
        card = action - DEAL_CARD
        return st.phase == CARDS and card < POOL_SIZE[st.pool] and st.card[card] == 0
    seat = (action - DEAL_HAND) // 8
    return st.phase == HANDS and seat == hand_due(st) and st.left[action - DEAL_HAND] > 0


@kernel
def weight(st: Fields, action: int) -> int:
    """Return the weight of a chance outcome: all are alike."""
    return 1


@kernel
def draw(st: Fields, rng: Ints) -> int:
    """Return a chance outcome, drawn evenly."""
    if st.phase == START:
        return DEAL_START + randbelow(rng, 2)
    if st.phase == CARDS:
        pick = randbelow(rng, POOL_SIZE[st.pool] - cards_out(st))
        for card in range(POOL_SIZE[st.pool]):
            if st.card[card] == 0:
                if pick == 0:
                    return DEAL_CARD + card
                pick -= 1
    seat = hand_due(st)
    pick = randbelow(rng, 8 - st.laid[seat])
    for tile in range(8):
        if st.left[seat * 8 + tile] > 0:
            if pick == 0:
                return DEAL_HAND + seat * 8 + tile
            pick -= 1
    return -1


@kernel
def deal(st: Fields, action: int, trace: Ints) -> None:
    """Play a chance outcome."""
    if action >= DEAL_HAND:
        seat = (action - DEAL_HAND) // 8
        st.hand[seat] = (action - DEAL_HAND) % 8
        st.left[action - DEAL_HAND] = 0
        emit(trace, E_HAND, seat, st.hand[seat], 0, 0, 0)
        if hand_due(st) < 0:
            if st.cur < 0:
                st.cur = st.start
                emit(trace, E_PHASE, LAY, st.cur, 0, 0, 0)
            st.phase = LAY
        return
    if action >= DEAL_CARD:
        st.card[action - DEAL_CARD] = 1
        emit(trace, E_CARD, action - DEAL_CARD, -1, 0, 0, 0)
        if cards_out(st) == 8:
            st.phase = HANDS
        return
    st.start = action - DEAL_START
    emit(trace, E_START, st.start, 0, 0, 0, 0)
    if st.mode == 0:
        st.phase = HANDS
    elif st.mode == 1:
        st.phase = CARDS
    else:
        st.phase = CHOOSE
        st.cur = st.start
