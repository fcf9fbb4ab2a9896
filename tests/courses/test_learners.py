"""Learners who answer as they like: none of them is stuck before the end."""

from __future__ import annotations

import random

import pytest

from lutetia.courses.check import MAX_ANSWERS, right_answer
from lutetia.courses.lesson import NEXT, after, wanted
from lutetia.courses.reading import Lesson, course
from lutetia.games import IDS


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    "one",
    [one for game in IDS for one in course(game).values() if one.level],
    ids=lambda one: f"{one.game}-{one.id}",
)
def test_whoever_does_anything_that_is_asked_for_comes_to_the_end(one: Lesson, seed: int) -> None:
    rng = random.Random(seed)
    answers: tuple[str, ...] = ()
    now = after(one, answers)
    while now.step is not None:
        assert now.taken == len(answers) < MAX_ANSWERS
        answer = right_answer(now)
        if now.step.do is not None:
            answer = rng.choice(wanted(now.state, now.step))
        answers = (*answers, answer)
        now = after(one, answers)
    assert now.state.is_over


@pytest.mark.parametrize(
    "one",
    [one for game in IDS for one in course(game).values() if one.level],
    ids=lambda one: f"{one.game}-{one.id}",
)
def test_who_has_had_enough_lets_the_rest_of_a_first_game_be_played_out(one: Lesson) -> None:
    """But not what the teacher asks for before."""
    answers: tuple[str, ...] = ()
    while not (now := after(one, answers)).plays_out and now.step is not None:
        if now.step.do is not None:
            refused = after(one, (*answers, NEXT))
            assert (refused.taken, refused.state) == (now.taken, now.state)
            assert refused.wrong is not None
        answers = (*answers, right_answer(now))
    assert now.plays_out == any(step.lasts == "game" for step in one.steps)
    if not now.plays_out:
        return
    for _ in range(2):  # at once, or after an action of one's own
        out = after(one, (*answers, NEXT))
        assert out.state.is_over
        assert (out.taken, out.wrong, out.acts, out.plays_out) == (
            len(answers) + 1,
            None,
            (),
            False,
        )
        totals = [moment.state.scores().totals[one.seat] for moment in (out, after(one, answers))]
        assert out.gained == totals[0] - totals[1]
        rest = len(one.steps) - out.at
        assert 0 < rest == sum(step.do is None for step in one.steps[out.at :])
        ended = after(one, (*answers, *(NEXT,) * (rest + 1)))
        assert (ended.step, ended.taken) == (None, len(answers) + rest + 1)
        answers = (*answers, right_answer(after(one, answers)))
