"""Seats that change hands while the game is on: asked for, answered by all other people, and then done."""

from __future__ import annotations

from typing import Any

from lutetia.engine.levels import Level
from lutetia.table.deed import Deed
from lutetia.table.refusals import No

MOST_WISHES = 3
"""How often one player may ask for a seat in one game: asking on is no way to a seat."""


def ask_for(deed: Deed, seat: int, own: str | None) -> None:
    """Ask all people who play for ``seat``, to sit there under the name ``own`` or the player's."""
    table = deed.table
    if table.wish is not None:
        raise No("table", "refusal.asked_already")
    if table.wishes.get(deed.who.id, 0) >= MOST_WISHES:
        raise No("forbidden", "refusal.wishes_used", n=MOST_WISHES)
    name = deed.who.name if own is None else own
    named: dict[str, Any] = {} if own is None else {"own": True}
    deed.note("wished", seat=seat, what="sit", player=deed.who.id, name=name, level=None, **named)


def ask_bot(deed: Deed, seat: int, level: Level | None, name: str) -> None:
    """Ask the other people that a bot comes to ``seat``, goes, or takes another level."""
    if deed.table.wish is not None:
        raise No("table", "refusal.asked_already")
    deed.note("wished", seat=seat, what="bot", player=deed.who.id, name=name, level=level)


def reply(deed: Deed, yes: bool) -> None:
    """Note the answer to what is wished; one no ends it. Whoever asked can only withdraw."""
    table = deed.table
    wish = table.wish
    if wish is None:
        raise No("table", "refusal.nothing_asked")
    asker = wish.player == deed.who.id
    if not asker and deed.who.id not in table.asked():
        raise No("forbidden", "refusal.not_asked")
    if asker and yes:
        raise No("table", "refusal.own_question")
    if yes and deed.who.id in wish.yes:
        raise No("table", "refusal.answered_already")
    deed.note("answered", seat=deed.mine[0] if deed.mine else None, yes=yes, wish=True)
    granted(deed)


def granted(deed: Deed) -> None:
    """Let the seat change hands when everybody who is asked has agreed, and it still may."""
    table = deed.table
    wish = table.wish
    if wish is None or table.status != "playing" or not table.asked() <= wish.yes:
        return
    chair = table.chairs[wish.seat]
    if wish.what == "sit":
        if table.seating(wish.player, wish.seat) is not None:
            named: dict[str, Any] = {"own": True} if wish.own else {}
            deed.note("sat", seat=wish.seat, player=wish.player, name=wish.name, **named)
    elif chair.kind != "person" and not chair.resigned:
        deed.note("bot", seat=wish.seat, level=wish.level, name=wish.name if wish.level else "")
