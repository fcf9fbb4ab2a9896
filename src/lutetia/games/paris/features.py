"""What the net of an opponent sees of an action of Paris; of a position it sees what is on in
`observe`."""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris.material import ENDS, N_DISTRICTS
from lutetia.games.paris.rules.actions import MOVE, ORIGIN, SLOT, TAKE, WITH
from lutetia.games.paris.state import Fields
from lutetia.games.paris.valuation import turns_left

VERSION: Final = 1
"""Rises when an input or a feature means something else: weights made before are refused then."""

GAINS: Final = 24
"""Steps of what an action promises by `prior`."""

LEFT: Final = 4
"""Steps of the turns that are left, of which only the first and the last are met: `turns_left`
counts in tenths, and three of these are a step. So the net knows the last turn from all others, and
no more. Steps of three turns won less (docs/performance.md, "A net for Paris")."""

KINDS: Final = len(ENDS)
ORIGINS, SLOTS, JOINED = len(ORIGIN.words), len(SLOT.words), len(WITH.words)
TAKES: Final = TAKE.base
MOVES, AFTER_MOVES = MOVE.base, MOVE.end

GAIN: Final = 0
PLAIN: Final = GAIN + GAINS * LEFT  # every action but a move, whoever acts
GOAL: Final = PLAIN + MOVES  # of a move: where to, where from, and what helps
FROM: Final = GOAL + N_DISTRICTS * SLOTS
JOIN: Final = FROM + ORIGINS * SLOTS
N_FEATURES: Final = JOIN + JOINED


@kernel
def move_features(
    st: Fields, district: int, origin: int, slot: int, joins: int, looks: int, features: Ints
) -> int:
    """Add what says which move it is to the first feature."""
    features[1] = GOAL + district * SLOTS + slot
    features[2] = FROM + origin * SLOTS + slot
    features[3] = JOIN + joins
    return 4


describe_move = switch("describe_move", {MOVE: move_features}, more=("looks", "features"))


@kernel
def describe(st: Fields, action: int, looks: int, features: Ints) -> int:
    """Write the features of an action of the seat to act, which `prior` says ``looks`` so
    promising; return how many."""
    late = min(LEFT - 1, turns_left(st, st.cur) // 3)
    gain = max(0, min(looks // 750 + 1, GAINS - 1))
    features[0] = GAIN + gain * LEFT + late
    if MOVES <= action < AFTER_MOVES:
        n: int = describe_move(st, action, looks, features)
        return n
    # The seat that takes an end-game tile is the one to act: whoever it is, it is the same.
    features[1] = PLAIN + (TAKES + (action - TAKES) % KINDS if action >= TAKES else action)
    return 2
