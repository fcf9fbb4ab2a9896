"""The socket at a table: frames in, one at a time; messages out, as they come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lutetia.engine.errors import OtherEdition
from lutetia.server import codec
from lutetia.server.connection import LATER, RESTART, Link
from lutetia.server.errors import NotStored
from lutetia.server.fair import spender
from lutetia.server.limits import network
from lutetia.server.neighbours import KeptElsewhere
from lutetia.server.registry import TableRegistry
from lutetia.server.sessions import COOKIE, Sessions, player
from lutetia.server.table_actor import TableActor
from lutetia.server.token_bucket import Charged, TokenBucket
from lutetia.table.refusals import TableRefusal

MAX_REFUSED = 400
"""Messages over the rate, since all was quiet, after which the socket is closed."""

NO_TABLE, TOO_LARGE, POLICY = 4404, 1009, 1008


def same_origin(origin: str | None, host: str | None) -> bool:
    """Return whether a request comes from this site's own pages, or from no page at all."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all, such as `http://[`
        return False


def has_nul(asked: HTTPConnection) -> bool:
    """Return whether the path or the query has a NUL character, which PostgreSQL takes in no
    text."""
    return "\0" in asked.scope["path"] or b"%00" in asked.scope["query_string"]


Serve = Callable[[WebSocket], Awaitable[None]]


def or_later(serve: Serve) -> Serve:
    """Return ``serve``, with a socket closed that cannot be served while the database is away:
    the browser comes again."""

    async def guarded(socket: WebSocket) -> None:
        try:
            await serve(socket)
        except NotStored:
            if socket.application_state is WebSocketState.CONNECTING:
                await socket.accept()
            if socket.application_state is WebSocketState.CONNECTED:
                await socket.close(LATER)

    return guarded


async def table_socket(socket: WebSocket) -> None:
    """Serve ``/ws/t/<table>?since=<version>``."""
    registry: TableRegistry = socket.app.state.registry
    sessions: Sessions = socket.app.state.sessions
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY)
        return
    address = socket.client.host if socket.client else ""
    if registry.limits.reads.wait(address):  # a whole table is sent to whoever comes
        await socket.accept()
        await socket.close(LATER)
        return
    try:
        actor = None if has_nul(socket) else await registry.get(socket.path_params["table"])
    except OtherEdition:
        actor = None  # its record, asked for, says which edition
    except KeptElsewhere:
        await socket.accept()
        await socket.close(RESTART)
        return
    await socket.accept()
    if actor is None:
        await socket.close(NO_TABLE)
        return
    secret = socket.cookies.get(COOKIE)
    person = await sessions.find(secret)
    who = player(person) if person is not None else None
    link = Link(who, address, socket.scope.get("round_trip", lambda: 0.0))
    registry.sanctions.came(link.player_id, address)
    await actor.attach(link, _since(socket.query_params.get("since")))
    # Two tasks, and whichever ends first ends the other: a reader that has gone,
    # or one that is too slow to be served.
    sending = asyncio.create_task(_send(socket, link))
    bucket = registry.limits.messages(link.player_id or network(address))
    try:
        with sessions.socket(secret, link.end):
            await _receive(socket, actor, link, bucket)
    except (WebSocketDisconnect, ConnectionError):
        pass
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        registry.keep(asyncio.create_task(actor.detach(link)))


async def _send(socket: WebSocket, link: Link) -> None:
    try:
        await Charged(link.run(socket.send_text), spender(socket))
        await socket.close(link.code)
    except (WebSocketDisconnect, ConnectionError, RuntimeError):
        return  # the reading side notices as well


async def _receive(socket: WebSocket, actor: TableActor, link: Link, bucket: TokenBucket) -> None:
    def refuse(command: str | None, no: TableRefusal) -> None:
        actor.journal.metrics.refused(no.code)
        link.push(codec.refused(command, no, actor.table.version))

    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect" or link.overrun:
            return
        text = frame.get("text")
        size = (
            len(frame.get("bytes") or b"")
            if text is None
            else len(text)
            if text.isascii()
            else len(text.encode("utf-8", "replace"))
        )
        if size > codec.MAX_FRAME_BYTES:
            await socket.close(TOO_LARGE)
            return
        if not bucket.take(time.monotonic()):
            if bucket.refused > MAX_REFUSED:
                await socket.close(POLICY)
                return
            refuse(codec.id_of(text or ""), TableRefusal("rate", "refusal.rate"))
            continue
        if text is None:
            refuse(None, TableRefusal("malformed", "refusal.malformed", why="binary frame"))
            continue
        try:
            command = codec.decode(text)
        except TableRefusal as no:
            refuse(codec.id_of(text), no)
            continue
        await actor.command(link, command)


VERSION_DIGITS = 9
"""No table comes to a version of more digits."""


def _since(text: str | None) -> int | None:
    return (
        int(text)
        if text is not None and text.isascii() and text.isdigit() and len(text) <= VERSION_DIGITS
        else None
    )
