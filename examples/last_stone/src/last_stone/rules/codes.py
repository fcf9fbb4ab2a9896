"""Numbers that never change: reasons of refusals and kinds of events."""

from __future__ import annotations

OK, GAME_OVER, CHANCE_FIRST, UNKNOWN, IMPOSSIBLE, TOO_MANY = 0, 1, 2, 3, 4, 5

E_HEAP = 1  # stones
E_LUCKY = 2  # seat, number
E_TOOK = 3  # seat, stones
E_SHOWN = 4  # seat, number
E_OVER = 5
