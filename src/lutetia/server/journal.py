"""What a live table and the place where tables are kept know of each other;
neither imports the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Protocol

from lutetia.engine.levels import Level
from lutetia.server.bot_pool import BotPool
from lutetia.server.deadlines import Deadlines
from lutetia.server.envelopes import Envelopes
from lutetia.server.holidays.book import Holidays
from lutetia.server.moderation.sanctions import Sanctions
from lutetia.server.notices.outbox import Timed
from lutetia.server.operations.metrics import Metrics
from lutetia.server.people.ties import Ties
from lutetia.server.site_limits import SiteLimits
from lutetia.table.handlers import CommandResult
from lutetia.table.seating import Player
from lutetia.table.table import Table


class Kept(Protocol):
    """A live table as its keeper sees it.

    Attributes:
        address: from where it was opened, as far as this process knows.
        indexed: how the index has it.
        indexed_at: the `Table.info_version` that is in the index.
        frozen: version of the latest snapshot.
        sitting: who sits here, with whether they are waited for, as the index has it.
        timed: whose time runs, as the outbox has it.
        epoch: stands in every commit, where many processes share the site.
    """

    table: Table
    address: str
    indexed: bytes
    indexed_at: int
    frozen: int
    sitting: dict[str, bool]
    timed: Timed | None
    epoch: int | None

    @property
    def online(self) -> AbstractSet[str]:
        """Ids of the players who are connected."""
        ...

    def spectators(self) -> int:
        """How many look on without a seat."""
        ...


class Journal(Protocol):
    """Where a live table is written down, read again and told of.

    Attributes:
        bots: who thinks for them.
        limits: what one address or one person may do in a while.
        now: Unix seconds that never jump.
        ties: who is kept away from whom.
        holidays: who is on holiday when.
        sanctions: who may not do what.
        metrics: what is counted.
        deadlines: when the running time of each table is up.
        envelopes: of sealed deals; they hold the key of the site's hashes.
    """

    bots: BotPool
    limits: SiteLimits
    now: Callable[[], float]
    ties: Ties
    holidays: Holidays
    sanctions: Sanctions
    metrics: Metrics
    deadlines: Deadlines
    envelopes: Envelopes

    async def commit(
        self, kept: Kept, first: int, done: CommandResult, player: Player | None
    ) -> None:
        """Write down what ``player`` has done, from version ``first`` on.
        Raises NotStored, NotOwner."""
        ...

    async def load(self, name: str) -> tuple[Table, str | None, int]:
        """Return a table made from its log, what is wrong with the log,
        and the version of its snapshot."""
        ...

    async def level_of(self, player: str, game: str, players: int) -> Level:
        """Return the level of the bot about as strong as somebody at a game of so many."""
        ...

    def keeps(self, kept: Kept) -> bool:
        """Return whether this process keeps a table still, as far as it knows at this moment."""
        ...

    def lost(self, kept: Kept) -> None:
        """Forget a table that another process keeps now."""
        ...

    def unread(self, kept: Kept) -> None:
        """Forget a table that could not be read again, and open it when that can be done."""
        ...

    def changed(self, kept: Kept) -> None:
        """Show a table's new look in the lobby."""
        ...

    def seen(self, kept: Kept, player: str, version: int) -> None:
        """Note that somebody has a table as of ``version`` before their eyes."""
        ...

    def keep(self, task: asyncio.Task[object]) -> None:
        """Hold on to a background task until it ends."""
        ...
