"""Seats that change hands while the game is on: asked for, answered by all other people,
and then done."""

from __future__ import annotations

from typing import Any

from lutetia.engine.levels import Level
from lutetia.table.command_context import CommandContext
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player, Wish

MAX_WISHES = 3
"""How often one player may ask for a seat in one game: asking on is no way to a seat."""


def ask_for(context: CommandContext, seat: int, own: str | None) -> None:
    """Ask all people who play for ``seat``, to sit there under the name ``own`` or the player's."""
    table = context.table
    context.all_are_here()
    if table.wish is not None:
        raise TableRefusal("table", "refusal.asked_already")
    if table.wishes.get(context.who.id, 0) >= MAX_WISHES:
        raise TableRefusal("forbidden", "refusal.wishes_used", n=MAX_WISHES)
    name = table.name_of(context.who) if own is None else own
    named: dict[str, Any] = {} if own is None else {"own": True}
    if context.who.account:
        named["account"] = True
    context.emit(
        "wished", seat=seat, what="sit", player=context.who.id, name=name, level=None, **named
    )


def ask_bot(context: CommandContext, seat: int, level: Level | None, name: str) -> None:
    """Ask the other people that a bot comes to ``seat``, goes, or takes another level."""
    context.all_are_here()
    if context.table.wish is not None:
        raise TableRefusal("table", "refusal.asked_already")
    context.emit("wished", seat=seat, what="bot", player=context.who.id, name=name, level=level)


def answer_wish(context: CommandContext, yes: bool) -> None:
    """Note the answer to what is wished; one no ends it. Whoever asked can only withdraw."""
    table = context.table
    wish = table.wish
    if wish is None:
        raise TableRefusal("table", "refusal.nothing_asked")
    asker = wish.player == context.who.id
    if not asker and context.who.id not in table.asked():
        raise TableRefusal("forbidden", "refusal.not_asked")
    if asker and yes:
        raise TableRefusal("table", "refusal.own_question")
    if yes and context.who.id in wish.yes:
        raise TableRefusal("table", "refusal.answered_already")
    context.emit(
        "answered", seat=context.own_seats[0] if context.own_seats else None, yes=yes, wish=True
    )
    granted(context)


def granted(context: CommandContext) -> None:
    """Let the seat change hands when everybody who is asked has agreed, and it still may.

    Who is kept from it by now, by a block or a ban since they asked, counts as having withdrawn.
    """
    table = context.table
    wish = table.wish
    if wish is None or table.status != "playing" or not table.asked() <= wish.yes:
        return
    seat_state = table.seats[wish.seat]
    if wish.what == "sit":
        if _kept_away(context, wish):
            context.emit("answered", by=wish.player, seat=None, yes=False, wish=True)
        elif table.seating(wish.player, wish.seat) is not None:
            named: dict[str, Any] = {"own": True} if wish.own else {}
            if wish.account:
                named["account"] = True
            context.emit("sat", seat=wish.seat, player=wish.player, name=wish.name, **named)
    elif seat_state.kind != "person" and not seat_state.resigned:
        context.emit("bot", seat=wish.seat, level=wish.level, name=wish.name if wish.level else "")


def _kept_away(context: CommandContext, wish: Wish) -> bool:
    """Return whether who wished to sit may not any more."""
    others = {one.player for one in context.table.seats if one.player is not None}
    return not context.may_sit(Player(wish.player, wish.name, wish.account)) or any(
        context.apart(wish.player, other) for other in others
    )
