"""Single rules of Paris Paris called from Python, for previews and score lines."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Buffer
from lutetia.games.paris_paris.material import TILE_ROUTE
from lutetia.games.paris_paris.rules import play_alone
from lutetia.games.paris_paris.rules.end import finish
from lutetia.games.paris_paris.rules.tours import small_tour, tour
from lutetia.games.paris_paris.state import LAYOUT

assign = LAYOUT.assign


@kernel
def small(buffer: Buffer, tile: int, pay: Ints, trace: Ints) -> None:
    """Add to ``pay`` what the small tour of ``tile`` pays."""
    small_tour(buffer[0], tile, pay, trace)


@kernel
def tour_of(buffer: Buffer, route: int, pay: Ints, trace: Ints) -> None:
    """Add to ``pay`` what a tour of ``route`` pays."""
    tour(buffer[0], route, pay, trace)


PREVIEW: Final = 51
"""Integers that `previews` writes for an action."""


@kernel
def previews(
    buffer: Buffer, trial: Buffer, actions: Ints, out: Ints, pay: Ints, null_trace: Ints
) -> int:
    """Build each of ``actions`` on ``trial``, a copy of ``buffer``,
    and write to ``out`` what the tiles on offer then pay.

    `PREVIEW` integers each: the number of tiles that are left, then for each of up to five kinds
    of them tile, points of the four seats by the small tour, whether a big tour follows, points by
    it. The list ends with a tile of -1. Returns the number of players.
    """
    for i in range(len(actions)):
        st = trial[0]
        assign(st, buffer[0])
        play_alone(st, actions[i], null_trace)
        at = i * 51
        out[at] = st.n_offer
        at += 1
        for k in range(st.n_offer):
            tile = st.offer[k]
            again = False
            for j in range(k):
                if st.offer[j] == tile:
                    again = True
            if again:
                continue
            out[at] = tile
            for seat in range(4):
                pay[seat] = 0
            small_tour(st, tile, pay, null_trace)
            for seat in range(4):
                out[at + 1 + seat] = pay[seat]
                pay[seat] = 0
            if st.parked[TILE_ROUTE[tile]] >= 0:
                out[at + 5] = 1
                tour(st, TILE_ROUTE[tile], pay, null_trace)
            for seat in range(4):
                out[at + 6 + seat] = pay[seat]
            at += 10
        if at < (i + 1) * 51:
            out[at] = -1
    return int(buffer[0].players)


@kernel
def adjudicate(buffer: Buffer, trace: Ints) -> None:
    """Score the end of the game on ``buffer[0]`` as it stands (PP8.1)."""
    finish(buffer[0], trace)
