"""A game that all agreed to end is written, read and dealt again like any other, and says by which
rule it takes no more moves."""

from __future__ import annotations

import json
import random

import pytest

import lutetia
from lutetia.engine.errors import PositionError
from lutetia.engine.game import Game, State
from lutetia.engine.outcome import AGREED

GAMES = 12
RULE = {"connection": "PC7.6"}
"""The rule by which all may agree, in the games that have one."""


@pytest.fixture(scope="module", params=lutetia.GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return lutetia.game(request.param)


def ends(game: Game, seed: int) -> list[State]:
    """Return ends that were agreed to at moments of a random game."""
    pick = random.Random(seed)
    options = {option.name: pick.choice(option.choices) for option in game.meta.options}
    players = game.meta.players[seed % len(game.meta.players)]
    state = game.new(players, seed=seed, **options)
    found = []
    plies = pick.sample(range(60), 8)
    while not state.is_over and state.ply < 200:
        if len(state.history()) in plies or pick.random() < 0.02:
            found.append(state.adjudicated())
        state = state.play(pick.choice(state.legal_codes()))
    return found


@pytest.mark.parametrize("seed", range(GAMES))
def test_it_is_read_as_it_was_written(game: Game, seed: int):
    for state in ends(game, seed):
        data = json.loads(json.dumps(state.to_data()))
        again = game.position(data)
        assert again == state, data
        assert again.outcome == state.outcome
        assert state.outcome is not None
        assert state.outcome.reason == AGREED
        assert again.to_data() == state.to_data()
        assert again.options == state.options


@pytest.mark.parametrize("seed", range(GAMES))
def test_its_views_are_dealt_again(game: Game, seed: int):
    for state in ends(game, seed)[:4]:
        for viewer in (None, *range(state.players)):
            for recall in (False, True):
                view = json.loads(json.dumps(state.view(viewer, recall)))
                dealt = game.determinize(view, 1)
                assert dealt.view(viewer, recall) == view
                assert dealt.outcome is not None
                assert dealt.outcome.reason == AGREED
            shared = state.shared_view()
            assert {**shared, **state.own_view(viewer, shared)} == state.view(viewer)


def test_no_rule_that_did_not_end_it_is_named(game: Game):
    for state in ends(game, 3):
        asked = [state.refusal(code) for _, code in state.history()]
        asked.append(game.position(state.to_data()).refusal(state.last_code))
        assert {no and no.rule for no in asked} == {RULE.get(game.meta.id)}
        assert {no and no.key for no in asked} == {f"{game.meta.id}.refusal.over"}
        unknown = state.refusal(10**6)
        assert unknown is not None
        assert unknown.rule is None


def test_only_what_is_over_was_agreed_to(game: Game):
    data = game.new(min(game.meta.players), seed=2).to_data()
    assert game.position({**data, "agreed": None}) == game.position({**data, "agreed": False})
    with pytest.raises(PositionError, match=r"^agreed: "):
        game.position({**data, "agreed": True})
    with pytest.raises(PositionError, match=r"^agreed: true or false"):
        game.position({**data, "agreed": "yes"})


def test_paris_paris_was_ended_while_somebody_had_to_build():
    game = lutetia.game("paris_paris")
    data = game.new(2, seed=2).adjudicated().to_data()
    assert len(data["offer"]) == 3
    with pytest.raises(PositionError, match=r"^offer: "):
        game.position({**data, "offer": data["offer"][:1]})
