"""Whoever opened a table lets somebody say nothing at it, or speak again."""

from __future__ import annotations

from lutetia.table.command_context import CommandContext
from lutetia.table.commands import MuteHere
from lutetia.table.refusals import TableRefusal


def mute(context: CommandContext, command: MuteHere) -> None:
    """Mute somebody here who sits on a seat, or who has said something; or let them speak again."""
    if command.seat is not None:
        mute_seat(context, command.seat, command.on)
    elif command.line is not None:
        _opener_only(context)
        found = context.table.said_by(command.line)
        if found is None:
            raise TableRefusal("table", "refusal.mute_nobody")
        _mute(context, *found, command.on)
    else:
        raise TableRefusal("table", "refusal.mute_nobody")


def mute_seat(context: CommandContext, seat: int, on: bool) -> None:
    """Do so with whoever sits on ``seat``."""
    _opener_only(context)
    context.real_seat(seat)
    one = context.table.seats[seat]
    if one.kind != "person" or one.player is None:
        raise TableRefusal("table", "refusal.mute_nobody")
    _mute(context, one.player, one.name, on)


def mute_named(context: CommandContext, name: str, on: bool) -> bool:
    """Do so with whoever was the last to say something under ``name``, which is casefolded; return
    False where nobody was."""
    _opener_only(context)
    found = context.table.called(name)
    if found is not None:
        _mute(context, *found, on)
    return found is not None


def _opener_only(context: CommandContext) -> None:
    if context.table.host != context.who.id:
        raise TableRefusal("forbidden", "refusal.mute_opener")


def _mute(context: CommandContext, player: str, name: str, on: bool) -> None:
    table = context.table
    if player == context.who.id:
        raise TableRefusal("forbidden", "refusal.mute_self")
    if (player in table.muted) == on:
        return
    seats = table.seats_of(player)
    context.emit("muted", player=player, name=name, seat=seats[0] if seats else None, on=on)
