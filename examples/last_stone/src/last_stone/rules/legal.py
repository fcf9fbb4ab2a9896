"""Who acts, and what may be done."""

from __future__ import annotations

from last_stone.rules.actions import HEAP as HEAPS
from last_stone.rules.actions import LUCKY, TAKE
from last_stone.rules.setup import to_draw
from last_stone.state import HEAP, OVER, TURN, Fields
from lutetia.engine.action_kernels import encoder, lister
from lutetia.engine.kernel import Ints, kernel

FIRST_HEAP = HEAPS.base
takes, lucky_code = lister(TAKE), encoder(LUCKY)


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == OVER:
        return -2
    return st.cur if st.phase == TURN else -1


@kernel
def seat_legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of the seat to act and return how many."""
    return takes(st, out, 0)


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws."""
    return FIRST_HEAP if st.phase == HEAP else lucky_code(to_draw(st), 1)
