"""Bots that think in workers on the bus, as a server sees them."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from secrets import token_hex

from lutetia.ai.build import build
from lutetia.server.bot_processes import PATIENCE
from lutetia.server.cluster.bus import UNREADABLE, Bus, NoAnswer, Seldom
from lutetia.server.cluster.workers_wire import (
    ALIVE,
    SILENCE,
    WHO,
    Alive,
    Asked,
    OtherBuild,
    Taken,
    answers,
    encode,
    questions,
    read_alive,
    read_answered,
    read_reply,
)
from lutetia.server.questions import Answer, Nobody, Question, Thought, Unanswered

log = logging.getLogger("lutetia.bots")

TAKEN_WITHIN = 1.0
"""Seconds in which a worker says that it thinks about a question; one that is stopped does not."""

FIRST_HEARD = 0.5
"""Seconds that a server waits at its start for the first worker to be heard of."""

LOOK_EVERY = 0.25
"""Seconds between two looks at which workers have fallen silent."""

LONGEST_PAUSE = 0.5
"""Seconds, at most, until a question that no worker had a free place for is asked again."""

DEATHS = 4
"""Workers that may die or stop over a question; after that it is taken to be its fault."""

MARGIN = 5.0
"""Seconds beyond the patience of a worker itself, which ends what is stuck, and says so."""


class _Lost(Exception):
    """The worker that thought about a question has died or stopped."""


@dataclass
class _Open:
    """A question on its way, and who thinks about it."""

    answer: asyncio.Future[tuple[Answer | None, float]]
    worker: str = ""


class RemoteWorkers:
    """All workers that this server hears of. Make it with `open`."""

    def __init__(self, bus: Bus, name: str) -> None:
        self._bus, self._subject = bus, answers(name)
        self._alive: dict[str, tuple[Alive, float]] = {}  # and when each was heard last
        self._open: dict[str, _Open] = {}
        self._watchers: list[Callable[[], None]] = []
        self._first = asyncio.Event()
        self._strange: set[str] = set()
        self._unread = Seldom(log)
        self._looking: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls, address: str) -> AsyncIterator[RemoteWorkers]:
        """Hear of workers on the bus at ``address`` until the block ends. Raises ServeError."""
        name = f"bots-{token_hex(8)}"
        bus = await Bus.open(address, name)
        found = cls(bus, name)
        try:
            await bus.listen(ALIVE, found._heard)
            await bus.listen(found._subject, found._answered)
            await bus.publish(WHO, b"")
            try:
                await asyncio.wait_for(found._first.wait(), FIRST_HEARD)
            except TimeoutError:
                log.info("no worker for bots is there yet")
            found._looking = asyncio.create_task(found._look())
            yield found
        finally:
            if found._looking is not None:
                found._looking.cancel()
            await bus.close()

    @property
    def places(self) -> int:
        """How many questions all workers of this build take at a time."""
        return sum(alive.places for alive, _ in self._alive.values())

    def watch(self, changed: Callable[[], None]) -> None:
        """Have ``changed`` called whenever ``places`` is another number."""
        self._watchers.append(changed)

    def _changed(self) -> None:
        for told in self._watchers:
            told()

    async def have(self, game: str) -> None:
        """Every worker has all games at hand before it is heard of."""

    async def think(self, question: Question) -> Thought:
        """Return the answer of a worker; ask again where one dies or stops over it.

        Raises Unanswered: a bot failed, or too many workers died; Nobody.
        """
        used, deaths, pause = 0.0, 0, 0.02
        while True:
            name = token_hex(8)
            asked = _Open(asyncio.get_running_loop().create_future())
            self._open[name] = asked
            try:
                if await self._taken(name, asked, question):
                    start = time.monotonic()
                    try:
                        answer, seconds = await asyncio.wait_for(asked.answer, PATIENCE + MARGIN)
                    except (_Lost, TimeoutError):
                        log.warning("a worker was lost over a question; it is asked elsewhere")
                        used += time.monotonic() - start
                        deaths += 1
                        if deaths == DEATHS:
                            raise Unanswered(used) from None
                        continue
                    if answer is None:
                        raise Unanswered(used + seconds)
                    return Thought(answer, used + seconds)
            finally:
                del self._open[name]
            if not self.places:
                raise Nobody
            await asyncio.sleep(random.uniform(pause / 2, pause))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _taken(self, name: str, asked: _Open, question: Question) -> bool:
        """Return whether a worker has taken the question."""
        body = encode(Asked(name, self._subject, build(), question))
        try:
            said = await self._bus.request(questions(build()), body, TAKEN_WITHIN)
            reply = read_reply.decode(said)
        except (NoAnswer, *UNREADABLE):
            return False
        if isinstance(reply, Taken):
            asked.worker = reply.worker
            return True
        if isinstance(reply, OtherBuild):
            log.warning("a worker has %s and cannot think for %s", reply.build, build())
        return False

    # --- what is heard ----------------------------------------------------------------------------

    async def _heard(self, body: bytes) -> None:
        try:
            alive = read_alive(body)
        except UNREADABLE:
            self._unread.say("a worker speaks another language; is it of another version?")
            return
        if alive.build != build():
            if alive.worker not in self._strange:
                self._strange.add(alive.worker)
                log.warning(
                    "the worker on %s has %s; here is %s. It is not asked",
                    alive.host, alive.build, build(),
                )  # fmt: skip
            return
        before = self.places
        self._alive[alive.worker] = alive, time.monotonic()
        self._first.set()
        if self.places != before:
            log.info("workers take %d questions at a time", self.places)
            self._changed()

    async def _answered(self, body: bytes) -> None:
        try:
            answered = read_answered(body)
        except UNREADABLE:
            return
        asked = self._open.get(answered.id)  # an answer that is late is nobody's any more
        if asked is not None and not asked.answer.done():
            asked.answer.set_result((answered.answer, answered.seconds))

    async def _look(self) -> None:
        """Forget workers that have fallen silent; what they thought about is asked again."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            before, now = self.places, time.monotonic()
            for name, (alive, heard) in list(self._alive.items()):
                if now - heard > SILENCE:
                    del self._alive[name]
                    if alive.places:
                        log.warning("the worker on %s is not heard of any more", alive.host)
            for asked in self._open.values():
                if asked.worker and asked.worker not in self._alive and not asked.answer.done():
                    asked.answer.set_exception(_Lost())
            if self.places != before:
                self._changed()
