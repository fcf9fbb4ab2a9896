"""Sets as the bits of one integer, against sets of Python; the last member is the sign."""

from __future__ import annotations

import random

import pytest

from lutetia.engine import bits
from lutetia.engine.kernel import zeros
from lutetia.engine.survey import actions_in, family, nth, unfold

PICK = random.Random(7)
SETS = [[], [0], [63], [0, 63], list(range(64))] + [
    sorted(PICK.sample(range(64), n)) for n in (2, 3, 7, 20, 40, 63) for _ in range(4)
]


def as_set(members):
    return bits.to_signed(sum(1 << member for member in members))


@pytest.mark.parametrize("members", SETS, ids=len)
def test_a_set_knows_its_members(members):
    given = as_set(members)
    assert -(1 << 63) <= given < 1 << 63
    assert int(bits.count(given)) == len(members)
    assert [bool(bits.has(given, n)) for n in range(64)] == [n in members for n in range(64)]
    assert [int(bits.pick(given, k)) for k in range(len(members))] == members
    if members:
        assert int(bits.lowest(given)) == members[0]
        assert int(bits.without_lowest(given)) == as_set(members[1:])


@pytest.mark.parametrize("member", [0, 1, 31, 62, 63])
def test_a_set_of_one(member):
    assert int(bits.one(member)) == as_set([member])
    assert int(bits.signed(as_set([member]))) == as_set([member])


def test_a_list_unfolds_from_its_families_and_each_action_can_be_picked():
    families = [(100, [0, 5, 63]), (7, []), (300, [2]), (1000, list(range(64)))]
    wanted = [first + member for first, members in families for member in members]
    room = zeros(len(wanted) + 2 * len(families))
    n = 0
    for first, members in families:
        n = int(family(room, n, first, as_set(members)))
    assert n == 3  # one without members is none
    assert int(actions_in(room, n)) == len(wanted)
    assert [int(nth(room, k)) for k in range(len(wanted))] == wanted
    assert int(unfold(room, n)) == len(wanted)
    assert [int(room[i]) for i in range(len(wanted))] == wanted
