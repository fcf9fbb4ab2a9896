"""What a finished rated game says about its people: who played, and in which order they ended."""

from __future__ import annotations

from dataclasses import dataclass

from lutetia.engine.levels import Level
from lutetia.table.table import Table


@dataclass(frozen=True)
class Contestant:
    """Whoever had a seat when a rated game began.

    Attributes:
        player: id of the person; None: a bot.
        level: of the bot; None: a person.
        rank: 1 is best; equal ranks are shared.
    """

    player: str | None
    level: Level | None
    rank: int


def present(table: Table, seat: int) -> bool:
    """Return whether whoever began on ``seat`` still plays there."""
    seat_state, holder = table.seats[seat], table.last_holder.get(seat, "")
    if seat_state.resigned:
        return False
    if holder:
        return seat_state.player == holder and seat_state.keeper is None
    return seat_state.kind == "bot"


def result(table: Table) -> list[Contestant] | None:
    """Return how a rated game ended, by seat; None: it is not rated, not over, or was broken off.

    Those who stayed are ranked by the rules. Whoever was away at the end, their seat left or kept
    by a bot, comes behind them, and whoever gave up or lost by time behind all.
    """
    end = table.outcome
    if not table.rated or end is None or table.aborted:
        return None
    there = [seat for seat in range(table.players) if present(table, seat)]
    away = [
        seat
        for seat in range(table.players)
        if seat not in there and not table.seats[seat].resigned
    ]
    out = []
    for seat in range(table.players):
        rank = end.ranks[seat]
        if seat in there:
            rank = 1 + sum(end.ranks[other] < rank for other in there)
        elif seat in away:
            rank = 1 + len(there)
        holder = table.last_holder.get(seat) or None
        out.append(Contestant(holder, None if holder else table.seats[seat].level, rank))
    return out
