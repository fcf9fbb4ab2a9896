"""Ending a game as it stands: every person who still plays must agree, and every bot.

Bots agree only where the game can go nowhere or has long stood still (`State.bots_agree`), so
nobody who plays alone against them ends a game when it suits.
"""

from __future__ import annotations

from typing import Literal

from lutetia.table.command_context import CommandContext
from lutetia.table.commands import End
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table


def ending(table: Table, player: str | None) -> Literal["free", "ask", "bots"] | None:
    """Return whether ``player`` may end the game as it stands at once, has to ask other people for
    it, or would be refused by the bots; None: they do not play, or something is being asked."""
    if table.status != "playing" or table.to_act is None or table.proposal is not None:
        return None
    if all(table.seats[seat].resigned for seat in table.seats_of(player)) or player is None:
        return None
    if not table.bots_agree():
        return "bots"
    if table.away(player):
        return None
    return "ask" if table.others(player) else "free"


def end(context: CommandContext, command: End) -> None:
    """End the game as it stands, or ask for it."""
    close(context)


def close(context: CommandContext) -> None:
    """End at once where no other person plays, ask everybody where one does."""
    if not context.own_seats:
        raise TableRefusal("forbidden", "refusal.seated_only")
    context.playing()
    if context.table.proposal is not None:
        raise TableRefusal("table", "refusal.asked_already")
    seat = next(
        (seat for seat in context.own_seats if not context.table.seats[seat].resigned), None
    )
    context.all_are_here()
    may = ending(context.table, context.who.id)
    if seat is None:
        raise TableRefusal("table", "refusal.seat_resigned", seat=context.own_seats[0])
    if may == "bots":
        raise TableRefusal("table", "refusal.bots_play_on")
    if may == "ask":
        context.emit("asked", to=None, seat=seat)
    else:
        context.emit("agreed", seat=seat)
        context.end()
