"""What can happen in Paris Paris, as viewers are told it."""

from __future__ import annotations

from typing import Literal, Union

from lutetia.engine.schema import Fact, Over, Start


class Marker(Fact, tag="marker"):
    """A card is dealt; its route is the seat's own secret."""

    seat: int
    route: str | None


class OpenMarker(Fact, tag="open_marker"):
    """With three, a card lies open."""

    route: str


class Round(Fact, tag="round"):
    round: int
    start: int


class Drawn(Fact, tag="drawn"):
    tile: str


class Built(Fact, tag="built"):
    seat: int
    tile: str


class Displaced(Fact, tag="displaced"):
    """A house is driven out."""

    seat: int
    owner: int
    stop: str
    to: Literal["bag", "supply"]


class SmallTour(Fact, tag="small_tour"):
    tile: str


class SmallPays(Fact, tag="small_pays"):
    stop: str
    seat: int
    points: int
    distance: int


class SmallNothing(Fact, tag="small_nothing"):
    pass


class Parked(Fact, tag="parked"):
    tile: str


class BigTour(Fact, tag="big_tour"):
    route: str


class SpecialTour(Fact, tag="special_tour"):
    """``seat`` is None for the open card."""

    route: str
    seat: int | None


class Crossing(Fact, tag="crossing"):
    stop: str
    seat: int
    points: int
    own: int
    near: int


class TourEnd(Fact, tag="tour_end"):
    route: str
    points: list[int]


class Boxed(Fact, tag="boxed"):
    route: str


class Shown(Fact, tag="shown"):
    seat: int
    route: str


class Bag(Fact, tag="bag"):
    """``seat`` is None where nobody has the most."""

    counts: list[int]
    seat: int | None
    points: int


Event = Union[  # noqa: UP007
    Start, Marker, OpenMarker, Round, Drawn, Built, Displaced, SmallTour, SmallPays, SmallNothing,
    Parked, BigTour, SpecialTour, Crossing, TourEnd, Boxed, Shown, Bag, Over,
]  # fmt: skip
"""Any of them, told apart by ``kind``."""
