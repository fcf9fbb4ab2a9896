"""Positions to learn from, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Samples(NamedTuple):
    """``n`` positions, each with the eyes of one seat, and ``m`` actions of those that act.

    Attributes:
        inputs: the inputs that are on, one position after another, 16 bits each.
        inputs_from: ``(n + 1,)``: where those of each position begin.
        features: ``(m, 4)`` features of actions, 16 bits each.
        priors: ``(m,)``: what the game's ``prior`` says, in points.
        visits: ``(m,)``: the share of the search that went to each.
        actions_from: ``(n + 1,)``: where those of each position begin; none with the eyes of a seat
            that is not to act.
        values: ``(n,)``: what the seat got or was to expect, from 0 to 1.
        game: ``(n,)``: the number of the game.
    """

    inputs: NDArray[Any]
    inputs_from: NDArray[Any]
    features: NDArray[Any]
    priors: NDArray[Any]
    visits: NDArray[Any]
    actions_from: NDArray[Any]
    values: NDArray[Any]
    game: NDArray[Any]


class Seen(NamedTuple):
    """One position with the eyes of one seat, before its game has ended."""

    seat: int
    inputs: NDArray[Any]
    features: NDArray[Any]
    priors: NDArray[Any]
    visits: NDArray[Any]
    value: float
    game: int


def from_seen(seen: Sequence[Seen], values: Sequence[float]) -> Samples:
    """Return positions with what was learned of their values."""
    return Samples(
        np.concatenate([one.inputs for one in seen]).astype(np.uint16),
        _starts([len(one.inputs) for one in seen]),
        np.concatenate([one.features for one in seen]).reshape(-1, 4).astype(np.uint16),
        np.concatenate([one.priors for one in seen]).astype(np.float32),
        np.concatenate([one.visits for one in seen]).astype(np.float32),
        _starts([len(one.priors) for one in seen]),
        np.array(values, np.float32),
        np.array([one.game for one in seen], np.int64),
    )


def join(parts: Sequence[Samples]) -> Samples:
    """Return all positions of ``parts``."""

    def starts(name: str) -> NDArray[Any]:
        return _starts(np.concatenate([np.diff(getattr(part, name)) for part in parts]))

    def together(name: str) -> NDArray[Any]:
        return np.concatenate([getattr(part, name) for part in parts])

    return Samples(
        together("inputs"),
        starts("inputs_from"),
        together("features"),
        together("priors"),
        together("visits"),
        starts("actions_from"),
        together("values"),
        together("game"),
    )


def _starts(lengths: Sequence[int] | NDArray[Any]) -> NDArray[Any]:
    made = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=made[1:])
    return made
