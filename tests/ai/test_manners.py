"""A game's evaluation says how its search should look: which of their numbers a plan leaves to
them, and how long they think."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

import pytest

import lutetia
from lutetia.ai import levels, search_arrays
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.levels import LEVEL_BY_NAME, decide
from lutetia.ai.net_file import SHIPPED
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


def test_where_a_net_leads_another_manner_is_asked_for():
    game = lutetia.game("cite")
    known, state = game_kernels(game), game.new(2, seed=1)

    def manner(**more):
        search = Search(game, state, state.to_act, 1, SearchParams(max_nodes=64, **more))
        return search._params[[search_arrays.C_PUCT, search_arrays.FPU_REDUCTION]].tolist()

    with_net = {"weights": SHIPPED}
    assert manner() == [known.C_PUCT, SearchParams().fpu_reduction]
    assert manner(**with_net) == [known.C_NET, known.FPU_NET]
    assert manner(**with_net) != manner()
    assert manner(c_net=3.0, fpu_net=0.0) == manner(), "without a net they count nothing"
    assert manner(c_net=3.0, fpu_net=0.0, **with_net) == [3.0, 0.0]
    assert manner(policy=0, **with_net) == manner()


def test_an_action_is_taken_by_the_lower_bound_of_its_value():
    """A search that explores widely knows others nearly as well as the one that it visited most."""
    game = lutetia.game("cite")
    state = game.new(2, seed=3)

    def stats(lcb, weights="", n=400):
        params = SearchParams(c_puct=40.0, max_nodes=n + 2, lcb=lcb, weights=weights)
        search = Search(game, state, state.to_act, 1, params)
        search.run(n)
        return search.stats()

    def bound(action, width):
        return action.values[state.to_act] - width / sqrt(action.visits)

    by_visits, by_bound, by_value = stats(0.0), stats(0.5), stats(1e-9)
    assert len({frozenset(found) for found in (by_visits, by_bound, by_value)}) == 1
    assert by_visits[0].visits == max(action.visits for action in by_visits)
    tried = [action for action in by_bound if action.visits]
    assert tried == by_bound[: len(tried)], "what was never tried comes last"
    assert tried == sorted(tried, key=lambda action: -bound(action, 0.5))
    best = max(action.values[state.to_act] for action in tried)
    assert by_value[0].values[state.to_act] == best
    assert by_value[0] != by_visits[0], "here they differ"
    assert stats(-1.0) == by_visits, "without a net"
    assert stats(-1.0, SHIPPED) == stats(game_kernels(game).LCB, SHIPPED) != stats(0.0, SHIPPED)


@pytest.mark.parametrize("weights", ["", SHIPPED])
def test_a_search_stops_soon_only_where_no_net_leads(monkeypatch, weights):
    """What a net praises has most of the visits at first, and may be overtaken."""
    asked = []
    monkeypatch.setattr(Search, "_is_decided", lambda _, rest, soon: asked.append(soon))
    game = lutetia.game("cite")
    state = game.new(2, seed=1)
    params = SearchParams(weights=weights, max_nodes=1 << 14)
    Search(game, state, state.to_act, 1, params).run(1)  # compiling is not a part of the time
    Search(game, state, state.to_act, 1, params).spend(Budget(seconds=0.2))
    assert any(asked) == (weights == "")
    assert len(asked) > 2


def test_the_kernels_of_a_game_are_put_together_once():
    for name in lutetia.GAMES:
        assert game_kernels(lutetia.game(name)) is game_kernels(lutetia.game(name))


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_simulations_are_multiplied_and_seconds_divided_as_the_game_says(name, monkeypatch):
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
