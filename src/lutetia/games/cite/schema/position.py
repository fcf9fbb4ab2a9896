"""A position of La Cité de la Lumière as JSON (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Counts, Head, RulesHead
from lutetia.games.cite.schema.view import City


class Whole(Head, City):
    """What the game says of one moment.

    Attributes:
        hand: the tile in each hand, by colour.
    """

    hand: Counts


class Position(RulesHead, Whole):
    """Everything about one game at one moment."""
