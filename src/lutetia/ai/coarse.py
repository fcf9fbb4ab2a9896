"""Numbers of an observation as a few steps: small ones each for themselves, large ones together."""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.kernel import table
from lutetia.engine.observation import MOST, Observation

_UP_TO: Final = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 23, 31, 47, 63, 95, 127, MOST)
"""The largest number of each step."""

STEP_OF: Final = tuple(
    next(i for i, most in enumerate(_UP_TO) if number <= most) for number in range(MOST + 1)
)
"""The step of each number; 0 has none and is never asked for."""

COARSE: Final = table(STEP_OF)
"""The same, for kernels."""

LEADS: Final = 40
"""Inputs for the lead that a game expects."""

STEPS_A_SPREAD: Final = 8
"""So many of them make a lead that is half decided."""


def first_inputs(observation: Observation) -> tuple[Any, int]:
    """Return for each place of an observation its first input, for kernels, and how many inputs
    there are."""
    first, n = [], 0
    for most in observation.highest():
        first.append(n)
        n += STEP_OF[most] + 1
    return table(first), n
