"""What the drawing of Paris Paris needs, once."""

from __future__ import annotations

from typing import TypedDict


class StopData(TypedDict):
    """A stop.

    Attributes:
        roads: how many of the tiles are of this stop.
        sure: whether somebody here has seen it printed.
    """

    id: str
    name: str
    x: int
    y: int
    crossing: bool
    routes: list[str]
    roads: int
    sure: bool


class RouteData(TypedDict):
    """A bus route and its stops, in their order."""

    id: str
    letter: str
    stops: list[str]
    sure: bool


class River(TypedDict):
    """The Seine, as lines of points."""

    stem: list[tuple[int, int]]
    north: list[tuple[int, int]]
    south: list[tuple[int, int]]
    west: list[tuple[int, int]]


class Material(TypedDict):
    """The map.

    Attributes:
        canvas: its width and height.
    """

    canvas: tuple[int, int]
    river: River
    stops: list[StopData]
    routes: list[RouteData]
