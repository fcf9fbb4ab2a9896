"""The rules of Paris Connection as kernels. Reading order: setup, ways, turns, ending, hidden; this page joins them."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.connection.material import H
from lutetia.games.connection.rules.codes import (
    CHANCE_FIRST,
    DEAL_STATION,
    GAME_OVER,
    IMPOSSIBLE,
    LAST_CODE,
    LAY,
    OK,
    UNKNOWN,
)
from lutetia.games.connection.rules.ending import points, tiebreak
from lutetia.games.connection.rules.hidden import resample
from lutetia.games.connection.rules.setup import chance_legal, deal, draw, setup, weight
from lutetia.games.connection.rules.turns import seat_legal, seat_refuse, take_turn
from lutetia.games.connection.state import OVER, START, Position

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
def to_act(st: Position) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == OVER:
        return -2
    return -1 if st.phase <= START else st.cur


@kernel
def legal(st: Position, out: Ints) -> int:
    """Write the legal actions of whoever acts to ``out`` and return how many."""
    return chance_legal(st, out) if st.phase <= START else seat_legal(st, out)


@kernel
def refuse(st: Position, action: int) -> int:
    """Return OK or the reason why ``action`` is refused."""
    if st.phase == OVER:
        return GAME_OVER  # PC7.1, PC7.3
    if action < 0 or action >= LAST_CODE or LAY + H <= action < DEAL_STATION:
        return UNKNOWN
    if st.phase > START:
        return seat_refuse(st, action) if action < DEAL_STATION else IMPOSSIBLE
    if action < DEAL_STATION:
        return CHANCE_FIRST
    return OK if weight(st, action) > 0 else IMPOSSIBLE


@kernel
def play(st: Position, action: int, trace: Ints) -> None:
    """Play a legal ``action``."""
    if action >= DEAL_STATION:
        deal(st, action, trace)
    else:
        take_turn(st, action, trace)
