"""Invitations to tables: who may invite whom, what becomes of it, and when it lapses.

Who is blocked learns nothing: their invitation is taken like any other, and never shown. So is one
to somebody who is banned, which is nobody else's business.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from lutetia.server.calls import Found
from lutetia.server.codec import encode
from lutetia.server.errors import NotStored
from lutetia.server.ids import table_id
from lutetia.server.invitations.types import Invitation, Invitations
from lutetia.server.keyed_locks import KeyedLocks
from lutetia.server.notices.rows import Plan
from lutetia.server.orders import Orders, SitDown
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.service import Seeks
from lutetia.server.sessions import Sessions, player
from lutetia.server.storage import invitations as kept
from lutetia.server.storage.invitations import Row
from lutetia.server.storage.people import Person
from lutetia.server.storage.store import Store
from lutetia.table import projection
from lutetia.table.messages import TableInfo
from lutetia.table.pace import UNHURRIED

MAX_SENT = 8
"""Invitations of one person that nobody has answered."""

MAX_LISTED = 30
"""Invitations to one person that are told, the latest."""

DAY = 86_400.0
SHORT, LONG = DAY, 7 * DAY
"""Seconds for which an invitation holds: to a game of one sitting, and to one of days."""

SWEEP = 3600.0
"""Seconds between two looks for those that have lapsed."""


class TooMany(Exception):
    """Somebody has invited as many people as they may."""


class NotHere(Exception):
    """Whoever invites does not sit at the table, or no seat is free there any more."""


class Already(Exception):
    """This person has been invited to this table."""


class Unknown(Exception):
    """There is no such invitation, or it no longer holds."""


class InvitationBook:
    """All invitations that hold.

    Attributes:
        watchers: called with the ids of the people whose invitations have changed.
    """

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        registry: TableRegistry,
        orders: Orders,
        seeks: Seeks,
    ) -> None:
        self._store, self._sessions, self._orders = store, sessions, orders
        self._registry, self._seeks = registry, seeks
        self._rows: dict[str, Row] = {}
        self._withdrawn: dict[str, Row] = {}
        self._locks = KeyedLocks()  # by who invites
        self.watchers: list[Callable[[set[str]], None]] = []

    async def open(self) -> None:
        """Take in what is kept."""
        self._rows = {row[0]: row for row in await kept.invitations(self._store)}
        self._registry.keep(asyncio.create_task(self._keep()))

    async def of(self, person: str) -> Invitations:
        """Return the invitations of somebody that hold, the latest first."""
        now, got, sent = self._registry.now(), list[Invitation](), list[Invitation]()
        reader = await self._sessions.person(person)
        for row in sorted(self._rows.values(), key=lambda row: -row[4]):
            _, _, by, to, until, declined = row
            if person not in (by, to) or until <= now or (to == person and declined):
                continue
            if to == person and (len(got) >= MAX_LISTED or not self._reaches(by, reader)):
                continue
            told = await self._told(row)
            if told is not None:
                (got if to == person else sent).append(told)
        return Invitations(got, sent)

    async def invite(self, by: Person, to: Person, table: str) -> None:
        """Invite somebody to a table. What one person sends is taken in one after another: while
        the one is written, the next is not counted with it yet.

        Raises NotHere, Already, TooMany, NotStored.
        """
        async with self._locks.of(by.id):
            await self._invite(by, to, table)

    async def _invite(self, by: Person, to: Person, table: str) -> None:
        info, now = await self._info(table), self._registry.now()
        if info is None or not _free(info) or all(s.player != by.id for s in info.seats):
            raise NotHere
        if any(seat.player == to.id for seat in info.seats):
            raise Already
        # What was withdrawn counts on: nobody is to be called again and again.
        all_ = [*self._rows.values(), *self._withdrawn.values()]
        own = [row for row in all_ if row[2] == by.id and row[4] > now]
        if any((row[1], row[3]) == (table, to.id) for row in own):
            raise Already
        if await self._waiting(own) >= MAX_SENT:
            raise TooMany
        slow = isinstance(info.timing, msgspec.Struct) and info.timing.pace in UNHURRIED
        row = (table_id(), table, by.id, to.id, now + (LONG if slow else SHORT), False)
        outbox, notice = self._registry.notices.outbox, Plan()
        if self._reaches(by.id, to):
            version = len(await self._store.bodies(table)) - 1
            notice = outbox.invited(table, version, to.id)
        await self._store.write(kept.invitation_row(row), *notice.statements())
        self._rows[row[0]] = row
        outbox.follow(notice)
        self._changed(row)

    async def answer(self, who: Person, name: str, accept: bool, address: str) -> str:
        """Decline an invitation, or sit down at its table, and return which that is. Who sits there
        already, by another way, stays where they are.

        Raises Unknown, TableRefusal, TooMuch, NotStored.
        """
        row = self._rows.get(name)
        apart = row is not None and self._registry.ties.apart(row[2], row[3])
        if row is None or row[3] != who.id or row[5] or apart:
            raise Unknown
        if not await self._sits(row) and await self._told(row) is None:
            raise Unknown
        if accept:
            await self._sit(row, who, address)
            await self._drop([name])
        else:
            said = (*row[:5], True)
            await self._store.write(kept.invitation_row(said))
            self._rows[name] = said
        self._changed(row)
        await self._registry.notices.outbox.answered(row[1], who.id)
        return row[1]

    async def withdraw(self, who: Person, name: str) -> None:
        """Take back an invitation that nobody has answered. Raises Unknown, NotStored."""
        row = self._rows.get(name)
        if row is None or row[2] != who.id or row[5]:
            raise Unknown
        self._withdrawn[name] = row
        await self._drop([name])
        self._changed(row)
        others = (one for one in self._rows.values() if not one[5])
        if all((one[1], one[3]) != (row[1], row[3]) for one in others):
            await self._registry.notices.outbox.answered(row[1], row[3])

    async def _waiting(self, rows: list[Row]) -> int:
        """Return how many invitations wait for an answer: nobody need answer who has sat down there
        by another way."""
        waiting = [row for row in rows if not row[5]]
        if len(waiting) < MAX_SENT:
            return len(waiting)
        return len(waiting) - sum([await self._sits(row) for row in waiting])

    async def _sits(self, row: Row) -> bool:
        """Return whether who is invited sits at the table."""
        info = await self._info(row[1])
        return info is not None and any(seat.player == row[3] for seat in info.seats)

    async def _sit(self, row: Row, who: Person, address: str) -> None:
        try:
            sat = await self._orders.give(row[1], SitDown(player(who), address, row[0]))
        except LookupError:
            raise Unknown from None
        if sat.full:
            for finder in self._seeks.finders:
                finder(row[2], Found(row[1], sat.game, sat.pace))

    def forget(self, person: str) -> None:
        """Take out the invitations of somebody who is deleted, as the database has done."""
        for name, row in list(self._rows.items()):
            if person in (row[2], row[3]):
                del self._rows[name]
                self._changed(row)

    async def _info(self, table: str) -> TableInfo | None:
        actor = self._registry.actors.get(table)
        if actor is not None:
            return projection.info(actor.table, actor.online, actor.spectators())
        found = await kept.table_info(self._store, table)
        return None if found is None else msgspec.json.decode(found, type=TableInfo)

    async def _told(self, row: Row) -> Invitation | None:
        """Return what both see of an invitation; None: it no longer holds."""
        name, table, by, to, until, declined = row
        info = await self._info(table)
        one, other = await self._sessions.person(by), await self._sessions.person(to)
        if info is None or one is None or other is None or until <= self._registry.now():
            return None
        there = {seat.player for seat in info.seats}
        if not _free(info) or by not in there or to in there:
            return None
        return Invitation(
            name, one.name, by, other.name, to, int(until), declined, msgspec.Raw(encode(info))
        )

    async def _drop(self, names: list[str]) -> None:
        await self._store.write(*kept.no_invitation_rows(names))
        for name in names:
            self._rows.pop(name, None)

    async def _keep(self) -> None:
        """Forget what has lapsed, again and again."""
        while True:
            now = self._registry.now()
            old = [name for name, row in self._rows.items() if row[4] <= now]
            for name in [name for name, row in self._withdrawn.items() if row[4] <= now]:
                del self._withdrawn[name]
            if old:
                with contextlib.suppress(NotStored):  # the next time, then
                    await self._drop(old)
            await asyncio.sleep(SWEEP)

    def _reaches(self, by: str, to: Person | None) -> bool:
        """Return whether somebody hears of invitations by ``by``."""
        if to is None or self._registry.ties.apart(by, to.id):
            return False
        return self._registry.sanctions.refusal("sit", to) is None

    def _changed(self, row: Row) -> None:
        for watcher in self.watchers:
            watcher({row[2], row[3]})


def _free(info: TableInfo) -> bool:
    return info.status == "open" and any(seat.kind == "empty" for seat in info.seats)
