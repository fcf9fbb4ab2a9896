"""``/api/status``: how the site has run, for everybody to see."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable, Sequence
from datetime import date, timedelta

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lutetia.server.operations.days import SLOTS, add_up, day_of
from lutetia.server.operations.metrics import BUCKETS
from lutetia.server.operations.types import SiteDay, SiteStatus
from lutetia.server.registry import TableRegistry
from lutetia.server.responses import answer, count
from lutetia.server.storage.store import Store

SHOWN = 30
"""Days that are told, today among them."""

FRESH = 60.0
"""Seconds for which an answer serves everybody who asks."""


Row = tuple[str, bytes, str, int, int]
"""A process on a day: the day, its slots, its times, broken tables, lost moves."""


async def status(store: Store, now: float) -> SiteStatus:
    """Return how the site has run until ``now``, in Unix seconds."""
    today, slot = day_of(now)
    first = (date.fromisoformat(today) - timedelta(days=SHOWN - 1)).isoformat()
    rows = await store.read(
        "SELECT day, up, times, broken, lost FROM days WHERE day >= ? ORDER BY day", first
    )
    by_day = {
        day: list(found) for day, found in itertools.groupby(map(tuple, rows), lambda row: row[0])
    }
    days: list[SiteDay] = []
    for day in _from(min(by_day, default=today), today):
        begin = _begin(by_day[day]) if not days and day in by_day else 0
        days.append(_day(day, by_day.get(day, []), begin, slot + 1 if day == today else SLOTS))
    [[at]] = await store.read("SELECT max(at) FROM backups")
    return SiteStatus(days[::-1], None if at is None else round(max(0.0, now - at)))


def _from(first: str, last: str) -> Iterable[str]:
    start = date.fromisoformat(first)
    for n in range((date.fromisoformat(last) - start).days + 1):
        yield (start + timedelta(days=n)).isoformat()


def _bits(rows: Iterable[Row]) -> int:
    """Return the slots in which any process was there."""
    found = 0
    for row in rows:
        found |= int.from_bytes(row[1], "little")
    return found


def _begin(rows: Iterable[Row]) -> int:
    """Return the first slot of a site that began on that day."""
    bits = _bits(rows)
    return (bits & -bits).bit_length() - 1 if bits else 0


def _day(day: str, rows: Sequence[Row], begin: int, end: int) -> SiteDay:
    up = _bits(rows).bit_count() / max(1, end - begin)
    all_ = [msgspec.json.decode(row[2], type=list[int]) for row in rows]
    lengths = add_up([counts for counts in all_ if len(counts) == len(BUCKETS) + 1])
    return SiteDay(
        day,
        round(min(1.0, up), 5),
        within(lengths, 0.5),
        within(lengths, 0.99),
        max((row[3] for row in rows), default=0),
        sum(row[4] for row in rows),
    )


def within(lengths: Sequence[int], part: float) -> float | None:
    """Return the milliseconds in which ``part`` of what was counted by length was done, as exact as
    the lengths are; None: nothing was counted."""
    rest = part * sum(lengths)
    if not rest:
        return None
    low = 0.0
    for high, n in zip(BUCKETS, lengths, strict=False):
        if n and rest <= n:
            return round((low + (high - low) * rest / n) * 1000, 2)
        rest -= n
        low = high
    return low * 1000


class Page:
    """The answer, made once a minute at most."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: tuple[float, SiteStatus] | None = None

    async def get(self) -> SiteStatus:
        """Return it."""
        if self._made is None or time.monotonic() - self._made[0] > FRESH:
            self._made = time.monotonic(), await status(self._store, time.time())
        return self._made[1]


async def call(request: Request) -> Response:
    """``GET /api/status``"""
    registry: TableRegistry = request.app.state.registry
    count(request, registry.limits.reads)
    page: Page = request.app.state.status
    return answer(await page.get())
