"""Records that are as long as it takes: for tests that bring them."""

from __future__ import annotations

import random
from functools import cache

from lutetia.engine.actors import CHANCE
from lutetia.games import load
from lutetia.games.record import Record


@cache
def trades(actions: int, seed: int = 1) -> str:
    """Return the record of a game of Paris Connection in which nothing
    but one share for one is traded."""
    game = load("connection")
    state = game.new(3)
    pick = random.Random(seed)
    played: list[tuple[int, str]] = []
    while len(played) < actions:
        if state.to_act == CHANCE:
            action = state.draw(seed)
        else:
            action = pick.choice(
                [a for a in state.legal() if a.text.startswith("return") or a.text.endswith(" 1")]
            )
        assert state.to_act is not None
        played.append((state.to_act, action.text))
        state = state.play(action)
    return Record(
        "connection", game.meta.rules_version, 3, dict(state.options), tuple(played)
    ).write()
