"""A lesson as it goes on: the same answers lead to the same moment, in every process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from lutetia.ai.levels import decide, find_level
from lutetia.courses.reading import Lesson, LessonError, Step, course
from lutetia.engine.errors import Refusal
from lutetia.engine.events import Event
from lutetia.engine.game import State
from lutetia.games import load

NEXT = ""
"""The answer to a step that is only read, and to one that can be played out."""

OUT = 16
"""Actions, about, that bots do after `NEXT` where a game is played out: it is asked again and
again, so that a server never does much at a time."""


@dataclass(frozen=True)
class Act:
    """What somebody did, and what followed.

    Attributes:
        text: in the notation, without what is hidden from the learner.
        ply: number of actions after it.
    """

    seat: int
    text: str
    ply: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Reason:
    """Why something was wrong or right: a sentence and the id of its rule."""

    rule: str | None
    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Moment:
    """Where a learner stands.

    Attributes:
        at: number of the step; that of all steps at the end.
        taken: answers that led here; what was answered wrongly, or cannot be answered, is not.
        acts: what was done since the answer before.
        gained: points that these brought the learner.
        wrong: why the last answer was not taken.
        learned: why the last answer to a question was right.
    """

    lesson: Lesson
    at: int
    state: State
    taken: int = 0
    acts: tuple[Act, ...] = ()
    gained: int = 0
    wrong: Reason | None = None
    learned: Reason | None = None

    @property
    def step(self) -> Step | None:
        """What is waited for; None at the end."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def plays_out(self) -> bool:
        """Whether `NEXT` is taken as well as actions: then bots play on for a while, in the place
        of the learner too."""
        step = self.step
        lasts = step is not None and step.do is not None and step.lasts == "game"
        return lasts and self.lesson.level is not None

    @property
    def choices(self) -> list[str]:
        """The answers to a question; none where nothing is asked."""
        step = self.step
        if step is None or step.asks is None:
            return []
        return ["yes", "no"] if step.asks == "allowed" else [str(one) for one in step.choices]


def after(lesson: Lesson, answers: tuple[str, ...]) -> Moment:
    """Return where ``answers`` lead, as far as they are right. Raises LessonError: the file does
    not fit the rules."""
    for now in moments(lesson, answers):  # noqa: B007  (the last is meant)
        pass
    return now


def moments(lesson: Lesson, answers: tuple[str, ...]) -> Iterator[Moment]:
    """Yield the beginning and where each of ``answers`` leads, as far as they are right. Raises
    LessonError."""
    for n in range(len(answers) + 1):
        now = _after(lesson.game, lesson.id, answers[:n])
        yield now
        if now.taken < n:
            return


def begun(lesson: Lesson) -> State:
    """Return the first position of a lesson. Raises LessonError."""
    first = lesson.steps[0].position
    if first is not None:
        return _placed(lesson, first)
    if lesson.players is None:
        raise LessonError(f"{_where(lesson, 0)}: neither position nor players")
    new = load(lesson.game).new(lesson.players, lesson.seed, **lesson.options)
    return _others(lesson, new)[0]


def wanted(state: State, step: Step) -> list[str]:
    """Return the actions that a step asks for, as far as they are legal."""
    legal = [one.text for one in state.legal()]
    whole = set(legal)
    return [
        text
        for text in legal
        if any(text == do or (do not in whole and text.startswith(do)) for do in step.do or ())
    ]


def truth(state: State, step: Step, seat: int) -> str:
    """Return the right answer to a question. Raises Refused, where points are asked and
    ``action`` is refused."""
    if step.asks == "allowed":
        return "yes" if state.refusal(step.action) is None else "no"
    return str(_points(state.play(step.action), seat) - _points(state, seat))


@lru_cache(2048)
def _after(game: str, name: str, answers: tuple[str, ...]) -> Moment:
    lesson = course(game)[name]
    if not answers:
        return Moment(lesson, 0, begun(lesson))
    before = _after(game, name, answers[:-1])
    fresh = replace(before, wrong=None, learned=None)
    step = before.step
    if step is None or before.taken < len(answers) - 1:
        return before
    answered = _chosen if step.asks else _read if step.do is None else _done
    return answered(fresh, step, answers[-1])


def _read(now: Moment, step: Step, answer: str) -> Moment:
    return _onward(now, now.state, ()) if answer == NEXT else now


def _chosen(now: Moment, step: Step, answer: str) -> Moment:
    lesson = now.lesson
    no = now.state.refusal(step.action) if step.asks == "allowed" else None
    why = _rule(lesson, step) if no is None else _reason(no)
    if answer != truth(now.state, step, lesson.seat):
        return replace(now, wrong=why)
    if no is not None:
        return replace(_onward(now, now.state, ()), learned=why)
    acts: list[Act] = []
    state = _played(lesson, now.state, step.action, acts)
    return replace(_onward(now, state, tuple(acts)), learned=why)


def _done(now: Moment, step: Step, answer: str) -> Moment:
    state = now.state
    if answer == NEXT and now.plays_out:
        state, many = _others(now.lesson, state, OUT)
        return replace(_onward(now, state, many, int(state.is_over)), acts=())  # none is told
    no = state.refusal(answer)
    if no is not None:
        return replace(now, wrong=_reason(no))
    if state.parse(answer).text not in wanted(state, step):
        return replace(now, wrong=_rule(now.lesson, step))
    acts: list[Act] = []
    state = _played(now.lesson, state, answer, acts)
    for text in step.then:
        state = _played(now.lesson, state, text, acts)
    turn_over = state.is_over or state.to_act != now.lesson.seat
    state, others = _others(now.lesson, state)
    done = {
        "action": True,
        "turn": turn_over,
        "phase": _phase(state) != _phase(now.state),
        "game": state.is_over,
    }[step.lasts]
    return _onward(now, state, (*acts, *others), 1 if done else 0)


def _onward(now: Moment, state: State, acts: tuple[Act, ...], steps: int = 1) -> Moment:
    lesson, at = now.lesson, now.at + steps
    gained = _points(state, lesson.seat) - _points(now.state, lesson.seat)
    if not acts:  # of what was only read, one still speaks of what came before
        acts, gained = (), now.gained
    while state.is_over and at < len(lesson.steps) and _pointless(lesson.steps[at]):
        at += 1
    follows = lesson.steps[at].position if steps and at < len(lesson.steps) else None
    if follows is not None:
        state = _placed(lesson, follows)
    return replace(now, at=at, state=state, taken=now.taken + 1, acts=acts, gained=gained)


def _pointless(step: Step) -> bool:
    """Return whether nothing can be done at a step once the game is over."""
    return step.do is not None and step.position is None


def _others(lesson: Lesson, state: State, least: int = 0) -> tuple[State, tuple[Act, ...]]:
    """Let bots play until it is the learner's turn, and in the place of the learner too before
    there were ``least`` actions."""
    acts: list[Act] = []
    if lesson.level is None:
        return state, ()
    level = find_level(lesson.level, lesson.game)
    while not state.is_over and (state.to_act != lesson.seat or len(acts) < least):
        view = state.view(state.to_act, recall=True)
        code = decide(state.game, view, level, lesson.bots + state.ply)
        state = _played(lesson, state, code, acts)
    return state, tuple(acts)


def _played(lesson: Lesson, state: State, action: str | int, acts: list[Act]) -> State:
    seat, parsed = state.to_act, state.parse(action)
    assert seat is not None
    played = state.play(parsed)
    text = state.game.format_action(parsed.code, reveal_all=seat == lesson.seat)
    acts.append(Act(seat, text, played.ply, played.events))
    return played


def _placed(lesson: Lesson, position: Mapping[str, Any]) -> State:
    return load(lesson.game).position({**lesson.position, **position}, seed=lesson.seed)


def _phase(state: State) -> object:
    return state.view(None)["phase"]


def _points(state: State, seat: int) -> int:
    return int(state.scores().totals[seat])


def _rule(lesson: Lesson, step: Step) -> Reason:
    return Reason(step.rule, f"{lesson.game}.rule.{step.rule}")


def _reason(no: Refusal) -> Reason:
    return Reason(no.rule, no.key, dict(no.args))


def _where(lesson: Lesson, at: int) -> str:
    return f"{lesson.game}, {lesson.id}, step {at + 1}"
