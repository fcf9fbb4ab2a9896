"""Chapters PC3, PC5 and PC6: building track, and trading."""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import has
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.trace import emit
from lutetia.games.connection.material import (
    BARRED_HEX,
    GOAL,
    LIMIT,
    MAX_LAID,
    MAX_TAKEN,
    N_BARRED,
    ROOM,
    VALUE,
    WORDS,
    C,
)
from lutetia.games.connection.rules.codes import (
    ALL_LAID,
    BOARD_EMPTY,
    CHOOSE_FIRST,
    CITY_TAKEN,
    CROSSED,
    CUT_OFF,
    E_BUILT,
    E_CHOSEN,
    E_LAID,
    E_MARSEILLE,
    E_REACHED,
    E_RETURNED,
    E_TOOK,
    HEX_FULL,
    LAY_ONE,
    MID_BUILD,
    MID_TRADE,
    NO_PLACE,
    NO_SHARE,
    NO_STOCK,
    NO_TRACK,
    NOT_ADJACENT,
    OK,
    RETURN_FIRST,
    SAME_COMPANY,
    STANDS_THERE,
    TOO_FEW,
)
from lutetia.games.connection.rules.connectivity import (
    contains,
    growing,
    may_lay,
    put_and_find_articulation,
    room_left,
)
from lutetia.games.connection.rules.end import end_action, finish
from lutetia.games.connection.rules.setup import shares_of
from lutetia.games.connection.state import BUILD, OVER, TRADE, TURN, Fields

IDLE_ROUNDS: Final = 6
"""Full rounds without a build after which opponents agree to end a game."""


@kernel
def buildable(st: Fields) -> int:
    """Return the companies that can be built, a bit each."""
    wanted = 0
    for company in range(C):
        if st.stock[company] > 0:  # PC3.3
            wanted |= 1 << company
    return growing(st, wanted)  # PC3.6


@kernel
def cannot_progress(st: Fields) -> bool:
    """Return whether nothing can ever be built again (PC7.6).

    That is so where no company that has a hex to go to has a locomotive on its board or in any
    hand: a share in a hand may come back to the board and reopen its company (PC6.5). Nothing is
    built then, so the map stays as it is, and with it the companies that have no hex to go to.

    No secret is told by this. It asks how many shares of a company all hands hold together, never
    whose they are, and that many are neither on the map nor on the board, which all see (PC9.2).
    """
    if st.phase < TURN or st.phase == OVER:
        return False
    wanted = 0
    for company in range(C):
        left = st.stock[company]
        for seat in range(st.players):
            left += st.hand[seat * C + company]
        if left > 0:
            wanted |= 1 << company
    return growing(st, wanted) == 0


@kernel
def stalled(st: Fields) -> bool:
    """Return whether six full rounds went by in which nothing was built (PC7.6).

    A trade that fills a hand up to its limit is no standstill: each takes a share off the boards
    for good, and before the first build players do little else.
    """
    return st.phase >= TURN and st.phase < OVER and st.idle >= IDLE_ROUNDS * st.players


@kernel
def phase_refuse(st: Fields, wanted: int) -> int:
    """Return OK or why what belongs to the phase ``wanted`` cannot be done now (PC3.1)."""
    if st.phase == wanted:
        return OK
    if st.phase == BUILD:
        return MID_BUILD
    if st.phase == TRADE:
        return MID_TRADE
    return CHOOSE_FIRST if wanted == BUILD else RETURN_FIRST  # PC3.2, PC6.1


@kernel
def build_refuse(st: Fields, company: int) -> int:
    """Return OK or why ``company`` cannot be built; shares of it are not asked for (PC3.2)."""
    reason = phase_refuse(st, TURN)
    if reason != OK:
        return reason
    if st.stock[company] == 0:
        return NO_STOCK  # PC3.3
    return OK if growing(st, 1 << company) != 0 else NO_PLACE  # PC3.6


@kernel
def held_by(st: Fields, seat: int) -> int:
    """Return the companies of which ``seat`` holds a share to return (PC6.1, PC6.6)."""
    found = 0
    for company in range(C):
        if st.hand[seat * 6 + company] > 0:
            found |= 1 << company
    return found


@kernel
def return_refuse(st: Fields, company: int) -> int:
    """Return OK or why no share of ``company`` can be returned."""
    reason = phase_refuse(st, TURN)
    if reason != OK:
        return reason
    return OK if has(held_by(st, st.cur), company) else NO_SHARE


@kernel
def done_refuse(st: Fields) -> int:
    """Return OK or why the build cannot stop here."""
    reason = phase_refuse(st, BUILD)
    if reason != OK:
        return reason
    return OK if st.n_laid > 0 else LAY_ONE  # PC3.2


@kernel
def lay_refuse(st: Fields, at: int) -> int:
    """Return OK or why the company being built cannot place a locomotive at ``at``."""
    reason = phase_refuse(st, BUILD)
    if reason == OK:
        reason = more_refuse(st)
    return reason if reason != OK else hex_refuse(st, st.company, at)


@kernel
def more_refuse(st: Fields) -> int:
    """Return OK or why no further locomotive can be placed in this build, wherever."""
    if st.n_laid == MAX_LAID:
        return ALL_LAID  # PC3.2
    return OK if st.stock[st.company] > 0 else BOARD_EMPTY  # PC3.3


@kernel
def hex_refuse(st: Fields, company: int, at: int) -> int:
    """Return OK or why ``company`` cannot place a locomotive at ``at``."""
    if may_lay(st, company, at):
        return OK
    if ROOM[at] == 0:
        return NO_TRACK  # PC2.5
    if st.on[at] >> company & 1 == 1:
        return STANDS_THERE  # PC2.6
    if not contains(st.near, company * WORDS, at):
        for k in range(N_BARRED[at]):
            if st.on[BARRED_HEX[at * 6 + k]] >> company & 1 == 1:
                return CROSSED  # PC2.2
        return NOT_ADJACENT  # PC3.4
    if room_left(st, at) == 0:
        return CITY_TAKEN if VALUE[at] > 0 else HEX_FULL  # PC2.4, PC2.3
    return CUT_OFF  # PC4.1


@kernel
def takes(st: Fields) -> int:
    """Return what may be taken for the share that was returned: company * 2, and 1 more for two
    shares of it (PC6.3); none of the same company (PC6.2)."""
    found = 0
    for company in range(C):
        if company != st.company:
            found |= (1 << min(st.stock[company], MAX_TAKEN)) - 1 << company * MAX_TAKEN
    return found


@kernel
def take_refuse(st: Fields, company: int, n: int) -> int:
    """Return OK or why ``n`` shares cannot be taken; the limit forbids nothing (PC6.4)."""
    reason = phase_refuse(st, TRADE)
    if reason != OK:
        return reason
    if company == st.company:
        return SAME_COMPANY  # PC6.2
    return OK if has(takes(st), company * MAX_TAKEN + n - 1) else TOO_FEW  # PC6.3


@kernel
def build(st: Fields, company: int, trace: Ints) -> None:
    """Choose the company to build (PC3.2)."""
    st.company = company
    st.phase = BUILD
    emit(trace, E_CHOSEN, st.cur, company, 0, 0, 0)


@kernel
def lay(st: Fields, at: int, trace: Ints) -> None:
    """Place one locomotive of the company being built (PC3.5)."""
    company = st.company
    st.stock[company] -= 1
    st.laid[st.n_laid] = at
    st.n_laid += 1
    put_and_find_articulation(st, company, at)
    if VALUE[at] == 0:
        emit(trace, E_LAID, st.cur, company, at, 0, 0)
    else:
        emit(trace, E_REACHED, st.cur, company, at, VALUE[at], st.value[company])
    if at == GOAL:  # PC7.1, PC7.2
        done_building(st, trace)
        finish(st, E_MARSEILLE, company, trace)


@kernel
def done_building(st: Fields, trace: Ints) -> None:
    """Note what the build brought and clear it away (PC5.1)."""
    points = 0
    for i in range(st.n_laid):
        points += VALUE[st.laid[i]]
        st.laid[i] = -1
    emit(trace, E_BUILT, st.cur, st.company, st.n_laid, points, 0)
    st.n_laid = 0
    st.company = -1


@kernel
def done(st: Fields, trace: Ints) -> None:
    """Stop building (PC3.5)."""
    st.idle = 0
    done_building(st, trace)
    end_action(st, trace)


@kernel
def give_back(st: Fields, company: int, trace: Ints) -> None:
    """Return one share (PC6.1); a board that was empty is so no longer (PC6.5),
    and nothing ends here (PC7.4)."""
    at = st.cur * 6 + company
    st.hand[at] -= 1
    st.stock[company] += 1
    st.gave[at] += 1
    st.floor[at] = max(st.floor[at], st.gave[at] - st.took[at])
    st.company = company
    st.phase = TRADE
    emit(trace, E_RETURNED, st.cur, company, 0, 0, 0)


@kernel
def take(st: Fields, company: int, n: int, trace: Ints) -> None:
    """Take one or two shares (PC6.2)."""
    at = st.cur * 6 + company
    st.hand[at] += n
    st.stock[company] -= n
    st.took[at] += n
    st.company = -1
    if n == MAX_TAKEN and shares_of(st, st.cur) <= LIMIT[st.players - 3]:
        st.idle = 0
    else:
        st.idle += 1
    emit(trace, E_TOOK, st.cur, company, n, 0, 0)
    end_action(st, trace)
