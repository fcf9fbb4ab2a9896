"""The rules of Paris Paris as kernels. Reading order: setup, build, tours, ending; this page joins them."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris_paris.rules.build import build, build_legal, build_refuse
from lutetia.games.paris_paris.rules.codes import (
    CHANCE_FIRST,
    DEAL_START,
    GAME_OVER,
    IMPOSSIBLE,
    OK,
    UNKNOWN,
)
from lutetia.games.paris_paris.rules.end import finish, points, tiebreak
from lutetia.games.paris_paris.rules.resample import resample
from lutetia.games.paris_paris.rules.setup import (
    chance_allows,
    chance_legal,
    deal,
    draw,
    open_round,
    rounds,
    setup,
    weight,
)
from lutetia.games.paris_paris.rules.tours import park, small_tour
from lutetia.games.paris_paris.state import BUILD, OVER, Fields

__all__ = [
    "draw",
    "legal",
    "play",
    "points",
    "refuse",
    "resample",
    "setup",
    "tiebreak",
    "to_act",
    "weight",
]


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == BUILD:
        return st.cur
    return -2 if st.phase == OVER else -1


@kernel
def legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of whoever acts to ``out`` and return how many."""
    if st.phase == BUILD:
        return build_legal(st, out)
    return chance_legal(st, out)


@kernel
def refuse(st: Fields, action: int) -> int:
    """Return OK or the reason why ``action`` is refused."""
    if st.phase == OVER:
        return GAME_OVER  # PP8.1
    if action < 0 or (280 <= action < DEAL_START) or action >= 385:
        return UNKNOWN
    if st.phase == BUILD:
        return build_refuse(st, action) if action < DEAL_START else IMPOSSIBLE
    if action < DEAL_START:
        return CHANCE_FIRST
    return OK if chance_allows(st, action) else IMPOSSIBLE


@kernel
def play(st: Fields, action: int, trace: Ints) -> None:
    """Play a legal ``action``; the last build of a round is followed by its tours, the last round by the end."""
    if action >= DEAL_START:
        deal(st, action, trace)
        return
    build(st, action, trace)
    if st.turn == st.players:
        end_round(st, trace)


@kernel
def end_round(st: Fields, trace: Ints) -> None:
    """Tour with the tile left over (PP6.1, PP7.1), pass the bus (PP3.6), go on or finish (PP8.1)."""
    tile = st.offer[0]
    st.offer[0] = -1
    st.n_offer = 0
    small_tour(st, tile, st.small, trace)
    park(st, tile, trace)  # PP7.9: what stays parked is worth nothing
    st.start = (st.start + 1) % st.players
    if st.round < rounds(st.players):
        open_round(st, trace)
    else:
        finish(st, trace)
