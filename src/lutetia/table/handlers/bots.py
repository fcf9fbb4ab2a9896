"""Bots come and go."""

from __future__ import annotations

import hashlib

from lutetia.ai.levels import levels
from lutetia.ai.strengths import measured
from lutetia.engine.levels import Level
from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Bot
from lutetia.table.handlers import handover
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table

NAMES = (
    "Colette", "Zola", "Sand", "Hugo", "Verlaine", "Dumas", "Desnos", "Prévert", "Balzac",
    "Stendhal", "Apollinaire",
    "Queneau", "Perec", "Vigny", "Nerval", "Rimbaud",
)  # fmt: skip
"""Writers of the city: names need no translation."""


def bot(context: CommandContext, command: Bot) -> None:
    """Give a free seat to a bot, change its level, or take it away; while the game is on,
    with the consent of all other people.

    Any bot there is here will do, but where the result counts only one whose strength is known.
    """
    table, seat = context.table, command.seat
    context.real_seat(seat)
    if not context.own_seats and table.host != context.who.id:
        raise TableRefusal("forbidden", "refusal.seated_only")
    if table.status == "over":
        raise TableRefusal("over", "refusal.over")
    context.not_stirring()
    seat_state = table.seats[seat]
    if seat_state.resigned:
        raise TableRefusal("table", "refusal.seat_resigned", seat=seat)
    if seat_state.kind == "person":
        raise TableRefusal("table", "refusal.seat_taken", seat=seat)
    if command.level is None and seat_state.kind != "bot":
        raise TableRefusal("table", "refusal.no_bot", seat=seat)
    if seat_state.kind == "bot" and seat_state.level == command.level:
        return
    if command.level is not None:
        _offered(table, command.level)
    if table.rated and table.status == "playing" and seat_state.kind == "bot":
        raise TableRefusal("forbidden", "refusal.rated_seat")
    name = seat_state.name if seat_state.kind == "bot" else name_for(table, seat)
    if table.status == "playing" and table.others(context.who.id):
        handover.ask_bot(context, seat, command.level, name)
    else:
        context.emit("bot", seat=seat, level=command.level, name=name if command.level else "")


def _offered(table: Table, level: Level) -> None:
    """Raise TableRefusal unless a bot of ``level`` may play here."""
    game = table.game.meta.id
    known = levels(game)
    if level not in known:
        raise TableRefusal("notation", "refusal.no_level", levels=", ".join(known))
    if table.rated and not measured(game, level):
        raise TableRefusal("forbidden", "refusal.unmeasured")


def name_for(table: Table, seat: int) -> str:
    """Return a name for the bot on ``seat`` that nobody at the table bears;
    the same one on every call."""
    start = hashlib.sha256(f"{table.id}/{seat}".encode()).digest()[0]
    taken = {one.name for one in table.seats}
    for i in range(len(NAMES)):
        name = NAMES[(start + i) % len(NAMES)]
        if name not in taken:
            return name
    return NAMES[start % len(NAMES)]
