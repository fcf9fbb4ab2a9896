"""Spans in which no time runs: weekends, and the holidays of whoever sits on a seat. Pure.

What a zone's clocks will show may change; a log shows the same clock for ever. So the first event
of a table has the offsets of its zone as they were known when it was opened, and nothing else is
asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from heapq import merge
from typing import TypedDict

Span = tuple[int, int]
"""From the first millisecond of Unix time to the second, which is outside."""

Away = Callable[[str], Sequence[Span]]
"""When somebody, by id, is on holiday: spans in their order."""


def at_work(player: str) -> Sequence[Span]:
    """Return that ``player`` is never on holiday."""
    return ()


_MS, _DAY = 1000, 86_400_000
_WEEK = 7 * _DAY
_SATURDAY = 2 * _DAY
"""From the beginning of Unix time, a Thursday, to the first weekend."""

FOR_EVER = 1 << 62


class Weekends(TypedDict):
    """In which zone weekends pause the clock.

    Attributes:
        zone: its IANA name, to be shown.
        offsets: seconds to be added to Unix time for what a clock shows there: pairs of the moment
            in Unix seconds from which on it holds, and the seconds. The first holds before, too.
    """

    zone: str
    offsets: list[tuple[int, int]]


def weekends(rule: Weekends, after: int) -> Iterator[Span]:
    """Yield the parts of weekends that end later than ``after``, in their order, without end.

    A weekend is what a clock of the zone shows as Saturday or Sunday.
    """
    offsets = rule["offsets"]
    for n, (begin, offset) in enumerate(offsets):
        since = begin * _MS if n else -FOR_EVER
        until = offsets[n + 1][0] * _MS if n + 1 < len(offsets) else FOR_EVER
        if until <= after:
            continue
        first = _SATURDAY - offset * _MS
        start = first + (max(since, after) - first) // _WEEK * _WEEK
        while start < until:
            part = max(start, since), min(start + 2 * _DAY, until)
            if part[1] > max(after, part[0]):
                yield part
            start += _WEEK


def joined(*spans: Iterable[Span]) -> Iterator[Span]:
    """Yield the union of several lists of spans, each in its order: no two touch."""
    since, until = -FOR_EVER, -FOR_EVER
    for begin, end in merge(*spans):
        if begin > until:
            if until > since:
                yield since, until
            since, until = begin, end
        else:
            until = max(until, end)
    if until > since:
        yield since, until


def outside(spans: Iterable[Span], since: int, until: int) -> int:
    """Return the milliseconds from ``since`` to ``until`` that lie in none of ``spans``, which come
    in their order and do not touch."""
    found = max(0, until - since)
    for begin, end in spans:
        if begin >= until:
            break
        found -= max(0, min(end, until) - max(begin, since))
    return found


def cut(spans: Iterable[Span], since: int, until: int = FOR_EVER) -> list[Span]:
    """Return what of ``spans`` lies from ``since`` on and before ``until``."""
    parts = [(max(begin, since), min(end, until)) for begin, end in spans]
    return [part for part in parts if part[0] < part[1]]
