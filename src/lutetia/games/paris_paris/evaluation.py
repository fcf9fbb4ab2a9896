"""What opponents know about Paris Paris besides its rules: how good a position looks,
and how promising a build is.

Two kernels, in thousandths of a point. ``evaluate`` looks at everything once, for one-ply play.
``prior`` looks at one build and is cheap enough for every move of a playout. Both value a crossing
by the tours still to come over it: special tours, of which a seat knows its own and the open one,
and big tours, likelier where a tile is parked.
"""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.kernel import kernel, table
from lutetia.games.paris_paris.material import (
    CROSSING,
    N_NEAR,
    NEAR_STOP,
    ON,
    ON_ROUTE,
    TILE_ROUTE,
    TILE_STOP,
    TILES,
    R,
    S,
)
from lutetia.games.paris_paris.rules.actions import BUILD as BUILD_ACTION
from lutetia.games.paris_paris.rules.build import is_full
from lutetia.games.paris_paris.rules.end import bag_winner, points
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.rules.tours import crossing_points
from lutetia.games.paris_paris.state import BUILD, DRAW, TWO_PLAYERS, Fields

SPREAD: Final = 15
"""Points of lead that count as half decided."""

SIMULATIONS: Final = {"middle": 100, "good": 300, "strong": 400}
"""How many these levels have; in this game they can hardly be told apart."""

TEMPERATURES: Final = {"easy": 2.1, "beginner": 4.4}
"""Points by which an action looks worse and weak opponents take it three eighths as often."""

HORIZON: Final = 4
"""Decisions in a playout before the search asks `evaluate`."""

TILE_OF = table(
    TILES.index((s, r)) if r in ON[s] else -1 for s in range(S) for r in range(R)
)  # [stop * 5 + route]

# Chance that a house stays, in thousandths, by twice the number of its stop's tiles still in the
# stacks. Fresh stops count high because a crossing there will also grow. These numbers and those
# below were found by greedy opponents playing tens of thousands of games.
LASTS = table((1000, 860, 720, 660, 600, 780, 960, 960, 960))
OFFERED, OFFERED_FREE = (
    525,
    820,
)  # the same for each tile on offer, at a full stop and at one with a free place
PAIR = 2400  # both houses of a crossing
LEFT_OVER = 1660  # a point of the small tour
GROWTH_SPECIAL, GROWTH_BIG = (
    85,
    250,
)  # a free stop beside an own crossing, for each tour to come, at the start of the game
BAG_LEADER, BAG_OTHER = 600, 200  # a house in the bag


@kernel
def specials(st: Fields, seat: int, route: int) -> int:
    """Return the special tours of ``route`` that ``seat`` expects (PP8.2, PP8.3),
    in thousandths."""
    if st.marker[seat] == route or st.open_marker == route:
        return 1000
    known = 1 if st.open_marker < 0 else 2
    return (st.players - 1) * 1000 // (5 - known)


@kernel
def bigs(st: Fields, route: int) -> int:
    """Return the big tours of ``route`` to expect (PP7.2), in thousandths:
    one for each two tiles that stay over."""
    over = (rounds(st.players) - st.round) * 200
    if st.phase == BUILD:
        for i in range(st.n_offer):
            if TILE_ROUTE[st.offer[i]] == route:
                over += 1000 // st.n_offer
    odd = (
        750 * over // (1000 + 3 * over)
    )  # a quarter at most: half a pair that is wasted, or already there
    return over // 2 + odd if st.parked[route] >= 0 else max(0, over // 2 - odd)


@kernel
def specials_over(st: Fields, seat: int, stop: int) -> int:
    """Return the special tours over the crossing ``stop`` that ``seat`` expects, in thousandths."""
    return specials(st, seat, ON_ROUTE[stop * 2]) + specials(st, seat, ON_ROUTE[stop * 2 + 1])


@kernel
def bigs_over(st: Fields, stop: int) -> int:
    """Return the big tours over the crossing ``stop`` to expect, in thousandths."""
    return bigs(st, ON_ROUTE[stop * 2]) + bigs(st, ON_ROUTE[stop * 2 + 1])


@kernel
def lasts(st: Fields, stop: int) -> int:
    """Return the chance that a house at ``stop`` stays there, in thousandths:
    each tile to come may drive it out (PP5.2)."""
    closed = 0
    for k in range(2):
        route = ON_ROUTE[stop * 2 + k]
        if route >= 0:
            closed += st.left[TILE_OF[stop * 5 + route]]
    free = not is_full(st, stop)
    stays = LASTS[max(0, 2 * closed - 1) if free else 2 * closed]
    for i in range(st.n_offer):
        if TILE_STOP[st.offer[i]] == stop:
            stays = stays * (OFFERED_FREE if free else OFFERED) // 1000
    return stays


@kernel
def promise(st: Fields, seat: int, viewer: int) -> int:
    """Return what the houses of ``seat`` may still earn in tours, as ``viewer`` expects them,
    in thousandths."""
    sum_ = 0
    ahead = rounds(st.players) - st.round
    for stop in range(25):
        own = st.houses[stop * 4 + seat]
        if own == 0 or CROSSING[stop] == 0:
            continue
        paid = 1000 if own == 1 else PAIR
        free = 0
        for k in range(N_NEAR[stop]):
            near = NEAR_STOP[stop * 4 + k]
            n = st.houses[near * 4 + seat]
            if n > 0:
                paid += n * lasts(st, near)
            else:
                free += 1
        tours = specials_over(st, viewer, stop)
        big = bigs_over(st, stop)
        growth = (
            (tours * GROWTH_SPECIAL + big * GROWTH_BIG) // 1000 * free * ahead // rounds(st.players)
        )
        sum_ += ((tours + big) * paid // 1000 + growth) * lasts(st, stop) // 1000
    return sum_


@kernel
def left_over(st: Fields, seat: int) -> int:
    """Return what the small tour of this round pays ``seat`` on average over the tiles on offer,
    in thousandths (PP6.2)."""
    sum_ = 0
    for i in range(st.n_offer):
        sum_ += st.houses[TILE_STOP[st.offer[i]] * 4 + seat]
    return sum_ * LEFT_OVER // st.n_offer if st.n_offer > 0 else 0


@kernel
def bagged(st: Fields, seat: int) -> int:
    """Return what the bag may pay ``seat``, in thousandths (PP8.4, PP8.5)."""
    if st.players == TWO_PLAYERS:
        return 0
    return st.removed[seat] * (BAG_LEADER if bag_winner(st) == seat else BAG_OTHER)


@kernel
def expected(st: Fields, seat: int, viewer: int) -> int:
    """Return the points that ``viewer`` expects ``seat`` to have in the end from
    the houses that stand, in thousandths."""
    made = points(st, seat) * 1000
    if st.phase != BUILD and st.phase != DRAW:
        return made
    return made + promise(st, seat, viewer) + left_over(st, seat) + bagged(st, seat)


@kernel
def evaluate(st: Fields, seat: int) -> int:
    """Return the lead that ``seat`` expects over the mean of the others,
    in thousandths of a point."""
    others = 0
    for other in range(st.players):
        if other != seat:
            others += expected(st, other, seat)
    return expected(st, seat, seat) - others // (st.players - 1)


@kernel
def stake(st: Fields, seat: int, stop: int, viewer: int) -> int:
    """Return what the last house that ``seat`` has at ``stop`` adds to its tours,
    as ``viewer`` expects them, in thousandths."""
    sum_ = 0
    own = st.houses[stop * 4 + seat]
    if CROSSING[stop] == 1:
        sum_ += (specials_over(st, viewer, stop) + bigs_over(st, stop)) * (
            crossing_points(st, stop, seat) if own == 1 else 1
        )
    for k in range(N_NEAR[stop]):
        near = NEAR_STOP[stop * 4 + k]
        if CROSSING[near] == 1 and st.houses[near * 4 + seat] > 0:
            sum_ += specials_over(st, viewer, near) + bigs_over(st, near)
    return sum_


@kernel
def build_prior(st: Fields, tile: int, over: int) -> int:
    """Return what a build adds to one's own tours and takes from those of whoever leaves."""
    stop = TILE_STOP[tile]
    seat = st.cur
    if over == seat:
        return 0
    st.houses[stop * 4 + seat] += 1  # put down for a moment
    gain = stake(st, seat, stop, seat)
    st.houses[stop * 4 + seat] -= 1
    if over >= 0:
        gain += stake(st, over, stop, seat) // (st.players - 1)
    return gain * lasts(st, stop) // 1000


prior = switch("prior", {BUILD_ACTION: build_prior})
"""A kernel: how promising an action looks to the seat to act, in thousandths of a point."""
