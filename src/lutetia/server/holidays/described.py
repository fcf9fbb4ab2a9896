"""The calls about holidays, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.holidays.calls import Holiday, HolidayChange

HOLIDAY_CALLS = (
    Call("GET", "/api/me/holiday", "The caller's holiday, and what is left of it.", Holiday),
    Call(
        "POST", "/api/me/holiday",
        "Begins a holiday, or ends it: the caller's clocks stand still at all tables of a slow "
        "pace, which are told.",
        Holiday, HolidayChange,
        fails=("403 holiday_account", "409 holiday_on", "409 holiday_none"),
    ),
)  # fmt: skip
