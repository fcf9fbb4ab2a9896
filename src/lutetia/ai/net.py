"""The small net of an opponent: what a position promises, and which actions look good in it.

Inputs that are on (their numbers, nothing else) are summed up to 64 hidden numbers, these to 32
inner ones. The value is a logistic of the inner numbers. An action is the sum of at most four
features; how good it looks is the inner numbers times that sum, a number of each feature's own, and
what the game's ``prior`` says.

Weights are whole numbers of 16 bits and sums have 32, so that the order of a sum does not matter
and compiled and interpreted agree to the last bit. A layer holds numbers from 0 to `ONE`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from lutetia.engine.kernel import Ints, kernel

HIDDEN: Final = 64
INNER: Final = 32
"""Numbers in the two layers."""

ONE: Final = 256
"""What stands for 1 in a layer."""

INPUT_BITS: Final = 11
"""A weight of the first layer counts in units of 1 / 2**11."""

WEIGHT_BITS: Final = 10
"""Other weights count in units of 1 / 2**10."""

TO_LAYER: Final = 3
"""Bits by which sums of the first layer are finer than a layer: 2**11 against 256."""

STEPS: Final = 256
"""Steps of the tables between two whole numbers."""

REACH: Final = 16
"""How far the tables go: beyond, the logistic is 0 or 1, and the exponential as good as 0."""

CERTAIN: Final = 1 << 20
"""What stands for 1 in the tables."""

MOST_FEATURES: Final = 4
"""Features that an action may have."""

PRIOR_BITS: Final = 16
"""The weight of ``prior`` counts in units of 1 / 2**16 of a step a thousandth of a point."""


class Net(NamedTuple):
    """The weights, as kernels take them.

    Attributes:
        first: ``(inputs, HIDDEN)``, 16 bits; ``first_bias``: ``(HIDDEN,)``.
        second: ``(HIDDEN, INNER)``, 16 bits; ``second_bias``: ``(INNER,)``.
        value: ``(INNER,)``; ``value_bias``: ``(1,)``.
        features: ``(features, INNER)``, 16 bits; ``feature_bias``: ``(features,)``.
        prior_weight: ``(1,)``.
        logistic: ``(2 * REACH * STEPS + 1,)``; ``exponential``: ``(REACH * STEPS + 1,)``.
    """

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    value: Any
    value_bias: Any
    features: Any
    feature_bias: Any
    prior_weight: Any
    logistic: Any
    exponential: Any


@kernel
def held(x: int) -> int:
    """Return ``x`` as a layer holds it."""
    return 0 if x < 0 else min(x, ONE)


@kernel
def think(net: Net, active: Ints, n: int, hidden: Ints, inner: Ints) -> None:
    """Work out both layers from the first ``n`` inputs that are ``active``.

    Four rows are added at a time: sums then stay in the processor four times as long.
    """
    for j in range(HIDDEN):
        hidden[j] = net.first_bias[j]
    i = 0
    while i + 4 <= n:
        a, b = net.first[active[i]], net.first[active[i + 1]]
        c, d = net.first[active[i + 2]], net.first[active[i + 3]]
        for j in range(HIDDEN):
            hidden[j] += a[j] + b[j] + c[j] + d[j]
        i += 4
    while i < n:
        a = net.first[active[i]]
        for j in range(HIDDEN):
            hidden[j] += a[j]
        i += 1
    for k in range(INNER):
        inner[k] = net.second_bias[k]
    for j in range(0, HIDDEN, 4):
        w, x = held(hidden[j] >> TO_LAYER), held(hidden[j + 1] >> TO_LAYER)
        y, z = held(hidden[j + 2] >> TO_LAYER), held(hidden[j + 3] >> TO_LAYER)
        a, b, c, d = net.second[j], net.second[j + 1], net.second[j + 2], net.second[j + 3]
        for k in range(INNER):
            inner[k] += w * a[k] + x * b[k] + y * c[k] + z * d[k]
    for k in range(INNER):
        inner[k] = held(inner[k] >> WEIGHT_BITS)


@kernel
def value_of(net: Net, inner: Ints) -> int:
    """Return what the position promises, from 0 to `CERTAIN`."""
    sum_ = 0 + net.value_bias[0]
    for k in range(INNER):
        sum_ += inner[k] * net.value[k]
    at = (sum_ >> WEIGHT_BITS) + REACH * STEPS
    return net.logistic[max(0, min(at, 2 * REACH * STEPS))]  # type: ignore[no-any-return]


@kernel
def logit(net: Net, inner: Ints, features: Ints, n: int, prior: int) -> int:
    """Return how good an action with ``n`` features looks, in steps of the tables."""
    sum_ = 0
    for i in range(n):
        row = net.features[features[i]]
        sum_ += net.feature_bias[features[i]]
        for k in range(INNER):
            sum_ += inner[k] * row[k]
    looks: int = (sum_ >> WEIGHT_BITS) + ((prior * net.prior_weight[0]) >> PRIOR_BITS)
    return looks


@kernel
def exponential(net: Net, below: int) -> int:
    """Return the exponential of minus ``below`` steps, of `CERTAIN`."""
    return net.exponential[min(below, REACH * STEPS)]  # type: ignore[no-any-return]
