"""The rules of Paris Connection as kernels, joined here.

Reading order: `codes`, `setup`, `connectivity`, `turns`, `end`, `actions`, `legal`, `resample`.
"""

from __future__ import annotations

from lutetia.engine.action_kernels import rules_of
from lutetia.games.connection.rules import codes
from lutetia.games.connection.rules.actions import ACTIONS
from lutetia.games.connection.rules.end import points, tiebreak
from lutetia.games.connection.rules.legal import first_outcome, seat_survey, to_act
from lutetia.games.connection.rules.resample import resample
from lutetia.games.connection.rules.setup import setup

_table = rules_of(
    ACTIONS, codes, to_act=to_act, seat_survey=seat_survey, first_outcome=first_outcome
)
legal, refuse, play = _table.legal, _table.refuse, _table.play
survey = _table.survey
weight, draw = _table.weight, _table.draw

__all__ = [
    "draw",
    "legal",
    "play",
    "points",
    "refuse",
    "resample",
    "setup",
    "survey",
    "tiebreak",
    "to_act",
    "weight",
]
