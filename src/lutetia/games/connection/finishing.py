"""How opponents bring a game of Paris Connection to its end that the boards will not end any more.

Two companies that can never build again keep their boards full, so that never a single board is
left (PC7.3), and with all others built empty one worthless share could be traded for another for
ever (PC7.5). A share that is returned opens its company again (PC6.5), and a track that comes to
Marseille ends the game (PC7.1).
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import kernel
from lutetia.games.connection.material import GOAL, MAX_LAID, N_NEAR, NEAR_HEX, WORDS, C, H
from lutetia.games.connection.rules.connectivity import (
    cut_off_by,
    fits,
    growing,
)
from lutetia.games.connection.rules.end import boards_left
from lutetia.games.connection.rules.turns import IDLE_ROUNDS
from lutetia.games.connection.state import BUILD, Fields

FEW_BOARDS: Final = 4
"""With more storing boards than this in use nobody thinks of the end yet,
while turns bring it on."""

FEW_FULL: Final = 2
"""So many companies that keep their boards full for ever leave the game no other end."""

NEARER: Final = 300  # what each locomotive that is missing to Marseille costs, in thousandths
WAITING: Final = 300  # what each turn in which nothing was built costs
SHUT: Final = 300  # and besides, where no share has been returned of the company that could
OPENING: Final = 1000  # what a share that opens it again is worth for each such turn
STALE: Final = 3000  # and each turn beyond the rounds after which bots agree to end (PC7.6)


@kernel
def steps_to_goal(st: Fields, company: int) -> int:
    """Return how many locomotives ``company`` needs to Marseille, 0 where it cannot get there."""
    n = 0
    for word in range(WORDS):
        left = st.near[company * WORDS + word] & st.room[company * WORDS + word]
        while left != 0:
            at = word * 64 + lowest(left)
            left = without_lowest(left)
            st.way[at] = at + 1
            st.queue[n] = at + 1
            n += 1
    first, steps = 0, 0
    while first < n and steps == 0:
        at = st.queue[first] - 1
        first += 1
        if cut_off_by(st, company, at) == 0:
            if at == GOAL:
                steps = 1
                while st.way[at] - 1 != at:
                    at = st.way[at] - 1
                    steps += 1
            else:
                for k in range(at * 6, at * 6 + N_NEAR[at]):
                    beside = NEAR_HEX[k]
                    if st.way[beside] == 0 and fits(st, company, beside):
                        st.way[beside] = at + 1
                        st.queue[n] = beside + 1
                        n += 1
    for i in range(n):
        st.way[st.queue[i] - 1] = 0
        st.queue[i] = 0
    return steps


@kernel
def held(st: Fields, company: int) -> int:
    """Return how many shares of ``company`` all hands hold; everybody may count them (PC9.2)."""
    n = 0
    for seat in range(st.players):
        n += st.hand[seat * C + company]
    return n


@kernel
def stale(st: Fields) -> int:
    """Return the turns without a build beyond those after which bots agree to end (PC7.6)."""
    return max(0, st.idle - IDLE_ROUNDS * st.players)


@kernel
def runner(st: Fields, able: int) -> int:
    """Return ``steps << 3 | company`` of whichever of the companies ``able`` is nearest to
    Marseille and can get there with the locomotives on its board and in hands; -1 where none can.
    """
    nearest, found = H, -1
    for company in range(C):
        if able >> company & 1 == 1:
            steps = steps_to_goal(st, company)
            if 0 < steps < nearest and steps <= st.stock[company] + held(st, company):
                nearest, found = steps, steps << 3 | company
    return found


@kernel
def opening(st: Fields, company: int) -> int:
    """Return what a share of ``company`` given back is worth, in thousandths, only because it opens
    the company again (PC6.5): more and more once the game stands still, of the one that can end it.

    Without it a search that trusts `prior` never looks at such a return:
    who makes it loses a little.
    """
    turns = stale(st)
    if turns == 0 or st.stock[company] > 0:
        return 0
    if runner(st, growing(st, 1 << company)) < 0:
        return 0  # so it does not end the game, whatever the others can do
    found = runner(st, growing(st, (1 << C) - 1))
    return OPENING * turns if found >= 0 and found & 7 == company else 0


@kernel
def delay(st: Fields) -> int:
    """Return what it costs whoever wants the end, in thousandths; 0 where boards may still end it.

    It is the way to Marseille that is left to the company nearest to it, and what waiting costs.
    Whether the rest is in reach of one build stands in the lowest bit: then all want the end.
    """
    if boards_left(st) > FEW_BOARDS and st.idle < st.players:
        return 0
    able = growing(st, (1 << C) - 1)
    full, left = 0, 0
    for company in range(C):
        if able >> company & 1 == 1:
            left += st.stock[company]
        elif st.stock[company] > 0:
            full += 1
    if full < FEW_FULL:
        return 0
    found = runner(st, able)
    if found < 0:
        return 0
    cost = NEARER * (found >> 3)
    if st.phase != BUILD:
        cost += WAITING * st.idle + STALE * stale(st)
        if st.stock[found & 7] == 0:
            cost += SHUT * st.idle
    return cost << 1 | (1 if left <= MAX_LAID else 0)
