"""Beginning a game, and the next one with the same people."""

from __future__ import annotations

from lutetia.table.commands import Rematch, Start
from lutetia.table.deed import Deed
from lutetia.table.ending import outcome
from lutetia.table.events import BotCame, Event, Sat, created
from lutetia.table.refusals import No
from lutetia.table.table import Table


def start(deed: Deed, command: Start) -> None:
    """Begin the game once every seat is taken; anybody seated may say so, and whoever opened the table."""
    begin(deed)


def begin(deed: Deed) -> None:
    """Start the game and let chance deal."""
    table = deed.table
    if table.status == "over":
        raise No("over", "refusal.over")
    if table.status == "playing":
        raise No("table", "refusal.started")
    if not deed.mine and table.host != deed.who.id:
        raise No("forbidden", "refusal.seated_only")
    free = sum(chair.kind == "empty" for chair in table.chairs)
    if free:
        raise No("table", "refusal.seats_free", n=free)
    deed.note("started")
    opening = table.origin.get("opening")
    deed.settle(
        opening["text"] if opening is not None and opening["sat"] == sitting(table) else None
    )


def sitting(table: Table) -> list[str | None]:
    """Return who sits where: people by their ids, bots by their levels."""
    return [chair.player or chair.level for chair in table.chairs]


def rematch(deed: Deed, command: Rematch) -> None:
    """Name the table of the next game. Asked again, it changes nothing: the link is there already."""
    again(deed)


def again(deed: Deed) -> None:
    """Open the next table, once."""
    table = deed.table
    if table.status != "over":
        raise No("table", "refusal.not_over")
    if not deed.mine:
        raise No("forbidden", "refusal.seated_only")
    if table.rematch is None:
        deed.opens = deed.new_id()
        deed.note("rematch", table=deed.opens)


def next_table(old: Table, host: str, now: float) -> list[Event]:
    """Return the first events of the table after ``old``: the same seats and options, not begun yet."""
    at = round(now, 3)
    last = None if old.state is None else outcome(old.state, old.resigned, old.agreed)
    text = (
        None
        if old.state is None or last is None
        else old.game.rematch_start(old.state.fields, last)
    )
    first = created(old.game, old.players, dict(old.options), host, old.private, now)
    first["previous"] = old.id
    if text is not None:
        first["opening"] = {"text": text, "sat": sitting(old)}
    log: list[Event] = [first]
    for seat, chair in enumerate(old.chairs):
        if chair.kind == "person" and chair.player is not None:
            sat: Sat = {
                "kind": "sat",
                "at": at,
                "by": chair.player,
                "seat": seat,
                "player": chair.player,
                "name": chair.name,
            }
            if chair.own:
                sat["own"] = True
            log.append(sat)
        elif chair.kind == "bot":
            bot: BotCame = {
                "kind": "bot",
                "at": at,
                "by": host,
                "seat": seat,
                "level": chair.level,
                "name": chair.name,
            }
            log.append(bot)
    return log
