"""A live table: its sockets, and how what is done there is written down and told."""

from __future__ import annotations

import asyncio
import logging
import time

from lutetia.server import codec
from lutetia.server.connection import RESTART, Link
from lutetia.server.errors import NotOwner, NotStored
from lutetia.server.exports import Exports
from lutetia.server.ids import SystemRandomChance
from lutetia.server.journal import Journal
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.notices.outbox import Timed
from lutetia.server.presence import Presence
from lutetia.table import messages
from lutetia.table.commands import Command
from lutetia.table.deal.envelope import Chance, Envelope, SealedChance
from lutetia.table.handlers import CommandResult
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.shown import Shown
from lutetia.table.table import Table

log = logging.getLogger("lutetia.table")

CHANCE = SystemRandomChance()

MAX_RESUMED = 400
"""Versions that a client may be behind and still be told only what it missed."""


class LiveTable:
    """A table with the sockets at it.

    Whoever changes ``table`` holds ``lock``, and calls `commit` and then `tell` with what was done.
    """

    def __init__(self, journal: Journal, table: Table, broken: str | None = None) -> None:
        self.journal = journal
        self.table = table
        self.broken = broken
        self.address = ""  # from where the table was opened, as far as this process knows
        self.presence = Presence(self._tell_presence)
        self.touched = time.monotonic()
        self.indexed: bytes = b""
        self.indexed_at = -1  # the `Table.info_version` that is in the index
        self.edited = -1  # the version at which the log before was last changed
        self.frozen = 0  # version of the latest snapshot
        self.epoch: int | None = None  # of this owner, where many processes share the site
        self.gone = False  # another process keeps the table now
        self.sitting: dict[str, bool] = {}  # who sits here and is waited for, as the index has it
        self.timed: Timed | None = None  # whose time runs, as the outbox has it
        self.exports = Exports()
        self.envelope: Envelope | None = None  # of a sealed deal that is not over
        self.lock = asyncio.Lock()
        self._shown = Shown()

    @property
    def chance(self) -> Chance:
        """Where the draws of this table come from."""
        return CHANCE if self.envelope is None else SealedChance(CHANCE, self.envelope)

    # --- who is here ------------------------------------------------------------------------------

    @property
    def links(self) -> set[Link]:
        """The sockets at the table."""
        return self.presence.links

    @property
    def online(self) -> set[str]:
        """Ids of the players who are connected, or were a moment ago."""
        return self.presence.online

    def spectators(self) -> int:
        """How many look on without a seat."""
        return self.presence.spectators(self.table)

    async def attach(self, link: Link, since: int | None) -> None:
        """Bring a new socket up to date, from version ``since`` on if that is known and near;
        the others hear soon."""
        async with self.lock:
            if self.elsewhere():
                link.end(RESTART)
                return
            self.touched = time.monotonic()
            self.links.add(link)
            try:
                told = self.broadcast()
                table = self.table
                resumes = (
                    since is not None
                    and 0 <= table.version - since <= MAX_RESUMED
                    and not self._rewritten(since)
                )
                link.push(
                    told.message(
                        link.player,
                        None,
                        since if resumes and since is not None else -1,
                        not resumes,
                    )
                )
            except BaseException:
                self.links.discard(link)  # a table that cannot be shown keeps nobody
                raise
            link.version = table.version
        self.journal.bots.turns.watch(table.id)
        self.presence.changed()

    def _rewritten(self, since: int) -> bool:
        """Return whether the log before ``since`` reads differently now:
        something was taken back or out, or is no longer secret."""
        if since <= self.edited:
            return True
        for entry in reversed(self.table.entries):
            if entry.n <= since:
                return False
            if entry.kind in ("undone", "over"):
                return True
        return False

    async def detach(self, link: Link) -> None:
        """Forget a closed socket; shown to the others only if they stay away."""
        self.touched = time.monotonic()
        await self.presence.leave(link)

    def _tell_presence(self) -> None:
        news = self.presence.news(self.table)
        if news is None:
            return
        text = codec.text(messages.Presence(*news))
        for link in self.links:
            link.push(text)
        self.journal.changed(self)

    # --- what is done -----------------------------------------------------------------------------

    async def commit(self, before: int, done: CommandResult, player: Player | None) -> None:
        """Write down what was done; if that fails, it was not done.

        Raises TableRefusal; KeptElsewhere: another process keeps the table now."""
        try:
            await self.journal.commit(self, before + 1, done, player)
        except NotOwner:
            self.depart()
            self.journal.lost(self)
            raise KeptElsewhere(self.table.id) from None
        except NotStored as error:
            log.error("table %s: %s", self.table.id, error)
            await self.rebuild()
            raise TableRefusal("table", "refusal.not_stored") from None
        by = "bot" if player is None else "person"
        self.journal.metrics.moved(self.table.game.meta.id, done.events, by)

    def refuse(self, link: Link, command: Command, no: TableRefusal) -> None:
        """Answer the asker alone."""
        self.journal.metrics.refused(no.code)
        link.push(codec.refused(command.id, no, self.table.version))

    def tell(self, done: CommandResult) -> None:
        """Tell everybody what was done."""
        start = time.perf_counter()
        full = any(event["kind"] == "undone" for event in done.events)
        self.tell_all(self.broadcast(), full=full)
        self.journal.metrics.fan_out.observe(time.perf_counter() - start)

    async def rebuild(self) -> None:
        """Make the table again from what is stored, after something failed half-way.

        Where it cannot be read now, as while the database is away, whoever comes next opens it
        afresh.
        """
        try:
            self.table, self.broken, self.frozen = await self.journal.load(self.table.id)
            self._shown, self.indexed_at = Shown(), -1
        except Exception:
            log.exception("table %s cannot be read again", self.table.id)
            self.depart()
            self.journal.unread(self)
            return
        self.tell_all(self.broadcast(), full=True)

    async def by_the_site(self, done: CommandResult) -> None:
        """Write down and tell what happened at the table without anybody's command, if anything."""
        if done.events:
            self.touched = time.monotonic()
            await self.commit(done.version - len(done.events), done, None)
            self.tell(done)

    # --- telling ----------------------------------------------------------------------------------

    def broadcast(self) -> codec.Broadcast:
        """Return the table as it is now, to be told to each viewer."""
        return codec.Broadcast(
            self.table, self.online, self.spectators(), self._shown, self.journal.now(),
            self.journal.ties.unheard,
        )  # fmt: skip

    def tell_all(self, told: codec.Broadcast, full: bool = False) -> None:
        """Tell everybody what is new to them; ``full``: everything."""
        self.presence.news(self.table)  # it is part of what is told
        for link in self.links:
            link.push(told.message(link.player, link.watched, -1 if full else link.version, full))
            link.version = self.table.version

    # --- who keeps it -----------------------------------------------------------------------------

    async def leave(self) -> None:
        """Let another process keep this table, when what is being done is done: whoever is here
        finds it there."""
        async with self.lock:
            self.depart()

    def elsewhere(self) -> bool:
        """Return whether another process may keep this table: one that was stopped for a while
        finds out here, before it shows what may be old."""
        return self.gone or not self.journal.keeps(self)

    def depart(self) -> None:
        """Let another process keep this table, now."""
        self.gone = True
        self.stop()
        for link in self.links:
            link.end(RESTART)

    def stop(self) -> None:
        """Let nothing more happen here by itself."""
        self.presence.stop()
