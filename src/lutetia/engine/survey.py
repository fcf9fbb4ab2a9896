"""Legal actions as *families*: a first code, and as a set how far beyond it the others lie.

A game that has many actions surveys them so, in the order of its list. The list, an even choice
without a list, and the number of actions all come from the one survey. Families stand in pairs at
the far end of a run of integers, so that the list can be unfolded from its near end.
"""

from __future__ import annotations

from typing import Any, Final

from lutetia.engine.bits import count, lowest, pick, without_lowest
from lutetia.engine.kernel import Ints, kernel

PAIR: Final = 2
"""Integers of a family: its first code, and its members."""


@kernel
def family(room: Ints, n: int, first: int, members: int) -> int:
    """Note the actions ``first + member`` in ``room`` behind the first ``n`` families.

    Returns the new number of families: one without members is none.
    """
    at = len(room) - PAIR * (n + 1)
    room[at] = first
    room[at + 1] = members
    return n + 1 if members != 0 else n


@kernel
def actions_in(room: Ints, families: int) -> int:
    """Return how many actions so many ``families`` have."""
    n = 0
    for i in range(1, families + 1):
        n += count(room[len(room) - PAIR * i + 1])
    return n


@kernel
def nth(room: Ints, k: int) -> int:
    """Return the action of the families in ``room`` that ``k`` others precede."""
    at = len(room) - PAIR
    here = count(room[at + 1])
    while k >= here:
        k -= here
        at -= PAIR
        here = count(room[at + 1])
    return room[at] + pick(room[at + 1], k)


@kernel
def unfold(room: Ints, families: int) -> int:
    """Write the actions of ``families`` to the near end of their ``room``; return how many.

    There is room for all of them beside the families.
    """
    n = 0
    for i in range(1, families + 1):
        first = room[len(room) - PAIR * i]
        members = room[len(room) - PAIR * i + 1]
        while members != 0:
            room[n] = first + lowest(members)
            n += 1
            members = without_lowest(members)
    return n


@kernel
def nth_listed(room: Ints, k: int) -> int:
    """Return the action of a list that ``k`` others precede."""
    return room[k]


def choosing(rules: Any) -> tuple[Any, Any]:
    """Return two kernels by which one of all legal actions is chosen.

    ``survey(st, room)`` looks at the actions of the seat to act and returns how many there are,
    ``nth(room, k)`` is then one of them. A game without a survey has its list looked at instead.
    """
    survey = getattr(rules, "survey", None)
    return (rules.legal, nth_listed) if survey is None else (survey, nth)
