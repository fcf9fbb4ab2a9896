"""The games as PettingZoo AEC environments: ``pettingzoo.env("cite")``.

An observation is ``{"observation": ..., "action_mask": ...}`` (`lutetia.learn`); the mask of
whoever does not act is zeros. Rewards are those of `learn.batch`. ``pip install
lutetia[pettingzoo]``.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from lutetia import learn
from lutetia.adapters import extra
from lutetia.engine.observation import MOST
from lutetia.learn.batch import ENDLESS, Rewarding

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


class Table(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """One table, without the wrappers that `env` puts round it."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        rewards: Literal["rank", "win", "margin", "points"] | Rewarding = "rank",
        limit: int = ENDLESS,
        render_mode: Literal["ansi"] | None = None,
        **options: bool | str,
    ) -> None:
        super().__init__()
        self._tables = learn.batch(
            name, 1, 0, players, options=options, autoreset="never", rewards=rewards, limit=limit
        )
        self._dice = np.random.default_rng()
        self.metadata = {
            "name": f"lutetia_{name}_v1", "render_modes": ["ansi"], "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._tables.players)]
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self._tables.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._tables.actions,), np.int8),
            }
        )
        acts = spaces.Discrete(self._tables.actions)
        self.observation_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, space)
        self.action_spaces: dict[str, Any] = dict.fromkeys(self.possible_agents, acts)

    def observation_space(self, agent: str) -> Any:
        """Return what ``agent`` may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what ``agent`` may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with ``seed`` the same one every time, and the same ones after it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._tables.reset(int(self._dice.integers(2**31)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        seat = int(self._tables.now.seat[0])
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what ``agent`` may know, and what they may do now."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._tables.actions, np.int8)
        if self._tables.now.seat[0] == seat:
            mask[:] = self._tables.legal()[0]
        return {"observation": self._tables.observe(seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: an action is needed, not None")
        self._cumulative_rewards[agent] = 0.0
        now = self._tables.step([action])
        self._clear_rewards()
        if now.done[0] or now.truncated[0]:
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = float(now.reward[0, seat])
                self.terminations[name] = bool(now.done[0])
                self.truncations[name] = bool(now.truncated[0])
        self._accumulate_rewards()
        self._turn()

    def render(self) -> str | None:
        """Return the position as text."""
        return str(self._tables.state(0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(name: str, **more: Any) -> AECEnv[str, dict[str, Any], int | None]:
    """Return a table of the game ``name``; see `Table` for what else may be said."""
    made = wrappers.TerminateIllegalWrapper(Table(name, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))
