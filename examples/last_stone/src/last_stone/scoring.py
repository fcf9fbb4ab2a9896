"""Points as lines, and the outcome."""

from __future__ import annotations

from last_stone.state import Fields
from lutetia.engine.outcome import Outcome, ScoreLine, Scores, rank

LAST = ScoreLine("last_stone.line.last", 2, "LS3.1")
LUCKY = ScoreLine("last_stone.line.lucky", 1, "LS3.2")


def scores(st: Fields) -> Scores:
    """Return the points as they stand: none before the last stone is taken."""
    lines = []
    for seat in range(st.players):
        own = [LAST] if seat == st.winner else []
        if st.winner >= 0 and st.lucky[seat] == st.took:
            own.append(LUCKY)
        lines.append(tuple(own))
    return Scores(tuple(sum(line.points for line in own) for own in lines), tuple(lines))


def outcome(st: Fields) -> Outcome:
    """Return ranks and reason; who is equal shares the place (LS3.3)."""
    made = scores(st)
    ranks = rank(made.totals)
    tie = "LS3.3" if ranks.count(1) > 1 else None
    return Outcome(made.totals, ranks, "last_stone", tie, made.lines)
