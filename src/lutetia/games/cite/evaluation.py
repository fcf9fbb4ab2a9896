"""What opponents know about La Cité de la Lumière besides its rules: how good a position looks,
and how promising an action is.

Two kernels, in thousandths of a point. ``evaluate`` adds to the points what the reserve may still
earn: while tiles are laid by the ground that will be lit, in the light by the best place of each
building. ``prior`` looks at one action alone and is cheap enough for every move of a playout.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.bits import count, has, lowest, one, signed, without_lowest
from lutetia.engine.kernel import kernel, table
from lutetia.games.cite.material import (
    BOUQUINISTES,
    CARDS,
    CATACOMBES,
    EIFFEL,
    FIRST_LAID,
    FONTAINE,
    INVALIDES,
    JARDIN,
    LAID_SIZE,
    LAMPADAIRE,
    LEVITATION,
    LIBERTE,
    MOULIN,
    MUSEE,
    N_BUILDINGS,
    N_TURNS,
    NOTRE_DAME,
    OBELISQUE,
    PENSEUR,
    SACRE,
    SEINE,
    SIZE,
    TILE_LAND,
    TO_NORTH,
    TO_WEST,
)
from lutetia.games.cite.rules import actions
from lutetia.games.cite.rules.bitboard import around, edge, looking, quarter
from lutetia.games.cite.rules.cards import beside
from lutetia.games.cite.rules.codes import NO_EFFECT
from lutetia.games.cite.rules.ground import owner
from lutetia.games.cite.rules.light import double_lamps, piece_at, plain_lamps
from lutetia.games.cite.rules.placement_mask import building_places, shape
from lutetia.games.cite.rules.score import points
from lutetia.games.cite.state import GARDEN, LAMP, LIGHT, Fields

SPREAD: Final = 10
"""Points of lead that count as half decided."""

TEMPERATURES: Final = {"easy": 1.6, "beginner": 3.6}
"""Points by which an action looks worse and weak opponents take it three eighths as often."""

HORIZON: Final = 0
"""Playouts go to the end: they are short."""

C_PUCT: Final = 4
"""Weight of exploration: with so many actions, each needs a chance to show itself."""

C_NET: Final = 0.5
"""The same where a net says what to look at: time is best spent on what it finds good."""

FPU_NET: Final = 0.0
"""How much worse than its parent an action counts there before it was tried: not at all. With so
little exploration few others would ever be tried otherwise."""

LCB: Final = 1.0
"""Width of the lower confidence bound by which *top* takes an action: what was looked at later may
be worth more than what was looked at most."""

NET_SHARE: Final = 0.75
"""How much of what a position is worth the net says; a playout says the rest."""

PRIOR_WEIGHT: Final = 8
"""Weight of `prior` when actions are explored."""

PLAYOUT_CANDIDATES: Final = 4
"""Random actions of which a playout takes the most promising."""

SIMULATIONS: Final = {"middle": 240, "good": 11, "strong": 42}
"""How many each level has, so that it wins about three of four games against the next."""

BUDGET_SCALE: Final = 3
"""Many actions need many simulations."""

# While tiles are laid: ground beside ground, and buildings in the reserve.
BY_LAMP, BY_OWN = 500, 200  # an own space beside a streetlight, two own spaces beside each other
ENOUGH = 19  # spaces of a reserve that the board can hold
ROOM, TOO_MUCH = 900, -1200  # a space in the reserve up to that, and beyond
# In the light.
BEST_PLACE = 70  # per cent of what its best place pays a building that still lies in the reserve
GROUP = 500  # a space that enlarges a group
UNBUILT = 3000  # LC6.4
TOKEN = 2000  # a postcard still to be taken
_PROMISE = {
    "levitation": 500,
    "metropolitain": 2500,
    "jardin-des-plantes": 500,
    "le-peintre": 3500,
    "chartier": 2500,
    "bouquinistes": 2500,
    "lampadaire": 1000,
    "moulin-rouge": 2500,
    "fontaine-des-mers": 500,
    "la-grande-lumiere": 2000,
    "quartiers-pauvres": 3000,
    "hotel-des-invalides": 1500,
    "notre-dame": 1000,
    "arc-de-triomphe": 1500,
    "tour-eiffel": 1000,
    "musee-du-louvre": 3500,
    "catacombes": 1500,
}
PROMISE = table(_PROMISE.get(card, 0) for card in CARDS)
"""By postcard: what taking it is worth about, before what its place says."""


@kernel
def sides_between(one_set: int, other: int) -> int:
    """Return how many sides the spaces of two sets share; twice as many of a set with itself."""
    n = 0
    for direction in range(4):
        n += count(one_set & looking(direction, other))
    return n


@kernel
def ground_lead(st: Fields, seat: int) -> int:
    """Return what the ground promises ``seat`` more than its rival."""
    own, rival, lamp = st.land[1 + seat], st.land[2 - seat], st.land[LAMP]
    lit = sides_between(lamp, own) - sides_between(lamp, rival)
    return BY_LAMP * lit + BY_OWN * (sides_between(own, own) - sides_between(rival, rival)) // 2


@kernel
def stock(spaces: int) -> int:
    """Return what a reserve of so many spaces promises before the light begins."""
    return ROOM * min(spaces, ENOUGH) + TOO_MUCH * max(0, spaces - ENOUGH)


@kernel
def reserved(st: Fields, seat: int) -> int:
    """Return the spaces of the buildings in the reserve of ``seat``."""
    n = 0
    left = st.reserve[seat]
    while left != 0:
        n += SIZE[lowest(left)]
        left = without_lowest(left)
    return n


@kernel
def standing(st: Fields, seat: int) -> int:
    """Return the spaces of the buildings of ``seat`` without an annex."""
    spaces = 0
    left = st.built[seat]
    while left != 0:
        spaces |= st.at[lowest(left)]
        left = without_lowest(left)
    return spaces


@kernel
def place_worth(laid: int, corner: int, lamps: int, doubles: int, own: int) -> int:
    """Return what a building earns there at once: its streetlights, of which ``doubles`` count
    twice, and a larger group when it touches one of ``own``."""
    there = shape(laid, corner)
    beside_it = around(there) & ~there
    n = count(beside_it & lamps) + 2 * count(beside_it & doubles)
    return LAID_SIZE[laid] * (1000 * n + (GROUP if beside_it & own != 0 else 0))


@kernel
def best_place(st: Fields, building: int, seat: int, lamps: int, doubles: int, own: int) -> int:
    """Return the greatest `place_worth` of a building, saved from LC6.4;
    0 where it can lie nowhere."""
    best = 0
    for laid in range(FIRST_LAID[building], FIRST_LAID[building] + N_TURNS[building]):
        at = building_places(st, laid, seat)
        while at != 0:
            worth = place_worth(laid, lowest(at), lamps, doubles, own)
            best = max(best, UNBUILT + worth)
            at = without_lowest(at)
    return best


@kernel
def expected(st: Fields, seat: int) -> int:
    """Return the points that ``seat`` may expect in the light."""
    sum_ = points(st, seat) * 1000
    if st.phase != LIGHT:
        return sum_
    lamps, doubles, own = plain_lamps(st), double_lamps(st), standing(st, seat)
    left = st.reserve[seat]
    while left != 0:
        sum_ += best_place(st, lowest(left), seat, lamps, doubles, own) * BEST_PLACE // 100
        left = without_lowest(left)
    return sum_ + TOKEN * st.tokens[seat]


@kernel
def evaluate(st: Fields, seat: int) -> int:
    """Return the lead that ``seat`` may expect, in thousandths of a point."""
    if st.phase >= LIGHT:
        return expected(st, seat) - expected(st, 1 - seat)
    return ground_lead(st, seat) + stock(reserved(st, seat)) - stock(reserved(st, 1 - seat))


@kernel
def lay_prior(st: Fields, tile: int, square: int, turns: int) -> int:
    """Return what a tile promises by the ground inside and around it."""
    lying = ((st.cur * 8 + tile) * 4 + turns) * 5
    first = square // 4 * 16 + square % 4 * 2
    own = signed(TILE_LAND[lying + 1 + st.cur] << first)
    rival = signed(TILE_LAND[lying + 2 - st.cur] << first)
    lamp = signed(TILE_LAND[lying + LAMP] << first)
    all_own, all_rival = st.land[1 + st.cur] | own, st.land[2 - st.cur] | rival
    all_lamps = st.land[LAMP] | lamp
    lit = sides_between(lamp, all_own) - sides_between(lamp, all_rival)
    lit += sides_between(own, all_lamps) - sides_between(rival, all_lamps)
    return BY_LAMP * lit + BY_OWN * (sides_between(own, all_own) - sides_between(rival, all_rival))


@kernel
def buildings_among(st: Fields, spaces: int, seat: int) -> int:
    """Return how many more buildings ``seat`` than its rival has on ``spaces``."""
    n = 0
    for who in range(2):
        left = st.built[who]
        while left != 0:
            if st.at[lowest(left)] & spaces != 0:
                n += 1 if who == seat else -1
            left = without_lowest(left)
    return n


@kernel
def row_of(space: int) -> int:
    """Return the row of ``space``."""
    return signed(edge(TO_NORTH) << space // 8 * 8)


@kernel
def lines_among(st: Fields, space: int, seat: int) -> int:
    """Return how many more buildings ``seat`` than its rival has in the row and the column of
    ``space``, about."""
    column = signed(edge(TO_WEST) << space % 8)
    return buildings_among(st, row_of(space), seat) + buildings_among(st, column, seat)


@kernel
def near_worth(st: Fields, space: int, seat: int, card: int) -> int:
    """Return what the eight spaces around ``space`` add to a ``card`` laid there."""
    sum_ = 0
    for direction in range(4):
        there = beside(space, direction)
        if there < 0:
            continue
        piece = piece_at(st, there)
        if card == LAMPADAIRE:
            who = owner(st, piece)
            if 0 <= piece < N_BUILDINGS and who >= 0:
                sum_ += 1000 * SIZE[piece] if who == seat else -1000 * SIZE[piece]
        elif card == CATACOMBES:
            sum_ += 800 if has(plain_lamps(st), there) else 0
            sum_ += 1600 if has(double_lamps(st), there) else 0
        elif piece < 0:
            sum_ += 400 if card == MOULIN else 1000
    return sum_


@kernel
def place_at_once(st: Fields, laid: int, corner: int) -> int:
    """Return the `place_worth` for the seat to act."""
    own = standing(st, st.cur)
    return place_worth(laid, corner, plain_lamps(st), double_lamps(st), own)


@kernel
def card_prior(st: Fields, card: int, how: int) -> int:
    """Return what taking a postcard promises, by the little that its place says."""
    if how == NO_EFFECT:
        return 0
    seat = st.cur
    space = how % 64
    worth = PROMISE[card]
    if card == LEVITATION:
        return worth + 800 * (SIZE[how % 12] - SIZE[how // 12])
    if card == SACRE:
        return worth + 150 * reserved(st, seat)
    if card == JARDIN:
        return worth + place_at_once(st, FIRST_LAID[GARDEN] + how // 64, space)
    if card == FONTAINE:
        return worth + 3000 * max(0, buildings_among(st, row_of(space), seat)) // 2
    if card == LAMPADAIRE or card == MOULIN or card == PENSEUR or card == CATACOMBES:
        return worth + near_worth(st, space, seat, card)
    if card == INVALIDES:
        return worth + 1000 * min(min(space // 8, 7 - space // 8), min(space % 8, 7 - space % 8))
    if card == OBELISQUE:
        return worth + 2000 * lines_among(st, space, seat)
    if card == EIFFEL:
        below = one(space) | one(space + 1) | one(space + 8) | one(space + 9)
        return worth + 2000 * (count(below & st.land[1 + seat]) - count(below & st.land[2 - seat]))
    if card == BOUQUINISTES:
        piece = piece_at(st, beside(space, how // 64))
        return worth + (300 * SIZE[piece] if piece < N_BUILDINGS else 0)
    if card == NOTRE_DAME or card == MUSEE:
        return worth + (400 * SIZE[how] if how < N_BUILDINGS else 0)
    if card == SEINE:
        return worth + 3000 * buildings_among(st, edge(how), seat)
    if card == LIBERTE:
        return worth + 2500 * buildings_among(st, quarter(how), seat)
    return worth


@kernel
def take_prior(st: Fields, building: int) -> int:
    """Return what a building promises by the room that its reserve still has."""
    spaces = reserved(st, st.cur)
    return stock(spaces + SIZE[building]) - stock(spaces)


@kernel
def build_prior(st: Fields, laid: int, corner: int) -> int:
    """Return what a building earns there at once, and saves."""
    return UNBUILT + place_at_once(st, laid, corner)


prior = switch(
    "prior",
    {
        actions.LAY: lay_prior,
        actions.TAKE: take_prior,
        actions.BUILD: build_prior,
        **dict.fromkeys(actions.USES, card_prior),
    },
)
"""A kernel: how promising an action looks to the seat to act, in thousandths of a point."""
