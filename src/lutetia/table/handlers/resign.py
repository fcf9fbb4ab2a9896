"""Giving up."""

from __future__ import annotations

from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Resign
from lutetia.table.handlers.handover import granted
from lutetia.table.handlers.undo import apply_if_agreed
from lutetia.table.refusals import TableRefusal


def resign(context: CommandContext, command: Resign) -> None:
    """Give up with a seat: with two players the game is over,
    with more a bot plays the seat on and it ranks last."""
    give_up(context, command.seat)


def give_up(context: CommandContext, seat: int) -> None:
    """Resign with ``seat``; the game ends when only one other seat has not."""
    context.seat_of_mine(seat)
    context.playing()
    if context.table.seats[seat].resigned:
        raise TableRefusal("table", "refusal.seat_resigned", seat=seat)
    context.emit("resigned", seat=seat)
    apply_if_agreed(context)
    context.end()
    granted(context)
