"""Random numbers for kernels: a 32-bit counter generator in a one-element array,
the same compiled and interpreted.

The engine draws nothing by itself. Whoever plays chance brings the generator: the site the
operating system's, an arena or a test a seed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lutetia.engine.kernel import Ints, kernel, zeros

MASK = 0xFFFFFFFF


@kernel
def randbelow(rng: Ints, n: int) -> int:
    """Return a number from 0 to ``n - 1`` and step the generator; ``n`` is between 1 and 2**31."""
    state = (rng[0] + 0x6D2B79F5) & MASK
    rng[0] = state
    z = ((state ^ (state >> 15)) * (state | 1)) & MASK
    z ^= (z + ((z ^ (z >> 7)) * (z | 61) & MASK)) & MASK
    z = (z ^ (z >> 14)) & MASK
    return (z * n) >> 32


def make_rng(seed: int, *more: int) -> Any:
    """Return a generator whose start is a hash of ``seed`` and ``more``;
    equal numbers give equal generators."""
    h = _seeded(seed)
    for part in more:
        h = _mixed(h, part)
    rng = zeros(1)
    rng[0] = h
    return rng


@lru_cache(maxsize=1024)
def _seeded(seed: int) -> int:
    return _mixed(0x9E3779B9, seed)  # the games that go on now ask for theirs at every draw


def _mixed(h: int, part: int) -> int:
    while True:
        h = ((h ^ (part & MASK)) * 0x01000193 + 0x7F4A7C15) & MASK
        h ^= h >> 15
        part >>= 32
        if part in (0, -1):
            return h
