"""Template: open-loop information-set search for one observer, with a value for every seat.

Each simulation copies the root, deals again all that the observer cannot know (``resample``), walks
down the tree, adds one node, plays on to the end and gives every node it passed the outcome for
every seat (max^n). A node is a sequence of actions of seats; chance is drawn on the way and makes
no nodes, so what is legal at a node differs from one simulation to the next and each child counts
how often it was available. Children are chosen by PUCT over what is available now.

The arithmetic is sums, products, quotients and square roots of doubles in a fixed order, so that
compiled and interpreted searches agree to the last bit.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.kernel import Floats, Ints, kernel
from lutetia.engine.layout import Buffer, Fields
from lutetia.engine.rng import randbelow
from lutetia.engine.survey import choosing
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
to_act, legal, play, draw, resample = (
    rules.to_act,
    rules.legal,
    rules.play,
    rules.draw,
    rules.resample,
)
survey, nth = choosing(rules)
points, tiebreak, assign, evaluate, prior = (
    rules.points,
    rules.tiebreak,
    rules.assign,
    rules.evaluate,
    rules.prior,
)

ROW: Final = 4
"""Integers a node has in the tree: parent, action that led here, visits, times available."""

PARENT: Final = 0
ACTION: Final = 1
VISITS: Final = 2
AVAILABLE: Final = 3

# Places in ``params``, real numbers: fields of `lutetia.ai.search_params.SearchParams`,
# and SPREAD of the game.
C_PUCT: Final = 0
FPU_REDUCTION: Final = 1
PRIOR_WEIGHT: Final = 2
WIN: Final = 3
RANK: Final = 4
MARGIN: Final = 5
SPREAD: Final = 6
FULL_PLAYOUT_SHARE: Final = 7
N_PARAMS: Final = 8

# Places in ``limits``, whole numbers.
SEATS: Final = 0
PLAYOUT_CANDIDATES: Final = 1
DEPTH: Final = 2
USED: Final = 3
HORIZON: Final = 4
N_LIMITS: Final = 5

ENDLESS: Final = 1000
"""Decisions after which a playout is judged as it stands:
no game that goes anywhere takes so many, and some can go on for ever."""


@kernel
def find(tree: Ints, slots: Ints, parent: int, action: int) -> int:
    """Return the slot of the child of ``parent`` by ``action``,
    or of the empty place where it would go.

    ``slots`` is a hash table whose length is a power of two; 0 is empty,
    for the root is nobody's child.
    """
    mask = len(slots) - 1
    at = parent * 0x9E3779B1 + action * 0x85EBCA6B
    at = (at ^ (at >> 15)) & mask
    while slots[at] != 0:
        node = slots[at]
        if tree[node * ROW + PARENT] == parent and tree[node * ROW + ACTION] == action:
            return at
        at = (at + 1) & mask
    return at


@kernel
def select(
    st: Fields, who: int, node: int, n: int, out: Ints, rng: Ints,
    tree: Ints, slots: Ints, value: Floats, odds: Floats, params: Floats, seats: int,
) -> int:  # fmt: skip
    """Return which of the ``n`` actions in ``out`` to follow from ``node``,
    and count all of them as available.

    An action without visits counts as ``FPU_REDUCTION`` worse than
    the node itself (first-play urgency).
    """
    total = 0.0
    if params[PRIOR_WEIGHT] > 0.0:
        low = prior(st, out[0])
        for i in range(n):
            looks = prior(st, out[i])
            odds[i] = looks * 1.0
            low = min(low, looks)
            total += odds[i]
        mean = (total - low * n * 1.0) / n
        total = 0.0
        for i in range(
            n
        ):  # a share of 1 for all, and PRIOR_WEIGHT times as much by how promising it looks
            odds[i] = 1.0 + (params[PRIOR_WEIGHT] * (odds[i] - low) / mean if mean > 0.0 else 0.0)
            total += odds[i]
    else:
        for i in range(n):
            odds[i] = 1.0
        total = n * 1.0
    seen = tree[node * ROW + VISITS]
    unvisited = 0.5
    if seen > 0:
        unvisited = value[node * seats + who] / seen - params[FPU_REDUCTION]
    first = randbelow(rng, n)  # equals are met in any order
    best, chosen = -1e300, 0
    for j in range(n):
        i = (first + j) % n
        child = slots[find(tree, slots, node, out[i])]
        share = params[C_PUCT] * odds[i] / total
        if child > 0:
            tree[child * ROW + AVAILABLE] += 1
            visits = tree[child * ROW + VISITS]
            score = value[child * seats + who] / visits + share * sqrt(
                tree[child * ROW + AVAILABLE] * 1.0
            ) / (1 + visits)
        else:
            score = unvisited + share * sqrt(seen * 1.0)
        if score > best:
            best, chosen = score, i
    return chosen


@kernel
def playout(
    buffer: Buffer,
    seat: int,
    playout_candidates: int,
    horizon: int,
    room: Ints,
    rng: Ints,
    null_trace: Ints,
) -> bool:
    """Play ``buffer[0]`` on, each seat taking the most promising of ``playout_candidates``
    random actions; return whether it ended.

    It stops early after ``horizon`` decisions of seats, unless that is 0, and then when the turn
    comes to ``seat`` from another one: in the middle of a turn a position is hard to judge, and
    whoever is judged a turn early or late looks better or worse than it is.
    """
    st = buffer[0]
    moves = 0
    before = -1
    while True:
        who = to_act(st)
        if who == OVER:
            return True
        if who == CHANCE:
            play(st, draw(st, rng), null_trace)
            continue
        if horizon > 0 and moves >= horizon and who == seat and before != seat and before >= 0:
            return False
        if moves >= ENDLESS:
            return False
        moves += 1
        before = who
        n = survey(st, room)
        action = nth(room, randbelow(rng, n))
        if playout_candidates > 1 and n > 1:
            looks = prior(st, action)
            for _ in range(playout_candidates - 1):
                other = nth(room, randbelow(rng, n))
                if other != action:
                    got = prior(st, other)
                    if got > looks:
                        action, looks = other, got
        play(st, action, null_trace)


@kernel
def leaf_value(st: Fields, seat: int, spread: float) -> float:
    """Return what ``seat`` may expect of a position that is not over, from 0 to 1,
    by what the game knows of good play."""
    lead: float = evaluate(st, seat) * 0.001
    far = lead if lead > 0.0 else -lead
    return 0.5 + 0.5 * lead / (far + spread)


@kernel
def utility(st: Fields, seat: int, seats: int, params: Floats) -> float:
    """Return what the end ``st`` is worth to ``seat``, from 0 to 1: win or shared win, rank,
    and squashed lead."""
    mine, edge = points(st, seat), tiebreak(st, seat)
    ahead, equal, rival = 0, 0, -(1 << 60)
    for other in range(seats):
        if other == seat:
            continue
        theirs, its_edge = points(st, other), tiebreak(st, other)
        rival = max(rival, theirs)
        if theirs > mine or (theirs == mine and its_edge > edge):
            ahead += 1
        elif theirs == mine and its_edge == edge:
            equal += 1
    lead = (mine - rival) * 1.0
    far = lead if lead > 0.0 else -lead
    win = 1.0 / (1 + equal) if ahead == 0 else 0.0
    rank = (seats - 1 - ahead - 0.5 * equal) / (seats - 1)
    sum_: float = (
        params[WIN] * win
        + params[RANK] * rank
        + params[MARGIN] * (0.5 + 0.5 * lead / (far + params[SPREAD]))
    )
    return sum_


@kernel
def simulate(
    root: Buffer, work: Buffer, seat: int, n: int, rng: Ints, out: Ints, null_trace: Ints,
    tree: Ints, slots: Ints, value: Floats, path: Ints, odds: Floats, params: Floats, limits: Ints,
) -> None:  # fmt: skip
    """Run ``n`` simulations from ``root[0]`` for the observer ``seat``;
    they add to what is in the tree.

    Args:
        root: a buffer with a position that ``seat`` could believe in; stays as it is.
        work: a buffer of one record to play on.
        rng: where all randomness comes from.
        out: room for the legal actions of any position.
        null_trace: a trace of length one.
        tree: ``ROW`` integers for each node; node 0 is the root, whose parent is -1.
        slots: the hash table of `find`; at least twice as long as there is room for nodes.
        value: for each node and seat the sum of utilities.
        path: room for the nodes of one walk.
        odds: room for as many numbers as ``out``.
        params: C_PUCT, FPU_REDUCTION, PRIOR_WEIGHT, weights WIN, RANK and MARGIN, SPREAD in points,
            FULL_PLAYOUT_SHARE, the share of playouts without horizon.
        limits: SEATS; PLAYOUT_CANDIDATES and HORIZON, see `playout`; DEPTH, the most actions below
            the root that get nodes; USED, nodes so far.
    """
    seats, playout_candidates = limits[SEATS], limits[PLAYOUT_CANDIDATES]
    room = len(tree) // ROW
    depth = min(limits[DEPTH], len(path) - 1)
    st = work[0]
    for _ in range(n):
        assign(st, root[0])
        resample(st, seat, rng)
        node, length, grown = 0, 1, False
        path[0] = 0
        while not grown and length <= depth:
            who = to_act(st)
            if who == OVER:
                break
            if who == CHANCE:
                play(st, draw(st, rng), null_trace)
                continue
            k = legal(st, out)
            action = out[
                select(st, who, node, k, out, rng, tree, slots, value, odds, params, seats)
            ]
            at = find(tree, slots, node, action)
            child = slots[at]
            play(st, action, null_trace)
            if child == 0:
                grown = True
                if limits[USED] >= room:
                    break  # no room: play on without a node
                child = limits[USED]
                limits[USED] += 1
                slots[at] = child
                tree[child * ROW + PARENT] = node
                tree[child * ROW + ACTION] = action
                tree[child * ROW + AVAILABLE] = 1
            node = child
            path[length] = node
            length += 1
        horizon = (
            0 if randbelow(rng, 1000) < params[FULL_PLAYOUT_SHARE] * 1000.0 else limits[HORIZON]
        )
        ended = playout(work, seat, playout_candidates, horizon, out, rng, null_trace)
        for i in range(length):
            tree[path[i] * ROW + VISITS] += 1
        for other in range(seats):
            got = (
                utility(st, other, seats, params)
                if ended
                else leaf_value(st, other, params[SPREAD])
            )
            for i in range(length):
                value[path[i] * seats + other] += got
