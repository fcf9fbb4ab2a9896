"""Time zones, by their IANA names."""

from __future__ import annotations

from datetime import datetime
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


def weekends_of(name: str, now: float) -> Weekends:
    """Return what a table that is opened at ``now`` knows of the weekends of a zone: its offsets
    and when they will change, as far as that is known today."""
    today = int(now) // _DAY * _DAY
    return {"zone": name, "offsets": _offsets(name, today)}


@lru_cache(100)
def _offsets(name: str, begin: int) -> list[tuple[int, int]]:
    zone = zone_of(name)

    def offset(at: int) -> int:
        found = datetime.fromtimestamp(at, zone).utcoffset()
        assert found is not None
        return found.days * _DAY + found.seconds

    out = [(begin, offset(begin))]
    for day in range(begin + _DAY, begin + AHEAD * _DAY, _DAY):
        if offset(day) != out[-1][1]:
            low, high = day - _DAY, day  # the change lies after low, and not after high
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset(middle) == out[-1][1] else (low, middle)
            out.append((high, offset(high)))
    return out
