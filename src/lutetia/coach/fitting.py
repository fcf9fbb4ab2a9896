"""Where the fit comes from: games of bots, positions in them, and how these games ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

import lutetia
from lutetia.ai.competitor import parse_competitor
from lutetia.ai.levels import decide
from lutetia.ai.spread import Spread, in_turn
from lutetia.coach.effort import Effort
from lutetia.coach.fit import Fit, calibration, fitted, net_mark
from lutetia.coach.judging import position_utility
from lutetia.engine.game import Game, State

POSITIONS: Final = 6
"""Positions that are taken from each game."""

CARELESS: Final = 0.1
"""Share of decisions that are made at random, so that positions of all kinds come up."""


@dataclass(frozen=True)
class Recipe:
    """Games for a fit.

    Attributes:
        game: its name.
        players: number of seats.
        by: who plays, as `lutetia.ai.competitor` reads it.
        games: to fit to.
        held_out: games that have no say in the fit, by which it is judged.
        seed: of the deals and all other randomness.
        effort: how much is simulated for a position.
    """

    game: str
    players: int
    by: str
    games: int
    held_out: int
    seed: int
    effort: Effort


@dataclass(frozen=True)
class Known:
    """A position with the eyes of one seat: what it expects, and how it ended for it.

    Attributes:
        utility: by the coach's search, from 0 to 1.
        share: the part of the win that the seat had in the end.
        lead: its final lead in points.
    """

    utility: float
    share: float
    lead: float


def make(
    recipe: Recipe, spread: Spread = in_turn, progress: Callable[[int], None] | None = None
) -> tuple[Fit, dict[str, object]]:
    """Return the fit of a recipe, and what to say of it: how it was made, and how far promised and
    true shares of wins are apart in the games that were held out.

    Args:
        recipe: what to do; equal recipes give equal fits.
        spread: who plays the games.
        progress: told how many games are played.

    Raises ValueError for games or a competitor that there are not.
    """
    parse_competitor(recipe.by)
    if recipe.games < 1 or recipe.held_out < 1:
        raise ValueError("at least one game is needed to fit to, and one to judge the fit by")
    deals = range(recipe.games + recipe.held_out)
    played: list[list[Known]] = []
    for known in spread(partial(positions, recipe), deals):
        played.append(known)
        if progress is not None:
            progress(len(played))
    return learned(recipe, played)


def learned(recipe: Recipe, played: Sequence[Sequence[Known]]) -> tuple[Fit, dict[str, object]]:
    """Return what `make` does, from what was learned of each game."""
    ours, others = (
        [one for known in part for one in known]
        for part in (played[: recipe.games], played[recipe.games :])
    )
    fit = fitted(*_columns(ours))
    utilities, shares, _ = _columns(others)
    return fit, {
        "by": recipe.by,
        "games": recipe.games,
        "positions": len(ours),
        "held_out": recipe.held_out,
        "calibration": round(calibration(fit, utilities, shares), 4),
        "simulations": recipe.effort.simulations,
        "seed": recipe.seed,
        "net": net_mark(lutetia.game(recipe.game)),
    }


def _columns(known: Sequence[Known]) -> tuple[list[float], list[float], list[float]]:
    return (
        [one.utility for one in known],
        [one.share for one in known],
        [one.lead for one in known],
    )


def positions(recipe: Recipe, deal: int) -> list[Known]:
    """Return what is learned from one game: `POSITIONS` of its decisions with the eyes of every
    seat. Every other game has options drawn by lot."""
    game, dice = lutetia.game(recipe.game), Random(f"{recipe.seed}/{deal}")
    options = _options(game, recipe.players, dice) if deal % 2 else {}
    state = game.new(recipe.players, seed=recipe.seed * 1_000_003 + deal, **options)
    level = parse_competitor(recipe.by).level
    states: list[State] = []
    while (seat := state.to_act) is not None and state.ply < game.meta.max_plies:
        codes = state.legal_codes()
        code = codes[0]
        if len(codes) > 1:
            states.append(state)
            code = dice.choice(codes)
            if dice.random() >= CARELESS:
                view = state.view(seat, recall=True)
                code = decide(game, view, level, dice.getrandbits(62))
        state = state.play(code)
        if state.bots_agree:
            state = state.adjudicated()
            break
    end = state.outcome
    if end is None or not states:
        return []
    known = []
    for one in dice.sample(states, min(POSITIONS, len(states))):
        for seat in range(recipe.players):
            view = one.view(seat, recall=True)
            utility = position_utility(game, view, seat, dice.getrandbits(62), recipe.effort)
            others = [points for other, points in enumerate(end.scores) if other != seat]
            share = 1 / len(end.winners) if seat in end.winners else 0.0
            known.append(Known(utility, share, end.scores[seat] - max(others)))
    return known


def _options(game: Game, players: int, dice: Random) -> dict[str, bool | str]:
    drawn = {option.name: dice.choice(option.choices) for option in game.meta.options}
    return dict(game.options(drawn, players))
