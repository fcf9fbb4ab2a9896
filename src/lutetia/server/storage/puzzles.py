"""Attempts at puzzles of those with an account, and the ratings of both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lutetia.puzzles.order import Tried
from lutetia.ratings.glicko import Glicko
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_FIRST: Final = (
    "INSERT INTO puzzle_attempts (player_id, game, puzzle, at, first, solved, latest) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_AGAIN: Final = (
    "UPDATE puzzle_attempts SET solved = ?, latest = ? "
    "WHERE player_id = ? AND game = ? AND puzzle = ?"
)
_RATING: Final = "points, deviation, volatility, games, at"
_SET: Final = ", ".join(f"{name} = excluded.{name}" for name in _RATING.split(", "))
_STANDING: Final = (
    f"INSERT INTO puzzle_standings (player_id, game, {_RATING}) VALUES (?, ?, ?, ?, ?, ?, ?) "
    f"ON CONFLICT (player_id, game) DO UPDATE SET {_SET}"
)
_PUZZLE: Final = (
    f"INSERT INTO puzzle_ratings (game, puzzle, {_RATING}) VALUES (?, ?, ?, ?, ?, ?, ?) "
    f"ON CONFLICT (game, puzzle) DO UPDATE SET {_SET}"
)


@dataclass(frozen=True)
class Solving:
    """What somebody has reached with the puzzles of a game.

    Attributes:
        first: puzzles that they solved at the first attempt, of those that counted.
    """

    game: str
    rating: Glicko
    first: int


def first_row(
    player: str, game: str, puzzle: str, at: float, counted: bool, one: Tried
) -> Statement:
    """Return the statement that keeps somebody's first attempt at a puzzle, made ``at`` Unix
    seconds. What else is written with it is not when there is one already."""
    first = int(one.solved) if counted else None
    return _FIRST, [(player, game, puzzle, at, first, int(one.solved), one.latest)]


def again_row(player: str, game: str, puzzle: str, one: Tried) -> Statement:
    """Return the statement that keeps another attempt at a puzzle."""
    return _AGAIN, [(int(one.solved), one.latest, player, game, puzzle)]


def rating_rows(
    player: str, game: str, puzzle: str, mine: Glicko, its: Glicko
) -> Sequence[Statement]:
    """Return the statements that keep the ratings of a person and of a puzzle."""
    return [(_STANDING, [(player, game, *_row(mine))]), (_PUZZLE, [(game, puzzle, *_row(its))])]


def _row(one: Glicko) -> tuple[object, ...]:
    return one.points, one.deviation, one.volatility, one.games, one.at


async def tried_by(store: Store, player: str, game: str) -> dict[str, Tried]:
    """Return what somebody has attempted of a game, by puzzle."""
    rows = await store.read(
        "SELECT puzzle, solved, latest FROM puzzle_attempts WHERE player_id = ? AND game = ?",
        player,
        game,
    )
    return {puzzle: Tried(bool(solved), latest) for puzzle, solved, latest in rows}


async def standing_of(store: Store, player: str, game: str) -> Glicko:
    """Return somebody's rating at the puzzles of a game."""
    rows = await store.read(
        f"SELECT {_RATING} FROM puzzle_standings WHERE player_id = ? AND game = ?", player, game
    )
    return Glicko(*rows[0]) if rows else Glicko()


async def ratings_of(store: Store, game: str) -> dict[str, Glicko]:
    """Return the ratings of the puzzles of a game that somebody has attempted."""
    rows = await store.read(f"SELECT puzzle, {_RATING} FROM puzzle_ratings WHERE game = ?", game)
    return {puzzle: Glicko(*numbers) for puzzle, *numbers in rows}


async def solvings(store: Store, player: str) -> list[Solving]:
    """Return what somebody has reached, by game."""
    rows = await store.read(
        "SELECT s.game, s.points, s.deviation, s.volatility, s.games, s.at, "
        "(SELECT count(*) FROM puzzle_attempts a "
        "WHERE a.player_id = s.player_id AND a.game = s.game AND a.first = 1) "
        "FROM puzzle_standings s WHERE s.player_id = ? ORDER BY s.game",
        player,
    )
    return [Solving(game, Glicko(*numbers), first) for game, *numbers, first in rows]
