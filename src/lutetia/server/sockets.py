"""The socket at a table: frames in, one at a time; messages out, as they come."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from lutetia.engine.errors import OtherEdition
from lutetia.server import wire
from lutetia.server.allowance import Bucket, Charged
from lutetia.server.fair import spender
from lutetia.server.house import House
from lutetia.server.limit import network
from lutetia.server.link import Link
from lutetia.server.owner import Owner
from lutetia.server.sessions import COOKIE, Sessions, player
from lutetia.table.refusals import No

MOST_REFUSED = 400
"""Messages over the rate, since all was quiet, after which the socket is closed."""

NO_TABLE, TOO_LARGE, POLICY, LATER = 4404, 1009, 1008, 1013


def same_origin(origin: str | None, host: str | None) -> bool:
    """Return whether a request comes from this site's own pages, or from no page at all."""
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all, such as `http://[`
        return False


async def table_socket(socket: WebSocket) -> None:
    """Serve ``/ws/t/<table>?since=<version>``."""
    house: House = socket.app.state.house
    sessions: Sessions = socket.app.state.sessions
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY)
        return
    address = socket.client.host if socket.client else ""
    if house.reads.wait(address):  # a whole table is sent to whoever comes
        await socket.accept()
        await socket.close(LATER)
        return
    try:
        owner = await house.get(socket.path_params["table"])
    except OtherEdition:
        owner = None  # its record, asked for, says which edition
    await socket.accept()
    if owner is None:
        await socket.close(NO_TABLE)
        return
    guest = await sessions.find(socket.cookies.get(COOKIE))
    link = Link(player(guest) if guest is not None else None, address)
    await owner.attach(link, _since(socket.query_params.get("since")))
    # Two tasks, and whichever ends first ends the other: a reader that has gone, or one that is too slow to be served.
    sending = asyncio.create_task(_send(socket, link))
    try:
        await _receive(
            socket,
            owner,
            link,
            house.bucket(link.player_id or network(address)),
        )
    except (WebSocketDisconnect, ConnectionError):
        pass
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        house.keep(asyncio.create_task(owner.detach(link)))


async def _send(socket: WebSocket, link: Link) -> None:
    try:
        await Charged(link.run(socket.send_text), spender(socket))
        await socket.close(LATER)
    except (WebSocketDisconnect, ConnectionError, RuntimeError):
        return  # the reading side notices as well


async def _receive(socket: WebSocket, owner: Owner, link: Link, bucket: Bucket) -> None:
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text")
        size = (
            len(frame.get("bytes") or b"")
            if text is None
            else len(text)
            if text.isascii()
            else len(text.encode("utf-8", "replace"))
        )
        if size > wire.MOST_BYTES:
            await socket.close(TOO_LARGE)
            return
        version = owner.table.version
        if not bucket.take(time.monotonic()):
            if bucket.refused > MOST_REFUSED:
                await socket.close(POLICY)
                return
            link.push(wire.refused(wire.id_of(text or ""), No("rate", "refusal.rate"), version))
            continue
        if text is None:
            link.push(
                wire.refused(
                    None, No("malformed", "refusal.malformed", why="binary frame"), version
                )
            )
            continue
        try:
            command = wire.decode(text)
        except No as no:
            link.push(wire.refused(wire.id_of(text), no, version))
            continue
        await owner.command(link, command)


def _since(text: str | None) -> int | None:
    return (
        int(text)
        if text is not None and text.isascii() and text.isdigit() and len(text) < 10
        else None
    )
