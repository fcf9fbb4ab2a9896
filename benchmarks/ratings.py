"""How well ratings find out who is strong: ``python -m benchmarks.ratings``.

2,000 people with strengths of their own play 30 games each, with any opponents or with near ones;
luck is as Plackett and Luce have it, of the size of half the spread of the strengths. Printed are
the rank correlation (Spearman) of ratings and strengths, and, of all games, the greatest distance
of predicted and true share of wins in any decile of the predictions.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lutetia.ratings.model import rate, win_shares
from lutetia.ratings.rating import MU, SIGMA, Rating

LUCK = SIGMA / 2 * math.sqrt(6) / math.pi
"""Scale of a Gumbel distribution with half the standard deviation of the strengths."""

CLOSE = SIGMA
"""How far from each other those are who find each other."""

DAY, DECILES = 86_400.0, 10


@dataclass(frozen=True)
class Found:
    """What a simulation has found.

    Attributes:
        spearman: of ratings and strengths at the end.
        deciles: of all predictions, the mean and the true share of wins.
    """

    spearman: float
    deciles: list[tuple[float, float]]

    @property
    def worst(self) -> float:
        """The greatest distance of the two in any decile."""
        return max(abs(told - true) for told, true in self.deciles)


def simulate(seats: int, near: bool, people: int = 2000, games: int = 30, seed: int = 1) -> Found:
    """Let ``people`` play ``games`` each, ``seats`` at a table, and look."""
    dice = random.Random(seed)
    skill = [dice.gauss(MU, SIGMA) for _ in range(people)]
    ratings = [Rating() for _ in range(people)]
    told: list[tuple[float, bool]] = []
    for day in range(games):
        for group in _groups(ratings, seats, near, dice):
            luck = [-LUCK * math.log(-math.log(dice.random())) for _ in group]
            done = [skill[who] + much for who, much in zip(group, luck, strict=True)]
            ranks = [1 + sum(other > mine for other in done) for mine in done]
            before, now = [ratings[who] for who in group], day * DAY
            shares = win_shares(before, now)
            told += [(share, rank == 1) for share, rank in zip(shares, ranks, strict=True)]
            for who, after in zip(group, rate(before, ranks, now), strict=True):
                ratings[who] = after
    dice.shuffle(told)  # equal predictions fall into deciles by chance
    told.sort(key=lambda one: one[0])
    parts = [
        told[n * len(told) // DECILES : (n + 1) * len(told) // DECILES] for n in range(DECILES)
    ]
    deciles = [
        (sum(share for share, _ in part) / len(part), sum(won for _, won in part) / len(part))
        for part in parts
    ]
    return Found(spearman(skill, [one.mu for one in ratings]), deciles)


def _groups(
    ratings: Sequence[Rating], seats: int, near: bool, dice: random.Random
) -> Iterator[list[int]]:
    order = list(range(len(ratings)))
    if near:
        order.sort(key=lambda who: ratings[who].mu + dice.gauss(0, CLOSE))
    else:
        dice.shuffle(order)
    for first in range(0, len(order) - seats + 1, seats):
        yield order[first : first + seats]


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the rank correlation of two lists without equal numbers."""
    places = [sorted(range(len(values)), key=values.__getitem__) for values in (one, other)]
    ranks = [dict(zip(order, range(len(order)), strict=True)) for order in places]
    n = len(one)
    apart = sum((ranks[0][who] - ranks[1][who]) ** 2 for who in range(n))
    return 1 - 6 * apart / (n * (n * n - 1))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("seats  opponents  Spearman  worst decile")
    for seats in range(2, 7):
        for near in (False, True):
            found = simulate(seats, near, args.people, args.games, args.seed)
            who = "near" if near else "any"
            print(f"{seats:5}  {who:9}  {found.spearman:8.3f}  {100 * found.worst:.1f} points")


if __name__ == "__main__":
    main()
