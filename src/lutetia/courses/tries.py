"""Where in a lesson a rule can be tried, and what leads there."""

from __future__ import annotations

from lutetia.courses.check import right_answer
from lutetia.courses.lesson import Moment, after
from lutetia.courses.reading import Lesson


def tried(lesson: Lesson) -> list[str]:
    """Return the ids of the rules that one tries in a lesson, in the order of its steps."""
    # In a whole game whatever is tried is right: it shows no rule in particular.
    if lesson.level is not None:
        return []
    return list(dict.fromkeys(step.rule for step in lesson.steps if step.do is not None))


def way_to(lesson: Lesson, rule: str) -> tuple[str, ...]:
    """Return the answers that lead to the first step in which a rule is tried, all of them right.
    Raises KeyError: that rule is not tried there."""
    if rule not in tried(lesson):
        raise KeyError(rule)
    answers: tuple[str, ...] = ()
    while not tries(now := after(lesson, answers), rule):
        answers += (right_answer(now),)
    return answers


def tries(now: Moment, rule: str) -> bool:
    """Return whether a rule is tried at a moment."""
    return now.step is not None and now.step.do is not None and now.step.rule == rule
