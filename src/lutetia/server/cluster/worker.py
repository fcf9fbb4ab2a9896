"""``lutetia worker``: thinks for the bots of a site, on this machine, for all its servers."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Awaitable, Callable
from secrets import token_hex

from lutetia.ai.build import build
from lutetia.server.bot_processes import Processes
from lutetia.server.cluster.bus import UNREADABLE, Bus
from lutetia.server.cluster.workers_wire import (
    ALIVE,
    BEAT,
    GROUP,
    WHO,
    Alive,
    Answered,
    Asked,
    Full,
    OtherBuild,
    Taken,
    encode,
    questions,
    read_asked,
)
from lutetia.server.errors import ServeError
from lutetia.server.operations import logs
from lutetia.server.questions import Thinkers, Unanswered
from lutetia.server.settings import Settings

log = logging.getLogger("lutetia.bots")


class Worker:
    """One worker: it takes as many questions at a time as ``thinkers`` has places. While it has a
    free one it belongs to the group that is asked."""

    def __init__(self, bus: Bus, thinkers: Thinkers, name: str) -> None:
        self._bus, self._thinkers, self._name = bus, thinkers, name
        self._busy: set[asyncio.Task[None]] = set()
        self._draining = False
        self._leave: Callable[[], Awaitable[None]] | None = None
        self._joining = asyncio.Lock()

    async def work(self, until: asyncio.Event) -> None:
        """Take questions until told to end; return when those that were taken are answered."""
        await self._bus.listen(WHO, self._tell)
        await self._join_or_leave()
        beating = asyncio.create_task(self._beat())
        await until.wait()
        log.info("this worker takes nothing new; it thinks about %d questions", len(self._busy))
        self._draining = True
        await self._join_or_leave()
        await self._tell(b"")
        while self._busy:
            await asyncio.wait(self._busy)
        beating.cancel()

    @property
    def _free(self) -> bool:
        return not self._draining and len(self._busy) < self._thinkers.places

    async def _join_or_leave(self) -> None:
        async with self._joining:
            if self._free and self._leave is None:
                self._leave = await self._bus.serve(questions(build()), self._take, GROUP)
            elif not self._free and self._leave is not None:
                leave, self._leave = self._leave, None
                await leave()

    async def _take(self, body: bytes) -> bytes:
        try:
            asked = read_asked(body)
        except UNREADABLE:
            return encode(OtherBuild(build()))
        if asked.build != build():
            log.warning("a server has %s, and here is %s: it is not answered", asked.build, build())
            return encode(OtherBuild(build()))
        if not self._free:
            return encode(Full())
        task = asyncio.create_task(self._think(asked))
        self._busy.add(task)
        await self._join_or_leave()
        return encode(Taken(self._name))

    async def _think(self, asked: Asked) -> None:
        try:
            answer, seconds = await self._thinkers.think(asked.question)
            answered = Answered(asked.id, answer, seconds)
        except Unanswered as error:
            answered = Answered(asked.id, None, error.seconds)
        await self._bus.publish(asked.to, encode(answered))
        task = asyncio.current_task()
        assert task is not None
        self._busy.discard(task)
        await self._join_or_leave()

    async def _beat(self) -> None:
        while True:
            await self._tell(b"")
            await asyncio.sleep(BEAT)

    async def _tell(self, _: bytes) -> None:
        places = 0 if self._draining else self._thinkers.places
        alive = Alive(self._name, places, build(), socket.gethostname())
        await self._bus.publish(ALIVE, encode(alive))


def run(settings: Settings) -> None:
    """Work until a signal asks to end. Raises ServeError when it cannot begin."""
    logs.begin()
    if not settings.workers:
        raise ServeError("a worker has processes to think in: LUTETIA_WORKERS=1 or more")
    asyncio.run(_run(settings))


async def _run(settings: Settings) -> None:
    end = asyncio.Event()
    loop = asyncio.get_running_loop()
    for asked in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(asked, end.set)
    name = f"worker-{token_hex(8)}"
    bus = await Bus.open(settings.cluster, name)
    processes = Processes(settings)
    try:
        preparing = asyncio.create_task(processes.prepare())
        ending = asyncio.create_task(end.wait())
        await asyncio.wait((preparing, ending), return_when=asyncio.FIRST_COMPLETED)
        if not end.is_set():
            await _prepared(preparing)
            print(f"Lutetia's bots think here, {settings.workers} at a time: {name}", flush=True)
            await Worker(bus, processes, name).work(end)
    finally:
        preparing.cancel()
        await bus.close()
        processes.close()


async def _prepared(preparing: asyncio.Task[None]) -> None:
    try:
        await preparing
    except Unanswered:
        raise ServeError("the processes of this worker end at once; the log says why") from None
