"""Who acts, and the lists of what may be done."""

from __future__ import annotations

from lutetia.engine.action_kernels import encoder
from lutetia.engine.actors import CHANCE
from lutetia.engine.actors import OVER as NOBODY
from lutetia.engine.kernel import Ints, kernel, table
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
    N_BUILDINGS,
    N_CARDS,
    N_SQUARES,
    N_TURNS,
    NOTHING,
    ON_LAMPS,
    ON_PIECE,
    ON_QUARTER,
    ON_SIDE,
    PIECES,
    POOL_SIZE,
    RIVAL,
    TURNED,
)
from lutetia.games.cite.rules import actions
from lutetia.games.cite.rules.actions import ACT, HOWS
from lutetia.games.cite.rules.cards import effect_refuse
from lutetia.games.cite.rules.codes import NO_EFFECT, OK
from lutetia.games.cite.rules.ground import may_cover
from lutetia.games.cite.rules.phases import fits
from lutetia.games.cite.rules.placement_mask import (
    buildable,
    corners,
    free_ground,
    free_spaces,
    row_of,
)
from lutetia.games.cite.rules.setup import hand_due
from lutetia.games.cite.rules.turns import pass_refuse
from lutetia.games.cite.state import (
    CARDS,
    CHOOSE,
    LAMP,
    LAY,
    LIGHT,
    OPEN,
    OVER,
    POOL,
    RESERVE,
    START,
    Fields,
)

TAKE_CODE, PASS_CODE, CHOOSE_CODE = actions.TAKE.base, actions.PASS.base, actions.CHOOSE.base
START_CODE, CARD_CODE = actions.DEAL_START.base, actions.DEAL_CARD.base
lay_code, build_code, hand_code = map(encoder, (actions.LAY, actions.BUILD, actions.DEAL_HAND))

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
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == LAY or st.phase == LIGHT or st.phase == CHOOSE:
        return st.cur
    return NOBODY if st.phase == OVER else CHANCE


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws now (LC1.7, LC1.4, LC1.6)."""
    if st.phase == START:
        return START_CODE
    return CARD_CODE if st.phase == CARDS else hand_code(hand_due(st), 0)


@kernel
def lay_legal(st: Fields, out: Ints) -> int:
    """Write what the seat may do in the first phase to ``out`` (LC2.1); return how many."""
    n = 0
    seat = st.cur
    if st.hand[seat] >= 0:
        for square in range(N_SQUARES):
            if st.tile[square] < 0:  # LC2.2
                for turns in range(4):
                    out[n] = lay_code(st.hand[seat], square, turns)
                    n += 1
    for building in range(N_BUILDINGS):
        if st.where[building] == POOL:  # LC2.4
            out[n] = TAKE_CODE + building
            n += 1
    if st.hand[seat] < 0:  # LC2.5
        out[n] = PASS_CODE
        n += 1
    return n


@kernel
def choose_legal(st: Fields, out: Ints) -> int:
    """Write the postcards that may be chosen (LC1.4)."""
    n = 0
    for card in range(POOL_SIZE[st.pool]):
        if st.card[card] == 0:
            out[n] = CHOOSE_CODE + card
            n += 1
    return n


@kernel
def piece_places(st: Fields, piece: int, seat: int, spaces: int, out: Ints, n: int) -> int:
    """Write every way to lay the building ``piece`` on ``spaces`` (`buildable`).

    They come after the first ``n`` of ``out``; returns the new count.
    """
    for turn in range(N_TURNS[piece]):
        laid = FIRST_LAID[piece] + turn
        at = corners(laid, spaces)
        for row in range(8 if at != 0 else 0):
            here = row_of(at, row)
            corner = row * 8
            while here != 0:
                if here & 1 == 1 and may_cover(st, laid, corner, seat) == OK:
                    out[n] = build_code(laid, corner)
                    n += 1
                here >>= 1
                corner += 1
    return n


@kernel
def candidates(st: Fields, card: int, direction: int, seat: int) -> int:
    """Return the spaces where ``card`` may have its effect, and perhaps some more.

    `effect_refuse` decides.
    """
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
    """Write every exchange of Levitation after the first ``n`` of ``out``; return the new count.

    Each building is tried once.
    """
    spaces = buildable(st, seat)
    fit = 0
    for get in range(N_BUILDINGS):
        if st.where[get] == POOL and fits(st, get, seat, spaces):
            fit |= 1 << get
    for give in range(N_BUILDINGS):
        if st.where[give] == RESERVE + seat:
            for get in range(N_BUILDINGS):
                if fit >> get & 1 == 1:
                    out[n] = ACT + card * HOWS + give * 12 + get
                    n += 1
    return n


@kernel
def effects(st: Fields, card: int, seat: int, out: Ints, n: int) -> int:
    """Write every effect of ``card`` after the first ``n`` of ``out``; return the new count."""
    if CARD_HOW[card] == EXCHANGE:
        return swaps(st, card, seat, out, n)
    base = ACT + card * HOWS
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
    """Write every way to activate a postcard after the first ``n`` of ``out``.

    Returns the new count.
    """
    if st.tokens[seat] == 0:
        return n
    for card in range(N_CARDS):
        if st.card[card] == OPEN:
            n = effects(st, card, seat, out, n)
            out[n] = ACT + card * HOWS + NO_EFFECT
            n += 1
    return n


@kernel
def light_legal(st: Fields, seat: int, out: Ints) -> int:
    """Write what ``seat`` may do in the second phase to ``out`` (LC3.2); return how many."""
    spaces = buildable(st, seat)
    if st.fetched >= 0:  # LC4.1
        return piece_places(st, st.fetched, seat, spaces, out, 0)
    n = 0
    for building in range(N_BUILDINGS):
        if st.where[building] == RESERVE + seat:
            n = piece_places(st, building, seat, spaces, out, n)
    n = act_legal(st, seat, out, n)
    if n > 0 and pass_refuse(st) == OK:
        out[n] = PASS_CODE
        n += 1
    return n


@kernel
def seat_legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of the seat whose turn it is to ``out`` and return how many."""
    if st.phase == LAY:
        return lay_legal(st, out)
    if st.phase == LIGHT:
        return light_legal(st, st.cur, out)
    return choose_legal(st, out) if st.phase == CHOOSE else 0
