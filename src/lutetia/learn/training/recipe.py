"""How a net is trained: how many games in which round. It follows from the game and the minutes
alone, never from a clock, so that equal seeds give equal weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

GAMES_A_MINUTE: Final[Mapping[str, float]] = {
    "cite": 800.0,
    "paris_paris": 600.0,
    "connection": 45.0,
    "paris": 24.0,
}
"""Games of self-play in a minute of one processor of the machine of docs/performance.md."""

USUAL_GAMES_A_MINUTE: Final = 60.0
"""The same of any other game."""

CHUNK: Final = 12
"""Games that are played and kept together."""

LABELLED: Final = 0.3
"""Share of the games that are played before there is a net."""

THOROUGH, QUICK = 240, 48
"""Simulations of a search that is learned from, and of one that only plays on (Wu 2019, "playout
cap randomization"): values need many games, and what to look at first needs long searches."""

THOROUGHLY: Final = 0.25
"""Share of the decisions that are learned from."""

MORE_ROUNDS: Final = (1.5, 5.0, 15.0, 70.0)
"""Minutes from which on there is one more round than the two that there are at least."""

MOST_MINUTES: Final = 1_000_000
"""Two years of one processor."""


@dataclass(frozen=True)
class Recipe:
    """One training.

    Attributes:
        game: name of the game.
        seed: decides all randomness.
        minutes: of processor, about.
        chunks: chunks of games in each round; the first is played without a net.
        thorough: simulations of a search that is learned from, by round.
        quick: the same of one that only plays on.
        epochs: times that each position is learned from in a round.
        window: so many of the newest rounds are learned from.
    """

    game: str
    seed: int
    minutes: float
    chunks: tuple[int, ...]
    thorough: tuple[int, ...]
    quick: tuple[int, ...]
    epochs: int = 4
    window: int = 3

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        by_round = {"chunks", "thorough", "quick"}
        return {
            name: list(value) if name in by_round else value for name, value in asdict(self).items()
        }


def recipe_for(game: str, minutes: float, seed: int) -> Recipe:
    """Return the recipe for about so many ``minutes`` of processor. Raises ValueError unless they
    are more than none."""
    if not 0 < minutes < MOST_MINUTES:
        raise ValueError(f"--cpu-minutes {minutes:g}: more than 0 and less than a million")
    games = minutes * GAMES_A_MINUTE.get(game, USUAL_GAMES_A_MINUTE)
    rounds = 2 + sum(minutes >= least for least in MORE_ROUNDS)
    first = max(1, round(LABELLED * games / CHUNK))
    each = max(1, round((1 - LABELLED) * games / CHUNK / (rounds - 1)))
    chunks = (first, *[each] * (rounds - 1))
    return Recipe(game, seed, minutes, chunks, (THOROUGH,) * rounds, (QUICK,) * rounds)
