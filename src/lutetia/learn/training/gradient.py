"""The net with real numbers, and the slope of its error: all that takes time in learning.

The arithmetic is that of `lutetia.ai.net` before its weights are rounded. A layer's numbers are cut
off at 0 and 1; a little of the slope goes through all the same, or a number that is cut off
everywhere would never learn again.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from lutetia.ai.net import HIDDEN, INNER
from lutetia.engine.kernel import kernel
from lutetia.learn.training.samples import Samples

Reals = Any
"""Real numbers of 32 bits."""

Whole = Any
"""A whole number out of an array."""

LEAK: Final = 0.02
"""Slope of a number that is cut off."""

DECAY: Final = 0.05
"""By how much weights that are not needed shrink, times the step."""


class Layers(NamedTuple):
    """Weights as real numbers, or a slope for each; shapes as in `lutetia.ai.net.Net`, with one
    more feature that stands for none."""

    first: Reals
    first_bias: Reals
    second: Reals
    second_bias: Reals
    value: Reals
    value_bias: Reals
    features: Reals
    feature_bias: Reals
    prior_weight: Reals


class Symmetry(NamedTuple):
    """What a position is seen as.

    Attributes:
        inputs: ``(ways, inputs)``: what each input becomes.
        features: ``(ways, features + 1)``: likewise; the last stands for no feature.
    """

    inputs: Any
    features: Any


class Room(NamedTuple):
    """Room for one position: layers, their slopes, and what is thought of each action."""

    hidden: Reals
    inner: Reals
    hidden_slope: Reals
    inner_slope: Reals
    logits: Reals
    losses: Reals


@kernel
def cut(x: float) -> float:
    """Return ``x`` from 0 to 1."""
    return min(max(x, 0.0), 1.0)


@kernel
def think(net: Layers, samples: Samples, i: int, become: Any, room: Room) -> float:
    """Work out both layers of position ``i``, whose inputs ``become`` others; return its value."""
    hidden, inner = room.hidden, room.inner
    for j in range(HIDDEN):
        hidden[j] = net.first_bias[j]
    for at in range(samples.inputs_from[i], samples.inputs_from[i + 1]):
        row = net.first[become[samples.inputs[at]]]
        for j in range(HIDDEN):
            hidden[j] += row[j]
    for k in range(INNER):
        inner[k] = net.second_bias[k]
    for j in range(HIDDEN):
        x = cut(hidden[j])
        if x > 0.0:
            row = net.second[j]
            for k in range(INNER):
                inner[k] += x * row[k]
    sum_ = 0.0 + net.value_bias[0]
    for k in range(INNER):
        sum_ += cut(inner[k]) * net.value[k]
    return 1.0 / (1.0 + exp(-sum_))


@kernel
def weigh(net: Layers, samples: Samples, first: Whole, n: Whole, become: Any, room: Room) -> None:
    """Write the odds of the ``n`` actions from ``first`` on, whose features ``become`` others, to
    ``room.logits``. They add up to 1."""
    best = -1e30
    for a in range(n):
        at = first + a
        sum_ = samples.priors[at] * net.prior_weight[0]
        for f in range(4):
            feature = become[samples.features[at, f]]
            row = net.features[feature]
            sum_ += net.feature_bias[feature]
            for k in range(INNER):
                sum_ += cut(room.inner[k]) * row[k]
        room.logits[a] = sum_
        best = max(best, sum_)
    total = 0.0
    for a in range(n):
        room.logits[a] = exp(room.logits[a] - best)
        total += room.logits[a]
    for a in range(n):
        room.logits[a] /= total


@kernel
def learn_policy(
    net: Layers, slope: Layers, samples: Samples, first: Whole, n: Whole, become: Any, room: Room
) -> None:
    """Add the slope of the ``n`` actions from ``first`` on."""
    for a in range(n):
        at = first + a
        miss = room.logits[a] - samples.visits[at]
        slope.prior_weight[0] += miss * samples.priors[at]
        for f in range(4):
            feature = become[samples.features[at, f]]
            row, its_slope = net.features[feature], slope.features[feature]
            slope.feature_bias[feature] += miss
            for k in range(INNER):
                its_slope[k] += miss * cut(room.inner[k])
                room.inner_slope[k] += miss * row[k]


@kernel
def go_back(net: Layers, slope: Layers, samples: Samples, i: int, become: Any, room: Room) -> None:
    """Carry the slope of the inner numbers back to all weights before them."""
    hidden, inner = room.hidden, room.inner
    for k in range(INNER):
        if inner[k] <= 0.0 or inner[k] >= 1.0:
            room.inner_slope[k] *= LEAK
        slope.second_bias[k] += room.inner_slope[k]
    for j in range(HIDDEN):
        x, sum_ = cut(hidden[j]), 0.0
        row, its_slope = net.second[j], slope.second[j]
        for k in range(INNER):
            sum_ += room.inner_slope[k] * row[k]
            its_slope[k] += x * room.inner_slope[k]
        room.hidden_slope[j] = sum_ if 0.0 < hidden[j] < 1.0 else LEAK * sum_
        slope.first_bias[j] += room.hidden_slope[j]
    for at in range(samples.inputs_from[i], samples.inputs_from[i + 1]):
        its_slope = slope.first[become[samples.inputs[at]]]
        for j in range(HIDDEN):
            its_slope[j] += room.hidden_slope[j]


@kernel
def learn_from(
    net: Layers, slope: Layers, samples: Samples, which: Any, ways: Any, first: int, last: int,
    symmetry: Symmetry, room: Room,
) -> None:  # fmt: skip
    """Add the slopes of the positions ``which[first:last]``, each seen in one of the ``ways`` of
    ``symmetry``, to ``slope``."""
    for w in range(first, last):
        i = which[w]
        inputs, features = symmetry.inputs[ways[w]], symmetry.features[ways[w]]
        miss = think(net, samples, i, inputs, room) - samples.values[i]
        slope.value_bias[0] += miss
        for k in range(INNER):
            slope.value[k] += miss * cut(room.inner[k])
            room.inner_slope[k] = miss * net.value[k]
        begin = samples.actions_from[i]
        n = samples.actions_from[i + 1] - begin
        if n > 0:
            weigh(net, samples, begin, n, features, room)
            learn_policy(net, slope, samples, begin, n, features, room)
        go_back(net, slope, samples, i, inputs, room)


@kernel
def measure(net: Layers, samples: Samples, which: Any, symmetry: Symmetry, room: Room) -> None:
    """Write to ``room.losses``: the squared misses of the values of the positions ``which``, their
    squared distances from one half, the cross entropies of the policy and of even odds, and how
    many positions had actions, all as sums."""
    inputs, features = symmetry.inputs[0], symmetry.features[0]
    for k in range(5):
        room.losses[k] = 0.0
    for i in which:
        miss = think(net, samples, i, inputs, room) - samples.values[i]
        room.losses[0] += miss * miss
        room.losses[1] += (samples.values[i] - 0.5) * (samples.values[i] - 0.5)
        begin = samples.actions_from[i]
        n = samples.actions_from[i + 1] - begin
        if n > 0:
            weigh(net, samples, begin, n, features, room)
            for a in range(n):
                room.losses[2] -= samples.visits[begin + a] * log(max(room.logits[a], 1e-9))
            room.losses[3] += log(n * 1.0)
            room.losses[4] += 1.0


@kernel
def step(
    weights: Reals, slope: Reals, mean: Reals, square: Reals, rate: float, done: int, batch: int,
    decay: float,
) -> None:  # fmt: skip
    """Move flat ``weights`` down their ``slope`` (Adam with decay), and clear it.

    ``mean`` and ``square`` remember the slopes of the ``done`` steps before.
    """
    rising, rising2 = 1.0 - 0.9**done, 1.0 - 0.999**done
    for i in range(len(weights)):
        x = slope[i] / batch
        mean[i] = 0.9 * mean[i] + 0.1 * x
        square[i] = 0.999 * square[i] + 0.001 * x * x
        down = (mean[i] / rising) / (sqrt(square[i] / rising2) + 1e-8)
        weights[i] -= rate * (down + decay * weights[i])
        slope[i] = 0.0
