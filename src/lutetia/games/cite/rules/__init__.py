"""The rules of La Cité de la Lumière as kernels, joined here.

Reading order: `codes`, `setup`, `phases`, `ground`, `bitboard`, `placement_mask`, `cards` (why a
postcard is refused), `effects` (what it does), `light`, `turns`, `areas`, `postcard_points`,
`score`, `actions`, `legal`, `resample`.
"""

from __future__ import annotations

from lutetia.engine.action_kernels import rules_of
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.cite.material import N_SQUARES
from lutetia.games.cite.rules import codes
from lutetia.games.cite.rules.actions import ACTIONS
from lutetia.games.cite.rules.codes import E_PHASE
from lutetia.games.cite.rules.legal import first_outcome, seat_survey, to_act
from lutetia.games.cite.rules.resample import resample
from lutetia.games.cite.rules.score import points, tiebreak
from lutetia.games.cite.rules.setup import due, setup
from lutetia.games.cite.rules.turns import end_turn, hand_over
from lutetia.games.cite.state import LAY, LIGHT, Fields

_table = rules_of(
    ACTIONS, codes, to_act=to_act, seat_survey=seat_survey, first_outcome=first_outcome, due=due
)
legal, refuse, play_alone = _table.legal, _table.refuse, _table.play
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


@kernel
def play(st: Fields, action: int, trace: Ints) -> None:
    """Play a legal ``action``; the last tile is followed by the second phase (LC2.6)."""
    phase = st.phase
    play_alone(st, action, trace)
    if phase == LIGHT:
        end_turn(st, trace)
    elif phase == LAY and st.laid[0] + st.laid[1] == N_SQUARES:
        st.phase = LIGHT
        st.cur = st.first  # LC3.1
        emit(trace, E_PHASE, LIGHT, st.cur, 0, 0, 0)
        hand_over(st, trace)  # LC3.8; a whole game begins with tokens and postcards
