"""The record of Paris Connection, field by field."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from lutetia.engine.kernel import Ints
from lutetia.engine.layout import BYTES, SHORTS, Layout
from lutetia.games.connection.material import WORDS, C, H

# phases
STATIONS, DEAL, START, TURN, BUILD, TRADE, OVER = 0, 1, 2, 3, 4, 5, 6
Phase = Literal["stations", "deal", "start", "turn", "build", "trade", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)

NONE = -1
AGREED = -2
"""In place of a company: all agreed to end the game as it stands (PC7.6)."""


class Fields:
    """Everything about one game at one moment. All integers; -1 stands for "none";
    sets of companies are bits."""

    players: int  # 3 to 6 (PC1.1)
    phase: int  # STATIONS ... OVER
    start: int  # the seat that begins
    turn: int  # turns begun, this one included
    cur: int  # whose turn it is
    idle: int  # turns in a row in which nothing was built and no hand grew within its limit (PC7.6)
    station: Annotated[Ints, 6]  # station[company]: which of the start hexes
    # stock[company]: locomotives on its storing board; in the bag until all are dealt
    stock: Annotated[Ints, 6]
    # value[company]: above 0 once it has reached a city, and only then (PC5.1)
    value: Annotated[Ints, 6]
    hand: Annotated[Ints, 36, BYTES]  # hand[seat * 6 + company]: secret to the seat until the end
    # took[seat * 6 + company]: shares taken in trades; the public notepad (PC9.3)
    took: Annotated[Ints, 36, SHORTS]
    gave: Annotated[Ints, 36, SHORTS]  # gave[seat * 6 + company]: shares returned
    # floor[seat * 6 + company]: the most by which gave ever exceeded took; so many were dealt at
    # least
    floor: Annotated[Ints, 36, BYTES]
    company: int  # the company being built, or returned; AGREED after an end by consent
    n_laid: int  # locomotives placed in this build
    laid: Annotated[Ints, 5]  # and where
    on: Annotated[Ints, H, BYTES]  # on[hex]: companies that stand there
    # sets of hexes, each WORDS integers; the set of a company begins at company * WORDS
    near: Annotated[Ints, C * WORDS]  # those beside its track, no checkered side between
    room: Annotated[Ints, C * WORDS]  # those that have room for it
    # those without a city: hexes over which its every way to one leads
    vital: Annotated[Ints, C * WORDS]
    looked: Annotated[Ints, C * WORDS]  # and those that the search for these came upon
    single: Annotated[Ints, WORDS]  # hexes with room for one more
    # scratch of the search for ways: 1 + the hex from which this one was reached; zeros between
    # actions
    way: Annotated[Ints, H, SHORTS]
    queue: Annotated[Ints, H]  # scratch likewise: 1 + the hexes reached, in order
    # and likewise, sets: the hexes reached, those of this step and the next, and those of a way
    reached: Annotated[Ints, WORDS]
    step: Annotated[Ints, WORDS]
    after: Annotated[Ints, WORDS]
    path: Annotated[Ints, WORDS]


LAYOUT: Layout[Fields] = Layout(Fields)
