"""How bytes become requests and frames: uvicorn's protocols, with deadlines,
and reading only as much as the sender may ask."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, ClassVar, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from lutetia.server.codec import MAX_FRAME_BYTES
from lutetia.server.gate import Address, Gate, QuietLog
from lutetia.server.limits import network, unmapped
from lutetia.server.token_bucket import TokenBucket

HEADERS_WITHIN = 10.0
"""Seconds in which the headers of a request must be complete."""

BODY_WITHIN = 60.0
"""Seconds in which its body must be."""

READ_WITHIN = 30.0
"""Seconds after which somebody who takes nothing of an answer is cut off."""

CLOSED_WITHIN = 2.0
"""Seconds between a close and the end of the connection, whatever the other side does."""

SLICE = 4096
"""Bytes of a request that are read at a time; others have their turn in between."""

MAX_UNREAD = 4_000_000
"""Bytes of a body that may still come after its request was answered."""

MAX_HELD = 400
"""Frames of one socket that had to wait for the allowance of their
address before the socket is closed."""

MAX_FRAGMENTS = 64
"""Frames of one message."""

POLICY, TOO_LARGE, NOT_TEXT = 1008, 1009, 1007

_RAW = logging.getLogger("uvicorn.error")


def _unmapped(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return a peer as it is told from here on: `unmapped`."""
    return None if client is None else (unmapped(client[0]), client[1])


class HttpProtocol(H11Protocol):
    """Requests of one connection."""

    gate: ClassVar[Gate]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QuietLog(_RAW, self.gate, self._peer)  # type: ignore[assignment]
        self.due: float | None = None
        self._phase = ""
        self._left = bytearray()  # read, and not looked at yet
        self._reading: asyncio.Handle | None = None
        self._unread = 0

    def _peer(self) -> str:
        client = (self.scope or {}).get("client") or self.client
        return client[0] if client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection in, or not."""
        super().connection_made(transport)
        self.client = _unmapped(self.client)
        if self.gate.enter(self, self.client[0] if self.client else ""):
            self.gate.waits(self, True)
            self._enter("headers", HEADERS_WITHIN)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.gate.leave(self)
        self._stop_reading()
        super().connection_lost(exc)

    def cut(self) -> None:
        """Close at once."""
        self.transport.abort()

    def _enter(self, phase: str, within: float | None) -> None:
        """Note what is waited for; a deadline counts from the moment when that began."""
        if phase != self._phase:
            self._phase = phase
            self.due = None if within is None else self.loop.time() + within

    def _look(self) -> None:
        """See what is waited for now."""
        state = self.conn.their_state
        if self.transport.is_closing():
            self._enter("closing", READ_WITHIN)
        elif self.flow.write_paused:
            self._enter("answer", READ_WITHIN)
        elif state is h11.SEND_BODY:
            self._enter("body", BODY_WITHIN)
        elif state is h11.IDLE and (self._phase in ("", "headers") or self._begun()):
            self._enter("headers", HEADERS_WITHIN)
        else:
            self._enter("at work", None)
        if state is not h11.IDLE:
            self.gate.waits(self, False)

    def _begun(self) -> bool:
        """Return whether part of the next request is here."""
        return bool(self._left or self.conn.trailing_data[0])

    def data_received(self, data: bytes) -> None:
        """Read a little at a time: a long row of small chunks or requests is work as well."""
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY:
            self._unread += len(data)
            if self._unread > MAX_UNREAD:
                self.cut()
                return
        if not self._left and len(data) <= SLICE:
            self._take(data)
            return
        self._left += data
        self._go_on()

    def _go_on(self) -> None:
        if self._left and self._reading is None:
            self.transport.pause_reading()
            wait = self.gate.address(network(self._peer())).wait()
            self._reading = self.loop.call_later(wait, self._next)

    def _next(self) -> None:
        self._reading = None
        if self.transport.is_closing():
            self._left.clear()
            return
        data = bytes(self._left[:SLICE])
        del self._left[:SLICE]
        self._take(data)
        if self._left:
            self._go_on()
        elif not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _stop_reading(self) -> None:
        self._left.clear()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _take(self, data: bytes) -> None:
        begin = time.thread_time()
        super().data_received(data)
        self._look()
        self.gate.address(network(self._peer())).spend(time.thread_time() - begin)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the protocol of sockets."""
        self._stop_reading()
        self.gate.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read, unless an answer has begun;
        whoever works on one is told to stop."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            # After a HEAD whose body cannot be read the head of the answer is all there may be.
            with contextlib.suppress(h11.LocalProtocolError):
                super().send_400_response(msg)
        self.transport.close()

    def on_response_complete(self) -> None:
        """See to what is waited for next."""
        self._unread = 0
        super().on_response_complete()
        self._enter("at work", None)
        self._look()

    def pause_writing(self) -> None:
        """Give whoever does not read an answer some time."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._look()


HEAD = 2
"""Bytes at the beginning of each frame (RFC 6455, section 5.2)."""

SHORT_LENGTH = 126
"""Instead of a length: two bytes follow that hold it; one more: eight follow."""


def frame_end(data: bytearray, most: int) -> int | None:
    """Return where the first frame in ``data`` ends, or None while it is not whole.

    A frame of more than ``most`` bytes ends with what is there of it: its head alone is refused.
    """
    if len(data) < HEAD:
        return None
    length, at = data[1] & 0x7F, HEAD
    if length >= SHORT_LENGTH:
        wide = 2 if length == SHORT_LENGTH else 8
        at += wide
        if len(data) < at:
            return None
        length = int.from_bytes(data[2:at], "big")
    if length > most:
        return len(data)
    if data[1] & 0x80:
        at += 4
    return at + length if len(data) >= at + length else None


class SocketProtocol(WebSocketsSansIOProtocol):
    """Frames of one socket. The next is looked at only when the last has been
    dealt with and the address may send it."""

    gate: ClassVar[Gate]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = cast("logging.Logger", QuietLog(_RAW, self.gate, self._peer))
        self.conn.logger = self.logger
        self.due: float | None = None
        self._left = bytearray()  # read, and not looked at yet
        self._paused = False
        self._deaf = False
        self._asked = True  # the application has dealt with everything it was given
        self._held = 0
        self._holding = False  # the next frame has had to wait
        self._timer: asyncio.TimerHandle | None = None

    def _peer(self) -> str:
        scope: Any = getattr(self, "scope", None) or {}
        client = scope.get("client") or self.client  # behind a proxy the application knows better
        return client[0] if client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection in; it was one before, so there is room."""
        super().connection_made(transport)
        self.client = _unmapped(self.client)
        self.gate.enter(self, self.client[0] if self.client else "")

    def handle_connect(self, event: Any) -> None:
        """Hand over to the application, which may ask how long a ping takes, or cut it off."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:  # it runs only after this
            scope["round_trip"] = lambda: self.last_ping_rtt
            scope["cut"] = self.cut

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.gate.leave(self)
        self._hang_up()
        super().connection_lost(exc)

    def cut(self) -> None:
        """Close at once."""
        self.transport.abort()

    def _hang_up(self) -> None:
        """Read nothing more."""
        self._deaf = True
        self._left.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _closing(self) -> None:
        """End the connection soon, whether or not the other side takes what was sent."""
        if self.due is None:
            self.due = self.loop.time() + CLOSED_WITHIN

    def refuse(self, code: int) -> None:
        """Close with ``code`` and read nothing more."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self._refused(code)

    def handle_parser_exception(self) -> None:
        """Close with the code that the library found for what cannot be read."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        close = self.conn.close_sent
        self._refused(close.code if close else POLICY)

    def _refused(self, code: int) -> None:
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self._hang_up()
        self._flow()
        # A connection that ends with something unread ends with a reset, and that could overtake
        # the close: a moment lies between them.
        self.close_timer = self.loop.call_later(CLOSED_WITHIN / 2, self.transport.close)
        self._closing()

    def data_received(self, data: bytes) -> None:
        """Keep what came and look at as much of it as is allowed."""
        if self._deaf:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # the library took it for no handshake at all
                self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n")
                self._hang_up()
                self.transport.close()
            elif self.close_sent:
                self._closing()
            return
        self._left += data
        self._look()

    def _look(self) -> None:
        """Look at the frames that are here, one by one."""
        name = network(self._peer())
        bucket, address = self.gate.frames(name), self.gate.address(name)
        while self._asked and self.handshake_complete and not self._deaf and self._timer is None:
            end = frame_end(self._left, MAX_FRAME_BYTES)
            if end is None:
                break
            wait = self._wait(bucket, address)
            if self._deaf:
                break
            if wait:
                self._timer = self.loop.call_later(wait, self._again)
                break
            begin = time.thread_time()
            frame = bytes(self._left[:end])
            del self._left[:end]
            super().data_received(frame)
            if len(self.frames) > MAX_FRAGMENTS:
                self.refuse(TOO_LARGE)
            address.spend(time.thread_time() - begin)
        self._flow()

    def _wait(self, bucket: TokenBucket | None, address: Address) -> float:
        """Return the seconds until the next frame may be looked at;
        close when too many had to wait."""
        wait, now = address.wait(), time.monotonic()
        if bucket is not None and not wait:
            if bucket.take(now):
                self._holding = False
                return 0.0
            self._held += not self._holding
            self._holding = True
            if self._held > MAX_HELD:
                self.refuse(POLICY)
            wait = bucket.wait(now, 1.0)
        return wait

    def _again(self) -> None:
        self._timer = None
        self._look()

    def _flow(self) -> None:
        """Read on only when what is here has been looked at."""
        pause = self._deaf or self._timer is not None or len(self._left) > MAX_FRAME_BYTES + 14
        pause = pause or not (self._asked and self.handshake_complete)
        if pause != self._paused and not self.transport.is_closing():
            self._paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Give the application a message; the next one when it asks."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                text = data.decode()
            except UnicodeDecodeError:
                self.logger.warning("a frame is not UTF-8")
                self.refuse(NOT_TEXT)
                return
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._asked = False

    async def receive(self) -> Any:
        """Return the next event; look at the next frame only now."""
        if self.queue.empty():
            self._asked = True
            self._look()
        return await self.queue.get()

    async def send(self, message: Any) -> None:
        """Send, and begin to read after the handshake;
        stop for good when we close because of what was sent."""
        await super().send(message)
        if self.close_sent:
            if message.get("code") in (POLICY, TOO_LARGE):
                self._hang_up()
            self._closing()
            self._asked = True  # nobody asks any more: only the other side's close is waited for
            self._look()
        elif message["type"] == "websocket.accept":
            self.due = None
            self._ping_at_once()
            self._look()

    def _ping_at_once(self) -> None:
        """Do not wait for the first ping: the first move may be on its way sooner."""
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()

    def handle_close(self, event: Any) -> None:
        """Answer a close; what comes after it is not read."""
        super().handle_close(event)
        self._hang_up()
        self._closing()

    def keepalive_timeout(self) -> None:
        """Close a socket whose other side is silent."""
        super().keepalive_timeout()
        self._hang_up()
        self._closing()


def protocols(gate: Gate) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """Return the two protocols with ``gate`` in front of them."""
    return (
        type("HttpProtocol", (HttpProtocol,), {"gate": gate}),
        type("SocketProtocol", (SocketProtocol,), {"gate": gate}),
    )
