"""Who plays in games of bots, and where these begin: words of the command line and their bounds."""

from __future__ import annotations

from dataclasses import asdict
from math import isfinite
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lutetia.cli.common import fail, plain_errors

if TYPE_CHECKING:
    from lutetia.ai.search_params import Budget, SearchParams
    from lutetia.engine.game import Game

MOST_SEED = 2**63 - 1

MOST_SIMULATIONS, MOST_SECONDS = 10_000_000, 3600.0
"""More than these for one move, and no game would end."""

MOST_NODES = 10_000_000
"""More than these, and a search would ask for more memory than there is."""

AS_THE_GAME = -1


def seed_option(says: str) -> Any:
    """Return the option of a seed, which ``says`` in its help what it is for."""
    return typer.Option(min=0, max=MOST_SEED, help=says)


Seed = Annotated[int, seed_option("Decides all randomness.")]
DealSeed = Annotated[int, seed_option("Where the deals begin.")]


def check_side(text: str, game: Game) -> None:
    """Leave in a sentence unless ``text`` is a side as the arena has it, with bounds that a game
    can be played within and weights that are there."""
    from lutetia.ai.competitor import parse_competitor
    from lutetia.ai.net_file import find_net

    try:
        level = parse_competitor(text).level
    except ValueError as error:
        fail(str(error))
    if level.bot is None:
        _check_budget(text, level.budget)
        _check_params(text, level.params)
        with plain_errors():
            find_net(game, level.params.weights)


def _check_budget(text: str, budget: Budget) -> None:
    if (budget.simulations or 0) > MOST_SIMULATIONS or (budget.seconds or 0.0) > MOST_SECONDS:
        fail(
            f"{text!r}: after @ come at most {MOST_SIMULATIONS} simulations, "
            f"or {MOST_SECONDS:.0f} seconds"
        )


def _check_params(text: str, params: SearchParams) -> None:
    if not 1 <= params.max_nodes <= MOST_NODES:
        fail(f"{text!r}: max_nodes is from 1 to {MOST_NODES}")
    for name, value in asdict(params).items():
        if isinstance(value, int | float) and not (isfinite(value) and abs(value) < MOST_SEED):
            fail(f"{text!r}: {value} is too large a number")
        if not isinstance(value, str) and value < 0 and value != AS_THE_GAME:
            fail(f"{text!r}: {name} is at least 0, or {AS_THE_GAME} for what the game asks for")
