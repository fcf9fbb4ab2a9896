"""The view of La Cité de la Lumière."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lutetia.engine.json_types import JsonObject
from lutetia.engine.schema import SeatHead, SharedHead, ViewHead
from lutetia.games.cite.state import Phase


class Seat(SeatHead):
    """A seat.

    Attributes:
        tokens: left to activate postcards with.
        laid: how many tiles.
        holds: whether it has a tile in hand.
        hand: its number, to its owner only.
        unlaid: every tile not laid yet, the one in hand among them.
    """

    points: int
    tokens: int
    laid: int
    holds: bool
    hand: int | None
    unlaid: list[int]


class Paved(TypedDict):
    """A tile on the ground.

    Attributes:
        at: the top left space of its square.
        turns: quarters, clockwise.
    """

    colour: str
    tile: int
    at: str
    turns: int


class Placed(TypedDict):
    """A piece on the board.

    Attributes:
        of: of an annex: the building that it enlarges.
        facing: of the statue: where it looks.
    """

    piece: str
    colour: str | None
    cells: list[str]
    of: NotRequired[str]
    facing: NotRequired[str]


class LinePiece(TypedDict):
    """What stands behind a line, with its share where one can be told."""

    piece: str
    cells: list[str]
    points: NotRequired[int]
    lamps: NotRequired[int]
    lit_by: NotRequired[list[str]]


class ScoreLine(TypedDict):
    """A line of a seat's score: what pays how much, by which rule."""

    key: str
    points: int
    rule: str
    pieces: list[LinePiece]
    args: JsonObject


class Score(TypedDict):
    """The score of a seat.

    Attributes:
        free: the visible free spaces of its colour, which break a tie.
    """

    seat: int
    total: int
    lines: list[ScoreLine]
    free: list[str]


class City(TypedDict):
    """What views and positions have alike.

    Attributes:
        turn_of: whose turn it is, also while chance draws.
        first: who laid eight tiles first.
        ground: eight rows: b blue, o orange, m mixed, * streetlight, . nothing laid.
        reserve: buildings taken, by colour.
        postcards: ``open``, or who used it, perhaps ``without effect``; only those in play.
        waiting: who may still use Metropolitain or Chartier.
        markers: where skull, gargoyle, louvre, river and liberty are; absent until placed.
        fetched: the building of Levitation that must be placed now.
    """

    phase: Phase
    start: int | None
    turn_of: int | None
    first: int | None
    tiles: list[Paved]
    ground: list[str]
    pieces: list[Placed]
    reserve: dict[str, list[str]]
    postcards: dict[str, str]
    waiting: dict[str, str]
    markers: dict[str, str]
    fetched: str | None
    passes: int


class SharedView(SharedHead, City):
    """What all viewers see alike.

    Attributes:
        pool: buildings that nobody has taken.
        scores: None before the second phase.
    """

    seats: list[Seat]
    pool: list[str]
    scores: list[Score] | None


class View(ViewHead, SharedView):
    """What a viewer may know of a game of La Cité de la Lumière."""


class OwnView(TypedDict):
    """What one viewer sees otherwise than all do."""

    viewer: int | None
    seats: NotRequired[list[Seat]]
