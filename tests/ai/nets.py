"""Nets for tests: weights drawn at random, for La Cité."""

from __future__ import annotations

import numpy as np

import lutetia
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.net_file import Weights, shapes, to_bytes

GAME = lutetia.game("cite")


def drawn(seed: int = 1, **about: object) -> Weights:
    """Return weights that make layers neither empty nor full, and say what they are."""
    known, dice = game_kernels(GAME), np.random.default_rng(seed)
    arrays = {
        name: dice.integers(-300, 301, shape).astype(kind)
        for name, (kind, shape) in shapes(known.N_INPUTS, known.N_FEATURES).items()
    }
    said = {"game": "cite", "feature_version": known.FEATURE_VERSION}
    return Weights(arrays, {**said, **about})


def write(path, seed: int = 1, **about: object):
    """Write such weights to ``path`` and return it."""
    path.write_bytes(to_bytes(drawn(seed, **about)))
    return path
