"""What the calls about ratings and players take and answer."""

from __future__ import annotations

import msgspec

from lutetia.engine.levels import Level
from lutetia.ratings.rating import SeatClass, Shown
from lutetia.table.messages import Encoded, TableInfo


class Ranked(msgspec.Struct, frozen=True):
    """A place on a leaderboard.

    Attributes:
        player: id of the person; null: a bot.
        name: of the person; empty: a bot.
        level: of the bot, whose rating is fixed; null: a person.
    """

    player: str | None
    name: str
    level: Level | None
    rating: Shown


class Leaderboard(msgspec.Struct, frozen=True):
    """The strongest at a title with about so many seats, the surest strength first."""

    game: str
    seats: SeatClass
    places: list[Ranked]


class Moment(msgspec.Struct, frozen=True):
    """A rating after a game that ended at ``at`` in Unix seconds."""

    at: int
    points: int
    give: int


class Standing(msgspec.Struct, frozen=True):
    """What somebody has reached at a title with about so many seats.

    Attributes:
        wins: games of those rated in which they were first, alone or shared.
        history: at most 200 points, the oldest first.
    """

    game: str
    seats: SeatClass
    rating: Shown
    wins: int
    history: list[Moment]


class Versus(msgspec.Struct, frozen=True):
    """Rated games that the caller and somebody have played together.

    Attributes:
        ahead: in so many the caller was ahead.
    """

    games: int
    ahead: int
    behind: int


class JudgedGame(msgspec.Struct, frozen=True):
    """What the coach says of a game of somebody's: of what they decided on one seat of it.

    Attributes:
        at: when it ended, in Unix seconds.
        error_rate: mean loss of win share a decision that counts, in points of a hundred.
        counted: decisions that count; none that a bot took for them, or somebody before them.
    """

    table: str
    game: str
    at: int
    error_rate: float
    counted: int


class PuzzleStanding(msgspec.Struct, frozen=True):
    """What somebody has reached with the puzzles of a game.

    Attributes:
        rating: with the puzzles that counted as its games.
        solved: how many of these they solved at the first attempt.
    """

    game: str
    rating: Shown
    solved: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of somebody with an account.

    Attributes:
        since: when they came, in Unix seconds.
        recent: public games that have ended, the latest first.
        puzzles: of the games of which they have attempted some.
        judged: public games that the coach was asked about, at most 200, the oldest first.
        versus: null: the caller is nobody with an account, or they themselves.
    """

    player: str
    name: str
    since: int
    standings: list[Standing]
    puzzles: list[PuzzleStanding]
    recent: Encoded[list[TableInfo]]
    judged: list[JudgedGame]
    versus: Versus | None


class Stakes(msgspec.Struct, frozen=True):
    """What a rated game may do to the caller's rating.

    Attributes:
        win: were they first, and all others behind them in their order of today.
        loss: were they last.
        chance: how likely they are to win, in percent.
    """

    now: Shown
    win: Shown
    loss: Shown
    chance: int
