"""The files of the lessons."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from lutetia.engine.errors import LutetiaError
from lutetia.games import load
from lutetia.games.package import PackageGame


class LessonError(LutetiaError):
    """A lesson that cannot be read or played; says where."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher says, and what is waited for.

    Attributes:
        say: names the sentence, ``course.<game>.<lesson>.<say>``.
        rule: id of the rule that the step is about; it answers a wrong try.
        do: how the texts of the actions begin that are asked for, ``[""]`` for any; what is the
            whole text of a legal action asks for that one alone. Without it the learner only reads.
        lasts: how long such actions are asked for: one, until the learner's turn is over, until
            another phase of the game has begun, or until the game is over. Once it is over, a step
            that asks for actions is passed over.
        asks: a question instead: how many points ``action`` brings, or whether it is allowed.
        action: what a question is about, done by whoever is to act.
        choices: numbers of points to choose from.
        point: CSS selectors of what the teacher points at on the board.
        position: where the step begins, as ``docs/positions.md`` has it, beside what the lesson
            says of all its positions; without it where the one before ended.
        then: actions of the others afterwards, in notation.
        shows: kinds of events that must have happened by now, since the answer before.
    """

    say: str
    rule: str = ""
    do: list[str] | None = None
    lasts: Literal["action", "turn", "phase", "game"] = "action"
    asks: Literal["points", "allowed"] | None = None
    action: str = ""
    choices: list[int] = []
    point: list[str] = []
    position: dict[str, Any] | None = None
    then: list[str] = []
    shows: list[str] = []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson.

    Attributes:
        order: its place in the course.
        steps: in their order.
        seat: the learner's.
        seed: decides all chance.
        bots: decides what bots do; a lesson may need bots that do something to be spoken of.
        players: how many play, where the lesson is a game from its beginning.
        options: of that game.
        level: of bots that play the other seats; None: they do only what ``then`` says.
        position: what all positions of its steps have in common.
        game, id: from where the file lies.
    """

    order: int
    steps: Annotated[list[Step], msgspec.Meta(min_length=1)] = msgspec.field(name="step")
    seat: int = 0
    seed: int = 1
    bots: int = 1
    players: int | None = None
    options: dict[str, bool | str] = {}
    level: str | None = None
    position: dict[str, Any] = {}
    game: str = ""
    id: str = ""


@cache
def course(game: str) -> dict[str, Lesson]:
    """Return the lessons of a game by their ids, in their order. Raises LessonError, and KeyError
    for an unknown game."""
    rules = load(game)
    if not isinstance(rules, PackageGame):
        return {}
    found = []
    for path in rules.folder.glob("texts/course/*.toml"):
        try:
            read = msgspec.toml.decode(path.read_text(encoding="utf-8"), type=Lesson)
        except msgspec.DecodeError as error:
            raise LessonError(f"{game}, {path.name}: {error}") from None
        found.append(msgspec.structs.replace(read, game=game, id=path.stem))
    return {one.id: one for one in sorted(found, key=lambda one: one.order)}
