"""Opponents are told their seat's view and nothing else."""

from __future__ import annotations

import json

import pytest

import lutetia
from lutetia.ai.levels import LEVELS, analyse, choose
from lutetia.ai.search_params import Budget

GAME = lutetia.game("paris_paris")
ROUTES = ("teal", "blue", "red", "orange", "brown")


def played(players: int, seed: int, moves: int):
    state = GAME.new(players, seed=seed)
    for _ in range(moves):
        legal = state.legal()
        state = state.play(legal[(seed * 7 + state.ply) % len(legal)])
    return state


def swapped(state, seat):
    """Yield states that differ from ``state`` only in the cards of the others,
    dealt from all that ``seat`` does not see."""
    data = state.to_data()
    mine = GAME.meta.colours[seat]
    others = [colour for colour in data["marker"] if colour != mine]
    pool = [route for route in ROUTES if route not in (data["marker"][mine], data["open_marker"])]
    for turn in range(len(pool)):
        cards = pool[turn:] + pool[:turn]
        yield GAME.position(
            {
                **data,
                "marker": {mine: data["marker"][mine], **dict(zip(others, cards, strict=False))},
            }
        )


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("PP1.5")
def test_cards_of_others_never_influence_the_choice(level, players):
    state = played(players, players, 9)
    seat = state.to_act
    twins = list(swapped(state, seat))
    assert len({twin.key() for twin in twins}) > 1
    views = {json.dumps(twin.view(seat, recall=True), sort_keys=True) for twin in twins}
    assert len(views) == 1
    chosen = {
        choose("paris_paris", twin.view(seat, recall=True), level, 11, Budget(simulations=120))
        for twin in twins
    }
    assert len(chosen) == 1
    stats = {repr(analyse("paris_paris", twin.view(seat, recall=True), 11, 120)) for twin in twins}
    assert len(stats) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_same_view_and_seed_same_answer_also_after_a_trip_as_json(level):
    state = played(4, 3, 14)
    view = state.view(state.to_act, recall=True)
    before = json.dumps(view, sort_keys=True)
    wired = json.loads(before)
    first = choose("paris_paris", view, level, 5, Budget(simulations=150))
    assert first == choose("paris_paris", wired, level, 5, Budget(simulations=150))
    assert json.dumps(view, sort_keys=True) == before, "the view is left as it was"
    assert first in [action.text for action in state.legal()]


def test_seeds_matter_where_there_is_chance():
    state = played(3, 1, 6)
    view = state.view(state.to_act, recall=True)
    assert len({choose("paris_paris", view, "random", seed) for seed in range(30)}) > 1


def test_a_view_without_the_memory_of_the_open_play_will_do():
    state = played(4, 2, 20)
    assert choose("paris_paris", state.view(state.to_act), "middle", 1) in [
        action.text for action in state.legal()
    ]
