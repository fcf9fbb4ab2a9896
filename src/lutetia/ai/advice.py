"""What an action brings at once, beside all others: why it may be a good one."""

from __future__ import annotations

import lutetia
from lutetia.engine.json_types import JsonMapping


def at_once(game_id: str, view: JsonMapping, action: str, seed: int) -> tuple[int, int]:
    """Return the points that ``action`` brings the viewer at once, and the most that any does.

    Points are those of ``state.scores()``. What the viewer cannot see is guessed from ``seed``;
    it counts only where the game ends.

    Raises:
        KeyError: no such game.
        ValueError: ``action`` is none that the viewer may do.
        PositionError: the view contradicts itself.
    """
    state = lutetia.game(game_id).determinize(view, seed)
    seat = int(view["viewer"])
    before = state.scores().totals[seat]
    chosen = state.play(action).scores().totals[seat]
    most = max(state.play(code).scores().totals[seat] for code in state.legal_codes())
    return chosen - before, most - before
