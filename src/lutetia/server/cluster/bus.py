"""The connection to NATS, by which the processes of one site speak to each other."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit, urlunsplit

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.js.api import KeyValueConfig, StorageType
from nats.js.errors import BucketNotFoundError
from nats.js.errors import Error as JetStreamError
from nats.js.kv import KeyValue

from lutetia.server.environment import value
from lutetia.server.errors import ServeError

PATIENCE = 5.0
"""Seconds until it is given up to connect."""

AGAIN = 0.2
"""Seconds until whoever does not give up is told once more."""

PING_EVERY = 1
"""Seconds between two pings of the server: a cut line is noticed after two that nobody answers."""

MAX_PART = 512 * 1024
"""Bytes of one message; servers take twice as many unless they are told otherwise."""


UNREADABLE = (msgspec.DecodeError, UnicodeError)
"""What reading a message raises that is none of ours."""


EVERY_MINUTE = 60.0
"""Seconds after which the log is told again of the same."""


class Seldom:
    """Says in a log what others may do hundreds of times a second, as long as they are of a later
    version: at once, and then once a minute, with how often it was meanwhile."""

    def __init__(self, to: logging.Logger) -> None:
        self._log = to
        self._said: dict[str, float] = {}
        self._more: dict[str, int] = {}

    def say(self, what: str) -> None:
        """Say it, unless it was said of late."""
        now = time.monotonic()
        if now - self._said.get(what, -EVERY_MINUTE) < EVERY_MINUTE:
            self._more[what] = self._more.get(what, 0) + 1
            return
        self._said[what] = now
        more = self._more.pop(what, 0)
        self._log.warning("%s%s", what, f" ({more} more since it was said last)" if more else "")


class NoAnswer(Exception):
    """Nobody has answered a request: whoever should is gone, or the bus is."""


class Nobody(NoAnswer):
    """Nobody listens: what was asked has reached no one."""


class Bus:
    """An open connection. Make it with `open`.

    Attributes:
        again: called when the server is reached again: what was published meanwhile is lost.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self.again: Callable[[], None] = lambda: None

    @classmethod
    async def open(cls, address: str, name: str) -> Bus:
        """Connect to ``address``, ``nats://user@host:4222``, as ``name``.

        The password is in ``LUTETIA_NATS_PASSWORD``, or ``LUTETIA_NATS_CREDENTIALS`` names a file
        of credentials. Raises ServeError with what to do.
        """
        host, user = _parted(address)
        password = value("LUTETIA_NATS_PASSWORD") or None
        credentials = os.environ.get("LUTETIA_NATS_CREDENTIALS") or None
        if credentials is not None and not Path(credentials).is_file():
            raise ServeError(f"LUTETIA_NATS_CREDENTIALS names {credentials}, which is no file")
        errors: list[Exception] = []

        async def failed(error: Exception) -> None:
            # It is tried again and again: what the bus has said counts, not that it then hung up.
            if isinstance(error, NatsError) or not isinstance(next(iter(errors), None), NatsError):
                errors[:] = [error]

        bus: list[Bus] = []

        async def reconnected() -> None:
            for one in bus:
                one.again()

        try:
            client = await _given_up(
                nats.connect(
                    host,
                    name=name,
                    user=user,
                    password=password,
                    user_credentials=credentials,
                    error_cb=failed,
                    reconnected_cb=reconnected,
                    ping_interval=PING_EVERY,
                    reconnect_time_wait=0.2,
                    max_reconnect_attempts=-1,
                    inbox_prefix=f"_INBOX.{name}",
                )
            )
        except (NatsError, OSError, TimeoutError, ValueError) as error:
            why = str(errors[-1] if errors else error) or "it does not answer"
            raise ServeError(
                f"the bus at {host} cannot be used: {why}. Is nats-server running there with "
                "JetStream, and are the user in the address and LUTETIA_NATS_PASSWORD (or "
                "LUTETIA_NATS_CREDENTIALS) right?"
            ) from None
        if not client._server_info.get("auth_required"):
            await client.close()
            raise ServeError(
                f"the bus at {host} lets anybody in, and what people hide from each other goes "
                "over it. Give nats-server users and passwords"
            )
        bus.append(cls(client))
        return bus[0]

    @property
    def connected(self) -> bool:
        """Whether the server is reached now."""
        return self._client.is_connected

    async def publish(self, subject: str, body: bytes) -> None:
        """Send a message to whoever listens to ``subject``; while the server is not reached, it is
        kept for a while and then lost. Raises nothing: who must know asks by `request`."""
        try:
            await self._client.publish(subject, body)
        except NatsError:
            return

    async def request(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Return what one of those who listen to ``subject`` answers. Raises NoAnswer, Nobody."""
        try:
            return (await self._client.request(subject, body, timeout=seconds)).data
        except NoRespondersError:
            raise Nobody(f"{subject}: nobody listens") from None
        except NatsError as error:
            raise NoAnswer(f"{subject}: {error}") from None

    async def listen(
        self, subject: str, take: Callable[[bytes], Awaitable[None]], group: str = ""
    ) -> Callable[[], Awaitable[None]]:
        """Have ``take`` called with each message for ``subject``, one after another; of those who
        listen in one ``group`` one gets it. Return what ends that."""

        async def heard(message: Msg) -> None:
            await take(message.data)

        listening = await self._client.subscribe(subject, queue=group, cb=heard)
        return listening.unsubscribe

    async def serve(
        self,
        subject: str,
        answer: Callable[[bytes], Awaitable[bytes | None]],
        group: str = "",
    ) -> Callable[[], Awaitable[None]]:
        """Answer requests for ``subject``, many at a time, but where ``answer`` returns None; of
        those who serve in one ``group`` one gets each. Return what ends that."""
        tasks: set[asyncio.Task[None]] = set()

        async def respond(message: Msg) -> None:
            body = await answer(message.data)
            if body is not None:
                await self.publish(message.reply, body)

        async def heard(message: Msg) -> None:
            task = asyncio.create_task(respond(message))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        listening = await self._client.subscribe(subject, queue=group, cb=heard)
        return listening.unsubscribe

    async def flush(self) -> None:
        """Return when the server has got what was sent. Raises NoAnswer."""
        try:
            # The client sends its ping at once, ahead of what still waits to be sent: it is the
            # second ping that comes after it.
            await self._client.flush()
            await self._client.flush()
        except NatsError as error:
            raise NoAnswer(str(error)) from None

    async def bucket(self, name: str, seconds: float) -> KeyValue:
        """Return the store of keys and values called ``name``, in memory, made when it is missing;
        a value is forgotten after so many ``seconds``. Raises NoAnswer."""
        stream = self._client.jetstream()
        try:
            try:
                return await stream.key_value(name)
            except BucketNotFoundError:
                made = KeyValueConfig(bucket=name, ttl=seconds, storage=StorageType.MEMORY)
                return await stream.create_key_value(made)
        except (NatsError, JetStreamError) as error:
            raise NoAnswer(f"bucket {name}: {error}") from None

    async def close(self) -> None:
        """Send what waits, and hang up."""
        try:
            await self._client.drain()
        except NatsError:
            await self._client.close()


async def _given_up(connecting: Coroutine[Any, Any, Client]) -> Client:
    """Return what it comes to, given up after a while. Raises TimeoutError, and what it raises."""
    task = asyncio.create_task(connecting)
    try:
        await asyncio.wait({task}, timeout=PATIENCE)
    finally:
        # Python 3.11 can lose a cancellation that comes in the same moment as an answer, and the
        # client would go on for ever.
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=AGAIN)
    if task.cancelled():
        raise TimeoutError
    return task.result()


def _parted(address: str) -> tuple[str, str | None]:
    """Return an address without its user, and the user. Raises ServeError."""
    try:
        parts = urlsplit(address)
        host, port, user = parts.hostname, parts.port or 4222, parts.username
    except ValueError:
        host = None
    if host is None or parts.scheme not in ("nats", "tls"):
        raise ServeError(f"{address!r} is no address of a bus: nats://user@host:4222 is one")
    if parts.password is not None:
        raise ServeError(
            "a password in an address is seen by everybody on this machine: "
            "put it into LUTETIA_NATS_PASSWORD"
        )
    host = f"[{host}]" if ":" in host else host
    where = urlunsplit((parts.scheme, f"{host}:{port}", "", "", ""))
    return where, unquote(user) if user else None
