"""Time that is up, that is given back, and in which somebody is on holiday: nobody's command."""

from __future__ import annotations

from lutetia.engine.levels import Level
from lutetia.table import pauses
from lutetia.table.clock import MS
from lutetia.table.command_context import CommandContext
from lutetia.table.handlers.handover import granted
from lutetia.table.handlers.undo import apply_if_agreed
from lutetia.table.pace import UNHURRIED

MOST_LAG = 500
"""Milliseconds that a seat gets back for a move that was on its way, at most."""


def fall(context: CommandContext, level: Level) -> None:
    """Note that the time of the seat to act is up, if it is: it gives up, or a bot of ``level``
    keeps it."""
    rest(context)
    table = context.table
    clock = table.clock
    if table.status != "playing" or clock is None or table.timing is None:
        return
    due, seat = clock.due(), clock.runs
    if due is None or seat is None or round(context.now * MS) < due:
        return
    if table.timing["fall"] == "keeper":
        context.emit("fell", site=True, seat=seat, level=level)
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


def lag(context: CommandContext) -> int:
    """Return the milliseconds that the seat whose time runs gets back for a move on its way: none
    at an unhurried pace, and no more than it used since the last move."""
    table = context.table
    clock = table.clock
    if clock is None or table.timing is None or table.timing["pace"] in UNHURRIED:
        return 0
    used = clock.counted(clock.since, round(context.now * MS))
    return min(max(0, context.lag), MOST_LAG, used)


def rest(context: CommandContext) -> None:
    """Bring the log up to date with the holidays of whoever sits here, where these count.

    Whatever was said before is no matter, so a crash in the midst of it leaves nothing behind.
    """
    table, now = context.table, round(context.now * MS)
    clock = table.clock
    if table.status != "playing" or clock is None or table.timing is None:
        return
    if table.timing["pace"] not in UNHURRIED:
        return
    for seat, one in enumerate(table.seats):
        since = min(clock.since, now) if seat == clock.runs else now
        away = context.away(one.player) if one.kind == "person" and one.player else ()
        spans = pauses.cut(away, since)
        if spans != pauses.cut(clock.holidays[seat], since):
            context.emit("holiday", site=True, seat=seat, since=since, spans=spans)
