"""Chapter PC1: setting up, and every draw that chance makes."""

from __future__ import annotations

from lutetia.engine.dice import roll
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import note
from lutetia.games.connection.material import DEALT, MOST_SEATS, SHARES, START_HEX, C, H
from lutetia.games.connection.rules.codes import (
    DEAL_SHARE,
    DEAL_START,
    DEAL_STATION,
    E_DEALT,
    E_ROUND,
    E_SORTED,
    E_START,
    E_STATION,
    LAST_CODE,
)
from lutetia.games.connection.rules.ways import chart, put
from lutetia.games.connection.state import DEAL, START, STATIONS, TURN, Position


@kernel
def setup(st: Position, players: int, options: Ints) -> None:
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
    for i in range(MOST_SEATS * C):
        st.hand[i] = 0
        st.took[i] = 0
        st.gave[i] = 0
        st.floor[i] = 0
    st.company = -1
    st.n_laid = 0
    for i in range(len(st.laid)):
        st.laid[i] = -1
    for at in range(H):
        st.on[at] = 0
        st.near[at] = 0
        st.vital[at] = 0
        st.way[at] = 0
        st.queue[at] = 0


@kernel
def shares_of(st: Position, seat: int) -> int:
    """Return how many shares ``seat`` holds; everybody may count them (PC9.2)."""
    n = 0
    for company in range(C):
        n += st.hand[seat * 6 + company]
    return n


@kernel
def to_station(st: Position) -> int:
    """Return the company whose start hex is drawn next, -1 when all stand."""
    for company in range(C):
        if st.station[company] < 0:
            return company
    return -1


@kernel
def to_deal(st: Position) -> int:
    """Return the seat that draws next from the bag, -1 when all have drawn (PC1.5)."""
    for seat in range(st.players):
        if shares_of(st, seat) < DEALT[st.players - 3]:
            return seat
    return -1


@kernel
def station_free(st: Position, which: int) -> bool:
    """Return whether no company stands on that start hex (PC1.3)."""
    company = 0
    while company < C and st.station[company] != which:
        company += 1
    return company == C


@kernel
def weight(st: Position, action: int) -> int:
    """Return the weight of a chance outcome: locomotives of that company in the bag, 1 for everything else, 0 for what cannot be."""
    if action < DEAL_STATION or action >= LAST_CODE:
        return 0
    if action >= DEAL_START:
        return 1 if st.phase == START and action < DEAL_START + st.players else 0
    if action >= DEAL_SHARE:
        at = action - DEAL_SHARE
        return st.stock[at % 6] if st.phase == DEAL and at // 6 == to_deal(st) else 0
    at = action - DEAL_STATION
    return (
        1 if st.phase == STATIONS and at // 6 == to_station(st) and station_free(st, at % 6) else 0
    )


@kernel
def chance_first(st: Position) -> int:
    """Return the first of the codes among which chance draws now."""
    if st.phase == STATIONS:
        return DEAL_STATION + to_station(st) * 6
    return DEAL_SHARE + to_deal(st) * 6 if st.phase == DEAL else DEAL_START


@kernel
def chance_legal(st: Position, out: Ints) -> int:
    """Write chance's possible outcomes to ``out`` and return how many."""
    n = 0
    if st.phase <= START:
        first = chance_first(st)
        for action in range(first, first + 6):
            if weight(st, action) > 0:
                out[n] = action
                n += 1
    return n


@kernel
def draw(st: Position, dice: Ints) -> int:
    """Return a chance outcome drawn by its weight."""
    first = chance_first(st)
    total = 0
    for action in range(first, first + 6):
        total += weight(st, action)
    pick = roll(dice, total)
    for action in range(first, first + 6):
        pick -= weight(st, action)
        if pick < 0:
            return action
    return -1


@kernel
def deal(st: Position, action: int, trace: Ints) -> None:
    """Play a chance outcome."""
    if action >= DEAL_START:
        st.start = action - DEAL_START  # PC1.7
        st.cur = st.start  # PC3.1
        st.turn = 1
        st.phase = TURN
        note(trace, E_START, st.start, 0, 0, 0, 0)
        note(trace, E_ROUND, 1, 0, 0, 0, 0)
        return
    if action >= DEAL_SHARE:
        at = action - DEAL_SHARE
        st.hand[at] += 1
        st.stock[at % 6] -= 1
        note(trace, E_DEALT, at // 6, at % 6, 0, 0, 0)
        if to_deal(st) < 0:  # PC1.6
            st.phase = START
            note(trace, E_SORTED, 0, 0, 0, 0, 0)
        return
    company = (action - DEAL_STATION) // 6
    which = (action - DEAL_STATION) % 6
    st.station[company] = which
    put(st, company, START_HEX[which])  # PC1.3
    note(trace, E_STATION, company, START_HEX[which], 0, 0, 0)
    if to_station(st) < 0:
        st.phase = DEAL
        for one in range(C):
            chart(st, one)
