"""What the drawing of La Cité de la Lumière needs, once."""

from __future__ import annotations

from typing import Literal, TypedDict

Cell = tuple[int, int]
"""A space, counted from another one: to the right and down."""

Ground = Literal["blue", "orange", "mixed", "lamp"]


class Building(TypedDict):
    """A building, unturned."""

    id: str
    size: int
    cells: list[Cell]


class Laid(TypedDict):
    """A way to lay a piece."""

    piece: str
    cells: list[Cell]


class Material(TypedDict):
    """Tiles, buildings and postcards.

    Attributes:
        tiles: north-west, north-east, south-west, south-east of each tile, unturned, by colour.
        laid: every way to lay a piece, in the order of its turns.
        card_rules: the rule of each postcard.
        rays: where the large lamp shines, as steps from it, one list a ray.
    """

    tiles: dict[str, list[list[Ground]]]
    buildings: list[Building]
    laid: list[Laid]
    postcards: list[str]
    card_rules: dict[str, str]
    rays: list[list[Cell]]
