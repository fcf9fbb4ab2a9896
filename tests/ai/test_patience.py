"""A game's features say how its search should look: which of their numbers a plan leaves to them, and what patience means."""

from __future__ import annotations

from dataclasses import replace

import pytest

import lutetia
from lutetia.ai import levels
from lutetia.ai.bundle import bundle
from lutetia.ai.levels import TABLE, decide
from lutetia.ai.plans import Budget, Plan
from lutetia.ai.think import Search


def limits_of(plan):
    game = lutetia.game("cite")
    state = game.new(2, seed=1)
    search = Search(game, state, state.to_act, 1, replace(plan, nodes=64))
    return (
        float(search._knobs[search._module.EXPLORE]),
        float(search._knobs[search._module.TRUST]),
        int(search._limits[search._module.PICKS]),
        int(search._limits[search._module.HORIZON]),
    )


def test_a_plan_may_leave_its_manner_to_the_game():
    known = bundle(lutetia.game("cite"))
    assert limits_of(Plan()) == (known.EXPLORE, known.TRUST, known.PICKS, known.HORIZON)
    assert limits_of(Plan(explore=1.5, trust=0.0, picks=1, horizon=3)) == (1.5, 0.0, 1, 3)


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_patience_multiplies_simulations_and_a_turn_divides_seconds(name, monkeypatch):
    spent = []

    def fake(game, view, seed, budget, plan):
        spent.append(budget)
        return [type("Thought", (), {"code": 1})]

    monkeypatch.setattr(levels, "search", fake)
    game, level = lutetia.game(name), TABLE["middle"]
    for budget in (
        Budget(simulations=7),
        Budget(simulations=7, patient=True),
        Budget(seconds=2.0, patient=True),
        Budget(2, 3.0, shared=True),
    ):
        decide(game, {}, level, 1, budget)
    assert [budget.simulations for budget in spent] == [7, 7 * bundle(game).PATIENCE, None, 2]
    assert [budget.seconds for budget in spent] == [None, None, 2.0, 3.0 / bundle(game).PER_TURN]
