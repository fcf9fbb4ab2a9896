"""A few places for calls that cost much, at most one for each address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lutetia.server.limits import network
from lutetia.server.responses import HttpError

WAIT = 5
"""Seconds after which somebody for whom there was no room should try again."""


class Places:
    """Who holds a place now.

    Args:
        most: places in all.
        busy: code of the failure when there is none.
    """

    def __init__(self, most: int, busy: str) -> None:
        self._most, self._busy = most, busy
        self._taken: set[str] = set()

    @contextmanager
    def hold(self, address: str) -> Iterator[None]:
        """Hold a place. Raises HttpError when all are taken, or this address has one."""
        whose = network(address)
        if whose in self._taken or len(self._taken) >= self._most:
            raise HttpError(429, self._busy, seconds=WAIT)
        self._taken.add(whose)
        try:
            yield
        finally:
            self._taken.discard(whose)
