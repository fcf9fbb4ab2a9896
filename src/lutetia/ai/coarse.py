"""Inputs of a net for an observation, with numbers in the steps of `lutetia.engine.coarse`."""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.coarse import STEP_OF
from lutetia.engine.kernel import table
from lutetia.engine.observation import Observation

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
