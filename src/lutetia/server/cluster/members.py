"""Which processes belong to the site now: each puts itself into a bucket of NATS again and again,
and whoever has not for a while is forgotten there."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

import msgspec
from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError
from nats.js.kv import KeyValue

from lutetia.server.cluster.bus import UNREADABLE, Bus, NoAnswer

log = logging.getLogger("lutetia.cluster")

EVERY = 0.75
"""Seconds between two times that a process says it is there, and looks who else is."""

GONE_AFTER = 3.0
"""Seconds after which a process that has said nothing does not belong to the site any more."""

MARGIN = 0.4
"""Seconds by which a process forgets itself before the others forget it."""

SETTLED = 1.0
"""Seconds that a process waits before it looks who was there before it."""

BUCKET = "lutetia-members"

State = Literal["joining", "ready", "blind", "leaving"]
"""``joining``: it keeps nothing yet; ``blind``: it does not reach the database; ``leaving``: it
keeps nothing any more."""


KEEPING = ("ready", "blind")
"""States of a process that keeps tables, or would."""


class Member(msgspec.Struct, frozen=True):
    """A process of the site.

    Attributes:
        joined: Unix seconds by the clock of the database: who has been there longest leads.
        state: a `State`; in any other, of a later version, it keeps nothing.
        key: a hash of the key of deals, which all must have in common.
        version: of the program.
        client: a hash of the page that it serves; "": it has none, or does not say so.
        push: the key by which push services know the site; "": it does not say so.
    """

    id: str
    joined: float
    state: str
    key: str
    version: str
    client: str = ""
    push: str = ""


class Members:
    """The processes of the site as this one sees them.

    Attributes:
        me: this process.
        all: everybody, by id.
        watchers: called when who keeps the tables may have changed.

    Args:
        reaches: whether this process reaches the database.
    """

    def __init__(self, bus: Bus, me: Member, reaches: Callable[[], Awaitable[bool]]) -> None:
        self._bus, self._reaches = bus, reaches
        self.me = me
        self.all: dict[str, Member] = {}
        self.watchers: list[Callable[[], None]] = []
        self._keepers: tuple[str, ...] = ()
        self._owners: dict[str, str] = {}
        self._leader = ""
        self._bucket: KeyValue | None = None
        self._saying = time.monotonic()  # since when it says what it has said last
        self._said = self._saying  # when that began which it has heard itself say
        self._left = False
        self._heard: dict[str, tuple[Member, float]] = {}  # of the others, and when
        self._tasks: list[asyncio.Task[None]] = []

    # --- who does what ----------------------------------------------------------------------------

    @property
    def leader(self) -> str:
        """The id of the process that does what the site does once; "": none yet."""
        return self._leader

    @property
    def keepers(self) -> Sequence[str]:
        """The ids of the processes that keep tables."""
        return self._keepers

    def owner(self, name: str) -> str:
        """Return the id of the process that keeps ``name``, a table or an address; "": none now.

        Rendezvous hashing: when a process comes or goes, only its own tables move.
        """
        found = self._owners.get(name)
        if found is None:
            found = max(self._keepers, key=lambda one: _weight(one, name), default="")
            if len(self._owners) > MAX_OWNERS:
                self._owners.clear()
            self._owners[name] = found
        return found

    @property
    def alike(self) -> bool:
        """Whether all processes are of one version, so that it does not matter whose page meets
        whose files and words."""
        return len({(one.version, one.client) for one in self.all.values()}) <= 1

    @property
    def cut_off(self) -> bool:
        """Whether the others may have forgotten this process: it must do nothing in their name."""
        return self._left or time.monotonic() - self._said > GONE_AFTER - MARGIN

    # --- coming and going -------------------------------------------------------------------------

    async def prepare(self) -> None:
        """See that the bus has a place where processes say that they are there. Raises NoAnswer."""
        await self._in_bucket()

    async def join(self) -> None:
        """Say that this process is there, and learn who else is. Raises NoAnswer."""
        await self._say()
        self._tasks.append(asyncio.create_task(self._watch()))
        await asyncio.sleep(SETTLED)
        self._take_in()
        self._tasks.append(asyncio.create_task(self._keep()))

    async def become(self, state: State) -> None:
        """Have the others know that this process is in another state now. Raises NoAnswer."""
        self.me = msgspec.structs.replace(self.me, state=state)
        await self._say()
        self._take_in()

    async def leave(self) -> None:
        """Belong to the site no more."""
        self._left = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(NatsError, JetStreamError, NoAnswer, TimeoutError):
            async with asyncio.timeout(GONE_AFTER / 2):
                await (await self._in_bucket()).delete(self.me.id)

    # --- keeping up -------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """Say again and again that this process is there, while it is not cut off."""
        while not self.cut_off:
            await asyncio.gather(self._try_beat(), asyncio.sleep(EVERY))
        self._left = True  # it was stopped for a while, or the bus was: it comes back as new
        self._tell()

    async def _try_beat(self) -> None:
        try:
            await self._beat()
        except NoAnswer as error:
            log.warning("the bus does not answer: %s", error)
            self._bucket = None
        except Exception:
            log.exception("who belongs to the site cannot be told")

    async def _beat(self) -> None:
        if self.me.state in KEEPING:
            state: State = "ready" if await self._reaches() else "blind"
            if self.me.state in KEEPING:  # it may be leaving now
                self.me = msgspec.structs.replace(self.me, state=state)
        await self._say()
        self._take_in()

    async def _say(self) -> None:
        """Say that this process is there. Raises NoAnswer: also where it is cut off, and might take
        itself for one of the others again while these have its tables."""
        if self.cut_off:
            raise NoAnswer("the others have not heard of this process for too long")
        self._saying = time.monotonic()
        try:
            async with asyncio.timeout(GONE_AFTER / 2):
                await (await self._in_bucket()).put(self.me.id, msgspec.json.encode(self.me))
        except (NatsError, JetStreamError, TimeoutError) as error:
            raise NoAnswer(str(error) or "in time") from None

    async def _watch(self) -> None:
        """Hear what all processes say, this one among them: when even that does not come, the bus
        is asked anew."""
        while not self._left:  # that it is cancelled may be lost where the bus fails as well
            try:
                watch = await (await self._in_bucket()).watchall()
                try:
                    while not self._left:
                        entry = await watch.updates(GONE_AFTER)  # type: ignore[no-untyped-call]
                        if isinstance(entry, KeyValue.Entry):
                            self._hear(entry.key, None if entry.operation else entry.value)
                finally:
                    await watch.stop()  # type: ignore[no-untyped-call]
            except (NatsError, JetStreamError, NoAnswer, TimeoutError) as error:
                log.info("the bus is asked anew: %s", error)
                self._bucket = None
            except Exception:
                log.exception("who belongs to the site is not heard")
            await asyncio.sleep(EVERY / 3)

    def _hear(self, name: str, value: bytes | None) -> None:
        """Take in what a process says of itself; None: it is gone."""
        try:
            said = None if not value else msgspec.json.decode(value, type=Member)
        except UNREADABLE:
            return  # of a later version that says it in another way
        if name == self.me.id:
            self._said = self._saying  # and not now: it may have waited while this process stood
            return
        if said is None:
            self._heard.pop(name, None)
        else:
            self._heard[name] = said, time.monotonic()
        if self.all.get(name) != said:
            self._take_in()

    def _take_in(self) -> None:
        """See who is there, and what follows from it."""
        late = time.monotonic() - GONE_AFTER
        found = {name: one for name, (one, at) in self._heard.items() if at > late}
        found[self.me.id] = self.me
        ready = [one for one in found.values() if one.state == "ready"]
        # Where nobody reaches the database, nothing is gained by moving tables.
        able = ready or [one for one in found.values() if one.state == "blind"]
        first = min(
            able or [one for one in found.values() if one.state == "joining"],
            key=lambda one: (one.joined, one.id),
            default=None,
        )
        leader = "" if first is None else first.id
        keepers = tuple(sorted(one.id for one in able)) or ((leader,) if leader else ())
        for name in found.keys() - self.all.keys():
            log.info("process %s is there", name)
        for name in self.all.keys() - found.keys():
            log.info("process %s is gone", name)
        changed = (keepers, leader, found.keys()) != (self._keepers, self._leader, self.all.keys())
        self.all = found
        if changed:
            self._keepers, self._leader, self._owners = keepers, leader, {}
            self._tell()

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher()

    async def _in_bucket(self) -> KeyValue:
        if self._bucket is None:
            self._bucket = await self._bus.bucket(BUCKET, GONE_AFTER)
        return self._bucket


MAX_OWNERS = 100_000
"""Tables of which it is known who keeps them."""


def _weight(member: str, name: str) -> bytes:
    return hashlib.blake2b(f"{member} {name}".encode(), digest_size=8).digest()
