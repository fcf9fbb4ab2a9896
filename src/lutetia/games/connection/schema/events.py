"""What can happen in Paris Connection, as viewers are told it."""

from __future__ import annotations

from typing import Union

from lutetia.engine.schema import Fact, Over


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


class Start(Fact, tag="start"):
    seat: int


class Round(Fact, tag="round"):
    round: int


class Chosen(Fact, tag="chosen"):
    seat: int
    company: str


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


class Returned(Fact, tag="returned"):
    seat: int
    company: str


class Took(Fact, tag="took"):
    seat: int
    company: str
    count: int


class Marseille(Fact, tag="marseille"):
    company: str


class OneBoard(Fact, tag="one_board"):
    company: str


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
