"""Chapters LC2 and LC3: laying tiles, taking and placing buildings, passing."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import FIRST_LAID, LAID_PIECE, N_TURNS, POOL_SIZE, TILE_GROUND
from lutetia.games.cite.rules.codes import (
    BUILD,
    E_BUILT,
    E_CARD,
    E_COVERED,
    E_LAID,
    E_TOOK,
    MUST_LAY,
    MUST_PLACE,
    NOT_IN_HAND,
    NOT_IN_POOL,
    NOT_RESERVED,
    NOT_THIS_PHASE,
    OK,
    PASS,
    SQUARE_TAKEN,
    TAKE,
)
from lutetia.games.cite.rules.codes import (
    CHOOSE as CHOOSE_CARD,
)
from lutetia.games.cite.rules.codes import (
    LAY as LAY_TILE,
)
from lutetia.games.cite.rules.ground import may_cover, put
from lutetia.games.cite.rules.placement_mask import corners, row_of
from lutetia.games.cite.state import BUILT, HANDS, POOL, RESERVE, Fields


@kernel
def lay_legal(st: Fields, out: Ints) -> int:
    """Write what the seat may do in the first phase to ``out`` (LC2.1); return how many."""
    n = 0
    seat = st.cur
    if st.hand[seat] >= 0:
        for square in range(16):
            if st.tile[square] < 0:  # LC2.2
                for turns in range(4):
                    out[n] = LAY_TILE + st.hand[seat] * 64 + square * 4 + turns
                    n += 1
    for building in range(12):
        if st.where[building] == POOL:  # LC2.4
            out[n] = TAKE + building
            n += 1
    if st.hand[seat] < 0:  # LC2.5
        out[n] = PASS
        n += 1
    return n


@kernel
def lay_refuse(st: Fields, action: int) -> int:
    """Return OK or why ``action`` is refused in the first phase."""
    seat = st.cur
    if 0 <= action < 512:
        if st.hand[seat] != action // 64:
            return NOT_IN_HAND  # LC2.1
        return OK if st.tile[action % 64 // 4] < 0 else SQUARE_TAKEN  # LC2.2
    if TAKE <= action < TAKE + 12:
        return OK if st.where[action - TAKE] == POOL else NOT_IN_POOL  # LC2.4
    if action == PASS:
        return OK if st.hand[seat] < 0 else MUST_LAY  # LC2.5, LC2.7, LC2.8
    return NOT_THIS_PHASE


@kernel
def lay_tile(st: Fields, action: int, trace: Ints) -> None:
    """Lay the tile in hand (LC2.2)."""
    seat = st.cur
    tile = action // 64
    square = action % 64 // 4
    turns = action % 4
    st.tile[square] = (seat * 8 + tile) * 4 + turns
    for corner in range(4):
        space = (square // 4 * 2 + corner // 2) * 8 + square % 4 * 2 + corner % 2
        st.ground[space] = TILE_GROUND[((seat * 8 + tile) * 4 + turns) * 4 + corner]
    st.hand[seat] = -1
    st.laid[seat] += 1
    if st.laid[seat] == 8 and st.first < 0:
        st.first = seat
    emit(trace, E_LAID, seat, tile, square, turns, 0)
    st.cur = 1 - seat
    if st.laid[seat] < 8:
        st.phase = HANDS  # LC2.3: the next tile is drawn before the rival goes on


@kernel
def take(st: Fields, building: int, trace: Ints) -> None:
    """Take a building into the reserve (LC2.4)."""
    st.where[building] = RESERVE + st.cur
    emit(trace, E_TOOK, st.cur, building, 0, 0, 0)
    st.cur = 1 - st.cur


@kernel
def choose_legal(st: Fields, out: Ints) -> int:
    """Write the postcards that may be chosen (LC1.4)."""
    n = 0
    for card in range(POOL_SIZE[st.pool]):
        if st.card[card] == 0:
            out[n] = CHOOSE_CARD + card
            n += 1
    return n


@kernel
def choose(st: Fields, card: int, n_before: int, trace: Ints) -> None:
    """Choose a postcard; with the eighth the hands are drawn (LC1.4, LC1.6)."""
    st.card[card] = 1
    emit(trace, E_CARD, card, st.cur, 0, 0, 0)
    st.cur = 1 - st.cur
    if n_before == 7:
        st.phase = HANDS
        st.cur = -1


@kernel
def piece_places(st: Fields, piece: int, seat: int, spaces: int, out: Ints, n: int) -> int:
    """Write every way to lay the building ``piece`` on ``spaces`` (`buildable`) after the first ``n`` of ``out``; return the new count."""
    for turn in range(N_TURNS[piece]):
        laid = FIRST_LAID[piece] + turn
        at = corners(laid, spaces)
        for row in range(8 if at != 0 else 0):
            here = row_of(at, row)
            corner = row * 8
            while here != 0:
                if here & 1 == 1 and may_cover(st, laid, corner, seat) == OK:
                    out[n] = BUILD + laid * 64 + corner
                    n += 1
                here >>= 1
                corner += 1
    return n


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
def build_refuse(st: Fields, action: int, seat: int) -> int:
    """Return OK or why a building may not be placed so (LC3.2, LC3.3)."""
    laid = (action - BUILD) // 64
    piece = LAID_PIECE[laid]
    if piece >= 12:
        return NOT_THIS_PHASE
    if st.fetched >= 0:
        if piece != st.fetched:
            return MUST_PLACE
    elif st.where[piece] != RESERVE + seat:
        return NOT_RESERVED
    return may_cover(st, laid, (action - BUILD) % 64, seat)


@kernel
def build(st: Fields, action: int, trace: Ints) -> None:
    """Place a building of the reserve, or the one that Levitation fetched."""
    seat = st.cur
    laid = (action - BUILD) // 64
    corner = (action - BUILD) % 64
    emit(trace, E_BUILT, seat, LAID_PIECE[laid], laid, corner, 0)
    lay_piece(st, laid, corner, seat, trace)
    st.where[LAID_PIECE[laid]] = BUILT + seat  # LC3.11
    st.fetched = -1


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
