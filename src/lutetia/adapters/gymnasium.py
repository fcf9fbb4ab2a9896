"""The games as Gymnasium vector environments: one learner at many tables, among opponents.

``gymnasium.vector_env("cite", n=64, opponents="random")``: at table *i* the learner has seat *i*,
counted round and round. An observation is ``{"observation": ..., "action_mask": ...}``
(`lutetia.learn`). ``pip install lutetia[gymnasium]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lutetia import learn
from lutetia.adapters import extra
from lutetia.engine.observation import MOST
from lutetia.learn.batch import ENDLESS, Rewarding
from lutetia.learn.rollouts import RANDOM, uniform

with extra("gymnasium"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

Seen = dict[str, NDArray[Any]]


class Tables(VectorEnv[Seen, ArrayLike, NDArray[Any]]):
    """``num_envs`` tables with one learner at each; see `vector_env`."""

    def __init__(
        self,
        name: str,
        n: int,
        players: int | None,
        opponents: Literal["random"] | learn.Policy,
        rewards: Literal["rank", "win", "margin", "points"] | Rewarding,
        options: Mapping[str, bool | str],
        limit: int,
    ) -> None:
        self._tables = learn.batch(
            name, n, 0, players, options=options, autoreset="never", rewards=rewards, limit=limit
        )
        if opponents != RANDOM and not callable(opponents):
            raise ValueError(f"opponents are {RANDOM!r} or a function, not {opponents!r}")
        self._opponents = uniform if isinstance(opponents, str) else opponents
        self._dice = np.random.default_rng()
        self._seats = np.arange(n) % self._tables.players
        self._ended = np.zeros(n, np.bool_)
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self._tables.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self._tables.actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self._tables.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game at every table; with ``seed`` the same ones every time, and the same
        after it."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._tables.reset(int(self._dice.integers(2**31)))
        # Where a game was over before it was the learner's turn, the next step begins another.
        done, cut = self._others_play(np.zeros((self.num_envs, self._tables.players)))
        self._ended = done | cut
        return self._seen(), {}

    def _others_play(self, earned: NDArray[np.float64]) -> tuple[Any, Any]:
        """Let opponents act until the learner does everywhere, or a game is over; add to what each
        seat has ``earned``, and return where games ended and where they were cut short."""
        done, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        while True:
            now = self._tables.now
            wait = (now.seat >= 0) & (now.seat != self._seats)
            if not wait.any():
                return done, cut
            now = self._tables.step(self._opponents(now, self._dice), where=wait)
            earned += now.reward
            done |= now.done
            cut |= now.truncated

    def step(
        self, actions: ArrayLike
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play the learner's ``actions`` and let the opponents answer. Where a game ended in the
        step before, the next one begins and the action is not looked at."""
        begun = self._ended.copy()
        if begun.any():
            self._tables.begin(begun)
        now = self._tables.step(np.asarray(actions), where=~begun)
        earned = now.reward.copy()
        done, cut = now.done.copy(), now.truncated.copy()
        more, short = self._others_play(earned)
        done, cut = done | more, cut | short
        self._ended = done | cut
        rewards = earned[np.arange(self.num_envs), self._seats]
        return self._seen(), rewards, done, cut, {}

    def _seen(self) -> Seen:
        now = self._tables.now
        mask = (now.mask & (now.seat == self._seats)[:, None]).astype(np.int8)
        return {"observation": self._tables.observe(self._seats), "action_mask": mask}


def vector_env(
    name: str,
    n: int = 1,
    players: int | None = None,
    *,
    opponents: Literal["random"] | learn.Policy = "random",
    rewards: Literal["rank", "win", "margin", "points"] | Rewarding = "rank",
    options: Mapping[str, bool | str] | None = None,
    limit: int = ENDLESS,
) -> Tables:
    """Return ``n`` tables of the game ``name`` with one learner at each.

    Args:
        opponents: who sits on the other seats; a function chooses for all tables at once.
        players, rewards, options, limit: as for `learn.batch`.
    """
    return Tables(name, n, players, opponents, rewards, options or {}, limit)
