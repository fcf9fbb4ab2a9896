"""What can happen in Paris Connection, as viewers are told it."""

from __future__ import annotations

from typing import Union

from lutetia.engine.schema import Fact, Over, Start


class OfCompany(Fact):
    company: str


class SeatAndCompany(Fact):
    seat: int
    company: str


class Station(Fact, tag="station"):
    company: str
    hex: str


class Dealt(Fact, tag="dealt"):
    """The company is the seat's own secret."""

    seat: int
    company: str | None


class Sorted(Fact, tag="sorted"):
    stock: dict[str, int]
    dealt: dict[str, int]


class Round(Fact, tag="round"):
    round: int


class Chosen(SeatAndCompany, tag="chosen"):
    pass


class Laid(Fact, tag="laid"):
    """On a rural hex."""

    seat: int
    company: str
    hex: str


class Reached(Fact, tag="reached"):
    """On a city."""

    seat: int
    company: str
    hex: str
    points: int
    value: int


class Built(Fact, tag="built"):
    seat: int
    company: str
    count: int
    points: int


class Returned(SeatAndCompany, tag="returned"):
    pass


class Took(Fact, tag="took"):
    seat: int
    company: str
    count: int


class Marseille(OfCompany, tag="marseille"):
    pass


class OneBoard(OfCompany, tag="one_board"):
    pass


class Shown(Fact, tag="shown"):
    seat: int
    hand: dict[str, int]
    points: int
    over: int


Event = Union[  # noqa: UP007
    Station, Dealt, Sorted, Start, Round, Chosen, Laid, Reached, Built, Returned, Took, Marseille,
    OneBoard, Shown, Over,
]  # fmt: skip
"""Any of them, told apart by ``kind``."""
