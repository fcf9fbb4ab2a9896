"""One handler for each command: ``handler(context, command)`` makes events, or raises
`TableRefusal` before the first of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from lutetia.engine.levels import USUAL, Level
from lutetia.table import commands
from lutetia.table.command_context import CommandContext, Deed
from lutetia.table.deal.envelope import Chance, SealedChance
from lutetia.table.events import Event
from lutetia.table.handlers import (
    abort,
    act,
    agree,
    begin,
    bots,
    chat,
    muting,
    resign,
    seats,
    stir,
    time,
    undo,
)  # fmt: skip
from lutetia.table.messages import Message
from lutetia.table.pauses import Away, at_work
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table

_HANDLERS: dict[type[Any], Callable[[CommandContext, Any], None]] = {
    commands.Act: act.act,
    commands.Sit: seats.sit,
    commands.Stand: seats.stand,
    commands.Bot: bots.bot,
    commands.Start: begin.start,
    commands.Rematch: begin.rematch,
    commands.Undo: undo.undo,
    commands.End: agree.end,
    commands.Answer: undo.answer,
    commands.Resign: resign.resign,
    commands.Abort: abort.abort,
    commands.Chat: chat.chat,
    commands.MuteHere: muting.mute,
    commands.Promise: stir.promise,
    commands.Show: stir.show,
}


MAX_TALK, MAX_EVENTS, MAX_ACTIONS = 3000, 5000, 20_000
"""Versions after which a table takes no more talk, only what brings its game to an end, and no more
actions either (people may still end it, or give up): a log is kept for ever."""

_ALWAYS = (commands.Resign, commands.Abort, commands.End, commands.Answer, commands.Rematch)


@dataclass(frozen=True)
class CommandResult:
    """What came of a command.

    Attributes:
        version: of the table as the command left it.
        events: new events, already applied; empty for a question or a resend.
        info: an answer for the asker alone.
        opens: the name of the table that a rematch opens.
        ended: True when the game has just ended.
    """

    version: int
    events: list[Event] = field(default_factory=list)
    info: Message | None = None
    opens: str | None = None
    ended: bool = False


def execute(
    table: Table,
    player: Player | None,
    command: commands.Command,
    now: float,
    chance: Chance,
    new_id: Callable[[], str],
    present: Sequence[str] = (),
    online: Collection[str] | None = None,
    apart: Callable[[str, str], bool] = lambda one, other: False,
    away: Away = at_work,
    lag: int = 0,
    held: Callable[[Deed], TableRefusal | None] = lambda deed: None,
    may_sit: Callable[[Player], bool] = lambda player: True,
) -> CommandResult:
    """Carry out ``command`` of ``player`` on ``table``.

    Args:
        now: Unix seconds.
        chance: where draws come from.
        new_id: makes the name of the table that a rematch opens.
        present: names of those at the table, for /who.
        online: ids of those who are connected; None: nobody can be yet.
        apart: whether two people, by id, never sit at one table.
        away: when somebody, by id, is on holiday.
        lag: milliseconds that the command may have been on its way, as the server has measured.
        held: why moderators keep the player from something; None: they do not.
        may_sit: whether moderators let somebody else, who does not ask now, take a seat.

    Raises:
        TableRefusal: the table does not do it; nothing has changed.
    """
    if player is not None:
        known = table.seen.get((player.id, command.id))
        if known is not None:
            return CommandResult(known)
    context = CommandContext(
        table, player, now, chance, new_id, present, online, apart, away, lag, held, may_sit
    )
    handler = _HANDLERS.get(type(command))
    if handler is None:
        raise TableRefusal("malformed", "refusal.malformed")
    context.who  # noqa: B018  (refuses whoever has no session, before anything else)
    if not isinstance(command, _ALWAYS) and table.version >= _most(command):
        raise TableRefusal("table", "refusal.log_full")
    try:
        handler(context, command)
    except TableRefusal as no:
        if context.events:  # a slip in a handler: the table has changed, so this is no mere refusal
            raise RuntimeError(f"{type(command).__name__} was refused half-way: {no}") from no
        raise
    if context.events:
        time.rest(context)
        _sign(table, context, command.id)
    return _done(context)


def _most(command: commands.Command) -> int:
    if isinstance(command, commands.Chat | commands.MuteHere):
        return MAX_TALK
    return MAX_ACTIONS if isinstance(command, commands.Act) else MAX_EVENTS


def _sign(table: Table, context: CommandContext, command_id: str) -> None:
    """Write the command's id on the last event, so that a resend is known even after a restart."""
    last = context.events[-1]
    last["cmd"] = command_id
    last["for"] = context.who.id
    table.seen[context.who.id, command_id] = table.version


def bot_act(table: Table, seat: int, text: str, now: float, chance: Chance) -> CommandResult:
    """Play ``text`` for the bot on ``seat``. Raises TableRefusal when it
    is refused or not the turn of that bot."""
    turn = table.bot_to_act()
    if turn is None or turn[0] != seat:
        raise TableRefusal("turn", "refusal.not_your_turn", seat=table.to_act)
    context = CommandContext(table, None, now, chance, _no_id)
    act.play(context, seat, text)
    return _done(context)


def play_chance(table: Table, now: float, chance: Chance) -> CommandResult:
    """Let chance play if it is to act, and note the end if it has come."""
    context = CommandContext(table, None, now, chance, _no_id)
    context.play_chance()
    return _done(context)


def fall(
    table: Table,
    now: float,
    chance: Chance,
    away: Away = at_work,
    level: Level = USUAL,
    apart: Callable[[str, str], bool] = lambda one, other: False,
    may_sit: Callable[[Player], bool] = lambda player: True,
) -> CommandResult:
    """Note that the time of the seat to act is up, if it is and they are not on holiday; where the
    table wants it so, a bot of ``level`` keeps the seat. ``apart`` and ``may_sit`` are those of
    `execute`, for who waited for the consent of whoever has fallen."""
    context = CommandContext(
        table, None, now, chance, _no_id, apart=apart, away=away, may_sit=may_sit
    )
    time.fall(context, level)
    return _done(context)


def rest(table: Table, now: float, chance: Chance, away: Away) -> CommandResult:
    """Note at the table who of its people is on holiday."""
    context = CommandContext(table, None, now, chance, _no_id, away=away)
    time.rest(context)
    return _done(context)


def seal(table: Table, now: float, chance: Chance) -> CommandResult:
    """Fix the secrets of the draws of a sealed table; its first command, or none."""
    context = CommandContext(table, None, now, chance, _no_id)
    if table.deal is not None and isinstance(chance, SealedChance):
        context.emit("sealed", root=chance.envelope.root(0), first=0)
    return _done(context)


def stirred(table: Table, now: float, chance: Chance) -> CommandResult:
    """Go on without those whose part in stirring has been awaited long enough."""
    context = CommandContext(table, None, now, chance, _no_id)
    stir.expire(context)
    return _done(context)


def credit(table: Table, ms: int, now: float, chance: Chance) -> CommandResult:
    """Give the seat whose time runs ``ms`` milliseconds back."""
    context = CommandContext(table, None, now, chance, _no_id)
    time.credit(context, ms)
    return _done(context)


def rename(table: Table, player: Player, now: float, chance: Chance) -> CommandResult:
    """Note the new name of somebody who sits at the table, while it takes talk."""
    context = CommandContext(table, player, now, chance, _no_id)
    if table.outdated(player) and table.version < MAX_TALK:  # a name is something said, too
        context.emit("named", player=player.id, name=player.name)
    return _done(context)


def pass_on(
    table: Table, guest: str, player: Player, now: float, chance: Chance
) -> CommandResult | None:
    """Note that what a guest has at the table is ``player``'s, whose account they signed in to;
    None: it stays with the guest."""
    if not table.may_pass(guest, player.id):
        return None
    context = CommandContext(table, None, now, chance, _no_id)
    context.emit("passed", site=True, player=guest, to=player.id, name=player.name)
    return _done(context)


def _done(context: CommandContext) -> CommandResult:
    return CommandResult(
        context.table.version, context.events, context.info, context.opens, context.ended
    )


def _no_id() -> str:
    raise AssertionError("this command opens no table")


__all__ = [
    "Chance", "CommandResult", "bot_act", "credit", "execute", "fall", "pass_on",
    "play_chance", "rename", "rest",
    "seal", "stirred",
]  # fmt: skip
