"""The public tables that the lobby lists: those that seek players first,
deserted ones faded and then left out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from lutetia.server.codec import encode
from lutetia.server.storage.store import Row
from lutetia.table.messages import TableInfo

IDLE_AFTER = 600.0
"""Seconds without anybody at a table after which it fades."""

GONE_AFTER = 3600.0
"""Seconds after which it is no longer listed;
its address and its people's own lists still open it."""


class _Chair(msgspec.Struct):
    kind: str


class _Kept(msgspec.Struct):
    """What is read of a table as the index has it."""

    status: str
    seats: list[_Chair]


_kept = msgspec.json.Decoder(_Kept)


@dataclass
class Listed:
    """A table in the list.

    Attributes:
        info: TableInfo as JSON.
        seeks: whether a seat is free and the game has not begun.
        left: since when nobody has been there, in Unix seconds; None while somebody is.
    """

    info: bytes
    seeks: bool
    left: float | None


class Listing:
    """Every public table that is open or being played, by id, oldest first."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._tables: dict[str, Listed] = {}
        self._told: list[str] = []

    def fill(self, rows: Sequence[Row]) -> None:
        """Take in what the index has, oldest first; nobody is at a table yet."""
        for row in rows:
            self._tables[row.id] = Listed(row.info, _seeks(_kept.decode(row.info)), row.updated)

    def put(self, info: TableInfo) -> bool:
        """Take in the new look of a table, and return whether the list has changed."""
        name, text = info.id, encode(info)
        before = self._tables.get(name)
        people = any(seat.kind == "person" and seat.online for seat in info.seats)
        left = None if people or info.spectators else self._now()
        if left is not None and before is not None and before.left is not None:
            left = before.left
        if before is not None and before.info == text and before.left == left:
            return False
        self._tables[name] = Listed(text, _seeks(info), left)
        return True

    def drop(self, name: str) -> bool:
        """Take a table out, and return whether it was in."""
        return self._tables.pop(name, None) is not None

    def tables(self, most: int) -> list[msgspec.Raw]:
        """Return what is listed as TableInfo: tables that seek players, then the others,
        newest first."""
        now = self._now()
        shown = [one for one in reversed(self._tables.values()) if not _since(one, now, GONE_AFTER)]
        shown.sort(key=lambda one: not (one.seeks and not _since(one, now, IDLE_AFTER)))
        return [msgspec.Raw(one.info) for one in shown[:most]]

    def idle(self) -> list[str]:
        """Return the ids of the listed tables at which nobody has been for a while."""
        now = self._now()
        return [name for name, one in self._tables.items() if _since(one, now, IDLE_AFTER)]

    def aged(self) -> bool:
        """Return whether tables have faded or gone since the last call;
        those gone for good are forgotten."""
        now = self._now()
        for name in [name for name, one in self._tables.items() if _since(one, now, GONE_AFTER)]:
            del self._tables[name]
        before, self._told = self._told, self.idle()
        return before != self._told


def _since(one: Listed, now: float, seconds: float) -> bool:
    return one.left is not None and now - one.left > seconds


def _seeks(info: TableInfo | _Kept) -> bool:
    return info.status == "open" and any(seat.kind == "empty" for seat in info.seats)
