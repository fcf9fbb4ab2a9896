"""Chapter PA8: the thirty bonus tiles. What each does says its row in ``data/bonus_tiles.toml``.

Tiles are counted from 0 here: tile 1 is 0.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import count
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.paris.material import (
    BONUS_FRANCS,
    BONUS_KIND,
    BONUS_LOW,
    BONUS_POINTS,
    BONUS_SLOT,
    BONUS_TOKEN,
    COUNT_LANDMARKS,
    COUNT_TILES,
    COUNT_TYPES,
    COUNT_VALUE,
    FETCH_BACK_TILE,
    FETCH_TILE,
    FIRST_LANDMARK,
    FRANCS_TILE,
    IS_PLAIN,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    KEY,
    N_DISTRICTS,
    N_SLOTS,
    ONE_OF,
    PAIRS,
    TOKEN,
    TWO_OF,
    TYPE,
)
from lutetia.games.paris.rules.benefits import back_refuse, space_of, take_tile, tile_refuse
from lutetia.games.paris.rules.codes import (
    AT_THE_END,
    E_FETCHED,
    E_RETURNED,
    E_STANDS,
    E_USED,
    NO_FRANCS,
    NO_PAIR,
    NO_RESERVE,
    NO_TILE,
    OK,
    UNKNOWN,
    WITH_A_MOVE,
)
from lutetia.games.paris.rules.moves import held, holds
from lutetia.games.paris.rules.queries import own
from lutetia.games.paris.rules.trade import put_back
from lutetia.games.paris.state import UNUSED, USED, Fields

ANY_LANDMARK: Final = FIRST_LANDMARK
"""As a slot of `held_at`: all landmarks."""

FREE_TYPES: Final = 2
LEAST_TYPES: Final = 4
"""Types that are counted but not paid, and how many there must be (PA8.8)."""


@kernel
def held_at(st: Fields, seat: int, slot: int) -> int:
    """Return the keys of ``seat`` on all buildings of one value,
    or with `ANY_LANDMARK` on all landmarks; doubled ones count twice."""
    n = 0
    for district in range(N_DISTRICTS):
        for at in range(N_SLOTS):
            if at == slot or (slot == ANY_LANDMARK and at > ANY_LANDMARK):
                n += own(st, district, at, seat)
    return n


@kernel
def types_of(st: Fields, seat: int) -> int:
    """Return the number of types of property of ``seat``, all landmarks being one type (PA8.8)."""
    found = 0
    for space in range(36):
        if st.keys[space * 4 + seat] > 0:
            found |= 1 << TYPE[st.building[space]]
    for i in range(8):
        if st.keys[(36 + i) * 4 + seat] > 0:
            found |= 64
    n = 0
    for bit in range(7):
        n += (found >> bit) & 1
    return n


@kernel
def unused(st: Fields, seat: int) -> int:
    """Return the number of unused bonus tiles of ``seat``."""
    return count(held(st, seat))


@kernel
def tile_counts(st: Fields, seat: int, tile: int) -> int:
    """Return how many things a scoring tile counts for ``seat``;
    -1 for a tile that counts nothing."""
    kind = BONUS_KIND[tile]
    if kind == COUNT_VALUE:
        return held_at(st, seat, BONUS_SLOT[tile])
    if kind == COUNT_LANDMARKS:
        return held_at(st, seat, ANY_LANDMARK)
    if kind == COUNT_TYPES:
        return types_of(st, seat)
    if kind == COUNT_TILES:
        n = unused(st, seat)
        return n - 1 if st.bonus[seat * 30 + tile] == UNUSED else n  # itself left out
    return -1


@kernel
def pairs_held(st: Fields, seat: int, low: int) -> int:
    """Return the pairs of equal real tokens of ``seat``
    among the three kinds from ``low`` on (PA8.19, PA8.20)."""
    return (
        st.tokens[seat * 6 + low] // 2
        + st.tokens[seat * 6 + low + 1] // 2
        + st.tokens[seat * 6 + low + 2] // 2
    )


@kernel
def tile_points(st: Fields, seat: int, tile: int) -> int:
    """Return the points that using ``tile`` gives ``seat`` now,
    of tiles 23 and 24 the most; 0 is allowed (PA8.9).

    Chapter PA8: PA8.1, PA8.6, PA8.7, PA8.8, PA8.18, PA8.19.
    """
    kind = BONUS_KIND[tile]
    if kind == PAIRS:
        return pairs_held(st, seat, BONUS_LOW[tile]) * st.players
    n = tile_counts(st, seat, tile)
    if n < 0:
        return BONUS_POINTS[tile]
    if kind == COUNT_TILES:
        return n * (st.players - 1)  # PA8.18
    if kind == COUNT_TYPES:  # PA8.8
        return BONUS_POINTS[tile] * (n - FREE_TYPES) if n >= LEAST_TYPES else 0
    return n * BONUS_POINTS[tile]  # PA8.6, PA8.7


@kernel
def use_refuse(st: Fields, tile: int) -> int:
    """Return OK or why ``tile`` may not be used so."""
    if tile == FRANCS_TILE:
        return AT_THE_END  # PA8.21
    if tile == JOIN_OWN_TILE or tile == JOIN_OTHERS_TILE:
        return WITH_A_MOVE  # PA8.12
    if IS_PLAIN[tile] == 0:
        return UNKNOWN
    if not holds(st, st.cur, tile):
        return NO_TILE
    if BONUS_FRANCS[tile] < 0:  # PA8.14
        if st.reserve[st.cur] == 0:
            return NO_RESERVE
        if st.francs[st.cur] + BONUS_FRANCS[tile] < 0:
            return NO_FRANCS
    return OK


@kernel
def use(st: Fields, tile: int, trace: Ints) -> None:
    """Use a tile that leaves no choice; it then lies open (PA7.4)."""
    seat = st.cur
    points = tile_points(st, seat, tile)
    francs = BONUS_FRANCS[tile]  # PA8.1, PA8.14
    st.bonus[seat * 30 + tile] = USED + points
    st.francs[seat] += francs
    emit(trace, E_USED, seat, tile, points, francs, tile_counts(st, seat, tile))
    if BONUS_KIND[tile] == KEY:  # PA8.14
        st.reserve[seat] -= 1
        st.hand[seat] += 1
    elif BONUS_KIND[tile] == TOKEN:  # PA8.2
        stand(st, BONUS_TOKEN[tile], trace)


@kernel
def stand(st: Fields, token: int, trace: Ints) -> None:
    """Let a used tile stand for a token in this turn (PA8.4)."""
    st.floats[token] += 1
    emit(trace, E_STANDS, st.cur, token, 0, 0, 0)


@kernel
def as_refuse(st: Fields, tile: int, first: int, second: int) -> int:
    """Return OK or why tile 8, 10, 19 or 21 does not stand for these tokens (PA8.2, PA8.3)."""
    low = BONUS_LOW[tile]
    one = BONUS_KIND[tile] == ONE_OF
    if first < low or second < first or second >= low + 3 or (one and first != second):
        return UNKNOWN
    return OK if holds(st, st.cur, tile) else NO_TILE


@kernel
def use_as(st: Fields, tile: int, first: int, second: int, trace: Ints) -> None:
    """Use tile 8, 10, 19 or 21 as the tokens chosen."""
    st.bonus[st.cur * 30 + tile] = USED
    emit(trace, E_USED, st.cur, tile, 0, 0, -1)
    stand(st, first, trace)
    if BONUS_KIND[tile] == TWO_OF:
        stand(st, second, trace)


@kernel
def fetch_refuse(st: Fields, by: int, tile: int) -> int:
    """Return OK or why tile 17 or 25 cannot fetch ``tile`` (PA8.15, PA8.16)."""
    if not holds(st, st.cur, by):
        return NO_TILE
    return tile_refuse(st, st.cur, tile) if by == FETCH_TILE else back_refuse(st, tile)


@kernel
def fetch(st: Fields, by: int, tile: int, trace: Ints) -> None:
    """Use tile 17, whose meeple stays (PA8.15), or 25, whose meeple goes back (PA8.16)."""
    st.bonus[st.cur * 30 + by] = USED
    if by == FETCH_BACK_TILE:
        st.meeple[st.cur] = space_of(st, tile)
    take_tile(st, tile)
    emit(trace, E_USED, st.cur, by, 0, 0, -1)
    emit(trace, E_FETCHED, st.cur, tile, by, 0, 0)


@kernel
def pairs_refuse(st: Fields, tile: int, third: int, second: int, first: int) -> int:
    """Return OK or why tile 23 or 24 does not take these pairs: real tokens, one pair at least
    (PA8.19, PA8.20)."""
    at = st.cur * 6 + BONUS_LOW[tile]
    if not holds(st, st.cur, tile):
        return NO_TILE
    if first + second + third == 0:
        return NO_PAIR
    if st.tokens[at] < 2 * first or st.tokens[at + 1] < 2 * second or st.tokens[at + 2] < 2 * third:
        return NO_PAIR
    return OK


@kernel
def use_pairs(st: Fields, tile: int, third: int, second: int, first: int, trace: Ints) -> None:
    """Give pairs of equal tokens back for points (PA8.19)."""
    seat = st.cur
    low = BONUS_LOW[tile]
    pairs = first + second + third
    points = pairs * st.players
    st.bonus[seat * 30 + tile] = USED + points
    emit(trace, E_USED, seat, tile, points, 0, pairs)
    return_pairs(st, low, first, trace)
    return_pairs(st, low + 1, second, trace)
    return_pairs(st, low + 2, third, trace)


@kernel
def return_pairs(st: Fields, token: int, n: int, trace: Ints) -> None:
    """Give ``n`` pairs of ``token`` back."""
    if n > 0:
        st.tokens[st.cur * 6 + token] -= 2 * n
        put_back(st, token, 2 * n)
        emit(trace, E_RETURNED, st.cur, token, n, 0, 0)
