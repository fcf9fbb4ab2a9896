"""A position of Paris as JSON (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Counts, Head
from lutetia.games.paris.schema.view import City


class Position(Head, City):
    """Everything about one game at one moment; what stands behind screens by colour.

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
