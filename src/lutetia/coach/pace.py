"""How much can be simulated in a time."""

from __future__ import annotations

from time import thread_time
from typing import Final

from lutetia.coach.effort import Effort
from lutetia.coach.outlook import NO_ACTION, Outlook
from lutetia.engine.game import Game, State

TREES_A_DECISION: Final = 60
"""Trees that a decision takes, about, clear and unclear ones together."""

TRIED: Final = 200
"""Simulations by which the time is taken."""


def effort_within(game: Game, state: State, seconds: float) -> Effort:
    """Return the effort that takes about ``seconds`` of one processor a decision, as it is in
    ``state``, where a seat is to act. It differs from one call to the next."""
    assert state.to_act is not None
    outlook = Outlook(game, state, state.to_act, 1, TRIED)
    outlook.utility(NO_ACTION, 0)  # what is compiled or loaded now is not counted
    begun = thread_time()
    outlook.utility(NO_ACTION, 1)
    each = (thread_time() - begun) / TRIED
    return Effort(max(1, int(seconds / (each * TREES_A_DECISION))))
