"""Random numbers for kernels: SplitMix64, the same compiled and interpreted.

A generator is two 64-bit numbers, kept signed in an array: its state, and what the state grows by
at every draw. Each generator has a growth of its own, so two of them walk different sequences and
not one sequence from different places (Steele, Lea and Flood, "Fast splittable pseudorandom number
generators", 2014).

The engine draws nothing by itself. Whoever plays chance brings the generator: the site the
operating system's, an arena or a test a seed.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Any, Final

from lutetia.engine.bits import LOW, count, signed, to_signed
from lutetia.engine.kernel import Ints, kernel, zeros

MASK: Final = 0xFFFFFFFF
"""The bits of half a number."""

GOLDEN: Final = to_signed(0x9E3779B97F4A7C15)
"""The growth that the golden ratio gives, 2**64 divided by it: no pattern in its bits."""

FIRST_FACTOR: Final = to_signed(0xBF58476D1CE4E5B9)
SECOND_FACTOR: Final = to_signed(0x94D049BB133111EB)
"""The factors of the mixing function, David Stafford's variant 13."""

FEW_CHANGES: Final = 24
"""A growth with fewer changes between neighbouring bits mixes badly."""

EVERY_OTHER: Final = 0x2AAAAAAAAAAAAAAA
"""Changes between all neighbouring bits but the highest."""


@kernel
def mixed(z: int) -> int:
    """Return 64 signed bits that each depend on all bits of ``z``, one value for each ``z``."""
    z = signed((z ^ ((z >> 30) & 0x3FFFFFFFF)) * FIRST_FACTOR)
    z = signed((z ^ ((z >> 27) & 0x1FFFFFFFFF)) * SECOND_FACTOR)
    return z ^ ((z >> 31) & 0x1FFFFFFFF)


@kernel
def randbelow(rng: Ints, n: int) -> int:
    """Return a number from 0 to ``n - 1`` and step the generator; ``n`` is between 1 and 2**31."""
    state = signed(rng[0] + rng[1])
    rng[0] = state
    return (((mixed(state) >> 32) & MASK) * n) >> 32


@kernel
def absorbed(h: int, word: int) -> int:
    """Return the hash ``h`` of some words with one more of 64 bits."""
    return mixed(mixed(signed(h + GOLDEN)) ^ word)


@kernel
def growth(h: int) -> int:
    """Return an odd number that follows from the hash ``h``, whose bits change often enough."""
    number = mixed(signed(~h + GOLDEN)) | 1
    changes = (number ^ (number >> 1)) & LOW
    return number if count(changes) >= FEW_CHANGES else number ^ EVERY_OTHER


def make_rng(seed: int, *more: int) -> Any:
    """Return a generator whose state and growth are hashes of ``seed`` and ``more``;
    equal numbers give equal generators."""
    h = _seeded(seed)
    for part in more:
        h = _hashed(h, part)
    rng = zeros(2)
    rng[0], rng[1] = h, growth(h)
    return rng


def make_rngs(seed: int, first: int, n: int) -> Any:
    """Return ``n`` generators one after another, each of two numbers: ``make_rng(seed, first)`` and
    so on; the last number is below 2**63."""
    made = zeros(2 * n)
    _fill(_seeded(seed), first, made)
    return made


@kernel
def _fill(seeded: int, first: int, made: Ints) -> None:
    for i in range(len(made) // 2):
        h = absorbed(absorbed(seeded, 1), first + i)  # as `_hashed` does with a single word
        made[2 * i], made[2 * i + 1] = h, growth(h)


@lru_cache(maxsize=1024)
def _seeded(seed: int) -> int:
    return _hashed(GOLDEN, seed)  # the games that go on now ask for theirs at every draw


def _hashed(h: int, part: int) -> int:
    length = part.bit_length() // 64 + 1
    h = absorbed(h, length)  # or 2**64 alone would be 0 followed by 1
    for (word,) in struct.iter_unpack("<q", part.to_bytes(8 * length, "little", signed=True)):
        h = int(absorbed(h, word))
    return h
