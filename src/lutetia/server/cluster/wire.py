"""What two processes send each other of a call or socket that one has taken and the other answers:
the messages of ASGI, in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec

from lutetia.server.cluster.bus import MAX_PART


class Begin(msgspec.Struct, tag=0, array_like=True):
    """Somebody calls.

    Attributes:
        front: the id of the process that has taken the call.
        place: the table or the address that it is about; None: the site.
        scope: what ASGI says of it.
    """

    id: str
    front: str
    place: str | None
    scope: dict[str, Any]


class Taken(msgspec.Struct, tag=1, array_like=True):
    """The call is answered here; until then it can be sent elsewhere."""

    id: str


class NotHere(msgspec.Struct, tag=2, array_like=True):
    """It is not for this process to answer."""

    id: str


class Said(msgspec.Struct, tag=3, array_like=True):
    """A message of ASGI.

    Attributes:
        round_trip: the seconds that a ping and its answer last took, of a socket.
    """

    id: str
    message: dict[str, Any]
    round_trip: float = 0.0


class Ended(msgspec.Struct, tag=4, array_like=True):
    """Nothing more comes from this side."""

    id: str


class Part(msgspec.Struct, tag=5, array_like=True):
    """A part of something that is too long for the bus."""

    id: str
    body: bytes
    last: bool


Frame = Begin | Taken | NotHere | Said | Ended | Part

_encode = msgspec.msgpack.Encoder().encode
_decode: msgspec.msgpack.Decoder[Frame] = msgspec.msgpack.Decoder(Frame)
_frames: msgspec.msgpack.Decoder[list[Frame]] = msgspec.msgpack.Decoder(list[Frame])
_parted: msgspec.msgpack.Decoder[list[msgspec.Raw]] = msgspec.msgpack.Decoder(list[msgspec.Raw])


def inbox(member: str) -> str:
    """Return the subject by which a process is sent frames."""
    return f"lutetia.to.{member}"


class Sender:
    """Sends frames to one process in order: those of one moment in one message."""

    def __init__(self, publish: Callable[[bytes], Awaitable[None]]) -> None:
        self._publish = publish
        self._waiting: deque[bytes] = deque()
        self._length = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def quiet(self) -> bool:
        """Whether everything is sent."""
        return self._task is None or self._task.done()

    async def send(self, frame: Frame) -> None:
        """Send a frame, soon; wait where too much is on its way."""
        body = _encode(frame)
        if len(body) <= MAX_PART:
            self._put(body)
        else:
            for at in range(0, len(body), MAX_PART):
                part = Part(frame.id, body[at : at + MAX_PART], at + MAX_PART >= len(body))
                self._put(_encode(part))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._send())
        if self._length > MAX_WAITING:
            await asyncio.shield(self._task)

    def _put(self, body: bytes) -> None:
        self._waiting.append(body)
        self._length += len(body)

    async def _send(self) -> None:
        while self._waiting:
            group, length = [self._waiting.popleft()], 0
            while self._waiting and length + len(group[-1]) + len(self._waiting[0]) <= MAX_PART:
                length += len(group[-1])
                group.append(self._waiting.popleft())
            self._length -= sum(map(len, group))
            await self._publish(_encode([msgspec.Raw(body) for body in group]))


MAX_WAITING = 8 * MAX_PART
"""Bytes that may be on their way to one process before whoever sends more waits."""


class Reader:
    """Reads frames, and puts those together that have come in parts."""

    def __init__(self) -> None:
        self._parts: dict[str, list[bytes]] = {}

    def read(self, body: bytes) -> Iterator[Frame]:
        """Yield the frames that are complete with ``body``; raises one of `UNREADABLE`, after those
        that can be read: other calls do not suffer from one of a later version."""
        wrong = None
        try:
            frames = _frames.decode(body)
        except msgspec.ValidationError as error:
            wrong, frames = error, _readable(body)
        for frame in frames:
            if not isinstance(frame, Part):
                yield frame
                continue
            parts = self._parts.setdefault(frame.id, [])
            parts.append(frame.body)
            if frame.last:
                yield _decode.decode(b"".join(self._parts.pop(frame.id)))
        if wrong is not None:
            raise wrong

    def forget(self, name: str) -> None:
        """Drop the parts of a call that has ended."""
        self._parts.pop(name, None)


def _readable(body: bytes) -> list[Frame]:
    """Return those frames of a message that can be read."""
    found = []
    for one in _parted.decode(body):
        with suppress(msgspec.DecodeError, UnicodeError):
            found.append(_decode.decode(one))
    return found
