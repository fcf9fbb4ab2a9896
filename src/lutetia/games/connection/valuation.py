"""What a share of each company will be worth in Paris Connection, and what hands hold,
as far as opponents know.

In thousandths of a point: the cities of a company and those that its track may still reach; the own
hand is known, the others by what trades have shown and by what is left over.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.kernel import kernel, table
from lutetia.games.connection.material import (
    MAX_LAID,
    MAX_SEATS,
    N_NEAR,
    NEAR_HEX,
    PENALTY,
    SHARES,
    VALUE,
    WORDS,
    C,
    H,
)
from lutetia.games.connection.rules.connectivity import room_left
from lutetia.games.connection.rules.end import over_limit
from lutetia.games.connection.rules.resample import least, unknown_shares
from lutetia.games.connection.state import BUILD, Fields

STEP = 100  # what a step on the way to a city costs
REACH = table(
    (0, 300, 260, 230, 200, 170, 120, 100, 80)
)  # [steps] part of a free city that counts already, in thousandths
AHEAD: Final = len(REACH) - 1  # steps looked ahead
HALF_STOCK = 10  # locomotives with which a company makes half of what it could
BEST = (
    C  # where `survey` keeps what the build that goes on may reach, behind what companies are worth
)
ALL = (1 << C) - 1
EDGES: Final = SHARES * MAX_SEATS + 1
EDGE = table(
    more * 1000 // (players - 1)
    for players in range(3, MAX_SEATS + 1)
    for more in range(-SHARES, EDGES - SHARES)
)
"""What `edge` divides, [players, more]: a quotient of each would take as long as all the rest."""
SUM = 20  # bits for one of several sums in one number


@kernel
def survey(st: Fields) -> None:
    """Write to ``st.queue`` what a share of each company will be worth,
    and the best city that the build going on may still reach.

    Both in thousandths; `wipe` clears them. The ways of all companies are looked for at once, a bit
    each: ``st.way`` holds the companies that reach a hex and, above them, those that come in this
    step; ``st.queue`` each hex with those that have just come, and the next ones.
    """
    n = 0
    for company in range(C):
        for word in range(company * WORDS, (company + 1) * WORDS):
            left = st.near[word] & st.room[word]
            while left != 0:
                st.way[word % WORDS * 64 + lowest(left)] |= 1 << company
                left = without_lowest(left)
    for at in range(H):
        if st.way[at] != 0:
            st.queue[n] = at | st.way[at] << 10
            n += 1
    step, low, high, best = 1, 0, 0, 0
    while n > 0:
        for i in range(n):
            at = st.queue[i] & 1023
            if VALUE[at] > 0:
                new = st.queue[i] >> 10
                for company in range(C // 2):
                    low += (new >> company & 1) * VALUE[at] * REACH[step] << SUM * company
                    high += (new >> (company + C // 2) & 1) * VALUE[at] * REACH[
                        step
                    ] << SUM * company
                if (
                    st.phase == BUILD
                    and new >> st.company & 1 == 1
                    and step <= MAX_LAID - st.n_laid
                    and step <= st.stock[st.company]
                ):
                    best = max(best, VALUE[at] * 1000 - step * STEP)
        n = spread(st, n) if step < AHEAD else wipe(st, n)
        step += 1
    for at in range(H):
        st.way[at] = 0
    for company in range(C):
        promise = (low if company < C // 2 else high) >> SUM * (company % (C // 2)) & (1 << SUM) - 1
        stock = st.stock[company]
        st.queue[company] = st.value[company] * 1000 + promise * stock // (stock + HALF_STOCK)
    st.queue[BEST] = best


@kernel
def spread(st: Fields, n: int) -> int:
    """Go one step on from the first ``n`` hexes in ``st.queue``; return how many there are then."""
    m = 0
    for i in range(n):
        at = st.queue[i] & 1023
        come = st.queue[i] >> 10 & ALL
        for k in range(at * 6, at * 6 + N_NEAR[at]):
            beside = NEAR_HEX[k]
            new = come & ~st.way[beside] & ~st.on[beside]
            if new != 0 and room_left(st, beside) > 0:
                if st.way[beside] >> C == 0:
                    st.queue[m] |= beside << 20
                    m += 1
                st.way[beside] |= new << C
    for i in range(m):
        beside = st.queue[i] >> 20
        new = st.way[beside] >> C
        st.way[beside] = st.way[beside] & ALL | new
        st.queue[i] = beside | new << 10
    for i in range(m, n):
        st.queue[i] = 0
    return m


@kernel
def wipe(st: Fields, n: int) -> int:
    """Clear the first ``n`` places of ``st.queue`` and return how many are left."""
    for i in range(n):
        st.queue[i] = 0
    return 0


@kernel
def worth(st: Fields, company: int) -> int:
    """Return what a share of ``company`` will be worth, in thousandths; after `survey`."""
    return st.queue[company]


# --- what hands hold ------------------------------------------------------------------------------


@kernel
def edge(st: Fields, seat: int, company: int) -> int:
    """Return how many shares of ``company`` the seat holds more than the others on average, in
    thousandths: everybody may count them."""
    more = st.hand[seat * C + company] * st.players
    for other in range(st.players):
        more -= st.hand[other * C + company]
    return EDGE[(st.players - 3) * EDGES + more + SHARES]


@kernel
def holding(st: Fields, other: int, company: int, pool: int, whole: int, unknown: int) -> int:
    """Return how many shares another seat is expected to hold, in thousandths: what its trades have
    shown, and its part of the ``pool`` of ``whole`` shares that the viewer cannot place."""
    shares = least(st, other * C + company) * 1000
    if whole > 0:
        shares += (pool >> 8 * company & 255) * unknown * 1000 // whole
    return shares


@kernel
def expected(st: Fields, seat: int, viewer: int, pool: int) -> int:
    """Return the points that ``viewer`` expects ``seat`` to have in the end, in thousandths;
    after `survey`.

    ``pool`` holds the shares whose place ``viewer`` does not know (`pool_of`); other hands have
    their parts of each company in it.
    """
    sum_ = -PENALTY * 1000 * over_limit(st, seat)
    if seat == viewer:
        for company in range(C):
            sum_ += st.hand[seat * 6 + company] * worth(st, company)
        return sum_
    whole, unknown = 0, unknown_shares(st, seat)
    for company in range(C):
        whole += pool >> 8 * company & 255
    for company in range(C):
        sum_ += least(st, seat * 6 + company) * worth(st, company)
        if whole > 0:
            sum_ += (pool >> 8 * company & 255) * unknown * worth(st, company) // whole
    return sum_
