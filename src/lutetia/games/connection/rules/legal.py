"""Who acts, and the list of what may be done."""

from __future__ import annotations

from lutetia.engine.action_kernels import encoder
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.connection.material import C, H
from lutetia.games.connection.rules import actions
from lutetia.games.connection.rules.codes import OK
from lutetia.games.connection.rules.connectivity import may_lay
from lutetia.games.connection.rules.setup import to_deal, to_station
from lutetia.games.connection.rules.turns import buildable, more_refuse, take_refuse
from lutetia.games.connection.state import BUILD, DEAL, OVER, START, STATIONS, TRADE, Fields

BUILD_CODE, RETURN_CODE = actions.BUILD.base, actions.RETURN.base
DONE_CODE, LAY_CODE, START_CODE = actions.DONE.base, actions.LAY.base, actions.START.base
take_code, station_code, deal_code = map(encoder, (actions.TAKE, actions.STATION, actions.DEAL))


@kernel
def to_act(st: Fields) -> int:
    """Return the seat to act, -1 for chance, -2 when the game is over."""
    if st.phase == OVER:
        return -2
    return -1 if st.phase <= START else st.cur


@kernel
def seat_legal(st: Fields, out: Ints) -> int:
    """Write the legal actions of the seat whose turn it is to ``out`` and return how many."""
    n = 0
    if st.phase == BUILD:
        if st.n_laid > 0:
            out[n] = DONE_CODE
            n += 1
        if more_refuse(st) == OK:
            for at in range(H):
                if may_lay(st, st.company, at):
                    out[n] = LAY_CODE + at
                    n += 1
        return n
    if st.phase == TRADE:
        for company in range(C):
            for count in range(1, 3):
                if take_refuse(st, company, count) == OK:
                    out[n] = take_code(company, count)
                    n += 1
        return n
    open_to = buildable(st)
    for company in range(C):
        if open_to >> company & 1 == 1:
            out[n] = BUILD_CODE + company
            n += 1
    for company in range(C):
        if st.hand[st.cur * 6 + company] > 0:
            out[n] = RETURN_CODE + company
            n += 1
    return n


@kernel
def first_outcome(st: Fields) -> int:
    """Return the first of the codes among which chance draws now."""
    if st.phase == STATIONS:
        return station_code(to_station(st), 0)
    return deal_code(to_deal(st), 0) if st.phase == DEAL else START_CODE
