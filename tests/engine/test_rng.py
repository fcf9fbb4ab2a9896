"""Random numbers: known values, evenness, and generators with nothing in common."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import combinations, pairwise

import pytest

from lutetia.engine.bits import count
from lutetia.engine.kernel import zeros
from lutetia.engine.rng import FEW_CHANGES, GOLDEN, growth, make_rng, make_rngs, randbelow

KNOWN = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""What SplitMix64 gives from 1234567 with the growth of the golden ratio, as other libraries
test theirs."""


def numbers(seed: int, *more: int, below: int = 2**31, n: int = 64) -> list[int]:
    rng = make_rng(seed, *more)
    return [int(randbelow(rng, below)) for _ in range(n)]


def test_the_numbers_are_those_of_splitmix64():
    rng = zeros(2)
    rng[0], rng[1] = 1234567, GOLDEN
    assert [int(randbelow(rng, 2**31)) for _ in KNOWN] == [number >> 33 for number in KNOWN]


@pytest.mark.parametrize("sides", (2, 6, 97))
def test_dice_are_even(sides):
    rolls = 600 * sides
    seen = Counter(numbers(5, below=sides, n=rolls))
    chi = sum((seen[side] - 600) ** 2 / 600 for side in range(sides))
    assert chi < sides + 4 * (2 * sides) ** 0.5


def test_pairs_of_rolls_are_even():
    rolls = numbers(11, below=8, n=40_001)
    seen = Counter(pairwise(rolls))
    assert sum((seen[pair] - 625) ** 2 / 625 for pair in seen) < 64 + 4 * 128**0.5
    assert len(seen) == 64


def test_equal_seeds_give_equal_rolls():
    assert numbers(7, 3) == numbers(7, 3)


def test_other_seeds_give_other_rolls():
    seeds = [(0,), (1,), (-1,), (2**64 - 1,), (2**64,), (-(2**64),), (0, 0), (0, 1), (1, 0)]
    rolls = [numbers(*seed) for seed in seeds]
    assert all(one != other for one, other in combinations(rolls, 2))


@pytest.mark.parametrize(("seed", "first"), [(1, 0), (-7, 3), (2**70, 2**40), (5, 2**63 - 4)])
def test_many_generators_are_those_made_one_by_one(seed: int, first: int) -> None:
    made = [int(number) for number in make_rngs(seed, first, 4)]
    assert made == [int(number) for i in range(4) for number in make_rng(seed, first + i)]


def test_generators_walk_sequences_of_their_own():
    """Whatever two of 1,024 seeds draw, no stretch of one is a stretch of another: each has a
    growth of its own, an odd one whose bits change often."""
    states, growths = zip(*(tuple(map(int, make_rng(7, i))) for i in range(1024)), strict=True)
    assert len(set(states)) == len(set(growths)) == 1024
    for number in growths:
        assert number & 1
        assert int(count(number ^ (number >> 1) & 2**63 - 1)) >= FEW_CHANGES
    seen: Counter[tuple[int, ...]] = Counter()
    for i in range(1024):
        rolls = numbers(7, i, n=256)
        seen.update(pairwise(rolls))
    assert max(seen.values()) == 1


def test_a_growth_with_few_changes_is_mended():
    assert all(int(growth(h)) & 1 for h in range(2000))
    least = min(
        int(count(number ^ (number >> 1) & 2**63 - 1))
        for number in (int(growth(h)) for h in range(20_000))
    )
    assert least >= FEW_CHANGES


def test_neighbouring_seeds_do_not_roll_alike():
    """First rolls of seeds that are counted up are as even as rolls of one generator."""
    seen = Counter(numbers(seed, below=16, n=1)[0] for seed in range(16_000))
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 16 + 4 * 32**0.5


def test_rolls_are_the_same_interpreted():
    program = (
        "from lutetia.engine.rng import randbelow, make_rng; d = make_rng(-42, 2**70); "
        "print([int(randbelow(d, 97)) for _ in range(200)], *map(int, make_rng(1, 2)))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "LUTETIA_JIT": jit},
            capture_output=True,
            check=True,
        ).stdout
        for jit in ("0", "1")
    }
    assert len(runs) == 1
