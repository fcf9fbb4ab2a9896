"""What the processes of one site tell each other: that something which others keep in memory, or
show, is different now. Nothing here is needed for anything to be right: the database is."""

from __future__ import annotations

from typing import Literal

import msgspec

from lutetia.table.messages import TableInfo
from lutetia.table.seating import Player

Remembered = Literal["ties", "sanctions", "holidays", "channels"]
"""What every process keeps in memory of the database."""


class Changed(msgspec.Struct, tag="changed"):
    """Something that is kept in memory is to be read anew: what is `Remembered`, and what a later
    version keeps besides."""

    what: list[str]


class SessionsEnded(msgspec.Struct, tag="ended"):
    """Sessions hold no more. ``tokens`` are the hashes of their secrets."""

    tokens: list[bytes]


class PersonChanged(msgspec.Struct, tag="person"):
    """A person, by id, is to be read anew."""

    player: str


class Renamed(msgspec.Struct, tag="renamed"):
    """Somebody has another name."""

    player: Player


class Came(msgspec.Struct, tag="came"):
    """Somebody, by id, has come from another address than before.

    Attributes:
        mark: what stands for the address.
    """

    player: str
    mark: str


class TableOpened(msgspec.Struct, tag="opened"):
    """A new table may go on by itself: bots play there."""

    table: str


class TableLooks(msgspec.Struct, tag="looks"):
    """A public table looks different in the lobby.

    Attributes:
        info: how; None: it is listed no more.
    """

    table: str
    info: TableInfo | None


class OwnTables(msgspec.Struct, tag="own"):
    """The tables of some people, by id, look different to them."""

    people: list[str]


class NoticesChanged(msgspec.Struct, tag="notices"):
    """What is to be sent because of a table is different now."""

    table: str


class GameRated(msgspec.Struct, tag="rated"):
    """A rated game has ended."""


News = (
    Changed
    | SessionsEnded
    | PersonChanged
    | Renamed
    | Came
    | TableOpened
    | TableLooks
    | OwnTables
    | NoticesChanged
    | GameRated
)
