"""What an action brings at once, beside all others."""

from __future__ import annotations

import random

import pytest

import lutetia
from lutetia.ai.advice import at_once
from lutetia.engine.errors import LutetiaError
from lutetia.games import IDS


@pytest.mark.parametrize("game_id", IDS)
def test_the_points_at_once_are_those_of_the_score_lines(game_id: str) -> None:
    """In real positions, whatever is guessed: only the last points may come from what is hidden."""
    game = lutetia.game(game_id)
    rng = random.Random(5)
    told = set()
    for deal in range(4):
        state = game.new(max(game.meta.players), seed=deal)
        while not state.is_over and state.ply < 150:
            actions = state.legal()
            chosen = rng.choice(actions)
            if rng.random() < 0.3:
                seat = state.to_act
                before = state.scores().totals[seat]
                played = [state.play(action) for action in actions]
                after = [one.scores().totals[seat] for one in played]
                view = state.view(seat, recall=True)
                answers = {at_once(game_id, view, chosen.text, seed) for seed in (1, 2)}
                expected = after[actions.index(chosen)] - before, max(after) - before
                ends = any(one.is_over for one in played)
                assert answers == {expected} or ends, f"{chosen} at ply {state.ply} of deal {deal}"
                told.add(expected)
            state = state.play(chosen)
    assert any(gain < most for gain, most in told), "every action was the best"


def test_what_cannot_be_done_is_refused() -> None:
    state = lutetia.game("cite").new(2, seed=1)
    with pytest.raises(LutetiaError):
        at_once("cite", state.view(state.to_act, recall=True), "build T5 at a1", 1)
