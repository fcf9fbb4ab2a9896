"""When somebody may be reminded: in their own waking hours. Pure."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from lutetia.server.zones import zone_of

DAY = 24 * 60
"""Minutes of a day."""

_MINUTE = 60


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
        edge = self.since if way > 0 else self.until
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(when, zone).replace(
            hour=0, minute=0, second=0, microsecond=0, tzinfo=None
        )
        # Wall time, so that a day of 23 or 25 hours has its hours where people see them.
        moments = [
            (day + timedelta(days=days, minutes=edge)).replace(tzinfo=zone).timestamp()
            for days in (-2, -1, 0, 1, 2)
        ]
        if way > 0:
            return min(one for one in moments if one >= when)
        return max(one for one in moments if one <= when) - _MINUTE  # the edge itself is outside


ALWAYS = Waking("UTC", 0, 0)
