"""What La Cité de la Lumière tells the search: exact at the end, alike for both seats,
blind to hidden hands, without a trace."""

from __future__ import annotations

import pytest

import lutetia
from lutetia.ai.levels import LEVELS
from lutetia.engine.rng import make_rng
from tests.games import evaluation_kernels
from tests.games.evaluation_kernels import answer, leave_the_record_as_it_is

GAME = lutetia.game("cite")
OWN = evaluation_kernels.evaluation_kernels(GAME)
evaluate, resample = OWN.evaluate, OWN.resample


def walk(seed, pool="all"):
    return list(evaluation_kernels.walk(GAME, 2, seed, cards="random", pool=pool))


@pytest.mark.parametrize("seed", range(4))
def test_evaluation_leaves_the_record_as_it_is_and_treats_both_seats_alike(seed):
    states = walk(seed)
    leave_the_record_as_it_is(OWN, states)
    for state in states:
        assert int(evaluate(state.buffer(), 0)) == -int(evaluate(state.buffer(), 1))


def test_evaluate_cannot_tell_the_hands_that_a_seat_cannot_see():
    for state in walk(5)[:-1:4]:
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
    states = walk(2)
    for state in (states[3], states[-6]):
        assert answer(state, level, 40) in {action.text for action in state.legal()}


@pytest.mark.rule("LC6.1")
def test_greedy_builds_where_the_light_is():
    data = {
        "phase": "light", "to_act": 0, "turn_of": 0, "first": 0,
        "ground": ["bbbboooo", "bbbboooo", "bbbboooo", "bbb*oooo", *["oooooooo"] * 4],
        "reserve": {"blue": ["I3"]},
    }  # fmt: skip
    state = GAME.position(data)
    lit = state.play(answer(state, "greedy"))
    assert (
        max(state.play(action).scores().totals[0] for action in state.legal())
        == lit.scores().totals[0]
        == 6
    )
