"""One doer per verb: ``doer(deed, command)`` makes events, or raises `No` before the first of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from lutetia.table import commands
from lutetia.table.deed import Chance, Deed
from lutetia.table.events import Event
from lutetia.table.messages import Message
from lutetia.table.people import Player
from lutetia.table.refusals import No
from lutetia.table.table import Table
from lutetia.table.verbs import act, agree, begin, bots, chat, resign, seats, undo

_VERBS: dict[type[Any], Callable[[Deed, Any], None]] = {
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
    commands.Chat: chat.chat,
}


MOST_TALK, MOST_EVENTS, MOST_ACTED = 3000, 5000, 20_000
"""Versions after which a table takes no more talk, only what brings its game to an end, and no more actions either (people may
still end it, or give up): a log is kept for ever."""

_ALWAYS = (commands.Resign, commands.End, commands.Answer, commands.Rematch)


@dataclass(frozen=True)
class Done:
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


def do(
    table: Table,
    player: Player | None,
    command: commands.Command,
    now: float,
    chance: Chance,
    new_id: Callable[[], str],
    present: Sequence[str] = (),
) -> Done:
    """Carry out ``command`` of ``player`` on ``table``.

    Args:
        now: Unix seconds.
        chance: where draws come from.
        new_id: makes the name of the table that a rematch opens.
        present: names of those at the table, for /who.

    Raises:
        No: the table does not do it; nothing has changed.
    """
    if player is not None:
        known = table.seen.get((player.id, command.id))
        if known is not None:
            return Done(known)
    deed = Deed(table, player, now, chance, new_id, present)
    doer = _VERBS.get(type(command))
    if doer is None:
        raise No("malformed", "refusal.malformed")
    deed.who  # noqa: B018  (refuses whoever has no session, before anything else)
    if not isinstance(command, _ALWAYS) and table.version >= _most(command):
        raise No("table", "refusal.log_full")
    try:
        doer(deed, command)
    except No as no:
        if deed.events:  # a slip in a doer: the table has changed, so this is no mere refusal
            raise RuntimeError(f"{type(command).__name__} was refused half-way: {no}") from no
        raise
    if deed.events:
        _sign(table, deed, command.id)
    return _done(deed)


def _most(command: commands.Command) -> int:
    if isinstance(command, commands.Chat):
        return MOST_TALK
    return MOST_ACTED if isinstance(command, commands.Act) else MOST_EVENTS


def _sign(table: Table, deed: Deed, command_id: str) -> None:
    """Write the command's id on the last event, so that a resend is known even after a restart."""
    last = deed.events[-1]
    last["cmd"] = command_id
    last["for"] = deed.who.id
    table.seen[deed.who.id, command_id] = table.version


def bot_act(table: Table, seat: int, text: str, now: float, chance: Chance) -> Done:
    """Play ``text`` for the bot on ``seat``. Raises No when it is refused or not the turn of that bot."""
    turn = table.bot_to_act()
    if turn is None or turn[0] != seat:
        raise No("turn", "refusal.not_your_turn", seat=table.to_act)
    deed = Deed(table, None, now, chance, _no_id)
    act.play(deed, seat, text)
    return _done(deed)


def settle(table: Table, now: float, chance: Chance) -> Done:
    """Let chance play if it is to act, and note the end if it has come."""
    deed = Deed(table, None, now, chance, _no_id)
    deed.settle()
    return _done(deed)


def rename(table: Table, player: Player, now: float, chance: Chance) -> Done:
    """Note the new name of somebody who sits at the table."""
    deed = Deed(table, player, now, chance, _no_id)
    if table.outdated(player) and table.version < MOST_EVENTS:
        deed.note("named", player=player.id, name=player.name)
    return _done(deed)


def _done(deed: Deed) -> Done:
    return Done(deed.table.version, deed.events, deed.info, deed.opens, deed.ended)


def _no_id() -> str:
    raise AssertionError("this deed opens no table")


__all__ = ["Chance", "Done", "bot_act", "do", "rename", "settle"]
