"""Who is at a table, and what they are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the site: ``id`` is never shown to others."""

    id: str
    name: str


@dataclass(slots=True)
class Chair:
    """A seat and who is on it. A seat that resigned is played on by a bot, whoever's name it bears."""

    kind: Literal["empty", "person", "bot"] = "empty"
    player: str | None = None
    name: str = ""
    level: str | None = None
    resigned: bool = False


@dataclass(slots=True)
class Ask:
    """A request to go back to ply ``to``, open until every seat in need has said yes or one no."""

    by: int
    player: str
    to: int
    yes: set[int]
