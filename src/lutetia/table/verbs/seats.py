"""Sitting down and getting up."""

from __future__ import annotations

from lutetia.table.commands import Sit, Stand
from lutetia.table.deed import Deed
from lutetia.table.people import LONGEST_NAME, clean_name
from lutetia.table.refusals import No
from lutetia.table.table import Table
from lutetia.table.verbs import handover


def sit(deed: Deed, command: Sit) -> None:
    """Take a free seat, or while the game is on ask for one; before it, several seats for one player are fine."""
    take(deed, command.seat, command.name)


def take(deed: Deed, seat: int, own: str | None = None) -> None:
    """Sit the player down on ``seat``, under the name ``own`` if it is not to bear theirs."""
    table = deed.table
    deed.real_seat(seat)
    if table.status == "over":
        raise No("over", "refusal.over")
    may = table.seating(deed.who.id, seat)
    if may is None:
        raise _why_not(table, deed.who.id, seat)
    name = None if own is None else clean_name(own)
    if own is not None and name is None:
        raise No("malformed", "refusal.name", most=LONGEST_NAME)
    if may == "ask":
        handover.ask_for(deed, seat, name)
    elif name is None:
        deed.note("sat", seat=seat, player=deed.who.id, name=deed.who.name)
    else:
        deed.note("sat", seat=seat, player=deed.who.id, name=name, own=True)


def _why_not(table: Table, player: str, seat: int) -> No:
    chair = table.chairs[seat]
    if chair.resigned:
        return No("table", "refusal.seat_resigned", seat=seat)
    if chair.kind == "person" or table.status == "open":
        return No("table", "refusal.seat_taken", seat=seat)
    if not table.known.get(player, set()) <= {seat}:
        return No("forbidden", "refusal.seat_secret", seat=seat)
    return No("forbidden", "refusal.seat_few", seat=seat)


def stand(deed: Deed, command: Stand) -> None:
    """Leave a seat. Before the game whoever opened the table may free any person's seat."""
    leave(deed, command.seat)


def leave(deed: Deed, seat: int) -> None:
    """Free ``seat``; an open request to go back may now have everybody's consent."""
    from lutetia.table.verbs.undo import carried

    table = deed.table
    deed.real_seat(seat)
    hosts = (
        table.status == "open" and table.host == deed.who.id and table.chairs[seat].kind == "person"
    )
    if seat not in deed.mine and not hosts:
        raise No("forbidden", "refusal.not_your_seat", seat=seat)
    if table.status == "over":
        raise No("over", "refusal.over")
    if table.chairs[seat].resigned:
        raise No("table", "refusal.seat_resigned", seat=seat)
    deed.note("stood", seat=seat)
    carried(deed)
    handover.granted(deed)
