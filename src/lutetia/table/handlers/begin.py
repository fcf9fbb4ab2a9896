"""Beginning a game, and the next one with the same people."""

from __future__ import annotations

from collections.abc import Callable

from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Rematch, Start
from lutetia.table.events import BotCame, Event, Muted, Sat, created
from lutetia.table.handlers import stir
from lutetia.table.handlers.dealing import deal_out, sitting
from lutetia.table.outcome import outcome
from lutetia.table.pauses import Weekends
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table


def start(context: CommandContext, command: Start) -> None:
    """Begin the game once every seat is taken; anybody seated may say so,
    and whoever opened the table."""
    begin(context)


def begin(context: CommandContext) -> None:
    """Start the game, at a sealed table as soon as its deal is stirred."""
    table = context.table
    if table.status == "over":
        raise TableRefusal("over", "refusal.over")
    if table.status == "playing":
        raise TableRefusal("table", "refusal.started")
    if not context.own_seats and table.host != context.who.id:
        raise TableRefusal("forbidden", "refusal.seated_only")
    free = sum(one.kind == "empty" for one in table.seats)
    if free:
        raise TableRefusal("table", "refusal.seats_free", n=free)
    if table.rated and all(one.kind == "bot" for one in table.seats):
        raise TableRefusal("table", "refusal.rated_people")
    if table.deal is None or not table.deal.roots:
        deal_out(context)
    elif table.deal.stirring:
        raise TableRefusal("table", "refusal.started")
    else:
        stir.ask(context)


def rematch(context: CommandContext, command: Rematch) -> None:
    """Name the table of the next game. Asked again, it changes nothing:
    the link is there already."""
    open_rematch(context)


def open_rematch(context: CommandContext) -> None:
    """Open the next table, once."""
    table = context.table
    if table.status != "over":
        raise TableRefusal("table", "refusal.not_over")
    if not context.own_seats:
        raise TableRefusal("forbidden", "refusal.seated_only")
    if table.rematch is None:
        context.may("sit")
        context.opens = context.new_id()
        context.emit("rematch", table=context.opens)


def next_table(
    old: Table,
    host: str,
    now: float,
    apart: Callable[[str, str], bool] = lambda one, other: False,
    may_sit: Callable[[Player], bool] = lambda player: True,
    weekends: Callable[[Weekends], Weekends] = lambda known: known,
) -> list[Event]:
    """Return the first events of the table after ``old``: the same seats and options,
    not begun yet. It is opened in the name of ``host``, or, where somebody is muted, of whoever
    muted them: nobody asks for a rematch to get rid of a mute, or to mute others in return.

    A seat stays free where its player is ``apart`` from ``host``, who asks for it, or from somebody
    on a seat before, or where moderators do not let them sit. ``weekends`` are those of the same
    zone, as they are known now.
    """
    at = round(now, 3)
    sitting_down = _who_stays(old, host, apart, may_sit)
    if old.muted and old.host is not None:
        host = old.host
    last = None
    if old.state is not None and not old.aborted:
        last = outcome(old.state, old.resigned, old.agreed, old.gave_up_by)
    text = (
        None
        if old.state is None or last is None
        else old.game.rematch_start(old.state.fields, last)
    )
    first = created(old.game, old.players, dict(old.options), host, old.private, now)
    first["previous"] = old.id
    if old.timing is not None:
        first["timing"] = old.timing.copy()
        if "weekends" in old.timing:
            first["timing"]["weekends"] = weekends(old.timing["weekends"])
    if old.rated:
        first["rated"] = True
    if old.deal is not None:
        first["sealed"] = True
    if text is not None:
        first["opening"] = {"text": text, "sat": sitting(old)}
    log: list[Event] = [first]
    for seat, seat_state in enumerate(old.seats):
        if seat_state.kind == "person" and seat_state.player in sitting_down:
            sat: Sat = {
                "kind": "sat",
                "at": at,
                "by": seat_state.player,
                "seat": seat,
                "player": seat_state.player,
                "name": seat_state.name,
            }
            if seat_state.own:
                sat["own"] = True
            if seat_state.account:
                sat["account"] = True
            log.append(sat)
        elif seat_state.kind == "bot":
            bot: BotCame = {
                "kind": "bot",
                "at": at,
                "by": host,
                "seat": seat,
                "level": seat_state.level,
                "name": seat_state.name,
            }
            log.append(bot)
    for player, (name, _) in old.muted.items():
        seats = old.seats_of(player) if player in sitting_down else []
        muted: Muted = {
            "kind": "muted",
            "at": at,
            "by": host,
            "player": player,
            "name": name,
            "seat": seats[0] if seats else None,
            "on": True,
        }
        log.append(muted)
    return log


def _who_stays(
    old: Table,
    asker: str,
    apart: Callable[[str, str], bool],
    may_sit: Callable[[Player], bool],
) -> set[str]:
    """Return the ids of the people of ``old`` who sit at the next table, too."""
    staying = {asker}
    for one in old.seats:
        if one.kind != "person" or one.player is None or one.player in staying:
            continue
        if may_sit(Player(one.player, one.name, one.account)) and not any(
            apart(one.player, other) for other in staying
        ):
            staying.add(one.player)
    return staying
