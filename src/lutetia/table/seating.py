"""Who is at a table, and what they are asked."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal

from lutetia.engine.levels import Level
from lutetia.table.typed_text import clean

MAX_NAME_LENGTH = 30


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the site: ``id`` is shown to others only where they have an ``account``."""

    id: str
    name: str
    account: bool = False


@dataclass(slots=True)
class SeatState:
    """A seat and who is on it. A seat that resigned is played on by a bot, whoever's name it bears.

    Attributes:
        own: True where the name is the seat's own, as when several people share one device; it
            outlives the player's next name.
        keeper: level of the bot that keeps the seat of a person whose time was up.
        account: whether that person had an account when they sat down.
    """

    kind: Literal["empty", "person", "bot"] = "empty"
    player: str | None = None
    name: str = ""
    level: Level | None = None
    resigned: bool = False
    own: bool = False
    keeper: Level | None = None
    account: bool = False

    @property
    def plays(self) -> bool:
        """Whether it has not given up, and no bot keeps it for somebody."""
        return not self.resigned and self.keeper is None


@dataclass(slots=True)
class Proposal:
    """A request to go back to ply ``to``, or to end the game (None),
    open until every seat in need has said yes or one no."""

    by: int
    player: str
    to: int | None
    yes: set[int]


@dataclass(slots=True)
class Wish:
    """A request that a ``seat`` changes hands while the game is on,
    open until all other people have said yes or one no.

    Attributes:
        seat: whose player would change.
        player: who asks.
        what: ``sit`` when they ask for themselves, ``bot`` when a bot is to come or go.
        name: under which they, or the bot, would sit; "" when a bot is to go.
        own: True where the name would be the seat's own.
        level: of the bot, or None.
        yes: ids of the players who agree.
        account: whether whoever asks for themselves has one.
    """

    seat: int
    player: str
    what: Literal["sit", "bot"]
    name: str
    own: bool
    level: Level | None
    yes: set[str]
    account: bool = False


def clean_name(name: str) -> str | None:
    """Return ``name`` without stray spaces, or None when it cannot be one: 1 to 30 characters,
    none of them invisible."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    fine = clean(name) == name and name.isprintable() and 1 <= len(name) <= MAX_NAME_LENGTH
    return name if fine else None
