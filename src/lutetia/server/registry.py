"""All tables of this process: made, found in the log when somebody comes,
dropped from memory when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import get_args

import msgspec

from lutetia.engine.errors import OtherEdition
from lutetia.engine.levels import Level
from lutetia.ratings.rating import class_of
from lutetia.server import gc_policy, news
from lutetia.server.asleep import asleep
from lutetia.server.bot_pool import BotPool
from lutetia.server.codec import encode
from lutetia.server.deadlines import RETRY, Deadlines, Outage
from lutetia.server.envelopes import KEY, Envelopes
from lutetia.server.errors import NotOwner, NotStored
from lutetia.server.explorer import service as explorer
from lutetia.server.holidays.book import Holidays
from lutetia.server.hourly import hourly
from lutetia.server.ids import table_id
from lutetia.server.journal import Kept
from lutetia.server.listing import Listing
from lutetia.server.loading import load
from lutetia.server.mine import Mine, waiting
from lutetia.server.moderation.sanctions import Sanctions
from lutetia.server.neighbours import Alone, KeptElsewhere, Neighbours
from lutetia.server.notices.keys import KEY as PUSH_KEY
from lutetia.server.notices.outbox import timed
from lutetia.server.notices.rows import Plan
from lutetia.server.notices.service import Notices
from lutetia.server.operations.audit import Audit
from lutetia.server.operations.metrics import Metrics
from lutetia.server.people.looks import Looks
from lutetia.server.people.ties import Ties
from lutetia.server.ratings.service import Ratings
from lutetia.server.ratings.strength import equal, points
from lutetia.server.record_worker import Brought
from lutetia.server.settings import Settings
from lutetia.server.site_limits import SiteLimits
from lutetia.server.slices import Slices
from lutetia.server.steady import SteadyTime
from lutetia.server.storage.belongings import gone_of
from lutetia.server.storage.database import Statement
from lutetia.server.storage.owners import fence_row
from lutetia.server.storage.store import (
    Row,
    Store,
    body_rows,
    event_rows,
    index_row,
    no_envelope_row,
    snapshot_row,
)
from lutetia.server.table_actor import TableActor
from lutetia.server.table_rows import TableRows
from lutetia.server.zones import renewed
from lutetia.table import commands, projection
from lutetia.table.events import Event
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import CommandResult, execute, play_chance, seal
from lutetia.table.handlers.begin import next_table
from lutetia.table.messages import TableInfo
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table

log = logging.getLogger("lutetia.registry")

LEAVE_WITHIN = 4.0
"""Seconds that tables have to end what is being done, before another process keeps them."""

LOOKS_WITHIN = 2.0
"""Seconds in which it is written down at the end who has seen what."""

PIECE = 500
"""Events of a record that are written at once."""


class TableRegistry:
    """The tables.

    Attributes:
        limits: what one address or one person may do in a while.
        last_write: when anything was last written down, by the monotonic clock.
        listing: the public tables that the lobby lists.
        ratings: follow the log of rated games.
        ties: who is kept away from whom.
        looks: as of which version people last saw their tables.
        holidays: who is on holiday when; set apart from the tables, whose logs follow.
        sanctions: who may not do what.
        now: Unix seconds that never jump.
        metrics: what is counted.
        audit: looks whether what was acknowledged is still there.
        outage: in which nobody counted time before this process.
        neighbours: the other processes of the site.
        leads: whether this process does what the site does once: follow ratings, send notices.
        deadlines: when the running time of each table is up.
        spendings: what addresses and people use, by name, for the other processes of the site.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPool,
        metrics: Metrics | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = store.metrics = metrics or Metrics()
        self.neighbours = neighbours or Alone()
        self.leads = False
        self.limits = SiteLimits(settings)
        self.slices = Slices()
        self.actors: dict[str, TableActor] = {}
        self.mine = Mine(store, self.actors)
        self.ratings = Ratings(store)
        self.audit = Audit(store, self.metrics)
        self.envelopes = Envelopes(store, settings.deal_key)
        self.ties = Ties(store)
        self.ties.changed = self._told("ties")
        self.looks = Looks(store, self.keep)
        self.sanctions = Sanctions(store, self.envelopes.mark)
        self.sanctions.changed = self._told("sanctions")
        self.sanctions.moved = lambda who, mark: self.neighbours.tell(news.Came(who, mark))
        self.listing = Listing()
        self.last_write = time.monotonic()
        alive = store.last_alive()
        self.now: Callable[[], float] = SteadyTime(alive or 0.0)
        self.outage = Outage(self.now() if alive is None else alive, self.now())
        self.holidays = Holidays(store, self.now)
        self.holidays.changed = self._told("holidays")
        self.deadlines = Deadlines(
            store, self.now, self._fall, self.get, self._give_back, self.neighbours.owns
        )
        self.notices = Notices(settings, store, self.now, self.holidays.spare, self.holidays.of)
        self.notices.channels.changed = self._told("channels")
        self._credited: set[str] = set()
        self.watchers: list[Callable[[], None]] = []
        self._rows = TableRows(self.mine, self.deadlines, self.notices.outbox)
        self.spendings = {**self.limits.spendings, "mails": self.notices.mails.spending}
        self.spendings |= bots.turns.spendings
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._unread: set[str] = set()  # tables that the database did not tell when asked again
        self._reading: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[object]] = set()

    # --- finding ----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Read what is kept in memory, before any table changes, and keep what must be kept."""
        self.envelopes.prepare()
        await self._lost_keys()
        await self.take_in(get_args(news.Remembered))
        self.keep(asyncio.create_task(self._sweep()))
        self.keep(asyncio.create_task(self.metrics.watch_loop()))
        self.keep(asyncio.create_task(self.audit.keep()))
        self.keep(asyncio.create_task(gc_policy.keep(lambda: self.last_write)))

    async def _lost_keys(self) -> None:
        """Say so where a key had to be made although the site has had one."""
        for new, had, path in (
            (self.envelopes.new, "SELECT 1 FROM envelopes LIMIT 1", KEY),
            (self.notices.new_key, "SELECT 1 FROM channels WHERE kind = 'push' LIMIT 1", PUSH_KEY),
        ):
            if new and await self.store.read(had):
                log.error(
                    "the site had another key than %s, which was made just now: end it and put "
                    "that one there (docs/operations.md, Backups)",
                    self.store.beside(path),
                )

    async def lead(self) -> None:
        """Do from now on what the site does once: list the tables, send notices, keep ratings."""
        self.leads = True
        await self.notices.outbox.load()
        self.listing.fill([row for row in reversed(await self._active()) if not row.private])
        self.keep(asyncio.create_task(self.notices.outbox.keep()))
        self.keep(asyncio.create_task(hourly(self.notices.tidy)))
        self.keep(asyncio.create_task(self.mine.fill(self.load)))
        self.keep(asyncio.create_task(self.ratings.keep()))
        self.keep(asyncio.create_task(explorer.fill(self.store, self.load)))

    async def go_on(self) -> None:
        """Follow the clocks of the tables that this process keeps, and wake those at which
        something happens by itself."""
        self.keep(asyncio.create_task(self.deadlines.keep()))
        self.resume(await self._active())

    async def _active(self) -> list[Row]:
        return [row for row in await self.store.active_tables() if not asleep(row.info)]

    def resume(self, rows: Sequence[Row]) -> None:
        """Wake those tables of ``rows`` that this process keeps and that go on by themselves."""
        own = [row.id for row in rows if _goes_on(row) and self.neighbours.owns(row.id)]
        self.keep(asyncio.create_task(self._resume(own)))

    async def _resume(self, ids: Sequence[str]) -> None:
        for name in ids:
            await self.wake(name)

    async def wake(self, name: str) -> None:
        """Let a table go on by itself, where it does and this process keeps it."""
        try:
            actor = await self.get(name)
            if actor is not None:
                actor.wake()
        except KeptElsewhere:
            return
        except Exception:
            log.exception("table %s cannot be resumed", name)

    async def _fall(self, name: str) -> None:
        actor = await self.get(name)
        if actor is not None:
            await actor.fall()

    async def _give_back(self, name: str) -> None:
        actor = await self.get(name)
        if actor is not None:
            await actor.give_back()

    # --- among neighbours -------------------------------------------------------------------------

    async def leave(self) -> None:
        """Keep no table any more, when what is being done is done; at the latest after
        `LEAVE_WITHIN` seconds: a commit may never return."""
        end = asyncio.get_running_loop().time() + LEAVE_WITHIN
        for actor in list(self.actors.values()):
            try:
                async with asyncio.timeout_at(end):
                    await actor.leave()
            except TimeoutError:
                actor.depart()
            self.lost(actor)

    async def shared_anew(self) -> None:
        """Take in that other processes have come or gone: leave the tables that are theirs now,
        and go on with those that were theirs."""
        for name, actor in list(self.actors.items()):
            if not self.neighbours.owns(name):
                await actor.leave()
                self.lost(actor)
        await self.deadlines.read()
        self.resume(await self._active())
        if not self.leads:
            for actor in list(self.actors.values()):
                self.changed(actor)  # whoever leads now has to know who is here

    def _told(self, what: news.Remembered) -> Callable[[], None]:
        """Return what tells the others that something kept in memory has changed."""
        return lambda: self.neighbours.tell(news.Changed([what]))

    async def take_in(self, what: Sequence[str]) -> None:
        """Read what is kept in memory, as the database has it now."""
        read: dict[str, Callable[[], Awaitable[None]]] = {
            "channels": self.notices.channels.load,
            "ties": self.ties.open,
            "holidays": self.holidays.open,
            "sanctions": self.sanctions.open,
        }
        for one in what:
            if one in read:
                await read[one]()

    async def read_again(self) -> None:
        """Take in what has changed of people, here and with the neighbours."""
        every: Sequence[news.Remembered] = get_args(news.Remembered)
        await self.take_in(every)
        self.neighbours.tell(news.Changed(list(every)))

    async def level_of(self, player: str, game: str, players: int) -> Level:
        """Return the level of the bot about as strong as somebody at a game of so many."""
        now = self.now()
        found = await points(self.store, player, game, [players], now)
        return equal(game, players, found[class_of(players)], now)

    def keeps(self, kept: Kept) -> bool:
        """Return whether this process keeps a table still, as far as it knows at this moment."""
        return self.neighbours.owns(kept.table.id)

    def lost(self, kept: Kept) -> None:
        """Forget a table that another process keeps now."""
        if self.actors.get(kept.table.id) is kept:
            del self.actors[kept.table.id]

    def unread(self, kept: Kept) -> None:
        """Forget a table that could not be read again, and open it when that can be done: its bots
        go on though nobody comes."""
        self.lost(kept)
        self._unread.add(kept.table.id)
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_unread())
            self.keep(self._reading)

    async def _read_unread(self) -> None:
        while self._unread:
            await asyncio.sleep(RETRY)
            for name in list(self._unread):
                if await self._reopened(name):
                    self._unread.discard(name)

    async def _reopened(self, name: str) -> bool:
        """Return whether a table that could not be read is open, or need not be."""
        try:
            actor = await self.get(name)
        except (KeptElsewhere, OtherEdition):
            return True
        except Exception as error:
            log.warning("table %s cannot be read yet: %s", name, error)
            return False
        if actor is not None:
            actor.wake()
        return True

    def fence(self, kept: Kept) -> list[Statement]:
        """Return what has PostgreSQL refuse a commit of whoever keeps the table no longer."""
        return [] if kept.epoch is None else [fence_row(kept.table.id, kept.epoch)]

    async def get(self, name: str) -> TableActor | None:
        """Return the actor of a table, read from the log if need be;
        None when there is no such table.

        Raises OtherEdition; KeptElsewhere: by another process.
        """
        if not self.neighbours.owns(name):
            raise KeptElsewhere(name)
        actor = self.actors.get(name)
        if actor is not None:
            actor.touched = time.monotonic()
            return actor
        task = self._loading.get(name)
        if task is None:
            task = asyncio.create_task(self._find(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(task)

    async def _find(self, name: str) -> TableActor | None:
        try:
            epoch = await self.neighbours.take(self.store, name)
            table, broken, frozen = await self.load(name)
        except KeyError:
            return None
        actor = TableActor(self, table, broken)
        actor.frozen, actor.epoch = frozen, epoch
        if not self.leads:
            await self.notices.outbox.read_again(name)
        if table.deal is not None and not table.deal.master:
            actor.envelope = await self.envelopes.get(name)
        actor.indexed = encode(projection.info(table))
        actor.sitting, actor.timed = waiting(table), timed(table)
        await actor.rest()  # what follows is counted by it
        if name not in self._credited and (ms := self.outage.of(table)):
            await actor.credit(ms)
            self._credited.add(name)
        if not self.neighbours.owns(name):
            raise KeptElsewhere(name)  # it went to another process meanwhile
        self.actors[name] = actor
        self.deadlines.follow(table)
        await actor.play_chance()
        return actor

    async def load(self, name: str) -> tuple[Table, str | None, int]:
        """Return a table made from its log, what is wrong with the log, if anything (then the table
        stands where it was still right), and the version of its snapshot. Raises KeyError when
        there is no such table, OtherEdition when it sleeps."""
        table, broken, frozen = await load(self.store, self.slices, name)
        if broken is not None:
            self.metrics.broken.add(name)
        return table, broken, frozen

    # --- making -----------------------------------------------------------------------------------

    async def create(
        self,
        events: list[Event],
        first: Sequence[tuple[Player, commands.Command]] = (),
        address: str = "",
        also: Sequence[Statement] = (),
    ) -> TableActor:
        """Make a table of ``events`` for somebody at ``address``, carry out ``first``,
        and write it all down, with ``also`` in the same commit.

        Raises TableRefusal, NotStored.
        """
        table = table_from_events(table_id(), events)
        actor = TableActor(self, table)
        actor.address = address
        events = list(events)
        kept = self._seal(actor, events)
        for player, command in first:
            events += execute(table, player, command, self.now(), actor.chance, table_id).events
        events += play_chance(table, self.now(), actor.chance).events
        indexes, plan = self._rows.indexes(actor)
        await self.store.write(
            event_rows(table.id, 0, events),
            *kept,
            *self._rows.looks(actor),
            *indexes,
            *self._rows.snapshot(actor),
            *also,
        )
        await self._opened(actor, plan)
        return actor

    async def _opened(self, actor: TableActor, plan: Plan) -> None:
        """Go on with a new table that is written down, here or where it is kept."""
        table = actor.table
        own = self.neighbours.owns(table.id)
        if own:
            try:
                actor.epoch = await self.neighbours.take(self.store, table.id)
            except Exception:
                log.exception("table %s is opened by whoever comes first", table.id)
                own = False
        if own:
            self.actors[table.id] = actor
            self.deadlines.follow(table)
        actor.gone = not own
        self._plan(table.id, plan)
        self.changed(actor)
        self._move(set(actor.sitting))
        if own:
            actor.wake()
        else:
            self.neighbours.tell(news.TableOpened(table.id))

    def _seal(self, actor: TableActor, events: list[Event]) -> list[Statement]:
        """Fix the secrets of a new table whose deal is sealed, and say so in its ``events``: the
        log has the root before anybody can stir. Return what keeps the envelope."""
        if actor.table.deal is None:
            return []
        actor.envelope, row = self.envelopes.make(actor.table.id)
        events += seal(actor.table, self.now(), actor.chance).events
        return [row]

    async def add(self, brought: Brought) -> None:
        """Write down a table out of a record; nobody looks at it yet. Raises NotStored.

        The log goes in pieces, so that no move waits for all of it.
        Until the index names the table nobody knows of it.
        """
        for first in range(0, len(brought.events), PIECE):
            rows = body_rows(brought.table, first, brought.events[first : first + PIECE])
            await self.store.write(rows)
        index = Row(
            brought.table, brought.game, brought.status, True, False, brought.created, time.time(),
            brought.info,
        )  # fmt: skip
        await self.store.write(
            index_row(index),
            snapshot_row(brought.table, brought.version, brought.tag, brought.snapshot),
        )

    async def commit(
        self, kept: Kept, first: int, done: CommandResult, player: Player | None
    ) -> None:
        """Write down what was done at a table, and the table that a rematch opens.
        Raises NotStored."""
        self.last_write = time.monotonic()
        statements = [*self.fence(kept), event_rows(kept.table.id, first, done.events)]
        after: tuple[TableActor, Plan] | None = None
        if done.opens is not None and player is not None:
            people = [one.player for one in kept.table.seats if one.player is not None]
            gone = await gone_of(self.store, people)
            new, plan, rows = self._rematch(kept.table, done.opens, player, gone)
            after = new, plan
            statements += rows
        before = kept.indexed, kept.indexed_at
        sat, ran = kept.sitting, kept.timed
        looks = self._rows.looks(kept)
        indexes, plan = self._rows.indexes(kept, done.ended)
        statements += looks + indexes + self._rows.snapshot(kept, ended=done.ended)
        if done.ended:
            statements += self.ratings.rows(kept.table, done.events[-1]["at"])
            statements += explorer.rows(kept.table)
        if any(event["kind"] == "opened" for event in done.events):
            statements.append(no_envelope_row(kept.table.id))
        try:
            await self.store.write(*statements)
        except NotStored:
            (kept.indexed, kept.indexed_at), kept.sitting, kept.timed = before, sat, ran
            raise
        self.audit.follow(kept.table.id, first, len(done.events))
        self.deadlines.follow(kept.table)
        self._plan(kept.table.id, plan)
        if done.ended:
            self.ratings.wake()
            self.neighbours.tell(news.GameRated())
        if looks:
            self.changed(kept)
        if looks or sat != kept.sitting:
            self._move(sat.keys() | kept.sitting.keys())
        if after is not None:
            new, plan = after
            new.address = kept.address
            await self._opened(new, plan)

    def _plan(self, table: str, plan: Plan) -> None:
        """Have what a commit has changed in the outbox followed."""
        if self.notices.outbox.follow(plan) and not self.leads:
            self.neighbours.tell(news.NoticesChanged(table))

    async def remind(self, name: str, player: str) -> None:
        """Plan the reminders of somebody anew, if their time runs at the table ``name``.

        Raises OtherEdition, KeptElsewhere, NotStored.
        """
        actor = await self.get(name)
        if actor is None:
            return
        async with actor.lock:
            if actor.broken is not None or actor.timed is None or actor.timed.player != player:
                return
            if not self.leads:
                await self.notices.outbox.read_again(name)  # whoever leads has sent some
            plan = self.notices.outbox.plan_anew(actor.table, actor.timed)
            if changes := plan.statements():
                try:
                    await self.store.write(*self.fence(actor), *changes)
                except NotOwner:
                    raise KeptElsewhere(name) from None
                self._plan(name, plan)

    def _move(self, people: set[str]) -> None:
        """Tell people that their tables look different."""
        self.mine.changed(people)
        if not self.leads:
            self.neighbours.tell(news.OwnTables(sorted(people)))

    def seen(self, kept: Kept, player: str, version: int) -> None:
        """Note that somebody has a table as of ``version`` before their eyes."""
        if kept.table.seats_of(player):
            self.looks.note(player, kept.table.id, version)
        self.keep(asyncio.create_task(self._seen(kept.table.id, player, version)))

    async def _seen(self, table: str, player: str, version: int) -> None:
        if await self.notices.outbox.seen(table, player, version) and not self.leads:
            self.neighbours.tell(news.NoticesChanged(table))

    def _rematch(
        self, old: Table, name: str, player: Player, gone: Collection[str]
    ) -> tuple[TableActor, Plan, list[Statement]]:
        def may_sit(somebody: Player) -> bool:
            return somebody.id not in gone and self.sanctions.may_sit(somebody)

        now = self.now()
        events = next_table(
            old, player.id, now, self.ties.apart, may_sit, lambda known: renewed(known, now)
        )
        table = table_from_events(name, events)
        actor = TableActor(self, table)
        kept = self._seal(actor, events)
        if not table.others(player.id):  # nobody to wait for
            start = commands.Start(id="rematch")
            try:
                events += execute(table, player, start, self.now(), actor.chance, table_id).events
            except TableRefusal:
                log.info("table %s waits to be started", name)
        indexes, plan = self._rows.indexes(actor)
        rows = [*kept, event_rows(name, 0, events), *self._rows.looks(actor), *indexes]
        return actor, plan, rows

    # --- keeping ----------------------------------------------------------------------------------

    def changed(self, kept: Kept) -> None:
        """Put a table's new look into the lobby's list and tell who watches the lobby."""
        table = kept.table
        if table.private:
            return
        over = table.status == "over"
        info = None if over else projection.info(table, kept.online, kept.spectators())
        if self.leads:
            self.list_(table.id, info)
        else:
            self.neighbours.tell(news.TableLooks(table.id, info))

    def list_(self, name: str, info: TableInfo | None) -> None:
        """Put a table's look into the lobby's list, or take it out, and tell who watches."""
        if self.listing.drop(name) if info is None else self.listing.put(info):
            self._relist()

    def _relist(self) -> None:
        for watcher in self.watchers:
            watcher()

    def tables(self, most: int = 200) -> list[msgspec.Raw]:
        """Return the public tables that the lobby lists: first those that seek players."""
        return self.listing.tables(most)

    async def listed_anew(self, actor: TableActor) -> None:
        """Put a table into the index and the lobby as it is now. Raises NotStored."""
        rows = [*self._rows.looks(actor), *self.mine.rows(actor)]
        if rows:
            await self.store.write(*self.fence(actor), *rows)
        self.changed(actor)

    async def rename(self, player: Player) -> None:
        """Tell the tables at which somebody sits or looks on their new name."""
        self.neighbours.tell(news.Renamed(player))
        await self.renamed(player)

    async def renamed(self, player: Player) -> None:
        """As `rename`, for the tables of this process alone."""
        for actor in list(self.actors.values()):
            if player.id in actor.online or actor.table.seats_of(player.id):
                try:
                    await actor.rename(player)
                except (
                    Exception
                ):  # one table that cannot be shown keeps nobody's name from the others
                    log.exception("table %s does not take a new name", actor.table.id)

    def keep(self, task: asyncio.Task[object]) -> None:
        """Hold on to a background task until it ends."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle))
            self.sweep(time.monotonic())
            if self.listing.aged():
                self._relist()

    def sweep(self, now: float) -> None:
        """Drop from memory the tables that nobody looks at and no bot plays at;
        the log has them."""
        for name, actor in list(self.actors.items()):
            if not actor.links and not actor.busy and now - actor.touched > self.settings.idle:
                del self.actors[name]

    async def close(self) -> None:
        """Stop all background work."""
        for task in list(self._tasks):
            task.cancel()
        for actor in self.actors.values():
            actor.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOKS_WITHIN):
                await self.looks.write()
        await self.notices.close()


def _goes_on(row: Row) -> bool:
    """Return whether something happens at a table without anybody's doing:
    a bot plays, or a sealed deal is being stirred."""
    if row.status == "playing":
        return row.bot
    return any(phase in row.info for phase in _STIRRING)


_STIRRING = tuple(f'"phase":"{phase}"'.encode() for phase in ("promise", "show"))
