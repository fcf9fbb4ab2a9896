"""Chapters LC4 and LC5: every way to activate a postcard, and what activating it does."""

from __future__ import annotations

from lutetia.engine.action_kernels import by_number
from lutetia.engine.kernel import Ints, kernel, table
from lutetia.engine.trace import emit
from lutetia.games.cite.material import (
    BESIDE,
    BUILDABLE,
    CARD_GROUND,
    CARD_HOW,
    CARD_PIECE,
    EXCHANGE,
    FACING,
    FIRST_LAID,
    FREE,
    LAID_CELL,
    LAID_SIZE,
    N_CARDS,
    N_TURNS,
    NOTHING,
    ON_LAMPS,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    PIECES,
    RIVAL,
    TURNED,
    kernels_of,
)
from lutetia.games.cite.rules.cards import beside, effect_refuse
from lutetia.games.cite.rules.codes import ACT, E_SWAPPED, E_USED, NO_EFFECT, OK
from lutetia.games.cite.rules.phases import fits, lay_piece
from lutetia.games.cite.rules.placement_mask import (
    buildable,
    corners,
    free_ground,
    free_spaces,
    row_of,
)
from lutetia.games.cite.state import LAMP, OPEN, POOL, RESERVE, SPENT, USED, Fields

FEW_WAYS = table(
    {NOTHING: 1, ON_PIECE: len(PIECES), ON_SIDE: 4, ON_QUARTER: 4}.get(int(how), 0)
    for how in CARD_HOW
)
"""One more than the greatest ``how`` of a postcard that takes no place; 0 for one that does."""

DIRECTIONS = table(
    N_TURNS[piece] if how == TURNED else 4 if how in (BESIDE, FACING) else 1
    for how, piece in zip(CARD_HOW, CARD_PIECE, strict=True)
)
"""In how many directions a postcard that takes a place can lie, look or belong."""


@kernel
def candidates(st: Fields, card: int, direction: int, seat: int) -> int:
    """Return the spaces where ``card`` may have its effect, and perhaps some more: `effect_refuse` decides."""
    on = CARD_GROUND[card]
    if on == BUILDABLE:
        spaces = buildable(st, seat)
    elif on == FREE:
        spaces = free_spaces(st)
    elif on == ON_LAMPS:
        spaces = free_ground(st, LAMP)
    else:
        spaces = free_ground(st, 2 - seat if on == RIVAL else 1 + seat)
    if CARD_HOW[card] == TURNED:
        return corners(FIRST_LAID[CARD_PIECE[card]] + direction, spaces)
    return spaces


@kernel
def swaps(st: Fields, card: int, seat: int, out: Ints, n: int) -> int:
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
                    out[n] = ACT + card * 512 + give * 12 + get
                    n += 1
    return n


@kernel
def effects(st: Fields, card: int, seat: int, out: Ints, n: int) -> int:
    """Write every effect of ``card`` after the first ``n`` of ``out``; return the new count."""
    if CARD_HOW[card] == EXCHANGE:
        return swaps(st, card, seat, out, n)
    base = ACT + card * 512
    ways = FEW_WAYS[card]
    for how in range(ways):
        if effect_refuse(st, card, how, seat) == OK:
            out[n] = base + how
            n += 1
    if ways > 0:
        return n
    for direction in range(DIRECTIONS[card]):
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
    for card in range(N_CARDS):
        if st.card[card] == OPEN:
            n = effects(st, card, seat, out, n)
            out[n] = ACT + card * 512 + NO_EFFECT
            n += 1
    return n


@kernel
def no_play(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Do nothing at once: the postcard changes the points (LC4.4, LC5.2)."""


@kernel
def swap(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Exchange a building of the reserve for one of the pool, which must be placed (LC4.1)."""
    st.where[how // 12] = POOL
    st.where[how % 12] = RESERVE + seat
    st.fetched = how % 12
    emit(trace, E_SWAPPED, seat, how // 12, how % 12, 0, 0)


@kernel
def allow_lamp(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Let a piece cover a streetlight (LC4.2)."""
    st.metro = seat


@kernel
def allow_rival_ground(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Let a piece cover a space of the rival's (LC4.6)."""
    st.chartier = seat


@kernel
def lay_out(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Lay garden or fountain, which other postcards may help (LC4.3, LC4.10)."""
    lay_piece(st, FIRST_LAID[CARD_PIECE[card]] + how // 64, how % 64, seat, trace)


@kernel
def put_turned(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put a piece of several spaces down, which nothing helps (LC5.3, LC5.5)."""
    laid = FIRST_LAID[CARD_PIECE[card]] + how // 64
    for i in range(LAID_SIZE[laid]):
        st.cover[how % 64 + LAID_CELL[laid * 7 + i]] = CARD_PIECE[card]


@kernel
def put_one(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put a piece of one space down (LC4.5, LC4.8, LC4.9, LC4.12, LC5.1)."""
    st.cover[how] = CARD_PIECE[card]


@kernel
def put_annex(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put the annex beside the building that it enlarges (LC4.7)."""
    st.annexed = st.cover[beside(how % 64, how // 64)]
    st.cover[how % 64] = CARD_PIECE[card]


@kernel
def put_statue(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put the statue down, looking in a direction (LC4.11)."""
    st.facing = how // 64
    st.cover[how % 64] = CARD_PIECE[card]


@kernel
def put_tower(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Put the tower on four spaces (LC5.6)."""
    for i in range(4):
        st.cover[how + i // 2 * 8 + i % 2] = CARD_PIECE[card]


@kernel
def mark_gargoyle(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Mark a building with the gargoyle (LC5.4)."""
    st.gargoyle = how


@kernel
def mark_louvre(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Mark the building that houses the museum (LC5.7)."""
    st.louvre = how


@kernel
def mark_skull(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Mark the space of the catacombs (LC5.8)."""
    st.skull = how


@kernel
def mark_river(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Lay the river at an edge of the board (LC5.9)."""
    st.river = how


@kernel
def mark_liberty(st: Fields, card: int, how: int, seat: int, trace: Ints) -> None:
    """Choose the quarter of the board (LC5.10)."""
    st.liberty = how


have_effect = by_number("have_effect", kernels_of("play", globals()), ["how", "seat", "trace"])
"""``have_effect(st, card, how, seat, trace)``: what the effect ``how`` of ``card`` does."""


@kernel
def activate(st: Fields, action: int, trace: Ints) -> None:
    """Activate a postcard."""
    seat = st.cur
    card = (action - ACT) // 512
    how = (action - ACT) % 512
    st.tokens[seat] -= 1
    emit(trace, E_USED, seat, card, how, 0, 0)
    if how == NO_EFFECT:
        st.card[card] = SPENT + seat
        return
    st.card[card] = USED + seat
    have_effect(st, card, how, seat, trace)
