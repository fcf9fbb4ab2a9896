"""The opponents to measure by never change: what they found in some positions before there were
nets is what they find today, to the last bit."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import lutetia
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import LEVELS, ZOO, levels
from lutetia.ai.search_params import Budget
from lutetia.ai.searcher import search

FROZEN = json.loads((Path(__file__).parent / "frozen.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FROZEN)
def test_the_zoo_plays_as_it_always_did(name):
    frozen = FROZEN[name]
    game, dice = lutetia.game(name), random.Random(7)
    state, decisions = game.new(frozen["players"], seed=3), 0
    for row in frozen["rows"]:
        while decisions < row["decisions"]:
            state, decisions = state.play(dice.choice(state.legal_codes())), decisions + 1
        seat, level = state.to_act, ZOO[f"classic-{row['level']}"]
        view, budget = state.view(seat, recall=True), Budget(simulations=frozen["simulations"])
        best = search(game, view, 5, budget, level.params)[0]
        assert (best.text, best.visits) == (row["best"], row["visits"])
        assert best.values[seat] == row["value"]


def test_the_zoo_is_for_the_arena_and_sits_at_no_table():
    assert {"classic-top", "classic-middle"} == set(ZOO)
    assert not set(ZOO) & {*LEVELS, *levels()}
    assert parse_competitor("classic-top@0.05s").level.params == ZOO["classic-top"].params
    assert ZOO["classic-top"].params.weights == ""


def test_the_levels_may_change_and_the_zoo_does_not():
    for name, level in ZOO.items():
        assert level.budget.level == "", f"{name} has no number of simulations of a game's own"
    assert (ZOO["classic-middle"].budget.simulations, ZOO["classic-middle"].budget.scaled) == (
        100,
        True,
    )
