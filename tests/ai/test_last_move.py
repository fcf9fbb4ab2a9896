"""The last build of a game can be solved by trying everything;
search and greedy play must find what is best."""

from __future__ import annotations

import itertools
from statistics import mean

import pytest

import lutetia
from lutetia.ai.levels import choose
from lutetia.ai.search_params import Budget
from lutetia.engine.game import State
from tests.ai.worth import utility

GAME = lutetia.game("paris_paris")
ROUTES = ("teal", "blue", "red", "orange", "brown")


def worlds(state: State, seat: int) -> list[State]:
    """Every position that ``seat`` could believe in: all ways to deal the cards of the others."""
    data = state.to_data()
    mine, shown = data["marker"][GAME.meta.colours[seat]], data["open_marker"]
    others = [colour for colour in data["marker"] if colour != GAME.meta.colours[seat]]
    hidden = [route for route in ROUTES if route not in (mine, shown)]
    dealt = itertools.permutations(hidden, len(others))
    return [
        GAME.position(
            {**data, "marker": {**data["marker"], **dict(zip(others, cards, strict=True))}}
        )
        for cards in dealt
    ]


def last_decision(players: int, seed: int) -> State | None:
    """The last build of a game of greedy opponents, None when it leaves no choice."""
    before = state = GAME.new(players, seed=seed)
    while not state.is_over:
        before, state = (
            state,
            state.play(
                choose("paris_paris", state.view(state.to_act, recall=True), "greedy", seed)
            ),
        )
    return before if len(before.legal()) > 1 else None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_top_finds_the_best_last_build(players):
    states = [state for seed in range(6) if (state := last_decision(players, seed)) is not None]
    assert len(states) > 2
    for state in states:
        seat = state.to_act
        believed = worlds(state, seat)
        true = {
            action.text: mean(
                utility(world.play(action.text).play_chance(1), seat) for world in believed
            )
            for action in state.legal()
        }
        best = max(true.values())
        chosen = choose(
            "paris_paris", state.view(seat, recall=True), "top", 5, Budget(simulations=600)
        )
        assert true[chosen] > best - 0.01, (true, chosen)


def duel(**more) -> State:
    """Two players, last round; grey chooses between two tiles, and the other one is left over."""
    data = {
        "players": 2,
        "phase": "build",
        "round": 20,
        "start": 0,
        "turn": 1,
        "to_act": 1,
        "marker": {"lilac": "brown", "grey": "orange"},
        "open_marker": "red",
        "houses": {},
        "points": {"lilac": {"big": 40}, "grey": {"big": 40}},
    }
    return GAME.position({**data, **more})


TOUR = {
    "pompidou": ["grey", "grey"],
    "les-halles": ["grey"],
    "st-nicolas": ["grey"],
    "montmartre": ["lilac"],
    "opera": ["lilac"],
}


@pytest.mark.parametrize("level", ["greedy", "middle", "top"])
@pytest.mark.rule("PP7.2")
def test_leaves_the_tile_that_starts_a_tour_for_itself(level):
    state = duel(houses=TOUR, parked=["pantheon/teal"], offer=["notre-dame/teal", "marais/orange"])
    assert (
        choose("paris_paris", state.view(1, recall=True), level, 1, Budget(simulations=300))
        == "build marais/orange"
    )


@pytest.mark.parametrize("level", ["greedy", "middle", "top"])
@pytest.mark.rule("PP5.2")
def test_drives_out_the_rival_and_not_its_own_house(level):
    houses = {"louvre": ["lilac", "grey"], "tuileries": ["lilac"], "palais-royal": ["lilac"]}
    state = duel(houses=houses, offer=["louvre/red", "louvre/red"])
    assert (
        choose("paris_paris", state.view(1, recall=True), level, 1, Budget(simulations=300))
        == "build louvre/red over lilac"
    )
