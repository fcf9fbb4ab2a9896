"""The log of rated games: one line a game, in the order in which they ended. All ratings follow
from it, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from lutetia.engine.levels import Level
from lutetia.ratings.bots import bot
from lutetia.ratings.model import rate
from lutetia.ratings.rating import Rating, SeatClass, class_of

Standings = dict[tuple[str, str, SeatClass], Rating]
"""Ratings by person, title and class of seats."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One who took part.

    Attributes:
        player: id of a person; None: a bot.
        level: of a bot; None: a person.
        rank: 1 is best; equal ranks are ties.
    """

    player: str | None
    level: Level | None
    rank: int


class RatedGame(msgspec.Struct, frozen=True):
    """A game that counts.

    Attributes:
        table: where it was played.
        at: when it ended, in Unix seconds.
        lines: by seat.
    """

    table: str
    game: str
    at: float
    lines: list[Line]


class Step(msgspec.Struct, frozen=True):
    """What a game did to the rating of one person."""

    player: str
    game: str
    seats: SeatClass
    rank: int
    players: int
    after: Rating


_decode = msgspec.json.Decoder(RatedGame).decode
_encode = msgspec.json.Encoder().encode


def to_json(game: RatedGame) -> bytes:
    """Return a line of the log as it is stored."""
    return _encode(game)


def from_json(body: bytes) -> RatedGame:
    """Return what `to_json` has made. Raises msgspec.DecodeError."""
    return _decode(body)


def take_in(game: RatedGame, standings: Mapping[tuple[str, str, SeatClass], Rating]) -> list[Step]:
    """Return what ``game`` does to the ratings of its people, by seat.

    ``standings`` are those before it; who is not in them is new, and so is a bot whose strength
    nobody has measured.
    """
    seats = class_of(len(game.lines))
    before = [
        (bot(game.game, seats, line.level) or Rating())
        if line.player is None and line.level is not None
        else standings.get((line.player or "", game.game, seats), Rating())
        for line in game.lines
    ]
    after = rate(before, [line.rank for line in game.lines], game.at)
    return [
        Step(line.player, game.game, seats, line.rank, len(game.lines), new)
        for line, new in zip(game.lines, after, strict=True)
        if line.player is not None
    ]


def recompute(log: Iterable[RatedGame]) -> tuple[Standings, list[list[Step]]]:
    """Return all ratings after ``log``, and what each game of it did."""
    standings: Standings = {}
    steps = []
    for game in log:
        done = take_in(game, standings)
        standings |= {(one.player, one.game, one.seats): one.after for one in done}
        steps.append(done)
    return standings, steps
