"""A whole training, round by round: games, then learning from the newest of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import lutetia
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.net_file import LARGEST, Weights, to_bytes
from lutetia.ai.spread import Spread
from lutetia.engine.errors import LutetiaError
from lutetia.games import sources
from lutetia.learn.training.checkpoint import Checkpoint
from lutetia.learn.training.fit import Fit, new_layers, rounded, symmetry_of
from lutetia.learn.training.gradient import Layers
from lutetia.learn.training.recipe import CHUNK, Recipe
from lutetia.learn.training.samples import Samples, join
from lutetia.learn.training.self_play import Chunk, play_chunk

LICENCE: Final = "MIT"

Told = Callable[[int, str, float, dict[str, float]], None]
"""Told ``(round, "games" or "learning", part done, what was found)``; something was found at the
end of a round only."""


class NoFeatures(LutetiaError):
    """The game does not say what a net sees of it."""


class TooLarge(LutetiaError):
    """The weights take more room than a package gives them."""


def needed(recipe: Recipe) -> dict[str, Any]:
    """Return all that the weights of a training depend on. Raises NoFeatures."""
    game = lutetia.game(recipe.game)
    known = game_kernels(game)
    if not known.N_FEATURES:
        raise NoFeatures(
            f"{recipe.game} cannot be trained: it has no features.py (docs/adding_a_bot.md)"
        )
    return {
        "game": recipe.game,
        "seed": recipe.seed,
        "recipe": recipe.to_data(),
        "feature_version": known.FEATURE_VERSION,
        "sources": sources(),
    }


def train(recipe: Recipe, kept: Checkpoint, spread: Spread, told: Told) -> bytes:
    """Carry a training out, or go on with it, and return its file of weights.

    Args:
        recipe: how much of what.
        kept: its folder.
        spread: who plays the games; what comes out is the same.
        told: how far it is.

    Raises:
        NoFeatures: the game cannot be trained.
        TooLarge: the weights do not fit into a package.
    """
    about = needed(recipe)
    known = game_kernels(lutetia.game(recipe.game))
    net = new_layers(known.N_INPUTS, known.N_FEATURES, recipe.seed)
    nets, curve = [b""], []  # the net that each round is played with; the first has none
    for turn in range(len(recipe.chunks)):
        done = kept.layers(turn)
        if done is None:
            for one in _window(recipe, turn):
                _play(recipe, one, nets[one], kept, spread, told)
            net, found = _learn(recipe, turn, net, kept, told)
            kept.keep_layers(turn, net, found)
        else:
            net, found = done
        curve.append({"games": sum(recipe.chunks[: turn + 1]) * CHUNK, **found})
        told(turn, "learning", 1.0, found)
        nets.append(to_bytes(Weights(rounded(net), {**about, "curve": curve, "licence": LICENCE})))
    data = nets[-1]
    if len(data) > LARGEST:
        raise TooLarge(f"the weights take {len(data)} bytes, and a package gives them {LARGEST}")
    return data


def _play(
    recipe: Recipe, turn: int, net: bytes, kept: Checkpoint, spread: Spread, told: Told
) -> None:
    numbers = range(recipe.chunks[turn])
    missing = [number for number in numbers if not kept.has_chunk(turn, number)]
    if not missing:
        return
    searches = recipe.thorough[turn], recipe.quick[turn]
    chunks = [Chunk(recipe.game, recipe.seed, turn, number, *searches, net) for number in missing]
    for i, samples in enumerate(spread(play_chunk, chunks)):
        kept.keep_chunk(turn, missing[i], samples)
        told(turn, "games", (len(numbers) - len(missing) + i + 1) / len(numbers), {})


def _learn(
    recipe: Recipe, turn: int, net: Layers, kept: Checkpoint, told: Told
) -> tuple[Layers, dict[str, float]]:
    symmetry = symmetry_of(game_kernels(lutetia.game(recipe.game)))
    fit = Fit(net, _newest(recipe, turn, kept), (recipe.seed, turn), symmetry)
    for part in fit.run(recipe.epochs):
        told(turn, "learning", part, {})
    return net, fit.found()


def _newest(recipe: Recipe, turn: int, kept: Checkpoint) -> Samples:
    return join(
        [
            kept.chunk(one, number)
            for one in _window(recipe, turn)
            for number in range(recipe.chunks[one])
        ]
    )


def _window(recipe: Recipe, turn: int) -> range:
    """Return the rounds whose games are learned from in round ``turn``."""
    return range(max(0, turn + 1 - recipe.window), turn + 1)
