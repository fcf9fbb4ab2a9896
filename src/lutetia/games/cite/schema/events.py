"""What can happen in La Cité de la Lumière, as viewers are told it."""

from __future__ import annotations

from typing import Literal, Union

from msgspec import UNSET, UnsetType

from lutetia.engine.schema import Fact, Over, Start


class Card(Fact, tag="card"):
    """``seat`` is None where the postcard was drawn rather than chosen."""

    card: str
    seat: int | None


class Hand(Fact, tag="hand"):
    """The tile is the seat's own secret."""

    seat: int
    tile: int | None


class Phase(Fact, tag="phase"):
    phase: Literal["lay", "light"]
    seat: int


class Laid(Fact, tag="laid"):
    seat: int
    tile: int
    at: str
    turns: int


class Took(Fact, tag="took"):
    seat: int
    piece: str


class Passed(Fact, tag="passed"):
    """``forced``: nothing could be done."""

    seat: int
    how: Literal["forced", "free"]


class Built(Fact, tag="built"):
    seat: int
    piece: str
    at: str
    cells: list[str]


class Used(Fact, tag="used"):
    """Only the values that the postcard has are told."""

    seat: int
    card: str
    how: Literal["without", "at", "on", "side", "plain"]
    effect: bool
    piece: str | UnsetType = UNSET
    at: str | UnsetType = UNSET
    turns: int | UnsetType = UNSET
    cells: list[str] | UnsetType = UNSET
    give: str | UnsetType = UNSET
    get: str | UnsetType = UNSET
    on: str | UnsetType = UNSET
    side: str | UnsetType = UNSET


class Spent(Fact, tag="spent"):
    seat: int
    card: str


class Swapped(Fact, tag="swapped"):
    seat: int
    give: str
    get: str


class SkullGone(Fact, tag="skull_gone"):
    at: str


Event = Union[  # noqa: UP007
    Start, Card, Hand, Phase, Laid, Took, Passed, Built, Used, Spent, Swapped, SkullGone, Over,
]  # fmt: skip
"""Any of them, told apart by ``kind``."""
