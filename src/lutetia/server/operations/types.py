"""What the calls for whoever runs the site, or wants to know how it runs, answer."""

from __future__ import annotations

import msgspec


class SiteDay(msgspec.Struct, frozen=True):
    """How a day (UTC) has gone.

    Attributes:
        up: the part of its half minutes, as far as they have passed, in which the site could keep
            a move.
        p50: milliseconds in which half of all commands were acknowledged; None: there were none.
        p99: the same of 99 of 100.
        broken: tables whose log could no longer be replayed.
        lost: acknowledged moves that were gone.
    """

    day: str
    up: float
    p50: float | None
    p99: float | None
    broken: int
    lost: int


class SiteStatus(msgspec.Struct, frozen=True):
    """How the site has run.

    Attributes:
        days: the latest first; none before its first.
        backup: the seconds since the last backup that was checked; None: nobody has made one.
    """

    days: list[SiteDay]
    backup: int | None
