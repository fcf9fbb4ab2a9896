"""Storms: connecting, making tables, talking, asking, all as fast as it goes."""

from __future__ import annotations

import contextlib
import json
import socket

from tests.attack.attacks import attack
from tests.attack.wire import LOST, TEXT, Target, cookie_of, drain, frame


@attack
def reconnecting(target: Target) -> None:
    with target.person() as eve:
        table, cookie = target.table(eve), cookie_of(eve)
    while target.goes_on():
        with contextlib.suppress(*LOST), target.handshake(f"/ws/t/{table}", cookie=cookie):
            pass


@attack
def making_tables(target: Target) -> None:
    with target.person() as eve:
        while target.goes_on():
            body = {"game": "paris", "players": 4, "bots": "random", "sit": False}
            answer = eve.post("/api/tables", json=body)
            target.counts[str(answer.status_code)] += 1


@attack
def making_guests(target: Target) -> None:
    request = b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"
    with target.dial() as line:
        line.settimeout(1.0)
        with contextlib.suppress(OSError):
            while target.goes_on():
                line.sendall(request * 50)
        target.seen(drain(line, 0.1))


@attack
def a_crowd_that_talks(target: Target) -> None:
    """Many sockets at one table, each message told to each of them."""
    with target.person() as eve:
        table = target.table(eve)
    crowd: list[socket.socket] = []
    try:
        for _ in range(40):
            with contextlib.suppress(*LOST), target.person() as one:
                crowd.append(target.handshake(f"/ws/t/{table}", cookie=cookie_of(one)))
        n = 0
        while target.goes_on() and crowd:
            for line in crowd:
                n += 1
                said = {"type": "chat", "id": f"c{n}", "text": "blah " * 90}
                with contextlib.suppress(*LOST):
                    line.settimeout(0.05)
                    line.sendall(frame(TEXT, json.dumps(said).encode()))
                    drain(line, 0.001)
            target.counts["messages"] = n
    finally:
        for line in crowd:
            line.close()


@attack
def questions(target: Target) -> None:
    """The costliest questions there are, as often as they are answered."""
    with target.person() as eve:
        table = target.table(eve, game="paris", bots="random")
        cookie = cookie_of(eve)
    ask = [
        {"type": "why", "id": "w", "seat": 0, "actions": ["move arc chaillot-5"] * 16},
        {"type": "hint", "id": "h", "seat": 0},
        {"type": "look", "id": "l", "ply": 3},
        {"type": "watch", "id": "x", "seat": 0},
    ]
    piece = b"".join(frame(TEXT, json.dumps(one).encode()) for one in ask)
    while target.goes_on():
        with target.handshake(f"/ws/t/{table}", cookie=cookie) as line:
            line.settimeout(1.0)
            with contextlib.suppress(OSError):
                while target.goes_on():
                    line.sendall(piece)
            drain(line, 0.05)
