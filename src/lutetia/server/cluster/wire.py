"""What two processes send each other of a call or socket that one has taken and the other answers:
the messages of ASGI, in order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from lutetia.server.cluster.bus import MAX_PART


class Begin(msgspec.Struct, tag=0, array_like=True):
    """Somebody calls.

    Attributes:
        front: the id of the process that has taken the call.
        place: the table that it is about; None: the site.
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


def inbox(member: str) -> str:
    """Return the subject by which a process is sent frames."""
    return f"lutetia.to.{member}"


async def send(publish: Callable[[str, bytes], Awaitable[None]], member: str, frame: Frame) -> None:
    """Send a frame to a process, in parts where it is long."""
    body = _encode(frame)
    if len(body) <= MAX_PART:
        await publish(inbox(member), body)
        return
    for at in range(0, len(body), MAX_PART):
        part = Part(frame.id, body[at : at + MAX_PART], at + MAX_PART >= len(body))
        await publish(inbox(member), _encode(part))


class Reader:
    """Puts frames together that have come in parts."""

    def __init__(self) -> None:
        self._parts: dict[str, list[bytes]] = {}

    def read(self, body: bytes) -> Frame | None:
        """Return the frame that is complete with ``body``, if one is."""
        frame = _decode.decode(body)
        if not isinstance(frame, Part):
            return frame
        parts = self._parts.setdefault(frame.id, [])
        parts.append(frame.body)
        if not frame.last:
            return None
        return _decode.decode(b"".join(self._parts.pop(frame.id)))

    def forget(self, name: str) -> None:
        """Drop the parts of a call that has ended."""
        self._parts.pop(name, None)
