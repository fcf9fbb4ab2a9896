"""Time that is up, and time that is given back: what the clock does, nobody's command."""

from __future__ import annotations

from lutetia.engine.levels import USUAL
from lutetia.table.clock import MS
from lutetia.table.command_context import CommandContext
from lutetia.table.handlers.handover import granted
from lutetia.table.handlers.undo import apply_if_agreed


def fall(context: CommandContext) -> None:
    """Note that the time of the seat to act is up, if it is: it gives up, or a bot keeps it."""
    table = context.table
    clock = table.clock
    if table.status != "playing" or clock is None or table.timing is None:
        return
    due, seat = clock.due(), clock.runs
    if due is None or seat is None or round(context.now * MS) < due:
        return
    if table.timing["fall"] == "keeper":
        context.emit("fell", site=True, seat=seat, level=USUAL)
    else:
        context.emit("fell", site=True, seat=seat)
    apply_if_agreed(context)
    context.end()
    granted(context)


def credit(context: CommandContext, ms: int) -> None:
    """Give the seat whose time runs ``ms`` back: the site could not be reached so long."""
    clock = context.table.clock
    if ms > 0 and clock is not None and clock.runs is not None:
        context.emit("credited", site=True, seat=clock.runs, ms=ms)
