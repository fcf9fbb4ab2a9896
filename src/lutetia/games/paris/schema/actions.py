"""The actions of Paris, and what is openly known of their consequences."""

from __future__ import annotations

from typing import NotRequired, TypedDict, Union

import msgspec
from msgspec import UNSET, UnsetType

from lutetia.engine.schema import Counts, Nothing, Parts
from lutetia.games.paris.schema.view import Standing


class Draw(Parts, tag="draw"):
    """Turn up the top tile of a stack."""

    stack: int


class Place(Parts, tag="place"):
    """Place the building drawn (free placement)."""

    district: str


class Bank(Parts, tag="bank"):
    """Put a key on a bank, which pays."""

    district: str


class Arc(Parts, tag="arc"):
    """Put a key on the Arc de Triomphe."""


class MoveKey(Parts, tag="move"):
    """Move a key to a building or landmark.

    Attributes:
        origin: "arc", "bank" or a space.
        landmark: None: to a building.
        tiles: bonus tiles spent on it.
    """

    origin: str = msgspec.field(name="from")
    to: str
    district: str
    value: int
    landmark: str | None
    tiles: list[int] = msgspec.field(name="with")


class Bonus(Parts, tag="bonus"):
    """Move on the bonus track to a tile."""

    tile: int


class Honour(Parts, tag="honour"):
    """Pay a prestige token for a section of the landmark arrived at."""

    token: str


class Score(Parts, tag="score"):
    """Place a scoring tile."""

    prize: str
    district: str


class Buy(Parts, tag="buy"):
    """Buy a token."""

    token: str


class Sell(Parts, tag="sell"):
    """Sell a token."""

    token: str


class Use(Parts, tag="use"):
    """Use a bonus tile.

    Attributes:
        take: the number of the tile that it takes (17, 25).
    """

    tile: int
    tokens: list[str] | UnsetType = UNSET
    take: int | UnsetType = UNSET


class UseEnd(Parts, tag="use_end"):
    """Use an end-game tile."""

    end: str


class Look(Parts, tag="look"):
    """Look through the end-game tiles."""


class Take(Parts, tag="take"):
    """Take one of them."""

    end: str


class Pass(Parts, tag="pass"):
    """Do nothing."""


class Finish(Parts, tag="finish"):
    """End the turn."""


Move = Union[  # noqa: UP007
    Draw, Place, Bank, Arc, MoveKey, Bonus, Honour, Score, Buy, Sell, Use, UseEnd, Look, Take, Pass,
    Finish,
]  # fmt: skip


class Change(TypedDict):
    """What follows from what costs or pays.

    Attributes:
        change: what the seat gains or pays, by francs, keys, points and tokens; no zeros.
    """

    change: Counts


class OfScore(Change, Standing):
    """What follows from a scoring tile: how the district then stands."""

    district: str


class OfMove(OfScore):
    """What follows from a move.

    Attributes:
        advance: the price of a move on the bonus track that it opens.
        sections: how many sections it opens.
        four: a scoring tile may be placed.
    """

    advance: int | None
    sections: int
    four: bool


class Final(TypedDict):
    """What follows from what draws, looks or may end the game.

    Attributes:
        final: it cannot simply be taken back.
    """

    final: NotRequired[bool]


EFFECTS = {
    "draw": Final, "place": Nothing, "bank": Change, "arc": Change, "move": OfMove,
    "bonus": Change, "honour": Change, "score": OfScore, "buy": Change, "sell": Change,
    "use": Change, "use_end": Change, "look": Final, "take": Nothing, "pass": Final,
    "finish": Final,
}  # fmt: skip
