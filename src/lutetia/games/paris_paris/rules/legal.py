"""Who acts, and the list of what may be done."""

from __future__ import annotations

from lutetia.engine.action_kernels import encoder
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris_paris.material import TILE_STOP
from lutetia.games.paris_paris.rules import actions
from lutetia.games.paris_paris.rules.build import is_full
from lutetia.games.paris_paris.rules.setup import to_deal
from lutetia.games.paris_paris.state import BUILD, DRAW, OVER, START, Fields

START_CODE, OPEN_CODE, DRAW_CODE = actions.START.base, actions.OPEN.base, actions.DRAW.base
build_code, marker_code = encoder(actions.BUILD), encoder(actions.MARKER)


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == BUILD:
        return st.cur
    return -2 if st.phase == OVER else -1


@kernel
def build_legal(st: Fields, out: Ints) -> int:
    """Write the builds of the seat to act to ``out``, in the order of the tiles on offer;
    return how many (PP3.3)."""
    n = 0
    for i in range(st.n_offer):
        tile = st.offer[i]
        again = False
        for j in range(i):
            if st.offer[j] == tile:  # PP3.5: two equal tiles are two choices with one result
                again = True
        if again:
            continue
        stop = TILE_STOP[tile]
        if is_full(st, stop):
            for seat in range(st.players):  # PP5.2, PP5.3
                if st.houses[stop * 4 + seat] > 0:
                    out[n] = build_code(tile, seat)
                    n += 1
        else:
            out[n] = build_code(tile, -1)  # PP5.1
            n += 1
    return n


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws now."""
    if st.phase == DRAW:
        return DRAW_CODE
    if st.phase == START:
        return START_CODE
    seat = to_deal(st)
    return OPEN_CODE if seat == st.players else marker_code(seat, 0)
