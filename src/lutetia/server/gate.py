"""Who may connect, and how much one address may ask: counted here for all connections together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected

from lutetia.server.gc_policy import Ends
from lutetia.server.limits import network
from lutetia.server.operations.logs import PEER
from lutetia.server.settings import Settings
from lutetia.server.token_bucket import MAX_KNOWN, TokenBucket, TokenBuckets
from lutetia.server.uses import Holding

log = logging.getLogger("lutetia.gate")

WORK_BURST = 0.25
"""Seconds of processor that an address which was quiet may use at once."""

IN_HAND = 4
"""Calls and frames of one address that are worked on at a time; the others wait in order."""

LOG_RATE, LOG_BURST = 1 / 30, 3.0
"""Lines that one address may cause in the log, in a second and at once;
and all together 30 times as many."""

SWEEP = 1.0
"""Seconds between two looks for connections that are overdue."""


class Connection(Protocol):
    """What the gate knows of a connection.

    Attributes:
        due: when it is cut off, by the clock of the loop; None while it may take its time.
    """

    due: float | None

    def cut(self) -> None:
        """Close it at once, whatever is on the way."""


class OpenSocket:
    """A socket, as far as it counts; ``cut`` closes it."""

    def __init__(self, cut: Callable[[], None]) -> None:
        self.cut = cut


class Address:
    """What one address has left."""

    def __init__(self, work: TokenBucket | None) -> None:
        self.work = work
        self.hands = asyncio.Semaphore(IN_HAND)

    def spend(self, seconds: float) -> None:
        """Count processor time."""
        if self.work is not None:
            self.work.spend(seconds, time.monotonic())

    def wait(self) -> float:
        """Return the seconds until there is processor time left."""
        return 0.0 if self.work is None else self.work.wait(time.monotonic())


class Gate:
    """All connections, and what their addresses have used.

    Attributes:
        spendings, holdings: what addresses use, by name, for the other processes of a site.

    Args:
        settings: its ``connections``, ``sockets``, ``frames`` and ``share`` are the limits;
            0 is none.
        trusted: proxies whose ``X-Forwarded-For`` is believed, as uvicorn writes them.
            Their connections are those of many people and not counted as one address.
        most: connections in all.
    """

    def __init__(self, settings: Settings, trusted: str = "127.0.0.1", most: int = 10_000) -> None:
        self.settings = settings
        self.most = most
        self.connections: dict[Connection, str] = {}  # by address; "": not counted
        self._waiting: dict[Connection, None] = {}  # for their first request, oldest first
        self._peers = Holding(settings.connections)
        self._sockets = Holding(settings.sockets)
        self.holdings = {"connections": self._peers, "sockets": self._sockets}
        self._trusted = ProxyHeadersMiddleware(_nothing, trusted).trusted_hosts
        share = settings.share
        self._work = TokenBuckets(share, WORK_BURST) if share else None
        self._frames = (
            TokenBuckets(settings.frames, 2 * settings.frames) if settings.frames else None
        )
        kinds = {"work": self._work, "frames": self._frames}
        self.spendings = {name: one.spending for name, one in kinds.items() if one is not None}
        self._addresses: dict[str, Address] = {}
        self._lines = TokenBuckets(LOG_RATE, LOG_BURST)
        self._all_lines = TokenBucket(30 * LOG_RATE, 30 * LOG_BURST, time.monotonic())
        self._sweeping: asyncio.TimerHandle | None = None
        self._ends = Ends()

    # --- connections ------------------------------------------------------------------------------

    def enter(self, connection: Connection, peer: str) -> bool:
        """Take in a new connection; False when there is no room for it."""
        name = "" if peer in self._trusted else network(peer)
        if name and not self._peers.take(name, connection):
            return False
        if len(self.connections) >= self.most:
            oldest = next(iter(self._waiting), None)
            if oldest is None:
                if self.may_log(""):
                    log.warning("%d connections are open: no room for more", self.most)
                self._peers.leave(name, connection)
                return False
            self.leave(oldest)  # whoever has asked nothing yet makes room for somebody who may
            oldest.cut()
        self.connections[connection] = name
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)
        return True

    def leave(self, connection: Connection) -> None:
        """Forget a connection."""
        self._waiting.pop(connection, None)
        name = self.connections.pop(connection, None)
        if name is not None:
            self._peers.leave(name, connection)
            self._ends.one()

    def waits(self, connection: Connection, waiting: bool) -> None:
        """Note whether a connection has yet to ask for anything."""
        if not waiting:
            self._waiting.pop(connection, None)
        elif connection in self.connections:
            self._waiting.setdefault(connection)

    def _sweep(self) -> None:
        self._sweeping = None
        now = asyncio.get_running_loop().time()
        for connection in list(self.connections):
            if connection.due is not None and connection.due <= now:
                connection.cut()
        if self.connections:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP, self._sweep)

    # --- sockets ----------------------------------------------------------------------------------

    def open_socket(self, name: str, socket: OpenSocket) -> bool:
        """Count one more socket of an address (`network`); False when it has as many as it may."""
        return self._sockets.take(name, socket)

    def close_socket(self, name: str, socket: OpenSocket) -> None:
        """Count one less."""
        self._sockets.leave(name, socket)

    def sockets(self) -> int:
        """Return how many are open."""
        return len(self._sockets)

    # --- allowances -------------------------------------------------------------------------------

    def address(self, name: str) -> Address:
        """Return what counts the work of an address (`network`)."""
        found = self._addresses.pop(name, None)
        if found is None:
            work = self._work
            found = Address(work.of(name, time.monotonic()) if work is not None else None)
            while len(self._addresses) >= MAX_KNOWN:
                del self._addresses[next(iter(self._addresses))]
        self._addresses[name] = found  # the latest last
        return found

    def frames(self, name: str) -> TokenBucket | None:
        """Return what counts the frames of an address; None when nobody counts."""
        return None if self._frames is None else self._frames.of(name, time.monotonic())

    def may_log(self, name: str) -> bool:
        """Return whether an address may cause one more line in the log."""
        now = time.monotonic()
        return self._lines.of(name, now).take(now) and self._all_lines.take(now)


async def _nothing(*_: object) -> None:
    raise ClientDisconnected


class QuietLog:
    """A logger for what one peer does wrong: one line each, and no more than a few."""

    def __init__(self, logger: logging.Logger, gate: Gate, who: Callable[[], str]) -> None:
        self._logger, self._gate, self._who = logger, gate, who
        self.level = logger.level

    def isEnabledFor(self, level: int) -> bool:
        """As a logger."""
        return self._logger.isEnabledFor(level)

    def log(self, level: int, text: str, *args: object, **more: object) -> None:
        """Write the line, if the peer may cause one; what failed in us keeps its traceback."""
        if not self._logger.isEnabledFor(level):
            return
        name = self._who()
        if self._gate.may_log(network(name)):
            ours = {"extra": {PEER: name}}
            if more.get("exc_info"):
                ours["exc_info"] = more["exc_info"]  # type: ignore[assignment]
            self._logger.log(level, f"%s: {text}".rstrip(), name, *args, **ours)  # type: ignore[arg-type]

    def debug(self, text: str, *args: object, **more: object) -> None:
        """As a logger."""
        self.log(logging.DEBUG, text, *args, **more)

    def info(self, text: str, *args: object, **more: object) -> None:
        """As a logger."""
        self.log(logging.INFO, text, *args, **more)

    def warning(self, text: str, *args: object, **more: object) -> None:
        """As a logger."""
        self.log(logging.WARNING, text, *args, **more)

    def error(self, text: str, *args: object, **more: object) -> None:
        """As a logger."""
        self.log(logging.ERROR, text, *args, **more)

    def exception(self, text: str, *args: object, **more: object) -> None:
        """As a logger."""
        self.log(logging.ERROR, text, *args, **{"exc_info": True, **more})
