"""Who acts, and what may be done: every legal action, as families in the order of the list."""

from __future__ import annotations

from lutetia.engine.action_kernels import encoder
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.survey import family
from lutetia.games.connection.material import WORDS
from lutetia.games.connection.rules import actions
from lutetia.games.connection.rules.codes import OK
from lutetia.games.connection.rules.connectivity import lays
from lutetia.games.connection.rules.setup import to_deal, to_station
from lutetia.games.connection.rules.turns import buildable, held_by, more_refuse, takes
from lutetia.games.connection.state import BUILD, DEAL, OVER, START, STATIONS, TRADE, Fields

BUILD_CODE, RETURN_CODE = actions.BUILD.base, actions.RETURN.base
DONE_CODE, LAY_CODE, START_CODE = actions.DONE.base, actions.LAY.base, actions.START.base
TAKE_CODE = actions.TAKE.base
station_code, deal_code = map(encoder, (actions.STATION, actions.DEAL))


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == OVER:
        return -2
    return -1 if st.phase <= START else st.cur


@kernel
def seat_survey(st: Fields, room: Ints) -> int:
    """Note the legal actions of the seat whose turn it is as families; return how many these
    are."""
    if st.phase == BUILD:
        n = family(room, 0, DONE_CODE, 1 if st.n_laid > 0 else 0)
        if more_refuse(st) == OK:
            for word in range(WORDS):
                n = family(room, n, LAY_CODE + word * 64, lays(st, st.company, word))
        return n
    if st.phase == TRADE:
        return family(room, 0, TAKE_CODE, takes(st))
    n = family(room, 0, BUILD_CODE, buildable(st))
    return family(room, n, RETURN_CODE, held_by(st, st.cur))


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws now."""
    if st.phase == STATIONS:
        return station_code(to_station(st), 0)
    return deal_code(to_deal(st), 0) if st.phase == DEAL else START_CODE
