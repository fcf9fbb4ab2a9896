"""How much is simulated for the coach's judgement of one decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from lutetia.ai.game_kernels import game_kernels
from lutetia.engine.game import Game

ROUND: Final = 2
"""Trees for each action in the first round of the choice, where an effort has not more; each later
round doubles them."""

FEWEST_FIRST: Final = 2
"""Trees in that round at the least: one alone does not tell how far apart trees are."""

MEASURED: Final = 6
"""New trees for each of the last two, to begin with, and by which their number then grows."""


class Look(NamedTuple):
    """A closer look at a loss that is not sure to bear a name. In a small tree what comes after an
    action is played worse, and bad actions lose less by it than they do.

    Attributes:
        part: the trees of the closest look are so many times as large as its own.
        suspected: loss of win share from which on there is this look.
        rivals: of so many of the others the best is chosen again.
        tried: how many of the best of them are measured, at most, until there is a loss that is
            suspected.
    """

    part: int
    suspected: float
    rivals: int
    tried: int = 1


LOOKS: Final = (Look(16, 0.006, rivals=4), Look(4, 0.014, rivals=3), Look(1, 0.018, rivals=2))
"""Closer looks, in turn, where a game has none of its own."""

OWN_LOOKS: Final[Mapping[str, tuple[Look, ...]]] = {
    "connection": (
        Look(8, 0.012, rivals=6, tried=2),
        Look(2, 0.016, rivals=3, tried=2),
        Look(1, 0.02, rivals=2, tried=2),
    ),
}
"""Those of a game, whose small trees often take the best action for one of the worst: more rivals
are chosen from again."""

LARGEST_TREE: Final = 200_000
"""Simulations of a tree for a closer look at most, for the memory it takes."""


@dataclass(frozen=True)
class Effort:
    """How much is simulated for one decision.

    Attributes:
        simulations: in each tree.
        trees: at most so many for each of the last two actions.
        proposing: simulations of the search that proposes actions, in trees.
        rivals: actions that are compared with the one that was played.
        closer: how many times as large trees are for the closest look; 1: there is none.
        round: trees for each action in the first round of the choice, at least `FEWEST_FIRST`.
    """

    simulations: int
    trees: int = 96
    proposing: int = 12
    rivals: int = 8
    closer: int = 1
    round: int = ROUND

    def __post_init__(self) -> None:
        trees, first = self.trees - MEASURED + 1, self.round - FEWEST_FIRST + 1
        if min(self.simulations, trees, self.proposing, self.rivals, self.closer, first) < 1:
            raise ValueError(
                f"an effort is at least one simulation a tree, {MEASURED} trees, one to propose, "
                "one rival, 1 for a closer look, which is none, and "
                f"{FEWEST_FIRST} trees in the first round"
            )


A_TURN: Final = Effort(160, trees=480, proposing=40, rivals=16)
"""The effort for a decision that is a whole turn."""

FEWEST: Final = 50
"""Simulations in a tree at the least."""

OWN_EFFORT: Final[Mapping[str, Mapping[str, int]]] = {
    "paris": {"closer": 64},
    "connection": {"closer": 16, "round": 3, "trees": 36},
}
"""What the effort of a game has in place of what others have. In La Cité closer looks find no more
losses than are found without."""

SHARES: Final = {
    "simulations": 160, "closer": 12, "trees": 20, "proposing": 10, "rivals": 4, "round": ROUND,
}  # fmt: skip
"""The effort for a choice of a company or a share: few are to be compared, only large trees see
what they are worth, and these differ little from each other."""

OWN_ACTIONS: Final[Mapping[str, Mapping[str, Mapping[str, int]]]] = {
    "connection": {"build": SHARES, "return": SHARES, "take": SHARES},
}
"""What the effort has for some actions of a game, by the first word of their notation."""


def usual_effort(game: Game, action: str = "") -> Effort:
    """Return the effort that is made where none is asked for: less for a decision where many of
    them are one turn, and what a game has of its own for an ``action`` in notation."""
    part = game_kernels(game).DECISIONS_PER_TURN
    if part == 1:
        return A_TURN
    simulations = max(FEWEST, A_TURN.simulations // part)
    own = OWN_EFFORT.get(game.meta.id, {})
    of_action = OWN_ACTIONS.get(game.meta.id, {}).get(action.partition(" ")[0], {})
    return replace(Effort(simulations), **{**own, **of_action})


def looks_of(game: Game, effort: Effort) -> list[tuple[Look, int]]:
    """Return the closer looks that ``effort`` has, each with how many times as large its trees
    are."""
    most = min(effort.closer, LARGEST_TREE // effort.simulations)
    looks = OWN_LOOKS.get(game.meta.id, LOOKS)
    return [(look, most // look.part) for look in looks if most // look.part > 1]
