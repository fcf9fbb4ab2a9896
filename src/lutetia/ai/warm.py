"""Compiling all that a game's opponents and its table need, before the first move has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import lutetia
from lutetia.ai.levels import LEVELS, choose
from lutetia.ai.plans import Budget
from lutetia.engine.game import Game

Progress = Callable[[str, int, int], None]
"""Told ``(what is compiled next, steps done, steps in all)``; at the end once more with an empty text."""


def warmup(game_id: str, progress: Progress | None = None) -> None:
    """Compile the rules, every level of opponent and the search of a game, or load them when they were compiled before.

    Raises KeyError for no such game.
    """
    game = lutetia.game(game_id)
    steps: list[tuple[str, Callable[[], None]]] = [("rules", lambda: _rules(game))]
    steps += [(level, lambda level=level: _level(game, level)) for level in LEVELS]  # type: ignore[misc]
    for i, (name, run) in enumerate(steps):
        if progress is not None:
            progress(name, i, len(steps))
        run()
    if progress is not None:
        progress("", len(steps), len(steps))


def _rules(game: Game[Any]) -> None:
    state = game.new(min(game.meta.players), seed=1)
    while not state.is_over:
        action = state.legal()[0]
        state.effect(action)
        state = state.play(action)
    state.scores()
    game.new(min(game.meta.players)).settle()


def _level(game: Game[Any], level: str) -> None:
    state = game.new(min(game.meta.players), seed=1)
    seat = state.to_act
    assert seat is not None
    choose(game.meta.id, state.view(seat, recall=True), level, 1, Budget(simulations=4))
