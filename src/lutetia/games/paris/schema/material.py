"""What the drawing of Paris needs, once. ``sure``: whether somebody here has seen it printed."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from lutetia.engine.schema import Counts


class DistrictData(TypedDict):
    """A district.

    Attributes:
        bank: francs that it pays.
        types: of its buildings, lowest value first.
    """

    id: str
    name: str
    bank: int
    types: list[str]
    sure: bool


class Id(TypedDict):
    """Something that has a name only."""

    id: str


class EightCosts(TypedDict):
    """What a building of value 8 costs besides its francs."""

    cost: Counts
    sure: bool


class BuildingData(TypedDict):
    """What is common to the buildings.

    Attributes:
        tokens: beside the spaces, lowest value first.
        eight_costs: what a building of value 8 costs besides its francs.
        eight_points: what it pays.
        track_francs: the price of a move on the bonus track at the values 1, 2 and 3.
    """

    tokens: list[str]
    eight_costs: EightCosts
    eight_points: int
    track_francs: list[int]


class Landmark(TypedDict):
    """A landmark and its sections."""

    id: str
    name: str
    value: int
    cost: Counts
    sections: list[str]
    sure: NotRequired[bool]


class HonourData(TypedDict):
    """What the section of a landmark pays, by token."""

    points: Counts
    sure: bool


class Prize(TypedDict):
    """A scoring tile: what the first, second and third of a district get."""

    id: str
    points: list[int]
    sure: NotRequired[bool]


class Zones(TypedDict):
    """The last spaces of the zones A, B and C."""

    ends: list[int]
    sure: bool


class TrackData(TypedDict):
    """The bonus track: how many there are of each number."""

    copies: list[int]
    zones: Zones


class TokenData(TypedDict):
    """A kind of token, with its prices."""

    id: str
    count: int
    buy: NotRequired[int]
    sell: int


class End(TypedDict):
    """A kind of end-game tile."""

    id: str
    count: int


class Material(TypedDict):
    """The components.

    Attributes:
        values: of the spaces of a district.
    """

    values: list[int]
    district: list[DistrictData]
    type: list[Id]
    building: BuildingData
    landmark: list[Landmark]
    honour: HonourData
    prize: list[Prize]
    track: TrackData
    token: list[TokenData]
    end: list[End]
