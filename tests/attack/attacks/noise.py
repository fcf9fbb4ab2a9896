"""Malformed requests and frames, each of which is refused without a failure of ours.

Callers come from many addresses: what one may send in a while would be too little to try them all.
"""

from __future__ import annotations

import contextlib
import os
import socket
from collections import deque

from tests.attack import malformed
from tests.attack.attacks import attack
from tests.attack.wire import LOST, Target, drain

IN_A_ROW = 40
"""Frames on one socket: what somebody without a session may send at once."""

ENDING = 50
"""Sockets that may be at their end at once: the server closes each a moment after it was told."""

_ending: deque[socket.socket] = deque()


def _end(target: Target, line: socket.socket) -> None:
    """Send nothing more on ``line``; read what was answered when others have followed."""
    _ending.append(line)
    with contextlib.suppress(*LOST):
        line.shutdown(1)
    if len(_ending) > ENDING:
        with _ending.popleft() as first:
            target.seen(drain(first, 1.0))


def _address(target: Target) -> str:
    chance = target.chance
    return f"127.{chance.randrange(3, 250)}.{chance.randrange(250)}.{chance.randrange(1, 250)}"


@attack
def malformed_requests(target: Target) -> None:
    with contextlib.suppress(*LOST), target.dial(_address(target), 2.0) as line:
        for _ in range(target.chance.randrange(1, 8)):
            target.counts["requests"] += 1
            line.sendall(malformed.request(target.chance))
        line.shutdown(1)  # nothing more comes: what is half is as good as ended
        target.seen(drain(line, 1.0))


@attack
def malformed_frames(target: Target) -> None:
    table = os.environ.get("ATTACKED_TABLE")
    if table is None:
        with target.person() as eve:
            table = os.environ["ATTACKED_TABLE"] = target.table(eve)
    line = target.handshake(f"/ws/t/{table}", _address(target))
    with contextlib.suppress(*LOST):
        for _ in range(IN_A_ROW):
            target.counts["frames"] += 1
            line.sendall(malformed.frames(target.chance))
    _end(target, line)


@attack
def malformed_handshakes(target: Target) -> None:
    line = target.dial(_address(target), 2.0)
    head = malformed.request(target.chance).split(b"\r\n\r\n")[0]
    more = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" * target.chance.randrange(3)
    target.counts["requests"] += 1
    with contextlib.suppress(*LOST):
        line.sendall(head + b"\r\n" + more + key + b"\r\n" + malformed.frames(target.chance))
    _end(target, line)
