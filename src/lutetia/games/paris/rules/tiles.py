"""Chapter PA8: the thirty bonus tiles. Tiles are counted from 0 here: tile 1 is 0."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel, table
from lutetia.engine.trace import note
from lutetia.games.paris.material import TYPE, VALUE
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
from lutetia.games.paris.rules.moves import holds
from lutetia.games.paris.rules.queries import own
from lutetia.games.paris.rules.trade import put_back
from lutetia.games.paris.state import UNUSED, USED, Fields


@kernel
def as_tile(slot: int) -> int:
    """Return which tile the ``slot`` of a USE_AS code is: 8, 10, 19, 21 (counted from 0: 7, 9, 18, 20)."""
    return 7 if slot == 0 else 9 if slot == 1 else 18 if slot == 2 else 20


@kernel
def held_at(st: Fields, seat: int, slot: int) -> int:
    """Return the keys of ``seat`` on all buildings of one value, or with ``slot`` 6 on all landmarks; doubled ones count twice."""
    n = 0
    for district in range(6):
        for at in range(14):
            if at == slot or (slot == 6 and at > 6):
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
    n = 0
    for tile in range(30):
        if st.bonus[seat * 30 + tile] == UNUSED:
            n += 1
    return n


COUNTED = table(
    {5: 0, 10: 1, 14: 2, 17: 3, 25: 4, 27: 5, 28: 6}.get(tile, -1) for tile in range(30)
)
"""By tile from 0: the value whose holdings it counts (PA8.6), 6 for landmarks (PA8.7); -1 where it counts none."""


@kernel
def tile_counts(st: Fields, seat: int, tile: int) -> int:
    """Return how many things a scoring tile counts for ``seat``; -1 for a tile that counts nothing."""
    if COUNTED[tile] >= 0:
        return held_at(st, seat, COUNTED[tile])
    if tile == 29:
        return types_of(st, seat)
    if tile == 19:
        n = unused(st, seat)
        return n - 1 if st.bonus[seat * 30 + 19] == UNUSED else n  # itself left out
    return -1


@kernel
def pairs_held(st: Fields, seat: int, low: int) -> int:
    """Return the pairs of equal real tokens of ``seat`` among the three kinds from ``low`` on (PA8.19, PA8.20)."""
    return (
        st.tokens[seat * 6 + low] // 2
        + st.tokens[seat * 6 + low + 1] // 2
        + st.tokens[seat * 6 + low + 2] // 2
    )


@kernel
def tile_points(st: Fields, seat: int, tile: int) -> int:
    """Return the points that using ``tile`` gives ``seat`` now, of tiles 23 and 24 the most; 0 is allowed (PA8.9).

    Chapter PA8: PA8.1, PA8.6, PA8.7, PA8.8, PA8.18, PA8.19.
    """
    if tile == 6:
        return 1
    if tile == 22 or tile == 23:
        return pairs_held(st, seat, 3 if tile == 22 else 0) * st.players
    n = tile_counts(st, seat, tile)
    if n < 0:
        return 0
    if tile == 19:
        return n * (st.players - 1)  # PA8.18
    if tile == 28:
        return n * 8  # PA8.7
    if tile == 29:
        return 5 * (n - 2) if n >= 4 else 0  # PA8.8
    slot = COUNTED[tile]
    return n * (VALUE[slot] + 1 if slot < 5 else 7)  # PA8.6


@kernel
def tile_francs(tile: int) -> int:
    """Return the francs that using ``tile`` gives, less than 0 when it costs (PA8.1, PA8.14)."""
    if tile == 0 or tile == 6:
        return 3
    if tile == 4:
        return 4
    if tile == 11:
        return 5
    if tile == 21:
        return 6
    if tile == 12:
        return -2
    return -1 if tile == 13 else 0


@kernel
def plain(tile: int) -> bool:
    """Return whether ``tile`` is used without a choice."""
    return (
        tile < 7 or tile == 10 or tile == 11 or tile == 12 or tile == 13 or tile == 14 or tile == 17
        or tile == 19 or tile == 21 or tile == 25 or tile >= 27
    )  # fmt: skip


@kernel
def use_refuse(st: Fields, tile: int) -> int:
    """Return OK or why ``tile`` may not be used so."""
    if tile == 26:
        return AT_THE_END  # PA8.21
    if tile == 8 or tile == 15:
        return WITH_A_MOVE  # PA8.12
    if not plain(tile):
        return UNKNOWN
    if not holds(st, st.cur, tile):
        return NO_TILE
    if tile_francs(tile) < 0:  # PA8.14
        if st.reserve[st.cur] == 0:
            return NO_RESERVE
        if st.francs[st.cur] + tile_francs(tile) < 0:
            return NO_FRANCS
    return OK


@kernel
def use(st: Fields, tile: int, trace: Ints) -> None:
    """Use a tile that leaves no choice; it then lies open (PA7.4)."""
    seat = st.cur
    points = tile_points(st, seat, tile)
    francs = tile_francs(tile)
    st.bonus[seat * 30 + tile] = USED + points
    st.francs[seat] += francs
    note(trace, E_USED, seat, tile, points, francs, tile_counts(st, seat, tile))
    if francs < 0:
        st.reserve[seat] -= 1
        st.hand[seat] += 1
    elif 1 <= tile <= 3:  # PA8.2
        stand(st, tile - 1, trace)


@kernel
def stand(st: Fields, token: int, trace: Ints) -> None:
    """Let a used tile stand for a token in this turn (PA8.4)."""
    st.floats[token] += 1
    note(trace, E_STANDS, st.cur, token, 0, 0, 0)


@kernel
def as_refuse(st: Fields, code: int) -> int:
    """Return OK or why tile 8, 10, 19 or 21 does not stand for these tokens (PA8.2, PA8.3); ``code`` counts from USE_AS."""
    slot = code // 36
    first = code % 36 // 6
    second = code % 6
    low = 3 if slot == 0 or slot == 2 else 0
    if first < low or second < first or second >= low + 3 or (slot < 2 and first != second):
        return UNKNOWN
    return OK if holds(st, st.cur, as_tile(slot)) else NO_TILE


@kernel
def use_as(st: Fields, code: int, trace: Ints) -> None:
    """Use tile 8, 10, 19 or 21 as the tokens chosen."""
    slot = code // 36
    st.bonus[st.cur * 30 + as_tile(slot)] = USED
    note(trace, E_USED, st.cur, as_tile(slot), 0, 0, -1)
    stand(st, code % 36 // 6, trace)
    if slot >= 2:
        stand(st, code % 6, trace)


@kernel
def fetch_refuse(st: Fields, by: int, tile: int) -> int:
    """Return OK or why tile 17 or 25 cannot fetch ``tile`` (PA8.15, PA8.16)."""
    if not holds(st, st.cur, by):
        return NO_TILE
    return tile_refuse(st, st.cur, tile) if by == 16 else back_refuse(st, tile)


@kernel
def fetch(st: Fields, by: int, tile: int, trace: Ints) -> None:
    """Use tile 17, whose meeple stays (PA8.15), or 25, whose meeple goes back (PA8.16)."""
    st.bonus[st.cur * 30 + by] = USED
    if by == 24:
        st.meeple[st.cur] = space_of(st, tile)
    take_tile(st, tile)
    note(trace, E_USED, st.cur, by, 0, 0, -1)
    note(trace, E_FETCHED, st.cur, tile, by, 0, 0)


@kernel
def pairs_refuse(st: Fields, code: int) -> int:
    """Return OK or why tile 23 or 24 does not take these pairs: real tokens, one pair at least (PA8.19, PA8.20)."""
    low = 3 if code < 64 else 0
    if not holds(st, st.cur, 22 if code < 64 else 23):
        return NO_TILE
    if code % 64 == 0:
        return NO_PAIR
    for kind in range(3):
        if st.tokens[st.cur * 6 + low + kind] < 2 * ((code >> (2 * kind)) & 3):
            return NO_PAIR
    return OK


@kernel
def use_pairs(st: Fields, code: int, trace: Ints) -> None:
    """Give pairs of equal tokens back for points (PA8.19)."""
    seat = st.cur
    low = 3 if code < 64 else 0
    tile = 22 if code < 64 else 23
    pairs = 0
    for kind in range(3):
        pairs += (code >> (2 * kind)) & 3
    points = pairs * st.players
    st.bonus[seat * 30 + tile] = USED + points
    note(trace, E_USED, seat, tile, points, 0, pairs)
    for kind in range(3):
        n = (code >> (2 * kind)) & 3
        if n > 0:
            st.tokens[seat * 6 + low + kind] -= 2 * n
            put_back(st, low + kind, 2 * n)
            note(trace, E_RETURNED, seat, low + kind, n, 0, 0)
