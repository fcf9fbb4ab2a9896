"""Learners who answer as they like: none of them is stuck before the end."""

from __future__ import annotations

import random

import pytest

from lutetia.courses.check import MAX_ANSWERS, right_answer
from lutetia.courses.lesson import after, wanted
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
