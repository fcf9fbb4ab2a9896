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
    when they are awake again, if their time is not up by then. Whoever has gone on holiday with
    less left is reminded two hours by the calendar before it is up. Two that would come at once are
    one: the latest.

    Args:
        holiday: they could take one, and are told so.
        told: of what they have been reminded already.
    """
    if clock.runs is None:
        return {}
    whole, end = clock.left[clock.runs] / MS, clock.when(0)
    found: dict[Kind, float] = {}
    last = _last(clock, waking, now, "hours" in told)
    if last < end:
        found["hours"] = last
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


def _last(clock: Clock, waking: Waking, now: float, told: bool) -> float:
    """Return when the last reminder comes; not before the time is up: never."""
    assert clock.runs is not None
    moment, end = clock.when(HOURS_LEFT), clock.when(0)
    if moment <= now and any(one <= now * MS < two for one, two in clock.holidays[clock.runs]):
        moment, told = end - HOURS_LEFT, False
    elif clock.left[clock.runs] <= HOURS_LEFT * MS:
        return end
    before = waking.before(moment)
    return before if before > now or told else min(end, waking.after(moment))
