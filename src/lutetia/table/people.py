"""Who is at a table, and what they are asked."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal

from lutetia.table.typed_text import clean

LONGEST_NAME = 30


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the site: ``id`` is never shown to others."""

    id: str
    name: str


@dataclass(slots=True)
class Chair:
    """A seat and who is on it. A seat that resigned is played on by a bot, whoever's name it bears.

    ``own`` is True where the name is the seat's own, as when several people share one device; it outlives the player's next name.
    """

    kind: Literal["empty", "person", "bot"] = "empty"
    player: str | None = None
    name: str = ""
    level: str | None = None
    resigned: bool = False
    own: bool = False


@dataclass(slots=True)
class Ask:
    """A request to go back to ply ``to``, or to end the game (None), open until every seat in need has said yes or one no."""

    by: int
    player: str
    to: int | None
    yes: set[int]


def clean_name(name: str) -> str | None:
    """Return ``name`` without stray spaces, or None when it cannot be one: 1 to 30 characters, none of them invisible."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    fine = clean(name) == name and name.isprintable() and 1 <= len(name) <= LONGEST_NAME
    return name if fine else None
