"""What a seat cannot know: the cards of others (PP1.5), dealt again for a search."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.rng import randbelow
from lutetia.games.paris_paris.rules.setup import marker_free
from lutetia.games.paris_paris.state import OVER, Fields

UNDEALT: Final = -2
"""A card that is about to be dealt again."""


@kernel
def resample(st: Fields, seat: int, rng: Ints) -> None:
    """Deal again the special-tour cards that ``seat`` (-1: a spectator) cannot know (PP1.5, PP1.7).

    Which tiles are still in the stacks is open to a perfect memory;
    their order is not decided before they are drawn.
    """
    if st.phase == OVER:
        return
    for other in range(st.players):
        if other != seat and st.marker[other] >= 0:
            st.marker[other] = UNDEALT
    for other in range(st.players):
        if st.marker[other] == UNDEALT:
            pool = 0
            for route in range(5):
                if marker_free(st, route):
                    pool += 1
            pick = randbelow(rng, pool)
            for route in range(5):
                if st.marker[other] == UNDEALT and marker_free(st, route):
                    if pick == 0:
                        st.marker[other] = route
                    pick -= 1
