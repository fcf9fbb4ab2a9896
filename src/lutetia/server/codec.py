"""Messages as bytes: each part encoded once,
each message put together once for everybody who may know the same."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from lutetia.table import messages, projection
from lutetia.table.commands import Command
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.shown import Shown, Views
from lutetia.table.table import Table

MAX_FRAME_BYTES = 8192
"""A larger frame closes the socket."""

encode = msgspec.json.Encoder().encode
_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_ID = re.compile(rb'"id"\s*:\s*"([\x20\x21\x23-\x5b\x5d-\x7e]{1,64})"')


def decode(text: str | bytes) -> Command:
    """Return the command in a frame. Raises TableRefusal with code ``malformed``,
    saying what is wrong with it."""
    try:
        return _command.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise TableRefusal("malformed", "refusal.malformed", why=str(error)[:200]) from None


def id_of(text: str) -> str | None:
    """Return the id in a frame that could not be decoded, if one can be found."""
    found = _ID.search(text.encode("utf-8", "replace"))
    return found[1].decode("ascii") if found else None


def text(message: messages.FromServer) -> str:
    """Return ``message`` as it is sent."""
    return encode(message).decode()


def refused(command_id: str | None, no: TableRefusal, version: int) -> str:
    """Return a refusal."""
    return text(messages.Refused(command_id, no.code, no.rule, no.text, version))


_NOTHING = msgspec.Raw(b"[]")


class Broadcast:
    """One version of a table as it is told: make one for each broadcast
    and ask it for every viewer.

    Args:
        online: ids of the players who are connected.
        spectators: how many look on without a seat.
        shown: what is told of the present position, kept by the caller from telling to telling.
        now: Unix seconds.
        unheard: the people whose words somebody, by id, does not see.
    """

    def __init__(
        self,
        table: Table,
        online: set[str],
        spectators: int,
        shown: Shown,
        now: float,
        unheard: Callable[[str | None], frozenset[str]] = lambda player: frozenset(),
    ) -> None:
        self._table = table
        self._shown = shown
        self._info = shown.info(table, online, spectators)
        self._views = Views(table)
        self._clock = projection.clock(table, now)
        self._unheard = unheard
        self._entries: dict[tuple[int | None, int, frozenset[str]], msgspec.Raw] = {}
        self._pages: dict[tuple[int | None, frozenset[str]], tuple[msgspec.Raw, bool]] = {}
        self._made: dict[tuple[str | None, str, int | None, int, bool], str] = {}

    def message(self, player: Player | None, watched: int | None, since: int, full: bool) -> str:
        """Return the ``table`` message for ``player``, with the newest page of the log, or the
        ``update`` message, with the log after version ``since``."""
        table = self._table
        name = player.id if player else None
        seat = projection.eyes(table, name, watched)
        key = (name, player.name if player else "", seat, since, full)
        if key not in self._made:
            actions = self._shown.legal(table) if projection.may_act(table, name) else _NOTHING
            turn = projection.turn(
                table, name, seat, actions, self._shown.prompt(table), self._clock
            )
            you, view = projection.you(table, player, seat), self._views.of(seat)
            silent = self._unheard(name)
            if full:
                entries, more = self._page(seat, silent)
                told: messages.FromServer = messages.Full(
                    table.version, self._info, view, turn, entries, more, you
                )
            else:
                log = self._log(seat, since, silent)
                told = messages.Update(table.version, self._info, view, turn, log, you)
            self._made[key] = text(told)
        return self._made[key]

    def _page(self, seat: int | None, silent: frozenset[str]) -> tuple[msgspec.Raw, bool]:
        """Return the newest page of the log, and whether there is more of it."""
        key = seat, silent
        if key not in self._pages:
            entries, more = projection.page(self._table, seat, unheard=silent)
            self._pages[key] = msgspec.Raw(encode(entries)), more
        return self._pages[key]

    def _log(self, seat: int | None, since: int, silent: frozenset[str]) -> msgspec.Raw:
        key = seat, since, silent
        if key not in self._entries:
            told = projection.entries(self._table, seat, since, silent)
            self._entries[key] = msgspec.Raw(encode(told))
        return self._entries[key]
