"""The view of Paris Paris."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lutetia.engine.schema import Counts, SeatHead, SharedHead, ViewHead
from lutetia.games.paris_paris.state import Phase


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


class SharedView(SharedHead):
    """What all viewers see alike.

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


class View(ViewHead, SharedView):
    """What a viewer may know of a game of Paris Paris."""


class OwnView(TypedDict):
    """What one viewer sees otherwise than all do."""

    viewer: int | None
    seats: NotRequired[list[Seat]]


class Memory(TypedDict):
    """What can be counted from what was seen.

    Attributes:
        bag: houses in the bag, by colour.
        left: tiles in the closed stacks.
    """

    bag: Counts
    left: Counts


class Recalled(TypedDict):
    """What a perfect memory adds to a view."""

    recall: Memory
