"""Whole games and how they ended: for statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lutetia.engine.arguments import whole
from lutetia.engine.rng import make_rngs
from lutetia.learn.batch import ENDLESS, Batch, Now, Policy, batch

RANDOM: Final = "random"
AT_ONCE: Final = 1024
"""Tables that are played side by side."""


class Rollouts(NamedTuple):
    """How games ended.

    Attributes:
        scores: ``(games, players)``: points.
        ranks: ``(games, players)``: places, 1 is the best; equals share.
        lengths: ``(games,)``: decisions of seats.
    """

    scores: NDArray[np.int64]
    ranks: NDArray[np.int64]
    lengths: NDArray[np.int64]


def rollouts(
    name: str,
    n: int,
    policies: str | Policy | Sequence[str | Policy] = RANDOM,
    seed: int = 0,
    players: int | None = None,
    *,
    options: Mapping[str, bool | str] | None = None,
    limit: int = ENDLESS,
) -> Rollouts:
    """Play ``n`` games of the game ``name`` to the end.

    Args:
        policies: who plays: ``"random"`` (uniform among all legal actions), or a function that
            chooses for all tables at once; one for all seats, or one for each.
        seed: for chance and for policies; equal seeds give equal games.
        players: number of seats; the usual one when left out.
        options: of the game.
        limit: decisions after which a game is judged as it stands.

    Raises:
        ValueError: fewer games than none, not one policy for each seat, or a word that is no
            policy; see `batch`.
        TypeError: what a policy returned are no whole numbers.
    """
    n, seed = whole("n", n), whole("seed", seed)
    if n < 0:
        raise ValueError(f"there are no {n} games")
    tables = batch(
        name, max(1, min(n, AT_ONCE)), seed, players, options=options, autoreset="never",
        limit=limit,
    )  # fmt: skip
    each = _of_each_seat(policies, tables.players)
    if n == 0 or all(isinstance(policy, str) for policy in each):
        return _played_out(tables, n, seed)
    dice = np.random.default_rng(seed)
    parts = []
    for first in range(0, n, tables.n):
        # Each time with the dice that are next: seeds that follow one another share none.
        parts.append(_played(tables.reset() if first else tables.now, tables, each, dice))
    return Rollouts(*(np.concatenate(column)[:n] for column in zip(*parts, strict=True)))


def _of_each_seat(
    policies: str | Policy | Sequence[str | Policy], players: int
) -> list[str | Policy]:
    single = isinstance(policies, str) or callable(policies)
    each: list[Any] = [policies] * players if single else list(policies)  # type: ignore[arg-type]
    if len(each) != players:
        raise ValueError(f"{players} policies are needed, one for each seat, not {len(each)}")
    for policy in each:
        if not callable(policy) and (not isinstance(policy, str) or policy != RANDOM):
            raise ValueError(f"a policy is {RANDOM!r} or a function, not {policy!r}")
    return each


def _played_out(tables: Batch, n: int, seed: int) -> Rollouts:
    """Play ``n`` random games in one kernel."""
    scores = np.zeros((n, tables.players), np.int64)
    ranks = np.zeros_like(scores)
    lengths = np.zeros(n, np.int64)
    tables.play_out(scores, ranks, lengths, make_rngs(seed, 0, n))
    return Rollouts(scores, ranks, lengths)


def _played(
    now: Now, tables: Batch, each: Sequence[str | Policy], dice: np.random.Generator
) -> Rollouts:
    """Play the game that has begun at every table to its end, each seat by its policy."""
    seats: dict[int, list[int]] = {}  # of each policy, by what it is, in the order of the seats
    for seat, policy in enumerate(each):
        seats.setdefault(0 if isinstance(policy, str) else id(policy), []).append(seat)
    while (now.seat >= 0).any():
        actions = np.zeros(tables.n, np.int64)
        for own in seats.values():
            mine = np.isin(now.seat, own)
            if mine.any():
                actions[mine] = _chosen(each[own[0]], now, dice)[mine]
        now = tables.step(actions)
    return Rollouts(now.points.copy(), now.place.copy(), now.length.copy())


def _chosen(policy: str | Policy, now: Now, dice: np.random.Generator) -> NDArray[Any]:
    """Return an action for every table."""
    if isinstance(policy, str):
        return uniform(now, dice)
    chosen = np.asarray(policy(now, dice))
    if chosen.shape != now.seat.shape or chosen.dtype.kind not in "iu":
        raise TypeError(
            f"a policy returns {len(now.seat)} whole numbers, not {chosen.dtype} of shape "
            f"{chosen.shape}"
        )
    return chosen


def uniform(now: Now, dice: np.random.Generator) -> NDArray[np.int64]:
    """Choose evenly among the legal actions of every table."""
    counts = np.count_nonzero(now.mask, axis=1)
    legal = np.flatnonzero(now.mask) % now.mask.shape[1]  # table after table
    pick = (dice.random(len(counts)) * counts).astype(np.int64)
    chosen = np.zeros(len(counts), np.int64)
    acts = counts > 0
    chosen[acts] = legal[(np.cumsum(counts) - counts + pick)[acts]]
    return chosen
