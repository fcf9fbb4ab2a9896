"""Template: how much of the search each legal action of a node deserves before it was tried.

Without a net an action counts a little more where the game's ``prior`` likes it. A net gives every
action its chance to be the best. What was worked out once for a node and its legal actions is kept:
it costs more than the walk through the tree.
"""

from __future__ import annotations

from lutetia.ai.net import Net, exponential, logit, think
from lutetia.ai.search_arrays import (
    FIRST,
    KEPT_PRIORS,
    LENGTH,
    LIST_ROW,
    N_LISTS,
    N_SHARES,
    OF_LIST,
    OF_NODE,
    POLICY,
    PRIOR_WEIGHT,
    Memory,
    Scratch,
)
from lutetia.engine.kernel import Floats, Ints, kernel
from lutetia.engine.layout import Fields
from lutetia.engine.template import kernels_of

rules = kernels_of(__name__)
prior, inputs, describe = rules.prior, rules.inputs, rules.describe
before_inputs, after_inputs = rules.before_inputs, rules.after_inputs


@kernel
def weigh_by_prior(st: Fields, n: int, out: Ints, shares: Floats, at: int, weight: float) -> float:
    """Write a share of 1 for each action, and ``weight`` times as much by how promising it looks
    beside the others; return the sum."""
    total = 0.0
    if weight <= 0.0:
        for i in range(n):
            shares[at + i] = 1.0
        return n * 1.0
    low = prior(st, out[0])
    for i in range(n):
        looks = prior(st, out[i])
        shares[at + i] = looks * 1.0
        low = min(low, looks)
        total += shares[at + i]
    mean = (total - low * n * 1.0) / n
    total = 0.0
    for i in range(n):
        more = weight * (shares[at + i] - low) / mean if mean > 0.0 else 0.0
        shares[at + i] = 1.0 + more
        total += shares[at + i]
    return total


@kernel
def weigh_by_net(
    st: Fields, who: int, n: int, out: Ints, shares: Floats, at: int, net: Net, scratch: Scratch
) -> float:
    """Write how likely the net finds each action to be the best; return the sum."""
    before_inputs(st)
    on = inputs(st, who, scratch.dense, scratch.active)
    after_inputs(st)
    think(net, scratch.active, on, scratch.hidden, scratch.inner)
    best = -(1 << 60)
    for i in range(n):
        looks = prior(st, out[i])
        features = describe(st, out[i], looks, scratch.features)
        looks = logit(net, scratch.inner, scratch.features, features, looks)
        shares[at + i] = looks * 1.0
        best = max(best, looks)
    total = 0.0
    for i in range(n):
        shares[at + i] = exponential(net, best - int(shares[at + i])) * 1.0
        total += shares[at + i]
    return total


@kernel
def weigh(
    st: Fields, who: int, n: int, out: Ints, at: int, memory: Memory, params: Floats, limits: Ints,
    net: Net, scratch: Scratch,
) -> None:  # fmt: skip
    """Write the shares of the ``n`` actions in ``out`` from ``at`` on, and their sum after them."""
    shares = memory.shares
    if limits[POLICY] != 0:
        shares[at + n] = weigh_by_net(st, who, n, out, shares, at, net, scratch)
    else:
        shares[at + n] = weigh_by_prior(st, n, out, shares, at, params[PRIOR_WEIGHT])


@kernel
def hashed(node: int, n: int, out: Ints) -> int:
    """Return 31 bits that depend on a node and its legal actions."""
    h = node
    for i in range(n):
        h = (h ^ out[i]) * 0x9E3779B1
        h = (h ^ (h >> 29)) & 0x7FFFFFFF
    return h


@kernel
def shares_at(
    st: Fields, who: int, node: int, n: int, out: Ints, memory: Memory, params: Floats,
    limits: Ints, net: Net, scratch: Scratch,
) -> int:  # fmt: skip
    """Return where in ``memory.shares`` those of the ``n`` actions in ``out`` stand, followed by
    their sum."""
    if limits[KEPT_PRIORS] == 0:
        weigh(st, who, n, out, 0, memory, params, limits, net, scratch)
        return 0
    key = hashed(node, n, out)
    slots, lists, used = memory.slots, memory.lists, memory.used
    mask = len(slots) - 1
    slot = (key ^ (key >> 15)) & mask
    while slots[slot] != 0:
        row = slots[slot] * LIST_ROW
        same = lists[row + OF_LIST] == key and lists[row + OF_NODE] == node
        if same and lists[row + LENGTH] == n:
            return lists[row + FIRST]
        slot = (slot + 1) & mask
    at = used[N_SHARES]
    if (used[N_LISTS] + 1) * LIST_ROW > len(lists) or at + n + 1 > len(memory.shares):
        at = 0  # no room: worked out for this time only
    else:
        row = used[N_LISTS] * LIST_ROW
        lists[row + OF_NODE], lists[row + OF_LIST] = node, key
        lists[row + LENGTH], lists[row + FIRST] = n, at
        slots[slot] = used[N_LISTS]
        used[N_LISTS] += 1
        used[N_SHARES] = at + n + 1
    weigh(st, who, n, out, at, memory, params, limits, net, scratch)
    return at
