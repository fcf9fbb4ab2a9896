"""What the calls of lessons and puzzles share: which ones there are, and how a position is told to
whoever learns from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from starlette.requests import Request

from lutetia.courses.lesson import Reason
from lutetia.engine.errors import Refusal
from lutetia.engine.game import State
from lutetia.games import load
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import HttpError, count, game_of
from lutetia.table.messages import Because, Legal, Message

T = TypeVar("T")
Shelf = Callable[[str], Mapping[str, T]]
"""What comes with a game, named by its id: lessons or puzzles by their own ids."""


def offered(shelf: Shelf[T], game: str) -> Mapping[str, T]:
    """Return what ``shelf`` has for a game; nothing where it is played by an edition, for all of it
    was made with our reconstruction."""
    return shelf(game) if load(game).edition is None else {}


def wanted(request: Request, shelf: Shelf[T], name: str) -> T:
    """Return the one that a request names in the part ``name`` of its path, counted as a read.

    Raises HttpError: 404 where there is no such game, lesson or puzzle, 429 for too many reads.
    """
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    found = offered(shelf, game_of(request)).get(request.path_params[name])
    if found is None:
        raise HttpError(404, "no_call")
    return found


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


def because(why: Reason | Refusal | None) -> Because | None:
    """Return why something was wrong, or right, as it is told."""
    return None if why is None else Because(why.rule, Message(why.key, dict(why.args)))


def because_each(state: State, actions: list[str]) -> list[Because | None]:
    """Return why each of ``actions`` may not be done; None where it may."""
    return [because(state.refusal(action)) for action in actions]
