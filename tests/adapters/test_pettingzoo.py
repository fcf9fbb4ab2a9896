"""The games as PettingZoo environments."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from lutetia.adapters.pettingzoo import env
from lutetia.games import IDS


@pytest.mark.parametrize("name", IDS)
def test_it_is_an_environment(name: str) -> None:
    api_test(env(name), num_cycles=300)


def test_equal_seeds_give_equal_games() -> None:
    seed_test(lambda: env("paris_paris"), num_cycles=60)


def test_a_game_ends_with_rewards_for_all() -> None:
    table = env("paris_paris", players=3, rewards="win", render_mode="ansi")
    table.reset(seed=4)
    dice = np.random.default_rng(1)
    earned: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        earned[agent] = earned.get(agent, 0.0) + reward
        mask = seen["action_mask"].astype(float)
        choice = None if over or cut else int((dice.random(len(mask)) * mask).argmax())
        assert table.render()
        table.step(choice)
    assert sum(earned.values()) == pytest.approx(1)
