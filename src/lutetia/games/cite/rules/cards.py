"""Chapters LC4 and LC5: the postcards, and why an effect may be refused."""

from __future__ import annotations

from lutetia.engine.kernel import kernel
from lutetia.games.cite.material import (
    FIRST_LAID,
    LAID_CELL,
    LAID_HIGH,
    LAID_SIZE,
    LAID_WIDE,
    N_TURNS,
)
from lutetia.games.cite.rules.codes import (
    ACT,
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
from lutetia.games.cite.rules.phases import fits
from lutetia.games.cite.rules.placement_mask import buildable
from lutetia.games.cite.state import (
    ARCH,
    FOUNTAIN,
    GARDEN,
    HOTEL,
    OPEN,
    POOL,
    RESERVE,
    Fields,
)  # fmt: skip

(
    LEVITATION,
    METROPOLITAIN,
    JARDIN,
    SACRE,
    PEINTRE,
    CHARTIER,
    BOUQUINISTES,
    LAMPADAIRE,
    MOULIN,
    FONTAINE,
    PENSEUR,
    LUMIERE,
) = range(12)
OBELISQUE, QUARTIERS, INVALIDES, NOTRE_DAME, ARC, EIFFEL, MUSEE, CATACOMBES, SEINE, LIBERTE = range(
    12, 22
)


@kernel
def beside(space: int, direction: int) -> int:
    """Return the space next to ``space`` (0 north, 1 east, 2 south, 3 west), or -1 beyond the edge."""
    row = space // 8
    column = space % 8
    if direction == 0:
        return space - 8 if row > 0 else -1
    if direction == 1:
        return space + 1 if column < 7 else -1
    if direction == 2:
        return space + 8 if row < 7 else -1
    return space - 1 if column > 0 else -1


@kernel
def fountain_refuse(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return OK or why the fountain may not lie so: own or mixed spaces (LC4.10), or the one of Chartier (LC4.6); no streetlight."""
    if corner // 8 + LAID_HIGH[laid] > 8 or corner % 8 + LAID_WIDE[laid] > 8:
        return OFF_BOARD
    rivals = 1 if st.chartier == seat else 0
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * 7 + i]
        if st.cover[space] >= 0:
            return COVERED
        if st.ground[space] == 4:
            return ON_LAMP
        if st.ground[space] == 2 - seat:
            rivals -= 1
            if rivals < 0:
                return RIVAL_GROUND
    return OK


@kernel
def arch_refuse(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return OK or why the arch may not stand so: all free, both ends on own ground (LC5.5)."""
    if corner // 8 + LAID_HIGH[laid] > 8 or corner % 8 + LAID_WIDE[laid] > 8:
        return OFF_BOARD
    last = LAID_SIZE[laid] - 1
    for i in range(LAID_SIZE[laid]):
        space = corner + LAID_CELL[laid * 7 + i]
        if st.cover[space] >= 0:
            return COVERED
        if (i == 0 or i == last) and st.ground[space] != 1 + seat:
            return NOT_OWN_GROUND
    return OK


@kernel
def hotel_refuse(st: Fields, laid: int, corner: int, seat: int) -> int:
    """Return OK or why the hotel may not stand so: on free spaces of one's own colour (LC5.3), where no card helps (LC4.15)."""
    if corner // 8 + LAID_HIGH[laid] > 8 or corner % 8 + LAID_WIDE[laid] > 8:
        return OFF_BOARD
    for i in range(LAID_SIZE[laid]):
        why = own_ground(st, corner + LAID_CELL[laid * 7 + i], seat)
        if why != OK:
            return why
    return OK


@kernel
def annex_refuse(st: Fields, space: int, direction: int, seat: int) -> int:
    """Return OK or why the annex may not stand at ``space`` and belong to the building in ``direction`` (LC4.7)."""
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
def statue_refuse(st: Fields, space: int, direction: int, seat: int) -> int:
    """Return OK or why the statue may not stand at ``space`` looking in ``direction`` (LC4.11)."""
    why = own_ground(st, space, seat)
    if why != OK:
        return why
    front = beside(space, direction)
    return OK if front >= 0 and st.cover[front] < 0 else NO_VIEW


@kernel
def tower_refuse(st: Fields, corner: int) -> int:
    """Return OK or why the tower may not stand on the four spaces from ``corner`` on (LC5.6)."""
    if corner // 8 > 6 or corner % 8 > 6:
        return OFF_BOARD
    lamps = 0
    for i in range(4):
        space = corner + i // 2 * 8 + i % 2
        if st.cover[space] >= 0:
            return COVERED
        if st.ground[space] == 4:
            lamps += 1
    return OK if lamps > 0 else NO_LAMP_UNDER


@kernel
def swap_refuse(st: Fields, give: int, get: int, seat: int) -> int:
    """Return OK or why ``give`` may not be exchanged for ``get``: it must then be placed (LC4.1)."""
    if st.where[give] != RESERVE + seat or st.where[get] != POOL:
        return NO_SWAP
    return OK if fits(st, get, seat, buildable(st, seat)) else NO_SWAP


@kernel
def effect_refuse(st: Fields, card: int, how: int, seat: int) -> int:
    """Return OK or why the effect ``how`` of ``card`` is refused."""
    direction = how // 64
    space = how % 64
    if card == LEVITATION:
        return swap_refuse(st, how // 12, how % 12, seat) if how < 144 else UNKNOWN
    if card == METROPOLITAIN or card == SACRE or card == CHARTIER or card == QUARTIERS:
        return OK if how == 0 else UNKNOWN
    if card == JARDIN:
        return (
            may_cover(st, FIRST_LAID[GARDEN] + direction, space, seat)
            if direction < N_TURNS[GARDEN]
            else UNKNOWN
        )
    if card == FONTAINE:
        return (
            fountain_refuse(st, FIRST_LAID[FOUNTAIN] + direction, space, seat)
            if direction < N_TURNS[FOUNTAIN]
            else UNKNOWN
        )
    if card == ARC:
        return (
            arch_refuse(st, FIRST_LAID[ARCH] + direction, space, seat)
            if direction < N_TURNS[ARCH]
            else UNKNOWN
        )
    if card == INVALIDES:
        return (
            hotel_refuse(st, FIRST_LAID[HOTEL] + direction, space, seat)
            if direction < N_TURNS[HOTEL]
            else UNKNOWN
        )
    if card == BOUQUINISTES:
        return annex_refuse(st, space, direction, seat) if direction < 4 else UNKNOWN
    if card == PENSEUR:
        return statue_refuse(st, space, direction, seat) if direction < 4 else UNKNOWN
    if card == NOTRE_DAME or card == MUSEE:
        who = owner(st, how) if how < 24 else -1
        if card == MUSEE:
            return OK if who == seat else NO_OWN_BUILDING
        return OK if who == 1 - seat else NO_RIVAL_BUILDING
    if card == SEINE or card == LIBERTE:
        return OK if how < 4 else UNKNOWN
    if direction > 0:
        return UNKNOWN
    if card == EIFFEL:
        return tower_refuse(st, space)
    if card == LUMIERE:  # LC4.12
        if st.cover[space] >= 0:
            return COVERED
        return OK if st.ground[space] == 4 else NOT_LAMP
    if card == CATACOMBES:  # LC5.8
        if st.cover[space] >= 0:
            return COVERED
        return OK if st.ground[space] == 2 - seat else NOT_RIVAL_GROUND
    return own_ground(st, space, seat)


@kernel
def act_refuse(st: Fields, action: int, seat: int) -> int:
    """Return OK or why activating a postcard so is refused (LC3.5, LC3.6)."""
    card = (action - ACT) // 512
    if card >= 22 or st.card[card] != OPEN:
        return CARD_GONE
    if st.tokens[seat] == 0:
        return NO_TOKEN
    how = (action - ACT) % 512
    return OK if how == NO_EFFECT else effect_refuse(st, card, how, seat)
