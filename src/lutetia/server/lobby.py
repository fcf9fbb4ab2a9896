"""The socket of the lobby: the list of tables, sent again when it changes, at most a few times a second."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from lutetia.server.allowance import Charged
from lutetia.server.fair import spender
from lutetia.server.house import House
from lutetia.server.link import Link
from lutetia.server.sockets import POLICY, same_origin
from lutetia.server.wire import encode

PAUSE = 0.25
"""Seconds between a change and the list that shows it; what changes meanwhile is in the same list."""


class Lobby:
    """Everybody who looks at the lobby."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._links: set[Link] = set()
        self._due: asyncio.TimerHandle | None = None
        house.watchers.append(self._changed)

    def _changed(self) -> None:
        if self._links and self._due is None:
            self._due = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def _tell(self) -> None:
        self._due = None
        text = self._message()
        for link in self._links:
            link.push(text)

    def _message(self) -> str:
        return encode({"type": "lobby", "tables": self._house.tables()}).decode()

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket until it closes."""
        link = Link(None)
        self._links.add(link)
        link.push(self._message())
        sending = asyncio.create_task(_send(socket, link))
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
        except (WebSocketDisconnect, ConnectionError):
            pass
        finally:
            self._links.discard(link)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket, link: Link) -> None:
    await Charged(link.run(socket.send_text), spender(socket))


async def lobby_socket(socket: WebSocket) -> None:
    """Serve ``/ws/lobby``."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY)
        return
    await socket.accept()
    await socket.app.state.lobby.serve(socket)
