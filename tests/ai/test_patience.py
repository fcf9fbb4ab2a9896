"""A game's evaluation says how its search should look: which of their numbers a plan leaves to
them, and what patience means."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lutetia
from lutetia.ai import levels, search_arrays
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.levels import LEVEL_BY_NAME, decide
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.ai.searcher import Search


def limits_of(params):
    game = lutetia.game("cite")
    state = game.new(2, seed=1)
    search = Search(game, state, state.to_act, 1, replace(params, max_nodes=64))
    return (
        float(search._params[search_arrays.C_PUCT]),
        float(search._params[search_arrays.PRIOR_WEIGHT]),
        int(search._limits[search_arrays.PLAYOUT_CANDIDATES]),
        int(search._limits[search_arrays.HORIZON]),
    )


def test_a_plan_may_leave_its_manner_to_the_game():
    known = game_kernels(lutetia.game("cite"))
    assert limits_of(SearchParams()) == (
        known.C_PUCT,
        known.PRIOR_WEIGHT,
        known.PLAYOUT_CANDIDATES,
        known.HORIZON,
    )
    assert limits_of(
        SearchParams(c_puct=1.5, prior_weight=0.0, playout_candidates=1, horizon=3)
    ) == (1.5, 0.0, 1, 3)


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_patience_multiplies_simulations_and_a_turn_divides_seconds(name, monkeypatch):
    spent = []

    def fake(game, view, seed, budget, params):
        spent.append(budget)
        return [type("Thought", (), {"code": 1})]

    monkeypatch.setattr(levels, "search", fake)
    game, level = lutetia.game(name), LEVEL_BY_NAME["middle"]
    for budget in (
        Budget(simulations=7),
        Budget(simulations=7, scaled=True),
        Budget(seconds=2.0, scaled=True),
        Budget(2, 3.0, per_turn=True),
        Budget(simulations=7, scaled=True, level="good"),
        Budget(simulations=7, level="good"),
    ):
        decide(game, {}, level, 1, budget)
    assert [budget.simulations for budget in spent] == [
        7,
        7 * game_kernels(game).BUDGET_SCALE,
        None,
        2,
        game_kernels(game).SIMULATIONS["good"],
        7,
    ]
    assert [budget.seconds for budget in spent] == [
        None,
        None,
        2.0,
        3.0 / game_kernels(game).DECISIONS_PER_TURN,
        None,
        None,
    ]
