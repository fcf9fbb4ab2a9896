"""Doors from Python into single rules of Paris Paris, for previews and score lines."""

from __future__ import annotations

from typing import Any

from lutetia.engine.kernel import Ints, kernel
from lutetia.games.paris_paris.rules.build import build
from lutetia.games.paris_paris.rules.ending import finish
from lutetia.games.paris_paris.rules.tours import small_tour, tour


@kernel
def small(box: Any, tile: int, pay: Ints, trace: Ints) -> None:
    """Add to ``pay`` what the small tour of ``tile`` pays."""
    small_tour(box[0], tile, pay, trace)


@kernel
def tour_of(box: Any, route: int, pay: Ints, trace: Ints) -> None:
    """Add to ``pay`` what a tour of ``route`` pays."""
    tour(box[0], route, pay, trace)


@kernel
def only_build(box: Any, action: int, trace: Ints) -> None:
    """Build without what follows at the end of the round."""
    build(box[0], action, trace)


@kernel
def score_end(box: Any, trace: Ints) -> None:
    """Score the end of the game in ``box[0]``."""
    finish(box[0], trace)
