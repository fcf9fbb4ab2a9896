"""When somebody is reminded that their time runs out. Pure."""

from __future__ import annotations

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


def reminders(clock: Clock, waking: Waking, now: float, holiday: bool = False) -> dict[Kind, float]:
    """Return when whose time runs is to be reminded, in Unix seconds, later than ``now``.

    The reminder at half comes when they are awake again; the others, which would then come too
    late, before they sleep. Two that would come at once are one: the latest.

    Args:
        holiday: they could take one, and are told so.
    """
    if clock.runs is None:
        return {}
    whole = clock.left[clock.runs] / MS
    found: dict[Kind, float] = {}
    if whole > HOURS_LEFT:
        found["hours"] = waking.before(clock.when(HOURS_LEFT))
    if whole > SHORTEST:
        half = waking.after(clock.when(whole / 2))
        if half < found["hours"]:
            found["half"] = half
    if holiday and whole > OFFERED:
        offer = waking.before(clock.when(OFFERED))
        if offer < found["hours"]:
            found["holiday"] = offer
        if found.get("half", 0.0) >= offer:
            del found["half"]
    return {kind: due for kind, due in found.items() if due > now}
