"""Chapters LC2 and LC3: laying tiles, taking, choosing and placing buildings."""

from __future__ import annotations

from lutetia.engine.bits import has, one, signed
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import (
    IN_PLAY,
    LAID_PIECE,
    N_TILES,
    TILE_LAND,
)
from lutetia.games.cite.rules.codes import (
    CARD_CHOSEN,
    CARD_ELSEWHERE,
    E_BUILT,
    E_CARD,
    E_COVERED,
    E_LAID,
    E_TOOK,
    MUST_PLACE,
    NOT_IN_HAND,
    NOT_IN_POOL,
    NOT_RESERVED,
    NOT_THIS_PHASE,
    OK,
    SQUARE_TAKEN,
)
from lutetia.games.cite.rules.ground import cover_refuse, put
from lutetia.games.cite.rules.setup import cards_left, cards_out
from lutetia.games.cite.state import BLUE, CHOOSE, EMPTY, HANDS, LAMP, LAY, LIGHT, OUT, Fields


@kernel
def not_now(st: Fields) -> int:
    """Return why an action is refused that belongs to another phase, or must wait (LC4.1)."""
    return MUST_PLACE if st.fetched >= 0 else NOT_THIS_PHASE


@kernel
def open_lays(st: Fields) -> int:
    """Return the ways to lay a tile, square * 4 + turns: on every empty square (LC2.2)."""
    squares = st.land[EMPTY] & 0x0055_0055_0055_0055  # by their top left spaces
    squares = (squares | squares << 4) & 0x0505_0505_0505_0505
    squares = (squares | squares << 2) & 0x1111_1111_1111_1111
    return signed(squares * 15)


@kernel
def lay_refuse(st: Fields, tile: int, square: int, turns: int) -> int:
    """Return OK or why the tile may not be laid there."""
    if st.phase != LAY:
        return not_now(st)
    if st.hand[st.cur] != tile:
        return NOT_IN_HAND  # LC2.1
    return OK if has(open_lays(st), square * 4 + turns) else SQUARE_TAKEN  # LC2.2


@kernel
def lay_tile(st: Fields, tile: int, square: int, turns: int, trace: Ints) -> None:
    """Lay the tile in hand (LC2.2)."""
    seat = st.cur
    lying = (seat * 8 + tile) * 4 + turns
    st.tile[square] = lying
    first = square // 4 * 16 + square % 4 * 2
    for ground in range(BLUE, LAMP + 1):
        spaces = signed(TILE_LAND[lying * 5 + ground] << first)
        st.land[ground] |= spaces
        st.land[EMPTY] &= ~spaces
    st.hand[seat] = -1
    st.laid[seat] += 1
    if st.laid[seat] == N_TILES and st.first < 0:
        st.first = seat
    emit(trace, E_LAID, seat, tile, square, turns, 0)
    st.cur = 1 - seat
    if st.laid[seat] < N_TILES:
        st.phase = HANDS  # LC2.3: the next tile is drawn before the rival goes on


@kernel
def take_refuse(st: Fields, building: int) -> int:
    """Return OK or why the building may not be taken."""
    if st.phase != LAY:
        return not_now(st)
    return OK if has(st.pooled, building) else NOT_IN_POOL  # LC2.4


@kernel
def take(st: Fields, building: int, trace: Ints) -> None:
    """Take a building into the reserve (LC2.4)."""
    st.pooled &= ~one(building)
    st.reserve[st.cur] |= one(building)
    emit(trace, E_TOOK, st.cur, building, 0, 0, 0)
    st.cur = 1 - st.cur


@kernel
def choose_refuse(st: Fields, card: int) -> int:
    """Return OK or why the postcard may not be chosen (LC1.4)."""
    if st.phase != CHOOSE:
        return not_now(st)
    if has(cards_left(st), card):
        return OK
    return CARD_ELSEWHERE if st.card[card] == OUT else CARD_CHOSEN


@kernel
def choose(st: Fields, card: int, trace: Ints) -> None:
    """Choose a postcard; with the eighth the hands are drawn (LC1.4, LC1.6)."""
    st.card[card] = 1
    emit(trace, E_CARD, card, st.cur, 0, 0, 0)
    st.cur = 1 - st.cur
    if cards_out(st) == IN_PLAY:
        st.phase = HANDS
        st.cur = -1


@kernel
def build_refuse(st: Fields, laid: int, corner: int) -> int:
    """Return OK or why a building may not be placed so (LC3.2, LC3.3)."""
    if st.phase != LIGHT:
        return NOT_THIS_PHASE
    seat = st.cur
    piece = LAID_PIECE[laid]
    if st.fetched >= 0:
        if piece != st.fetched:
            return MUST_PLACE
    elif not has(st.reserve[seat], piece):
        return NOT_RESERVED
    return cover_refuse(st, laid, corner, seat)


@kernel
def build(st: Fields, laid: int, corner: int, trace: Ints) -> None:
    """Place a building of the reserve, or the one that Levitation fetched."""
    seat = st.cur
    emit(trace, E_BUILT, seat, LAID_PIECE[laid], laid, corner, 0)
    lay_piece(st, laid, corner, seat, trace)
    building = one(LAID_PIECE[laid])
    st.pooled &= ~building
    for other in range(2):
        st.reserve[other] &= ~building
    st.built[seat] |= building  # LC3.11
    st.fetched = -1
    st.passes = 0


@kernel
def lay_piece(st: Fields, laid: int, corner: int, seat: int, trace: Ints) -> None:
    """Lay building, garden or fountain, noting what it needed."""
    metro = st.metro
    chartier = st.chartier
    put(st, laid, corner, seat)
    if st.metro != metro:
        emit(trace, E_COVERED, seat, 0, 0, 0, 0)
    if st.chartier != chartier:
        emit(trace, E_COVERED, seat, 1, 0, 0, 0)
