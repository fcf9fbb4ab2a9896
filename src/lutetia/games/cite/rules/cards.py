"""Chapters LC4 and LC5: the postcards, and why an effect may be refused."""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.action_kernels import by_number
from lutetia.engine.kernel import kernel, table
from lutetia.games.cite.material import (
    BESIDE,
    CARD_HOW,
    CARD_PIECE,
    EXCHANGE,
    FACING,
    FIRST_LAID,
    LAID_CELL,
    LAID_HIGH,
    LAID_SIZE,
    LAID_WIDE,
    MAX_CELLS,
    N_BUILDINGS,
    N_TURNS,
    NOTHING,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    ON_SPACE,
    PIECES,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TURNED,
    WIDTH,
    kernels_of,
)
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
    ON_LAMP,
    RIVAL_GROUND,
    UNKNOWN,
)
from lutetia.games.cite.rules.ground import may_cover, own_ground, owner
from lutetia.games.cite.rules.phases import fits, not_now
from lutetia.games.cite.rules.placement_mask import buildable
from lutetia.games.cite.state import LAMP, LIGHT, OPEN, POOL, RESERVE, Fields

TOWER_SIDE: Final = 2
"""The tower stands on a square of spaces (LC5.6)."""


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
def fountain_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the fountain may not lie so: own or mixed spaces (LC4.10),
    or the one of Chartier (LC4.6); no streetlight."""
    laid = FIRST_LAID[CARD_PIECE[card]] + how // 64
    corner = how % 64
    if corner // WIDTH + LAID_HIGH[laid] > WIDTH or corner % WIDTH + LAID_WIDE[laid] > WIDTH:
        return OFF_BOARD
    rivals = 1 if st.chartier == seat else 0
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * MAX_CELLS + i]
        if st.cover[space] >= 0:
            return COVERED
        if st.ground[space] == LAMP:
            return ON_LAMP
        if st.ground[space] == 2 - seat:
            rivals -= 1
            if rivals < 0:
                return RIVAL_GROUND
    return OK


@kernel
def arch_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the arch may not stand so: all free, both ends on own ground (LC5.5)."""
    laid = FIRST_LAID[CARD_PIECE[card]] + how // 64
    corner = how % 64
    if corner // WIDTH + LAID_HIGH[laid] > WIDTH or corner % WIDTH + LAID_WIDE[laid] > WIDTH:
        return OFF_BOARD
    last = LAID_SIZE[laid] - 1
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * MAX_CELLS + i]
        if st.cover[space] >= 0:
            return COVERED
        if (i == 0 or i == last) and st.ground[space] != 1 + seat:
            return NOT_OWN_GROUND
    return OK


@kernel
def hotel_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the hotel may not stand so: on free spaces of one's own colour (LC5.3),
    where no card helps (LC4.15)."""
    laid = FIRST_LAID[CARD_PIECE[card]] + how // 64
    corner = how % 64
    if corner // WIDTH + LAID_HIGH[laid] > WIDTH or corner % WIDTH + LAID_WIDE[laid] > WIDTH:
        return OFF_BOARD
    for i in range(LAID_SIZE[laid]):
        why = own_ground(st, corner + LAID_CELL[laid * MAX_CELLS + i], seat)
        if why != OK:
            return why
    return OK


@kernel
def annex_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the annex may not stand there and belong to the building in
    that direction (LC4.7)."""
    space = how % 64
    direction = how // 64
    why = own_ground(st, space, seat)
    if why != OK:
        return why
    there = beside(space, direction)
    if there < 0 or owner(st, st.cover[there]) != seat:
        return NO_OWN_BUILDING
    for before in range(direction):  # one code for each building
        other = beside(space, before)
        if other >= 0 and st.cover[other] == st.cover[there]:
            return UNKNOWN
    return OK


@kernel
def statue_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the statue may not stand there looking in that direction (LC4.11)."""
    space = how % 64
    direction = how // 64
    why = own_ground(st, space, seat)
    if why != OK:
        return why
    front = beside(space, direction)
    return OK if front >= 0 and st.cover[front] < 0 else NO_VIEW


@kernel
def tower_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the tower may not stand on four spaces from there on (LC5.6)."""
    corner = how
    if corner // WIDTH > WIDTH - TOWER_SIDE or corner % WIDTH > WIDTH - TOWER_SIDE:
        return OFF_BOARD
    lamps = 0
    for i in range(4):
        space = corner + i // TOWER_SIDE * WIDTH + i % TOWER_SIDE
        if st.cover[space] >= 0:
            return COVERED
        if st.ground[space] == LAMP:
            lamps += 1
    return OK if lamps > 0 else NO_LAMP_UNDER


@kernel
def swap_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why a building may not be exchanged for another:
    it must then be placed (LC4.1)."""
    give = how // 12
    get = how % 12
    if st.where[give] != RESERVE + seat or st.where[get] != POOL:
        return NO_SWAP
    return OK if fits(st, get, seat, buildable(st, seat)) else NO_SWAP


@kernel
def nothing_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK: nothing is chosen (LC4.2, LC4.4, LC4.6, LC5.2)."""
    return OK


@kernel
def garden_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the garden may not lie so: it goes by the rule of buildings (LC4.3)."""
    piece = CARD_PIECE[card]
    return may_cover(st, FIRST_LAID[piece] + how // 64, how % 64, seat)


@kernel
def gargoyle_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the gargoyle may not go there: to a building of the rival's (LC5.4)."""
    return OK if owner(st, how) == 1 - seat else NO_RIVAL_BUILDING


@kernel
def louvre_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the museum may not go there: to a building of one's own (LC5.7)."""
    return OK if owner(st, how) == seat else NO_OWN_BUILDING


@kernel
def side_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK for one of the four edges or quarters of the board (LC5.9, LC5.10)."""
    return OK


@kernel
def lamp_space_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why it is not a free space with a streetlight (LC4.12)."""
    if st.cover[how] >= 0:
        return COVERED
    return OK if st.ground[how] == LAMP else NOT_LAMP


@kernel
def rival_space_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why it is not a free space of the rival's colour (LC5.8)."""
    if st.cover[how] >= 0:
        return COVERED
    return OK if st.ground[how] == 2 - seat else NOT_RIVAL_GROUND


@kernel
def own_space_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why it is not a free space of one's own colour (LC4.5, LC4.8, LC4.9, LC5.1)."""
    return own_ground(st, how, seat)


effect_refuse = by_number("effect_refuse", kernels_of("refuse", globals()), ["how", "seat"])
"""``effect_refuse(st, card, how, seat)``: OK or why the effect ``how`` of ``card`` is refused."""


WAYS = table(
    {
        NOTHING: 1,
        EXCHANGE: N_BUILDINGS * N_BUILDINGS,
        ON_PIECE: len(PIECES),
        ON_SIDE: 4,
        ON_QUARTER: 4,
        ON_SPACE: 64,
        TURNED: 64 * N_TURNS[piece],
        BESIDE: 4 * 64,
        FACING: 4 * 64,
    }[int(how)]
    for how, piece in zip(CARD_HOW, CARD_PIECE, strict=True)
)
"""In how many ways each postcard can be used."""


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
