"""Promises about acting: no mutation, legal = accepted, somebody can act, games end."""

from __future__ import annotations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import NotationError, Refused
from tests.contract.conftest import spread


def test_play_never_changes_the_state_it_was_given(states):
    for state in states[::5]:
        before = state.key()
        for action in state.legal()[:3]:
            state.play(action)
        assert state.key() == before


def test_every_legal_action_is_accepted_and_everything_else_refused_with_a_reason(states):
    said = set()  # sentences are made of these alone, so each is looked at once
    for state in spread(states):
        legal = set(state.legal_codes())
        far = [
            code + step
            for code in sorted(legal)[:: 1 + len(legal) // 40]
            for step in (-64, -1, 1, 64)
        ]
        for code in (*range(-2, 420), *far, *range(1000, 33000, 331)):
            refusal = state.refusal(code)
            assert (refusal is None) == (code in legal), (code, refusal)
            if refusal is not None and (seen := (refusal.key, str(refusal.args))) not in said:
                said.add(seen)
                assert "{" not in str(refusal), refusal
                assert refusal.key.startswith(state.game.meta.id)


def test_a_refused_action_raises_and_names_the_rule(states):
    rules = set()
    for state in states[:: 7 if len(states) > 100 else 1]:
        wrong = next(code for code in range(420) if code not in state.legal_codes())
        with pytest.raises(Refused) as caught:
            state.play(wrong)
        rules.add(caught.value.refusal.rule)
    assert any(rules)


def test_somebody_can_act_until_the_game_is_over(states):
    for state in states:
        assert (state.to_act is None) == state.is_over
        assert bool(state.legal()) != state.is_over
        assert (state.outcome is not None) == state.is_over


def test_legal_actions_come_in_a_stable_order_without_doubles(states):
    for state in states[::3]:
        codes = state.legal_codes()
        assert codes == state.legal_codes()
        assert len(set(codes)) == len(codes) <= state.game.meta.max_legal


def test_every_game_ends_within_its_declared_length(states):
    for state in states:
        assert state.ply <= state.game.meta.max_plies
        if state.ply == state.game.meta.max_plies:
            assert state.is_over


def test_chance_weights_are_positive(states):
    for state in states:
        if state.to_act == CHANCE:
            assert all(
                state.game.entry_points.weight(state.buffer(), code) > 0
                for code in state.legal_codes()
            )


def test_what_chance_draws_is_legal(states):
    for state in states:
        if state.to_act == CHANCE:
            assert state.draw().code in state.legal_codes()
            assert state.draw(seed=3) == state.draw(seed=3)


def test_nonsense_is_an_error_that_says_so(states):
    for text in (
        "",
        " ",
        "xyzzy",
        "build",
        "build nowhere",
        "🏠" * 50,
        "a" * 5000,
        "over over over",
        "build /",
    ):
        with pytest.raises(NotationError):
            states[-2].parse(text)


def test_barriers_stand_where_chance_acted(table):
    game, players, options = table
    state = game.new(players, **options)
    while state.to_act == CHANCE:
        state = state.play(state.draw(1))
        assert state.barrier
    assert not state.play(state.legal()[0]).barrier
