"""What a seat cannot know: the hand and the stack of the other, dealt again for a search."""

from __future__ import annotations

from lutetia.engine.bits import count, one, pick
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.games.cite.state import Fields


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Deal the hands anew that ``seat`` (-1: a spectator) cannot see (LC1.6); the order of the
    piles is not decided before it is drawn."""
    for other in range(2):
        if other != seat and st.hand[other] >= 0:
            unseen = st.left[other] | one(st.hand[other])
            st.hand[other] = pick(unseen, randbelow(rng, count(unseen)))
            st.left[other] = unseen & ~one(st.hand[other])
