"""The one actor of a table: commands one at a time,
acknowledged and told once they are on the disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable

from lutetia.engine.errors import LutetiaError
from lutetia.engine.json_types import JsonObject
from lutetia.engine.levels import USUAL, Level
from lutetia.server import codec
from lutetia.server.connection import RESTART, Link
from lutetia.server.errors import NotOwner, NotStored
from lutetia.server.exports import Exports
from lutetia.server.ids import SystemRandomChance, table_id
from lutetia.server.journal import Journal
from lutetia.server.limits import TooMuch, network
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.operations.doing import Doing
from lutetia.server.turn_queue import Claim
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
from lutetia.table.deal.envelope import Chance, Envelope, SealedChance
from lutetia.table.handlers import (
    CommandResult,
    bot_act,
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
from lutetia.table.shown import Shown
from lutetia.table.table import Table

log = logging.getLogger("lutetia.table")

CHANCE = SystemRandomChance()
AWAY_AFTER = 1.0
"""Seconds after which somebody whose socket closed is shown as away: a reload takes less."""

PRESENCE_EVERY = 1.0
"""Seconds between two messages of a table that tell who is connected."""

MAX_RESUMED = 400
"""Versions that a client may be behind and still be told only what it missed."""


def sealed_open(table: Table) -> bool:
    """Return whether who is connected decides with whom a sealed deal is stirred."""
    return table.deal is not None and table.status == "open"


class TableActor:
    """A live table with the sockets at it."""

    def __init__(self, journal: Journal, table: Table, broken: str | None = None) -> None:
        self.journal = journal
        self.table = table
        self.broken = broken
        self.address = ""  # from where the table was opened, as far as this process knows
        self.links: set[Link] = set()
        self.touched = time.monotonic()
        self.indexed: bytes = b""
        self.indexed_at = -1  # the `Table.info_version` that is in the index
        self.edited = -1  # the version at which the log before was last changed
        self.frozen = 0  # version of the latest snapshot
        self.epoch: int | None = None  # of this owner, where many processes share the site
        self.gone = False  # another process keeps the table now
        self.sitting: dict[str, bool] = {}  # who sits here and is waited for, as the index has it
        self.timed: str | None = None  # whose time runs, as the outbox has it
        self.exports = Exports()
        self.envelope: Envelope | None = None  # of a sealed deal that is not over
        self._lock = asyncio.Lock()
        self._shown = Shown()
        self._bots: asyncio.Task[None] | None = None
        self._advising = False  # a worker thinks about a hint
        self._leaving: Counter[str] = Counter()  # sockets of each player that closed just now
        self._presence_told: tuple[list[bool], int] | None = None
        self._presence_at = 0.0
        self._presence_due: asyncio.TimerHandle | None = None
        self._stirring: asyncio.TimerHandle | None = None

    @property
    def chance(self) -> Chance:
        """Where the draws of this table come from."""
        return CHANCE if self.envelope is None else SealedChance(CHANCE, self.envelope)

    # --- who is here ------------------------------------------------------------------------------

    @property
    def online(self) -> set[str]:
        """Ids of the players who are connected, or were a moment ago."""
        here = {link.player.id for link in self.links if link.player is not None}
        return here.union(self._leaving)

    def spectators(self) -> int:
        """How many look on without a seat."""
        seated = {one.player for one in self.table.seats if one.player}
        people = {link.player_id or str(id(link)) for link in self.links}
        return len(people - seated)

    def _present(self) -> list[str]:
        people = {
            link.player.id: link.player.name for link in self.links if link.player is not None
        }
        bots = [one.name for one in self.table.seats if one.kind == "bot"]
        return sorted(people.values()) + bots

    async def attach(self, link: Link, since: int | None) -> None:
        """Bring a new socket up to date, from version ``since`` on if that is known and near;
        the others hear soon."""
        player = link.player
        if player is not None and self.table.outdated(player):
            await self.rename(player)  # they took another name while this table slept in the log
        async with self._lock:
            if self._elsewhere():
                link.end(RESTART)
                return
            self.touched = time.monotonic()
            self.links.add(link)
            try:
                told = self._broadcast()
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
        self._presence_changed()

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
        self.links.discard(link)
        self.touched = time.monotonic()
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
        self._presence_changed()

    def _presence(self) -> tuple[list[bool], int]:
        return projection.connected(self.table, self.online), self.spectators()

    def _presence_changed(self) -> None:
        """Have everybody told who is here: at most once in `PRESENCE_EVERY`,
        however many come and go."""
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            wait = self._presence_at + PRESENCE_EVERY - loop.time()
            self._presence_due = loop.call_later(max(0.0, wait), self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_due = None
        self._presence_at = asyncio.get_running_loop().time()
        now = self._presence()
        if now == self._presence_told:
            return
        self._presence_told = now
        text = codec.text(messages.Presence(*now))
        for link in self.links:
            link.push(text)
        self.journal.changed(self)

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
        async with self._lock:
            if self._elsewhere():
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
                    self._hint(link, command)
                elif isinstance(command, Seen):
                    self._seen(link, command)
                else:
                    await self._carry_out(link, command)
            except TableRefusal as no:
                self._refuse(link, command, no)
            except TooMuch as much:
                self._refuse(
                    link, command, TableRefusal("rate", "failure.rate", seconds=much.seconds)
                )
            except KeptElsewhere:
                return
            except Exception:
                log.exception("table %s: %s failed", self.table.id, type(command).__name__)
                if self.table.version != before:  # else nothing was done, and nobody hears of it
                    await self._rebuild()
                self._refuse(link, command, TableRefusal("table", "refusal.internal"))

    def _refuse(self, link: Link, command: Command, no: TableRefusal) -> None:
        self.journal.metrics.refused(no.code)
        link.push(codec.refused(command.id, no, self.table.version))

    async def obey(self, player: Player, address: str, command: Command) -> None:
        """Carry out what ``player`` says by a call. Raises TableRefusal, TooMuch, KeptElsewhere."""
        with self._doing(player.id, command):
            await self._obey(player, address, command)
        self.wake()

    async def _obey(self, player: Player, address: str, command: Command) -> None:
        async with self._lock:
            if self._elsewhere():
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
                    await self._rebuild()
                raise TableRefusal("table", "refusal.internal") from None

    async def _carry_out(self, link: Link, command: Command) -> None:
        if self.broken is not None:
            raise TableRefusal("table", "refusal.broken")
        if self.table.clock is not None:  # who comes too late has not come
            await self._fall()
        before = self.table.version

        def new_table() -> str:
            self.journal.limit.count(link.address)  # a rematch makes a table as a call does
            return table_id()

        present = self._present() if isinstance(command, Chat) else ()  # it may be /who
        done = execute(
            self.table, link.player, command, self.journal.now(), self.chance, new_table, present,
            self.online if sealed_open(self.table) else None,
            self.journal.ties.apart, self.journal.holidays.of, link.lag(),
            lambda deed: self.journal.sanctions.refusal(deed, link.player, link.address),
        )  # fmt: skip
        if done.events:
            await self._commit(before, done, link.player)
        link.push(
            codec.text(
                messages.Ack(command.id, done.version)
                if done.info is None
                else messages.Info(command.id, done.info)
            )
        )
        if done.events:
            self.journal.metrics.acknowledged.observe(time.perf_counter() - link.heard)
            self._told(done)

    async def _commit(self, before: int, done: CommandResult, player: Player | None) -> None:
        """Write down what was done; if that fails, it was not done.

        Raises TableRefusal; KeptElsewhere: another process keeps the table now."""
        try:
            await self.journal.commit(self, before + 1, done, player)
        except NotOwner:
            self._leave()
            self.journal.lost(self)
            raise KeptElsewhere(self.table.id) from None
        except NotStored as error:
            log.error("table %s: %s", self.table.id, error)
            await self._rebuild()
            raise TableRefusal("table", "refusal.not_stored") from None
        by = "bot" if player is None else "person"
        self.journal.metrics.moved(self.table.game.meta.id, done.events, by)

    def _told(self, done: CommandResult) -> None:
        """Tell everybody what was done."""
        start = time.perf_counter()
        full = any(event["kind"] == "undone" for event in done.events)
        self._tell_all(self._broadcast(), full=full)
        self.journal.metrics.fan_out.observe(time.perf_counter() - start)

    async def _rebuild(self) -> None:
        """Make the table again from what is stored, after something failed half-way."""
        try:
            self.table, self.broken, self.frozen = await self.journal.load(self.table.id)
            self._shown, self.indexed_at = Shown(), -1
        except Exception:
            log.exception("table %s cannot be read again", self.table.id)
            self.broken = "unreadable"
        self._tell_all(self._broadcast(), full=True)

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

    def _hint(self, link: Link, command: Hint) -> None:
        """Let a worker think for the asker while the table goes on: one hint at a time for each."""
        view = projection.advised(self.table, link.player_id, command.seat)
        if self._advising:
            raise TableRefusal("table", "refusal.hint_busy")
        self._advising = True
        self.journal.keep(asyncio.create_task(self._advise(link, command, view)))

    async def _advise(self, link: Link, command: Hint, view: JsonObject) -> None:
        table, moved = self.table, self.table.position_version
        try:
            advice = await self.journal.bots.advise(table.game.meta.id, view, self._claim())
        finally:
            self._advising = False
        if self.table is not table or table.position_version != moved:
            self._refuse(link, command, TableRefusal("stale", "refusal.stale"))
        elif (
            advice is None or table.state is None or table.state.refusal(advice.action) is not None
        ):
            self._refuse(link, command, TableRefusal("table", "refusal.hint_none"))
        else:
            said = messages.Advised(
                command.id, table.version, advice.action, advice.gain, advice.most
            )
            link.push(codec.text(said))

    def _watch(self, link: Link, command: Watch) -> None:
        if command.seat is not None and command.seat not in self.table.seats_of(link.player_id):
            raise TableRefusal("forbidden", "refusal.not_your_seat", seat=command.seat)
        link.watched = command.seat
        link.push(codec.text(messages.Ack(command.id, self.table.version)))
        link.push(self._broadcast().message(link.player, link.watched, self.table.version, False))

    async def rename(self, player: Player) -> None:
        """Take over the new name of somebody who is here."""
        async with self._lock:
            for link in self.links:
                if link.player_id == player.id:
                    link.player = player
            before = self.table.version
            if self.broken is None and self.table.status != "over":
                done = rename(self.table, player, self.journal.now(), self.chance)
                if done.events:
                    try:
                        await self._commit(before, done, player)
                    except TableRefusal:
                        return
            self._tell_all(self._broadcast())
        self.journal.changed(self)

    async def pass_on(self, guest: str, player: Player) -> bool:
        """Let what a guest has here be ``player``'s from now on; False: it stays with the guest,
        also where somebody sits whom one of the two has blocked.

        Raises TableRefusal: it could not be written down.
        """
        async with self._lock:
            others = [one.player for one in self.table.seats if one.player not in (None, guest)]
            apart = any(self.journal.ties.apart(player.id, other or "") for other in others)
            if self.broken is not None or (apart and self.table.status != "over"):
                return False
            before = self.table.version
            done = pass_on(self.table, guest, player, self.journal.now(), self.chance)
            if done is None:
                return False
            await self._commit(before, done, None)
            self._told(done)
        self.journal.changed(self)
        return True

    async def give_up(self, player: str) -> None:
        """Let somebody who goes for ever leave their seats here.

        Raises TableRefusal: it could not be written down.
        """
        who = Player(player, "")
        async with self._lock:
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
                        self.table, who, leave, self.journal.now(), self.chance, table_id
                    )
                except TableRefusal:
                    continue  # it has given up already
                if done.events:
                    await self._commit(before, done, who)
                    self._told(done)
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
        async with self._lock:
            await write()
            self.edited = self.table.version
            await self._rebuild()
            self.exports = Exports()

    async def leave(self) -> None:
        """Let another process keep this table, when what is being done is done: whoever is here
        finds it there."""
        async with self._lock:
            self._leave()

    def _elsewhere(self) -> bool:
        """Return whether another process may keep this table: one that was stopped for a while
        finds out here, before it shows what may be old."""
        return self.gone or not self.journal.keeps(self)

    def _leave(self) -> None:
        self.gone = True
        self.stop()
        for link in self.links:
            link.end(RESTART)

    # --- telling ----------------------------------------------------------------------------------

    def _broadcast(self) -> codec.Broadcast:
        return codec.Broadcast(
            self.table, self.online, self.spectators(), self._shown, self.journal.now(),
            self.journal.ties.unheard,
        )  # fmt: skip

    def _tell_all(self, told: codec.Broadcast, full: bool = False) -> None:
        self._presence_told = self._presence()  # it is part of what is told
        for link in self.links:
            link.push(told.message(link.player, link.watched, -1 if full else link.version, full))
            link.version = self.table.version

    # --- bots -------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bot whose turn it is think, unless one does already;
        and have nobody awaited for ever who does not stir a sealed deal."""
        if self.gone:
            return
        self._await_stirring()
        if (
            self.broken is None
            and self.table.bot_to_act() is not None
            and (self._bots is None or self._bots.done())
        ):
            self._bots = asyncio.create_task(self._play_bots())

    @property
    def busy(self) -> bool:
        """True while a bot is at work here, or a deal is being stirred."""
        bots = self._bots is not None and not self._bots.done()
        return bots or self._stirring is not None

    def stop(self) -> None:
        """Stop the bots of this table."""
        if self._bots is not None:
            self._bots.cancel()
        if self._presence_due is not None:
            self._presence_due.cancel()
        if self._stirring is not None:
            self._stirring.cancel()

    async def _play_bots(self) -> None:
        try:
            await self._bots_turns()
        except KeptElsewhere:
            return
        except Exception:
            log.exception("table %s: its bots have stopped", self.table.id)

    async def _bots_turns(self) -> None:
        while (turn := self.table.bot_to_act()) is not None and self.broken is None:
            table, moved, (seat, level) = self.table, self.table.position_version, turn
            assert table.state is not None
            view = table.state.view(seat, recall=True)
            text = await self.journal.bots.choose(table.game.meta.id, view, level, self._claim())
            async with self._lock:
                if self.gone:
                    return
                # People may have gone back, left or resigned meanwhile:
                # an answer to a position that is gone is dropped.
                if (
                    self.table is not table
                    or table.position_version != moved
                    or table.bot_to_act() != turn
                ):
                    continue
                if not await self._play_bot(seat, text):
                    return

    def _claim(self) -> Claim:
        """Return for whom the bots here think: a person who plays and is here, else who plays,
        else who opened the table."""
        seated = [one.player for one in self.table.seats if one.player]
        here = {link.player_id: link.address for link in self.links if link.player_id is not None}
        person = next((name for name in seated if name in here), None) or next(
            iter([*seated, self.table.host or ""])
        )
        address = here.get(person) or self.address
        return Claim(self.table.id, person, network(address) if address else "", bool(self.links))

    async def _play_bot(self, seat: int, text: str | None) -> bool:
        before = self.table.version
        state = self.table.state
        assert state is not None
        if text is None or state.refusal(text) is not None:
            if text is not None:
                log.error(
                    "table %s: a bot answered %r, which is refused; a random action is played",
                    self.table.id,
                    text,
                )
            legal = state.legal()
            if not legal:
                log.error("table %s: a bot can do nothing here", self.table.id)
                return False
            text = secrets.choice(legal).text
        try:
            done = bot_act(self.table, seat, text, self.journal.now(), self.chance)
            await self._commit(before, done, None)
        except TableRefusal:
            await asyncio.sleep(1)  # the disk may be full: no haste
            return True
        except LutetiaError:
            log.exception("table %s: a bot's action failed", self.table.id)
            await self._rebuild()
            return False
        self._told(done)
        return True

    # --- time -------------------------------------------------------------------------------------

    async def fall(self) -> None:
        """Note that the time of the seat to act is up, if it is.

        Raises TableRefusal: it could not be written down.
        """
        async with self._lock:
            await self._fall()
        self.wake()

    async def _fall(self) -> None:
        away, now = self.journal.holidays.of, self.journal.now()
        level = await self._keeper(now)
        await self._by_the_site(fall(self.table, now, self.chance, away, level))

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
        async with self._lock:
            if self.broken is None and self.table.clock is not None:
                away = self.journal.holidays.of
                await self._by_the_site(rest(self.table, self.journal.now(), self.chance, away))

    async def credit(self, ms: int) -> None:
        """Give the seat whose time runs ``ms`` milliseconds back. Raises as `fall` does."""
        async with self._lock:
            await self._by_the_site(credit(self.table, ms, self.journal.now(), self.chance))

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
        async with self._lock:
            try:
                await self._by_the_site(stirred(self.table, self.journal.now(), self.chance))
            except TableRefusal:
                await asyncio.sleep(1)  # the disk may be full: no haste
        self.wake()

    async def _by_the_site(self, done: CommandResult) -> None:
        if done.events:
            self.touched = time.monotonic()
            await self._commit(done.version - len(done.events), done, None)
            self._told(done)

    async def play_chance(self) -> None:
        """Let chance play where a log ends before it has: a record that was brought in."""
        if self.broken is not None:
            return
        async with self._lock:
            before = self.table.version
            done = play_chance(self.table, self.journal.now(), self.chance)
            if done.events:
                await self._commit(before, done, None)
        self.wake()
