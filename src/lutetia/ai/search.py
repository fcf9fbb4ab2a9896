"""Template: open-loop information-set search for one observer, with a value for every seat.

Each simulation copies the root, deals again all that the observer cannot know (``resample``), walks
down the tree, adds one node, plays on to the end and gives every node it passed the outcome for
every seat (max^n). A node is a sequence of actions of seats; chance is drawn on the way and makes
no nodes, so what is legal at a node differs from one simulation to the next and each child counts
how often it was available, from the simulation on that made it; before that nothing is counted.
Children are chosen by PUCT over what is available now.

The arithmetic is sums, products, quotients and square roots of doubles in a fixed order, so that
compiled and interpreted searches agree to the last bit.
"""

from __future__ import annotations

from math import sqrt

from lutetia.ai.net import Net
from lutetia.ai.search_arrays import (
    ACTION,
    AVAILABLE,
    C_PUCT,
    DEPTH,
    FPU_REDUCTION,
    FULL_PLAYOUT_SHARE,
    HORIZON,
    NET_SHARE,
    PARENT,
    PLAYOUT_CANDIDATES,
    PLAYOUT_LIMIT,
    ROOT,
    ROW,
    SEATS,
    USED,
    VISITS,
    Memory,
    Scratch,
)
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.kernel import Floats, Ints, kernel
from lutetia.engine.layout import Buffer, Fields
from lutetia.engine.rng import randbelow
from lutetia.engine.template import alongside, kernels_of

rules = kernels_of(__name__)
to_act, legal, play, draw, resample, assign = (
    rules.to_act,
    rules.legal,
    rules.play,
    rules.draw,
    rules.resample,
    rules.assign,
)
shares_at = alongside(__name__, "lutetia.ai.shares").shares_at
_leaves = alongside(__name__, "lutetia.ai.leaves")
playout, judge, ask_net = _leaves.playout, _leaves.judge, _leaves.ask_net


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
    st: Fields, who: int, node: int, n: int, out: Ints, rng: Ints, tree: Ints, slots: Ints,
    value: Floats, memory: Memory, params: Floats, limits: Ints, net: Net, scratch: Scratch,
) -> int:  # fmt: skip
    """Return which of the ``n`` actions in ``out`` to follow from ``node``,
    and count those of them that have nodes as available.

    An action without visits counts as ``FPU_REDUCTION`` worse than
    the node itself (first-play urgency).
    """
    at = shares_at(st, who, node, n, out, memory, params, limits, net, scratch)
    seats, shares = limits[SEATS], memory.shares
    total = shares[at + n]
    seen = tree[node * ROW + VISITS]
    unvisited = 0.5
    if seen > 0:
        unvisited = value[node * seats + who] / seen - params[FPU_REDUCTION]
    first = randbelow(rng, n)  # equals are met in any order
    best, chosen = -1e300, 0
    for j in range(n):
        i = (first + j) % n
        child = slots[find(tree, slots, node, out[i])]
        share = params[C_PUCT] * shares[at + i] / total
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
def simulate(
    root: Buffer, work: Buffer, seat: int, n: int, rng: Ints, out: Ints, null_trace: Ints,
    tree: Ints, slots: Ints, value: Floats, path: Ints, params: Floats, limits: Ints,
    memory: Memory, net: Net, scratch: Scratch, thought: Floats,
) -> None:  # fmt: skip
    """Run ``n`` simulations from ``root[0]`` for the observer ``seat``;
    they add to what is in the tree.

    Args:
        root: a buffer with a position that ``seat`` could believe in; stays as it is.
        work: a buffer of one record to play on.
        rng: where all randomness comes from.
        out: room for the legal actions of any position.
        null_trace: a trace of length one.
        tree: ``ROW`` integers for each node; node 0 is the first root, whose parent is -1.
        slots: the hash table of `find`; at least twice as long as there is room for nodes.
        value: for each node and seat the sum of utilities.
        path: room for the nodes of one walk.
        params: C_PUCT, FPU_REDUCTION, PRIOR_WEIGHT, weights WIN, RANK and MARGIN, SPREAD in points,
            FULL_PLAYOUT_SHARE, the share of playouts without horizon, NET_SHARE, how much of a
            leaf's value is the net's.
        limits: SEATS; PLAYOUT_CANDIDATES, HORIZON and PLAYOUT_LIMIT, see
            `lutetia.ai.leaves.playout`; DEPTH, the most actions below the root that get nodes;
            USED, nodes so far; KEPT_PRIORS, ONE_SCALE and POLICY, not 0 where these are wanted;
            ROOT, the node of ``root[0]``.
        memory, scratch: see `lutetia.ai.search_arrays`.
        net: not looked at where POLICY and NET_SHARE are 0.
        thought: room for what the net thinks, a number for each seat.
    """
    seats, playout_candidates = limits[SEATS], limits[PLAYOUT_CANDIDATES]
    room = len(tree) // ROW
    depth = min(limits[DEPTH], len(path) - 1)
    by_net = params[NET_SHARE]
    st = work[0]
    for _ in range(n):
        assign(st, root[0])
        resample(st, seat, rng)
        node, length, grown = limits[ROOT], 1, False
        path[0] = node
        who = to_act(st)
        while who != OVER and not (grown or length > depth):
            if who == CHANCE:
                play(st, draw(st, rng), null_trace)
                who = to_act(st)
                continue
            k = legal(st, out)
            action = out[
                select(
                    st, who, node, k, out, rng, tree, slots, value, memory, params, limits, net,
                    scratch,
                )
            ]  # fmt: skip
            at = find(tree, slots, node, action)
            child = slots[at]
            play(st, action, null_trace)
            who = to_act(st)
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
        asked = 0.0
        if by_net > 0.0:
            while who == CHANCE:
                play(st, draw(st, rng), null_trace)
                who = to_act(st)
            if who != OVER:
                ask_net(st, who, seats, net, scratch, thought)
                asked = by_net
        if asked < 1.0:
            horizon = (
                0 if randbelow(rng, 1000) < params[FULL_PLAYOUT_SHARE] * 1000.0 else limits[HORIZON]
            )
            ended = playout(
                work, seat, playout_candidates, horizon, limits[PLAYOUT_LIMIT], out, rng, null_trace
            )
            judge(st, ended, seats, params, limits, scratch)
        for i in range(length):
            tree[path[i] * ROW + VISITS] += 1
        for other in range(seats):
            got = scratch.values[other]
            if asked > 0.0:
                got = asked * thought[other] + (1.0 - asked) * got
            for i in range(length):
                value[path[i] * seats + other] += got
