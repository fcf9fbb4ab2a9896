"""A plan of La Cité de la Lumière (`suppose`), and what it would score."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from lutetia.games.cite.schema.view import Score


class PlannedTile(TypedDict):
    """A tile not laid yet.

    Attributes:
        colour: whose it is; left out: the asker's.
        turns: left out: 0.
    """

    tile: int
    at: str
    colour: NotRequired[str | None]
    turns: NotRequired[int]
    act: NotRequired[str]


class PlannedPiece(TypedDict):
    """A building or special piece, or what the parts of a ``use`` carry."""

    piece: NotRequired[str]
    card: NotRequired[str | None]
    effect: NotRequired[bool]
    at: NotRequired[str]
    turns: NotRequired[int]
    give: NotRequired[str]
    get: NotRequired[str]
    on: NotRequired[str]
    side: NotRequired[str]
    colour: NotRequired[str | None]
    cells: NotRequired[list[str]]
    act: NotRequired[str]


class Plan(TypedDict):
    """What is laid on the position for trial: at most 16 tiles and 40 pieces."""

    tiles: NotRequired[list[PlannedTile] | None]
    pieces: NotRequired[list[PlannedPiece] | None]


class Note(TypedDict):
    """What could not really be placed so, and why.

    Attributes:
        index: which entry of the plan.
        counted: whether it counts all the same.
    """

    index: int
    of: Literal["tiles", "pieces"]
    rule: str | None
    key: str
    args: dict[str, Any]
    counted: bool


class Supposed(TypedDict):
    """What position and plan would score together."""

    scores: list[Score]
    notes: list[Note]
