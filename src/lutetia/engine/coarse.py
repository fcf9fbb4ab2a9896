"""Numbers of an observation as a few steps: small ones each for themselves, large ones together."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import table
from lutetia.engine.observation import MOST

_UP_TO: Final = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 23, 31, 47, 63, 95, 127, MOST)
"""The largest number of each step."""

STEP_OF: Final = tuple(
    next(i for i, most in enumerate(_UP_TO) if number <= most) for number in range(MOST + 1)
)
"""The step of each number; 0 has none and is never asked for."""

COARSE: Final = table(STEP_OF)
"""The same, for kernels."""
