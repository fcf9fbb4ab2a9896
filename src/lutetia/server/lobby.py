"""The socket of the lobby: the list of tables and one's own, sent again when they change,
at most a few times a second."""

from __future__ import annotations

import asyncio
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from lutetia.server import calls
from lutetia.server.codec import encode
from lutetia.server.connection import RESTART, Link
from lutetia.server.fair import spender
from lutetia.server.invitations.service import InvitationBook
from lutetia.server.registry import TableRegistry
from lutetia.server.seeks.service import Seeks, seek_info
from lutetia.server.sessions import COOKIE, Sessions, player
from lutetia.server.sockets import POLICY, same_origin
from lutetia.server.token_bucket import Charged

PAUSE = 0.25
"""Seconds between a change and the list that shows it;
what changes meanwhile is in the same list."""

PRESENCE_PAUSE = 5.0
"""Seconds after which the lobby tells how many people are here, when some have come or gone."""

MAX_UNTOLD = 120.0
"""Seconds after which it is no news that a game was found: it stands among one's own tables."""

MAX_PEOPLE = 1000
"""People who have yet to be told that a game was found, the latest."""


class Lobby:
    """Everybody who looks at the lobby, or waits elsewhere for their turn."""

    def __init__(self, registry: TableRegistry, seeks: Seeks, invitations: InvitationBook) -> None:
        self._registry, self._seeks, self._invitations = registry, seeks, invitations
        self._links: set[Link] = set()
        self._readers: set[Link] = set()  # those of them who are sent the list of all tables
        self._due: asyncio.TimerHandle | None = None
        self._broadcast: asyncio.Task[None] | None = None
        self._theirs: set[str] = set()  # whose own tables look different now
        registry.watchers.append(self._changed)
        self._seeks_due: asyncio.TimerHandle | None = None
        self._untold: dict[str, tuple[float, str]] = {}  # by person: that a game was found
        registry.mine.watchers.append(self._moved)
        invitations.watchers.append(self._moved)
        seeks.watchers.append(self._sought)
        seeks.finders.append(self._found)

    def _changed(self) -> None:
        if self._readers and self._due is None:
            self._due = asyncio.get_running_loop().call_later(PAUSE, self._tell)

    def _moved(self, people: set[str]) -> None:
        here = {link.player_id for link in self._links}
        if not here.isdisjoint(people):
            self._theirs |= people
            if self._broadcast is None or self._broadcast.done():
                self._broadcast = asyncio.create_task(self._tell_own())

    def _sought(self, people: set[str]) -> None:
        self._moved(people)
        self._tell_seeks_in(PAUSE)

    def _tell_seeks_in(self, seconds: float) -> None:
        if self._readers and self._seeks_due is None:
            loop = asyncio.get_running_loop()
            self._seeks_due = loop.call_later(seconds, self._tell_seeks)

    def _tell_seeks(self) -> None:
        self._seeks_due = None
        text = self._seeks_message()
        for link in self._readers:
            apart = self._registry.ties.kept_away(link.player_id)
            link.push(self._seeks_message(link.player_id) if apart else text)

    def _seeks_message(self, viewer: str | None = None) -> str:
        told = [seek_info(one) for one in self._seeks.listed(viewer)]
        return encode(calls.Seeks(told, self._seeks.here)).decode()

    def _found(self, player: str, found: calls.Found) -> None:
        text = encode(found).decode()
        links = [link for link in self._links if link.player_id == player]
        for link in links:
            link.push(text)
        if not links:  # on the way from one page to another, or away
            self._untold[player] = time.monotonic(), text
            if len(self._untold) > MAX_PEOPLE:
                del self._untold[next(iter(self._untold))]

    def signed_in(self, player: str, device: str) -> None:
        """Tell the open pages of an account that somebody has signed in to it."""
        text = encode(calls.NewSignIn(device)).decode()
        for link in self._links:
            if link.player_id == player:
                link.push(text)

    def _tell_untold(self, link: Link) -> None:
        at, text = self._untold.pop(link.player_id or "", (0.0, ""))
        if text and time.monotonic() - at < MAX_UNTOLD:
            link.push(text)

    async def _tell_own(self) -> None:
        while self._theirs:
            await asyncio.sleep(PAUSE)
            people, self._theirs = self._theirs, set()
            for link in [link for link in self._links if link.player_id in people]:
                link.push(await self._own(link))

    async def _own(self, link: Link) -> str:
        tables = await self._registry.mine.of(link.player_id) if link.player_id else []
        seeks = self._seeks.of(link.player_id) if link.player_id else []
        invited = 0
        if link.player_id:
            invited = len((await self._invitations.of(link.player_id)).got)
        return encode(calls.Mine(tables, [one.id for one in seeks], invited)).decode()

    def _tell(self) -> None:
        self._due = None
        text = self._message()
        for link in self._readers:
            link.push(text)

    def _message(self) -> str:
        tables, idle = self._registry.tables(), self._registry.listing.idle()
        return encode(calls.Lobby(tables, idle)).decode()

    def leave(self) -> None:
        """Have everybody come again, to whichever process serves the lobby then."""
        for link in self._links:
            link.end(RESTART)

    async def serve(self, socket: WebSocket, link: Link, own_only: bool) -> None:
        """Serve one socket until it closes; with ``own_only`` the list of all tables is not
        sent."""
        self._links.add(link)
        self._tell_untold(link)
        if link.player_id is not None:
            self._seeks.came(link.player_id)
            self._tell_seeks_in(PRESENCE_PAUSE)
        if not own_only:
            self._readers.add(link)
            link.push(self._message())
        link.push(await self._own(link))
        if not own_only:
            link.push(self._seeks_message(link.player_id))
        sending = asyncio.create_task(_send(socket, link))
        try:
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
        except (WebSocketDisconnect, ConnectionError):
            pass
        finally:
            self._links.discard(link)
            self._readers.discard(link)
            if link.player_id is not None:
                self._seeks.left(link.player_id)
                self._tell_seeks_in(PRESENCE_PAUSE)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket, link: Link) -> None:
    try:
        await Charged(link.run(socket.send_text), spender(socket))
        await socket.close(link.code)
    except (WebSocketDisconnect, ConnectionError, RuntimeError):
        return  # the reading side notices as well


async def lobby_socket(socket: WebSocket) -> None:
    """Serve ``/ws/lobby``."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(POLICY)
        return
    sessions: Sessions = socket.app.state.sessions
    secret = socket.cookies.get(COOKIE)
    person = await sessions.find(secret)
    await socket.accept()
    own_only = socket.query_params.get("only") == "mine"
    link = Link(player(person) if person is not None else None)
    registry: TableRegistry = socket.app.state.registry
    registry.sanctions.came(link.player_id, socket.client.host if socket.client else "")
    with sessions.socket(secret, link.end):
        await socket.app.state.lobby.serve(socket, link, own_only)
