"""Taking back: at once up to the last barrier, by everybody's consent beyond it. Taking back is an event, never an erasure."""

from __future__ import annotations

from bisect import bisect_left
from typing import Literal

from lutetia.engine.actors import CHANCE
from lutetia.table.commands import Answer, Undo
from lutetia.table.deed import Deed
from lutetia.table.past import Step
from lutetia.table.refusals import No
from lutetia.table.table import Table
from lutetia.table.verbs import handover


def offer(table: Table, player: str | None) -> Literal["free", "ask"] | None:
    """Return whether ``player`` may take back at once, has to ask, or has nothing to take back."""
    if table.status != "playing" or table.ask is not None or player is None:
        return None
    to = target(table, player)
    if to is None:
        return None
    return "free" if _free(table, player, to) or not table.others(player) else "ask"


def back(table: Table, player: str | None) -> int | None:
    """Return the earliest ply to which ``player`` may go back at once: before an action of theirs. None: taking back is not free."""
    if player is None or offer(table, player) != "free":
        return None
    assert table.past is not None
    own = table.past.own(player)
    first = table.past.alone(player) if table.others(player) else 0
    return own[bisect_left(own, first)]


def target(table: Table, player: str) -> int | None:
    """Return the ply just before the latest action of ``player``, or None when there is none."""
    if table.past is None or not _still_plays(table, player):
        return None
    own = table.past.own(player)
    return own[-1] if own else None


def _own(step: Step, player: str) -> bool:
    return step.by == player and step.actor != CHANCE


def _still_plays(table: Table, player: str) -> bool:
    return any(not table.chairs[seat].resigned for seat in table.seats_of(player))


def _free(table: Table, player: str, to: int) -> bool:
    """Nobody else has acted since and nothing hidden has come to light."""
    assert table.past is not None
    return table.past.alone(player) <= to


def undo(deed: Deed, command: Undo) -> None:
    """Take back the player's latest action, or ask for it; or several at once."""
    take_back(deed, command.to)


def take_back(deed: Deed, further: int | None = None) -> None:
    """Take back at once where that is free or no other person plays; otherwise ask. ``further`` than the latest action only at once."""
    table = deed.table
    if not deed.mine:
        raise No("forbidden", "refusal.seated_only")
    deed.playing()
    if table.ask is not None:
        raise No("table", "refusal.asked_already")
    to = target(table, deed.who.id)
    if to is None:
        raise No("table", "refusal.nothing_to_undo")
    assert table.past is not None
    if further is not None and further != to:
        first = back(table, deed.who.id)
        if (
            first is None
            or not first <= further < to
            or not _own(table.past.steps[further], deed.who.id)
        ):
            raise No("table", "refusal.undo_far")
        to = further
    seat = table.past.steps[to].actor
    if _free(table, deed.who.id, to) or not table.others(deed.who.id):
        deed.note("undone", to=to, seat=seat)
    else:
        deed.note("asked", to=to, seat=seat if seat in deed.mine else deed.mine[0])


def answer(deed: Deed, command: Answer) -> None:
    """Say yes or no to going back, to ending the game, or to a seat that changes hands."""
    reply(deed, command.yes, command.what)


def reply(deed: Deed, yes: bool, what: str | None = None) -> None:
    """Note the answer; the last yes carries it, one no ends it. Whoever asked can only withdraw.

    Where a seat is asked for as well, it comes second, unless ``what`` is said to be answered.
    """
    table = deed.table
    ask = table.ask
    open_ = None if ask is None else "end" if ask.to is None else "undo"
    if table.wish is not None and what in (table.wish.what, None) and (what or open_ is None):
        handover.reply(deed, yes)
        return
    if what not in (open_, None):
        raise No("table", "refusal.nothing_asked")
    if ask is None:
        raise No("table", "refusal.nothing_asked")
    asker = ask.player == deed.who.id
    mine = deed.mine if asker else [seat for seat in table.needed() if seat in deed.mine]
    if not mine:
        raise No("forbidden", "refusal.not_asked")
    if asker and yes:
        raise No("table", "refusal.own_question")
    if yes and set(mine) <= ask.yes:
        raise No("table", "refusal.answered_already")
    deed.note("answered", seat=mine[0], yes=yes)
    carried(deed)


def carried(deed: Deed) -> None:
    """Go back, or end the game, when everybody who is needed has agreed."""
    ask = deed.table.ask
    if ask is None or not set(deed.table.needed()) <= ask.yes:
        return
    if ask.to is None:
        deed.note("agreed", seat=ask.by)
        deed.end()
    else:
        deed.note("undone", to=ask.to, seat=ask.by)
