"""What a seat cannot know: the hand and the stack of the other, dealt again for a search."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.games.cite.material import N_TILES
from lutetia.games.cite.state import Fields


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Deal the hands anew that ``seat`` (-1: a spectator) cannot see (LC1.6); the order of the
    piles is not decided before it is drawn."""
    for other in range(2):
        if other != seat and st.hand[other] >= 0:
            st.left[other * 8 + st.hand[other]] = 1
            pick = randbelow(rng, N_TILES - st.laid[other])
            for tile in range(N_TILES):
                if st.left[other * 8 + tile] > 0:
                    if pick == 0:
                        st.hand[other] = tile
                    pick -= 1
            st.left[other * 8 + st.hand[other]] = 0
