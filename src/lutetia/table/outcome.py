"""How a game ended at this table: as the rules say, because seats gave up,
or because all agreed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lutetia.engine.game import State
from lutetia.engine.outcome import Outcome

RESIGNED = "resigned"
"""The reason where all others have given up of their own will, the last of them at least."""

ABORTED = "aborted"
"""The reason where the game was broken off at its beginning: nobody has won."""

TIME = "time"
"""The reason where the time of the last of them was up."""


def outcome(
    state: State,
    resigned: Sequence[int],
    agreed: bool = False,
    gave_up_by: str = RESIGNED,
    aborted: bool = False,
) -> Outcome | None:
    """Return the end of the game, or None while it goes on.

    Args:
        state: the last position.
        resigned: seats that gave up, in that order. They rank behind all others,
            whoever gave up first last of all.
        agreed: whether all agreed to count the position as it stands.
        gave_up_by: `RESIGNED` or `TIME`: how the last of ``resigned`` gave up.
        aborted: whether the game was broken off at its beginning.
    """
    if aborted:
        now = state.scores()
        return Outcome(now.totals, (1,) * state.players, ABORTED, None, now.lines)
    end = (state.adjudicated() if agreed else state).outcome
    if not resigned:
        return end
    staying = [seat for seat in range(state.players) if seat not in resigned]
    if end is None:
        if len(staying) > 1:
            return None
        now = state.scores()
        return Outcome(
            now.totals,
            _ranks(state.players, staying, [1] * state.players, resigned),
            gave_up_by,
            None,
            now.lines,
        )
    tied = {end.ranks[seat] for seat in staying}
    tiebreak = end.tiebreak if end.tiebreak and min(tied) == 1 else None
    return replace(
        end, ranks=_ranks(state.players, staying, end.ranks, resigned), tiebreak=tiebreak
    )


def _ranks(
    players: int, staying: Sequence[int], by_rules: Sequence[int], resigned: Sequence[int]
) -> tuple[int, ...]:
    ranks = [0] * players
    for seat in staying:
        ranks[seat] = 1 + sum(by_rules[other] < by_rules[seat] for other in staying)
    for place, seat in enumerate(resigned):
        ranks[seat] = players - place
    return tuple(ranks)
