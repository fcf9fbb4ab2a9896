"""Chapters LC4 and LC5: the postcards, in which ways each can have its effect, and why not in
others.

A way is a number, taken apart into a *turn* and the rest: for most postcards a space. ``ways`` of a
postcard says for one turn which of the rest there are, as a set; legal lists, choices and refusals
ask it. Whatever is not in it is refused for the reason that ``why_not`` gives.
"""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.action_kernels import by_number
from lutetia.engine.bits import has, lowest, one, without_lowest
from lutetia.engine.kernel import kernel, table
from lutetia.games.cite.material import (
    BESIDE,
    CARD_HOW,
    CARD_PIECE,
    EXCHANGE,
    FACING,
    FIRST_LAID,
    LAID_CELL,
    LAID_SIZE,
    MAX_CELLS,
    N_BUILDINGS,
    N_SPACES,
    N_TURNS,
    NOTHING,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    PIECES,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TURNED,
    WIDTH,
    kernels_of,
)
from lutetia.games.cite.rules.bitboard import SEVEN_COLUMNS, SEVEN_ROWS, looking
from lutetia.games.cite.rules.codes import (
    CARD_GONE,
    COVERED,
    NO_EFFECT,
    NO_LAMP_UNDER,
    NO_OWN_BUILDING,
    NO_RIVAL_BUILDING,
    NO_SWAP,
    NO_TOKEN,
    NO_VIEW,
    NOT_LAMP,
    NOT_OWN_GROUND,
    NOT_RIVAL_GROUND,
    OFF_BOARD,
    OK,
    RIVAL_GROUND,
    UNKNOWN,
)
from lutetia.games.cite.rules.ground import covered_or_foreign, first_fault, why_not_covered
from lutetia.games.cite.rules.phases import not_now
from lutetia.games.cite.rules.placement_mask import (
    building_places,
    corners,
    fits,
    free_spaces,
    lamp_spaces,
    own_spaces,
    places,
    plain_spaces,
    rival_spaces,
)
from lutetia.games.cite.state import LAMP, LIGHT, OPEN, Fields

STEP = table(N_BUILDINGS if how == EXCHANGE else N_SPACES for how in CARD_HOW)
"""The ways of a postcard from one turn to the next."""

TURNS = table(
    {EXCHANGE: N_BUILDINGS, TURNED: N_TURNS[piece], BESIDE: 4, FACING: 4}.get(int(how), 1)
    for how, piece in zip(CARD_HOW, CARD_PIECE, strict=True)
)
"""The turns of each postcard: directions in which it can lie, look or belong, or what is given."""

WAYS = table(
    {NOTHING: 1, ON_PIECE: len(PIECES), ON_SIDE: 4, ON_QUARTER: 4}.get(int(how), step * turns)
    for how, step, turns in zip(CARD_HOW, STEP, TURNS, strict=True)
)
"""In how many ways each postcard can be used."""

TOWER_CORNERS: Final = SEVEN_COLUMNS & SEVEN_ROWS
"""Where the north-western space of the tower can be."""


@kernel
def beside(space: int, direction: int) -> int:
    """Return the space next to ``space`` (0 north, 1 east, 2 south, 3 west),
    or -1 beyond the edge."""
    row = space // WIDTH
    column = space % WIDTH
    if direction == TO_NORTH:
        return space - WIDTH if row > 0 else -1
    if direction == TO_EAST:
        return space + 1 if column < WIDTH - 1 else -1
    if direction == TO_SOUTH:
        return space + WIDTH if row < WIDTH - 1 else -1
    return space - 1 if column > 0 else -1


@kernel
def nothing_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the one way: nothing is chosen (LC4.2, LC4.4, LC4.6, LC5.2)."""
    return 1


@kernel
def side_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the four edges or quarters of the board (LC5.9, LC5.10)."""
    return 15


@kernel
def never_asked(st: Fields, card: int, how: int, seat: int) -> int:
    """Return the reason for a postcard that can be used in all its ways: there is none."""
    return UNKNOWN


@kernel
def fetchable(st: Fields, seat: int) -> int:
    """Return the buildings of the pool that Levitation can bring: they must then be placed
    (LC4.1)."""
    spaces, lamps, rivals = plain_spaces(st, seat), lamp_spaces(st, seat), rival_spaces(st, seat)
    found = 0
    left = st.pooled
    while left != 0:
        building = lowest(left)
        if fits(building, spaces, lamps, rivals):
            found |= one(building)
        left = without_lowest(left)
    return found


@kernel
def swap_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the buildings for which the one of the reserve that ``turn`` says can be exchanged
    (LC4.1)."""
    return fetchable(st, seat) if has(st.reserve[seat], turn) else 0


@kernel
def swap_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why a building may not be exchanged for another (LC4.1)."""
    return NO_SWAP


@kernel
def garden_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return where the garden may lie: it goes by the rule of buildings (LC4.3)."""
    return building_places(st, FIRST_LAID[CARD_PIECE[card]] + turn, seat)


@kernel
def garden_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the garden may not lie so (LC4.3)."""
    laid = FIRST_LAID[CARD_PIECE[card]] + how // 64
    return why_not_covered(st, laid, how % 64, seat)


@kernel
def fountain_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return where the fountain may lie: on own or mixed spaces (LC4.10), or the one of Chartier
    (LC4.6); on no streetlight."""
    laid = FIRST_LAID[CARD_PIECE[card]] + turn
    rivals = st.land[2 - seat]
    spaces = free_spaces(st) & ~(st.land[LAMP] | rivals)
    return places(laid, spaces, 0, rivals & free_spaces(st) if st.chartier == seat else 0)


@kernel
def fountain_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the fountain may not lie so (LC4.10)."""
    laid, rivals = FIRST_LAID[CARD_PIECE[card]] + how // 64, 1 if st.chartier == seat else 0
    return first_fault(
        st, laid, how % 64, st.land[LAMP], 0, st.land[2 - seat], rivals, RIVAL_GROUND
    )


@kernel
def arch_last(laid: int) -> int:
    """Return the space of the arch's other end, from its corner on."""
    return LAID_CELL[laid * MAX_CELLS + LAID_SIZE[laid] - 1]


@kernel
def arch_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return where the arch may stand: all free, both ends on own ground (LC5.5)."""
    laid = FIRST_LAID[CARD_PIECE[card]] + turn
    own = st.land[1 + seat]
    return corners(laid, free_spaces(st)) & own & own >> arch_last(laid)


@kernel
def arch_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the arch may not stand so (LC5.5)."""
    laid, corner = FIRST_LAID[CARD_PIECE[card]] + how // 64, how % 64
    ends = 0
    if corner + arch_last(laid) < N_SPACES:
        ends = one(corner) | one(corner + arch_last(laid))
    foreign = ends & ~st.land[1 + seat]
    return first_fault(st, laid, corner, 0, 0, foreign, 0, NOT_OWN_GROUND)


@kernel
def hotel_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return where the hotel may stand: on free spaces of one's own colour (LC5.3),
    where no card helps (LC4.15)."""
    return corners(FIRST_LAID[CARD_PIECE[card]] + turn, own_spaces(st, seat))


@kernel
def hotel_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the hotel may not stand so (LC5.3)."""
    laid = FIRST_LAID[CARD_PIECE[card]] + how // 64
    return first_fault(st, laid, how % 64, 0, 0, ~st.land[1 + seat], 0, NOT_OWN_GROUND)


@kernel
def annex_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return where the annex may stand and belong to the own building in the direction ``turn``;
    one of several directions in which the same building lies counts (LC4.7)."""
    found = 0
    left = st.built[seat]
    while left != 0:
        building = st.at[lowest(left)]
        there = looking(turn, building)
        for before in range(turn):
            there &= ~looking(before, building)
        found |= there
        left = without_lowest(left)
    return found & own_spaces(st, seat)


@kernel
def annex_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the annex may not stand there and belong to the building in
    that direction (LC4.7)."""
    space = how % 64
    if not has(own_spaces(st, seat), space):
        return covered_or_foreign(st, space)
    there = beside(space, how // 64)
    left = st.built[seat] if there >= 0 else 0
    while left != 0:
        if has(st.at[lowest(left)], there):
            return UNKNOWN  # one code for each building
        left = without_lowest(left)
    return NO_OWN_BUILDING


@kernel
def statue_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return where the statue may stand looking in the direction ``turn`` (LC4.11)."""
    return own_spaces(st, seat) & looking(turn, free_spaces(st))


@kernel
def statue_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the statue may not stand there looking in that direction (LC4.11)."""
    space = how % 64
    return NO_VIEW if has(own_spaces(st, seat), space) else covered_or_foreign(st, space)


@kernel
def tower_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the spaces from which the tower may stand on four free ones with a streetlight
    (LC5.6)."""
    free = free_spaces(st) & free_spaces(st) >> 1
    lamps = st.land[LAMP] | st.land[LAMP] >> 1
    return TOWER_CORNERS & (free & free >> WIDTH) & (lamps | lamps >> WIDTH)


@kernel
def tower_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the tower may not stand on four spaces from there on (LC5.6)."""
    if not has(TOWER_CORNERS, how):
        return OFF_BOARD
    below = one(how) | one(how + 1) | one(how + WIDTH) | one(how + WIDTH + 1)
    return COVERED if below & st.covered != 0 else NO_LAMP_UNDER


@kernel
def gargoyle_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the pieces that may bear the gargoyle: buildings of the rival's (LC5.4)."""
    return st.built[1 - seat]


@kernel
def gargoyle_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the gargoyle may not go there (LC5.4)."""
    return NO_RIVAL_BUILDING


@kernel
def louvre_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the pieces that may house the museum: buildings of one's own (LC5.7)."""
    return st.built[seat]


@kernel
def louvre_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why the museum may not go there (LC5.7)."""
    return NO_OWN_BUILDING


@kernel
def lamp_space_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the free spaces with a streetlight (LC4.12)."""
    return st.land[LAMP] & free_spaces(st)


@kernel
def lamp_space_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why it is not a free space with a streetlight (LC4.12)."""
    return COVERED if has(st.covered, how) else NOT_LAMP


@kernel
def rival_space_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the free spaces of the rival's colour (LC5.8)."""
    return st.land[2 - seat] & free_spaces(st)


@kernel
def rival_space_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why it is not a free space of the rival's colour (LC5.8)."""
    return COVERED if has(st.covered, how) else NOT_RIVAL_GROUND


@kernel
def own_space_ways(st: Fields, card: int, turn: int, seat: int) -> int:
    """Return the free spaces of one's own colour (LC4.5, LC4.8, LC4.9, LC5.1)."""
    return own_spaces(st, seat)


@kernel
def own_space_why_not(st: Fields, card: int, how: int, seat: int) -> int:
    """Return why it is not a free space of one's own colour (LC4.5, LC4.8, LC4.9, LC5.1)."""
    return covered_or_foreign(st, how)


ways = by_number("ways", kernels_of("ways", globals()), ["turn", "seat"])
"""``ways(st, card, turn, seat)``: the ways of one turn in which ``card`` can have its effect."""

why_not = by_number("why_not", kernels_of("why_not", globals(), "never_asked"), ["how", "seat"])
"""``why_not(st, card, how, seat)``: why the effect ``how`` of ``card``, which is none of its
`ways`, is refused."""


@kernel
def effect_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the effect ``how`` of ``card`` is refused."""
    if has(ways(st, card, how // STEP[card], seat), how % STEP[card]):
        return OK
    reason: int = why_not(st, card, how, seat)
    return reason


@kernel
def use_refuse(st: Fields, card: int, how: int) -> int:
    """Return OK or why a postcard may not be activated so (LC3.5, LC3.6)."""
    if st.phase != LIGHT or st.fetched >= 0:
        return not_now(st)
    if st.card[card] != OPEN:
        return CARD_GONE
    if st.tokens[st.cur] == 0:
        return NO_TOKEN
    if how == NO_EFFECT:
        return OK
    return effect_refuse(st, card, how, st.cur) if how < WAYS[card] else UNKNOWN


@kernel
def has_effect(buffer: Any, card: int, how: int) -> bool:
    """Return whether the effect ``how`` of ``card`` is open to whoever is to act; called from
    Python."""
    reason: int = effect_refuse(buffer[0], card, how, buffer[0].cur)
    return reason == OK
