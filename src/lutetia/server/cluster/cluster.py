"""This process among the others of its site: the calls it passes on and answers, the tables it
keeps, and what it does when others come or go, or when it was cut off from them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from starlette.types import ASGIApp

import lutetia
from lutetia.server.cluster import wire
from lutetia.server.cluster.bus import UNREADABLE, Bus, NoAnswer, Seldom
from lutetia.server.cluster.members import GONE_AFTER, Member, Members
from lutetia.server.cluster.places import Place
from lutetia.server.cluster.relay import Answering, Frames
from lutetia.server.errors import NotStored, ServeError
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.news import News
from lutetia.server.storage.owners import take
from lutetia.server.storage.store import Store

log = logging.getLogger("lutetia.cluster")

NEWS = "lutetia.news"

ORDER_WITHIN = 5.0
"""Seconds in which an order is answered, or counts as not carried out."""

REACHED_WITHIN = 1.2
"""Seconds in which the database answers, or counts as out of reach."""


class FromMember(msgspec.Struct):
    """News, with the id of the process that tells it."""

    member: str
    news: News


class ForTable(msgspec.Struct):
    """An order, as `orders` writes it, for the table it names."""

    table: str
    order: bytes


class Answer(msgspec.Struct):
    """What an order came to; without a ``body``: another process keeps the table."""

    body: bytes | None


class Cluster:
    """This process among the others. Make it with `join`.

    Attributes:
        members: the processes of the site.
        heard: called with the news of others.
        ordered: carries out an order for a table, both as `orders` writes them.
    """

    def __init__(self, bus: Bus, members: Members, store: Store) -> None:
        self.bus, self.members, self._store = bus, members, store
        self.me = members.me.id
        self.heard: Callable[[News], Awaitable[None]] = _nothing
        self.ordered: Callable[[str, bytes], Awaitable[bytes]] = _refused
        self._answering: Answering | None = None
        self._expected: dict[str, tuple[str, Frames]] = {}
        self._reader = wire.Reader()
        self._senders: dict[str, wire.Sender] = {}
        self._stop: list[Callable[[], Awaitable[None]]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._unread = Seldom(log)
        members.watchers.append(self._others_changed)

    @classmethod
    async def join(
        cls, address: str, store: Store, key: str, client: str = "", push: str = ""
    ) -> Cluster:
        """Become a process of the site whose bus is at ``address``; it keeps nothing yet.

        Args:
            key: what stands for the key of deals, which all have in common.
            client: what stands for the page that this process serves.
            push: the key by which push services know it, as browsers are told.

        Raises ServeError; NoAnswer: the bus is slow just now.
        """
        name = secrets.token_hex(6)
        bus = await Bus.open(address, name)
        log.info("this is process %s", name)
        try:
            mark = hashlib.sha256(key.encode()).hexdigest()[:16]
            me = Member(name, 0.0, "joining", mark, lutetia.__version__, client, push)
            return await cls._join(bus, address, me, store)
        except BaseException:  # whoever tries again opens another connection
            await bus.close()
            raise

    @classmethod
    async def _join(cls, bus: Bus, address: str, me: Member, store: Store) -> Cluster:
        name = me.id

        async def reaches() -> bool:
            try:
                async with asyncio.timeout(REACHED_WITHIN):
                    await store.read("SELECT 1")
            except Exception:
                return False
            return True

        try:
            joined = float((await store.read("SELECT extract(epoch FROM clock_timestamp())"))[0][0])
            me = msgspec.structs.replace(me, joined=joined)
            members = Members(bus, me, reaches)
            found = cls(bus, members, store)
            found._stop.append(await bus.listen(wire.inbox(name), found._heard_frames))
            found._stop.append(await bus.listen(NEWS, found._news))
            found._stop.append(await bus.serve(f"lutetia.order.{name}", found._order))
            await members.prepare()
        except NoAnswer as error:
            raise ServeError(
                f"the bus at {address} has no place for keys and values: {error}. "
                "Start nats-server with JetStream"
            ) from None
        await members.join()
        others = [one for one in members.all.values() if one.id != name]
        if any(one.key != me.key for one in others):
            await members.leave()
            raise ServeError(
                "the other processes of this site have another key of deals: give all of them the "
                "same LUTETIA_DEAL_KEY, or one LUTETIA_KEYS folder"
            )
        if me.push and any(one.push not in ("", me.push) for one in others):
            log.error(
                "the other processes of this site have another lutetia-vapid.pem, and browsers get "
                "no notices from one whose key they do not know: copy the oldest of these files "
                "into every LUTETIA_KEYS folder"
            )
        return found

    def answer(self, app: ASGIApp) -> None:
        """Answer calls that others have taken by ``app``."""
        self._answering = Answering(app, self.send, lambda place: self._mine(place))

    async def wait_for_leader(self, ending: Callable[[], bool]) -> None:
        """Return when this process leads, or another one does and keeps its tables.

        Raises NoAnswer: it is cut off, or to end.
        """
        while not self.leads and not any(
            one.state == "ready" for one in self.members.all.values() if one.id != self.me
        ):
            if self.members.cut_off or ending():
                raise NoAnswer("nobody leads, as far as this process hears")
            await asyncio.sleep(0.1)

    @property
    def leads(self) -> bool:
        """Whether this process does what a site does once."""
        return self.members.leader == self.me and not self.members.cut_off

    def unready(self) -> str | None:
        """Return why this process should not be sent anybody now; None: it may be."""
        if not self.bus.connected or self.members.cut_off:
            return "the bus is not reached"
        return (
            None if self.members.me.state == "ready" else f"this process is {self.members.me.state}"
        )

    # --- exchange ---------------------------------------------------------------------------------

    def responsible(self, place: Place) -> str:
        """Return the id of the process that answers; "": none now."""
        if self.members.cut_off:
            return ""
        if place.name is None:
            return self.members.leader
        return self.members.owner(place.name)

    def _mine(self, place: Place) -> bool:
        return self.responsible(place) == self.me

    def alike(self) -> bool:
        """Return whether all processes are of one version."""
        return self.members.alike

    def there(self, member: str) -> bool:
        """Return whether a process belongs to the site."""
        return member in self.members.all

    def expect(self, name: str, member: str, frames: Frames) -> Callable[[], None]:
        """Put what a process sends of a call into ``frames``, and None when it is gone; return what
        ends that."""
        self._expected[name] = member, frames

        def forget() -> None:
            self._expected.pop(name, None)
            self._reader.forget(name)

        return forget

    async def send(self, member: str, frame: wire.Frame) -> None:
        """Send a frame to a process."""
        sender = self._senders.get(member)
        if sender is None:
            subject = wire.inbox(member)
            sender = wire.Sender(lambda body: self.bus.publish(subject, body))
            self._senders[member] = sender
        await sender.send(frame)

    async def _heard_frames(self, body: bytes) -> None:
        try:
            for frame in self._reader.read(body):
                await self._frame(frame)
        except UNREADABLE:
            self._unread.say("what another process sent cannot be read: is it of a later version?")
        except Exception:  # one call that is told wrongly takes none of the others along
            log.exception("what another process has sent cannot be answered")

    async def _frame(self, frame: wire.Frame) -> None:
        if self._answering is None:
            return
        if isinstance(frame, wire.Begin):
            await self._answering.begin(frame)
            return
        expected = self._expected.get(frame.id)
        if expected is not None:
            expected[1].put_nowait(frame)
        else:
            self._answering.take(frame)

    def _others_changed(self) -> None:
        for member, frames in list(self._expected.values()):
            if not self.there(member) or self.members.cut_off:
                frames.put_nowait(None)
        if self._answering is not None:
            self._answering.gone(self.there)
        for member in [member for member in self._senders if not self.there(member)]:
            del self._senders[member]

    # --- neighbours -------------------------------------------------------------------------------

    def owns(self, name: str) -> bool:
        """Return whether this process keeps the table ``name``."""
        return self._mine(Place(name))

    def keepers(self) -> int:
        """Return how many processes keep tables; 0: this one is cut off from them."""
        return 0 if self.members.cut_off else len(self.members.keepers)

    async def take(self, store: Store, name: str) -> int | None:
        """Become the owner of a table. Raises KeyError: there is none of that name."""
        if not await store.read("SELECT 1 FROM events WHERE table_id = ? LIMIT 1", name):
            raise KeyError(name)
        return await take(store, name, self.me)

    def tell(self, news: News) -> None:
        """Let the others know."""
        body = msgspec.msgpack.encode(FromMember(self.me, news))
        task = asyncio.create_task(self.bus.publish(NEWS, body))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def order(self, table: str, order: bytes) -> bytes:
        """Have the owner of a table carry out an order. Raises NotStored: it cannot be reached."""
        body = msgspec.msgpack.encode(ForTable(table, order))
        end = asyncio.get_running_loop().time() + GONE_AFTER * 2
        while asyncio.get_running_loop().time() < end:
            member = self.members.owner(table)
            if member == self.me:
                return await self.ordered(table, order)
            try:
                said = await self.bus.request(f"lutetia.order.{member}", body, ORDER_WITHIN)
                answer = msgspec.msgpack.decode(said, type=Answer)
                if answer.body is not None:
                    return answer.body
            except NoAnswer as error:
                log.info("table %s: its owner does not answer: %s", table, error)
            await asyncio.sleep(0.1)
        raise NotStored(f"whoever keeps table {table} cannot be reached")

    async def _order(self, body: bytes) -> bytes:
        try:
            asked = msgspec.msgpack.decode(body, type=ForTable)
        except UNREADABLE:
            self._unread.say(
                "an order of another process cannot be read: is it of a later version?"
            )
            return msgspec.msgpack.encode(Answer(None))
        if not self.owns(asked.table):
            return msgspec.msgpack.encode(Answer(None))
        return msgspec.msgpack.encode(Answer(await self.ordered(asked.table, asked.order)))

    async def _news(self, body: bytes) -> None:
        try:
            told = msgspec.msgpack.decode(body, type=FromMember)
        except UNREADABLE:
            self._unread.say("news of another process cannot be read: is it of a later version?")
            return
        if told.member != self.me:
            await self.heard(told.news)

    async def close(self) -> None:
        """Belong to the site no more."""
        await self.members.leave()
        if self._answering is not None:
            await self._answering.close()
        for _, frames in list(self._expected.values()):
            frames.put_nowait(None)
        for stop in self._stop:
            try:
                await stop()
            except Exception as error:
                log.info("%s", error)
        await self.bus.close()


async def _nothing(news: News) -> None:
    return


async def _refused(table: str, order: bytes) -> bytes:
    raise KeptElsewhere(table)
