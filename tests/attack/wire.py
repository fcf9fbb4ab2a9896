"""Bytes as they go over the wire, right or wrong."""

from __future__ import annotations

import base64
import os
import re
import socket
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

import httpx

ATTACKER = "127.0.0.2"
"""Where attackers call from; the honest player is 127.0.0.1."""

TEXT, BINARY, PING, PONG, CONTINUED = 1, 2, 9, 10, 0

_STATUS = re.compile(rb"HTTP/1\.1 (\d{3}) ")

LOST = (OSError, httpx.HTTPError)


@dataclass
class Target:
    """The server under attack, for as long as the attack may last.

    Attributes:
        counts: what the attack did and was answered; statuses by their number.
    """

    port: int
    until: float
    chance: Random
    counts: Counter[str] = field(default_factory=Counter)

    def goes_on(self) -> bool:
        """Return whether there is time left."""
        return time.monotonic() < self.until

    def dial(self, source: str = ATTACKER, timeout: float = 5.0) -> socket.socket:
        """Return a new connection."""
        made = socket.create_connection(("127.0.0.1", self.port), timeout, (source, 0))
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.counts["connections"] += 1
        return made

    def handshake(self, path: str, source: str = ATTACKER, cookie: str = "") -> socket.socket:
        """Return a connection that has become a socket at ``path``.
        Raises OSError when it is refused."""
        made = self.dial(source)
        made.sendall(upgrade(path, self.port, cookie))
        head = b""
        while b"\r\n\r\n" not in head:
            more = made.recv(4096)
            head += more
            if not more:
                break
        self.seen(head)
        if not head.startswith(b"HTTP/1.1 101"):
            made.close()
            raise ConnectionRefusedError(head[:40])
        return made

    def seen(self, answer: bytes) -> None:
        """Count the statuses in what the server answered."""
        for status in _STATUS.findall(answer):
            self.counts[status.decode()] += 1

    @contextmanager
    def person(self, source: str = ATTACKER) -> Iterator[httpx.Client]:
        """Give somebody with a session."""
        transport = httpx.HTTPTransport(local_address=source)
        address = f"http://127.0.0.1:{self.port}"
        with httpx.Client(base_url=address, transport=transport, timeout=30) as client:
            self.counts["people"] += 1  # an address that has just attacked may wait for the answer
            client.get("/api/me").raise_for_status()
            yield client

    def table(self, client: httpx.Client, **more: object) -> str:
        """Open a table and return its id."""
        body = {"game": "paris_paris", "players": 2, **more}
        answer = client.post("/api/tables", json=body)
        self.counts[str(answer.status_code)] += 1
        answer.raise_for_status()
        return str(answer.json()["id"])


def cookie_of(client: httpx.Client) -> str:
    """Return the cookies of ``client`` as a header."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def upgrade(path: str, port: int, cookie: str = "") -> bytes:
    """Return the request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return "\r\n".join([*lines, "", ""]).encode()


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """Return a frame, masked with zeros."""
    head = bytes([(128 if fin else 0) | opcode])
    length = len(payload)
    if length < 126:
        head += bytes([128 | length])
    elif length < 65536:
        head += bytes([128 | 126]) + length.to_bytes(2, "big")
    else:
        head += bytes([128 | 127]) + length.to_bytes(8, "big")
    return head + bytes(4) + payload


def drain(connection: socket.socket, timeout: float, most: float = 5.0) -> bytes:
    """Return what comes until the other side closes or is silent for ``timeout`` seconds,
    ``most`` seconds in all."""
    connection.settimeout(timeout)
    out, end = b"", time.monotonic() + max(most, timeout)
    try:
        while time.monotonic() < end and (more := connection.recv(65536)):
            out += more
    except OSError:
        pass
    return out
