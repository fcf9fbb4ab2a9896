"""Posting to addresses that people name: https only, and never into the network of the server.

A name is resolved once, the addresses are looked at, and the connection goes to one of those that
were looked at: a name that means something else a moment later leads nowhere else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Sequence
from typing import Any, cast
from urllib.parse import urlsplit

import httpcore

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

MAX_URL = 2000

_TUNNELS = [
    ipaddress.ip_network(text)
    for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::ffff:0:0/96")
]
"""IPv6 addresses in which an IPv4 address hides."""


class Unreachable(Exception):
    """Nothing may be sent there, or nobody answered."""


def networks(text: str) -> tuple[Network, ...]:
    """Return the networks of a list such as ``192.168.1.0/24, 10.0.0.7``. Raises ValueError."""
    return tuple(ipaddress.ip_network(one.strip()) for one in text.split(",") if one.strip())


def public(address: str, reach: Iterable[Network] = ()) -> bool:
    """Return whether ``address`` lies in the open internet, or in one of the networks ``reach``."""
    found = ipaddress.ip_address(address)
    if any(found.version == one.version and found in one for one in reach):
        return True
    hidden = any(found.version == one.version and found in one for one in _TUNNELS)
    return found.is_global and not found.is_multicast and not hidden


def proper(url: str) -> bool:
    """Return whether ``url`` may be kept: https, a host, nobody's password in it."""
    if len(url) > MAX_URL or not url.isascii() or not url.isprintable() or " " in url:
        return False
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  (raises for one that is no number)
    except ValueError:
        return False
    plain = parts.username is None and parts.password is None and not parts.fragment
    return parts.scheme == "https" and bool(parts.hostname) and plain


class _Looking(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were looked at."""

    def __init__(self, reach: Sequence[Network]) -> None:
        self._reach = reach
        self._plain = cast(httpcore.AsyncNetworkBackend, httpcore.AnyIOBackend())

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise Unreachable(f"{host} has no address") from error
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(public(one.split("%")[0], self._reach) for one in addresses):
            raise Unreachable(f"{host} is no address of the open internet")
        return await self._plain.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )


class Poster:
    """Posts. Redirects are not followed, and of an answer only its status is read.

    Args:
        reach: networks that may be reached although they are not public.
    """

    def __init__(self, reach: Sequence[Network] = ()) -> None:
        self._reach = reach
        self._made: httpcore.AsyncConnectionPool | None = None

    async def _pool(self) -> httpcore.AsyncConnectionPool:
        """Return the connections, made with the first post: many sites never post, and to read the
        certificates takes 40 ms."""
        if self._made is None:
            context = await asyncio.to_thread(ssl.create_default_context)
            self._made = self._made or httpcore.AsyncConnectionPool(
                ssl_context=context,
                max_connections=40,
                max_keepalive_connections=20,
                keepalive_expiry=20,
                network_backend=_Looking(self._reach),
            )
        return self._made

    async def post(self, url: str, headers: dict[str, str], body: bytes, seconds: float) -> int:
        """Return the status of the answer. Raises Unreachable: there was none in ``seconds``."""
        if not proper(url):
            raise Unreachable("no https address")
        try:
            async with asyncio.timeout(seconds):
                pool = await self._pool()
                sent = pool.stream("POST", url, headers=[*headers.items()], content=body)
                async with sent as answer:
                    return int(answer.status)
        except Unreachable:
            raise
        except (
            TimeoutError,
            OSError,
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            httpcore.UnsupportedProtocol,
        ) as error:
            raise Unreachable(f"{type(error).__name__}: {error}") from error

    async def close(self) -> None:
        """Close what is open."""
        if self._made is not None:
            await self._made.aclose()
