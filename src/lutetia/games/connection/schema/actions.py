"""The actions of Paris Connection, and what the seat to act knows of their consequences."""

from __future__ import annotations

from typing import TypedDict, Union

from lutetia.engine.action_types import part_structs
from lutetia.engine.schema import Nothing
from lutetia.games.connection.rules.actions import ACTIONS

Move = part_structs(ACTIONS)


class OfChoose(TypedDict):
    """What follows from choosing a company.

    Attributes:
        places: how many hexes are open to it.
    """

    places: int


class OfLay(TypedDict):
    """What follows from a locomotive.

    Attributes:
        value: the company's value then.
        own: what the points are worth to the own hand, which only the seat to act knows.
        only: ``only`` of the view as it then stands; None where it stays.
        ends: whether the game ends.
    """

    points: int
    value: int
    own: int
    ends: bool
    only: dict[str, list[str]] | None


class OfDone(TypedDict):
    """What follows from the end of a build."""

    ends: bool


class OfTake(TypedDict):
    """What follows from taking shares.

    Attributes:
        shares: how many of all companies together one then holds.
        over: how many above the limit.
    """

    shares: int
    over: int
    ends: bool


Effect = Union[OfChoose, OfLay, OfDone, OfTake, Nothing]  # noqa: UP007
"""Any of them."""

EFFECTS = {"build": OfChoose, "lay": OfLay, "done": OfDone, "return": Nothing, "take": OfTake}
