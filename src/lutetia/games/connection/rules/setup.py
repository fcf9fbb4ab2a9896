"""Chapter PC1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.connection.material import DEALT, MAX_SEATS, SHARES, START_HEX, C
from lutetia.games.connection.rules.codes import (
    E_DEALT,
    E_ROUND,
    E_SORTED,
    E_START,
    E_STATION,
)
from lutetia.games.connection.rules.connectivity import clear_map, find_articulation, put
from lutetia.games.connection.state import DEAL, START, STATIONS, TURN, Fields


@kernel
def setup(st: Fields, players: int, options: Ints) -> None:
    """Lay everything out for ``players`` seats (PC1.1); there are no options."""
    st.players = players
    st.phase = STATIONS
    st.start = -1
    st.turn = 0
    st.cur = -1
    st.idle = 0
    for company in range(C):
        st.station[company] = -1
        st.stock[company] = SHARES  # PC1.5: in the bag, unordered
        st.value[company] = 0  # PC1.4
    for i in range(MAX_SEATS * C):
        st.hand[i] = 0
        st.took[i] = 0
        st.gave[i] = 0
        st.floor[i] = 0
    st.company = -1
    st.n_laid = 0
    for i in range(len(st.laid)):
        st.laid[i] = -1
    clear_map(st)


@kernel
def shares_of(st: Fields, seat: int) -> int:
    """Return how many shares ``seat`` holds; everybody may count them (PC9.2)."""
    n = 0
    for company in range(C):
        n += st.hand[seat * 6 + company]
    return n


@kernel
def to_station(st: Fields) -> int:
    """Return the company whose start hex is drawn next, -1 when all stand."""
    for company in range(C):
        if st.station[company] < 0:
            return company
    return -1


@kernel
def to_deal(st: Fields) -> int:
    """Return the seat that draws next from the bag, -1 when all have drawn (PC1.5)."""
    for seat in range(st.players):
        if shares_of(st, seat) < DEALT[st.players - 3]:
            return seat
    return -1


@kernel
def station_free(st: Fields, which: int) -> bool:
    """Return whether no company stands on that start hex (PC1.3)."""
    company = 0
    while company < C and st.station[company] != which:
        company += 1
    return company == C


@kernel
def station_weight(st: Fields, company: int, which: int) -> int:
    """Return 1 where chance may put ``company`` on that start hex, else 0 (PC1.3)."""
    due = st.phase == STATIONS and company == to_station(st)
    return 1 if due and station_free(st, which) else 0


@kernel
def share_weight(st: Fields, seat: int, company: int) -> int:
    """Return the locomotives of ``company`` in the bag where ``seat`` draws next,
    else 0 (PC1.5)."""
    return st.stock[company] if st.phase == DEAL and seat == to_deal(st) else 0


@kernel
def start_weight(st: Fields, seat: int) -> int:
    """Return 1 where ``seat`` may be drawn to begin, else 0 (PC1.7)."""
    return 1 if st.phase == START and seat < st.players else 0


@kernel
def set_station(st: Fields, company: int, which: int, trace: Ints) -> None:
    """Put ``company`` on its start hex (PC1.3); all standing, the deal begins."""
    st.station[company] = which
    put(st, company, START_HEX[which])
    emit(trace, E_STATION, company, START_HEX[which], 0, 0, 0)
    if to_station(st) < 0:
        st.phase = DEAL
        for one in range(C):
            find_articulation(st, one)


@kernel
def deal_share(st: Fields, seat: int, company: int, trace: Ints) -> None:
    """Deal a share from the bag; what is left then goes to the storing boards (PC1.6)."""
    st.hand[seat * C + company] += 1
    st.stock[company] -= 1
    emit(trace, E_DEALT, seat, company, 0, 0, 0)
    if to_deal(st) < 0:
        st.phase = START
        emit(trace, E_SORTED, 0, 0, 0, 0, 0)


@kernel
def set_start(st: Fields, seat: int, trace: Ints) -> None:
    """Let ``seat`` begin (PC1.7, PC3.1)."""
    st.start = seat
    st.cur = seat
    st.turn = 1
    st.phase = TURN
    emit(trace, E_START, seat, 0, 0, 0, 0)
    emit(trace, E_ROUND, 1, 0, 0, 0, 0)
