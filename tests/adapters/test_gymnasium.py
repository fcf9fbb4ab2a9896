"""The games as Gymnasium vector environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lutetia import learn
from lutetia.adapters.gymnasium import vector_env
from lutetia.games import IDS
from lutetia.learn.rollouts import uniform


def legal(seen: dict[str, Any], dice: np.random.Generator) -> Any:
    """Return a random legal action where there is one."""
    scores = dice.random(seen["action_mask"].shape) * seen["action_mask"]
    return scores.argmax(axis=1)


@pytest.mark.parametrize("name", IDS)
def test_a_learner_plays_among_others(name: str) -> None:
    env, dice = vector_env(name, 6), np.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    ended = np.zeros(6, np.bool_)
    games = 0
    for _ in range(400):
        assert env.observation_space.contains(seen)
        at_turn = seen["action_mask"].any(axis=1)
        assert (at_turn | ended).all(), "a game goes on, and it is the learner's turn"
        before = ended
        seen, reward, done, cut, _ = env.step(legal(seen, dice))
        ended = done | cut
        assert not (before & ended).any(), "it has just begun"
        assert not reward[~ended].any()
        games += int(done.sum())
    assert games > 6


def test_opponents_choose_and_equal_seeds_give_equal_games() -> None:
    asked = 0

    def first(now: learn.Now, dice: np.random.Generator) -> Any:
        nonlocal asked
        asked += 1
        return now.mask.argmax(axis=1)

    def played() -> list[float]:
        env, dice = vector_env("paris_paris", 4, opponents=first), np.random.default_rng(1)
        seen, _ = env.reset(seed=5)
        out: list[float] = []
        for _ in range(60):
            seen, reward, *_ = env.step(legal(seen, dice))
            out += [*reward, float(seen["observation"].sum())]
        return out

    assert played() == played()
    assert asked > 100


def test_the_best_seat_on_average_is_nobodys() -> None:
    """With random play on all seats each learner has its fair share."""
    env, dice = vector_env("paris_paris", 200, opponents=uniform), np.random.default_rng(1)
    seen, _ = env.reset(seed=5)
    earned: list[float] = []
    for _ in range(40):
        seen, reward, done, *_ = env.step(legal(seen, dice))
        earned += list(reward[done])
    assert len(earned) > 400
    assert np.mean(earned) == pytest.approx(0.5, abs=0.08)


def test_opponents_are_random_or_a_function() -> None:
    with pytest.raises(ValueError, match="opponents are 'random' or a function, not 'strong'"):
        vector_env("cite", opponents="strong")  # type: ignore[arg-type]


def test_a_seed_decides_what_comes_after_it_as_well() -> None:
    def played() -> list[float]:
        env, out = vector_env("paris_paris", 2), list[float]()
        env.reset(seed=0)
        seen, _ = env.reset()
        for _ in range(30):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
            out.append(float(seen["observation"].sum()))
        return out

    assert played() == played()


def test_a_game_that_is_over_before_the_learner_acts_begins_again() -> None:
    env = vector_env("connection", 6, players=3, limit=1)
    seen, _ = env.reset(seed=1)
    acted = np.zeros(6, np.bool_)
    for _ in range(40):
        acted |= seen["action_mask"].any(axis=1)
        seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    assert acted[::3].all(), "where the learner begins"
