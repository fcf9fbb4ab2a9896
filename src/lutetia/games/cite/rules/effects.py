"""Chapters LC4 and LC5: every way to activate a postcard, and what activating it does."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import note
from lutetia.games.cite.material import FIRST_LAID, LAID_CELL, LAID_PIECE, LAID_SIZE, N_TURNS
from lutetia.games.cite.rules.cards import (
    ARC,
    BOUQUINISTES,
    CATACOMBES,
    CHARTIER,
    EIFFEL,
    FONTAINE,
    INVALIDES,
    JARDIN,
    LAMPADAIRE,
    LEVITATION,
    LIBERTE,
    LUMIERE,
    METROPOLITAIN,
    MOULIN,
    MUSEE,
    NOTRE_DAME,
    OBELISQUE,
    PEINTRE,
    PENSEUR,
    QUARTIERS,
    SACRE,
    SEINE,
    beside,
    effect_refuse,
)  # fmt: skip
from lutetia.games.cite.rules.codes import ACT, E_SWAPPED, E_USED, NO_EFFECT, OK
from lutetia.games.cite.rules.phases import fits, lay_piece
from lutetia.games.cite.rules.placement_mask import (
    buildable,
    corners,
    free_ground,
    free_spaces,
    row_of,
)
from lutetia.games.cite.state import (
    ANNEX,
    ARCH,
    DANCER,
    FOUNTAIN,
    GARDEN,
    HOTEL,
    LAMP,
    LARGE,
    OBELISK,
    OPEN,
    PAINTER,
    POOL,
    RESERVE,
    SPENT,
    STATUE,
    STREETLIGHT,
    TOWER,
    USED,
    Fields,
)  # fmt: skip


@kernel
def few_ways(card: int) -> int:
    """Return one more than the greatest number that ``how`` can have for a ``card`` that takes no place; 0 for one that does."""
    if card == METROPOLITAIN or card == SACRE or card == CHARTIER or card == QUARTIERS:
        return 1
    if card == NOTRE_DAME or card == MUSEE:
        return 24
    return 4 if card == SEINE or card == LIBERTE else 0


@kernel
def directions(card: int) -> int:
    """Return in how many directions a ``card`` that takes a place can lie, look or belong."""
    if card == BOUQUINISTES or card == PENSEUR:
        return 4
    return 2 if card == JARDIN or card == FONTAINE or card == ARC or card == INVALIDES else 1


@kernel
def candidates(st: Fields, card: int, direction: int, seat: int) -> int:
    """Return the spaces where ``card`` may have its effect, and perhaps some more: `effect_refuse` decides."""
    if card == JARDIN:
        return corners(FIRST_LAID[GARDEN] + direction, buildable(st, seat))
    if card == FONTAINE or card == ARC:
        piece = FOUNTAIN if card == FONTAINE else ARCH
        return (
            corners(FIRST_LAID[piece] + direction, free_spaces(st))
            if direction < N_TURNS[piece]
            else 0
        )
    if card == INVALIDES:
        return (
            corners(FIRST_LAID[HOTEL] + direction, free_ground(st, 1 + seat))
            if direction < N_TURNS[HOTEL]
            else 0
        )
    if card == EIFFEL:
        return free_spaces(st)
    if card == LUMIERE:
        return free_ground(st, LAMP)
    return free_ground(st, 2 - seat if card == CATACOMBES else 1 + seat)


@kernel
def swaps(st: Fields, seat: int, out: Ints, n: int) -> int:
    """Write every exchange of Levitation after the first ``n`` of ``out``, each building tried once; return the new count."""
    spaces = buildable(st, seat)
    fit = 0
    for get in range(12):
        if st.where[get] == POOL and fits(st, get, seat, spaces):
            fit |= 1 << get
    for give in range(12):
        if st.where[give] == RESERVE + seat:
            for get in range(12):
                if fit >> get & 1 == 1:
                    out[n] = ACT + LEVITATION * 512 + give * 12 + get
                    n += 1
    return n


@kernel
def effects(st: Fields, card: int, seat: int, out: Ints, n: int) -> int:
    """Write every effect of ``card`` after the first ``n`` of ``out``; return the new count."""
    if card == LEVITATION:
        return swaps(st, seat, out, n)
    base = ACT + card * 512
    ways = few_ways(card)
    for how in range(ways):
        if effect_refuse(st, card, how, seat) == OK:
            out[n] = base + how
            n += 1
    if ways > 0:
        return n
    for direction in range(directions(card)):
        spaces = candidates(st, card, direction, seat)
        for row in range(8 if spaces != 0 else 0):
            here = row_of(spaces, row)
            how = direction * 64 + row * 8
            while here != 0:
                if here & 1 == 1 and effect_refuse(st, card, how, seat) == OK:
                    out[n] = base + how
                    n += 1
                here >>= 1
                how += 1
    return n


@kernel
def act_legal(st: Fields, seat: int, out: Ints, n: int) -> int:
    """Write every way to activate a postcard after the first ``n`` of ``out``; return the new count."""
    if st.tokens[seat] == 0:
        return n
    for card in range(22):
        if st.card[card] == OPEN:
            n = effects(st, card, seat, out, n)
            out[n] = ACT + card * 512 + NO_EFFECT
            n += 1
    return n


@kernel
def single_piece(card: int) -> int:
    """Return the piece of one space that ``card`` places on a free space of one's own colour, or -1."""
    if card == LAMPADAIRE:
        return STREETLIGHT
    if card == MOULIN:
        return DANCER
    if card == PEINTRE:
        return PAINTER
    if card == OBELISQUE:
        return OBELISK
    return -1


@kernel
def activate(st: Fields, action: int, trace: Ints) -> None:
    """Activate a postcard."""
    seat = st.cur
    card = (action - ACT) // 512
    how = (action - ACT) % 512
    direction = how // 64
    space = how % 64
    st.tokens[seat] -= 1
    note(trace, E_USED, seat, card, how, 0, 0)
    if how == NO_EFFECT:
        st.card[card] = SPENT + seat
        return
    st.card[card] = USED + seat
    piece = single_piece(card)
    if piece >= 0:
        st.cover[space] = piece
    elif card == LEVITATION:
        st.where[how // 12] = POOL
        st.where[how % 12] = RESERVE + seat
        st.fetched = how % 12
        note(trace, E_SWAPPED, seat, how // 12, how % 12, 0, 0)
    elif card == METROPOLITAIN:
        st.metro = seat
    elif card == CHARTIER:
        st.chartier = seat
    elif card == JARDIN:
        lay_piece(st, FIRST_LAID[GARDEN] + direction, space, seat, trace)
    elif card == FONTAINE:
        lay_piece(st, FIRST_LAID[FOUNTAIN] + direction, space, seat, trace)
    elif card == ARC or card == INVALIDES:
        laid = FIRST_LAID[ARCH if card == ARC else HOTEL] + direction
        for i in range(LAID_SIZE[laid]):
            st.cover[space + LAID_CELL[laid * 7 + i]] = LAID_PIECE[laid]
    elif card == BOUQUINISTES:
        st.annexed = st.cover[beside(space, direction)]
        st.cover[space] = ANNEX
    elif card == PENSEUR:
        st.facing = direction
        st.cover[space] = STATUE
    elif card == LUMIERE:
        st.cover[space] = LARGE
    elif card == NOTRE_DAME:
        st.gargoyle = how
    elif card == MUSEE:
        st.louvre = how
    elif card == EIFFEL:
        for i in range(4):
            st.cover[space + i // 2 * 8 + i % 2] = TOWER
    elif card == CATACOMBES:
        st.skull = space
    elif card == SEINE:
        st.river = how
    elif card == LIBERTE:
        st.liberty = how
