"""The rules of Paris as kernels, joined here.

Reading order: `codes`, `setup`, `queries`, `placing`, `moves` (keys, and what a move costs),
`benefits`, `trade`, `tiles` (bonus tiles), `end`, `actions`, `legal`, `resample`.
"""

from __future__ import annotations

from lutetia.engine.action_kernels import rules_of
from lutetia.games.paris.rules import codes
from lutetia.games.paris.rules.actions import ACTIONS
from lutetia.games.paris.rules.end import points, tiebreak
from lutetia.games.paris.rules.legal import first_outcome, seat_legal, to_act
from lutetia.games.paris.rules.resample import resample
from lutetia.games.paris.rules.setup import setup

_table = rules_of(ACTIONS, codes, to_act=to_act, seat_legal=seat_legal, first_outcome=first_outcome)
legal, refuse, play = _table.legal, _table.refuse, _table.play
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
