"""Talk, commands that begin with a slash, and moves typed in notation: whatever a button does can be typed as well."""

from __future__ import annotations

from collections.abc import Callable

from lutetia.engine.errors import AmbiguousNotation, NotationError
from lutetia.engine.levels import LEVELS, USUAL, Level
from lutetia.table.commands import Bot, Chat
from lutetia.table.deed import Deed
from lutetia.table.messages import Message
from lutetia.table.refusals import No
from lutetia.table.typed_text import clean
from lutetia.table.verbs import act, agree, begin, bots, resign, seats, undo

LONGEST = 500
"""Characters in one message."""


def chat(deed: Deed, command: Chat) -> None:
    """Do what the text asks for, or say it."""
    text = clean(command.text)
    if not text:
        raise No("malformed", "refusal.empty")
    if len(text) > LONGEST:
        raise No("toolarge", "refusal.chat_long", n=LONGEST)
    if text.startswith("/"):
        slash(deed, command, text[1:].split())
    elif not move(deed, text):
        say(deed, text)


def say(deed: Deed, text: str) -> None:
    """Say ``text`` to everybody at the table, spectators included."""
    seat = deed.mine[0] if deed.mine else None
    deed.note("chat", seat=seat, name=deed.who.name, text=text)


def move(deed: Deed, text: str) -> bool:
    """Play ``text`` if it is an action in notation; return whether it was meant as one."""
    table, state = deed.table, deed.table.state
    if table.status != "playing" or state is None or not deed.mine:
        return False
    seat = table.to_act if table.to_act in deed.mine else deed.mine[0]
    assert seat is not None
    try:
        state.parse(text)
    except AmbiguousNotation:
        pass
    except NotationError:
        # A slip in a move is worth a refusal, but only when a move is due and it begins like one.
        verbs = (
            {action.text.split()[0] for action in state.legal()}
            if table.to_act in deed.mine
            else set()
        )
        if text.split()[0].casefold() not in verbs or len(text.split()) > 4:
            return False
    if len(text) > 200:
        return False
    act.play(deed, seat, text)
    return True


def slash(deed: Deed, command: Chat, words: list[str]) -> None:
    """Carry out a slash command. Raises No for one that there is not, naming /help."""
    name, rest = (
        (words[0].casefold(), [word.casefold() for word in words[1:]]) if words else ("", [])
    )
    doer = _COMMANDS.get(name)
    if doer is None:
        raise No("notation", "refusal.unknown_command", text=("/" + name)[:40])
    doer(deed, rest)


def _seat(deed: Deed, word: str) -> int:
    colours = deed.table.game.meta.colours[: deed.table.players]
    if word in colours:
        return colours.index(word)
    if word.isascii() and word.isdigit() and 1 <= int(word[:3]) <= len(colours):
        return int(word) - 1
    raise No("notation", "refusal.no_such_colour", text=word[:40], colours=", ".join(colours))


def _join(deed: Deed, rest: list[str]) -> None:
    free = [
        seat
        for seat, chair in enumerate(deed.table.chairs)
        if chair.kind == "empty" and not chair.resigned
    ]
    table, who = deed.table, deed.who.id
    first = (table.open_to(who) or table.open_to(who, "ask") or free)[:1]
    if not rest and not first:
        raise No("table", "refusal.no_seat_free")
    seats.take(deed, _seat(deed, rest[0]) if rest else first[0])


def _leave(deed: Deed, rest: list[str]) -> None:
    mine = (
        [_seat(deed, rest[0])]
        if rest
        else [seat for seat in deed.mine if not deed.table.chairs[seat].resigned]
    )
    if not mine:
        raise No("forbidden", "refusal.seated_only")
    for seat in mine:
        seats.leave(deed, seat)


def _bot(deed: Deed, rest: list[str]) -> None:
    todo, words = (rest[0] if rest else ""), rest[1:]
    if todo == "add":
        level: Level = next((level for level in LEVELS if level in words), USUAL)
        words = [word for word in words if word not in LEVELS]
        free = [
            seat
            for seat, chair in enumerate(deed.table.chairs)
            if chair.kind == "empty" and not chair.resigned
        ]
        if not words and not free:
            raise No("table", "refusal.no_seat_free")
        bots.bot(deed, Bot(id="-", seat=_seat(deed, words[0]) if words else free[0], level=level))
    elif todo == "remove":
        there = [seat for seat, chair in enumerate(deed.table.chairs) if chair.kind == "bot"]
        if not words and not there:
            raise No("table", "refusal.no_bots")
        bots.bot(deed, Bot(id="-", seat=_seat(deed, words[0]) if words else there[-1], level=None))
    else:
        raise No(
            "notation", "refusal.bot_usage", bot=f"/bot add top {deed.table.game.meta.colours[1]}"
        )


def _resign(deed: Deed, rest: list[str]) -> None:
    mine = [seat for seat in deed.mine if not deed.table.chairs[seat].resigned]
    if not mine:
        raise No("forbidden", "refusal.seated_only")
    if len(mine) > 1 and not rest:
        raise No(
            "notation",
            "refusal.which_seat",
            colours=", ".join(deed.table.game.meta.colours[seat] for seat in mine),
        )
    resign.give_up(deed, _seat(deed, rest[0]) if rest else mine[0])


def _who(deed: Deed, rest: list[str]) -> None:
    names = ", ".join(deed.present)
    deed.info = Message("info.who", {"n": len(deed.present), "names": names})


def _help(deed: Deed, rest: list[str]) -> None:
    deed.info = Message("info.help", {"join": f"/join {deed.table.game.meta.colours[0]}"})


def _record(deed: Deed, rest: list[str]) -> None:
    deed.info = Message("info.record", {"address": f"/api/tables/{deed.table.id}/record"})


_COMMANDS: dict[str, Callable[[Deed, list[str]], None]] = {
    "join": _join,
    "leave": _leave,
    "start": lambda deed, rest: begin.begin(deed),
    "undo": lambda deed, rest: undo.take_back(deed),
    "end": lambda deed, rest: agree.close(deed),
    "yes": lambda deed, rest: undo.reply(deed, True),
    "no": lambda deed, rest: undo.reply(deed, False),
    "who": _who,
    "help": _help,
    "bot": _bot,
    "resign": _resign,
    "rematch": lambda deed, rest: begin.again(deed),
    "record": _record,
}
