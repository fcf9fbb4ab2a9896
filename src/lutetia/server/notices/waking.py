"""When somebody may be reminded: in their own waking hours. Pure."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from lutetia.server.zones import offset_of, zone_of

DAY = 24 * 60
"""Minutes of a day."""

_MINUTE = 60

_NEAR = 2 * 86_400.0
"""Seconds within which the hours come again, whatever the clocks do."""


class Waking(msgspec.Struct, frozen=True):
    """Hours of the day.

    Attributes:
        zone: IANA name of a time zone.
        since: minutes after midnight.
        until: likewise; after ``since``, or on the next day; the same: all day long.
    """

    zone: str
    since: int
    until: int

    def at(self, when: float) -> bool:
        """Return whether ``when``, in Unix seconds, lies in them."""
        local = datetime.fromtimestamp(when, zone_of(self.zone))
        minute = local.hour * 60 + local.minute
        if self.since == self.until:
            return True
        if self.since < self.until:
            return self.since <= minute < self.until
        return minute >= self.since or minute < self.until

    def after(self, when: float) -> float:
        """Return the first moment from ``when`` on that lies in them, in Unix seconds."""
        return self._seek(when, 1)

    def before(self, when: float) -> float:
        """Return the last moment up to ``when`` that lies in them, in Unix seconds."""
        return self._seek(when, -1)

    def _seek(self, when: float, way: int) -> float:
        if self.at(when):
            return when
        zone = zone_of(self.zone)
        if offset_of(self.zone, when - _NEAR) != offset_of(self.zone, when + _NEAR):
            return self._walk(when, way)
        edge = self.since if way > 0 else self.until
        day = datetime.fromtimestamp(when, zone).replace(
            hour=0, minute=0, second=0, microsecond=0, tzinfo=None
        )
        moments = [
            (day + timedelta(days=days, minutes=edge)).replace(tzinfo=zone).timestamp()
            for days in (-1, 0, 1)
        ]
        if way > 0:
            return min(one for one in moments if one >= when)
        return max(one for one in moments if one <= when) - _MINUTE  # the edge itself is outside

    def _walk(self, when: float, way: int) -> float:
        """Seek minute by minute, where clocks are changed nearby: an edge may be skipped there or
        come twice, and the hours may begin or end with the change itself."""
        minute = when // _MINUTE * _MINUTE
        while not self.at(minute):
            minute += way * _MINUTE
        return minute


ALWAYS = Waking("UTC", 0, 0)
