"""What opponents know about Paris Connection besides its rules: how good a position looks, and how promising an action is.

Two kernels, in thousandths of a point. ``evaluate`` asks what each company will be worth in the end, from its cities and those that its
track may still reach, and what hands hold of it: the own one is known, the others by what trades have shown and by what is left over.
``prior`` weighs one action by the *edge*, the shares that a seat holds more than the others on average: cities where it has an edge, waste
where it has none.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import kernel, table
from lutetia.games.connection.material import (
    GOAL,
    HEXES,
    LIMIT,
    MOST_LAID,
    NEAR,
    NEAR_HEX,
    PENALTY,
    ROOM,
    VALUE,
    C,
    H,
)
from lutetia.games.connection.rules.codes import CHOOSE, DONE, LAY, RETURN, TAKE
from lutetia.games.connection.rules.ending import over_limit, points
from lutetia.games.connection.rules.hidden import least, pool_of, unknown_shares
from lutetia.games.connection.rules.setup import shares_of
from lutetia.games.connection.rules.ways import room_left
from lutetia.games.connection.state import BUILD, OVER, TRADE, Position

SPREAD: Final = 10
"""Points of lead that count as half decided."""

HORIZON: Final = 1
"""A playout ends with the turn: trades may go to and fro for ever, and what a turn brings shows at its end."""

EXPLORE: Final = 1
"""Weight of exploration."""

TRUST: Final = 20
"""Weight of `prior` when actions are explored."""

FULL: Final = 0
"""No playout goes to the end."""

PICKS: Final = 6
"""Random actions of which a playout takes the most promising."""

PATIENCE: Final = 3
"""Long turns need many simulations."""

# --- distances on the empty map ---------------------------------------------------------------------------------

FAR: Final = 12  # steps looked ahead


def steps_from(place: int) -> list[int]:
    """Return how many steps track needs from each hex to ``place`` while the map is empty; ``H`` where there is no way."""
    out = [H] * H
    out[place] = 0
    wave = [place]
    for at in wave:
        for other in (HEXES.index(name) for name in NEAR[HEXES[at]]):
            if out[other] == H:
                out[other] = out[at] + 1
                wave.append(other)
    return out


CITIES: Final = tuple(at for at in range(H) if VALUE[at] > 0)
STEPS: Final = {city: steps_from(city) for city in CITIES}
TO_GOAL = table(STEPS[GOAL])  # [hex]

PULLED: Final = 6  # cities that pull at a hex
PULL = table((0, 500, 380, 290, 230, 190, 160, 130, 110, 90, 80, 70, 60))  # [steps], for each point of the city


def pulls(at: int) -> list[tuple[int, int]]:
    """Return the cities that pull most at a hex, each with its pull in thousandths of a point; 0 for none."""
    found = [(int(VALUE[city]) * int(PULL[STEPS[city][at]]), city) for city in CITIES if 0 < STEPS[city][at] <= FAR]
    return (sorted(found, reverse=True) + [(0, 0)] * PULLED)[:PULLED]


PULL_OF = table(pull for at in range(H) for pull, _ in pulls(at))  # [hex * PULLED + i]
PULL_TO = table(city for at in range(H) for _, city in pulls(at))  # likewise

# --- what companies will be worth ---------------------------------------------------------------------------------

REACH = table((0, 300, 260, 230, 200, 170, 120, 100, 80, 70, 60, 50, 40))  # [steps] chance that a free city is reached, in thousandths
HALF_STOCK = 10  # locomotives with which a company makes half of what it could
BEST = C  # where `survey` keeps the best city within one build, behind what is promised


@kernel
def survey(st: Position) -> None:
    """Write to ``st.queue`` what the free cities promise each company, and behind that its best city within one build, less the way there.

    Both in thousandths. The ways of all companies are looked for at once, a bit each. ``st.way`` is scratch; `forget` clears the rest.
    """
    full = (1 << C) - 1
    for step in range(1, FAR + 1):
        fresh = 0
        for at in range(H):
            if ROOM[at] == 0:
                continue
            known = st.way[at] & full
            new = st.near[at]
            if step > 1:
                new = st.way[NEAR_HEX[at * 6]] | st.way[NEAR_HEX[at * 6 + 1]] | st.way[NEAR_HEX[at * 6 + 2]]
                new |= st.way[NEAR_HEX[at * 6 + 3]] | st.way[NEAR_HEX[at * 6 + 4]] | st.way[NEAR_HEX[at * 6 + 5]]
            new &= full & ~known & ~st.on[at]
            if new != 0 and room_left(st, at) > 0:
                st.way[at] |= new << C
                fresh += 1
        if fresh == 0:
            break
        for at in range(H):
            new = st.way[at] >> C
            if new != 0:
                st.way[at] = (st.way[at] & full) | new
                if VALUE[at] > 0:
                    for company in range(C):
                        if new >> company & 1 == 1:
                            st.queue[company] += VALUE[at] * REACH[step]
                            if step <= MOST_LAID:
                                st.queue[BEST + company] = max(st.queue[BEST + company], VALUE[at] * 1000 - step * 100)
    for at in range(H):
        st.way[at] = 0


@kernel
def forget(st: Position) -> None:
    """Clear what `survey` left behind."""
    for i in range(2 * C):
        st.queue[i] = 0


@kernel
def worth(st: Position, company: int) -> int:
    """Return what a share of ``company`` will be worth, in thousandths; after `survey`."""
    stock = st.stock[company]
    return st.value[company] * 1000 + st.queue[company] * stock // (stock + HALF_STOCK)


# --- what hands hold ---------------------------------------------------------------------------------------------


@kernel
def edge(st: Position, seat: int, company: int) -> int:
    """Return how many shares of ``company`` the seat holds more than the others on average, in thousandths: everybody may count them."""
    all_ = 0
    for other in range(st.players):
        all_ += st.hand[other * 6 + company]
    own = st.hand[seat * 6 + company]
    return (own * st.players - all_) * 1000 // (st.players - 1)


@kernel
def expected(st: Position, seat: int, viewer: int, pool: int) -> int:
    """Return the points that ``viewer`` expects ``seat`` to have in the end, in thousandths; after `survey`.

    ``pool`` holds the shares whose place ``viewer`` does not know (`pool_of`); other hands have their parts of each company in it.
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


@kernel
def pending(st: Position, seat: int) -> int:
    """Return what the turn that goes on still promises ``seat``, whose turn it is; after `survey`."""
    best = 0
    if st.phase == TRADE:
        n = 2 if shares_of(st, seat) + 2 <= LIMIT[st.players - 3] else 1
        for company in range(C):
            if company != st.company and st.stock[company] > 0:
                best = max(best, min(n, st.stock[company]) * worth(st, company))
    if st.phase == BUILD:
        ahead = edge(st, seat, st.company)
        left = min(MOST_LAID - st.n_laid, st.stock[st.company])
        if ahead > 0:
            best = ahead * st.queue[BEST + st.company] // 1000 * left // MOST_LAID
        else:
            best = -ahead * DRAIN // 1000 * left
    return best


@kernel
def evaluate(st: Position, seat: int) -> int:
    """Return the lead that ``seat`` expects, in thousandths of a point: half over the best of the others, half over their mean."""
    others, best = 0, -(1 << 60)
    if st.phase == OVER:
        mine = points(st, seat) * 1000
        for other in range(st.players):
            if other != seat:
                others += points(st, other) * 1000
                best = max(best, points(st, other) * 1000)
    else:
        survey(st)
        pool = pool_of(st, seat)
        mine = expected(st, seat, seat, pool)
        if st.cur == seat:
            mine += pending(st, seat)
        for other in range(st.players):
            if other != seat:
                theirs = expected(st, other, seat, pool)
                others += theirs
                best = max(best, theirs)
        forget(st)
    return mine - (best + others // (st.players - 1)) // 2


# --- single actions ---------------------------------------------------------------------------------------------

DRAIN = 200  # what a locomotive on its board is worth to its company
STOCKED = 150  # likewise, for a quick look
RUN = 40  # how much of a lead pulls towards Marseille, a step nearer


@kernel
def quick_worth(st: Position, company: int) -> int:
    """Return about what a share of ``company`` will be worth, in thousandths, without a look at the map."""
    return st.value[company] * 1000 + min(st.stock[company], 20) * STOCKED


@kernel
def pull(st: Position, at: int) -> int:
    """Return how much free cities pull at a hex, in thousandths."""
    sum_ = 0
    for i in range(at * PULLED, at * PULLED + PULLED):
        if st.on[PULL_TO[i]] == 0:
            sum_ += PULL_OF[i]
    return sum_


@kernel
def lead(st: Position, seat: int) -> int:
    """Return the lead of ``seat`` over the mean of the others if the game ended now, in thousandths."""
    sum_ = 0
    for company in range(C):
        if st.value[company] > 0:
            sum_ += edge(st, seat, company) * st.value[company]
    return sum_


@kernel
def lay_prior(st: Position, at: int, seat: int) -> int:
    """Return what a locomotive at ``at`` brings: its city or those it comes near, for what it costs the company; and whom it blocks."""
    ahead = edge(st, seat, st.company)
    gain = ahead * (VALUE[at] * 1000 + pull(st, at) - DRAIN) // 1000
    if at == GOAL:
        gain += 3 * lead(st, seat)
    elif TO_GOAL[at] <= FAR:
        gain += lead(st, seat) * RUN * (FAR - TO_GOAL[at]) // 1000
    if VALUE[at] > 0:  # taken from whoever stands beside it
        for company in range(C):
            if company != st.company and st.near[at] >> company & 1 == 1:
                gain -= edge(st, seat, company) * VALUE[at] // 2
    return gain


@kernel
def prior(st: Position, action: int) -> int:
    """Return how promising ``action`` looks to the seat to act, in thousandths of a point; to stop building is 0."""
    seat = st.cur
    if action >= LAY:
        return lay_prior(st, action - LAY, seat)
    if action == DONE:
        return 0
    if action >= TAKE:
        n = 1 + (action - TAKE) % 2
        over = max(0, shares_of(st, seat) + n - LIMIT[st.players - 3])
        return n * quick_worth(st, (action - TAKE) // 2) - over * PENALTY * 1000
    if action >= RETURN:
        best = 0
        for company in range(C):
            if company != action - RETURN and st.stock[company] > 0:
                best = max(best, quick_worth(st, company))
        n = 2 if shares_of(st, seat) < LIMIT[st.players - 3] else 1
        return n * best - quick_worth(st, action - RETURN)
    ahead = edge(st, seat, action - CHOOSE)
    left = min(MOST_LAID, st.stock[action - CHOOSE])
    return ahead * left * 2 // MOST_LAID if ahead > 0 else -ahead * DRAIN // 1000 * left
