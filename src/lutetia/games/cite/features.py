"""What the net of an opponent sees of La Cité de la Lumière: a position with the eyes of a seat
(``inputs``), and an action (``describe``). All but the tile in the other hand (LC1.6).

The seat's own things come first and the rival's after them, so that blue and orange look alike.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.bits import count, lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.cite.evaluation import evaluate, reserved, sides_between, standing
from lutetia.games.cite.feature_numbers import (
    BUILDING,
    CARD,
    CHOSEN,
    COUNTS,
    EARNED,
    GAIN,
    GAINS,
    KINDS,
    LAID_TILES,
    LEAD,
    LEADS,
    LIGHTS,
    LOTS,
    MINE_FIRST,
    MIXED_GROUND,
    ON_SQUARE,
    OTHER_PIECE,
    OWN_DARK,
    OWN_GROUND,
    OWN_LIT,
    PASSED,
    PASSING,
    PHASE,
    PLACED,
    POINTS,
    RIVAL_DARK,
    RIVAL_GROUND,
    RIVAL_LIT,
    SPACE,
    SPARED,
    STREETLIGHT,
    TAKEN,
    TAKEN_WHEN,
    TAKEN_WITH,
    TILE,
    TILE_THERE,
    TILE_TURNED,
    TOKENS,
    TOUCHING,
    TURN,
    USED_THERE,
    USING,
    WAITING,
)
from lutetia.games.cite.feature_numbers import N_FEATURES as N_FEATURES
from lutetia.games.cite.feature_numbers import N_INPUTS as N_INPUTS
from lutetia.games.cite.material import (
    LAID_PIECE,
    N_BUILDINGS,
    N_CARDS,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    SIZE,
)
from lutetia.games.cite.rules import actions
from lutetia.games.cite.rules.bitboard import around, looking
from lutetia.games.cite.rules.codes import NO_EFFECT
from lutetia.games.cite.rules.light import built, double_lamps, plain_lamps, shining_on, times
from lutetia.games.cite.rules.placement_mask import shape
from lutetia.games.cite.rules.score import points
from lutetia.games.cite.state import LAMP, LIGHT, MIXED, NONE, OUT, SPENT, USED, Fields
from lutetia.games.cite.symmetry import symmetries as symmetries

VERSION: Final = 2
"""Rises when an input or a feature means something else: weights made before are refused then."""

# --- a position ----------------------------------------------------------------------------------


@kernel
def mark_members(active: Ints, n: int, first: int, members: int) -> int:
    """Add an input for each member of a set, counted from ``first`` on; return the new number."""
    while members != 0:
        active[n] = first + lowest(members)
        members = without_lowest(members)
        n += 1
    return n


@kernel
def mark_spaces(active: Ints, n: int, kind: int, spaces: int) -> int:
    """Add an input for each of the ``spaces`` of one kind; return the new number."""
    while spaces != 0:
        active[n] = SPACE + lowest(spaces) * KINDS + kind
        spaces = without_lowest(spaces)
        n += 1
    return n


@kernel
def mark_count(active: Ints, n: int, which: int, number: int) -> int:
    """Add the input for a count; return the new number."""
    active[n] = COUNTS + which * LOTS + max(0, min(number, LOTS - 1))
    return n + 1


@kernel
def mark_ground(active: Ints, n: int, kind: int, spaces: int, lamps: int) -> int:
    """Add an input for each free space of one ground, by the streetlights beside it."""
    once, twice, more = 0, 0, 0
    for direction in range(4):
        beside = looking(direction, lamps)
        more |= twice & beside
        twice |= once & beside
        once |= beside
    n = mark_spaces(active, n, kind, spaces & ~once)
    n = mark_spaces(active, n, kind + 1, spaces & once & ~twice)
    n = mark_spaces(active, n, kind + 2, spaces & twice & ~more)
    return mark_spaces(active, n, kind + 3, spaces & more)


@kernel
def mark_board(st: Fields, seat: int, active: Ints) -> int:
    """Add what lies on every space; return how many inputs."""
    free, lamps = ~st.covered, plain_lamps(st) | double_lamps(st)
    n = mark_ground(active, 0, OWN_GROUND, st.land[1 + seat] & free, lamps)
    n = mark_ground(active, n, RIVAL_GROUND, st.land[2 - seat] & free, lamps)
    n = mark_ground(active, n, MIXED_GROUND, st.land[MIXED] & free, lamps)
    n = mark_spaces(active, n, STREETLIGHT, st.land[LAMP] & free)
    if st.covered == 0:
        return n
    lit = around(lamps)
    mine, theirs = standing(st, seat), standing(st, 1 - seat)
    n = mark_spaces(active, n, OWN_DARK, mine & ~lit)
    n = mark_spaces(active, n, OWN_LIT, mine & lit)
    n = mark_spaces(active, n, RIVAL_DARK, theirs & ~lit)
    n = mark_spaces(active, n, RIVAL_LIT, theirs & lit)
    return mark_spaces(active, n, OTHER_PIECE, st.covered & ~(mine | theirs))


@kernel
def mark_earned(st: Fields, seat: int, active: Ints, n: int) -> int:
    """Add an input for each building on the board: whose, how large, under how many lights."""
    for who in range(2):
        left = st.built[who]
        first = EARNED + (0 if who == seat else 64)
        while left != 0:
            piece = lowest(left)
            lights = min(7, times(st, shining_on(st, piece)))
            active[n] = first + min(7, count(st.at[piece])) * 8 + lights
            left = without_lowest(left)
            n += 1
    return n


@kernel
def mark_counts(st: Fields, seat: int, active: Ints, n: int) -> int:
    """Add the fourteen counts; return the new number."""
    free, lamps = ~st.covered, plain_lamps(st) | double_lamps(st)
    own, rival = st.land[1 + seat], st.land[2 - seat]
    lit = around(lamps) & free
    n = mark_count(active, n, 0, reserved(st, seat))
    n = mark_count(active, n, 1, reserved(st, 1 - seat))
    n = mark_count(active, n, 2, count(own & lit))
    n = mark_count(active, n, 3, count(rival & lit))
    n = mark_count(active, n, 4, count(st.land[MIXED] & lit))
    n = mark_count(active, n, 5, sides_between(own & free, own & free) // 4)
    n = mark_count(active, n, 6, sides_between(rival & free, rival & free) // 4)
    n = mark_count(active, n, 7, count(own & free))
    n = mark_count(active, n, 8, count(rival & free))
    n = mark_count(active, n, 9, count(st.land[MIXED] & free))
    n = mark_count(active, n, 10, count(st.reserve[seat]))
    n = mark_count(active, n, 11, count(st.reserve[1 - seat]))
    n = mark_count(active, n, 12, count(own & built(st)))
    return mark_count(active, n, 13, count(rival & built(st)))


@kernel
def mine_or_not(who: int, seat: int) -> int:
    """Return 0 where ``who`` is ``seat``, else 1."""
    return 0 if who == seat else 1


@kernel
def mark_pieces(st: Fields, seat: int, active: Ints, n: int) -> int:
    """Add buildings, tiles and postcards; return the new number."""
    printed = (1 << N_BUILDINGS) - 1
    n = mark_members(active, n, BUILDING, st.pooled)
    n = mark_members(active, n, BUILDING + N_BUILDINGS, st.reserve[seat])
    n = mark_members(active, n, BUILDING + 2 * N_BUILDINGS, st.reserve[1 - seat])
    n = mark_members(active, n, BUILDING + 3 * N_BUILDINGS, st.built[seat] & printed)
    n = mark_members(active, n, BUILDING + 4 * N_BUILDINGS, st.built[1 - seat] & printed)
    for card in range(N_CARDS):
        lies = st.card[card]
        if OUT < lies < USED:
            active[n] = CARD + card
            n += 1
        elif USED <= lies < SPENT:
            active[n] = CARD + (1 + mine_or_not(lies - USED, seat)) * N_CARDS + card
            n += 1
    for other in range(2):
        at = mine_or_not(other, seat)
        unlaid = st.left[other] | (1 << st.hand[other] if st.hand[other] >= 0 else 0)
        n = mark_members(active, n, TILE + at * N_TILES, unlaid)
        active[n] = TOKENS + at * 10 + min(9, st.tokens[other])
        active[n + 1] = LAID_TILES + at * 9 + min(8, st.laid[other])
        n += 2
    if st.hand[seat] >= 0:
        active[n] = TILE + 2 * N_TILES + st.hand[seat]
        n += 1
    return n


@kernel
def lead_step(lead: int) -> int:
    """Return which step a lead in points is."""
    return max(0, min(lead + LEADS // 2, LEADS - 1))


@kernel
def mark_lead(st: Fields, seat: int, active: Ints, n: int) -> int:
    """Add the lead that the hand-made judgement expects, and in the light the one there is; return
    the new number. A net that has it learns what it misses."""
    lead = lead_step((evaluate(st, seat) + 500) // 1000)
    if st.phase < LIGHT:
        active[n] = LEAD + lead
        return n + 1
    active[n] = LEAD + LEADS + lead
    active[n + 1] = POINTS + lead_step(points(st, seat) - points(st, 1 - seat))
    return n + 2


@kernel
def inputs(st: Fields, seat: int, dense: Ints, active: Ints) -> int:
    """Write the inputs that are on for ``seat`` to ``active``; return how many."""
    n = mark_board(st, seat, active)
    n = mark_pieces(st, seat, active, n)
    n = mark_lead(st, seat, active, n)
    active[n] = PHASE + st.phase
    active[n + 1] = PASSED + min(2, st.passes)
    n = mark_counts(st, seat, active, n + 2)
    if st.cur != NONE:
        active[n] = TURN + mine_or_not(st.cur, seat)
        n += 1
    if st.first != NONE:
        active[n] = MINE_FIRST + mine_or_not(st.first, seat)
        n += 1
    if st.metro != NONE:
        active[n] = WAITING + mine_or_not(st.metro, seat)
        n += 1
    if st.chartier != NONE:
        active[n] = WAITING + 2 + mine_or_not(st.chartier, seat)
        n += 1
    if st.fetched != NONE:
        active[n] = WAITING + 4
        n += 1
    return mark_earned(st, seat, active, n) if st.phase >= LIGHT else n


# --- an action -----------------------------------------------------------------------------------


@kernel
def describe_lay(st: Fields, tile: int, square: int, turns: int, looks: int, features: Ints) -> int:
    """Describe a tile on a square: which way round, where, and what it does to the ground."""
    turned = tile * 4 + turns
    features[0] = TILE_TURNED + turned
    features[1] = ON_SQUARE + square
    features[2] = TILE_THERE + turned * N_SQUARES + square
    gain = looks // 250 + GAINS // 2
    features[3] = GAIN + max(0, min(gain, GAINS - 1))
    return 4


@kernel
def describe_take(st: Fields, building: int, looks: int, features: Ints) -> int:
    """Describe a building that is taken: which, when, and how full the reserve is then."""
    features[0] = TAKEN + building
    features[1] = TAKEN_WHEN + building * 9 + min(8, st.laid[st.cur])
    features[2] = TAKEN_WITH + min(LOTS - 1, reserved(st, st.cur) + SIZE[building])
    return 3


@kernel
def describe_pass(st: Fields, looks: int, features: Ints) -> int:
    """Describe a pass: the first in a row, or the one that ends the game."""
    features[0] = PASSING + min(1, st.passes)
    return 1


@kernel
def describe_choice(st: Fields, card: int, looks: int, features: Ints) -> int:
    """Describe the choice of a postcard."""
    features[0] = CHOSEN + card
    return 1


@kernel
def describe_build(st: Fields, laid: int, corner: int, looks: int, features: Ints) -> int:
    """Describe a building that is placed: where, under how many lights, how much mixed ground it
    takes, and whether it joins one's own."""
    there = shape(laid, corner)
    beside = around(there) & ~there
    lights = count(beside & plain_lamps(st)) + 2 * count(beside & double_lamps(st))
    features[0] = PLACED + laid * N_SPACES + corner
    features[1] = LIGHTS + LAID_PIECE[laid] * 8 + min(7, lights)
    features[2] = SPARED + min(7, count(there & st.land[MIXED]))
    features[3] = TOUCHING + (1 if beside & standing(st, st.cur) != 0 else 0)
    return 4


@kernel
def describe_use(st: Fields, card: int, how: int, looks: int, features: Ints) -> int:
    """Describe the use of a postcard: which, and where."""
    if how == NO_EFFECT:
        features[0] = USING + N_CARDS + card
        return 1
    features[0] = USING + card
    features[1] = USED_THERE + card * 64 + how % 64
    return 2


describe = switch(
    "describe",
    {
        actions.LAY: describe_lay,
        actions.TAKE: describe_take,
        actions.PASS: describe_pass,
        actions.CHOOSE: describe_choice,
        actions.BUILD: describe_build,
        **dict.fromkeys(actions.USES, describe_use),
    },
    more=("looks", "features"),
)
"""A kernel: write the features of an action of the seat to act, which `prior` says ``looks`` so
promising; return how many."""
