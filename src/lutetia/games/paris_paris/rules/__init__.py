"""The rules of Paris Paris as kernels, joined here.

Reading order: `codes`, `setup`, `build`, `tours`, `end`, `actions`, `legal`, `resample`.
"""

from __future__ import annotations

from lutetia.engine.action_kernels import rules_of
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris_paris.rules import codes
from lutetia.games.paris_paris.rules.actions import ACTIONS
from lutetia.games.paris_paris.rules.end import finish, points, tiebreak
from lutetia.games.paris_paris.rules.legal import build_legal, first_outcome, to_act
from lutetia.games.paris_paris.rules.resample import resample
from lutetia.games.paris_paris.rules.setup import open_round, rounds, setup
from lutetia.games.paris_paris.rules.tours import park, small_tour
from lutetia.games.paris_paris.state import Fields

_table = rules_of(
    ACTIONS, codes, to_act=to_act, seat_legal=build_legal, first_outcome=first_outcome
)
legal, refuse, play_alone = _table.legal, _table.refuse, _table.play
weight, draw = _table.weight, _table.draw

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
def play(st: Fields, action: int, trace: Ints) -> None:
    """Play a legal ``action``; the last build of a round is followed by its tours,
    the last round by the end."""
    play_alone(st, action, trace)
    if st.turn == st.players:
        end_round(st, trace)


@kernel
def end_round(st: Fields, trace: Ints) -> None:
    """Tour with the tile left over (PP6.1, PP7.1), pass the bus (PP3.6),
    go on or finish (PP8.1)."""
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
