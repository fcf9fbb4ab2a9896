"""The one action of Paris Paris, and what is openly known of its consequences."""

from __future__ import annotations

from typing import TypedDict

from lutetia.engine.action_types import part_structs
from lutetia.games.paris_paris.rules.actions import ACTIONS

Move = part_structs(ACTIONS)


class TourPreview(TypedDict):
    """What one tile, were it left over, would pay to every seat."""

    tile: str
    small: list[int]
    big: list[int] | None


class OfBuild(TypedDict):
    """What follows from a build.

    Attributes:
        tours: what each tile that may be left over would pay.
        certain: whether it is known which tile that is.
    """

    tours: list[TourPreview]
    certain: bool


EFFECTS = {"": OfBuild}
