"""The record of Paris Paris, field by field."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from lutetia.engine.kernel import Ints
from lutetia.engine.layout import BYTES, Layout

# phases
START, MARKERS, DRAW, BUILD, OVER = 0, 1, 2, 3, 4
Phase = Literal["start", "markers", "draw", "build", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

NONE = -1

TWO_PLAYERS = 2
"""Two players: they have an open card (PP1.6) and no bag (PP5.5)."""


class Fields:
    """Everything about one game at one moment. All integers; -1 stands for "none"."""

    players: int  # 2 to 4 (PP1.1)
    open_bag: int  # option PP9.1
    tile_route: int  # option PP9.2: 1 = only the route of the tile's colour
    phase: int  # START ... OVER
    round: int  # from 1; 0 before the first
    start: int  # seat that holds the bus
    turn: int  # builds made in this round
    cur: int  # seat to build
    # left[tile]: copies still in closed stacks; their order is not decided yet
    left: Annotated[Ints, 35, BYTES]
    offer: Annotated[Ints, 5]  # tiles on offer, in the order drawn
    n_offer: int
    parked: Annotated[Ints, 5]  # parked[route]: the tile parked there
    houses: Annotated[Ints, 100, BYTES]  # houses[stop * 4 + seat]: 0 to 2
    removed: Annotated[Ints, 4]  # removed[seat]: houses of that seat in the bag
    marker: Annotated[Ints, 4]  # marker[seat]: route of the special-tour card; secret until the end
    open_marker: int  # route of the open card with two players
    small: Annotated[Ints, 4]  # points of each seat by source
    big: Annotated[Ints, 4]
    special: Annotated[Ints, 4]
    bag: Annotated[Ints, 4]


LAYOUT: Layout[Fields] = Layout(Fields)
