"""Sitting down and getting up."""

from __future__ import annotations

from typing import Any

from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Sit, Stand
from lutetia.table.handlers import handover
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import MAX_NAME_LENGTH, clean_name
from lutetia.table.table import Table


def sit(context: CommandContext, command: Sit) -> None:
    """Take a free seat, or while the game is on ask for one; before it,
    several seats for one player are fine."""
    take(context, command.seat, command.name)


def take(context: CommandContext, seat: int, own: str | None = None) -> None:
    """Sit the player down on ``seat``, under the name ``own`` if it is not to bear theirs."""
    table = context.table
    context.real_seat(seat)
    if table.status == "over":
        raise TableRefusal("over", "refusal.over")
    context.not_stirring()
    if table.returns(context.who.id, seat):
        context.emit("returned", seat=seat)
        return
    context.may("sit")
    if own is not None:
        context.may("say")  # a name of one's own choice is words
        context.may_speak_here()
    may = table.seating(context.who.id, seat)
    if may is None:
        raise _why_not(table, context.who.id, seat)
    name = None if own is None else clean_name(own)
    if own is not None and name is None:
        raise TableRefusal("malformed", "refusal.name", most=MAX_NAME_LENGTH)
    others = {one.player for one in table.seats if one.player is not None}
    if any(context.apart(context.who.id, other) for other in others):
        raise TableRefusal("forbidden", "refusal.apart")
    if table.rated:
        _may_be_rated(context, own)
    if may == "ask":
        handover.ask_for(context, seat, name)
        return
    more: dict[str, Any] = {} if name is None else {"own": True}
    if context.who.account:
        more["account"] = True
    context.emit(
        "sat", seat=seat, player=context.who.id, name=name or table.name_of(context.who), **more
    )


def _may_be_rated(context: CommandContext, own: str | None) -> None:
    """Raise TableRefusal unless the player may take a seat at a rated table: one seat for one
    account."""
    if not context.who.account:
        raise TableRefusal("forbidden", "refusal.rated_account")
    if context.own_seats or own is not None:
        raise TableRefusal("table", "refusal.rated_one_seat")


def _why_not(table: Table, player: str, seat: int) -> TableRefusal:
    seat_state = table.seats[seat]
    if seat_state.resigned:
        return TableRefusal("table", "refusal.seat_resigned", seat=seat)
    if seat_state.kind == "person" or table.status == "open":
        return TableRefusal("table", "refusal.seat_taken", seat=seat)
    if table.rated:
        return TableRefusal("forbidden", "refusal.rated_seat")
    if not table.seen_hands.get(player, set()) <= {seat}:
        return TableRefusal("forbidden", "refusal.seat_secret", seat=seat)
    return TableRefusal("forbidden", "refusal.seat_few", seat=seat)


def stand(context: CommandContext, command: Stand) -> None:
    """Leave a seat. Before the game whoever opened the table may free any person's seat."""
    leave(context, command.seat)


def leave(context: CommandContext, seat: int) -> None:
    """Free ``seat``; an open request to go back may now have everybody's consent."""
    from lutetia.table.handlers.undo import apply_if_agreed

    table = context.table
    context.real_seat(seat)
    context.not_stirring()
    hosts = (
        table.status == "open"
        and table.host == context.who.id
        and table.seats[seat].kind == "person"
    )
    if seat not in context.own_seats and not hosts:
        raise TableRefusal("forbidden", "refusal.not_your_seat", seat=seat)
    if table.status == "over":
        raise TableRefusal("over", "refusal.over")
    if table.seats[seat].resigned:
        raise TableRefusal("table", "refusal.seat_resigned", seat=seat)
    context.emit("stood", seat=seat)
    apply_if_agreed(context)
    handover.granted(context)
