"""Paces: how much time a seat has for a game, by name, for everybody who offers them."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

PaceName = Literal["live", "evening", "daily", "slow"]
"""The quickest first, as they are offered; a table without a pace has no clock."""

Fall = Literal["loss", "keeper"]
"""What happens to a seat whose time is up: it has lost, or a bot keeps it for its player."""

FALLS: tuple[Fall, ...] = get_args(Fall)

UNHURRIED: tuple[PaceName, ...] = ("daily", "slow")
"""Paces at which nobody has to be at the table while others are."""

MINUTE, HOUR, DAY = 60, 3600, 86_400


class Pace(msgspec.Struct, frozen=True):
    """How much time a seat has, in seconds.

    Attributes:
        bank: at the start.
        added: after each turn of its own.
        most: no more is ever saved up; None: no bound.
    """

    bank: int
    added: int
    most: int | None = None


PACES: dict[PaceName, Pace] = {
    "live": Pace(10 * MINUTE, 20),
    "evening": Pace(30 * MINUTE, MINUTE),
    "daily": Pace(3 * DAY, 12 * HOUR, 7 * DAY),
    "slow": Pace(7 * DAY, DAY, 14 * DAY),
}
