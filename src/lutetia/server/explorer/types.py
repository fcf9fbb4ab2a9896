"""What the calls of the explorer answer."""

from __future__ import annotations

import msgspec

from lutetia.engine.schema import Options
from lutetia.explore.tally import Who


class Interval(msgspec.Struct, frozen=True):
    """A measured value.

    Attributes:
        low, high: 95 % of such intervals hold the true value.
    """

    value: float
    low: float
    high: float


class Counted(msgspec.Struct, frozen=True):
    """How much there is of games of one kind.

    Attributes:
        players: number of seats.
        who: played these seats.
        n: seats that were played.
    """

    players: int
    who: Who
    options: Options
    n: int


class Thing(msgspec.Struct, frozen=True):
    """Something that seats did.

    Attributes:
        name: the key of what it is called.
        n: how many seats did it.
        wins: what part of them won, a shared win divided; null here and below: fewer than ``least``
            did it.
        points: their final points.
        own: the points that this alone paid; also null where that cannot be said.
    """

    id: str
    name: str
    n: int
    wins: Interval | None
    points: Interval | None
    own: Interval | None


class Things(msgspec.Struct, frozen=True):
    """What is compared with each other.

    Attributes:
        title: the key of what it is called.
        numbered: the ``id`` of each thing is printed on it.
        things: most often done first.
    """

    id: str
    title: str
    numbered: bool
    things: list[Thing]


class Explored(msgspec.Struct, frozen=True):
    """What was played of a game, and how often it won.

    Attributes:
        players, who, options: of the seats that are shown; ``options`` null: whichever.
        least: so many seats must have done something before more is told than their number.
        counted: of what kinds of games there is anything.
        shipped: how many of the seats that are shown are of games that bots played before, whose
            counts come with the game.
        wins: what part of all these seats won; null: they are fewer than ``least``.
    """

    game: str
    players: int
    who: Who
    options: Options | None
    least: int
    counted: list[Counted]
    shipped: int
    wins: float | None
    topics: list[Things]
