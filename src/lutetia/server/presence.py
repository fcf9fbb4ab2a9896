"""Who is at a table, and when the others hear of it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from lutetia.server.connection import Link
from lutetia.table import projection
from lutetia.table.table import Table

AWAY_AFTER = 1.0
"""Seconds after which somebody whose socket closed is shown as away: a reload takes less."""

EVERY = 1.0
"""Seconds between two messages of a table that tell who is connected."""


class Presence:
    """The sockets at a table.

    ``tell`` is called once a message about them is due: at most once in `EVERY`, however many come
    and go.
    """

    def __init__(self, tell: Callable[[], None]) -> None:
        self.links: set[Link] = set()
        self._tell = tell
        self._leaving: Counter[str] = Counter()  # sockets of each player that closed just now
        self._told: tuple[list[bool], int] | None = None
        self._told_at = 0.0
        self._due: asyncio.TimerHandle | None = None

    @property
    def online(self) -> set[str]:
        """Ids of the players who are connected, or were a moment ago."""
        here = {link.player.id for link in self.links if link.player is not None}
        return here.union(self._leaving)

    def names(self, table: Table) -> list[str]:
        """Return the names of the people who are connected, and of the bots of ``table``."""
        people = {
            link.player.id: link.player.name for link in self.links if link.player is not None
        }
        bots = [one.name for one in table.seats if one.kind == "bot"]
        return sorted(people.values()) + bots

    def spectators(self, table: Table) -> int:
        """Return how many look on without a seat of ``table``."""
        seated = {one.player for one in table.seats if one.player}
        people = {link.player_id or str(id(link)) for link in self.links}
        return len(people - seated)

    async def leave(self, link: Link) -> None:
        """Forget a closed socket; shown to the others only if they stay away."""
        self.links.discard(link)
        name = link.player_id
        if name is not None:
            self._leaving[name] += 1
        try:
            await asyncio.sleep(AWAY_AFTER)
        finally:
            if name is not None:
                self._leaving[name] -= 1
                if not self._leaving[name]:
                    del self._leaving[name]
        self.changed()

    def changed(self) -> None:
        """Have everybody told who is here."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            wait = self._told_at + EVERY - loop.time()
            self._due = loop.call_later(max(0.0, wait), self._now_due)

    def _now_due(self) -> None:
        self._due = None
        self._told_at = asyncio.get_running_loop().time()
        self._tell()

    def news(self, table: Table) -> tuple[list[bool], int] | None:
        """Return by seat of ``table`` whether its player is connected, and how many look on; None
        where that is what was returned before."""
        now = projection.connected(table, self.online), self.spectators(table)
        if now == self._told:
            return None
        self._told = now
        return now

    def stop(self) -> None:
        """Tell nothing more."""
        if self._due is not None:
            self._due.cancel()
