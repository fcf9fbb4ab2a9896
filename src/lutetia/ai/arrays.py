"""Flat runs for the search: integers and real numbers, made quickly when they are long."""

from __future__ import annotations

from typing import Any, Protocol

from lutetia.engine.kernel import COMPILED


class Floats(Protocol):
    """A flat run of real numbers: a NumPy float64 array when compiled, a list when interpreted."""

    def __getitem__(self, i: int, /) -> float: ...
    def __setitem__(self, i: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


def ints(n: int) -> Any:
    """Return ``n`` integer zeros for a kernel to write to."""
    if not COMPILED:
        return [0] * n
    import numpy as np

    return np.zeros(n, dtype=np.int64)


def floats(n: int) -> Any:
    """Return ``n`` real zeros for a kernel to write to."""
    if not COMPILED:
        return [0.0] * n
    import numpy as np

    return np.zeros(n, dtype=np.float64)
