"""What the net of an opponent sees of Paris Connection: a position with the eyes of a seat
(``inputs``), and an action (``describe``). Nothing here depends on shares that were dealt to
others (PC9.1).

Not where track lies but what comes of it: worth and prospects of each company, the shares that one
has or expects others to have, and their products, which so small a net would hardly learn. Seats
are counted from the viewer on.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.bits import lowest, without_lowest
from lutetia.engine.coarse import COARSE
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.observation import MOST
from lutetia.games.connection.evaluation import (
    DELAY,
    TO_GOAL,
    after_evaluate,
    at_marseille,
    before_evaluate,
    prospects,
    pull,
    quick_worth,
)
from lutetia.games.connection.feature_numbers import (
    A_COMPANY,
    A_RIVAL,
    BEST_CITY,
    BEST_STEPS,
    BOARDS,
    BUILD,
    BUILD_END,
    BUILD_LOOKS,
    BUILD_STOCK,
    BUILDING,
    CITIES,
    DONE,
    EDGE,
    EDGES,
    END,
    ENDS,
    GAIN,
    GAINS,
    HAND,
    HANDS,
    HELD,
    IDLE,
    LAID,
    LATE,
    LATER,
    LAY,
    LAY_LOOKS,
    LAY_PULL,
    LAY_WAY,
    LEAD,
    LEADS,
    LOOKS,
    MINE,
    NOW,
    OWN,
    PHASE,
    PLACE,
    PLAYERS,
    PROMISE,
    PROMISES,
    PULLS,
    RETURN,
    RETURN_HAND,
    RETURN_LOOKS,
    RIVAL,
    RIVAL_HAND,
    RIVAL_HELD,
    RIVAL_LEAD,
    RIVAL_LEADS,
    RIVAL_UNKNOWN,
    SEATS,
    SIGNS,
    STOCK,
    STOCKS,
    TAKE,
    TAKE_BEHIND,
    TAKE_HAND,
    TAKE_STOCK,
    TO_ACT,
    TURN,
    TURNS,
    UNKNOWN,
    VALUES,
    WAITED,
    WAY,
    WAYS,
)
from lutetia.games.connection.feature_numbers import N_FEATURES as N_FEATURES
from lutetia.games.connection.feature_numbers import N_INPUTS as N_INPUTS
from lutetia.games.connection.material import GOAL, LIMIT, MAX_LAID, PENALTY, VALUE, WORDS, C
from lutetia.games.connection.rules import actions
from lutetia.games.connection.rules.end import boards_left, over_limit
from lutetia.games.connection.rules.resample import pool_of, unknown_shares
from lutetia.games.connection.rules.setup import shares_of
from lutetia.games.connection.state import BUILD as BUILDS
from lutetia.games.connection.state import NONE, Fields
from lutetia.games.connection.symmetry import symmetries as symmetries
from lutetia.games.connection.valuation import BEST, edge, expected, holding, worth

VERSION: Final = 2
"""Rises when an input or a feature means something else: weights made before are refused then."""


@kernel
def middle(number: int, width: int, steps: int) -> int:
    """Return which of so many steps a number is, each ``width`` wide, 0 in their middle."""
    return max(0, min((number + width // 2) // width + steps // 2, steps - 1))


@kernel
def counted(number: int, steps: int) -> int:
    """Return the step of a number from 0 on: none, then as `COARSE` has it."""
    return min(1 + COARSE[min(number, MOST)], steps - 1) if number > 0 else 0


@kernel
def edge_step(st: Fields, seat: int, company: int) -> int:
    """Return the step of the edge of ``seat``."""
    return middle(edge(st, seat, company), 1000, EDGES)


@kernel
def sign(number: int) -> int:
    """Return 0, 1 or 2 for a number that is negative, 0 or positive."""
    return 0 if number < 0 else 1 if number == 0 else 2


@kernel
def way(st: Fields, company: int) -> int:
    """Return how many locomotives ``company`` needs to Marseille if nothing were in its way, as a
    step."""
    steps = WAYS - 1
    for word in range(company * WORDS, (company + 1) * WORDS):
        left = st.near[word] & st.room[word]
        while left != 0:
            steps = min(steps, TO_GOAL[word % WORDS * 64 + lowest(left)])
            left = without_lowest(left)
    return steps


@kernel
def room_in_hand(st: Fields, seat: int) -> int:
    """Return the step of the shares that ``seat`` may still take within its limit (PC8.2)."""
    return max(0, min(LIMIT[st.players - 3] - shares_of(st, seat) + 3, HANDS - 1))


# --- a position ----------------------------------------------------------------------------------


before_inputs, after_inputs = before_evaluate, after_evaluate
"""A look at the map once for all seats, and what clears that up."""


@kernel
def mark_rivals(st: Fields, seat: int, pool: int, active: Ints, n: int) -> int:
    """Add the inputs of the other seats, and how the game would end now; return the new number."""
    whole, mine, now = 0, expected(st, seat, seat, pool), -PENALTY * 1000 * over_limit(st, seat)
    for company in range(C):
        whole += pool >> 8 * company & 255
        now += st.hand[seat * C + company] * st.value[company] * 1000
    ahead, best = 0, -(1 << 60)
    for at in range(1, st.players):
        other = (seat + at) % st.players
        first, unknown = RIVAL + (at - 1) * A_RIVAL, unknown_shares(st, other)
        theirs = -PENALTY * 1000 * over_limit(st, other)
        for company in range(C):
            shares = holding(st, other, company, pool, whole, unknown)
            theirs += shares * st.value[company]
            active[n] = first + RIVAL_HELD + company * HELD + min(shares // 500, HELD - 1)
            n += 1
        ahead += 1 if theirs > now else 0
        best = max(best, theirs)
        lead = mine - expected(st, other, seat, pool)
        active[n] = first + RIVAL_LEAD + middle(lead, 2000, RIVAL_LEADS)
        active[n + 1] = first + RIVAL_HAND + room_in_hand(st, other)
        active[n + 2] = first + RIVAL_UNKNOWN + min(unknown, UNKNOWN - 1)
        n += 3
    active[n] = NOW + middle(now - best, 1000, LEADS)
    active[n + 1] = PLACE + ahead
    return n + 2


@kernel
def mark_companies(st: Fields, seat: int, active: Ints, n: int) -> int:
    """Add the inputs of the companies; return the new number."""
    for company in range(C):
        first, ahead = company * A_COMPANY, edge(st, seat, company)
        value, steps = st.value[company], way(st, company)
        active[n] = first + min((value + 1) // 2, VALUES - 1)
        active[n + 1] = (
            first + PROMISE + min((worth(st, company) - value * 1000) // 1000, PROMISES - 1)
        )
        active[n + 2] = first + STOCK + counted(st.stock[company], STOCKS)
        active[n + 3] = first + MINE + min(st.hand[seat * C + company], OWN - 1)
        active[n + 4] = first + EDGE + middle(ahead, 1000, EDGES)
        active[n + 5] = first + GAIN + middle(ahead * worth(st, company) // 1000, 2000, GAINS)
        active[n + 6] = first + WAY + steps
        n += 7
        if steps < min(2 * MAX_LAID, st.stock[company]):
            end = middle(at_marseille(st, company, seat), 3000, ENDS)
            active[n] = first + END + (0 if steps < MAX_LAID else ENDS) + end
            n += 1
    return n


@kernel
def inputs(st: Fields, seat: int, dense: Ints, active: Ints) -> int:
    """Write the inputs that are on for ``seat`` to ``active``; return how many. After
    `before_inputs`."""
    pool = pool_of(st, seat)
    n = mark_companies(st, seat, active, 0)
    n = mark_rivals(st, seat, pool, active, n)
    late = st.queue[DELAY]
    active[n] = LEAD + middle(prospects(st, seat, pool, late), 1000, LEADS)
    active[n + 1] = LATER + min((late >> 1) // 1000, LATE - 1)
    active[n + 2] = HAND + room_in_hand(st, seat)
    active[n + 3] = PLAYERS + st.players
    active[n + 4] = PHASE + st.phase
    active[n + 5] = TURN + counted(st.turn, TURNS)
    active[n + 6] = WAITED + min(st.idle, IDLE - 1)
    active[n + 7] = BOARDS + boards_left(st)
    n += 8
    if st.cur != NONE:
        active[n] = TO_ACT + (st.cur - seat + st.players) % st.players
        n += 1
    if st.company > NONE:
        active[n] = BUILDING + st.company * EDGES + edge_step(st, seat, st.company)
        n += 1
    if st.phase == BUILDS:
        active[n] = LAID + st.n_laid
        active[n + 1] = BEST_CITY + min(st.queue[BEST] // 500, BEST_STEPS - 1)
        n += 2
    return n


# --- an action -----------------------------------------------------------------------------------


@kernel
def step_of(looks: int, width: int) -> int:
    """Return the step of what an action promises by `prior`."""
    return middle(looks, width, LOOKS)


@kernel
def worth_more(st: Fields, company: int) -> int:
    """Return how many companies look worth more than ``company``."""
    n, its = 0, quick_worth(st, company)
    for other in range(C):
        n += 1 if quick_worth(st, other) > its else 0
    return n


@kernel
def describe_build(st: Fields, company: int, looks: int, features: Ints) -> int:
    """Describe the choice of a company to build: edge, way, how it looks, and how it would end the
    game."""
    steps, seat = way(st, company), st.cur
    features[0] = BUILD + edge_step(st, seat, company) * WAYS + steps
    features[1] = BUILD_LOOKS + step_of(looks, 1000)
    stock = counted(st.stock[company], STOCKS)
    features[2] = BUILD_STOCK + stock * SIGNS + sign(edge(st, seat, company))
    end = ENDS
    if steps < min(MAX_LAID, st.stock[company]):
        end = middle(at_marseille(st, company, seat), 3000, ENDS)
    features[3] = BUILD_END + end
    return 4


@kernel
def describe_return(st: Fields, company: int, looks: int, features: Ints) -> int:
    """Describe a share that is returned."""
    own = min(st.hand[st.cur * C + company], OWN - 1)
    features[0] = RETURN + own * C + worth_more(st, company)
    features[1] = RETURN_LOOKS + step_of(looks, 1000)
    features[2] = RETURN_HAND + room_in_hand(st, st.cur)
    features[3] = SEATS + st.players
    return 4


@kernel
def describe_take(st: Fields, company: int, n: int, looks: int, features: Ints) -> int:
    """Describe shares that are taken."""
    own, best = min(st.hand[st.cur * C + company], OWN - 1), 0
    for other in range(C):
        if other != st.company and st.stock[other] > 0:
            best = max(best, quick_worth(st, other))
    behind = (best - quick_worth(st, company)) // 1000
    features[0] = TAKE + (own * C + worth_more(st, company)) * 2 + n - 1
    features[1] = TAKE_STOCK + counted(st.stock[company], STOCKS) * 2 + n - 1
    features[2] = TAKE_BEHIND + max(0, min(behind, VALUES - 1))
    features[3] = TAKE_HAND + room_in_hand(st, st.cur) * 2 + n - 1
    return 4


@kernel
def describe_done(st: Fields, looks: int, features: Ints) -> int:
    """Describe the end of a build."""
    features[0] = DONE + st.n_laid * EDGES + edge_step(st, st.cur, st.company)
    features[1] = SEATS + st.players
    return 2


@kernel
def describe_lay(st: Fields, at: int, looks: int, features: Ints) -> int:
    """Describe a locomotive: the city there, what pulls at it, the way to Marseille, and how it
    looks."""
    seat = st.cur
    ahead = edge(st, seat, st.company)
    features[0] = LAY + min(VALUE[at], CITIES - 1) * EDGES + middle(ahead, 1000, EDGES)
    features[1] = LAY_LOOKS + step_of(looks, 500)
    features[2] = LAY_PULL + min(pull(st, at) // 200, PULLS - 1) * SIGNS + sign(ahead)
    end = sign(at_marseille(st, st.company, seat))
    features[3] = LAY_WAY + (0 if at == GOAL else min(TO_GOAL[at], WAYS - 1)) * SIGNS + end
    return 4


describe = switch(
    "describe",
    {
        actions.BUILD: describe_build,
        actions.RETURN: describe_return,
        actions.TAKE: describe_take,
        actions.DONE: describe_done,
        actions.LAY: describe_lay,
    },
    more=("looks", "features"),
)
"""A kernel: write the features of an action of the seat to act, which `prior` says ``looks`` so
promising; return how many."""
