"""Giving up."""

from __future__ import annotations

from lutetia.table.commands import Resign
from lutetia.table.deed import Deed
from lutetia.table.refusals import No
from lutetia.table.verbs.handover import granted
from lutetia.table.verbs.undo import carried


def resign(deed: Deed, command: Resign) -> None:
    """Give up with a seat: with two players the game is over, with more a bot plays the seat on and it ranks last."""
    give_up(deed, command.seat)


def give_up(deed: Deed, seat: int) -> None:
    """Resign with ``seat``; the game ends when only one other seat has not."""
    deed.seat_of_mine(seat)
    deed.playing()
    if deed.table.chairs[seat].resigned:
        raise No("table", "refusal.seat_resigned", seat=seat)
    deed.note("resigned", seat=seat)
    carried(deed)
    deed.end()
    granted(deed)
