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


def dealt(table) -> bytes:
    table.reset()
    return bytes(table.observe("player_0")["observation"])


def test_without_a_seed_each_game_is_another() -> None:
    one, other = env("paris_paris"), env("paris_paris")
    games = [dealt(table) for table in (one, other) for _ in range(2)]
    assert len(set(games)) == len(games)


def test_what_follows_a_seed_is_the_same_as_well() -> None:
    games = []
    for _ in range(2):
        table = env("paris_paris")
        table.reset(seed=4)
        games.append([dealt(table), dealt(table)])
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]
