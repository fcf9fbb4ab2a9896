"""Guests, the sockets they hold, and the tables they play at: real games,
by the legal lists that the server sends."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.load.timing import Tally

MAX_IDLE = 2.0
"""Seconds after which a connection is not used again: the server closes idle ones."""


class Choice(msgspec.Struct):
    """One legal action, as far as a move needs it."""

    text: str


class Turn(msgspec.Struct):
    """Whose turn it is."""

    to_act: int | None
    mine: bool
    legal: list[Choice]


class Info(msgspec.Struct):
    """TableInfo, as far as a move needs it."""

    status: str


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    version: int = -1
    id: str | None = None
    code: str | None = None
    table: Info | None = None
    turn: Turn | None = None


read = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class SeatSocket(WSListener):
    """One socket: a guest at a table."""

    def __init__(self, table: Played, seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat
        self.transport: WSTransport | None = None
        self.told = -1  # the last version this socket has heard of
        self.closed = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the way to send."""
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take the time, then read."""
        if frame.msg_type == WSMsgType.TEXT:
            now = time.perf_counter()
            payload = frame.get_payload_as_memoryview()
            self.table.tally.frames += 1
            self.table.tally.size += len(payload)
            self.table.heard(self, read(payload), now)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Note that the socket is gone."""
        self.closed = True

    def send(self, message: dict[str, Any]) -> None:
        """Send a message at once."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, encode(message))


class Played:
    """A table and its sockets, one a seat.

    Attributes:
        ready: the seat to move, the version it saw and what it may do;
            None while that is not known.
        status: as the server says.
    """

    def __init__(
        self, tally: Tally, rng: Random, game: str = "paris_paris", players: int = 4
    ) -> None:
        self.tally, self.dice = tally, rng
        self.game, self.players = game, players
        self.id = ""
        self.sockets: list[SeatSocket] = []
        self.ready: tuple[SeatSocket, int, list[Choice]] | None = None
        self.status = "open"
        self._waiting: str | None = None
        self._moved_at = 0.0
        self._moved_on = -1
        self._number = 0
        self._acked: asyncio.Future[None] | None = None

    def heard(self, socket: SeatSocket, message: Message, now: float) -> None:
        """Take in a message that one of the sockets received at ``now``."""
        if message.type in ("ack", "info"):
            if message.id == self._waiting:
                if self.tally.on:
                    self.tally.acks.append(now - self._moved_at)
                self._waiting = None
            self._answered()
        elif message.type == "refused":
            self.tally.refused[message.code or "?"] += 1
            self._waiting = None
            self._answered()
        elif message.table is not None and message.turn is not None:
            if message.version > socket.told:
                if self.tally.on and 0 <= socket.told <= self._moved_on < message.version:
                    self.tally.told.append(now - self._moved_at)
                socket.told = message.version
            self.status = message.table.status
            if message.turn.mine:
                self.ready = (socket, message.version, message.turn.legal)

    def _answered(self) -> None:
        if self._acked is not None and not self._acked.done():
            self._acked.set_result(None)

    def move(self) -> bool:
        """Send a random legal move of whoever is to act, if that is known;
        return whether one was sent."""
        if (
            self.ready is None
            or self._waiting is not None
            or any(c.told < self.ready[1] for c in self.sockets)
        ):
            return False
        socket, version, choices = self.ready
        self.ready = None
        self._number += 1
        self._waiting = f"m{self._number}"
        self._moved_on = version
        action = self.dice.choice(choices).text
        self._moved_at = time.perf_counter()
        socket.send(
            {
                "type": "act",
                "id": self._waiting,
                "version": version,
                "seat": socket.seat,
                "action": action,
            }
        )
        return True

    # --- before the clock: getting everybody to the table -----------------------------------------

    async def open(self, site: Site) -> None:
        """Make a table for new guests, let them sit down and start."""
        cookies = [await site.guest() for _ in range(self.players)]
        self.id = await site.table(cookies[0], self.game, self.players)
        for seat, cookie in enumerate(cookies):
            socket = SeatSocket(self, seat)
            await ws_connect(
                lambda socket=socket: socket, f"ws://127.0.0.1:{site.port_of(seat)}/ws/t/{self.id}",
                extra_headers={"Cookie": cookie}, read_buffer_init_size=8192,
            )  # fmt: skip
            self.sockets.append(socket)
        for socket in self.sockets[1:]:
            await self._ask(socket, {"type": "sit", "id": f"sit{socket.seat}", "seat": socket.seat})
        await self._ask(self.sockets[0], {"type": "start", "id": "start"})

    async def _ask(self, socket: SeatSocket, message: dict[str, Any]) -> None:
        self._acked = asyncio.get_running_loop().create_future()
        socket.send(message)
        await asyncio.wait_for(self._acked, 60)
        self._acked = None

    async def ahead(self, moves: int) -> None:
        """Play ``moves`` moves, each after the one before has been told to all."""
        until = time.monotonic() + 120
        while moves > 0 and self.status != "over" and time.monotonic() < until:
            if self.move():
                moves -= 1
            await asyncio.sleep(0.002)

    def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            if socket.transport is not None and not socket.closed:
                socket.transport.disconnect()


class Site:
    """The calls that come before the sockets, over one connection at a time.

    Args:
        port: where calls go.
        others: further ports of the same site: the sockets of a table go to all in turns.
    """

    def __init__(self, port: int, *others: int) -> None:
        self.port, self._ports = port, (port, *others)
        self._free: list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]] = []

    def port_of(self, seat: int) -> int:
        """Return the port to which a seat connects."""
        return self._ports[seat % len(self._ports)]

    async def guest(self) -> str:
        """Return the cookie of a new guest."""
        headers, _ = await self._post("/api/me", {}, "")
        return headers["set-cookie"].split(";")[0]

    async def table(self, cookie: str, game: str, players: int) -> str:
        """Make a public table of ``game`` at which the guest of ``cookie`` sits; return its id."""
        _, body = await self._post(
            "/api/tables",
            {"game": game, "players": players, "options": {}, "sit": True},
            cookie,
        )
        return str(msgspec.json.decode(body)["id"])

    async def _post(
        self, path: str, body: dict[str, Any], cookie: str
    ) -> tuple[dict[str, str], bytes]:
        reader, writer = await self._connection()
        data = encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: "
            "application/json\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        answer = await reader.readexactly(int(headers.get("content-length", "0")))
        if head[0].split()[1] not in ("200", "201"):
            raise RuntimeError(f"{path}: {head[0]}: {answer[:300]!r}")
        self._free.append((time.monotonic(), reader, writer))
        return headers, answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while self._free:
            since, reader, writer = self._free.pop()
            if time.monotonic() - since < MAX_IDLE:
                return reader, writer
            writer.close()
        return await asyncio.open_connection("127.0.0.1", self.port)
