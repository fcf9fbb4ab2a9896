"""Sitting down and getting up."""

from __future__ import annotations

from lutetia.table.commands import Sit, Stand
from lutetia.table.deed import Deed
from lutetia.table.people import LONGEST_NAME, clean_name
from lutetia.table.refusals import No


def sit(deed: Deed, command: Sit) -> None:
    """Take a free seat, before the game or in the middle of it; before it, several seats for one player are fine."""
    take(deed, command.seat, command.name)


def take(deed: Deed, seat: int, own: str | None = None) -> None:
    """Sit the player down on ``seat``, under the name ``own`` if it is not to bear theirs."""
    table = deed.table
    deed.real_seat(seat)
    if table.status == "over":
        raise No("over", "refusal.over")
    chair = table.chairs[seat]
    if chair.resigned:
        raise No("table", "refusal.seat_resigned", seat=seat)
    if chair.kind != "empty":
        raise No("table", "refusal.seat_taken", seat=seat)
    if not table.may_sit(deed.who.id, seat):
        raise No("forbidden", "refusal.seat_secret", seat=seat)
    if own is None:
        deed.note("sat", seat=seat, player=deed.who.id, name=deed.who.name)
        return
    name = clean_name(own)
    if name is None:
        raise No("malformed", "refusal.name", most=LONGEST_NAME)
    deed.note("sat", seat=seat, player=deed.who.id, name=name, own=True)


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
