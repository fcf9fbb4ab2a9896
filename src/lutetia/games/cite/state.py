"""The record of La Cité de la Lumière, field by field."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from lutetia.engine.kernel import Ints
from lutetia.engine.layout import BYTES, Layout
from lutetia.games.cite.material import N_CARDS

# phases
START, CARDS, CHOOSE, HANDS, LAY, LIGHT, OVER = 0, 1, 2, 3, 4, 5, 6
Phase = Literal["start", "cards", "choose", "hands", "lay", "light", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

# mode: how postcards are chosen (LC1.4)
FIRST_SET, DRAWN, CHOSEN = 0, 1, 2

NONE = -1

ENOUGH_PASSES = 2
"""So many passes in a row end the game (LC3.9)."""

# grounds
EMPTY, BLUE, ORANGE, MIXED, LAMP = 0, 1, 2, 3, 4

# pieces: buildings are 0 to 11, then the special ones
(
    GARDEN,
    ANNEX,
    STREETLIGHT,
    DANCER,
    FOUNTAIN,
    STATUE,
    LARGE,
    PAINTER,
    OBELISK,
    HOTEL,
    ARCH,
    TOWER,
) = range(12, 24)

# card[postcard]
OUT, OPEN, USED, SPENT = 0, 1, 2, 4  # USED + seat with its effect, SPENT + seat without


class Fields:
    """Everything about one game at one moment. Spaces are row * 8 + column from the top left;
    -1 stands for "none". Sets (`lutetia.engine.bits`) are of spaces, of buildings or of tiles."""

    pool: int  # option: 0 base, 1 with Eiffel, 2 with Eiffel and promos
    mode: int  # option: FIRST_SET, DRAWN, CHOSEN
    phase: int  # START ... OVER
    start: int
    cur: int
    tile: Annotated[Ints, 16, BYTES]  # tile[square]: (seat * 8 + tile) * 4 + turns, or -1
    land: Annotated[Ints, 5]  # land[ground]: the spaces of that ground
    at: Annotated[Ints, 24]  # at[piece]: the spaces that it covers
    covered: int  # all spaces that pieces cover
    pooled: int  # the buildings in the pool
    reserve: Annotated[Ints, 2]  # reserve[seat]: the buildings in a reserve
    built: Annotated[Ints, 2]  # built[seat]: those on the board, garden and hotel among them
    left: Annotated[Ints, 2]  # left[seat]: the tiles that lie in the pile
    hand: Annotated[Ints, 2]  # the tile in hand; secret to its owner
    laid: Annotated[Ints, 2]
    first: int  # who laid eight tiles first
    card: Annotated[Ints, N_CARDS, BYTES]
    tokens: Annotated[Ints, 2]
    metro: int  # seat that may still cover a streetlight
    chartier: int  # seat that still holds the mixed space
    fetched: int  # building that must be placed at once (Levitation)
    annexed: int  # piece that the annex enlarges
    facing: int  # direction in which the statue looks: 0 north, 1 east, 2 south, 3 west
    skull: int  # space of the catacombs
    gargoyle: int  # piece that bears the gargoyle
    louvre: int  # piece that houses the museum
    river: int  # edge of the board: 0 north, 1 east, 2 south, 3 west
    liberty: int  # quadrant: 0 north-west, 1 north-east, 2 south-west, 3 south-east
    passes: int  # passes in a row
    quiet: Annotated[Ints, 1]  # a trace that keeps nothing, for scores asked by a search


LAYOUT: Layout[Fields] = Layout(Fields)
