"""The view of Paris Paris."""

from __future__ import annotations

from typing import Literal, TypedDict

from lutetia.engine.schema import Counts, SeatHead, ViewHead

Phase = Literal["start", "markers", "draw", "build", "over"]


class Sources(TypedDict):
    """Where the points of a seat come from.

    Attributes:
        bag: for its houses in the bag.
    """

    small: int
    big: int
    special: int
    bag: int


class Seat(SeatHead, Sources):
    """A seat.

    Attributes:
        houses: on the board.
        marker: the route of its card: one's own, and all at the end.
    """

    points: int
    houses: int
    marker: str | None


class View(ViewHead):
    """What a viewer may know of a game of Paris Paris.

    Attributes:
        start: the seat that begins the round.
        turn: builds of this round so far.
        dealt: cards dealt so far.
        houses: by stop, the colours there in the order of the seats; stops without are absent.
        offer: tiles on offer, in the order drawn.
        bag: houses in the bag, with the option ``open_bag`` and at the end.
        stacks: stacks still closed.
    """

    phase: Phase
    round: int
    rounds: int
    start: int | None
    turn: int
    dealt: int
    seats: list[Seat]
    houses: dict[str, list[str]]
    offer: list[str]
    parked: list[str]
    open_marker: str | None
    bag: Counts | None
    stacks: int
