"""What the calls about one's own games and other people take and answer."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lutetia.table.messages import Encoded, TableInfo

MAX_NOTE = 300
"""Characters of a note at a table."""


class MyGame(msgspec.Struct, frozen=True):
    """A game at whose table one sits.

    Attributes:
        waits: for oneself.
        at: when it began to wait, or went on without; of a finished one: when it ended. In Unix
            seconds.
        note: one's own; nobody else sees it.
        up_in: seconds until one's own time is up; only where it runs.
    """

    waits: bool
    at: int
    note: str
    table: Encoded[TableInfo]
    up_in: int | msgspec.UnsetType = msgspec.UNSET


class MyGames(msgspec.Struct, frozen=True):
    """A page of one's own games.

    Attributes:
        after: what to ask the next page with; null: this is the last one.
    """

    games: list[MyGame]
    after: str | None


class Note(msgspec.Struct, frozen=True):
    """What one has noted at a table; empty: nothing."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_NOTE)]


class LastSeen(msgspec.Struct, frozen=True):
    """What one last saw of a table at which one sits.

    Attributes:
        version: as of which it was before one's eyes, on any device; null: never.
    """

    version: int | None


class TieChange(msgspec.Struct, frozen=True):
    """How one stands to somebody; what is left out stays."""

    follow: bool | None = None
    mute: bool | None = None
    block: bool | None = None


class Tie(msgspec.Struct, frozen=True):
    """How one stands to somebody.

    Attributes:
        follow: they stand at the head of one's list.
        mute: one sees nothing of what they say.
        block: neither sees what the other says, and they never sit at one table.
    """

    player: str
    name: str
    follow: bool
    mute: bool
    block: bool
