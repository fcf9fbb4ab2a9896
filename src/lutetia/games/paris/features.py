"""What opponents know about Paris besides its rules: how good a position looks, and how promising an action is.

Two kernels, in thousandths of a point. ``evaluate`` adds to the points what districts, tiles, tokens, francs and keys may still earn in
the turns that are left. ``prior`` is the same sum looked at for one action alone: what it brings less what it costs.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import kernel, table
from lutetia.games.paris.material import BANK as BANK_PAYS
from lutetia.games.paris.material import BUY as BUY_COSTS
from lutetia.games.paris.material import COST, EIGHT_POINTS, PRIZE, TRACK_FRANCS
from lutetia.games.paris.material import HONOUR as HONOUR_PAYS
from lutetia.games.paris.material import SECTION as SECTIONS
from lutetia.games.paris.material import SELL as SELL_PAYS
from lutetia.games.paris.rules.benefits import prize_free, space_of, tile_refuse
from lutetia.games.paris.rules.codes import (
    ARC,
    BANK,
    BONUS,
    BUY,
    FINISH,
    FROM_ARC,
    HONOUR,
    LOOK,
    MOVE,
    OK,
    PASS,
    PLACE,
    SCORE,
    SELL,
    TAKE,
    USE,
    USE_17,
    USE_25,
    USE_AS,
    USE_END,
    USE_PAIRS,
)
from lutetia.games.paris.rules.endings import points
from lutetia.games.paris.rules.ground import best, keys_in, lies, place_at, stacks_empty, worth
from lutetia.games.paris.rules.moves import holds, price
from lutetia.games.paris.rules.tiles import as_tile, tile_francs, tile_points
from lutetia.games.paris.state import ACT, DONE, OVER, UNUSED, City
from lutetia.games.paris.state import DRAW as DRAWN
from lutetia.games.paris.state import TAKE as TAKING

SPREAD: Final = 20
"""Points of lead that count as half decided."""

HORIZON: Final = 4
"""Decisions in a playout before the search asks `evaluate`."""

EXPLORE: Final = 2
"""Weight of exploration."""

TRUST: Final = 20
"""Weight of `prior` when actions are explored."""

FULL: Final = 0
"""Playouts to the end are long."""

PICKS: Final = 12
"""Random actions of which a playout takes the most promising."""

PATIENCE: Final = 3
"""Long turns need many simulations."""

FIRST, MORE = 150, 150  # a franc, and one when there are enough; beyond plenty it is worth nothing
ENOUGH, PLENTY = 8, 12
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
LOOKED = 1200  # an end-game tile
SECRET = 1000  # one that another seat took
DUE = 5000  # what must be done is done before anything that may wait

# What an unused tile is worth besides francs and points that it would pay at once, while there is time.
PROMISE = table(
    (0, 1600, 1600, 1900, 0, 2100, 0, 1500, 1400, 1900)
    + (3600, 0, 1400, 600, 2300, 2000, 5600, 5700, 3400, 5400)
    + (4500, 20, 500, 800, 2700, 6500, 40, 7600, 7100, 10200)
)


@kernel
def ahead(st: City, seat: int) -> int:
    """Return how many turns ``seat`` may expect after the one that goes on, in tenths."""
    until = (seat - st.cur + st.players) % st.players  # turns until its own
    if st.ending > 0:
        due = 10 if (seat - st.start + st.players) % st.players > (st.cur - st.start + st.players) % st.players else 0
        return due if st.ending == 2 else due + 10
    buildings = st.left[0] + st.left[1] + st.left[2] - (1 if st.step == DRAWN else 0)
    ends = 12 - st.n_takes - (1 if st.step == TAKING or (st.step == ACT and stacks_empty(st)) else 0)  # as if this turn took one
    return 10 + (10 * buildings + 15 * ends + 10 * ((st.players - until) % st.players)) // st.players


@kernel
def last_chance(st: City, seat: int) -> bool:
    """Return whether ``seat`` will have a turn in which things can be used: this one counts while it goes on."""
    return st.cur == seat or ahead(st, seat) > 0


@kernel
def long(turns: int) -> int:
    """Return how much of its full worth a thing has with so many tenths of turns to come, in thousandths."""
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
def strength(st: City, district: int, seat: int) -> int:
    """Return what ranks ``seat`` in ``district`` (PA11.2, PA11.4): its sum in tens, and its highest property."""
    return worth(st, district, seat) * 40 + best(st, district, seat)


@kernel
def pays(st: City, district: int, seat: int, first: int, second: int, third: int) -> int:
    """Return what places of so many points promise ``seat`` in ``district``, in thousandths."""
    turns = ahead(st, seat)
    mine = strength(st, district, seat)
    place = 0  # the expected place, counted from 0, in thousandths
    for other in range(st.players):
        if other != seat:
            place += 1000 - beats(mine, strength(st, district, other), turns)
    if st.players == 2 and mine * 2 < strength(st, district, 1 - seat):
        second = second * long(turns) // 2000
    if place < 1000:
        sum_ = first * (1000 - place) + second * place
    elif place < 2000:
        sum_ = second * (2000 - place) + third * (place - 1000)
    else:
        sum_ = third * (3000 - place)
    return sum_ if mine > 0 else sum_ * long(turns) // 2000


@kernel
def prized(st: City, district: int, prize: int, seat: int) -> int:
    """Return what the scoring tile ``prize`` in ``district`` promises ``seat``, in thousandths."""
    return pays(st, district, seat, PRIZE[prize * 3], PRIZE[prize * 3 + 1], PRIZE[prize * 3 + 2])


@kernel
def hoped(st: City) -> int:
    """Return what first place is worth on average among the scoring tiles that lie beside the board, 0 when none does."""
    there = 0
    sum_ = 0
    for prize in range(6):
        sum_ += PRIZE[prize * 3]
    for district in range(6):
        if st.prize[district] >= 0:
            there += 1
            sum_ -= PRIZE[st.prize[district] * 3]
    return sum_ // (6 - there) if there < 6 else 0


@kernel
def in_district(st: City, district: int, seat: int, hope: int) -> int:
    """Return what ``district`` promises ``seat``, in thousandths: its scoring tile, or one that may still come and pays ``hope``."""
    if st.prize[district] >= 0:
        return prized(st, district, st.prize[district], seat)
    return pays(st, district, seat, hope, hope // 2, hope // 4) * PROSPECT // 1000 * long(ahead(st, seat)) // 1000


@kernel
def purse(st: City, seat: int, francs: int) -> int:
    """Return the worth of so many francs for ``seat``: the first ones most; tile 27 pays for those that are left (PA11.1)."""
    full = FIRST * min(francs, ENOUGH) + MORE * max(0, min(francs, PLENTY) - ENOUGH)
    at_end = (1000 - long(ahead(st, seat)) // 10) * francs if st.bonus[seat * 30 + 26] == UNUSED else 0
    return max(at_end, full * long(ahead(st, seat)) // 1000) + LAST * francs


@kernel
def change(st: City, seat: int, francs: int) -> int:
    """Return the worth of getting ``francs``, less than 0 for paying."""
    return purse(st, seat, st.francs[seat] + francs) - purse(st, seat, st.francs[seat])


@kernel
def token_worth(st: City, seat: int, token: int) -> int:
    """Return the worth of a token for ``seat``: what it may buy, or what it sells for in a later turn."""
    full = RESOURCE[token] if token < 3 else PRESTIGE[token - 3]
    return max(full * long(ahead(st, seat)) // 1000, change(st, seat, SELL_PAYS[token]) + 1) if ahead(st, seat) > 0 else 0


@kernel
def tile_worth(st: City, seat: int, tile: int) -> int:
    """Return the worth of ``tile`` for ``seat``, which owns it or would: what it pays now, and what it promises."""
    if tile == 26:
        return HOARD * long(ahead(st, seat)) // 1000
    now = tile_points(st, seat, tile) * 1000 + change(st, seat, tile_francs(tile))
    return now + PROMISE[tile] * long(ahead(st, seat)) // 1000


@kernel
def end_worth(st: City, seat: int, kind: int) -> int:
    """Return what an end-game tile of ``kind`` is worth."""
    if kind < 6:
        return token_worth(st, seat, kind)
    return change(st, seat, 3) if kind == 6 else 2000 if kind == 7 else 1000


@kernel
def ends_worth(st: City, seat: int, viewer: int) -> int:
    """Return what the unused end-game tiles of ``seat`` are worth, as ``viewer`` may know them (PA10.3)."""
    if not last_chance(st, seat):
        return 0
    sum_ = 0
    for i in range(st.n_takes):
        if st.take_seat[i] == seat:
            sum_ += end_worth(st, seat, st.take_kind[i]) if seat == viewer else SECRET
    for i in range(st.n_uses):
        if st.use_seat[i] == seat:
            sum_ -= end_worth(st, seat, st.use_kind[i]) if seat == viewer else SECRET
    return sum_


@kernel
def owned(st: City, seat: int, viewer: int) -> int:
    """Return what unused bonus tiles, tokens, francs and keys promise ``seat``, as ``viewer`` may know them."""
    turns = ahead(st, seat)
    sum_ = 0
    if last_chance(st, seat):
        for tile in range(30):
            if st.bonus[seat * 30 + tile] == UNUSED:
                sum_ += tile_worth(st, seat, tile)
    for token in range(6):
        n = st.tokens[seat * 6 + token]
        if n > 0:
            sum_ += n * token_worth(st, seat, token)
    sum_ += purse(st, seat, st.francs[seat]) + ends_worth(st, seat, viewer)
    keys = KEY * min(st.hand[seat] * 10, turns) // 10 + AT_ARC * st.arc[seat]
    for district in range(6):
        keys += AT_BANK * st.bank[district * 4 + seat]
    return sum_ + keys * long(turns) // 1000 - STEP * st.meeple[seat] * long(turns) // 1000


@kernel
def best_tile(st: City, seat: int) -> int:
    """Return the worth of the best move on the track that is open (PA5.2, PA5.3), 0 when none is or none is worth it."""
    best_ = 0
    if st.may_advance > 0 and st.francs[seat] >= st.may_advance - 1:
        for tile in range(30):
            if tile_refuse(st, seat, tile) == OK and space_of(st, tile) > st.meeple[seat]:
                best_ = max(best_, advance_gain(st, seat, tile))
    return best_


@kernel
def advance_gain(st: City, seat: int, tile: int) -> int:
    """Return what moving to ``tile`` brings: the tile, less the spaces that then lie behind and the francs."""
    far = space_of(st, tile) - st.meeple[seat]
    return tile_worth(st, seat, tile) - far * STEP * long(ahead(st, seat)) // 1000 + change(st, seat, 1 - st.may_advance)


@kernel
def honour_gain(st: City, seat: int, kind: int) -> int:
    """Return what paying a prestige token brings (PA5.6)."""
    return HONOUR_PAYS[kind] * 1000 - token_worth(st, seat, 3 + kind)


@kernel
def score_gain(st: City, prize: int, district: int, seat: int) -> int:
    """Return what the scoring tile ``prize`` in ``district`` brings ``seat`` more than the others on average."""
    hope = hoped(st)
    sum_ = 0
    for other in range(st.players):
        gain = prized(st, district, prize, other) - in_district(st, district, other, hope)
        sum_ += gain * (st.players - 1) if other == seat else -gain
    return sum_ // (st.players - 1)


@kernel
def best_score(st: City, seat: int) -> int:
    """Return what the best scoring tile that may be placed brings."""
    best_ = 0
    if st.may_score > 0:
        for prize in range(6):
            if prize_free(st, prize):
                for district in range(6):
                    if st.prize[district] < 0:
                        best_ = max(best_, score_gain(st, prize, district, seat))
    return best_


@kernel
def pending(st: City) -> int:
    """Return what the turn that goes on still promises whoever has it."""
    seat = st.cur
    sum_ = best_tile(st, seat) + best_score(st, seat)
    for kind in range(3):
        n = min(st.sections[kind], st.tokens[seat * 6 + 3 + kind] + st.floats[3 + kind])
        sum_ += n * honour_gain(st, seat, kind)
    for token in range(6):
        sum_ += st.floats[token] * change(st, seat, SELL_PAYS[token])
    return sum_ * 9 // 10 - (DUE if st.step != DONE else 0)


@kernel
def expected(st: City, seat: int, viewer: int) -> int:
    """Return the points that ``viewer`` expects ``seat`` to have in the end, in thousandths."""
    sum_ = points(st, seat) * 1000
    if st.phase == OVER or st.cur < 0:
        return sum_ + LAST * st.francs[seat]
    hope = hoped(st)
    for district in range(6):
        sum_ += in_district(st, district, seat, hope)
    return sum_ + owned(st, seat, viewer) + (pending(st) if st.cur == seat else 0)


@kernel
def evaluate(st: City, seat: int) -> int:
    """Return the lead that ``seat`` may expect over the mean of the others, in thousandths of a point."""
    others = 0
    for other in range(st.players):
        if other != seat:
            others += expected(st, other, seat)
    return expected(st, seat, seat) - others // (st.players - 1)


# --- single actions ---------------------------------------------------------------------------------------------

ADVANCE = 3500  # a move on the track, before its price
RIGHT = 4000  # a scoring tile may be placed
DRAWING = 9000  # nothing that is done before the draw could not be done after it
WASTE = 100  # so that nothing is bought, sold or used without a reason
COUNTER = table((5, 10, 14, 17, 25, 27, 28))  # [slot, 6 a landmark]: the tile that counts it
COUNTS = table((2, 3, 4, 5, 6, 7, 8))  # PA8.6, PA8.7


@kernel
def counted(st: City, seat: int, slot: int) -> int:
    """Return what one more key at ``slot`` adds to an unused tile that counts such keys, in thousandths."""
    kind = min(slot, 6)
    return COUNTS[kind] * 1000 if holds(st, seat, COUNTER[kind]) else 0


@kernel
def ranked_gain(st: City, seat: int, district: int, origin: int, slot: int) -> int:
    """Return what the move adds to what ``district`` promises ``seat``."""
    place = place_at(district, slot)
    was = st.landmark[slot - 6] if slot >= 6 else 0
    hope = hoped(st)
    before = in_district(st, district, seat, hope)
    st.keys[place * 4 + seat] += 1  # put down for a moment
    if slot >= 6:
        st.landmark[slot - 6] = district
    if origin < 14:
        st.keys[place_at(district, origin) * 4 + seat] -= 1
    gain = in_district(st, district, seat, hope) - before
    st.keys[place * 4 + seat] -= 1
    if slot >= 6:
        st.landmark[slot - 6] = was
    if origin < 14:
        st.keys[place_at(district, origin) * 4 + seat] += 1
    return gain


@kernel
def move_prior(st: City, action: int, seat: int) -> int:
    """Return what a move brings less what it costs."""
    tiles = action % 4
    slot = action // 4 % 14
    origin = action // 56 % 16
    district = action // 896
    time = long(ahead(st, seat))
    gain = ranked_gain(st, seat, district, origin, slot) * 5 // 4
    gain += counted(st, seat, slot) + change(st, seat, -price(origin, slot))
    if origin < 14:
        gain -= counted(st, seat, origin)
    else:
        gain -= (AT_ARC if origin == FROM_ARC else AT_BANK) * time // 1000
        if keys_in(st, district) == 3:
            gain += RIGHT
    for token in range(3):
        if COST[slot * 3 + token] > 0:
            gain -= COST[slot * 3 + token] * token_worth(st, seat, token)
    if tiles % 2 == 1:
        gain -= PROMISE[8] * time // 1000
    if tiles > 1:
        gain -= PROMISE[15] * time // 1000
    if slot >= 6:
        for kind in range(3):
            gain += min(SECTIONS[(slot - 6) * 3 + kind], st.tokens[seat * 6 + 3 + kind]) * honour_gain(st, seat, kind)
        return gain
    if st.token[place_at(district, slot)] >= 0:
        gain += token_worth(st, seat, st.token[place_at(district, slot)])
    if slot < 3:
        gain += max(0, ADVANCE * time // 1000 + change(st, seat, -TRACK_FRANCS[slot]))
    return gain + (EIGHT_POINTS * 1000 if slot == 5 else 0)


@kernel
def bank_prior(st: City, district: int, seat: int) -> int:
    """Return what a key on the bank of ``district`` brings: its francs, and buildings in reach."""
    free = 0
    for slot in range(6):
        if lies(st, district, slot):
            free += 1
    time = long(ahead(st, seat))
    return change(st, seat, BANK_PAYS[district]) + (AT_BANK - KEY + 100 * free) * time // 1000


@kernel
def stands_prior(st: City, seat: int, token: int) -> int:
    """Return what a used tile brings by standing for ``token`` in this turn: a section, or what it sells for."""
    if token >= 3 and st.sections[token - 3] > st.tokens[seat * 6 + token] + st.floats[token]:
        return HONOUR_PAYS[token - 3] * 1000
    return change(st, seat, SELL_PAYS[token])


@kernel
def use_prior(st: City, action: int, seat: int) -> int:
    """Return what using a bonus tile brings more than keeping it."""
    if action < USE_AS:
        tile = action - USE
        now = tile_points(st, seat, tile) * 1000 + change(st, seat, tile_francs(tile))
        if 1 <= tile <= 3:
            now += stands_prior(st, seat, tile - 1)
        return now - tile_worth(st, seat, tile)
    if action < USE_17:
        slot = (action - USE_AS) // 36
        now = stands_prior(st, seat, (action - USE_AS) % 36 // 6)
        if slot >= 2:
            now += stands_prior(st, seat, (action - USE_AS) % 6)
        return now - tile_worth(st, seat, as_tile(slot))
    if action < USE_25:
        return tile_worth(st, seat, action - USE_17) - tile_worth(st, seat, 16)
    if action < USE_PAIRS:
        back = st.meeple[seat] - space_of(st, action - USE_25)
        return tile_worth(st, seat, action - USE_25) + back * STEP * long(ahead(st, seat)) // 1000 - tile_worth(st, seat, 24)
    pairs = action - USE_PAIRS
    low = 3 if pairs < 64 else 0
    now = 0
    for kind in range(3):
        now += ((pairs >> (2 * kind)) & 3) * (1000 * st.players - 2 * token_worth(st, seat, low + kind))
    return now - PROMISE[22 if pairs < 64 else 23] * long(ahead(st, seat)) // 1000


@kernel
def small_prior(st: City, action: int, seat: int) -> int:
    """Return what buying, selling, paying prestige, placing a scoring tile or moving on the track brings."""
    if action >= BONUS:
        return advance_gain(st, seat, action - BONUS)
    if action >= SCORE:
        return score_gain(st, (action - SCORE) // 6, (action - SCORE) % 6, seat)
    if action >= HONOUR:
        return honour_gain(st, seat, action - HONOUR) + (
            token_worth(st, seat, action - HONOUR + 3) if st.floats[action - HONOUR + 3] > 0 else 0
        )
    if action >= SELL:
        token = action - SELL
        paid = change(st, seat, SELL_PAYS[token])
        return paid if st.floats[token] > 0 else paid - token_worth(st, seat, token) - WASTE
    token = action - BUY
    return token_worth(st, seat, token) + change(st, seat, -BUY_COSTS[token]) - WASTE


@kernel
def prior(st: City, action: int) -> int:
    """Return how promising ``action`` looks to the seat to act, in thousandths of a point; finishing is 0."""
    seat = st.cur
    if action >= MOVE:
        return move_prior(st, action - MOVE, seat)
    if action < PLACE:
        return DRAWING
    if action >= TAKE:
        return end_worth(st, seat, (action - TAKE) % 9)
    if action >= USE_END:
        kind = action - USE_END
        return stands_prior(st, seat, kind) - token_worth(st, seat, kind) - WASTE if kind < 6 else end_worth(st, seat, kind)
    if action >= USE:
        return use_prior(st, action, seat) - WASTE
    if action >= BUY:
        return small_prior(st, action, seat)
    if action == LOOK:
        return LOOKED
    if action == ARC:
        return (AT_ARC - KEY) * long(ahead(st, seat)) // 1000
    if action == FINISH or action == PASS:
        return 0
    return bank_prior(st, action - BANK, seat) if action >= BANK else 0
