"""What single actions of Paris bring less what they cost, in thousandths of a point: moves,
banks, tiles, tokens, trades."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.paris.material import BANK as BANK_PAYS
from lutetia.games.paris.material import (
    BONUS_FRANCS,
    BONUS_KIND,
    BONUS_LOW,
    BONUS_TILES,
    BONUS_TOKEN,
    COST,
    COUNT_TYPES,
    COUNT_VALUE,
    EIGHT_POINTS,
    EIGHT_SLOT,
    FETCH_BACK_TILE,
    FIRST_LANDMARK,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    N_RESOURCES,
    TOKEN,
    TRACK_FRANCS,
    TRACK_SLOTS,
    TWO_OF,
)
from lutetia.games.paris.material import BUY as BUY_COSTS
from lutetia.games.paris.material import HONOUR as HONOUR_PAYS
from lutetia.games.paris.material import SECTION as SECTIONS
from lutetia.games.paris.material import SELL as SELL_PAYS
from lutetia.games.paris.rules.benefits import space_of
from lutetia.games.paris.rules.codes import FROM_ARC, FROM_BANK, WITH_JOIN_OTHERS, WITH_JOIN_OWN
from lutetia.games.paris.rules.moves import SCORING_KEYS, holds, price
from lutetia.games.paris.rules.queries import keys_in, lies, place_at
from lutetia.games.paris.rules.tiles import tile_points
from lutetia.games.paris.state import Fields
from lutetia.games.paris.valuation import (
    AT_ARC,
    AT_BANK,
    KEY,
    PROMISE,
    STEP,
    STRENGTH_BITS,
    expected_prize,
    franc_value,
    in_district,
    prize_value,
    strength,
    strength_of,
    strengths,
    tile_worth,
    time_factor,
    token_worth,
    turns_left,
)

ADVANCE = 3500  # a move on the track, before its price
RIGHT = 4000  # a scoring tile may be placed
WASTE = 300  # so that nothing is bought, sold or used without a reason
RIVALRY = 125  # per cent of what a district promises: what one seat gains there others lose


@kernel
def advance_gain(st: Fields, seat: int, tile: int) -> int:
    """Return what moving to ``tile`` brings: the tile,
    less the spaces that then lie behind and the francs."""
    far = space_of(st, tile) - st.meeple[seat]
    return (
        tile_worth(st, seat, tile)
        - far * STEP * time_factor(turns_left(st, seat)) // 1000
        + franc_value(st, seat, 1 - st.may_advance)
    )


@kernel
def honour_gain(st: Fields, seat: int, kind: int) -> int:
    """Return what paying a prestige token brings (PA5.6)."""
    return HONOUR_PAYS[kind] * 1000 - token_worth(st, seat, N_RESOURCES + kind)


@kernel
def score_gain(st: Fields, prize: int, district: int, seat: int) -> int:
    """Return what the scoring tile ``prize`` in ``district`` brings ``seat``
    more than the others on average."""
    hope, ranks = expected_prize(st), strengths(st, district)
    sum_ = 0
    for other in range(st.players):
        gain = prize_value(st, ranks, prize, other) - in_district(st, district, ranks, other, hope)
        sum_ += gain * (st.players - 1) if other == seat else -gain
    return sum_ // (st.players - 1)


@kernel
def counting(st: Fields, seat: int) -> int:
    """Return what the unused tiles of ``seat`` that count properties
    would pay now (PA8.6 to PA8.8)."""
    sum_ = 0
    for tile in range(BONUS_TILES):
        if COUNT_VALUE <= BONUS_KIND[tile] <= COUNT_TYPES and holds(st, seat, tile):
            sum_ += tile_points(st, seat, tile)
    return sum_ * 1000


@kernel
def standing(st: Fields, seat: int, district: int, ranks: int) -> int:
    """Return what the properties of ``seat`` in ``district``, where seats have such `strengths`,
    promise, and with all others its tiles that count them."""
    promised = in_district(st, district, ranks, seat, expected_prize(st))
    return promised * RIVALRY // 100 + counting(st, seat)


@kernel
def landing_gain(st: Fields, seat: int, district: int, origin: int, slot: int) -> int:
    """Return what a key of ``seat`` gains in standing by going from ``origin`` to ``slot``."""
    ranks = strengths(st, district)
    before = standing(st, seat, district, ranks)
    place = place_at(district, slot)
    was = st.landmark[slot - FIRST_LANDMARK] if slot >= FIRST_LANDMARK else 0
    st.keys[place * 4 + seat] += 1  # put down for a moment
    if slot >= FIRST_LANDMARK:
        st.landmark[slot - FIRST_LANDMARK] = district
    if origin < FROM_BANK:
        st.keys[place_at(district, origin) * 4 + seat] -= 1
    more = strength(st, district, seat) - strength_of(ranks, seat)
    after = standing(st, seat, district, ranks + (more << (seat * STRENGTH_BITS)))
    st.keys[place * 4 + seat] -= 1
    if slot >= FIRST_LANDMARK:
        st.landmark[slot - FIRST_LANDMARK] = was
    if origin < FROM_BANK:
        st.keys[place_at(district, origin) * 4 + seat] += 1
    return after - before


@kernel
def move_prior(st: Fields, district: int, origin: int, slot: int, tiles: int) -> int:
    """Return what a move brings less what it costs."""
    seat = st.cur
    time = time_factor(turns_left(st, seat))
    gain = landing_gain(st, seat, district, origin, slot) + franc_value(
        st, seat, -price(origin, slot)
    )
    if origin >= FROM_BANK:
        gain -= (AT_ARC if origin == FROM_ARC else AT_BANK) * time // 1000
        if keys_in(st, district) == SCORING_KEYS - 1:
            gain += RIGHT
    for token in range(N_RESOURCES):
        if COST[slot * 3 + token] > 0:
            gain -= COST[slot * 3 + token] * token_worth(st, seat, token)
    if tiles & WITH_JOIN_OWN != 0:
        gain -= PROMISE[JOIN_OWN_TILE] * time // 1000
    if tiles & WITH_JOIN_OTHERS != 0:
        gain -= PROMISE[JOIN_OTHERS_TILE] * time // 1000
    if slot >= FIRST_LANDMARK:
        for kind in range(3):
            gain += min(
                SECTIONS[(slot - FIRST_LANDMARK) * 3 + kind],
                st.tokens[seat * 6 + N_RESOURCES + kind],
            ) * honour_gain(st, seat, kind)
        return gain
    if st.token[place_at(district, slot)] >= 0:
        gain += token_worth(st, seat, st.token[place_at(district, slot)])
    if slot < TRACK_SLOTS:
        gain += max(0, ADVANCE * time // 1000 + franc_value(st, seat, -TRACK_FRANCS[slot]))
    return gain + (EIGHT_POINTS * 1000 if slot == EIGHT_SLOT else 0)


@kernel
def bank_prior(st: Fields, district: int) -> int:
    """Return what a key on the bank of ``district`` brings: its francs, and buildings in reach."""
    seat = st.cur
    free = 0
    for slot in range(FIRST_LANDMARK):
        if lies(st, district, slot):
            free += 1
    time = time_factor(turns_left(st, seat))
    return franc_value(st, seat, BANK_PAYS[district]) + (AT_BANK - KEY + 100 * free) * time // 1000


@kernel
def stands_prior(st: Fields, seat: int, token: int) -> int:
    """Return what a used tile brings by standing for ``token`` in this turn: a section,
    or what it sells for."""
    if (
        token >= N_RESOURCES
        and st.sections[token - N_RESOURCES] > st.tokens[seat * 6 + token] + st.floats[token]
    ):
        return HONOUR_PAYS[token - N_RESOURCES] * 1000
    return franc_value(st, seat, SELL_PAYS[token])


@kernel
def kept(st: Fields, seat: int, tile: int) -> int:
    """Return what an unused bonus tile is worth after this turn: nothing when no other comes."""
    return tile_worth(st, seat, tile) if turns_left(st, seat) > 0 else 0


@kernel
def use_prior(st: Fields, tile: int) -> int:
    """Return what using a bonus tile brings more than keeping it."""
    seat = st.cur
    now = tile_points(st, seat, tile) * 1000 + franc_value(st, seat, BONUS_FRANCS[tile])
    if BONUS_KIND[tile] == TOKEN:
        now += stands_prior(st, seat, BONUS_TOKEN[tile])
    return now - kept(st, seat, tile) - WASTE


@kernel
def use_as_prior(st: Fields, tile: int, first: int, second: int) -> int:
    """Return what using a bonus tile as one token or two brings."""
    now = stands_prior(st, st.cur, first)
    if BONUS_KIND[tile] == TWO_OF:
        now += stands_prior(st, st.cur, second)
    return now - kept(st, st.cur, tile) - WASTE


@kernel
def fetch_prior(st: Fields, by: int, tile: int) -> int:
    """Return what taking ``tile`` by another one brings."""
    seat = st.cur
    gain = tile_worth(st, seat, tile) - kept(st, seat, by) - WASTE
    if by == FETCH_BACK_TILE:
        back = st.meeple[seat] - space_of(st, tile)
        gain += back * STEP * time_factor(turns_left(st, seat)) // 1000
    return gain


@kernel
def pairs_prior(st: Fields, tile: int, third: int, second: int, first: int) -> int:
    """Return what giving pairs back brings."""
    seat = st.cur
    low = BONUS_LOW[tile]
    now = pair_gain(st, low) * first + pair_gain(st, low + 1) * second
    now += pair_gain(st, low + 2) * third
    return now - PROMISE[tile] * time_factor(turns_left(st, seat)) // 1000 - WASTE


@kernel
def pair_gain(st: Fields, token: int) -> int:
    """Return what a pair of ``token`` pays less what it is worth."""
    return 1000 * st.players - 2 * token_worth(st, st.cur, token)


@kernel
def advance_prior(st: Fields, tile: int) -> int:
    """Return what moving on the track brings."""
    return advance_gain(st, st.cur, tile)


@kernel
def score_prior(st: Fields, prize: int, district: int) -> int:
    """Return what placing a scoring tile brings."""
    return score_gain(st, prize, district, st.cur)


@kernel
def honour_prior(st: Fields, kind: int) -> int:
    """Return what paying a prestige token brings; one that a tile stands for costs nothing."""
    gain = honour_gain(st, st.cur, kind)
    return (
        gain + token_worth(st, st.cur, N_RESOURCES + kind)
        if st.floats[N_RESOURCES + kind] > 0
        else gain
    )


@kernel
def sell_prior(st: Fields, token: int) -> int:
    """Return what selling a token brings."""
    paid = franc_value(st, st.cur, SELL_PAYS[token])
    return paid if st.floats[token] > 0 else paid - token_worth(st, st.cur, token) - WASTE


@kernel
def buy_prior(st: Fields, token: int) -> int:
    """Return what buying a token brings."""
    return token_worth(st, st.cur, token) + franc_value(st, st.cur, -BUY_COSTS[token]) - WASTE
