"""What a seat may know, as numbers for a learner."""

from __future__ import annotations

from last_stone.state import LARGEST, Fields
from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.observation import Observation

OBSERVATION = Observation.of(
    ("stones", (1,), LARGEST, "stones on the heap"),
    ("lucky", (1,), 3, "one's own lucky number"),
)
STONES, LUCKY = OBSERVATION.at("stones"), OBSERVATION.at("lucky")


@kernel
def observe(st: Fields, seat: int, out: Ints) -> None:
    """Write what ``seat`` may know to ``out``, which holds zeros."""
    out[STONES] = st.stones
    out[LUCKY] = st.lucky[seat]
