"""Chapters LC2 and LC3: laying tiles, taking, choosing and placing buildings."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import (
    FIRST_LAID,
    IN_PLAY,
    LAID_PIECE,
    N_TILES,
    N_TURNS,
    POOL_SIZE,
    TILE_GROUND,
)
from lutetia.games.cite.rules.codes import (
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
from lutetia.games.cite.rules.ground import may_cover, put
from lutetia.games.cite.rules.placement_mask import corners, row_of
from lutetia.games.cite.rules.setup import cards_out
from lutetia.games.cite.state import BUILT, CHOOSE, HANDS, LAY, LIGHT, POOL, RESERVE, Fields


@kernel
def not_now(st: Fields) -> int:
    """Return why an action is refused that belongs to another phase, or must wait (LC4.1)."""
    return MUST_PLACE if st.fetched >= 0 else NOT_THIS_PHASE


@kernel
def lay_refuse(st: Fields, tile: int, square: int, turns: int) -> int:
    """Return OK or why the tile may not be laid there."""
    if st.phase != LAY:
        return not_now(st)
    if st.hand[st.cur] != tile:
        return NOT_IN_HAND  # LC2.1
    return OK if st.tile[square] < 0 else SQUARE_TAKEN  # LC2.2


@kernel
def lay_tile(st: Fields, tile: int, square: int, turns: int, trace: Ints) -> None:
    """Lay the tile in hand (LC2.2)."""
    seat = st.cur
    st.tile[square] = (seat * 8 + tile) * 4 + turns
    for corner in range(4):
        space = (square // 4 * 2 + corner // 2) * 8 + square % 4 * 2 + corner % 2
        st.ground[space] = TILE_GROUND[((seat * 8 + tile) * 4 + turns) * 4 + corner]
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
    return OK if st.where[building] == POOL else NOT_IN_POOL  # LC2.4


@kernel
def take(st: Fields, building: int, trace: Ints) -> None:
    """Take a building into the reserve (LC2.4)."""
    st.where[building] = RESERVE + st.cur
    emit(trace, E_TOOK, st.cur, building, 0, 0, 0)
    st.cur = 1 - st.cur


@kernel
def choose_refuse(st: Fields, card: int) -> int:
    """Return OK or why the postcard may not be chosen (LC1.4)."""
    if st.phase == CHOOSE and card < POOL_SIZE[st.pool] and st.card[card] == 0:
        return OK
    return not_now(st)


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
def fits(st: Fields, piece: int, seat: int, spaces: int) -> bool:
    """Return whether the building ``piece`` can be laid anywhere on ``spaces`` (`buildable`)."""
    for turn in range(N_TURNS[piece]):
        laid = FIRST_LAID[piece] + turn
        at = corners(laid, spaces)
        for row in range(8 if at != 0 else 0):
            here = row_of(at, row)
            corner = row * 8
            while here != 0:
                if here & 1 == 1 and may_cover(st, laid, corner, seat) == OK:
                    return True
                here >>= 1
                corner += 1
    return False


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
    elif st.where[piece] != RESERVE + seat:
        return NOT_RESERVED
    return may_cover(st, laid, corner, seat)


@kernel
def build(st: Fields, laid: int, corner: int, trace: Ints) -> None:
    """Place a building of the reserve, or the one that Levitation fetched."""
    seat = st.cur
    emit(trace, E_BUILT, seat, LAID_PIECE[laid], laid, corner, 0)
    lay_piece(st, laid, corner, seat, trace)
    st.where[LAID_PIECE[laid]] = BUILT + seat  # LC3.11
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
