"""What opponents know about Paris Connection besides its rules: how good a position looks,
and how promising an action is.

Two kernels, in thousandths of a point. ``evaluate`` asks what each company will be worth in the end
and what hands hold (`prospects`). ``prior`` weighs one action by the *edge*, the shares that a seat
holds more than the others on average: cities where it has an edge, waste where it has none.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.bits import lowest, one, without_lowest
from lutetia.engine.kernel import kernel, table
from lutetia.games.connection.finishing import delay, opening
from lutetia.games.connection.material import (
    DEALT,
    GOAL,
    HEXES,
    LIMIT,
    MAX_LAID,
    NEAR,
    PENALTY,
    VALUE,
    WORDS,
    C,
    H,
)
from lutetia.games.connection.rules import actions
from lutetia.games.connection.rules.connectivity import contains, room_left
from lutetia.games.connection.rules.end import points
from lutetia.games.connection.rules.resample import pool_of
from lutetia.games.connection.rules.setup import shares_of
from lutetia.games.connection.state import BUILD, OVER, TRADE, Fields
from lutetia.games.connection.valuation import BEST, edge, expected, survey, wipe, worth

SPREAD: Final = 10
"""Points of lead that count as half decided."""

TEMPERATURES: Final = {"easy": 0.8, "beginner": 1.7}
"""Points by which an action looks worse and weak opponents take it three eighths as often."""

HORIZON: Final = 1
"""The playouts of the middle level end with the round: what a turn brings shows at its end."""

C_PUCT: Final = 1
"""Weight of exploration."""

C_NET: Final = 0.4
"""The same where a net says what to look at."""

NET_SHARE: Final = 0.0
"""How much of a position's value is the net's: none. Who comes to Marseille first is seen in
playouts alone."""

PRIOR_WEIGHT: Final = 20
"""Weight of `prior` when actions are explored."""

FULL_PLAYOUT_SHARE: Final = 0.5
"""Half of the playouts of the top level go to the end: what a round brings says little about who
wins, and the end little about a block."""

PLAYOUT_LIMIT: Final = 300
"""Decisions after which a playout is judged as it stands: whole games have fewer, unless they stand
still, and then each decision takes long."""

PLAYOUT_CANDIDATES: Final = 12
"""Random actions of which a playout takes the most promising."""

SIMULATIONS: Final = {"middle": 300, "good": 150, "strong": 600}
"""How many these levels have; only those of *good* and *strong* are played to the end."""

BUDGET_SCALE: Final = 3
"""Long turns need many simulations."""

DECISIONS_PER_TURN: Final = 3
"""A trade is two decisions, a build up to seven, most of which are clear at once:
nobody waits three seconds."""

# --- distances on the empty map -------------------------------------------------------------------


def steps_from(place: int) -> list[int]:
    """Return how many steps track needs from each hex to ``place`` while the map is empty;
    ``H`` where there is no way."""
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

ONE_BUILD = table(
    sum(one(at % 64) for at in range(H) if at // 64 == word and TO_GOAL[at] < MAX_LAID)
    for word in range(WORDS)
)  # from where one build comes to Marseille

PULLED: Final = 6  # cities that pull at a hex
PULL = table(
    (0, 500, 380, 290, 230, 190, 160, 130, 110, 90, 80, 70, 60)
)  # [steps], for each point of the city


def pulls(at: int) -> list[tuple[int, int]]:
    """Return the cities that pull most at a hex, each with its pull in thousandths of a point;
    0 for none."""
    found = [
        (int(VALUE[city]) * int(PULL[STEPS[city][at]]), city)
        for city in CITIES
        if 0 < STEPS[city][at] < len(PULL)
    ]
    return (sorted(found, reverse=True) + [(0, 0)] * PULLED)[:PULLED]


PULL_OF = table(pull for at in range(H) for pull, _ in pulls(at))  # [hex * PULLED + i]
PULL_TO = table(city for at in range(H) for _, city in pulls(at))  # likewise


@kernel
def pending(st: Fields, seat: int) -> int:
    """Return what the turn that goes on still promises ``seat``, whose turn it is;
    after `survey`."""
    best = 0
    if st.phase == TRADE:
        n = 2 if shares_of(st, seat) + 2 <= LIMIT[st.players - 3] else 1
        for company in range(C):
            if company != st.company and st.stock[company] > 0:
                best = max(best, min(n, st.stock[company]) * worth(st, company))
    if st.phase == BUILD:
        ahead = edge(st, seat, st.company)
        left = min(MAX_LAID - st.n_laid, st.stock[st.company])
        if ahead > 0:
            best = ahead * st.queue[BEST] // 1000
        else:
            best = -ahead * DRAIN // 1000 * left
    return best


TO_AND_FRO = 250  # what each trade beyond those that fill the hand costs, in thousandths


@kernel
def idled(st: Fields, seat: int) -> int:
    """Return what trading beyond a full hand costs ``seat``:
    else full hands change worthless shares for ever (PC7.5).

    It adds up, so that in the end even a seat that is behind would
    sooner build the last boards empty.
    """
    trades = DEALT[st.players - 3] - LIMIT[st.players - 3]
    for company in range(C):
        trades += st.gave[seat * C + company]
    return TO_AND_FRO * trades if trades > 0 else 0


@kernel
def prospects(st: Fields, seat: int, pool: int, late: int) -> int:
    """Return the lead that ``seat`` expects of a game that goes on, as `evaluate` does; after
    `survey`.

    ``pool`` holds the shares whose place ``seat`` does not know, ``late`` is the `delay`.
    """
    others, best = 0, -(1 << 60)
    mine = expected(st, seat, seat, pool) - idled(st, seat)
    if st.cur == seat:
        mine += pending(st, seat)
    for other in range(st.players):
        if other != seat:
            theirs = expected(st, other, seat, pool)
            others += theirs
            best = max(best, theirs)
    if late & 1 == 1 or mine > best:
        mine -= late >> 1
    return mine - (best + others // (st.players - 1)) // 2


DELAY: Final = BEST + 1
"""Where `before_evaluate` keeps the `delay` of the position in ``st.queue``."""


@kernel
def before_evaluate(st: Fields) -> None:
    """Look at the map once for all seats; `after_evaluate` clears that up."""
    late = delay(st)
    survey(st)
    st.queue[DELAY] = late


@kernel
def evaluate_each(st: Fields, seat: int) -> int:
    """Return what `evaluate` says of a game that goes on, between `before_evaluate` and
    `after_evaluate`."""
    return prospects(st, seat, pool_of(st, seat), st.queue[DELAY])


@kernel
def after_evaluate(st: Fields) -> None:
    """Clear what `before_evaluate` kept."""
    wipe(st, DELAY + 1)


@kernel
def evaluate(st: Fields, seat: int) -> int:
    """Return the lead that ``seat`` expects, in thousandths of a point:
    half over the best of the others, half over their mean."""
    if st.phase != OVER:
        before_evaluate(st)
        lead = evaluate_each(st, seat)
        after_evaluate(st)
        return lead
    others, best = 0, -(1 << 60)
    mine = points(st, seat) * 1000
    for other in range(st.players):
        if other != seat:
            others += points(st, other) * 1000
            best = max(best, points(st, other) * 1000)
    return mine - (best + others // (st.players - 1)) // 2


# --- single actions -------------------------------------------------------------------------------

WIN = 3  # how much more a lead is worth when the game ends with it
DRAIN = 200  # what a locomotive on its board is worth to its company
STOCKED = 150  # likewise, for a quick look
RUN, RUN_FROM = (
    60,
    10,
)  # how much of a lead pulls towards Marseille, in thousandths a step nearer, and from how far


@kernel
def quick_worth(st: Fields, company: int) -> int:
    """Return about what a share of ``company`` will be worth, in thousandths,
    without a look at the map."""
    return st.value[company] * 1000 + min(st.stock[company], 20) * STOCKED


@kernel
def pull(st: Fields, at: int) -> int:
    """Return how much free cities pull at a hex, in thousandths."""
    sum_ = 0
    for i in range(at * PULLED, at * PULLED + PULLED):
        if st.on[PULL_TO[i]] == 0:
            sum_ += PULL_OF[i]
    return sum_


@kernel
def at_marseille(st: Fields, company: int, seat: int) -> int:
    """Return the lead of ``seat`` over the mean of the others if ``company`` ended
    the game in Marseille now, in thousandths."""
    sum_ = edge(st, seat, company) * VALUE[GOAL]
    for other in range(C):
        if st.value[other] > 0:
            sum_ += edge(st, seat, other) * st.value[other]
    return sum_


@kernel
def to_goal(st: Fields, company: int) -> int:
    """Return how many locomotives ``company`` needs to Marseille,
    more than one build has if it is farther than that."""
    steps = MAX_LAID + 1
    for word in range(WORDS):
        left = st.near[company * WORDS + word] & ONE_BUILD[word]
        while left != 0:
            at = word * 64 + lowest(left)
            left = without_lowest(left)
            if TO_GOAL[at] < steps - 1 and room_left(st, at) > 0:
                steps = TO_GOAL[at] + 1
    return steps


@kernel
def build_prior(st: Fields, company: int) -> int:
    """Return what a build of ``company`` brings: cities, the end of a game that is won,
    or waste."""
    seat = st.cur
    ahead = edge(st, seat, company)
    left = min(MAX_LAID, st.stock[company])
    gain = ahead * left * 2 // MAX_LAID if ahead > 0 else -ahead * DRAIN // 1000 * left
    if to_goal(st, company) <= left:
        gain += WIN * max(0, at_marseille(st, company, seat))
    return gain


@kernel
def lay_prior(st: Fields, at: int) -> int:
    """Return what a locomotive at ``at`` brings: its city or those it comes near,
    for what it costs the company; and whom it blocks."""
    seat = st.cur
    ahead = edge(st, seat, st.company)
    gain = ahead * (VALUE[at] * 1000 + pull(st, at) - DRAIN) // 1000
    if at == GOAL:
        gain += WIN * at_marseille(st, st.company, seat)
    elif TO_GOAL[at] < RUN_FROM:
        gain += at_marseille(st, st.company, seat) * RUN * (RUN_FROM - TO_GOAL[at]) // 1000
    if VALUE[at] > 0:  # taken from whoever stands beside it
        for company in range(C):
            if company != st.company and contains(st.near, company * WORDS, at):
                gain -= edge(st, seat, company) * VALUE[at] // 2
    return gain


@kernel
def take_prior(st: Fields, company: int, n: int) -> int:
    """Return what ``n`` shares are worth, less the penalty for those above the limit."""
    over = max(0, shares_of(st, st.cur) + n - LIMIT[st.players - 3])
    return n * quick_worth(st, company) - over * PENALTY * 1000


@kernel
def return_prior(st: Fields, gone: int) -> int:
    """Return what the best shares bring that may be taken for one of the company ``gone``,
    less what that is worth."""
    best = 0
    for company in range(C):
        if company != gone and st.stock[company] > 0:
            best = max(best, quick_worth(st, company))
    n = 2 if shares_of(st, st.cur) < LIMIT[st.players - 3] else 1
    return n * best - quick_worth(st, gone) + opening(st, gone)


@kernel
def done_prior(st: Fields) -> int:
    """Return 0: to stop building is what the rest is measured by."""
    return 0


prior = switch(
    "prior",
    {
        actions.BUILD: build_prior,
        actions.RETURN: return_prior,
        actions.TAKE: take_prior,
        actions.DONE: done_prior,
        actions.LAY: lay_prior,
    },
)
"""A kernel: how promising an action looks to the seat to act, in thousandths of a point."""
