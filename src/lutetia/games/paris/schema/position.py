"""A position of Paris as JSON (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Counts, Head, RulesHead
from lutetia.games.paris.schema.view import City


class Open(Head, City):
    """What everybody sees of one moment."""


class Whole(Open):
    """What the game says of one moment; what stands behind screens by colour.

    Attributes:
        behind: keys.
        held: tokens.
        unused: bonus tiles.
        hand: end-game tiles taken.
    """

    francs: Counts
    behind: Counts
    held: dict[str, Counts]
    unused: dict[str, list[int]]
    hand: dict[str, list[str]]


class Position(RulesHead, Whole):
    """Everything about one game at one moment."""
