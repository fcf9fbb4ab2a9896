"""Lutetia: four board games about Paris, their rules compiled, in a few lines of Python.

>>> import lutetia
>>> state = lutetia.game("paris_paris").new(players=4, seed=7)
>>> while not state.is_over:
...     state = state.play(state.legal()[0])
>>> state.outcome.reason
'rounds'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from lutetia.engine import texts

if TYPE_CHECKING:
    import lutetia.games.editions as editions
    import lutetia.games.record as record
    from lutetia.engine.action import Action
    from lutetia.engine.errors import (
        LutetiaError,
        NotationError,
        PositionError,
        RecordError,
        Refusal,
        Refused,
    )
    from lutetia.engine.events import Event
    from lutetia.engine.game import Game, State
    from lutetia.engine.meta import Meta, Option
    from lutetia.engine.outcome import Outcome, ScoreLine, Scores
    from lutetia.games.record import Record

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "Event",
    "Game",
    "LutetiaError",
    "Meta",
    "NotationError",
    "Option",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "ScoreLine",
    "Scores",
    "State",
    "__version__",
    "editions",
    "game",
    "record",
]

GAMES: tuple[str, ...]
"""The names of the games, in the order of the lobby."""

CHANCE: Final = -1
"""The actor that draws and shuffles, in ``state.to_act``."""


def game(name: str) -> Game:
    """Return the rules called ``name`` (see `GAMES`). Raises KeyError naming those there are."""
    from lutetia.games import load

    return load(name)


def _words() -> texts.Words:
    """Return the words that the engine asks for."""
    from lutetia.i18n import words

    return words


texts.use(_words)

_FROM: Final = {
    "action": ("Action",),
    "errors": (
        "LutetiaError", "NotationError", "PositionError", "RecordError", "Refusal", "Refused",
    ),
    "events": ("Event",),
    "game": ("Game", "State"),
    "meta": ("Meta", "Option"),
    "outcome": ("Outcome", "ScoreLine", "Scores"),
}  # fmt: skip
"""What stands in which module of the engine; each is loaded when it is first asked for."""

if not TYPE_CHECKING:  # a type checker knows the names from above, and that there are no others

    def __getattr__(name: str) -> object:
        if name in ("record", "editions"):
            return import_module(f"lutetia.games.{name}")
        if name == "Record":
            return import_module("lutetia.games.record").Record
        if name == "GAMES":
            return import_module("lutetia.games").IDS
        for module, names in _FROM.items():
            if name in names:
                return getattr(import_module(f"lutetia.engine.{module}"), name)
        raise AttributeError(f"module 'lutetia' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
