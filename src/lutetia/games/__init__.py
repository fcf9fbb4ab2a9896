"""The catalogue: names to games, each loaded when first asked for.

Ours are packages in this folder. Others come by entry points of the group ``lutetia.games``: the
name of a game, and the package that has its ``GAME`` (``docs/adding_a_game.md``).
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import EntryPoint
from typing import TYPE_CHECKING, Final

from lutetia.engine import texts
from lutetia.engine.errors import NoGame
from lutetia.engine.game import Game
from lutetia.engine.kernel import PACKAGE, source_hash
from lutetia.engine.levels import NAME
from lutetia.games import installed as elsewhere

GROUP: Final = "lutetia.games"

OURS: Final[tuple[str, ...]] = ("paris_paris", "cite", "paris", "connection")
"""Our own games, in the order of the lobby."""

_FIRST: Final = re.compile(r"^-?([a-z_]+)-", re.MULTILINE)

IDS: tuple[str, ...]
"""The names of all games, ours first, in the order of the lobby."""


def load(name: str) -> Game:
    """Return the game called ``name``. Raises KeyError naming those there are."""
    if name in OURS:
        game: Game = importlib.import_module(f"lutetia.games.{name}").GAME
        return game
    if name in foreign():
        return foreign()[name]
    there = f"there is no game {name!r}; there are {', '.join((*OURS, *foreign()))}"
    why = [said for said in broken() if said.startswith(f"{GROUP}: {name} ")]
    raise KeyError("; ".join([there, *why]))


def require(name: str) -> Game:
    """Return the game called ``name``, which a table or a record needs. Raises NoGame."""
    try:
        return load(name)
    except KeyError as error:
        raise NoGame(f"game: {error.args[0]}") from error


def foreign() -> Mapping[str, Game]:
    """Return the games of other packages, by name."""
    return _found()[0]


def broken() -> Sequence[str]:
    """Return a sentence for each game that is installed and cannot be used."""
    return _found()[1]


def sources() -> str:
    """Return a hash of all sources from which the rules and opponents of all games are made."""
    return "-".join([source_hash(), *(source_hash(game=name) for name in foreign())])


@cache
def _found() -> tuple[dict[str, Game], list[str]]:
    return elsewhere.installed(GROUP, NAME, {*OURS, *_words_of_the_site()}, _read)


def _words_of_the_site() -> set[str]:
    """Return the words with which keys of the site's own messages begin: those of a game so called
    would be among them."""
    files = (PACKAGE / "catalogues").rglob("*en.ftl")
    return {word for file in files for word in _FIRST.findall(file.read_text(encoding="utf-8"))}


def _read(point: EntryPoint) -> Game:
    game = point.load().GAME
    if not isinstance(game, Game):
        raise TypeError(f"GAME is no game: {game!r}")
    if game.meta.id != point.name:
        raise ValueError(f"the game calls itself {game.meta.id!r}")
    texts.check(game.meta.id, game.folder)
    return game


if not TYPE_CHECKING:  # other packages are looked for when somebody asks for all games

    def __getattr__(name: str) -> object:
        if name == "IDS":
            return (*OURS, *foreign())
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
