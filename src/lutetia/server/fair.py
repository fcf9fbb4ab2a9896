"""Each address gets its share: middleware that counts the processor time of calls and frames,
and has them wait in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lutetia.server.gate import Address, Gate, OpenSocket
from lutetia.server.limits import network
from lutetia.server.neighbours import PASSED
from lutetia.server.token_bucket import Charged


class Turn:
    """The right to be worked on: held by at most a few calls and
    frames of one address at a time."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._held = False

    async def take(self) -> None:
        """Wait until it is this one's turn and the address has processor time left."""
        if self._held:
            return
        await self._address.hands.acquire()
        self._held = True
        while wait := self._address.wait():
            await asyncio.sleep(wait)

    def give_back(self) -> None:
        """Let the next one in."""
        if self._held:
            self._held = False
            self._address.hands.release()


def spender(connection: HTTPConnection) -> Callable[[float], None]:
    """Return what counts processor seconds for the address of ``connection``."""
    gate: Gate = connection.app.state.gate
    return gate.address(network(connection.client.host if connection.client else "")).spend


class FairShare:
    """The middleware. What waits for the network waits without a turn."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app, self._gate = app, gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._gate.settings.share:
            address = self._gate.address(network(_client(scope)))
            await self._in_turn(address, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _in_turn(self, address: Address, scope: Scope, receive: Receive, send: Send) -> None:
        turn = Turn(address)

        async def next_in_turn() -> Message:
            turn.give_back()
            message = await receive()
            if message["type"] not in ("websocket.disconnect", "http.disconnect"):
                await turn.take()
            return message

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.body":
                turn.give_back()
            await send(message)

        try:
            await turn.take()
            await Charged(self._app(scope, next_in_turn, sent), address.spend)
        finally:
            turn.give_back()


class FewSockets:
    """Middleware that counts sockets where they come in: each address may have so many."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app, self._gate = app, gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] != "websocket" or PASSED in scope:
            await self._app(scope, receive, send)
            return
        name, socket = network(_client(scope)), OpenSocket(scope.get("cut", lambda: None))
        if not self._gate.open_socket(name, socket):
            await _refuse(receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._gate.close_socket(name, socket)


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


async def _refuse(receive: Receive, send: Send) -> None:
    """Answer a handshake with 429: this address has as many sockets as it may."""
    await receive()
    headers = [(b"retry-after", b"10"), (b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "websocket.http.response.start", "status": 429, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b"Too many sockets."})
