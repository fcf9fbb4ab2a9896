"""Ending a game that is stuck: at once where no other person plays, by everybody's consent otherwise. Bots agree."""

from __future__ import annotations

from typing import Literal

from lutetia.table.commands import End
from lutetia.table.deed import Deed
from lutetia.table.refusals import No
from lutetia.table.table import Table


def ending(table: Table, player: str | None) -> Literal["free", "ask"] | None:
    """Return whether ``player`` may end the game as it stands at once, has to ask, or cannot: the rules still bring it to an end."""
    if table.status != "playing" or table.state is None or table.ask is not None or player is None:
        return None
    if all(table.chairs[seat].resigned for seat in table.seats_of(player)) or not table.state.stuck:
        return None
    return "ask" if table.others(player) else "free"


def end(deed: Deed, command: End) -> None:
    """End the game as it stands, or ask for it."""
    close(deed)


def close(deed: Deed) -> None:
    """End at once or ask, where the game is stuck."""
    if not deed.mine:
        raise No("forbidden", "refusal.seated_only")
    deed.playing()
    if deed.table.ask is not None:
        raise No("table", "refusal.asked_already")
    may = ending(deed.table, deed.who.id)
    if may is None:
        raise No("table", "refusal.not_stuck")
    seat = next(seat for seat in deed.mine if not deed.table.chairs[seat].resigned)
    if may == "ask":
        deed.note("asked", to=None, seat=seat)
    else:
        deed.note("agreed", seat=seat)
        deed.end()
