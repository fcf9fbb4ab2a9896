"""Chapter LC1: setting up, and every draw that chance makes."""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import ALL, has, one
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import (
    ACTION_TOKENS,
    IN_FIRST,
    IN_PLAY,
    N_BUILDINGS,
    N_CARDS,
    N_SQUARES,
    N_TILES,
    PIECES,
    POOL_SIZE,
)
from lutetia.games.cite.rules.codes import E_CARD, E_HAND, E_PHASE, E_START
from lutetia.games.cite.state import (
    CARDS,
    CHOOSE,
    DRAWN,
    EMPTY,
    FIRST_SET,
    HANDS,
    LAMP,
    LAY,
    START,
    Fields,
)

N_PIECES: Final = len(PIECES)


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out (LC1.1 to LC1.5); ``options`` are the pool and the way to choose postcards
    (LC1.4)."""
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
    for ground in range(LAMP + 1):
        st.land[ground] = 0
    st.land[EMPTY] = ALL
    for piece in range(N_PIECES):
        st.at[piece] = 0
    st.covered = 0
    for i in range(N_SQUARES):
        st.tile[i] = -1
    st.pooled = (1 << N_BUILDINGS) - 1  # LC1.3
    for i in range(N_CARDS):
        st.card[i] = IN_FIRST[i] if st.mode == FIRST_SET else 0
    for seat in range(2):
        st.reserve[seat] = 0
        st.built[seat] = 0
        st.left[seat] = (1 << N_TILES) - 1  # LC1.2
        st.hand[seat] = -1
        st.laid[seat] = 0
        st.tokens[seat] = ACTION_TOKENS


@kernel
def cards_out(st: Fields) -> int:
    """Return how many postcards are in play."""
    n = 0
    for card in range(N_CARDS):
        if st.card[card] > 0:
            n += 1
    return n


@kernel
def cards_left(st: Fields) -> int:
    """Return the postcards that may still be drawn or chosen (LC1.4)."""
    found = 0
    for card in range(POOL_SIZE[st.pool]):
        if st.card[card] == 0:
            found |= one(card)
    return found


@kernel
def hand_due(st: Fields) -> int:
    """Return the seat that draws a tile now (LC1.6, LC2.3), or -1."""
    for i in range(2):
        seat = (st.start + i) % 2
        if st.hand[seat] < 0 and st.laid[seat] < N_TILES:
            return seat
    return -1


@kernel
def due(st: Fields) -> int:
    """Return what chance may bring now, each as likely: who begins (LC1.7), a postcard (LC1.4), or
    a tile for whoever draws (LC1.6, LC2.3)."""
    if st.phase == START:
        return 3
    return cards_left(st) if st.phase == CARDS else st.left[hand_due(st)]


@kernel
def start_weight(st: Fields, seat: int) -> int:
    """Return 1 while it is open who begins (LC1.7)."""
    return 1 if st.phase == START else 0


@kernel
def set_start(st: Fields, seat: int, trace: Ints) -> None:
    """Let ``seat`` begin; what comes next depends on how postcards are chosen (LC1.4)."""
    st.start = seat
    emit(trace, E_START, st.start, 0, 0, 0, 0)
    if st.mode == FIRST_SET:
        st.phase = HANDS
    elif st.mode == DRAWN:
        st.phase = CARDS
    else:
        st.phase = CHOOSE
        st.cur = st.start


@kernel
def card_weight(st: Fields, card: int) -> int:
    """Return 1 for a postcard that may be drawn (LC1.4)."""
    return 1 if st.phase == CARDS and has(due(st), card) else 0


@kernel
def deal_card(st: Fields, card: int, trace: Ints) -> None:
    """Draw a postcard; after the eighth the hands are drawn (LC1.4, LC1.6)."""
    st.card[card] = 1
    emit(trace, E_CARD, card, -1, 0, 0, 0)
    if cards_out(st) == IN_PLAY:
        st.phase = HANDS


@kernel
def hand_weight(st: Fields, seat: int, tile: int) -> int:
    """Return 1 for a tile that ``seat`` may draw now (LC1.6, LC2.3)."""
    return 1 if st.phase == HANDS and seat == hand_due(st) and has(due(st), tile) else 0


@kernel
def deal_hand(st: Fields, seat: int, tile: int, trace: Ints) -> None:
    """Draw a tile; when both hands hold one, the game goes on."""
    st.hand[seat] = tile
    st.left[seat] &= ~one(tile)
    emit(trace, E_HAND, seat, st.hand[seat], 0, 0, 0)
    if hand_due(st) < 0:
        if st.cur < 0:
            st.cur = st.start
            emit(trace, E_PHASE, LAY, st.cur, 0, 0, 0)
        st.phase = LAY
