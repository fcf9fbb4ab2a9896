"""What the calls about holidays take and answer, as types."""

from __future__ import annotations

from typing import Annotated

import msgspec


class Holiday(msgspec.Struct, frozen=True):
    """The caller's holiday.

    Attributes:
        until: they are on holiday until then, in Unix seconds; null: they are not.
        left: hours of this year's that are left, rounded down.
        tables: how many running games of theirs stand still, or would.
    """

    until: int | None
    left: int
    tables: int


class HolidayChange(msgspec.Struct, frozen=True):
    """A holiday that begins now.

    Attributes:
        days: how long it lasts, or as long as there are days left; null: the one that is on ends.
    """

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] | None
