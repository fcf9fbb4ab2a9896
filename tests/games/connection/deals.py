"""Every way in which the shares can have been dealt, with its exact chance:
for what a player may believe of hidden hands.

All locomotives are different pieces in one bag, so a table of counts ``n[seat][colour]`` stands for
as many deals as there are ways to
choose the pieces: its weight is in proportion to the product of ``1 / n!`` over its fields.
`tables` goes through all tables that agree with what is known, `chances` makes probabilities of
them, and `by_pieces` asks the same of the pieces themselves, for tiny deals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb, prod

Hand = tuple[int, ...]
Table = tuple[Hand, ...]


@cache
def hands(size: int, most: Hand, least: Hand) -> list[Hand]:
    """Every hand of ``size`` pieces with between ``least`` and ``most`` of each colour."""
    if not most:
        return [()] if size == 0 else []
    return [
        (n, *rest)
        for n in range(least[0], min(size, most[0]) + 1)
        for rest in hands(size - n, most[1:], least[1:])
    ]


def without(dealt: Hand, hand: Hand) -> Hand:
    return tuple(have - took for have, took in zip(dealt, hand, strict=True))


def ways(dealt: Hand, hand: Hand) -> int:
    """In how many ways the pieces of ``hand`` can be chosen from those ``dealt``."""
    return prod(comb(have, took) for have, took in zip(dealt, hand, strict=True))


def tables(dealt: Hand, size: int, floors: Table) -> Iterator[tuple[Table, int]]:
    """Every way to hand out ``dealt`` pieces a colour in hands of ``size``,
    one for each of ``floors``, with its weight."""
    if not floors:
        if not any(dealt):
            yield (), 1
        return
    for hand in hands(size, dealt, floors[0]):
        for rest, theirs in tables(without(dealt, hand), size, floors[1:]):
            yield (hand, *rest), ways(dealt, hand) * theirs


def chances(dealt: Hand, size: int, floors: Table) -> dict[Table, Fraction]:
    """The probability of every table."""
    return shares_of(dict(tables(dealt, size, floors)))


def first_hand(dealt: Hand, size: int, floors: Table) -> dict[Hand, Fraction]:
    """The probability of every hand of the first seat,
    for deals of which there are too many tables to list."""
    return shares_of(
        {
            hand: ways(dealt, hand) * deals(without(dealt, hand), size, floors[1:])
            for hand in hands(size, dealt, floors[0])
        }
    )


@cache
def deals(dealt: Hand, size: int, floors: Table) -> int:
    """The weights of all tables together."""
    if not floors:
        return int(not any(dealt))
    return sum(
        ways(dealt, hand) * deals(without(dealt, hand), size, floors[1:])
        for hand in hands(size, dealt, floors[0])
    )


def by_pieces(dealt: Hand, size: int, floors: Table) -> dict[Table, Fraction]:
    """The same as `chances`, by handing out single pieces that can
    be told apart in every possible way."""
    pieces = [(colour, copy) for colour, n in enumerate(dealt) for copy in range(n)]
    found: Counter[Table] = Counter()

    def hand_out(left: list[tuple[int, int]], table: Table) -> None:
        if len(table) == len(floors):
            found[table] += not left
            return
        for chosen in combinations(left, size):
            hand = tuple(
                sum(piece[0] == colour for piece in chosen) for colour in range(len(dealt))
            )
            if all(n >= least for n, least in zip(hand, floors[len(table)], strict=True)):
                hand_out([piece for piece in left if piece not in chosen], (*table, hand))

    hand_out(pieces, ())
    return shares_of(found)


def shares_of(weights: dict) -> dict:
    """Weights as parts of one; what has none is left out."""
    total = sum(weights.values())
    return {thing: Fraction(weight, total) for thing, weight in weights.items() if weight}


def floor_of(trades: list[tuple[str, str, int]], colours: list[str]) -> Hand:
    """The fewest pieces of each colour that a seat can have been dealt, by its ``trades``: what was
    returned, what was taken, how many.

    A return for which nothing has been taken yet has ``""`` and 0.
    """
    least, gained = dict.fromkeys(colours, 0), dict.fromkeys(colours, 0)
    for returned, taken, n in trades:
        gained[returned] -= 1
        least[returned] = max(least[returned], -gained[returned])
        if taken:
            gained[taken] += n
    return tuple(least[colour] for colour in colours)
