"""Who is on holiday when, and how much of it is left. The rows are the truth for the days of a
year; what counts for a game stands in the log of its table, which follows them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from lutetia.server.storage.store import Store
from lutetia.table.clock import MS
from lutetia.table.pauses import Span, cut

DAY, HOUR = 86_400 * MS, 3600 * MS

A_YEAR = 30 * DAY
"""Milliseconds of holiday in a calendar year, by UTC."""

LEAST = HOUR
"""Milliseconds that a holiday lasts at least, as it is begun."""

_ADD = "INSERT INTO holidays (player_id, since, until) VALUES (?, ?, ?)"
_END = "UPDATE holidays SET until = ? WHERE player_id = ? AND since = ?"


class OnHoliday(Exception):
    """Somebody is on holiday already."""


class NoneLeft(Exception):
    """Somebody has had all their holiday of the year."""


class Holidays:
    """The holidays of everybody.

    Attributes:
        changed: called when they have.

    Args:
        now: Unix seconds, steadily.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self.changed: Callable[[], None] = lambda: None
        self._spans: dict[str, list[Span]] = {}
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Read what is kept: before any table changes."""
        sql = "SELECT player_id, since, until FROM holidays ORDER BY since"
        found = await self._store.read(sql)
        self._spans = {}
        for player, since, until in found:
            self._spans.setdefault(player, []).append((since, until))

    def of(self, player: str) -> Sequence[Span]:
        """Return when somebody was, is or will be on holiday."""
        return self._spans.get(player, ())

    def until(self, player: str) -> int | None:
        """Return until when somebody is on holiday now, in milliseconds; None: they are not."""
        spans = self.of(player)
        return spans[-1][1] if spans and spans[-1][1] > self._at() else None

    def left(self, player: str) -> int:
        """Return the milliseconds of holiday that somebody has left this year: what lies ahead of a
        holiday that is on counts as spent."""
        return self._left(player, _year(self._at()))

    def spare(self, player: str) -> bool:
        """Return whether somebody with an account could take a holiday now."""
        return self.until(player) is None and self.left(player) >= LEAST

    async def begin(self, player: str, days: int) -> None:
        """Let a holiday of so many days begin now, or of as many as are left.

        Raises OnHoliday, NoneLeft, NotStored.
        """
        async with self._lock:
            now = self._at()
            if self.until(player) is not None:
                raise OnHoliday
            until = self._end(player, now, days * DAY)
            if until - now < LEAST:
                raise NoneLeft
            await self._store.write((_ADD, [(player, now, until)]))
            self._spans.setdefault(player, []).append((now, until))
            self.changed()

    async def end(self, player: str) -> None:
        """Let the holiday of somebody end now, if they are on one. Raises NotStored."""
        async with self._lock:
            if self.until(player) is None:
                return
            since, _ = self._spans[player][-1]
            until = max(self._at(), since + 1)
            await self._store.write((_END, [(until, player, since)]))
            self._spans[player][-1] = since, until
            self.changed()

    def forget(self, player: str) -> None:
        """Forget somebody whose rows are gone from the database."""
        self._spans.pop(player, None)
        self.changed()

    def _at(self) -> int:
        return round(self._now() * MS)

    def _left(self, player: str, year: int) -> int:
        spent = sum(end - begin for begin, end in cut(self.of(player), *_bounds(year)))
        return max(0, A_YEAR - spent)

    def _end(self, player: str, at: int, need: int) -> int:
        """Return when a holiday is over that begins at ``at`` and lasts ``need`` or as long as
        there are days: those of the next year come with it."""
        while need > 0:
            year = _year(at)
            part = min(need, _bounds(year)[1] - at)
            had = min(part, self._left(player, year))
            at, need = at + had, need - had
            if had < part:
                break
        return at


def _year(ms: int) -> int:
    return datetime.fromtimestamp(ms / MS, UTC).year


def _bounds(year: int) -> Span:
    """Return where a year begins and ends."""
    begin, end = (datetime(one, 1, 1, tzinfo=UTC) for one in (year, year + 1))
    return round(begin.timestamp()) * MS, round(end.timestamp()) * MS
