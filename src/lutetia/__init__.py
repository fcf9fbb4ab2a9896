"""Lutetia: four board games about Paris, their rules compiled, in a few lines of Python.

>>> import lutetia
>>> state = lutetia.game("paris_paris").new(players=4, seed=7)
>>> while not state.is_over:
...     state = state.play(state.legal()[0])
>>> state.outcome.reason
'rounds'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import lutetia.games.editions as editions
    import lutetia.games.record as record
    from lutetia.engine.game import Game

from lutetia.engine import texts

__version__ = "0.1.0"
__all__ = ["CHANCE", "GAMES", "__version__", "editions", "game", "record"]

GAMES: tuple[str, ...]
"""The names of the games, in the order of the lobby."""

CHANCE = -1
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


def __getattr__(name: str) -> Any:
    if name == "record":
        import lutetia.games.record as record

        return record
    if name == "editions":
        import lutetia.games.editions as editions

        return editions
    if name == "GAMES":
        from lutetia.games import IDS

        return IDS
    raise AttributeError(f"module 'lutetia' has no attribute {name!r}")
