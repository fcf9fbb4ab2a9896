"""Levels of opponents: a name, and how it chooses. They are given a view and a seed,
never a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

import lutetia
from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.ai.searcher import observer, search
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.engine.kernel import Ints, zeros
from lutetia.engine.levels import LEVELS
from lutetia.engine.rng import make_rng, randbelow


@dataclass(frozen=True)
class Level:
    """One kind of opponent.

    Attributes:
        kind: ``"random"`` and ``"greedy"`` look at no future; ``"search"`` does.
        budget: how long a search thinks about one move.
        params: in what manner.
    """

    kind: Literal["random", "greedy", "search"]
    budget: Budget
    params: SearchParams


LEVEL_BY_NAME: Final[Mapping[str, Level]] = {
    "random": Level("random", Budget(simulations=1), SearchParams()),
    "greedy": Level("greedy", Budget(simulations=1), SearchParams()),
    "middle": Level("search", Budget(simulations=100, scaled=True), SearchParams()),
    "top": Level(
        "search", Budget(seconds=1.0, per_turn=True), SearchParams(full_playout_share=-1.0)
    ),
}


def choose(
    game_id: str, view: JsonMapping, level: str, seed: int, budget: Budget | None = None
) -> str:
    """Return the notation of the action that an opponent of ``level`` takes.

    Args:
        game_id: name of the game.
        view: ``state.view(seat, recall=True)`` of the seat to act.
            Equal views and seeds give equal answers, unless the budget is in seconds.
        level: one of `LEVELS`.
        seed: decides all randomness.
        budget: instead of the level's own.

    Raises:
        KeyError: no such game or level.
        ValueError: the viewer is not to act.
        PositionError: the view contradicts itself.
    """
    if level not in LEVEL_BY_NAME:
        raise KeyError(f"there is no level {level!r}; there are {', '.join(LEVELS)}")
    game = lutetia.game(game_id)
    return game.format_action(decide(game, view, LEVEL_BY_NAME[level], seed, budget))


def decide(
    game: Game, view: JsonMapping, level: Level, seed: int, budget: Budget | None = None
) -> int:
    """Return the code of the action that ``level`` takes; see `choose`."""
    if level.kind == "search":
        return search(game, view, seed, _enough(game, budget or level.budget), level.params)[0].code
    observer(view)
    state = game.determinize(view, seed)
    rng = make_rng(seed, state.ply)
    if level.kind == "greedy":
        return _greedy(game, state, rng)
    codes = state.legal_codes()
    return codes[int(randbelow(rng, len(codes)))]


def _enough(game: Game, budget: Budget) -> Budget:
    """Return ``budget`` for one decision of ``game``: some games need more simulations to see as
    much, in some a turn is many decisions."""
    if budget.simulations is not None and budget.scaled:
        budget = replace(budget, simulations=budget.simulations * game_kernels(game).BUDGET_SCALE)
    if budget.seconds is not None and budget.per_turn:
        budget = replace(budget, seconds=budget.seconds / game_kernels(game).DECISIONS_PER_TURN)
    return budget


def _greedy(game: Game, state: State, rng: Ints) -> int:
    module = load_template("greedy", game)
    return int(
        module.greedy(state.buffer(), state.buffer(), zeros(game.meta.max_legal), rng, zeros(1))
    )


def analyse(
    game_id: str, view: JsonMapping, seed: int, simulations: int
) -> list[tuple[str, int, tuple[float, ...] | None]]:
    """Return ``(notation, visits, value per seat)`` for every legal action of the viewer,
    best first.

    Values are utilities from 0 to 1 (see `lutetia.ai.search_params.SearchParams`), None for an
    action that was not tried. Raises as `choose` does.
    """
    game = lutetia.game(game_id)
    stats = search(game, view, seed, Budget(simulations=simulations), LEVEL_BY_NAME["top"].params)
    return [(action.text, action.visits, action.values) for action in stats]
