"""One open socket at a table: who is behind it, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from lutetia.table.seating import Player

MAX_WAITING = 500
"""Messages that may wait for a slow reader before the socket is closed;
the client then resumes by version."""

LATER, RESTART = 1013, 1012
"""Codes by which a socket is closed: come again in a while, or at once."""

MAX_CHARACTERS = 4_000_000
"""Characters that may wait, one message always among them: many long ones would take all memory."""


class Link:
    """The sending side of a socket. ``push`` never waits; `run` sends.

    Attributes:
        player: who is behind it, or None for somebody without a session.
        address: where they connect from.
        round_trip: the seconds that a ping of this server and its answer last took.
        watched: the seat whose eyes they chose, or None.
        version: the last version they were told.
        heard: when their latest command came, by the performance counter.
        code: by which the socket is closed once nothing more is sent.
    """

    def __init__(
        self,
        player: Player | None,
        address: str = "",
        round_trip: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self.player = player
        self.address = address
        self.watched: int | None = None
        self.version = -1
        self.heard = time.perf_counter()
        self._round_trip = round_trip
        self.overrun = False
        self.code = LATER
        self._waiting: deque[str] = deque()
        self._length = 0
        self._wake = asyncio.Event()

    @property
    def player_id(self) -> str | None:
        """Id of the player, or None."""
        return self.player.id if self.player else None

    def lag(self) -> int:
        """Return the milliseconds that a ping of this server and its answer last took."""
        return round(self._round_trip() * 1000)

    def push(self, text: str) -> None:
        """Queue a message."""
        if self.overrun:
            return
        if len(self._waiting) >= MAX_WAITING or (
            self._waiting and self._length + len(text) > MAX_CHARACTERS
        ):
            self.end()  # nobody will read it
            return
        self._waiting.append(text)
        self._length += len(text)
        self._wake.set()

    def end(self, code: int = LATER) -> None:
        """Send nothing more, and close: whose it is may hear no more here."""
        self.overrun, self.code = True, code
        self._waiting.clear()
        self._wake.set()

    async def run(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is pushed, in order, until cancelled or overrun."""
        while not self.overrun:
            while self._waiting:
                text = self._waiting.popleft()
                self._length -= len(text)
                await send(text)
            self._wake.clear()
            if not self._waiting and not self.overrun:
                await self._wake.wait()
