"""Places in the arrays with which a search works, and these arrays by name."""

from __future__ import annotations

from typing import Final, NamedTuple

from lutetia.ai.net import HIDDEN, INNER, MOST_FEATURES
from lutetia.engine.kernel import Floats, Ints, float_zeros, zeros

ROW: Final = 4
"""Integers a node has in the tree: parent, action that led here, visits, times available."""

PARENT: Final = 0
ACTION: Final = 1
VISITS: Final = 2
AVAILABLE: Final = 3

DUEL: Final = 2
"""Seats at a table where what one wins the other loses, and A among B is also B among A."""

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
NET_SHARE: Final = 8
N_PARAMS: Final = 9

# Places in ``limits``, whole numbers.
SEATS: Final = 0
PLAYOUT_CANDIDATES: Final = 1
DEPTH: Final = 2
USED: Final = 3
HORIZON: Final = 4
KEPT_PRIORS: Final = 5
ONE_SCALE: Final = 6
POLICY: Final = 7
ROOT: Final = 8
PLAYOUT_LIMIT: Final = 9
N_LIMITS: Final = 10


def make_limits(
    *,
    seats: int,
    playout_candidates: int,
    playout_limit: int,
    horizon: int,
    depth: int,
    kept_priors: bool,
    one_scale: bool,
    policy: bool,
) -> Ints:
    """Return ``limits`` for a tree that has nothing but its root. All are to be named, since none
    has a value that would do for every search."""
    limits: Ints = zeros(N_LIMITS)
    for place, limit in (
        (SEATS, seats), (PLAYOUT_CANDIDATES, playout_candidates), (PLAYOUT_LIMIT, playout_limit),
        (HORIZON, horizon), (DEPTH, depth), (KEPT_PRIORS, kept_priors), (ONE_SCALE, one_scale),
        (POLICY, policy), (USED, 1), (ROOT, 0),
    ):  # fmt: skip
        limits[place] = int(limit)
    return limits


# A row of ``memory.lists``: whose shares these are and where they stand.
OF_NODE: Final = 0
OF_LIST: Final = 1
LENGTH: Final = 2
FIRST: Final = 3
LIST_ROW: Final = 4

MOST_LISTS: Final = 1 << 16
"""Lists of legal actions that are kept; more are worked out each time."""

ACTIONS_A_LIST: Final = 48
"""Actions that there is room for in a list, on average."""

# Places in ``memory.used``.
N_LISTS: Final = 0
N_SHARES: Final = 1


class Memory(NamedTuple):
    """How actions are weighed at nodes where the same ones were legal before.

    Attributes:
        slots: a hash table of places in ``lists``, a power of two long; 0 is empty.
        lists: ``LIST_ROW`` integers for each node and list of legal actions; the first is none.
        shares: for each list what `lutetia.ai.shares.weigh` gave each action, then their sum. The
            front is for lists that are not kept.
        used: how many lists and shares there are.
    """

    slots: Ints
    lists: Ints
    shares: Floats
    used: Ints


class Scratch(NamedTuple):
    """Room for one look at a position.

    Attributes:
        dense: an observation; see `lutetia.engine.observation`.
        active: the inputs of the net that are on.
        hidden, inner: the two layers of the net.
        features: of one action.
        leads: by seat, the lead that it expects.
        values: by seat, what it may expect of the leaf.
    """

    dense: Ints
    active: Ints
    hidden: Ints
    inner: Ints
    features: Ints
    leads: Floats
    values: Floats


def make_memory(nodes: int, most_legal: int, kept: bool) -> Memory:
    """Return room for the shares at so many nodes; with ``kept`` false for one list only."""
    lists = min(nodes, MOST_LISTS) if kept else 1
    slots = 1 << max(1, 2 * lists - 1).bit_length()
    shares = (most_legal + 1) + (lists * ACTIONS_A_LIST if kept else 0)
    used = zeros(2)
    used[N_LISTS], used[N_SHARES] = 1, most_legal + 1
    return Memory(zeros(slots), zeros(LIST_ROW * (lists + 1)), float_zeros(shares), used)


def make_scratch(dense: int, inputs: int, seats: int) -> Scratch:
    """Return room for positions of ``seats`` with ``dense`` numbers in an observation and
    ``inputs`` of the net."""
    return Scratch(
        zeros(max(1, dense)),
        zeros(max(1, inputs)),
        zeros(HIDDEN),
        zeros(INNER),
        zeros(MOST_FEATURES),
        float_zeros(seats),
        float_zeros(seats),
    )
