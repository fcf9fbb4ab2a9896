"""What two processes send each other: in order, whole however long it is, and nothing else is
taken for it."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from lutetia.server.cluster.bus import MAX_PART, UNREADABLE
from lutetia.server.cluster.wire import Begin, Ended, Frame, NotHere, Reader, Said, Sender, Taken
from tests.server.client import run_alone

FRAMES: list[Frame] = [
    Begin(
        "a", "front", "table", {"type": "websocket", "path": "/ws/t/x", "headers": [[b"a", b"b"]]}
    ),
    Begin("b", "front", None, {"type": "http", "path": "/api/me", "query_string": b""}),
    Taken("a"),
    NotHere("b"),
    Said("a", {"type": "websocket.send", "text": "é" * MAX_PART}, 0.25),
    Said("a", {"type": "http.response.body", "body": bytes(MAX_PART * 3), "more_body": False}),
    Ended("a"),
]


def sent(frames: list[Frame]) -> list[bytes]:
    """Return the messages by which frames are sent."""
    out: list[bytes] = []

    async def work() -> None:
        async def publish(body: bytes) -> None:
            await asyncio.sleep(0)
            out.append(body)

        sender = Sender(publish)
        await asyncio.gather(*(sender.send(frame) for frame in frames))
        while not sender.quiet:
            await asyncio.sleep(0.01)

    run_alone(work())
    return out


def test_frames_come_whole_and_in_their_order() -> None:
    bodies = sent(FRAMES)
    assert max(map(len, bodies)) < 2 * MAX_PART
    reader = Reader()
    assert [frame for body in bodies for frame in reader.read(body)] == FRAMES


def test_what_is_said_in_one_moment_goes_in_one_message() -> None:
    few: list[Frame] = [Said(str(n), {"type": "websocket.send", "text": "x"}) for n in range(50)]
    assert len(sent(few)) == 1


def test_what_is_no_frame_is_refused() -> None:
    """Whatever comes over the bus, reading it ends in frames or is refused."""
    dice = random.Random(3)
    bodies = sent(FRAMES[:4] + FRAMES[-1:])
    refused = 0
    for _ in range(20_000):
        body = bytearray(dice.choice(bodies))
        for _ in range(dice.randint(1, 4)):
            body[dice.randrange(len(body))] = dice.randrange(256)
        try:
            list(Reader().read(bytes(body[: dice.randint(1, len(body))])))
        except UNREADABLE:
            refused += 1
    assert refused > 10_000
    for nothing in (b"", b"\xff", msgspec.msgpack.encode({"a": 1})):
        with pytest.raises(UNREADABLE):
            list(Reader().read(nothing))
