"""Ending a game as it stands: every person who still plays must agree, and every bot.

Bots agree only where the game can go nowhere or has long stood still (`State.bots_agree`), so
nobody who plays alone against them ends a game when it suits.
"""

from __future__ import annotations

from typing import Literal

from lutetia.table.commands import End
from lutetia.table.deed import Deed
from lutetia.table.refusals import No
from lutetia.table.table import Table


def ending(table: Table, player: str | None) -> Literal["free", "ask", "bots"] | None:
    """Return whether ``player`` may end the game as it stands at once, has to ask other people for
    it, or would be refused by the bots; None: they do not play, or something is being asked."""
    if table.status != "playing" or table.to_act is None or table.ask is not None:
        return None
    if all(table.chairs[seat].resigned for seat in table.seats_of(player)) or player is None:
        return None
    if not table.bots_agree():
        return "bots"
    return "ask" if table.others(player) else "free"


def end(deed: Deed, command: End) -> None:
    """End the game as it stands, or ask for it."""
    close(deed)


def close(deed: Deed) -> None:
    """End at once where no other person plays, ask everybody where one does."""
    if not deed.mine:
        raise No("forbidden", "refusal.seated_only")
    deed.playing()
    if deed.table.ask is not None:
        raise No("table", "refusal.asked_already")
    seat = next((seat for seat in deed.mine if not deed.table.chairs[seat].resigned), None)
    may = ending(deed.table, deed.who.id)
    if seat is None:
        raise No("table", "refusal.seat_resigned", seat=deed.mine[0])
    if may == "bots":
        raise No("table", "refusal.bots_play_on")
    if may == "ask":
        deed.note("asked", to=None, seat=seat)
    else:
        deed.note("agreed", seat=seat)
        deed.end()
