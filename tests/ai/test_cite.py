"""Opponents of La Cité de la Lumière: blind to the hand of the rival, repeatable,
within their budgets, good at what is clear."""

from __future__ import annotations

import json
import random

import pytest

import lutetia
from lutetia.ai import searcher
from lutetia.ai.levels import LEVEL_BY_NAME, LEVELS, choose
from lutetia.ai.search_params import Budget
from lutetia.ai.searcher import Search

GAME = lutetia.game("cite")


def played(seed, plies, **options):
    """A position ``plies`` actions into a random game, the draws of chance among them."""
    pick = random.Random(seed)
    state = GAME.new(2, seed=seed, **options)
    while state.ply < plies:
        state = state.play(pick.choice(state.legal()))
    return state


def hands(state, seat):
    """Yield states that differ only in the tile that the rival of ``seat`` holds."""
    data = state.to_data()
    rival = state.view(seat)["seats"][1 - seat]
    for tile in rival["unlaid"]:
        yield GAME.position({**data, "hand": {**data["hand"], rival["colour"]: tile}})


@pytest.mark.rule("LC1.6")
@pytest.mark.parametrize("level", LEVELS)
def test_the_hand_of_the_rival_never_influences_the_choice(level):
    state = played(3, 12)
    seat = state.to_act
    twins = list(hands(state, seat))
    assert len({twin.key() for twin in twins}) == len(twins) > 2
    views = {json.dumps(twin.view(seat, recall=True), sort_keys=True) for twin in twins}
    assert len(views) == 1
    assert (
        len(
            {
                choose("cite", twin.view(seat, recall=True), level, 5, Budget(simulations=80))
                for twin in twins
            }
        )
        == 1
    )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("plies", [4, 14, 44])
def test_equal_views_and_seeds_give_equal_answers(level, plies):
    state = played(8, plies, pool="all", cards="random")
    view = state.view(state.to_act, recall=True)
    wired = json.loads(json.dumps(view))
    first = choose("cite", view, level, 9, Budget(simulations=60))
    assert first == choose("cite", wired, level, 9, Budget(simulations=60))
    assert first in {action.text for action in state.legal()}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{"cards": "first"}, {"cards": "chosen", "pool": "all"}])
def test_every_level_plays_whole_games(level, options):
    state = GAME.new(2, seed=2, **options)
    while not state.is_over:
        state = state.play(
            choose("cite", state.view(state.to_act, recall=True), level, 3, Budget(simulations=6))
        )
    assert state.outcome.winners


@pytest.mark.parametrize("phase", ["lay", "light"])
def test_top_stops_when_its_seconds_are_spent(phase, monkeypatch):
    """The clock is ours: a simulation takes two milliseconds,
    and the search has to find out by itself."""
    state = GAME.new(2, seed=4)
    while state.to_data()["phase"] != phase:
        state = state.play(choose("cite", state.view(state.to_act, recall=True), "greedy", 1))
    budget, params = LEVEL_BY_NAME["top"].budget, LEVEL_BY_NAME["top"].params
    assert budget.seconds is not None
    assert budget.seconds + searcher.CHUNK <= 2
    search = Search(GAME, state, state.to_act, 1, params)
    monkeypatch.setattr(searcher, "thread_time", lambda: 100 + search.done * 0.002)
    monkeypatch.setattr(Search, "_is_decided", lambda self, rest, soon: False)
    search.spend(budget)
    assert 0.9 * budget.seconds <= search.done * 0.002 <= budget.seconds + 0.01


def test_top_stops_early_when_the_rest_could_not_change_the_choice(monkeypatch):
    """The last building goes into the light or into the dark, and nobody can do anything else."""
    cards = list(GAME.new(2, seed=1).to_data()["postcards"])
    data = {
        "phase": "light", "to_act": 0, "turn_of": 0, "first": 0,
        "ground": ["bbb*oooo", "oooooooo", "bbbooooo", *["oooooooo"] * 5],
        "reserve": {"blue": ["I3"]},
        "postcards": {card: f"{'blue' if i < 4 else 'orange'} without "
                            "effect" for i, card in enumerate(cards)},
    }  # fmt: skip
    state = GAME.position(data)
    assert [action.text for action in state.legal()] == ["build I3 at a1", "build I3 at a3"]
    search = Search(GAME, state, 0, 1, LEVEL_BY_NAME["top"].params)
    monkeypatch.setattr(searcher, "thread_time", lambda: 100 + search.done * 0.002)
    search.spend(Budget(seconds=1.0))
    assert search.done < 450
    assert search.stats()[0].text == "build I3 at a1"
