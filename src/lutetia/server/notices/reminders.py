"""When somebody is reminded that their time runs out. Pure."""

from __future__ import annotations

from collections.abc import Collection

from lutetia.server.notices.letters import Kind
from lutetia.server.notices.waking import Waking
from lutetia.table.clock import MS, Clock

HOUR = 3600.0
HOURS_LEFT = 2 * HOUR
"""What is left at the last reminder."""

OFFERED = 6 * HOUR
"""What is left when a holiday is offered."""

SHORTEST = 2 * HOURS_LEFT
"""Who has less for a turn is not told that half of it is gone."""


def reminders(
    clock: Clock, waking: Waking, now: float, holiday: bool = False, told: Collection[Kind] = ()
) -> dict[Kind, float]:
    """Return when whose time runs is to be reminded, in Unix seconds, later than ``now``.

    The reminder at half comes when they are awake again; the others, which would then come too
    late, before they sleep. Where that moment had passed before the turn began, the last one comes
    when they are awake again, if their time is not up by then. Two that would come at once are one:
    the latest.

    Args:
        holiday: they could take one, and are told so.
        told: of what they have been reminded already.
    """
    if clock.runs is None:
        return {}
    whole, end = clock.left[clock.runs] / MS, clock.when(0)
    found: dict[Kind, float] = {}
    if whole > HOURS_LEFT:
        last = waking.before(clock.when(HOURS_LEFT))
        if last <= now and "hours" not in told:
            last = waking.after(clock.when(HOURS_LEFT))
        if last < end:
            found["hours"] = last
    last = found.get("hours", end)
    if whole > SHORTEST:
        half = waking.after(clock.when(whole / 2))
        if half < last:
            found["half"] = half
    if holiday and whole > OFFERED:
        offer = waking.before(clock.when(OFFERED))
        if offer > now or "holiday" in told:
            if offer < last:
                found["holiday"] = offer
            if found.get("half", 0.0) >= offer:
                del found["half"]
    return {kind: due for kind, due in found.items() if due > now}
