"""Whole games by policies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from lutetia import learn
from lutetia.games import IDS
from lutetia.learn.rollouts import uniform


@pytest.mark.parametrize("name", IDS)
def test_random_games_are_those_of_a_random_policy(name: str) -> None:
    quick = learn.rollouts(name, 300, seed=1)
    slow = learn.rollouts(name, 300, uniform, seed=2)
    for found in (quick, slow):
        assert found.scores.shape == found.ranks.shape == (300, found.scores.shape[1])
        assert (found.ranks.min(axis=1) == 1).all()
        assert (found.lengths > 10).all()
    spread = quick.scores.std() / np.sqrt(300)
    assert abs(quick.scores.mean() - slow.scores.mean()) < 5 * spread + 1e-9
    lengths = quick.lengths.std() / np.sqrt(300)
    assert abs(quick.lengths.mean() - slow.lengths.mean()) < 5 * np.sqrt(2) * lengths + 1e-9


def test_each_seat_has_its_policy_and_seeds_repeat() -> None:
    met: set[int] = set()

    def first(now: learn.Now, dice: Any) -> Any:
        met.update(now.seat[now.seat >= 0].tolist())
        return now.mask.argmax(axis=1)

    found = learn.rollouts("paris_paris", 20, ["random", first, "random", "random"], seed=3)
    again = learn.rollouts("paris_paris", 20, ["random", first, "random", "random"], seed=3)
    assert met >= {1}
    for one, other in zip(found, again, strict=True):
        assert (one == other).all()


def test_more_games_than_tables() -> None:
    found = learn.rollouts("paris_paris", 1030, uniform, seed=3, players=2)
    assert found.scores.shape == (1030, 2)
    assert len({tuple(row) for row in found.scores}) > 300


def test_policies_draw_in_the_order_of_the_seats() -> None:
    """Whatever they are: an order that followed from addresses would differ from run to run."""

    @dataclass  # which has no hash
    class Named:
        name: str

        def __call__(self, now: learn.Now, dice: np.random.Generator) -> Any:
            return uniform(now, dice)

    some = [Named(name) for name in "dbca"]
    found = learn.rollouts("paris_paris", 8, some, seed=1, players=4)
    again = learn.rollouts("paris_paris", 8, [Named(one) for one in "wxyz"], seed=1, players=4)
    assert (found.scores == again.scores).all()


def test_seeds_share_no_games() -> None:
    def first(now: learn.Now, dice: Any) -> Any:
        return now.mask.argmax(axis=1)

    one = learn.rollouts("connection", 2048, first, seed=0, players=3).scores
    for seed in (1, 2, 1023, 1024, 1025):
        other = learn.rollouts("connection", 1024, first, seed=seed, players=3).scores
        assert (one[:1024] != other).any()
        assert (one[1024:] != other).any()


def test_no_games_are_none() -> None:
    for policy in ("random", uniform):
        assert learn.rollouts("cite", 0, policy).scores.shape == (0, 2)
