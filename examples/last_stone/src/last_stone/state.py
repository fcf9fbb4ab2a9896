"""The record, field by field."""

from __future__ import annotations

from typing import Annotated

from lutetia.engine.kernel import Ints
from lutetia.engine.layout import Layout

MOST = 3
"""Stones that a turn takes at most (LS2.1)."""
SMALLEST, LARGEST = 15, 21
"""The heap (LS1.2)."""

# phases
HEAP, DEAL, TURN, OVER = 0, 1, 2, 3
PHASES = ("heap", "deal", "turn", "over")


class Fields:
    """Everything about one game at one moment."""

    players: int
    phase: int  # HEAP, DEAL, TURN or OVER
    stones: int  # on the heap
    cur: int  # whose turn it is; -1 for nobody
    winner: int  # who took the last stone; -1 for nobody
    took: int  # how many stones the turn before took; 0 before the first
    lucky: Annotated[Ints, 4]  # the lucky number of each seat, secret to it; 0 before it is drawn


LAYOUT: Layout[Fields] = Layout(Fields)
