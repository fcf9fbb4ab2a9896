"""Floods of frames of every kind: as many as one socket takes."""

from __future__ import annotations

from tests.attack.attacks import attack
from tests.attack.wire import (
    BINARY,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    Target,
    cookie_of,
    drain,
    frame,
)

AT_ONCE = 2000
"""Frames written in one piece."""


def flood(target: Target, frames: bytes, first: bytes = b"", path: str | None = None) -> None:
    """Send ``frames`` over and over, on a new socket when one is closed."""
    with target.person() as eve:
        path = path or f"/ws/t/{target.table(eve)}"
        cookie = cookie_of(eve)
    while target.goes_on():
        with target.handshake(path, cookie=cookie) as line:
            line.sendall(first)
            line.settimeout(1.0)
            try:
                while target.goes_on():
                    line.sendall(frames)
                    target.counts["pieces"] += 1
            except TimeoutError:
                target.counts["held up"] += 1  # the server has stopped reading
            except OSError:
                target.counts["cut off"] += 1
            drain(line, 0.05)


@attack
def flood_of_small_texts(target: Target) -> None:
    flood(target, frame(TEXT, b"x") * AT_ONCE)


@attack
def flood_of_commands(target: Target) -> None:
    flood(target, frame(TEXT, b'{"type":"chat","id":"a","text":"/who"}') * AT_ONCE)


@attack
def flood_of_pings(target: Target) -> None:
    flood(target, frame(PING) * AT_ONCE)


@attack
def flood_of_pongs(target: Target) -> None:
    flood(target, frame(PONG, b"abcd") * AT_ONCE)


@attack
def flood_of_binary_frames(target: Target) -> None:
    flood(target, frame(BINARY, b"\x00" * 100) * AT_ONCE)


@attack
def flood_of_fragments(target: Target) -> None:
    flood(target, frame(CONTINUED, b"", fin=False) * AT_ONCE, frame(TEXT, b"", fin=False))


@attack
def flood_in_the_lobby(target: Target) -> None:
    flood(target, frame(TEXT) * AT_ONCE, path="/ws/lobby")


@attack
def flood_of_large_frames(target: Target) -> None:
    flood(target, frame(TEXT, b"[" * 8000) * 20)
