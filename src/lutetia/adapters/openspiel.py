"""The games as OpenSpiel's Python games: ``pyspiel.load_game("lutetia_cite")`` after an import.

Actions are those of `lutetia.learn.numbering`, chance's are numbered in the order of their codes. A
state's utility is how many of the others a seat is ahead of, from -1 (last) to 1 (first), so that
all seats together have 0. ``pip install lutetia[openspiel]``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np

import lutetia
from lutetia.adapters import extra
from lutetia.engine.actors import CHANCE
from lutetia.engine.game import Game, State
from lutetia.games import IDS
from lutetia.learn.numbering import Numbering, numbering

with extra("openspiel"):
    import pyspiel

PREFIX: Final = "lutetia_"
MAX_SEED: Final = 2**31


def _game_type(name: str) -> Any:
    meta = lutetia.game(name).meta
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.players[0],
            **{option.name: option.default for option in meta.options},
        },
    )


@cache
def _chance_codes(name: str) -> list[int]:
    return [code for kind in lutetia.game(name).actions.chance for code in kind.codes()]


class LutetiaGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with a number of seats and options.

    Attributes:
        rules: the game.
        numbers: the numbering of its actions.
    """

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        self.rules = lutetia.game(name)
        given = dict(params or {})
        players = int(given.pop("players", self.rules.meta.players[0]))
        self.numbers = numbering(name, players)
        self.chosen = self.rules.options(given, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.size,
            max_chance_outcomes=len(_chance_codes(name)),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.meta.max_plies,
        )
        super().__init__(_game_type(name), info, dict(params or {}))

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Return how a pickled game is loaded again."""
        return _loaded, (str(self),)

    def new_initial_state(self) -> LutetiaState:
        """Return the state in which a game begins."""
        return LutetiaState(self, self.rules.new(self.numbers.players, None, **self.chosen))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes observations."""
        return Observer(self, params)


class LutetiaState(pyspiel.State):  # type: ignore[misc]
    """A `lutetia.engine.game.State` as OpenSpiel asks for it.

    Attributes:
        now: the state.
    """

    def __init__(self, game: LutetiaGame, now: State) -> None:
        super().__init__(game)
        self.now = now

    @property
    def _rules(self) -> Game:
        return self.now.game

    @property
    def _numbers(self) -> Numbering:
        return numbering(self._rules.meta.id, self.now.players)

    def current_player(self) -> Any:
        """Return who acts."""
        if self.now.to_act is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.now.to_act == CHANCE else self.now.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(self._numbers.numbers[player, c]) for c in self.now.legal_codes())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, and how likely each is."""
        all_codes = _chance_codes(self._rules.meta.id)
        buffer, codes = self.now.buffer(), self.now.legal_codes()
        weights = [int(self._rules.entry_points.weight(buffer, code)) for code in codes]
        return [
            (all_codes.index(code), weight / sum(weights))
            for code, weight in sorted(zip(codes, weights, strict=True))
        ]

    def _code(self, action: int) -> int:
        if self.now.to_act == CHANCE:
            return _chance_codes(self._rules.meta.id)[action]
        return int(self._numbers.codes[self.now.to_act, action])

    def _apply_action(self, action: int) -> None:
        self.now = self.now.play(self._code(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._rules.format_action(_chance_codes(self._rules.meta.id)[action])
        return self._rules.format_action(int(self._numbers.codes[player, action]))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.now.is_over

    def returns(self) -> list[float]:
        """Return what the end is worth to each seat, from -1 to 1; zeros before it."""
        end = self.now.outcome
        if end is None:
            return [0.0] * self._numbers.players
        others = self._numbers.players - 1
        return [
            (sum(r > rank for r in end.ranks) - sum(r < rank for r in end.ranks)) / others
            for rank in end.ranks
        ]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that a seat may know with a perfect memory, as JSON."""
        seat = self.current_player() if player is None else player
        return json.dumps(self.now.view(seat, recall=True), sort_keys=True)

    def observation_string(self, player: int | None = None) -> str:
        """Return what a seat sees, as JSON."""
        seat = self.current_player() if player is None else player
        return json.dumps(self.now.view(seat), sort_keys=True)

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> LutetiaState:
        """Return a state that ``player`` could believe in, each as likely as it is."""
        view = self.now.view(player, recall=True)
        seed = int(probability_sampler() * MAX_SEED)
        return LutetiaState(self.get_game(), self._rules.determinize(view, seed))

    def __str__(self) -> str:
        return str(self.now)


class Observer:
    """Writes observations (`lutetia.learn`) into ``tensor``, whose parts ``dict`` names."""

    def __init__(self, game: LutetiaGame, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but {params} were given")
        self._observe = game.rules.observing()
        observation = self._observe.OBSERVATION
        self.tensor = np.zeros(observation.size, np.float32)
        self._whole = np.zeros(observation.size, np.uint8)
        self._highest = np.array(observation.highest(), np.float32)
        self.dict = {
            name: self.tensor[part.slice].reshape(part.shape)
            for name, part in observation.parts.items()
        }

    def set_from(self, state: LutetiaState, player: int) -> None:
        """Write what ``player`` may know of ``state``."""
        self._whole[:] = 0
        buffer: Any = state.now.buffer()
        self._observe.observe(buffer[0], player, self._whole)
        self.tensor[:] = self._whole / self._highest

    def string_from(self, state: LutetiaState, player: int) -> str:
        """Return it as text."""
        return state.information_state_string(player)


def _loaded(text: str) -> Any:
    """Return the game that ``text`` names to OpenSpiel; pickle finds it here, and so registers
    all of them first."""
    return pyspiel.load_game(text)


def _registered(name: str) -> None:
    """Let OpenSpiel know the game ``name``."""

    class Named(LutetiaGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Named.__name__ = Named.__qualname__ = f"LutetiaGame_{name}"
    pyspiel.register_game(_game_type(name), Named)


for _name in IDS:
    _registered(_name)
