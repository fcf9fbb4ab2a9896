"""The calls of the lessons. Nothing is kept: whoever learns sends all answers each time."""

from __future__ import annotations

import asyncio
from typing import Any, Literal, cast

from starlette.requests import Request
from starlette.responses import Response

from lutetia.courses.lesson import Moment, after, moments
from lutetia.courses.reading import Lesson, course
from lutetia.courses.tries import tried, way_to
from lutetia.engine.events import for_viewer
from lutetia.server.calls import Answers, LessonInfo, LessonMoment
from lutetia.server.responses import HttpError, answer, decoded, fixed, game_of
from lutetia.server.teaching import because, because_each, legal_of, offered, prompt_of, wanted
from lutetia.table.messages import Entry, Message


async def lessons(request: Request) -> Response:
    """``GET /api/courses/<game>``"""
    return fixed(request, [_info(one) for one in offered(course, game_of(request)).values()])


def _info(lesson: Lesson) -> LessonInfo:
    asks = all(step.asks for step in lesson.steps)
    return LessonInfo(lesson.id, len(lesson.steps), asks, tried(lesson))


async def moment(request: Request) -> Response:
    """``POST /api/courses/<game>/<lesson>``"""
    lesson = wanted(request, course, "lesson")
    given = await decoded(request, Answers)
    if given.rule is None:
        return answer(told(await _reached(lesson, tuple(given.answers)), given.why))
    try:
        way = way_to(lesson, given.rule)
    except KeyError:
        raise HttpError(404, "no_call") from None
    return answer(told(after(lesson, way), given.why, way))


async def _reached(lesson: Lesson, answers: tuple[str, ...]) -> Moment:
    """Return what `after` does, one answer at a time: after each of them bots may play, and nobody
    else is to wait for all of that."""
    for now in moments(lesson, answers):  # noqa: B007  (the last is meant)
        await asyncio.sleep(0)
    return now


def told(
    now: Moment, why: list[str] | None = None, way: tuple[str, ...] | None = None
) -> LessonMoment:
    """Return a moment of a lesson as the learner is told it, and why the actions ``why`` may not
    be done: all that a seat may know, and nothing else. ``way`` led there, where it is not the
    learner's own."""
    state, step, seat = now.state, now.step, now.lesson.seat
    mine = state.to_act == seat
    asked = step is not None and step.do is not None
    waits: Literal["read", "act", "choose", "end"] = (
        "end" if step is None else "choose" if step.asks else "act" if asked else "read"
    )
    return LessonMoment(
        at=now.at,
        of=len(now.lesson.steps),
        taken=now.taken,
        waits=waits,
        say=None if step is None else _said(now, step.say),
        rule=None if step is None else step.rule or None,
        point=[] if step is None else step.point,
        choices=now.choices,
        plays_out=now.plays_out,
        view=state.view(seat),
        legal=legal_of(state) if mine and asked else [],
        prompt=prompt_of(state) if mine and asked else None,
        entries=[
            Entry(
                n=n,
                ply=act.ply,
                seat=act.seat,
                kind="act",
                text=act.text,
                events=cast(Any, for_viewer(act.events, seat)),
            )
            for n, act in enumerate(now.acts)
        ],
        wrong=because(now.wrong),
        learned=because(now.learned),
        answers=because_each(state, why or []) if mine else [],
        way=None if way is None else list(way),
    )


def _said(now: Moment, say: str) -> Message:
    lesson = now.lesson
    return Message(f"course.{lesson.game}.{lesson.id}.{say}", {"points": now.gained})
