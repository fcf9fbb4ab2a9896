"""Every lesson played through: what does a change of the rules break?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from lutetia.courses.lesson import NEXT, Moment, after, truth, wanted
from lutetia.courses.reading import Lesson, LessonError, Step, course
from lutetia.engine.errors import LutetiaError

MAX_STEPS = 25
"""Steps that a lesson may have: a first game is over before anybody has had enough."""

QUESTIONS = 8

MAX_ANSWERS = 300
"""Answers that a lesson may take, as the server takes them."""

Says = Callable[[str, dict[str, object]], str | None]
"""Returns the sentence of a key with its values, None where there is none."""


def faults(game: str, says: dict[str, Says], rules: set[str]) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with the lessons of a game.

    Args:
        says: the words of each language.
        rules: the ids of the rules that there are.
    """
    try:
        lessons = course(game)
    except LessonError as error:
        yield str(error)
        return
    asked = sum(step.asks is not None for one in lessons.values() for step in one.steps)
    if lessons and asked != QUESTIONS:
        yield f"{game}: {asked} questions, not {QUESTIONS}"
    for lesson in lessons.values():
        yield from _titles(lesson, says)
        try:
            yield from _played(lesson, says, rules)
        except LutetiaError as error:
            yield f"{game}, {lesson.id}: {error}"


def right_answer(now: Moment) -> str:
    """Return an answer that leads on. Raises LessonError: there is none."""
    step = now.step
    assert step is not None
    if step.asks is not None:
        return truth(now.state, step, now.lesson.seat)
    if step.do is None:
        return NEXT
    if now.state.is_over or now.state.to_act != now.lesson.seat:
        raise LessonError(f"{where(now)}: it is not the learner's turn")
    for text in wanted(now.state, step):
        return text
    legal = [one.text for one in now.state.legal()]
    raise LessonError(f"{where(now)}: none of {step.do} is legal, but {legal}")


def where(now: Moment) -> str:
    """Return the name of a moment."""
    said = now.step.say if now.step else "the end"
    return f"{now.lesson.game}, {now.lesson.id}, {said}"


def _titles(lesson: Lesson, says: dict[str, Says]) -> Iterator[str]:
    for language, say in says.items():
        key = f"course.{lesson.game}.{lesson.id}.title"
        if say(key, {}) is None:
            yield f"{lesson.game}, {lesson.id}: no {key} in {language}"
    if len(lesson.steps) > MAX_STEPS:
        yield f"{lesson.game}, {lesson.id}: more than {MAX_STEPS} steps"


def _played(lesson: Lesson, says: dict[str, Says], rules: set[str]) -> Iterator[str]:
    answers: tuple[str, ...] = ()
    now = after(lesson, answers)
    while now.step is not None:
        yield from _step(now, now.step, says, rules)
        yield from _wrong(now, now.step, answers)
        answer = right_answer(now)
        now = after(lesson, (*answers, answer))
        if now.taken == len(answers):
            yield f"{where(now)}: {answer!r} is not taken"
            return
        answers += (answer,)
        if len(answers) > MAX_ANSWERS:
            yield f"{where(now)}: it does not end"
            return


def _step(now: Moment, step: Step, says: dict[str, Says], rules: set[str]) -> Iterator[str]:
    key = f"course.{now.lesson.game}.{now.lesson.id}.{step.say}"
    for language, say in says.items():
        said = say(key, {"points": now.gained})
        if said is None or re.search(r"[{}]", said):
            yield f"{where(now)}: no sentence in {language}, {key}"
    if step.rule not in rules:
        yield f"{where(now)}: there is no rule {step.rule!r}"
    told = {event.kind for act in now.acts for event in act.events}
    for kind in step.shows:
        if kind not in told:
            yield f"{where(now)}: no {kind} has happened, only {sorted(told)}"
    if step.asks is not None and right_answer(now) not in now.choices:
        yield f"{where(now)}: {right_answer(now)} is right and not among {now.choices}"


def _wrong(now: Moment, step: Step, answers: tuple[str, ...]) -> Iterator[str]:
    """Try all that is wrong: each is answered by a rule and changes nothing."""
    wrong = [one for one in now.choices if one != right_answer(now)]
    if step.do is not None:
        asked = set(wanted(now.state, step))
        legal = [one.text for one in now.state.legal()]
        wrong = [text for text in legal if text not in asked]
        if step.do != [""] and not wrong and len(legal) > 1:
            yield f"{where(now)}: nothing else can be tried"
    for text in wrong:
        tried = after(now.lesson, (*answers, text))
        if tried.taken != len(answers) or tried.state != now.state:
            yield f"{where(now)}: {text!r} is wrong and is taken"
        elif tried.wrong is None or tried.wrong.rule is None:
            yield f"{where(now)}: {text!r} is wrong by no rule"
