"""The catalogue: names to games, each loaded when first asked for."""

from __future__ import annotations

import importlib

from lutetia.engine.game import Game

IDS: tuple[str, ...] = ("paris_paris", "cite", "paris", "connection")
"""All games, in the order of the lobby."""


def load(name: str) -> Game:
    """Return the game called ``name``. Raises KeyError naming those there are."""
    if name not in IDS:
        raise KeyError(f"there is no game {name!r}; there are {', '.join(IDS)}")
    game: Game = importlib.import_module(f"lutetia.games.{name}").GAME
    return game
