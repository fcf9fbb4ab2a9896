"""What things are worth in Paris as far as opponents know, in thousandths of a point: districts,
francs, tokens, tiles, keys.

Most numbers hold while there is time, and shrink with the turns that are left. They were fitted to
2,500 games of greedy opponents, then changed for the better in 11,000 games in which opponents with
changed numbers met those with the old ones.
"""

from __future__ import annotations

from lutetia.engine.kernel import kernel, table
from lutetia.games.paris.material import (
    BONUS_FRANCS,
    BONUS_TILES,
    END_FRANCS,
    END_POINTS,
    FRANCS_TILE,
    N_DISTRICTS,
    N_ENDS,
    N_PRIZES,
    N_RESOURCES,
    N_TOKENS,
    PRIZE,
    PRIZE_PLACES,
)
from lutetia.games.paris.material import SELL as SELL_PAYS
from lutetia.games.paris.rules.queries import best, stacks_empty, worth
from lutetia.games.paris.rules.tiles import tile_points
from lutetia.games.paris.state import (
    ACT,
    DRAW,
    GOING_ON,
    LAST_ROUND,
    TAKE,
    TWO_PLAYERS,
    UNUSED,
    Fields,
)

FRANC, PLENTY = 150, 12  # a franc, up to so many
LAST = 20  # francs decide between equals (PA11.9)
RESOURCE = table((1000, 1300, 1500))  # wood, marble, gold
PRESTIGE = table((1500, 1400, 1600))  # bronze, silver, gold
KEY = 900  # behind the screen
AT_BANK = 1000
AT_ARC = 2100
STEP = 300  # a space of the track that lies behind
LONG = 90  # tenths of a turn after which more turns make nothing better
PROSPECT = 500  # of a scoring tile in a district without one, while there is time
HOARD = 15100  # tile 27, besides the francs that are there
CALM = 40  # how far a tenth of a turn may turn a district over, in hundredths of a value
SECRET = 1000  # one that another seat took
ONE_PLACE = 1000  # in a district, in the unit in which `pays` expects places
STRENGTH_BITS = 15
STRENGTH_MASK = (1 << STRENGTH_BITS) - 1

# What an unused tile is worth besides francs and points that it would pay at once,
# while there is time.
PROMISE = table(
    (0, 1600, 1600, 1900, 0, 2100, 0, 1500, 1400, 1900)
    + (3600, 0, 1400, 600, 2300, 2000, 5600, 5700, 3400, 5400)
    + (4500, 20, 500, 800, 2700, 6500, 40, 7600, 7100, 10200)
)


@kernel
def turns_left(st: Fields, seat: int) -> int:
    """Return how many turns ``seat`` may expect after the one that goes on, in tenths."""
    until = (seat - st.cur + st.players) % st.players  # turns until its own
    if st.ending > GOING_ON:
        due = (
            10
            if (seat - st.start + st.players) % st.players
            > (st.cur - st.start + st.players) % st.players
            else 0
        )
        return due if st.ending == LAST_ROUND else due + 10
    buildings = st.left[0] + st.left[1] + st.left[2] - (1 if st.step == DRAW else 0)
    ends = (
        N_ENDS - st.n_takes - (1 if st.step == TAKE or (st.step == ACT and stacks_empty(st)) else 0)
    )  # as if this turn took one
    return (
        10 + (10 * buildings + 15 * ends + 10 * ((st.players - until) % st.players)) // st.players
    )


@kernel
def last_chance(st: Fields, seat: int) -> bool:
    """Return whether ``seat`` will have a turn in which things can be used:
    this one counts while it goes on."""
    return st.cur == seat or turns_left(st, seat) > 0


@kernel
def time_factor(turns: int) -> int:
    """Return how much of its full worth a thing has with so many tenths of turns to come,
    in thousandths."""
    return 1000 if turns >= LONG else turns * 1000 // LONG


@kernel
def beats(mine: int, theirs: int, turns: int) -> int:
    """Return how sure it is that ``mine`` stays above ``theirs`` in a district, in thousandths."""
    lead = mine - theirs
    far = lead if lead > 0 else -lead
    if far == 0:
        return 500
    return 500 + 500 * lead // (far + turns * CALM // 10)


@kernel
def strength(st: Fields, district: int, seat: int) -> int:
    """Return what ranks ``seat`` in ``district`` (PA11.2, PA11.4): its sum in tens,
    and its highest property."""
    return worth(st, district, seat) * 40 + best(st, district, seat)


@kernel
def strengths(st: Fields, district: int) -> int:
    """Return the `strength` of all seats in ``district``, `STRENGTH_BITS` of each: whatever is
    asked of a district compares each of them with each."""
    ranks = 0
    for seat in range(st.players):
        ranks += strength(st, district, seat) << (seat * STRENGTH_BITS)
    return ranks


@kernel
def strength_of(ranks: int, seat: int) -> int:
    """Return that of ``seat`` among `strengths`."""
    return ranks >> (seat * STRENGTH_BITS) & STRENGTH_MASK


@kernel
def pays(st: Fields, ranks: int, seat: int, first: int, second: int, third: int) -> int:
    """Return what places of so many points promise ``seat`` in a district where seats have such
    `strengths`, in thousandths."""
    turns = turns_left(st, seat)
    mine = strength_of(ranks, seat)
    place = 0  # the expected place, counted from 0
    for other in range(st.players):
        if other != seat:
            place += ONE_PLACE - beats(mine, strength_of(ranks, other), turns)
    if st.players == TWO_PLAYERS and mine * 2 < strength_of(ranks, 1 - seat):
        second = second * time_factor(turns) // 2000
    if place < ONE_PLACE:
        sum_ = first * (ONE_PLACE - place) + second * place
    elif place < 2 * ONE_PLACE:
        sum_ = second * (2 * ONE_PLACE - place) + third * (place - ONE_PLACE)
    else:
        sum_ = third * (3 * ONE_PLACE - place)
    return sum_ if mine > 0 else sum_ * time_factor(turns) // 2000


@kernel
def prize_value(st: Fields, ranks: int, prize: int, seat: int) -> int:
    """Return what the scoring tile ``prize`` promises ``seat`` in a district where seats have such
    `strengths`, in thousandths."""
    return pays(
        st,
        ranks,
        seat,
        PRIZE[prize * PRIZE_PLACES],
        PRIZE[prize * PRIZE_PLACES + 1],
        PRIZE[prize * PRIZE_PLACES + 2],
    )


@kernel
def expected_prize(st: Fields) -> int:
    """Return what first place is worth on average among the scoring tiles that
    lie beside the board, 0 when none does."""
    there = 0
    sum_ = 0
    for prize in range(N_PRIZES):
        sum_ += PRIZE[prize * PRIZE_PLACES]
    for district in range(N_DISTRICTS):
        if st.prize[district] >= 0:
            there += 1
            sum_ -= PRIZE[st.prize[district] * PRIZE_PLACES]
    return sum_ // (N_PRIZES - there) if there < N_PRIZES else 0


@kernel
def in_district(st: Fields, district: int, ranks: int, seat: int, hope: int) -> int:
    """Return what ``district``, where seats have such `strengths`, promises ``seat``, in
    thousandths: its scoring tile, or one that may still come and pays ``hope``."""
    if st.prize[district] >= 0:
        return prize_value(st, ranks, st.prize[district], seat)
    return (
        pays(st, ranks, seat, hope, hope // 2, hope // 4)
        * PROSPECT
        // 1000
        * time_factor(turns_left(st, seat))
        // 1000
    )


@kernel
def purse(st: Fields, seat: int, francs: int) -> int:
    """Return the worth of so many francs for ``seat``;
    tile 27 pays for those that are left (PA11.1)."""
    at_end = (
        (1000 - time_factor(turns_left(st, seat)) // 10) * francs
        if st.bonus[seat * 30 + FRANCS_TILE] == UNUSED
        else 0
    )
    return (
        max(at_end, FRANC * min(francs, PLENTY) * time_factor(turns_left(st, seat)) // 1000)
        + LAST * francs
    )


@kernel
def franc_value(st: Fields, seat: int, francs: int) -> int:
    """Return the worth of getting ``francs``, less than 0 for paying."""
    return purse(st, seat, st.francs[seat] + francs) - purse(st, seat, st.francs[seat])


@kernel
def token_worth(st: Fields, seat: int, token: int) -> int:
    """Return the worth of a token for ``seat``: what it may buy,
    or what it sells for in a later turn."""
    full = RESOURCE[token] if token < N_RESOURCES else PRESTIGE[token - N_RESOURCES]
    return (
        max(
            full * time_factor(turns_left(st, seat)) // 1000,
            franc_value(st, seat, SELL_PAYS[token]) + 1,
        )
        if turns_left(st, seat) > 0
        else 0
    )


@kernel
def tile_worth(st: Fields, seat: int, tile: int) -> int:
    """Return the worth of ``tile`` for ``seat``, which owns it or would: what it pays now,
    and what it promises."""
    if tile == FRANCS_TILE:
        return HOARD * time_factor(turns_left(st, seat)) // 1000
    now = tile_points(st, seat, tile) * 1000 + franc_value(st, seat, BONUS_FRANCS[tile])
    return now + PROMISE[tile] * time_factor(turns_left(st, seat)) // 1000


@kernel
def end_worth(st: Fields, seat: int, kind: int) -> int:
    """Return what an end-game tile of ``kind`` is worth."""
    if kind < N_TOKENS:
        return token_worth(st, seat, kind)
    return END_POINTS[kind] * 1000 + franc_value(st, seat, END_FRANCS[kind])


@kernel
def ends_worth(st: Fields, seat: int, known: bool) -> int:
    """Return what the unused end-game tiles of ``seat`` are worth: to itself, where they are
    ``known``, or as others may know them (PA10.3)."""
    if not last_chance(st, seat):
        return 0
    sum_ = 0
    for i in range(st.n_takes):
        if st.take_seat[i] == seat:
            sum_ += end_worth(st, seat, st.take_kind[i]) if known else SECRET
    for i in range(st.n_uses):
        if st.use_seat[i] == seat:
            sum_ -= end_worth(st, seat, st.use_kind[i]) if known else SECRET
    return sum_


@kernel
def holdings_value(st: Fields, seat: int) -> int:
    """Return what unused tiles, tokens, francs and keys promise ``seat``, as others may know
    them."""
    turns = turns_left(st, seat)
    sum_ = 0
    if last_chance(st, seat):
        for tile in range(BONUS_TILES):
            if st.bonus[seat * 30 + tile] == UNUSED:
                sum_ += tile_worth(st, seat, tile)
    for token in range(N_TOKENS):
        n = st.tokens[seat * 6 + token]
        if n > 0:
            sum_ += n * token_worth(st, seat, token)
    sum_ += purse(st, seat, st.francs[seat]) + ends_worth(st, seat, False)
    keys = KEY * min(st.hand[seat] * 10, turns) // 10 + AT_ARC * st.arc[seat]
    for district in range(N_DISTRICTS):
        keys += AT_BANK * st.bank[district * 4 + seat]
    return (
        sum_
        + keys * time_factor(turns) // 1000
        - STEP * st.meeple[seat] * time_factor(turns) // 1000
    )
