"""Every promise of the contract is tested over every game, number of seats and set of options."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import lutetia
from lutetia.engine.game import Game, State

GAMES = int(os.environ.get("LUTETIA_GAMES", "3"))


MAX_STATES = 20 * GAMES
"""Positions of one table that the costly questions are asked about."""


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield every game with every number of players and, for the first of them,
    every other combination of options."""
    for name in lutetia.GAMES:
        meta = lutetia.game(name).meta
        for players in sorted(meta.players):
            yield name, players, {}
        usual = {option.name: option.default for option in meta.options}
        for values in itertools.product(*(option.choices for option in meta.options)):
            options = dict(zip(usual, values, strict=True))
            if options != usual:
                yield name, meta.players[0], options


def walk(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Yield every state of one random game, chance played step by step."""
    pick = random.Random(seed)
    state = game.new(players, **options)
    yield state
    while not state.is_over:
        action = state.draw(seed) if state.to_act == lutetia.CHANCE else pick.choice(state.legal())
        state = state.play(action)
        yield state


def spread(states: Sequence[State], most: int = MAX_STATES) -> Sequence[State]:
    """Return at most ``most`` states, spread evenly over all;
    long games are asked no more than short ones."""
    return states[:: max(1, len(states) // most)]


@pytest.fixture(
    scope="module",
    params=list(tables()),
    ids=lambda t: f"{t[0]}-{t[1]}" + "".join(f"-{v}" for v in t[2].values()),
)
def table(request: pytest.FixtureRequest) -> tuple[Game, int, dict[str, Any]]:
    name, players, options = request.param
    return lutetia.game(name), players, options


@pytest.fixture(scope="module")
def states(table: tuple[Game, int, dict[str, Any]]) -> list[State]:
    """Every state of a few random games, the same for all tests of a file:
    nothing changes a state."""
    game, players, options = table
    return [state for seed in range(GAMES) for state in walk(game, players, options, seed)]
