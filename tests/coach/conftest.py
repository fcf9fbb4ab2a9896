"""Records and positions for the coach, small enough to be judged in a moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import lutetia
from lutetia.coach.effort import Effort
from lutetia.engine.game import Game, State

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "last_stone" / "src" / "last_stone"


@pytest.fixture
def stones(install: Callable[..., None]) -> Game:
    """The Last Stone, of which it is known which moves win."""
    install("last_stone", EXAMPLE, "lutetia.games", last_stone="last_stone")
    return lutetia.game("last_stone")


@pytest.fixture
def little() -> Effort:
    """As little effort as there can be."""
    return Effort(simulations=8, trees=12, proposing=2)


def at_random(game: Game, players: int, seed: int, most: int = 10_000) -> State:
    """Return a game played at random, to its end or ``most`` actions; chance is in its history."""
    state, dice = game.new(players), Random(seed)
    while not state.is_over and state.ply < most:
        chance = state.to_act == lutetia.CHANCE
        state = state.play(state.draw(seed) if chance else dice.choice(state.legal()))
    return state
