"""A position of Paris Paris as JSON (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Counts, Head, RulesHead
from lutetia.games.paris_paris.schema.view import Sources
from lutetia.games.paris_paris.state import Phase


class Whole(Head):
    """What the game says of one moment.

    Attributes:
        left: tiles in the closed stacks.
        bag: houses in the bag, by colour.
        marker: the route of each card, by colour.
        points: by colour, where they come from.
    """

    phase: Phase
    round: int
    start: int | None
    turn: int
    houses: dict[str, list[str]]
    offer: list[str]
    parked: list[str]
    left: Counts
    bag: Counts
    marker: dict[str, str]
    open_marker: str | None
    points: dict[str, Sources]


class Position(RulesHead, Whole):
    """Everything about one game at one moment."""
