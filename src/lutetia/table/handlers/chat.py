"""Talk, commands that begin with a slash, and moves typed in notation:
whatever a button does can be typed as well."""

from __future__ import annotations

from collections.abc import Callable

from lutetia.ai.levels import levels
from lutetia.engine.errors import AmbiguousNotation, NotationError
from lutetia.engine.levels import USUAL
from lutetia.table.command_context import CommandContext
from lutetia.table.commands import Bot, Chat
from lutetia.table.handlers import act, agree, begin, bots, muting, resign, seats, undo
from lutetia.table.messages import Message
from lutetia.table.refusals import TableRefusal
from lutetia.table.typed_text import clean

MAX_CHAT_LENGTH = 500
"""Characters in one message."""

ACTION_WORDS = 4
"""Words in a text that may be a mistyped action; a longer one is talk."""


def chat(context: CommandContext, command: Chat) -> None:
    """Do what the text asks for, or say it."""
    text = clean(command.text)
    if not text:
        raise TableRefusal("malformed", "refusal.empty")
    if len(text) > MAX_CHAT_LENGTH:
        raise TableRefusal("toolarge", "refusal.chat_long", n=MAX_CHAT_LENGTH)
    if text.startswith("/"):
        slash(context, command, text[1:].split())
    elif not move(context, text):
        say(context, text)


def say(context: CommandContext, text: str) -> None:
    """Say ``text`` to everybody at the table, spectators included."""
    context.may("say")
    context.may_speak_here()
    seat = context.own_seats[0] if context.own_seats else None
    context.emit("chat", seat=seat, name=context.who.name, text=text)


def move(context: CommandContext, text: str) -> bool:
    """Play ``text`` if it is an action in notation; return whether it was meant as one."""
    table, state = context.table, context.table.state
    if table.status != "playing" or state is None or not context.own_seats:
        return False
    seat = table.to_act if table.to_act in context.own_seats else context.own_seats[0]
    assert seat is not None
    try:
        state.parse(text)
    except AmbiguousNotation:
        pass
    except NotationError:
        # A slip in a move is worth a refusal, but only when a move is due and it begins like one.
        handlers = (
            {action.text.split()[0] for action in state.legal()}
            if table.to_act in context.own_seats
            else set()
        )
        if text.split()[0].casefold() not in handlers or len(text.split()) > ACTION_WORDS:
            return False
    if len(text) > act.MAX_ACTION_LENGTH:
        return False
    act.play(context, seat, text)
    return True


def slash(context: CommandContext, command: Chat, words: list[str]) -> None:
    """Carry out a slash command. Raises TableRefusal for one that there is not, naming /help."""
    name, rest = (
        (words[0].casefold(), [word.casefold() for word in words[1:]]) if words else ("", [])
    )
    handler = _COMMANDS.get(name)
    if handler is None:
        raise TableRefusal("notation", "refusal.unknown_command", text=("/" + name)[:40])
    handler(context, rest)


def _seat(context: CommandContext, word: str) -> int:
    colours = context.table.game.meta.colours[: context.table.players]
    if word in colours:
        return colours.index(word)
    if word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= len(colours):
        return int(word) - 1
    raise TableRefusal(
        "notation", "refusal.no_such_colour", text=word[:40], colours=", ".join(colours)
    )


def _join(context: CommandContext, rest: list[str]) -> None:
    free = [
        seat
        for seat, one in enumerate(context.table.seats)
        if one.kind == "empty" and not one.resigned
    ]
    table, who = context.table, context.who.id
    first = (table.open_to(who) or table.open_to(who, "ask") or free)[:1]
    if not rest and not first:
        raise TableRefusal("table", "refusal.no_seat_free")
    seats.take(context, _seat(context, rest[0]) if rest else first[0])


def _leave(context: CommandContext, rest: list[str]) -> None:
    mine = (
        [_seat(context, rest[0])]
        if rest
        else [seat for seat in context.own_seats if not context.table.seats[seat].resigned]
    )
    if not mine:
        raise TableRefusal("forbidden", "refusal.seated_only")
    for seat in mine:
        seats.leave(context, seat)


def _bot(context: CommandContext, rest: list[str]) -> None:
    todo, words = (rest[0] if rest else ""), rest[1:]
    if todo == "add":
        known = levels()
        level = next((word for word in words if word in known), USUAL)
        words = [word for word in words if word not in known]
        free = [
            seat
            for seat, one in enumerate(context.table.seats)
            if one.kind == "empty" and not one.resigned
        ]
        if not words and not free:
            raise TableRefusal("table", "refusal.no_seat_free")
        bots.bot(
            context, Bot(id="-", seat=_seat(context, words[0]) if words else free[0], level=level)
        )
    elif todo == "remove":
        there = [seat for seat, one in enumerate(context.table.seats) if one.kind == "bot"]
        if not words and not there:
            raise TableRefusal("table", "refusal.no_bots")
        bots.bot(
            context, Bot(id="-", seat=_seat(context, words[0]) if words else there[-1], level=None)
        )
    else:
        raise TableRefusal(
            "notation",
            "refusal.bot_usage",
            bot=f"/bot add top {context.table.game.meta.colours[1]}",
        )


def _resign(context: CommandContext, rest: list[str]) -> None:
    mine = [seat for seat in context.own_seats if not context.table.seats[seat].resigned]
    if not mine:
        raise TableRefusal("forbidden", "refusal.seated_only")
    if len(mine) > 1 and not rest:
        raise TableRefusal(
            "notation",
            "refusal.which_seat",
            colours=", ".join(context.table.game.meta.colours[seat] for seat in mine),
        )
    resign.give_up(context, _seat(context, rest[0]) if rest else mine[0])


def _mute(context: CommandContext, rest: list[str], on: bool) -> None:
    """By a colour, the number of a seat, or the name under which somebody has spoken."""
    word = " ".join(rest)
    try:
        seat = _seat(context, word)
    except TableRefusal:
        if not muting.mute_named(context, word, on):
            raise
    else:
        muting.mute_seat(context, seat, on)


def _who(context: CommandContext, rest: list[str]) -> None:
    names = ", ".join(context.present)
    context.info = Message("info.who", {"n": len(context.present), "names": names})


def _help(context: CommandContext, rest: list[str]) -> None:
    context.info = Message("info.help", {"join": f"/join {context.table.game.meta.colours[0]}"})


def _record(context: CommandContext, rest: list[str]) -> None:
    context.info = Message("info.record", {"address": f"/api/tables/{context.table.id}/record"})


_COMMANDS: dict[str, Callable[[CommandContext, list[str]], None]] = {
    "join": _join,
    "leave": _leave,
    "start": lambda context, rest: begin.begin(context),
    "undo": lambda context, rest: undo.take_back(context),
    "end": lambda context, rest: agree.close(context),
    "yes": lambda context, rest: undo.answer_proposal(context, True),
    "no": lambda context, rest: undo.answer_proposal(context, False),
    "who": _who,
    "help": _help,
    "bot": _bot,
    "resign": _resign,
    "mute": lambda context, rest: _mute(context, rest, True),
    "unmute": lambda context, rest: _mute(context, rest, False),
    "rematch": lambda context, rest: begin.open_rematch(context),
    "record": _record,
}
