"""Stirring a sealed deal before the game: everybody promises, then everybody shows.

No seat changes hands from the start that was asked for to the first draw: else whoever sees what
the others have shown could call it off and have it done again.
"""

from __future__ import annotations

from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Promise, Show
from lutetia.table.deal import scheme
from lutetia.table.deal.state import ROUNDS, Deal
from lutetia.table.handlers.dealing import deal_out
from lutetia.table.pace import UNHURRIED
from lutetia.table.refusals import TableRefusal
from lutetia.table.table import Table

PROMISE, SHOW, ARRIVE = 2.0, 3.0, 10.0
"""Seconds in which people who are here promise and show, and in which somebody who has just opened
a table arrives at it."""

SHOW_SLOWLY = 300.0
"""Seconds in which people show at a table of a slow pace: nobody has to sit and wait there. With a
second round it begins ten minutes later at most."""


def promise(context: CommandContext, command: Promise) -> None:
    """Note what a seat promises; another promise of it takes the place of the first."""
    deal = _sealed(context)
    _own(context, command.seat)
    if deal.phase not in ("open", "promise"):
        raise TableRefusal("table", "refusal.malformed", why="too late, or not asked")
    if deal.phase == "promise" and command.seat not in deal.seats:
        raise TableRefusal("table", "refusal.malformed", why="too late, or not asked")
    if any(command.hash in one.promises.values() for one in deal.rounds):
        raise TableRefusal("table", "refusal.malformed", why="promised before")
    context.emit("promised", seat=command.seat, promise=command.hash)
    advance(context)


def show(context: CommandContext, command: Show) -> None:
    """Note what a seat shows: the very bytes that it promised."""
    deal = _sealed(context)
    _own(context, command.seat)
    if deal.phase != "show" or command.seat not in deal.seats or command.seat in deal.round.shown:
        raise TableRefusal("table", "refusal.malformed", why="too late, or not asked")
    said = deal.round.promises[command.seat]
    shown = bytes.fromhex(command.bytes)
    root = bytes.fromhex(deal.roots[0])
    if scheme.promise(context.table.id, root, command.seat, shown).hex() != said:
        raise TableRefusal("table", "refusal.malformed", why="not what was promised")
    context.emit("shown", seat=command.seat, bytes=command.bytes)
    advance(context)


def _sealed(context: CommandContext) -> Deal:
    deal = context.table.deal
    if deal is None or not deal.roots:
        raise TableRefusal("table", "refusal.malformed", why="the deal is not sealed")
    return deal


def _own(context: CommandContext, seat: int) -> None:
    """Raise TableRefusal unless ``seat`` is the one with which the player stirs."""
    context.seat_of_mine(seat)
    if seat not in context.table.stirrers():
        raise TableRefusal("table", "refusal.malformed", why="another seat of yours stirs")


def ask(context: CommandContext) -> None:
    """Await the promises of everybody who is here, or has promised and need not be here."""
    table = context.table
    deal = _sealed(context)
    slow = table.timing is not None and table.timing["pace"] in UNHURRIED
    seats: list[int] = []
    away: list[int] = []
    for seat in table.stirrers():
        here = context.online is None or table.seats[seat].player in context.online
        stirs = here or (slow and seat in deal.round.promises)
        (seats if stirs else away).append(seat)
    context.emit("stirring", seats=seats, away=away)
    advance(context)


def advance(context: CommandContext) -> None:
    """Go on as soon as all who are awaited have promised, or shown."""
    deal = context.table.deal
    if deal is None:
        return
    if deal.phase == "promise" and set(deal.seats) <= deal.round.promises.keys():
        context.emit("showing", site=True, seats=deal.seats)
    if deal.phase == "show" and set(deal.seats) <= deal.round.shown.keys():
        _finish(context)


def expire(context: CommandContext) -> None:
    """Go on without those who have been awaited long enough."""
    table = context.table
    deal, end = table.deal, due(table)
    if deal is None or end is None or context.now < end:
        return
    if deal.phase == "promise":
        promised = [seat for seat in deal.seats if seat in deal.round.promises]
        context.emit("showing", site=True, seats=promised)
        advance(context)
        return
    rest = [seat for seat in deal.seats if seat in deal.round.shown]
    if rest and len(deal.rounds) < ROUNDS:
        away = [seat for seat in deal.seats if seat not in rest]
        context.emit("stirring", site=True, seats=rest, away=away)
    else:
        _finish(context)


def due(table: Table) -> float | None:
    """Return until when promises or bytes are awaited, in Unix seconds; None: none are."""
    deal = table.deal
    if deal is None or not deal.stirring:
        return None
    if table.timing is not None and table.timing["pace"] in UNHURRIED:
        return deal.since + (SHOW_SLOWLY if deal.phase == "show" else ARRIVE)
    if deal.phase == "show":
        return deal.since + SHOW
    fresh = deal.since - table.created < ARRIVE  # its maker's page may still be loading
    return deal.since + (ARRIVE if fresh else PROMISE)


def _finish(context: CommandContext) -> None:
    context.emit("stirred", site=True)
    deal_out(context)
