"""A position of Paris Connection as JSON (docs/positions.md)."""

from __future__ import annotations

from lutetia.engine.schema import Counts, Head, RulesHead
from lutetia.games.connection.schema.view import Laying, Trade
from lutetia.games.connection.state import Phase


class Whole(Head):
    """What the game says of one moment; hands and notepads by colour.

    Attributes:
        stations: the start hex of each company, as far as drawn.
        map: who stands where, but for the start hexes.
        hand: shares of each company, by colour.
        took: shares taken in trades.
        floor: dealt shares that returns have shown.
    """

    phase: Phase
    start: int | None
    turn: int
    idle: int
    turn_of: int | None
    stations: dict[str, str]
    map: dict[str, list[str]]
    hand: dict[str, Counts]
    took: dict[str, Counts]
    returned: dict[str, Counts]
    floor: dict[str, Counts]
    build: Laying | None
    trade: Trade | None


class Position(RulesHead, Whole):
    """Everything about one game at one moment."""
