"""What the end of a game is worth to a seat, from its outcome alone."""

from __future__ import annotations

from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.engine.game import State


def utility(state: State, seat: int) -> float:
    """The utility of `lutetia.ai.search`, written down a second time from the outcome."""
    outcome, params, n = state.outcome, LEVEL_BY_NAME["top"].params, state.players
    spread = state.game.evaluation.SPREAD
    lead = outcome.scores[seat] - max(
        points for other, points in enumerate(outcome.scores) if other != seat
    )
    equal = outcome.ranks.count(outcome.ranks[seat]) - 1
    win = 1 / (1 + equal) if outcome.ranks[seat] == 1 else 0.0
    rank = (n - outcome.ranks[seat] - 0.5 * equal) / (n - 1)
    return (
        params.win * win
        + params.rank * rank
        + params.margin * (0.5 + 0.5 * lead / (abs(lead) + spread))
    )
