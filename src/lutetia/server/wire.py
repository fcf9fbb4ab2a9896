"""Messages as bytes: each part encoded once, each message put together once for everybody who may know the same."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from lutetia.server.botwork import Advice
from lutetia.table import project
from lutetia.table.commands import Command
from lutetia.table.people import Player
from lutetia.table.refusals import No
from lutetia.table.shown import Shown, Views
from lutetia.table.table import Table

MOST_BYTES = 8192
"""A larger frame closes the socket."""

encode = msgspec.json.Encoder().encode
_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_ID = re.compile(rb'"id"\s*:\s*"([\x20\x21\x23-\x5b\x5d-\x7e]{1,64})"')


def decode(text: str | bytes) -> Command:
    """Return the command in a frame. Raises No with code ``malformed``, saying what is wrong with it."""
    try:
        return _command.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise No("malformed", "refusal.malformed", why=str(error)[:200]) from None


def id_of(text: str) -> str | None:
    """Return the id in a frame that could not be decoded, if one can be found."""
    found = _ID.search(text.encode("utf-8", "replace"))
    return found[1].decode("ascii") if found else None


def ack(command_id: str, version: int) -> str:
    """Return an ack."""
    return encode({"type": "ack", "id": command_id, "version": version}).decode()


def info(command_id: str, text: dict[str, Any]) -> str:
    """Return an answer for the asker alone."""
    return encode({"type": "info", "id": command_id, "text": text}).decode()


def supposed(command_id: str, version: int, result: dict[str, Any]) -> str:
    """Return what a plan would score, for the asker alone."""
    return encode(
        {"type": "supposed", "id": command_id, "version": version, "result": result}
    ).decode()


def because(command_id: str, version: int, answers: list[dict[str, Any] | None]) -> str:
    """Return why actions may not be done, for the asker alone."""
    return encode(
        {"type": "because", "id": command_id, "version": version, "answers": answers}
    ).decode()


def hint(command_id: str, version: int, advice: Advice) -> str:
    """Return what a strong player would do, for the asker alone."""
    return encode(
        {"type": "hint", "id": command_id, "version": version, **advice._asdict()}
    ).decode()


def page(command_id: str, before: int, entries: list[msgspec.Raw], more: bool) -> str:
    """Return a page of the log, for the asker alone."""
    return encode(
        {"type": "log", "id": command_id, "before": before, "entries": entries, "more": more}
    ).decode()


def presence(online: list[bool], spectators: int) -> str:
    """Return who is connected, by seat, and how many look on."""
    return encode({"type": "presence", "online": online, "spectators": spectators}).decode()


def refused(command_id: str | None, no: No, version: int) -> str:
    """Return a refusal."""
    return encode(
        {"type": "refused", "id": command_id, "code": no.code, "rule": no.rule, "text": no.text, "version": version}
    ).decode()  # fmt: skip


_NOTHING = msgspec.Raw(b"[]")


class Telling:
    """One version of a table as it is told: make one for each broadcast and ask it for every viewer.

    Args:
        online: ids of the players who are connected.
        spectators: how many look on without a seat.
        shown: what is told of the present position, kept by the caller from telling to telling.
    """

    def __init__(self, table: Table, online: set[str], spectators: int, shown: Shown) -> None:
        self._table = table
        self._shown = shown
        self._info = shown.info(table, online, spectators)
        self._views = Views(table)
        self._entries: dict[tuple[int | None, int], bytes] = {}
        self._pages: dict[int | None, bytes] = {}
        self._made: dict[tuple[str | None, str, int | None, int, bool], str] = {}

    def message(self, player: Player | None, watched: int | None, since: int, full: bool) -> str:
        """Return the ``table`` message for ``player``, with the newest page of the log, or the ``update`` message, with the log after
        version ``since``."""
        table = self._table
        name = player.id if player else None
        seat = project.eyes(table, name, watched)
        key = (name, player.name if player else "", seat, since, full)
        if key not in self._made:
            actions = self._shown.legal(table) if project.may_act(table, name) else _NOTHING
            self._made[key] = b"".join(
                (
                    b'{"type":"table","version":' if full else b'{"type":"update","version":',
                    str(table.version).encode(),
                    b',"table":',
                    self._info,
                    b',"view":',
                    self._views.of(seat),
                    b',"turn":',
                    encode(project.turn(table, name, seat, actions, self._shown.prompt(table))),
                    b',"entries":',
                    self._page(seat) if full else self._log(seat, since),
                    b',"you":',
                    encode(project.you(table, player, seat)),
                    b"}",
                )
            ).decode()
        return self._made[key]

    def _page(self, seat: int | None) -> bytes:
        """Return the newest page of the log, and whether there is more of it."""
        if seat not in self._pages:
            entries, more = project.page(self._table, seat)
            self._pages[seat] = encode(entries) + b',"more":' + encode(more)
        return self._pages[seat]

    def _log(self, seat: int | None, since: int) -> bytes:
        if (seat, since) not in self._entries:
            self._entries[seat, since] = encode(project.entries(self._table, seat, since))
        return self._entries[seat, since]
