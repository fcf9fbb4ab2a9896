"""The calls of the lessons. Nothing is kept: whoever learns sends all answers each time."""

from __future__ import annotations

from typing import Any, Literal, cast

from starlette.requests import Request
from starlette.responses import Response

from lutetia.courses.lesson import Moment, Reason, after
from lutetia.courses.reading import Lesson, course
from lutetia.courses.tries import tried, way_to
from lutetia.engine.errors import Refusal
from lutetia.engine.events import for_viewer
from lutetia.engine.game import State
from lutetia.games import load
from lutetia.server.calls import Answers, LessonInfo, LessonMoment
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, answer, count, decoded, fixed, game_of
from lutetia.table.messages import Because, Entry, Legal, Message


async def lessons(request: Request) -> Response:
    """``GET /api/courses/<game>``"""
    return fixed(request, [_info(one) for one in offered(game_of(request)).values()])


def offered(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by their ids; none where it is played by an edition, for they
    speak of our reconstruction."""
    return course(game) if load(game).edition is None else {}


def _info(lesson: Lesson) -> LessonInfo:
    asks = all(step.asks for step in lesson.steps)
    return LessonInfo(lesson.id, len(lesson.steps), asks, tried(lesson))


async def moment(request: Request) -> Response:
    """``POST /api/courses/<game>/<lesson>``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.reads)
    lesson = offered(game_of(request)).get(request.path_params["lesson"])
    if lesson is None:
        raise HttpError(404, "no_call")
    given = await decoded(request, Answers)
    if given.rule is None:
        return answer(told(after(lesson, tuple(given.answers)), given.why))
    try:
        way = way_to(lesson, given.rule)
    except KeyError:
        raise HttpError(404, "no_call") from None
    return answer(told(after(lesson, way), given.why, way))


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
        answers=[because(no) for no in map(state.refusal, why or [])] if mine else [],
        way=None if way is None else list(way),
    )


def legal_of(state: State) -> list[Legal]:
    """Return what whoever is to act may do, with what each action would bring."""
    return [
        Legal(one.text, state.game.action_fields(one.code), state.preview(one))
        for one in state.legal()
    ]


def prompt_of(state: State) -> Message:
    """Return what whoever is to act is asked to do."""
    prompt = cast(Any, state.prompt()[0])
    return Message(prompt["key"], prompt["args"])


def _said(now: Moment, say: str) -> Message:
    lesson = now.lesson
    return Message(f"course.{lesson.game}.{lesson.id}.{say}", {"points": now.gained})


def because(why: Reason | Refusal | None) -> Because | None:
    """Return why something was wrong, or right, as it is told."""
    return None if why is None else Because(why.rule, Message(why.key, dict(why.args)))
