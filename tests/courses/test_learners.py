"""Learners who answer as they like: none of them is stuck before the end."""

from __future__ import annotations

import random

import pytest

from lutetia.courses.check import MAX_ANSWERS, right_answer
from lutetia.courses.lesson import NEXT, OUT, after, wanted
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
        more, points = answers, after(one, answers).state.scores().totals[one.seat]
        while (out := after(one, more)).plays_out:
            more = (*more, NEXT)
            found = after(one, more)
            assert (found.taken, found.wrong, found.acts) == (len(more), None, ())
            assert found.state.is_over or found.state.ply >= out.state.ply + OUT
            assert found.state.is_over or found.state.to_act == one.seat, "one may go on oneself"
            points += found.gained
        assert out.state.is_over
        assert out.state.scores().totals[one.seat] == points
        rest = len(one.steps) - out.at
        assert 0 < rest == sum(step.do is None for step in one.steps[out.at :])
        ended = after(one, (*more, *(NEXT,) * rest))
        assert (ended.step, ended.taken) == (None, len(more) + rest)
        answers = (*answers, right_answer(after(one, answers)))
