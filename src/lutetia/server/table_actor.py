"""The one actor of a table: commands one at a time,
acknowledged and told once they are on the disk."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from lutetia.engine.levels import USUAL, Level
from lutetia.server import codec
from lutetia.server.connection import RESTART, Link
from lutetia.server.errors import NotStored
from lutetia.server.exports import Exports
from lutetia.server.ids import table_id
from lutetia.server.journal import Journal
from lutetia.server.limits import TooMuch
from lutetia.server.live_table import LiveTable
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.operations.doing import Doing
from lutetia.server.table_bots import TableBots
from lutetia.table import messages, projection
from lutetia.table.clock import MS
from lutetia.table.commands import (
    Chat,
    Command,
    Hint,
    Log,
    Look,
    Resign,
    Seen,
    Stand,
    Suppose,
    Watch,
    Why,
)
from lutetia.table.handlers import (
    credit,
    execute,
    fall,
    pass_on,
    play_chance,
    rename,
    rest,
    stirred,
)
from lutetia.table.handlers.stir import due
from lutetia.table.refusals import TableRefusal
from lutetia.table.seating import Player
from lutetia.table.table import Table

log = logging.getLogger("lutetia.table")


def sealed_open(table: Table) -> bool:
    """Return whether who is connected decides with whom a sealed deal is stirred."""
    return table.deal is not None and table.status == "open"


class TableActor(LiveTable):
    """A live table that carries out what people, its bots and the clock do."""

    def __init__(self, journal: Journal, table: Table, broken: str | None = None) -> None:
        super().__init__(journal, table, broken)
        self.bots = TableBots(self)
        self._stirring: asyncio.TimerHandle | None = None

    async def attach(self, link: Link, since: int | None) -> None:
        """Bring a new socket up to date, under the name that its player has now."""
        if link.player is not None and self.table.outdated(link.player):
            await self.rename(link.player)  # they took it while this table slept in the log
        await super().attach(link, since)

    def wake(self) -> None:
        """Let the bot whose turn it is think, unless one does already;
        and have nobody awaited for ever who does not stir a sealed deal."""
        if not self.gone:
            self._await_stirring()
            self.bots.wake()

    @property
    def busy(self) -> bool:
        """True while a bot is at work here, or a deal is being stirred."""
        return self.bots.busy or self._stirring is not None

    def stop(self) -> None:
        """Let nothing more happen here by itself."""
        super().stop()
        self.bots.stop()
        if self._stirring is not None:
            self._stirring.cancel()

    # --- commands ---------------------------------------------------------------------------------

    async def command(self, link: Link, command: Command) -> None:
        """Carry out a command and answer it."""
        link.heard = time.perf_counter()
        with self._doing(link.player_id, command):
            await self._answer(link, command)
        self.wake()

    def _doing(self, player: str | None, command: Command) -> Doing:
        return Doing(
            type(command).__name__.lower(), self.table.id, player, self.journal.envelopes.mark
        )

    async def _answer(self, link: Link, command: Command) -> None:
        async with self.lock:
            if self.elsewhere():
                link.end(RESTART)  # whoever sent it sends it again
                return
            self.touched = time.monotonic()
            before = self.table.version
            try:
                if isinstance(command, Look):
                    self._look(link, command)
                elif isinstance(command, Log):
                    self._log(link, command)
                elif isinstance(command, Watch):
                    self._watch(link, command)
                elif isinstance(command, Suppose):
                    self._suppose(link, command)
                elif isinstance(command, Why):
                    self._why(link, command)
                elif isinstance(command, Hint):
                    self.bots.hint(link, command)
                elif isinstance(command, Seen):
                    self._seen(link, command)
                else:
                    await self._carry_out(link, command)
            except TableRefusal as no:
                self.refuse(link, command, no)
            except TooMuch as much:
                self.refuse(
                    link, command, TableRefusal("rate", "failure.rate", seconds=much.seconds)
                )
            except KeptElsewhere:
                return
            except Exception:
                log.exception("table %s: %s failed", self.table.id, type(command).__name__)
                if self.table.version != before:  # else nothing was done, and nobody hears of it
                    await self.rebuild()
                self.refuse(link, command, TableRefusal("table", "refusal.internal"))

    async def obey(self, player: Player, address: str, command: Command) -> None:
        """Carry out what ``player`` says by a call. Raises TableRefusal, TooMuch, KeptElsewhere."""
        with self._doing(player.id, command):
            await self._obey(player, address, command)
        self.wake()

    async def _obey(self, player: Player, address: str, command: Command) -> None:
        async with self.lock:
            if self.elsewhere():
                raise KeptElsewhere(self.table.id)
            self.touched = time.monotonic()
            before = self.table.version
            try:
                await self._carry_out(Link(player, address), command)
            except (TableRefusal, TooMuch, KeptElsewhere):
                raise
            except Exception:
                log.exception("table %s: %s failed", self.table.id, type(command).__name__)
                if self.table.version != before:
                    await self.rebuild()
                raise TableRefusal("table", "refusal.internal") from None

    async def _carry_out(self, link: Link, command: Command) -> None:
        if self.broken is not None:
            raise TableRefusal("table", "refusal.broken")
        if self.table.clock is not None:  # who comes too late has not come
            await self._fall()
        before = self.table.version

        def new_table() -> str:
            self.journal.limits.made.count(link.address)  # a rematch makes a table as a call does
            return table_id()

        may_ask_who = isinstance(command, Chat)
        present = self.presence.names(self.table) if may_ask_who else ()
        done = execute(
            self.table, link.player, command, self.journal.now(), self.chance, new_table, present,
            self.online if sealed_open(self.table) else None,
            self.journal.ties.apart, self.journal.holidays.of, link.lag(),
            lambda deed: self.journal.sanctions.refusal(deed, link.player, link.address),
            self.journal.sanctions.may_sit,
        )  # fmt: skip
        if done.events:
            await self.commit(before, done, link.player)
        link.push(
            codec.text(
                messages.Ack(command.id, done.version)
                if done.info is None
                else messages.Info(command.id, done.info)
            )
        )
        if done.events:
            self.journal.metrics.acknowledged.observe(time.perf_counter() - link.heard)
            self.tell(done)

    def _look(self, link: Link, command: Look) -> None:
        seat = projection.eyes(self.table, link.player_id, link.watched)
        answer = projection.position(self.table, command.ply, seat)
        if answer is None:
            raise TableRefusal("table", "refusal.no_such_ply", last=self.table.ply)
        link.push(codec.text(answer))

    def _log(self, link: Link, command: Log) -> None:
        """Answer the asker alone, with the eyes through which they were told the rest."""
        seat = projection.eyes(self.table, link.player_id, link.watched)
        silent = self.journal.ties.unheard(link.player_id)
        entries, more = projection.page(self.table, seat, command.before, silent)
        link.push(codec.text(messages.Page(command.id, command.before, entries, more)))

    def _suppose(self, link: Link, command: Suppose) -> None:
        """Answer the asker alone; a plan is written nowhere."""
        result = projection.supposed(self.table, link.player_id, command.seat, command.plan)
        link.push(codec.text(messages.Supposed(command.id, self.table.version, result)))

    def _why(self, link: Link, command: Why) -> None:
        """Answer the asker alone; nothing is played."""
        answers = projection.why(self.table, link.player_id, command.seat, command.actions)
        link.push(codec.text(messages.Reasons(command.id, self.table.version, answers)))

    def _seen(self, link: Link, command: Seen) -> None:
        """Let nobody be told elsewhere of what is before their eyes."""
        if link.player_id is not None:
            self.journal.seen(self, link.player_id, min(command.version, self.table.version))
        link.push(codec.text(messages.Ack(command.id, self.table.version)))

    def _watch(self, link: Link, command: Watch) -> None:
        if command.seat is not None and command.seat not in self.table.seats_of(link.player_id):
            raise TableRefusal("forbidden", "refusal.not_your_seat", seat=command.seat)
        link.watched = command.seat
        link.push(codec.text(messages.Ack(command.id, self.table.version)))
        link.push(self.broadcast().message(link.player, link.watched, self.table.version, False))

    # --- people -----------------------------------------------------------------------------------

    async def rename(self, player: Player) -> None:
        """Take over the new name of somebody who is here."""
        async with self.lock:
            for link in self.links:
                if link.player_id == player.id:
                    link.player = player
            before = self.table.version
            if self.broken is None and self.table.status != "over":
                done = rename(self.table, player, self.journal.now(), self.chance)
                if done.events:
                    try:
                        await self.commit(before, done, player)
                    except TableRefusal:
                        return
            self.tell_all(self.broadcast())
        self.journal.changed(self)

    async def pass_on(self, guest: str, player: Player) -> bool:
        """Let what a guest has here be ``player``'s from now on; False: it stays with the guest,
        also where somebody sits whom one of the two has blocked.

        Raises TableRefusal: it could not be written down.
        """
        async with self.lock:
            others = [one.player for one in self.table.seats if one.player not in (None, guest)]
            apart = any(self.journal.ties.apart(player.id, other or "") for other in others)
            if self.broken is not None or (apart and self.table.status != "over"):
                return False
            before = self.table.version
            done = pass_on(self.table, guest, player, self.journal.now(), self.chance)
            if done is None:
                return False
            await self.commit(before, done, None)
            self.tell(done)
        self.journal.changed(self)
        return True

    async def give_up(self, player: str) -> None:
        """Let somebody who goes for ever leave their seats here.

        Raises TableRefusal: it could not be written down.
        """
        who = Player(player, "")
        async with self.lock:
            if self.broken is not None or self.table.status == "over":
                return
            for seat in self.table.seats_of(player):
                name = f"gone-{seat}"
                leave: Command = (
                    Stand(id=name, seat=seat)
                    if self.table.status == "open"
                    else Resign(id=name, seat=seat)
                )
                before = self.table.version
                try:
                    done = execute(
                        self.table, who, leave, self.journal.now(), self.chance, table_id,
                        apart=self.journal.ties.apart, may_sit=self.journal.sanctions.may_sit,
                    )  # fmt: skip
                except TableRefusal:
                    continue  # it has given up already
                if done.events:
                    await self.commit(before, done, who)
                    self.tell(done)
        self.wake()

    async def stand_up(self, player: str) -> None:
        """Take somebody from the seats of a game that has not begun.

        Raises TableRefusal: it could not be written down.
        """
        if self.table.status == "open":
            await self.give_up(player)

    async def rewritten(self, write: Callable[[], Awaitable[None]]) -> None:
        """Have ``write`` change the stored log while nothing else happens here,
        and read the table anew. Raises NotStored."""
        async with self.lock:
            await write()
            self.edited = self.table.version
            await self.rebuild()
            self.exports = Exports()

    # --- time -------------------------------------------------------------------------------------

    async def fall(self) -> None:
        """Note that the time of the seat to act is up, if it is.

        Raises TableRefusal: it could not be written down.
        """
        async with self.lock:
            if self.broken is None:
                await self._fall()
        self.wake()

    async def _fall(self) -> None:
        await self._give_back()  # no time is up in which nobody could act
        away, now = self.journal.holidays.of, self.journal.now()
        level = await self._keeper(now)
        apart, may_sit = self.journal.ties.apart, self.journal.sanctions.may_sit
        done = fall(self.table, now, self.chance, away, level, apart, may_sit)
        await self.by_the_site(done)

    async def _keeper(self, now: float) -> Level:
        """Return the level of the bot that keeps a seat whose time is up, where one does: about as
        strong as its player."""
        clock, timing = self.table.clock, self.table.timing
        due = None if clock is None else clock.due()
        if clock is None or timing is None or due is None or due > round(now * MS):
            return USUAL
        holder = None if clock.runs is None else self.table.seats[clock.runs].player
        if timing["fall"] != "keeper" or holder is None:
            return USUAL
        return await self.journal.level_of(holder, self.table.game.meta.id, self.table.players)

    async def rest(self) -> None:
        """Note who of the people here is on holiday. Raises as `fall` does."""
        async with self.lock:
            if self.broken is None and self.table.clock is not None:
                away = self.journal.holidays.of
                await self.by_the_site(rest(self.table, self.journal.now(), self.chance, away))

    async def credit(self, ms: int) -> None:
        """Give the seat whose time runs ``ms`` milliseconds back. Raises as `fall` does."""
        async with self.lock:
            if self.broken is None:
                await self.by_the_site(credit(self.table, ms, self.journal.now(), self.chance))

    async def give_back(self) -> None:
        """Give the seat whose time runs back in what nothing could be saved. Raises as `fall`
        does."""
        async with self.lock:
            if self.broken is None:
                await self._give_back()

    async def _give_back(self) -> None:
        try:
            outages = await self.journal.deadlines.owed(self.table)
        except NotStored:
            raise TableRefusal("table", "refusal.not_stored") from None
        if outages:
            ms = sum(outage.of(self.table) for outage in outages)
            await self.by_the_site(credit(self.table, ms, self.journal.now(), self.chance))
            self.journal.deadlines.paid(self.table, outages)

    def _await_stirring(self) -> None:
        if self._stirring is not None:
            self._stirring.cancel()
            self._stirring = None
        end = due(self.table)
        if end is not None and self.broken is None:
            wait = max(0.0, end - self.journal.now())
            self._stirring = asyncio.get_running_loop().call_later(wait, self._stirred_enough)

    def _stirred_enough(self) -> None:
        self._stirring = None
        self.journal.keep(asyncio.create_task(self._go_on_without()))

    async def _go_on_without(self) -> None:
        """Begin without those who have been awaited long enough."""
        async with self.lock:
            try:
                await self.by_the_site(stirred(self.table, self.journal.now(), self.chance))
            except TableRefusal:
                await asyncio.sleep(1)  # the disk may be full: no haste
        self.wake()

    async def play_chance(self) -> None:
        """Let chance play where a log ends before it has: a record that was brought in."""
        if self.broken is not None:
            return
        async with self.lock:
            before = self.table.version
            done = play_chance(self.table, self.journal.now(), self.chance)
            if done.events:
                await self.commit(before, done, None)
        self.wake()
