"""The actions of La Cité de la Lumière; nothing is told of their consequences."""

from __future__ import annotations

from typing import Union

from msgspec import UNSET, UnsetType

from lutetia.engine.schema import Nothing, Parts


class Lay(Parts, tag="lay"):
    """Lay the tile in hand; ``at`` is the top left space."""

    tile: int
    at: str
    turns: int


class Take(Parts, tag="take"):
    """Take a building from the pool."""

    piece: str


class Pass(Parts, tag="pass"):
    """Do nothing."""


class Choose(Parts, tag="choose"):
    """Choose a postcard for the game."""

    card: str


class Build(Parts, tag="build"):
    """Place a building; ``cells`` are the spaces that it covers."""

    piece: str
    at: str
    turns: int
    cells: list[str]


class Use(Parts, tag="use"):
    """Activate a postcard.

    Attributes:
        effect: False: without its effect.
        give: of Levitation, with ``get``.
        piece: of Jardin des Plantes, Fontaine des Mers, Arc de Triomphe, with ``turns``.
        on: of Notre-Dame and Musée du Louvre: a piece.
        side: of La Seine an edge, of La Liberté a quarter, of Bouquinistes where the building
            stands, of Le Penseur where it looks.
        at: of Tour Eiffel the top left of its four spaces.
    """

    card: str
    effect: bool
    give: str | UnsetType = UNSET
    get: str | UnsetType = UNSET
    piece: str | UnsetType = UNSET
    at: str | UnsetType = UNSET
    turns: int | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    on: str | UnsetType = UNSET
    side: str | UnsetType = UNSET


Move = Union[Lay, Take, Pass, Choose, Build, Use]  # noqa: UP007

EFFECTS = dict.fromkeys(("lay", "take", "pass", "choose", "build", "use"), Nothing)
