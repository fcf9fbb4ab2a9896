"""Who acts, and the list of what may be done."""

from __future__ import annotations

from lutetia.engine.action_kernels import by_number, encoder, lister
from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris.material import (
    BONUS_TILES,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    N_DISTRICTS,
)
from lutetia.games.paris.rules import actions
from lutetia.games.paris.rules.codes import WITH_JOIN_OTHERS, WITH_JOIN_OWN
from lutetia.games.paris.rules.moves import held, holds, needs, origins, supplied, targets
from lutetia.games.paris.rules.setup import stack_due, token_space, track_space
from lutetia.games.paris.state import ACT, OVER, START, TAKE, TOKENS, TOPS, TRACK, TURN, Fields

draws, places, banks, arc = map(lister, (actions.DRAW, actions.PLACE, actions.BANK, actions.ARC))
pass_, look, finish = map(lister, (actions.PASS, actions.LOOK, actions.FINISH))
advances, honours, scores = map(lister, (actions.BONUS, actions.HONOUR, actions.SCORE))
buys, sells, end_uses = map(lister, (actions.BUY, actions.SELL, actions.USE_END))
takes = lister(actions.TAKE, 1)
plain_uses = lister(actions.USE, 1)
choices = {tile: lister(kind, 1) for tile, kind in actions.CHOOSING.items()}
uses_of = by_number(
    "uses_of", [choices.get(tile, plain_uses) for tile in range(BONUS_TILES)], ["out", "n"]
)
move_code, turn_code, back_code = map(encoder, (actions.MOVE, actions.TURN, actions.BACK))
token_code, track_code = map(encoder, (actions.DEAL_TOKEN, actions.DEAL_TRACK))
START_CODE = actions.START.base


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == TURN:
        return st.cur
    return -2 if st.phase == OVER else -1


@kernel
def moves_legal(st: Fields, out: Ints, n: int) -> int:
    """Write every legal move after the first ``n`` of ``out``; return the new count."""
    seat = st.cur
    joining = 0
    if holds(st, seat, JOIN_OWN_TILE):
        joining |= WITH_JOIN_OWN
    if holds(st, seat, JOIN_OTHERS_TILE):
        joining |= WITH_JOIN_OTHERS
    supplied_slots = supplied(st, seat)
    for district in range(N_DISTRICTS):
        begin = origins(st, seat, district)
        while begin != 0:
            origin = lowest(begin)
            left = targets(st, district, origin, supplied_slots)
            while left != 0:
                slot = lowest(left)
                needed = needs(st, seat, district, slot)
                if needed & ~joining == 0:
                    out[n] = move_code(district, origin, slot, needed)
                    n += 1
                left = without_lowest(left)
            begin = without_lowest(begin)
    return n


@kernel
def uses_legal(st: Fields, out: Ints, n: int) -> int:
    """Write every legal use of a bonus tile (PA7.5) after the first ``n`` of ``out``.

    Return the new count.
    """
    left = held(st, st.cur)
    while left != 0:
        n = uses_of(st, lowest(left), out, n)
        left = without_lowest(left)
    return n


@kernel
def seat_legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of the seat whose turn it is to ``out`` and return how many.

    They are the step that is due, its benefits, then what may be done at any moment (PA2.9).
    Benefits stay open in any order until the turn is finished (PA2.10).
    """
    if st.phase == OVER:
        return 0
    n = draws(st, out, 0)
    if st.free == 1:
        n = places(st, out, n)
    if st.step == ACT:
        n = moves_legal(st, out, n)
        n = banks(st, out, n)
        n = arc(st, out, n)
        n = pass_(st, out, n)
        n = look(st, out, n)
    if st.step == TAKE:
        n = takes(st, st.cur, out, n)
    if st.may_advance > 0:
        n = advances(st, out, n)
    n = honours(st, out, n)
    if st.may_score > 0:
        n = scores(st, out, n)
    n = uses_legal(st, out, n)
    if st.n_takes > st.n_uses:
        n = end_uses(st, out, n)
    n = buys(st, out, n)
    n = sells(st, out, n)
    legal: int = finish(st, out, n)
    return legal


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws now."""
    first: int = START_CODE
    if st.phase == TOKENS:
        first = token_code(token_space(st), 0)
    elif st.phase == TRACK:
        first = track_code(track_space(st), 0)
    elif st.phase == TOPS:
        first = back_code(stack_due(st), 0)
    elif st.phase != START:
        first = turn_code(st.top[st.stack], 0)
    return first
