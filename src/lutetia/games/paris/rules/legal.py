"""Who acts, and the list of what may be done."""

from __future__ import annotations

from lutetia.engine.action_kernels import by_number, encoder, lister
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris.material import (
    BONUS_TILES,
    JOIN_OTHERS_TILE,
    JOIN_OWN_TILE,
    N_DISTRICTS,
    N_SLOTS,
)
from lutetia.games.paris.rules import actions
from lutetia.games.paris.rules.codes import OK, WITH_JOIN_OTHERS, WITH_JOIN_OWN
from lutetia.games.paris.rules.moves import holds, needs, payable, stands, target_refuse
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
    for district in range(N_DISTRICTS):
        for origin in range(16):
            if stands(st, seat, district, origin):
                for slot in range(N_SLOTS):
                    if target_refuse(st, district, origin, slot) == OK and payable(
                        st, seat, origin, slot
                    ):
                        needed = needs(st, seat, district, slot)
                        if (needed & WITH_JOIN_OWN == 0 or holds(st, seat, JOIN_OWN_TILE)) and (
                            needed & WITH_JOIN_OTHERS == 0 or holds(st, seat, JOIN_OTHERS_TILE)
                        ):
                            out[n] = move_code(district, origin, slot, needed)
                            n += 1
    return n


@kernel
def uses_legal(st: Fields, out: Ints, n: int) -> int:
    """Write every legal use of a bonus tile (PA7.5) after the first ``n`` of ``out``.

    Return the new count.
    """
    for tile in range(BONUS_TILES):
        if holds(st, st.cur, tile):
            n = uses_of(st, tile, out, n)
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
