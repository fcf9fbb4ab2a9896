"""Time zones, by their IANA names."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from zoneinfo import ZoneInfo

from lutetia.table.pauses import Weekends

AHEAD = 3660
"""Days of which the offsets of a zone are written down: more than any game lasts."""

_DAY = 86_400


@lru_cache(100)
def zone_of(name: str) -> ZoneInfo:
    """Return a time zone. Raises KeyError, ValueError, OSError: there is none of that name."""
    return ZoneInfo(name)


def known_zone(name: str) -> bool:
    """Return whether there is a time zone of this name."""
    try:
        zone_of(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def offset_of(name: str, at: float) -> int:
    """Return the seconds by which a zone is ahead of UTC at a moment."""
    found = datetime.fromtimestamp(at, zone_of(name)).utcoffset()
    assert found is not None
    return found.days * _DAY + found.seconds


def weekends_of(name: str, now: float) -> Weekends:
    """Return what a table that is opened at ``now`` knows of the weekends of a zone: its offsets
    and when they will change, as far as that is known today."""
    today = int(now) // _DAY * _DAY
    return {"zone": name, "offsets": _offsets(name, today)}


def renewed(known: Weekends, now: float) -> Weekends:
    """Return `weekends_of` the zone of ``known``; ``known`` itself where the zone has gone."""
    return weekends_of(known["zone"], now) if known_zone(known["zone"]) else known


@lru_cache(100)
def _offsets(name: str, begin: int) -> list[tuple[int, int]]:
    end = begin + (AHEAD - 1) * _DAY
    out = [(begin, offset_of(name, begin))]
    for year in range(_year_of(begin), _year_of(end) + 1):
        out += [(at, then) for at, then in _changes(name, year) if begin < at <= end]
    return out


@lru_cache(4000)
def _changes(name: str, year: int) -> list[tuple[int, int]]:
    """Return when the offset of a zone changes in a year of UTC, and to what: found once, not for
    each day that a table is opened on."""
    first, end = (int(datetime(y, 1, 1, tzinfo=UTC).timestamp()) for y in (year, year + 1))
    out, before = [], offset_of(name, first)
    for day in range(first + _DAY, end + _DAY, _DAY):
        after = offset_of(name, day)
        if after != before:
            low, high = day - _DAY, day  # the change lies after low, and not after high
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset_of(name, middle) == before else (low, middle)
            out.append((high, after := offset_of(name, high)))
        before = after
    return out


def _year_of(at: int) -> int:
    return datetime.fromtimestamp(at, UTC).year
