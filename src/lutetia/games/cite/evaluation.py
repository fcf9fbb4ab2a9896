"""What opponents know about La Cité de la Lumière besides its rules: how good a position looks,
and how promising an action is.

Two kernels, in thousandths of a point. ``evaluate`` adds to the points what the reserve may still
earn: while tiles are laid by the ground that will be lit, in the light by the best place of each
building. ``prior`` looks at one action alone and is cheap enough for every move of a playout.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
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
    LAID,
    LAID_SIZE,
    LAMPADAIRE,
    LEVITATION,
    LIBERTE,
    MOULIN,
    MUSEE,
    N_BUILDINGS,
    N_SPACES,
    N_TURNS,
    NOTRE_DAME,
    OBELISQUE,
    PENSEUR,
    SACRE,
    SEINE,
    SIZE,
    TILE_GROUND,
    WIDTH,
)
from lutetia.games.cite.rules import actions
from lutetia.games.cite.rules.cards import beside
from lutetia.games.cite.rules.codes import NO_EFFECT
from lutetia.games.cite.rules.ground import may_cover, owner
from lutetia.games.cite.rules.light import lamp_weight
from lutetia.games.cite.rules.placement_mask import buildable, corners, row_of
from lutetia.games.cite.rules.score import points
from lutetia.games.cite.state import GARDEN, LAMP, LIGHT, RESERVE, Fields

SPREAD: Final = 10
"""Points of lead that count as half decided."""

HORIZON: Final = 0
"""Playouts go to the end: they are short."""

C_PUCT: Final = 4
"""Weight of exploration: with so many actions, each needs a chance to show itself."""

PRIOR_WEIGHT: Final = 8
"""Weight of `prior` when actions are explored."""

PLAYOUT_CANDIDATES: Final = 4
"""Random actions of which a playout takes the most promising."""

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

_ROUND = [  # the spaces beside each orientation, as (column, row) from its corner
    sorted(
        {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))}
        - set(cells)
    )
    for _, cells in LAID
]
N_ROUND = table(len(cells) for cells in _ROUND)
ROUND = table(
    n for cells in _ROUND for cell in (*cells, *[(0, 0)] * (20 - len(cells))) for n in cell
)  # [laid * 40 + 2 * i]


@kernel
def side(st: Fields, space: int, seat: int) -> int:
    """Return 1 for a space of the seat's colour, -1 for one of the rival's, 0 for any other."""
    ground = st.ground[space]
    return 1 if ground == 1 + seat else -1 if ground == 2 - seat else 0


@kernel
def beside_worth(st: Fields, space: int, there: int, seat: int) -> int:
    """Return what two spaces beside each other promise ``seat`` more than its rival."""
    if st.ground[space] == LAMP:
        return BY_LAMP * side(st, there, seat)
    if st.ground[there] == LAMP:
        return BY_LAMP * side(st, space, seat)
    here = side(st, space, seat)
    return BY_OWN * here if here == side(st, there, seat) else 0


@kernel
def ground_lead(st: Fields, seat: int) -> int:
    """Return what the ground promises ``seat`` more than its rival."""
    sum_ = 0
    for space in range(N_SPACES):
        if st.ground[space] > 0:
            if space % WIDTH < WIDTH - 1:
                sum_ += beside_worth(st, space, space + 1, seat)
            if space < N_SPACES - WIDTH:
                sum_ += beside_worth(st, space, space + WIDTH, seat)
    return sum_


@kernel
def stock(spaces: int) -> int:
    """Return what a reserve of so many spaces promises before the light begins."""
    return ROOM * min(spaces, ENOUGH) + TOO_MUCH * max(0, spaces - ENOUGH)


@kernel
def reserved(st: Fields, seat: int) -> int:
    """Return the spaces of the buildings in the reserve of ``seat``."""
    n = 0
    for building in range(N_BUILDINGS):
        if st.where[building] == RESERVE + seat:
            n += SIZE[building]
    return n


@kernel
def place_worth(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return what a building earns there at once: its streetlights,
    and a larger group when it touches an own building."""
    lamps = 0
    touches = 0
    for i in range(N_ROUND[laid]):
        column = corner % WIDTH + ROUND[laid * 40 + 2 * i]
        row = corner // WIDTH + ROUND[laid * 40 + 2 * i + 1]
        if 0 <= column < WIDTH and 0 <= row < WIDTH:
            space = row * WIDTH + column
            lamps += lamp_weight(st, space)
            if owner(st, st.cover[space]) == seat:
                touches = 1
    return LAID_SIZE[laid] * (1000 * lamps + GROUP * touches)


@kernel
def best_place(st: Fields, building: int, seat: int, spaces: int) -> int:
    """Return the greatest `place_worth` of a building, saved from LC6.4;
    0 where it can lie nowhere."""
    best = 0
    for turn in range(N_TURNS[building]):
        laid = FIRST_LAID[building] + turn
        at = corners(laid, spaces)
        for row in range(8 if at != 0 else 0):
            here = row_of(at, row)
            corner = row * 8
            while here != 0:
                if here & 1 == 1 and may_cover(st, laid, corner, seat) == 0:
                    best = max(best, UNBUILT + place_worth(st, laid, corner, seat))
                here >>= 1
                corner += 1
    return best


@kernel
def expected(st: Fields, seat: int) -> int:
    """Return the points that ``seat`` may expect in the light."""
    sum_ = points(st, seat) * 1000
    if st.phase != LIGHT:
        return sum_
    spaces = buildable(st, seat)
    for building in range(N_BUILDINGS):
        if st.where[building] == RESERVE + seat or (st.fetched == building and st.cur == seat):
            sum_ += best_place(st, building, seat, spaces) * BEST_PLACE // 100
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
    seat = st.cur
    sum_ = 0
    first = square // 4 * 16 + square % 4 * 2
    for corner in range(4):  # laid for a moment
        st.ground[first + corner // 2 * 8 + corner % 2] = TILE_GROUND[
            ((seat * 8 + tile) * 4 + turns) * 4 + corner
        ]
    for corner in range(4):
        space = first + corner // 2 * 8 + corner % 2
        for direction in range(4):
            there = beside(space, direction)
            if there >= 0 and st.ground[there] > 0:
                sum_ += beside_worth(st, space, there, seat)
    for corner in range(4):
        st.ground[first + corner // 2 * 8 + corner % 2] = 0
    return sum_


@kernel
def buildings_among(st: Fields, first: int, wide: int, high: int, seat: int) -> int:
    """Return how many more buildings ``seat`` than its rival has on ``wide`` by ``high`` spaces
    from ``first`` on."""
    seen = 0
    n = 0
    for row in range(high):
        for column in range(wide):
            piece = st.cover[first + row * 8 + column]
            who = owner(st, piece)
            if who >= 0 and seen >> piece & 1 == 0:
                seen |= 1 << piece
                n += 1 if who == seat else -1
    return n


@kernel
def lines_among(st: Fields, space: int, seat: int) -> int:
    """Return how many more buildings ``seat`` than its rival has in the row and the column of
    ``space``, about."""
    return buildings_among(st, space // 8 * 8, 8, 1, seat) + buildings_among(
        st, space % 8, 1, 8, seat
    )


@kernel
def near_worth(st: Fields, space: int, seat: int, card: int) -> int:
    """Return what the eight spaces around ``space`` add to a ``card`` laid there."""
    sum_ = 0
    for direction in range(4):
        there = beside(space, direction)
        if there < 0:
            continue
        piece = st.cover[there]
        if card == LAMPADAIRE:
            who = owner(st, piece)
            if 0 <= piece < N_BUILDINGS and who >= 0:
                sum_ += 1000 * SIZE[piece] if who == seat else -1000 * SIZE[piece]
        elif card == CATACOMBES:
            sum_ += 800 * lamp_weight(st, there)
        elif piece < 0:
            sum_ += 400 if card == MOULIN else 1000
    return sum_


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
        return worth + place_worth(st, FIRST_LAID[GARDEN] + how // 64, space, seat)
    if card == FONTAINE:
        return worth + 3000 * max(0, buildings_among(st, space // 8 * 8, 8, 1, seat)) // 2
    if card == LAMPADAIRE or card == MOULIN or card == PENSEUR or card == CATACOMBES:
        return worth + near_worth(st, space, seat, card)
    if card == INVALIDES:
        return worth + 1000 * min(min(space // 8, 7 - space // 8), min(space % 8, 7 - space % 8))
    if card == OBELISQUE:
        return worth + 2000 * lines_among(st, space, seat)
    if card == EIFFEL:
        for i in range(4):
            worth += 2000 * side(st, space + i // 2 * 8 + i % 2, seat)
        return worth
    if card == BOUQUINISTES:
        piece = st.cover[beside(space, how // 64)]
        return worth + (300 * SIZE[piece] if piece < N_BUILDINGS else 0)
    if card == NOTRE_DAME or card == MUSEE:
        return worth + (400 * SIZE[how] if how < N_BUILDINGS else 0)
    if card == SEINE:
        if how % 2 == 0:
            return worth + 3000 * buildings_among(st, 28 * how, 8, 1, seat)
        return worth + 3000 * buildings_among(st, 7 if how == 1 else 0, 1, 8, seat)
    if card == LIBERTE:
        return worth + 2500 * buildings_among(st, how // 2 * 32 + how % 2 * 4, 4, 4, seat)
    return worth


@kernel
def take_prior(st: Fields, building: int) -> int:
    """Return what a building promises by the room that its reserve still has."""
    spaces = reserved(st, st.cur)
    return stock(spaces + SIZE[building]) - stock(spaces)


@kernel
def build_prior(st: Fields, laid: int, corner: int) -> int:
    """Return what a building earns there at once, and saves."""
    return UNBUILT + place_worth(st, laid, corner, st.cur)


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
