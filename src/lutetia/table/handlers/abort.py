"""Breaking a game off at its beginning: it ends, nobody has won, and it counts for nothing."""

from __future__ import annotations

from lutetia.engine.actors import CHANCE
from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Abort
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table


def first_turns(table: Table) -> bool:
    """Return whether nobody has begun a second turn yet.

    A turn is what a seat does until another seat acts, chance not counted.
    """
    if table.history is None:
        return False
    been: set[int] = set()
    last = None
    for step in table.history.steps:
        if step.actor in (CHANCE, last):
            continue
        if step.actor in been:
            return False
        been.add(step.actor)
        last = step.actor
    return True


def abortable(table: Table, player: str | None) -> bool:
    """Return whether ``player`` may break the game off: they play, it was begun at this table, and
    nobody has begun a second turn."""
    return (
        table.status == "playing"
        and table.plies is None
        and any(table.seats[seat].plays for seat in table.seats_of(player))
        and first_turns(table)
    )


def abort(context: CommandContext, command: Abort) -> None:
    """Break the game off for everybody; nobody is asked."""
    context.seat_of_mine(command.seat)
    context.playing()
    if not context.table.seats[command.seat].plays:
        raise TableRefusal("table", "refusal.seat_resigned", seat=command.seat)
    if not abortable(context.table, context.who.id):
        raise TableRefusal("table", "refusal.abort_late")
    context.emit("aborted", seat=command.seat)
    context.end()
