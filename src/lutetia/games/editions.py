"""What the box says: the doubtful values of a game, checking an edition, and playing by it.

>>> import lutetia
>>> [doubt.path for doubt in lutetia.editions.doubts("cite")][:2]
['tiles.own', 'switches.allow_flip.value']
>>> sheet = lutetia.editions.parse(lutetia.editions.text("cite"))
>>> lutetia.editions.check(sheet) is None  # it says what the reconstruction says
True
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from lutetia.engine.doubts import Doubt
from lutetia.engine.edition import (
    VARIABLE,
    Edition,
    Sheet,
    edition_of,
    parse,
    read,
    sheets_in_use,
    write,
)
from lutetia.engine.edition import differing as differing_
from lutetia.engine.errors import MaterialError
from lutetia.engine.json_types import JsonData
from lutetia.engine.texts import sentence
from lutetia.games import OURS, load

__all__ = [
    "Doubt",
    "Edition",
    "Sheet",
    "check",
    "differing",
    "doubts",
    "parse",
    "read",
    "sheet",
    "text",
    "use",
]


def doubts(game: str) -> tuple[Doubt, ...]:
    """Return what of ``game`` nobody here has seen printed,
    with the values of the reconstruction. Raises KeyError."""
    return load(game).doubts()


def sheet(game: str) -> Sheet:
    """Return every doubtful value of ``game`` as this process plays it. Raises KeyError."""
    now = sheets_in_use().get(game)
    values = {doubt.path: doubt.value for doubt in doubts(game)}
    if now is None:
        return Sheet(game, f"{load(game).meta.title}, my box", values)
    return Sheet(game, now.name, {**values, **now.values})


def text(game: str | Sheet) -> str:
    """Return an edition, or the `sheet` of a game,
    as TOML with comments on what each value may be."""
    given = sheet(game) if isinstance(game, str) else game
    return write(given, doubts(given.game), lambda key: sentence(f"{given.game}.unsure.{key}", {}))


def differing(given: Sheet) -> JsonData:
    """Return the values of an edition that are not the reconstruction's, by path."""
    return differing_(doubts(given.game), given.values)


def check(given: Sheet) -> Edition | None:
    """Return what it means to play by an edition; None when it says what the reconstruction says.

    Raises MaterialError: there is no such game, or its components do
    not hold together with these values.
    """
    _may_have_editions(given.game)
    game = load(given.game)
    game.check_values(given.values)
    return edition_of(given, game.doubts())


def use(*files: str | Path) -> None:
    """Play by the editions in ``files``, in this process and those that it starts.
    To be called before their games are loaded.

    Raises MaterialError: a game is loaded already, or an edition cannot be played by;
    then nothing has changed.
    """
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = os.pathsep.join(str(Path(file).resolve()) for file in files)
    sheets_in_use.cache_clear()
    try:
        for name in sheets_in_use():
            _may_have_editions(name)
            if f"lutetia.games.{name}" in sys.modules:
                raise MaterialError(f"{name} is loaded already; choose its edition before")
        for name in sheets_in_use():
            load(name)
    except BaseException:
        del os.environ[VARIABLE]
        if before is not None:
            os.environ[VARIABLE] = before
        sheets_in_use.cache_clear()
        raise


def _may_have_editions(game: str) -> None:
    if game not in OURS:
        raise MaterialError(f"there is no game {game!r} with editions; there are {', '.join(OURS)}")
