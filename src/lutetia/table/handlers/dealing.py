"""The first draws of a game."""

from __future__ import annotations

from lutetia.table.command_context import CommandContext
from lutetia.table.table import Table


def deal_out(context: CommandContext) -> None:
    """Start the game and let chance deal."""
    table = context.table
    context.emit("started")
    opening = table.created_event.get("opening")
    context.play_chance(
        opening["text"] if opening is not None and opening["sat"] == sitting(table) else None
    )


def sitting(table: Table) -> list[str | None]:
    """Return who sits where: people by their ids, bots by their levels."""
    return [one.player or one.level for one in table.seats]
