"""The outbox: a row for everybody for whom a table begins to wait, written in the commit that makes
it wait, and sent by one worker.

What is due is claimed under the id of a message before it is sent, and marked as sent after: a
crash between the two sends the same message once more, under the same id, and its receiver knows
the copy. Who has answered meanwhile, or has the table before their eyes, gets nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec
from msgspec import UnsetType

from lutetia.server.errors import NotStored
from lutetia.server.notices import rows
from lutetia.server.notices.channels import Channel, Channels
from lutetia.server.notices.letters import Kind, Letter, TableNote, letter
from lutetia.server.notices.outcome import Outcome
from lutetia.server.notices.reminders import HOUR, reminders
from lutetia.server.notices.rows import REMINDERS, Key, Plan, Row
from lutetia.server.storage.store import Store
from lutetia.server.zones import known_zone, weekends_of
from lutetia.table.clock import MS
from lutetia.table.messages import TableInfo, Timing
from lutetia.table.pace import UNHURRIED
from lutetia.table.pauses import Away, Span, at_work, joined, outside, weekends
from lutetia.table.table import Table

T = TypeVar("T")

Noter = Callable[[Row, bool], TableNote]
"""Makes a note of a row, for somebody who could take a holiday or not."""

log = logging.getLogger("lutetia.notices")

GATHERED = 2.0
"""Seconds from the moment a table begins to wait until it is told: so long its page may say that it
is seen, and other tables may join the message."""

JOINS = 1.0
"""What is due so soon goes with what is due now: it has waited a second already."""

FIRST_RETRY, MAX_RETRY = 4.0, 3600.0
"""Seconds until a message is tried again; twice as many each time, up to an hour."""

GIVEN_UP = 24 * 3600.0
"""Seconds after which nobody tries any more."""

AGAIN = HOUR
"""Seconds by which what is left must have grown for somebody to be reminded of it once more."""

IDLE = 60.0
PUSHING, MAILING = 16, 4
"""Messages on their way at once: mails, which may wait long, keep nothing else waiting."""


class Sender(Protocol):
    """Sends by one kind of channel."""

    async def send(self, channel: Channel, letter: Letter) -> Outcome:
        """Send a letter; raises nothing that happens at the other side."""
        ...


class Timed(NamedTuple):
    """Whose time runs: somebody may have several seats, each with a clock of its own."""

    player: str
    seat: int


def timed(table: Table) -> Timed | None:
    """Return whose time runs."""
    clock = table.clock
    if clock is None or clock.runs is None or table.status != "playing":
        return None
    player = table.seats[clock.runs].player
    return None if player is None else Timed(player, clock.runs)


class Outbox:
    """What is to be sent.

    Args:
        now: Unix seconds, steadily.
        spare: whether somebody with an account could take a holiday.
        away: when somebody was, is or will be on holiday.
    """

    def __init__(
        self,
        store: Store,
        channels: Channels,
        senders: Mapping[str, Sender],
        now: Callable[[], float],
        spare: Callable[[str], bool] = lambda player: False,
        away: Away = at_work,
    ) -> None:
        self._store, self._channels, self._senders = store, channels, senders
        self._now, self._spare, self._away = now, spare, away
        self._rows: dict[str, dict[Key, Row]] = {}
        self._at: dict[str, dict[Key, Row]] = {}  # by table
        self._sends = False
        self._heap: list[tuple[float, str]] = []
        self._tried: dict[str, int] = {}
        self._busy: set[str] = set()
        self._sooner = asyncio.Event()
        self._room = {
            "push": asyncio.Semaphore(PUSHING),
            "webhook": asyncio.Semaphore(PUSHING),
            "mail": asyncio.Semaphore(MAILING),
        }
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what a commit changes --------------------------------------------------------------------

    def plan(
        self, table: Table, before: Mapping[str, bool], after: Mapping[str, bool], was: Timed | None
    ) -> Plan:
        """Return what changes as ``table`` is written down.

        Args:
            before: who sat there, with whether it waited for them.
            after: who sits there now.
            was: whose time ran.
        """
        plan = Plan()
        for player, waits in after.items():
            if waits and not before.get(player, False):
                self._add(plan, table, player)
        plan.turned = [
            (table.id, who) for who, waited in before.items() if waited and not after.get(who)
        ]
        self._time(plan, table, was)
        return plan

    def plan_anew(self, table: Table, was: Timed | None) -> Plan:
        """Return what changes of the reminders at ``table`` as its people's channels or waking
        hours are others than when they were planned for ``was``."""
        plan = Plan()
        self._time(plan, table, was)
        return plan

    def _add(self, plan: Plan, table: Table, player: str) -> None:
        due = self._now() + GATHERED
        for channel in self._channels.open(player):
            key = Key(table.id, table.version, player, "turn", channel.id)
            plan.added.append(Row(key, due))

    def _time(self, plan: Plan, table: Table, was: Timed | None) -> None:
        runs = timed(table)
        if was is not None and was != runs:
            plan.timed.append((table.id, was.player))
        if runs is None or table.clock is None:
            return
        player = runs.player
        slow = table.timing is not None and table.timing["pace"] in UNHURRIED
        account = any(one.account for one in table.seats if one.player == player)
        offer = slow and account and self._spare(player)
        waking, now = self._channels.waking(player), self._now()
        held = self._of(table.id, player).values() if was == runs else ()
        for channel in self._channels.open(player):
            had = {row.key.kind: row for row in held if row.key.channel == channel.id}
            told: list[Kind] = [
                kind
                for kind in REMINDERS
                if kind in had and (had[kind].sent or had[kind].due <= now)
            ]
            due = reminders(table.clock, waking, now, offer, told)
            for kind, at in due.items():
                row = had.get(kind)
                if row is None:
                    key = Key(table.id, table.version, player, kind, channel.id)
                    plan.added.append(Row(key, at))
                elif row.message is not None and not row.sent:
                    continue  # it is on its way
                elif at >= row.due + AGAIN if kind in told else at != row.due:
                    plan.moved.append((row, at))
            plan.dropped += [
                row
                for kind, row in had.items()
                if kind in REMINDERS and kind not in due and kind not in told and not row.message
            ]

    def follow(self, plan: Plan) -> bool:
        """Take in what is written down; return whether anything is to be sent, or no more."""
        gone = 0
        for table, player in plan.turned:
            gone += self._forget(self._of(table, player), lambda key: key.kind == "turn")
        for table, player in plan.timed:
            gone += self._forget(self._of(table, player), lambda key: key.kind != "turn")
        gone += self._forget({row.key: row for row in plan.dropped}, lambda key: True)
        for row, due in plan.moved:
            row.due, row.message, row.sent = due, None, False
        for row in [*plan.added, *(row for row, _ in plan.moved)]:
            self._take(row)
        return bool(plan.added or plan.moved or gone)

    def _of(self, table: str, player: str) -> dict[Key, Row]:
        held = self._at.get(table, {})
        return {key: row for key, row in held.items() if key.player == player}

    def _take(self, row: Row) -> None:
        self._at.setdefault(row.key.table, {})[row.key] = row
        if not row.sent:
            self._rows.setdefault(row.key.channel, {})[row.key] = row
            self._expect(row.due, row.key.channel)

    def _forget(self, found: Mapping[Key, Row], which: Callable[[Key], bool]) -> int:
        """Take rows out, and return how many they were."""
        gone = [key for key in found if which(key)]
        for key in gone:
            self._take_out(key)
        return len(gone)

    def _take_out(self, key: Key) -> None:
        _remove(self._rows, key.channel, key)
        _remove(self._at, key.table, key)

    async def seen(self, table: str, player: str, version: int) -> bool:
        """Note that somebody has ``table`` as of ``version`` before their eyes: they need not be
        told that it waits. Return whether they were to be told."""
        found = [
            row
            for key, row in self._of(table, player).items()
            if key.kind == "turn" and key.version <= version
        ]
        if not found:
            return False
        for row in found:
            self._take_out(row.key)
        with contextlib.suppress(NotStored):  # then they may be told after a crash
            await self._store.write(rows.drop(found))
        return True

    def invited(self, table: str, version: int, player: str) -> Plan:
        """Return what tells somebody that they are invited to a table, as far as nothing that is
        not sent yet will."""
        due = self._now() + GATHERED
        held = {key.channel for key in self._of(table, player) if key.kind == "invited"}
        return Plan(
            [
                Row(Key(table, version, player, "invited", channel.id), due)
                for channel in self._channels.open(player)
                if channel.id not in held
            ]
        )

    async def answered(self, table: str, player: str) -> None:
        """Note that an invitation is answered: nobody need be told of it any more."""
        found = [row for key, row in self._of(table, player).items() if key.kind == "invited"]
        for row in found:
            self._take_out(row.key)
        if found:
            with contextlib.suppress(NotStored):  # then they may be told after a crash
                await self._store.write(rows.drop(found))

    def forget(self, channel: str) -> None:
        """Take out what was to go by a channel that is gone from the database."""
        found = {key: row for held in self._at.values() for key, row in held.items()}
        self._forget(found, lambda key: key.channel == channel)

    # --- the worker -------------------------------------------------------------------------------

    def backlog(self) -> list[float]:
        """Return since when each is due of what is not sent, in Unix seconds."""
        now = self._now()
        return [row.due for held in self._rows.values() for row in held.values() if row.due <= now]

    async def load(self) -> None:
        """Read what is not sent yet, to send it from now on, and the reminders that were sent."""
        self._rows, self._at = {}, {}
        self._sends = True
        for row in await rows.kept(self._store):
            self._take(row)

    async def read_again(self, table: str) -> None:
        """Take in what is not sent yet because of a table, and the reminders that were sent, as the
        database has it now."""
        found = await rows.kept(self._store, table)
        self._forget(self._at.get(table, {}), lambda key: True)
        for row in found:
            self._take(row)

    async def keep(self) -> None:
        """Send what is due, until cancelled."""
        while True:
            self._sooner.clear()
            wait = min(IDLE, max(0.0, self._heap[0][0] - self._now())) if self._heap else IDLE
            if wait:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._sooner.wait()
            while self._heap and self._heap[0][0] <= self._now():
                _, name = heapq.heappop(self._heap)
                if name not in self._busy and name in self._rows:
                    self._busy.add(name)
                    task = asyncio.create_task(self._serve(name))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop; what is on its way is sent again after the next start."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _expect(self, when: float, channel: str) -> None:
        if not self._sends:
            return  # another process does
        heapq.heappush(self._heap, (when, channel))
        if len(self._heap) > 2 * len(self._rows):
            # At the first moment of a channel it is seen when the next is.
            first: dict[str, float] = {}
            for at, name in self._heap:
                if name in self._rows:
                    first[name] = min(at, first.get(name, at))
            self._heap = [(at, name) for name, at in first.items()]
            heapq.heapify(self._heap)
        self._sooner.set()

    async def _serve(self, name: str) -> None:
        """Send one message by a channel, and see when the next is due."""
        later = 0.0
        try:
            channel = self._channels.get(name)
            if channel is None or not channel.open:
                self.forget(name)
                return
            async with self._room[channel.kind]:
                later = await self._message(channel)
        except NotStored:
            later = FIRST_RETRY
        except Exception:
            log.exception("channel %s: a notice cannot be sent", name)
            later = MAX_RETRY
        finally:
            self._busy.discard(name)
            left = self._rows.get(name)
            if left:
                due = min(row.due for row in left.values())
                self._expect(max(due, self._now() + later), name)

    async def _message(self, channel: Channel) -> float:
        """Send what is due by ``channel``; return the seconds to wait before the next message."""
        found, name = await self._claimed(channel.id)
        dues = {row.key: row.due for row in found}
        notes = await self._notes(found)
        found = [row for row in self._unmoved(dues) if row.key.table in notes]
        if not found:
            return 0.0
        told = [notes[row.key.table](row, self._spare(channel.player)) for row in found]
        lang, waits = await self._reader(channel.player)
        sent = await self._senders[channel.kind].send(
            channel, letter(name, told, waits, lang, channel.site)
        )
        if sent is Outcome.LATER and self._now() - min(row.due for row in found) < GIVEN_UP:
            tried = self._tried[channel.id] = self._tried.get(channel.id, 0) + 1
            return min(MAX_RETRY, FIRST_RETRY * 2.0 ** (tried - 1))
        self._tried.pop(channel.id, None)
        if sent is Outcome.GONE:
            await self._channels.drop(channel)
            self.forget(channel.id)
            return 0.0
        if sent is not Outcome.SENT:
            log.warning("a notice by %s was not taken; nobody tries any more", channel.kind)
        if sent is Outcome.SENT:
            await self._store.write(rows.mark_sent(found, name, self._now()))
        else:
            await self._store.write(rows.give_up(found, name))
        for row in self._unmoved({row.key: dues[row.key] for row in found}):
            if sent is Outcome.SENT and row.key.kind in REMINDERS:
                row.sent = True
                _remove(self._rows, row.key.channel, row.key)
            else:
                self._take_out(row.key)
        return 0.0

    def _unmoved(self, dues: Mapping[Key, float]) -> list[Row]:
        """Return the rows of ``dues`` that are still due at that moment, and not sent: they may
        have been moved since, taken out, or read again."""
        held = [(self._at.get(key.table, {}).get(key), due) for key, due in dues.items()]
        return [row for row, due in held if row is not None and row.due == due and not row.sent]

    async def _claimed(self, channel: str) -> tuple[list[Row], str]:
        """Return rows that go together, and the id of their message: one that was on its way
        before, or a new one for all that is due."""
        held = self._rows.get(channel, {})
        now = self._now()
        old = [row for row in held.values() if row.message is not None]
        if old:
            name = old[0].message or ""
            return [row for row in old if row.message == name], name
        found = [row for row in held.values() if row.due <= now + JOINS]
        name = secrets.token_urlsafe(18)
        if found and min(row.due for row in found) <= now:
            dues = [row.due for row in found]
            await self._store.write(rows.claim(found, name))
            found = [row for row, due in zip(found, dues, strict=True) if row.due == due]
            for row in found:
                row.message = name
            return found, name
        return [], name

    async def _notes(self, found: Iterable[Row]) -> dict[str, Noter]:
        """Return, by table, what makes a note of a row."""
        out: dict[str, Noter] = {}
        for table in {row.key.table for row in found}:
            sql = (
                "SELECT t.info, d.due FROM tables t LEFT JOIN deadlines d ON d.table_id = t.id "
                "WHERE t.id = ?"
            )
            for info, due in await self._store.read(sql, table):
                read = msgspec.json.decode(info, type=TableInfo)
                out[table] = _noter(read, due, self._now(), self._away)
        return out

    async def _reader(self, player: str) -> tuple[str, int]:
        """Return the language of a person, and how many tables wait for them."""
        sql = (
            "SELECT lang, (SELECT COUNT(*) FROM sittings WHERE player_id = players.id "
            "AND waits = 1) FROM players WHERE id = ?"
        )
        found = await self._store.read(sql, player)
        return found[0] if found else ("en", 0)


def _remove(index: dict[T, dict[Key, Row]], name: T, key: Key) -> None:
    held = index.get(name, {})
    held.pop(key, None)
    if not held:
        index.pop(name, None)


def _noter(info: TableInfo, due: float | None, now: float, away: Away) -> Noter:
    names = [seat.name for seat in info.seats if seat.name]
    timing = None if isinstance(info.timing, UnsetType) else info.timing
    slow = timing is not None and timing.pace in UNHURRIED

    def note(row: Row, spare: bool) -> TableNote:
        left = None
        if row.key.kind in REMINDERS and due is not None:
            left = _left(timing, now, due, away(row.key.player) if slow else ())
        account = any(seat.player == row.key.player for seat in info.seats)
        offer = spare and slow and account and row.key.kind in ("holiday", "hours")
        return TableNote(info.id, row.key.version, row.key.kind, info.game, names, left, offer)

    return note


def _left(timing: Timing | None, now: float, due: float, away: Sequence[Span]) -> float:
    """Return the seconds that a clock shows at ``now`` whose time is up at ``due``: it stands at
    weekends, where they pause, and in the holidays ``away``."""
    since, until = round(now * MS), round(due * MS)
    zone = None if timing is None or isinstance(timing.weekends, UnsetType) else timing.weekends
    pause: Iterator[Span] = iter(())
    if zone is not None and known_zone(zone):
        pause = weekends(weekends_of(zone, now), since)
    return outside(joined(away, pause), since, until) / MS
