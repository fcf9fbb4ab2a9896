"""The scheme "sealed deal 1": its test vector, its proofs, its fairness, and forged draws."""

from __future__ import annotations

import math
import random

import pytest

from lutetia.table.deal import scheme

MASTER = bytes(range(32))
TABLE = "demo-table"
SHOWN = [(0, b"\x11" * 32), (1, b"\x22" * 32)]


@pytest.fixture(scope="module")
def tree() -> scheme.Tree:
    return scheme.Tree(MASTER, TABLE, leaves=512)


def test_the_vector_of_the_scheme(tree: scheme.Tree) -> None:
    assert tree.root.hex() == "5cc088ca574be9dd1a57a8ba87aa8250bc2149574187ad382e087036a9fba03d"
    said = scheme.promise(TABLE, tree.root, *SHOWN[0])
    assert said.hex() == "aa520b596acdf5142d26b60f905a0d9e9bf9b92aba4b1e3a1f1fc9458d983f58"
    stirred = scheme.entropy(TABLE, tree.root, SHOWN)
    assert stirred.hex() == "f5a7a5917266629dd00ebe846879763ed90898b9f4370c6885645ab332d19bbb"
    picks = [scheme.pick(scheme.secret(MASTER, TABLE, n), stirred, n, 33 - n) for n in range(10)]
    assert picks == [9, 13, 17, 18, 18, 11, 8, 6, 13, 6]


def test_what_is_stirred_does_not_depend_on_the_order_of_telling(tree: scheme.Tree) -> None:
    there = scheme.entropy(TABLE, tree.root, SHOWN)
    assert scheme.entropy(TABLE, tree.root, SHOWN[::-1]) == there


def test_every_secret_leads_to_the_root(tree: scheme.Tree) -> None:
    for n in range(512):
        assert scheme.root_of(n, scheme.secret(MASTER, TABLE, n), tree.proof(n)) == tree.root


def test_secrets_of_a_second_root_lead_to_it() -> None:
    tree = scheme.Tree(MASTER, TABLE, 256)
    assert tree.root != scheme.Tree(MASTER, TABLE).root
    for n in (256, 300, 511):
        assert scheme.root_of(n, scheme.secret(MASTER, TABLE, n), tree.proof(n)) == tree.root


def test_no_forged_draw_is_accepted(tree: scheme.Tree) -> None:
    """Another bit of a secret, another number, the secret of a neighbour, another pick."""
    chance = random.Random(1)
    stirred = scheme.entropy(TABLE, tree.root, SHOWN)

    def holds(n: int, opened: bytes, proof: bytes, total: int, pick: int) -> bool:
        leads = scheme.root_of(n, opened, proof) == tree.root
        return leads and scheme.pick(opened, stirred, n, total) == pick

    accepted = 0
    for case in range(20_000):
        n, total = chance.randrange(512), chance.randrange(2, 41)
        opened, proof = scheme.secret(MASTER, TABLE, n), tree.proof(n)
        pick = scheme.pick(opened, stirred, n, total)
        assert case > 50 or holds(n, opened, proof, total, pick)
        kind = case % 4
        if kind == 0:
            bit = 1 << chance.randrange(256)
            opened = (int.from_bytes(opened, "big") ^ bit).to_bytes(32, "big")
        elif kind == 1:
            n ^= 1 << chance.randrange(9)
        elif kind == 2:
            opened = scheme.secret(MASTER, TABLE, n ^ 1)
        else:
            pick = (pick + chance.randrange(1, total)) % total
        accepted += holds(n, opened, proof, total, pick)
    assert accepted == 0


@pytest.mark.parametrize("total", range(2, 41))
def test_draws_are_even(total: int) -> None:
    """Chi-square, and five standard deviations of it: a fixed sample, so it never fails by luck."""
    stirred = scheme.entropy(TABLE, MASTER, SHOWN)
    draws, counts = 4000, [0] * total
    for n in range(draws):
        counts[scheme.pick(scheme.secret(MASTER, TABLE, n), stirred, n, total)] += 1
    even = draws / total
    chi = sum((count - even) ** 2 / even for count in counts)
    assert abs(chi - (total - 1)) / math.sqrt(2 * (total - 1)) < 5


def test_weights_are_walked_in_order() -> None:
    weights = [2, 0, 1, 3]
    assert [scheme.outcome(weights, at) for at in range(6)] == [0, 0, 2, 3, 3, 3]
    with pytest.raises(ValueError, match="not below"):
        scheme.outcome(weights, 6)
