"""The rules as kernels, joined."""

from __future__ import annotations

from last_stone.rules import codes
from last_stone.rules.actions import ACTIONS
from last_stone.rules.legal import first_outcome, seat_legal, to_act
from last_stone.rules.setup import resample, setup
from last_stone.rules.turns import points, tiebreak
from lutetia.engine.action_kernels import rules_of

_table = rules_of(ACTIONS, codes, to_act=to_act, seat_legal=seat_legal, first_outcome=first_outcome)
legal, refuse, play = _table.legal, _table.refuse, _table.play
weight, draw = _table.weight, _table.draw

__all__ = [
    "draw", "legal", "play", "points", "refuse", "resample", "setup", "tiebreak", "to_act",
    "weight",
]  # fmt: skip
