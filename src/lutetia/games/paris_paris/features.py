"""What the net of an opponent sees of an action of Paris Paris; of a position it sees what is on in
`observe`."""

from __future__ import annotations

from typing import Final

from lutetia.engine.action_kernels import switch
from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris_paris.material import COLOURS, TILES
from lutetia.games.paris_paris.rules.actions import BUILD
from lutetia.games.paris_paris.rules.setup import rounds
from lutetia.games.paris_paris.state import Fields

VERSION: Final = 1
"""Rises when an input or a feature means something else: weights made before are refused then."""

T, N = len(TILES), len(COLOURS)
GAINS: Final = 24
"""Steps of what a build promises by `prior`."""

LEFT: Final = 4
"""Steps of the rounds that come after this one."""

TILE: Final = 0
WHO_LEAVES: Final = TILE + T
GAIN: Final = WHO_LEAVES + N + 1
TILE_LATE: Final = GAIN + GAINS * LEFT
N_FEATURES: Final = TILE_LATE + T * LEFT


@kernel
def describe_build(st: Fields, tile: int, over: int, looks: int, features: Ints) -> int:
    """Describe a build: the tile, whose house leaves counted from one's own, and what it promises,
    by the rounds that are left."""
    n = st.players
    late = min(LEFT - 1, (rounds(n) - st.round) // 2)
    gain = max(0, min(looks // 500, GAINS - 1))
    features[0] = TILE + tile
    features[1] = WHO_LEAVES + (0 if over < 0 else 1 + (over - st.cur + n) % n)
    features[2] = GAIN + gain * LEFT + late
    features[3] = TILE_LATE + tile * LEFT + late
    return 4


describe = switch("describe", {BUILD: describe_build}, more=("looks", "features"))
"""A kernel: write the features of an action of the seat to act, which `prior` says ``looks`` so
promising; return how many."""
