"""Calls and sockets that this process takes and another one answers: passed on, and answered as if
they were its own."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Protocol

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lutetia.server.cluster import wire
from lutetia.server.cluster.places import SITE, Place, of_the_site, place_of
from lutetia.server.connection import LATER, RESTART
from lutetia.server.neighbours import PASSED
from lutetia.server.responses import HttpError, failed

PATIENCE = 6.0
"""Seconds in which it is tried again to find who answers: a process that dies is missed within
less."""

ANSWER_WITHIN = 1.5
"""Seconds in which a process says that it answers."""

PAUSE = 0.05

MAX_WAITING = 600
"""Messages that wait for a slow reader of a socket before it is closed."""

_TOLD = (
    "type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path",
    "headers", "client", "server", "subprotocols",
)  # fmt: skip

Frames = asyncio.Queue["wire.Frame | None"]


class Exchange(Protocol):
    """What the relay needs of the cluster."""

    me: str

    def responsible(self, place: Place) -> str:
        """Return the id of the process that answers; "": none now."""
        ...

    def alike(self) -> bool:
        """Return whether all processes are of one version."""
        ...

    def there(self, member: str) -> bool:
        """Return whether a process belongs to the site."""
        ...

    def expect(self, name: str, member: str, frames: Frames) -> Callable[[], None]:
        """Put what a process sends of a call into ``frames``, and None when it is gone; return what
        ends that."""
        ...

    async def send(self, member: str, frame: wire.Frame) -> None:
        """Send a frame to a process."""
        ...


class Relay:
    """The middleware, before whatever answers.

    What any process answers, pages with their files and words, comes from the one that leads while
    processes of two versions are there: a page of one would look for its files at the other.
    """

    def __init__(self, app: ASGIApp, exchange: Callable[[], Exchange]) -> None:
        self._app, self._exchange = app, exchange

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a call or a socket, or have it answered."""
        if scope["type"] not in ("http", "websocket") or PASSED in scope:
            await self._app(scope, receive, send)
            return
        exchange, client = self._exchange(), scope.get("client")
        place = place_of(scope["path"], client[0] if client else "")
        anybody = place is None
        if anybody and (not of_the_site(scope["path"]) or exchange.alike()):
            await self._app(scope, receive, send)
            return
        place = place or SITE
        heard = Heard(receive)
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        tried = False
        while loop.time() < end:
            member = exchange.responsible(place)
            if member == exchange.me or (anybody and (tried or not member)):
                heard.known = True
                await self._app(scope, heard.again(), send)
                return
            if member:
                call = Passed(exchange, member, place, scope, heard, send)
                if await call.run():
                    return
                if call.unknown and not anybody:
                    break
                tried = True
            await asyncio.sleep(PAUSE)
        await _refuse(scope, heard.again(), send)


class Heard:
    """What whoever calls says: kept until it is known who answers, and then read once."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._kept: list[Message] = []
        self.known = False

    def again(self) -> Receive:
        """Return what receives everything from the start."""
        at = 0

        async def read() -> Message:
            nonlocal at
            if at < len(self._kept):
                at += 1
                return self._kept[at - 1]
            message = await self._receive()
            if not self.known:
                self._kept.append(message)
                at += 1
            return message

        return read


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that nobody answers now."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": RESTART})
        return
    await failed(HttpError(503, "not_stored"))(scope, receive, send)


class Passed:
    """One call or socket on its way to one process.

    Attributes:
        unknown: whether that process may have begun to answer, and then gone.
    """

    def __init__(
        self,
        exchange: Exchange,
        member: str,
        place: Place,
        scope: Scope,
        heard: Heard,
        send: Send,
    ) -> None:
        self._exchange, self._member, self._place = exchange, member, place
        self._scope, self._heard, self._send = scope, heard, send
        self._name = secrets.token_urlsafe(9)
        self._frames: Frames = asyncio.Queue()
        self.unknown = False

    async def run(self) -> bool:
        """Have it answered; False: not by that process."""
        forget = self._exchange.expect(self._name, self._member, self._frames)
        try:
            told = {key: self._scope[key] for key in _TOLD if key in self._scope}
            begin = wire.Begin(self._name, self._exchange.me, self._place.name, told)
            await self._exchange.send(self._member, begin)
            if not await self._taken():
                return False
            reading = asyncio.create_task(self._read())
            try:
                return await self._write()
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
                await self._exchange.send(self._member, wire.Ended(self._name))
        finally:
            forget()

    async def _taken(self) -> bool:
        try:
            frame = await asyncio.wait_for(self._frames.get(), ANSWER_WITHIN)
        except TimeoutError:
            self.unknown = self._scope.get("method", "GET") not in ("GET", "HEAD")
            await self._exchange.send(self._member, wire.Ended(self._name))
            return False
        return isinstance(frame, wire.Taken)

    async def _read(self) -> None:
        """Pass on what whoever called says."""
        ping: Callable[[], float] = self._scope.get("round_trip", lambda: 0.0)
        receive = self._heard.again()
        while True:
            message = await receive()
            said = wire.Said(self._name, dict(message), ping())
            await self._exchange.send(self._member, said)
            if message["type"].endswith(".disconnect"):
                self._frames.put_nowait(wire.Ended(self._name))
                return

    async def _write(self) -> bool:
        """Pass on what is answered; False: nothing was, and it may be asked elsewhere."""
        while True:
            frame = await self._frames.get()
            if isinstance(frame, wire.Said):
                message: MutableMapping[str, Any] = frame.message
                if self._frames.qsize() > MAX_WAITING and message["type"] == "websocket.send":
                    await self._close(LATER)  # nobody will read it
                    return True
                self._heard.known = True
                with contextlib.suppress(ConnectionError, RuntimeError):
                    await self._send(message)
                if _last(message):
                    return True
            elif isinstance(frame, wire.Ended):
                return True
            elif frame is None:
                return await self._gone()

    async def _gone(self) -> bool:
        """Whoever answered is gone: have a socket come again."""
        if self._scope["type"] == "websocket":
            if not self._heard.known:
                return False
            await self._close(RESTART)
            return True
        if self._heard.known:
            raise ConnectionError("whoever answered is gone")
        self.unknown = self._scope["method"] not in ("GET", "HEAD")
        return False

    async def _close(self, code: int) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})


def _last(message: MutableMapping[str, Any]) -> bool:
    """Return whether nothing comes after an answer's message."""
    kind = message["type"]
    if kind in ("http.response.body", "websocket.http.response.body"):
        return not message.get("more_body", False)
    return bool(kind == "websocket.close")


class Answering:
    """Calls and sockets that other processes have taken, answered by this one."""

    def __init__(
        self,
        app: ASGIApp,
        send: Callable[[str, wire.Frame], Awaitable[None]],
        mine: Callable[[Place], bool],
    ) -> None:
        self._app, self._send, self._mine = app, send, mine
        self._calls: dict[str, Answered] = {}

    async def begin(self, frame: wire.Begin) -> None:
        """Answer a call that another process has taken, unless it is not for this one."""
        if not self._mine(Place(frame.place)):
            await self._send(frame.front, wire.NotHere(frame.id))
            return
        call = Answered(frame, self._send)
        self._calls[frame.id] = call
        await self._send(frame.front, wire.Taken(frame.id))
        call.task = asyncio.create_task(self._answer(call))

    async def _answer(self, call: Answered) -> None:
        try:
            await self._app(call.scope, call.receive, call.send)
        finally:
            self._calls.pop(call.id, None)
            await self._send(call.front, wire.Ended(call.id))

    def take(self, frame: wire.Frame) -> None:
        """Take what another process sends of a call that is answered here."""
        call = self._calls.get(frame.id)
        if call is None:
            return  # it has ended meanwhile
        if isinstance(frame, wire.Said):
            call.round_trip = frame.round_trip
            call.put(frame.message)
        else:
            call.gone()

    def gone(self, there: Callable[[str], bool]) -> None:
        """End the calls of processes that are gone."""
        for call in list(self._calls.values()):
            if not there(call.front):
                call.gone()

    async def close(self) -> None:
        """End all calls."""
        tasks = [call.task for call in self._calls.values() if call.task is not None]
        for call in list(self._calls.values()):
            call.gone()
        if tasks:
            await asyncio.wait(tasks, timeout=1.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Answered:
    """One call that another process has taken, as this one answers it."""

    def __init__(
        self, frame: wire.Begin, send: Callable[[str, wire.Frame], Awaitable[None]]
    ) -> None:
        self.id, self.front = frame.id, frame.front
        self.round_trip = 0.0
        self.task: asyncio.Task[None] | None = None
        self._to = send
        self._messages: asyncio.Queue[Message] = asyncio.Queue()
        self._socket = frame.scope["type"] == "websocket"
        self._gone = False
        client = frame.scope.get("client")
        self.scope: Scope = {
            **frame.scope,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "headers": [(bytes(key), bytes(value)) for key, value in frame.scope["headers"]],
            "client": tuple(client) if client else None,
            "extensions": {"websocket.http.response": {}} if self._socket else {},
            "state": {},
            "round_trip": lambda: self.round_trip,
            PASSED: True,
        }

    def put(self, message: Message) -> None:
        """Take what whoever called says."""
        self._messages.put_nowait(message)

    def gone(self) -> None:
        """Note that whoever called is gone."""
        if not self._gone:
            self._gone = True
            kind = "websocket.disconnect" if self._socket else "http.disconnect"
            self._messages.put_nowait({"type": kind, "code": 1006})

    async def receive(self) -> Message:
        """Return what whoever called says next."""
        return await self._messages.get()

    async def send(self, message: Message) -> None:
        """Answer."""
        await self._to(self.front, wire.Said(self.id, dict(message)))
