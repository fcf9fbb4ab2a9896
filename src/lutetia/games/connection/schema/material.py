"""What the drawing of Paris Connection needs, once."""

from __future__ import annotations

from typing import Literal, TypedDict


class Hex(TypedDict):
    """A hex of the map, in axial coordinates."""

    id: str
    name: str | None
    kind: Literal["rural", "city", "start", "eiffel"]
    value: int
    q: int
    r: int


class Sure(TypedDict):
    """What of the map somebody here has seen printed."""

    hexes: bool
    cities: bool
    stations: bool
    sides: bool


class Room(TypedDict):
    """How many locomotives fit on a hex."""

    rural: int
    city: int


class Shares(TypedDict):
    """How many shares are dealt to each, and how many one may hold."""

    players: int
    dealt: int
    limit: int


class Locomotives(TypedDict):
    """How many there are of a company, and how many one may build and take in a turn."""

    count: int
    build: int
    take: int


class Material(TypedDict):
    """The map and the locomotives.

    Attributes:
        goal: the hex that ends the game.
        sides: pairs of hexes with a checkered side between them.
    """

    edition: str
    sure: Sure
    goal: str
    companies: list[str]
    hexes: list[Hex]
    sides: list[tuple[str, str]]
    room: Room
    tables: list[Shares]
    locomotives: Locomotives
