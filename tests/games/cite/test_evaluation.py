"""What La Cité de la Lumière tells the search: exact at the end, alike for both seats,
blind to hidden hands, without a trace."""

from __future__ import annotations

import random

import pytest

import lutetia
from lutetia.ai.levels import LEVELS, choose
from lutetia.ai.search_params import Budget
from lutetia.engine.kernel import kernel
from lutetia.engine.rng import make_rng
from lutetia.games.cite import evaluation, rules

GAME = lutetia.game("cite")
evaluation_evaluate, evaluation_prior, rules_resample = (
    evaluation.evaluate,
    evaluation.prior,
    rules.resample,
)


@kernel
def evaluate(buffer, seat):
    return evaluation_evaluate(buffer[0], seat)


@kernel
def prior(buffer, action):
    return evaluation_prior(buffer[0], action)


@kernel
def resample(buffer, seat, rng):
    rules_resample(buffer[0], seat, rng)


def walk(seed, pool="all"):
    pick = random.Random(seed)
    state = GAME.new(2, seed=seed, cards="random", pool=pool)
    while not state.is_over:
        yield state
        state = state.play(pick.choice(state.legal()))
    yield state


@pytest.mark.parametrize("seed", range(4))
def test_evaluation_leave_the_record_as_it_is_and_treat_both_seats_alike(seed):
    for state in walk(seed):
        buffer = state.buffer()
        for code in state.legal_codes():
            prior(buffer, code)
        assert int(evaluate(buffer, 0)) == -int(evaluate(buffer, 1))
        assert GAME.layout.to_ints(buffer) == list(state.key())


def test_evaluate_cannot_tell_the_hands_that_a_seat_cannot_see():
    for state in list(walk(5))[:-1:4]:
        for seat in range(2):
            seen = set()
            for again in range(6):
                buffer = state.buffer()
                resample(buffer, seat, make_rng(again))
                seen.add(int(evaluate(buffer, seat)))
            assert seen == {int(evaluate(state.buffer(), seat))}


@pytest.mark.rule("LC6.1")
@pytest.mark.parametrize("pool", ["base", "eiffel", "all"])
def test_at_the_end_evaluate_is_the_lead(pool):
    *_, end = walk(7, pool)
    mine, theirs = end.outcome.scores
    assert int(evaluate(end.buffer(), 0)) == (mine - theirs) * 1000


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_in_both_phases(level):
    states = list(walk(2))
    for state in (states[3], states[-6]):
        answer = choose(
            "cite", state.view(state.to_act, recall=True), level, 1, Budget(simulations=40)
        )
        assert answer in {action.text for action in state.legal()}


@pytest.mark.rule("LC6.1")
def test_greedy_builds_where_the_light_is():
    data = {
        "phase": "light", "to_act": 0, "turn_of": 0, "first": 0,
        "ground": ["bbbboooo", "bbbboooo", "bbbboooo", "bbb*oooo", *["oooooooo"] * 4],
        "reserve": {"blue": ["I3"]},
    }  # fmt: skip
    state = GAME.position(data)
    answer = choose("cite", state.view(0, recall=True), "greedy", 1)
    lit = state.play(answer)
    assert (
        max(state.play(action).scores().totals[0] for action in state.legal())
        == lit.scores().totals[0]
        == 6
    )
