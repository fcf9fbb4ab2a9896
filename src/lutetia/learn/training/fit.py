"""One round of learning: from positions and the last weights to better ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lutetia.ai.net import HIDDEN, INNER, INPUT_BITS, ONE, PRIOR_BITS, STEPS, WEIGHT_BITS
from lutetia.ai.net_file import shapes
from lutetia.learn.training import gradient
from lutetia.learn.training.gradient import Layers, Room, Symmetry
from lutetia.learn.training.samples import Samples

BATCH: Final = 64
"""Positions between two steps."""

RATE, LAST_RATE = 0.0015, 0.0001
"""How far a step goes at the beginning and at the end of a round."""

HELD_OUT: Final = 20
"""Each so many games one is only looked at, not learned from."""


def new_layers(inputs: int, features: int, seed: int) -> Layers:
    """Return weights that know nothing yet. Those of inputs and features are 0, and stay so where
    one is never met."""
    dice = np.random.default_rng(seed)

    def drawn(shape: tuple[int, ...], size: float) -> NDArray[Any]:
        return dice.normal(0.0, size, shape).astype(np.float32)

    some = np.full
    return Layers(
        np.zeros((inputs, HIDDEN), np.float32),
        some(HIDDEN, 0.3, np.float32),
        drawn((HIDDEN, INNER), 0.15),
        some(INNER, 0.3, np.float32),
        drawn((INNER,), 0.15),
        some(1, 0.0, np.float32),
        np.zeros((features + 1, INNER), np.float32),
        some(features + 1, 0.0, np.float32),
        some(1, 0.3, np.float32),
    )


def symmetry_of(known: Any) -> Symmetry:
    """Return the symmetries of a game, of which the first changes nothing, from its
    `lutetia.ai.game_kernels.game_kernels`."""
    ways = (
        known.symmetries()
        if known.symmetries is not None
        else (
            [range(known.N_INPUTS)],
            [range(known.N_FEATURES + 1)],
        )
    )
    return Symmetry(*(np.array([list(way) for way in part], np.int64) for part in ways))


def _room(samples: Samples) -> Room:
    most = int(np.diff(samples.actions_from).max(initial=1))
    sizes = (HIDDEN, INNER, HIDDEN, INNER, most, 5)
    return Room(*(np.zeros(size, np.float64) for size in sizes))


class Fit:
    """Learning from ``samples``, beginning with ``net``, whose arrays it changes; each time a
    position is seen in a way of ``symmetry`` that is drawn."""

    def __init__(
        self, net: Layers, samples: Samples, seed: tuple[int, ...], symmetry: Symmetry
    ) -> None:
        self.net, self._samples, self._room = net, samples, _room(samples)
        self._symmetry = symmetry
        self._slope, self._mean, self._square = (
            Layers(*(np.zeros_like(one) for one in net)) for _ in range(3)
        )
        held = samples.game % HELD_OUT == 0
        self._held, self._learned = np.flatnonzero(held), np.flatnonzero(~held)
        if not len(self._learned):  # so few games that all are held out
            self._learned = self._held
        self._dice, self._steps = np.random.default_rng(seed), 0

    def run(self, epochs: int) -> Iterator[float]:
        """Learn, and yield after each epoch which part of the round is done."""
        samples, net, slope = self._samples, self.net, self._slope
        per_epoch = -(-len(self._learned) // BATCH)
        for epoch in range(epochs):
            which = self._dice.permutation(self._learned)
            ways = self._dice.integers(len(self._symmetry.inputs), size=len(which))
            for first in range(0, len(which), BATCH):
                last = min(len(which), first + BATCH)
                gradient.learn_from(
                    net, slope, samples, which, ways, first, last, self._symmetry, self._room
                )
                self._steps += 1
                part = self._steps / (per_epoch * epochs)
                self._step(LAST_RATE + (RATE - LAST_RATE) * (1 - part), last - first)
            yield (epoch + 1) / epochs

    def _step(self, rate: float, batch: int) -> None:
        self._slope.features[-1] = 0.0  # what stands for no feature stays 0
        self._slope.feature_bias[-1] = 0.0
        all_four = self.net, self._slope, self._mean, self._square
        for name in Layers._fields:
            shrinks = gradient.DECAY if name in ("first", "second", "features") else 0.0
            weights, slope, mean, square = (getattr(of, name).reshape(-1) for of in all_four)
            gradient.step(weights, slope, mean, square, rate, self._steps, batch, shrinks)

    def found(self) -> dict[str, float]:
        """Return how well the games that were held out are told: the share of the variance of
        values that is explained, the cross entropy of the policy, and that of even odds."""
        which = self._held if len(self._held) else self._learned
        gradient.measure(self.net, self._samples, which, self._symmetry, self._room)
        missed, spread, policy, even, acting = self._room.losses.tolist()
        return {
            "explained": round(1.0 - missed / max(spread, 1e-9), 4),
            "policy": round(policy / max(acting, 1.0), 4),
            "even": round(even / max(acting, 1.0), 4),
        }


def rounded(net: Layers) -> dict[str, NDArray[Any]]:
    """Return the weights as whole numbers, as `lutetia.ai.net_file.Weights` has them."""
    weight, layer = 1 << WEIGHT_BITS, ONE << WEIGHT_BITS
    scales = {
        "first": 1 << INPUT_BITS,
        "first_bias": 1 << INPUT_BITS,
        "second": weight,
        "second_bias": layer,
        "value": weight,
        "value_bias": layer,
        "features": weight,
        "feature_bias": layer,
        "prior_weight": STEPS * (1 << PRIOR_BITS) / 1000.0,
    }
    inputs, features = len(net.first), len(net.features) - 1
    made = {}
    for name, (kind, shape) in shapes(inputs, features).items():
        values = np.asarray(getattr(net, name), np.float64)[: shape[0]] * scales[name]
        most = np.iinfo(kind).max
        made[name] = np.clip(np.rint(values), -most, most).astype(kind)
    return made
