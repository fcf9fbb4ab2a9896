"""A search goes on, at the next decision of a turn, with what it found below the action taken."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import lutetia
from lutetia.ai import searcher
from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.ai.searcher import Search, search

SOON = Budget(seconds=0.002)
KEEPS = SearchParams(full_playout_share=-1.0, kept_tree=1)


def in_a_turn(name: str):
    """Return a position and an action after which the same seat has a choice again."""
    state = lutetia.game(name).new(3, seed=3)
    while state.to_act is not None:
        for code in state.legal_codes():
            after = state.play(code)
            if after.to_act == state.to_act and len(after.legal_codes()) > 1:
                return state, code
        state = state.play(state.legal_codes()[0])
    raise AssertionError(f"no turn of {name} has two decisions")


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows by a number with each search that begins anew."""
    begun: list[int] = []

    class Counted(Search):
        def __init__(self, *args, **more):
            begun.append(1)
            super().__init__(*args, **more)

    monkeypatch.setattr(searcher, "Search", Counted)
    searcher._kept.take(lutetia.game("cite"), {}, KEEPS)
    return begun


@pytest.mark.parametrize("name", ["paris", "connection"])
def test_what_is_known_of_the_action_is_what_the_next_decision_begins_with(name):
    state, code = in_a_turn(name)
    made = Search(state.game, state, state.to_act, 5, replace(KEEPS, max_nodes=4096))
    made.run(400)
    known = next(one for one in made.stats() if one.code == code)
    if not known.values:
        pytest.fail("the action was never tried: choose another seed")
    assert made.go_on(code)
    assert made.root_values() == list(known.values)
    assert made.codes == state.play(code).legal_codes()
    before = made.visits()
    assert sum(before) <= known.visits
    made.run(100)
    assert sum(made.visits()) == sum(before) + 100
    assert all(now >= then for now, then in zip(made.visits(), before, strict=True))


def test_a_turn_that_goes_to_another_seat_is_not_followed():
    state = lutetia.game("paris_paris").new(2, seed=1)
    made = Search(state.game, state, state.to_act, 5, replace(KEEPS, max_nodes=512))
    made.run(100)
    assert not made.go_on(made.stats()[0].code)
    assert made.codes == state.legal_codes()
    made.run(50)
    assert sum(made.visits()) == 150


def test_a_tree_that_is_nearly_full_is_not_kept():
    state, code = in_a_turn("connection")
    made = Search(state.game, state, state.to_act, 5, replace(KEEPS, max_nodes=64))
    made.run(400)
    assert not made.go_on(code)


@pytest.mark.parametrize("name", ["paris", "connection"])
def test_the_next_decision_of_a_turn_finds_the_tree_again(name, dealt):
    """Whoever asks gives a view that went through JSON, and is answered with the same tree."""
    state = in_a_turn(name)[0]
    went_on = 0
    for ply in range(60):
        seat = state.to_act
        if seat is None:
            break
        codes = state.legal_codes()
        if len(codes) == 1:
            state = state.play(codes[0])
            continue
        view = json.loads(json.dumps(state.view(seat, recall=True)))
        begun = len(dealt)
        code = search(state.game, view, ply, SOON, KEEPS)[0].code
        assert code in codes
        went_on += len(dealt) == begun
        state = state.play(code)
    assert went_on > 5


def test_nobody_else_gets_it(dealt):
    state = in_a_turn("connection")[0]
    game, seat = state.game, state.to_act
    code = search(game, state.view(seat, recall=True), 1, SOON, KEEPS)[0].code
    after = state.play(code)
    if after.to_act != seat:
        pytest.fail("the turn has gone on: choose another seed")
    view = after.view(seat, recall=True)
    kept = searcher._kept
    made = kept._search
    assert made is not None
    for other_game, other_view, params in (
        (lutetia.game("paris"), view, KEEPS),
        (game, state.view(seat, recall=True), KEEPS),
        (game, view, replace(KEEPS, c_puct=1.0)),
    ):
        kept._search = made
        assert kept.take(other_game, other_view, params) is None
        assert kept.take(game, view, KEEPS) is None, "it is not kept any longer"
    kept._search = made
    assert kept.take(game, view, KEEPS) is made


def test_who_counts_simulations_always_begins_anew(dealt):
    """Equal views and seeds give equal answers."""
    state, code = in_a_turn("connection")
    for position in (state, state.play(code)) * 2:
        view = position.view(position.to_act, recall=True)
        search(position.game, view, 1, Budget(simulations=30), KEEPS)
    assert len(dealt) == 4
    assert searcher._kept._search is None


def test_who_keeps_it():
    assert LEVEL_BY_NAME["top"].params.kept_tree == 1
