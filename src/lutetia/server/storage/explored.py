"""Counts of what was played, kept: added to in the commit that ends a game, and read."""

from __future__ import annotations

from collections.abc import Mapping

from lutetia.explore.tally import SEATS, Cell, Counts, Sums, Who
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store

_KEYS = ("game", "rules", "players", "who", "options", "topic", "thing")
_SUMS = ("n", "wins", "points", "squares", "own_n", "own", "own_squares")

_ADD = (
    f"INSERT INTO explored ({', '.join((*_KEYS, *_SUMS))}) "
    f"VALUES ({', '.join('?' * (len(_KEYS) + len(_SUMS)))}) "
    f"ON CONFLICT ({', '.join(_KEYS)}) DO UPDATE SET "
    + ", ".join(f"{name} = explored.{name} + excluded.{name}" for name in _SUMS)
)
_MARK = "INSERT INTO explored_games (table_id) VALUES (?)"

_EVERY = ("", "", 0, "", "", "", "")
"""The row of all games together."""


def mark_row(table_id: str) -> Statement:
    """Return the statement that notes that the game of a table was looked at. A second one fails,
    and with it whatever would count the game again."""
    return _MARK, [(table_id,)]


def count_rows(game: str, rules: str, games: int, counts: Mapping[Cell, Sums]) -> list[Statement]:
    """Return the statements that add the ``counts`` of so many games.

    Every commit changes the row of all games first: those of several processes wait for one another
    there, and never in a circle.
    """
    if not counts:
        return []
    every = (*_EVERY, games, 0, 0, 0, 0, 0, 0)
    return [
        (_ADD, [every, *(_row(game, rules, *one) for one in sorted(counts.items(), key=_cell))])
    ]


def _cell(item: tuple[Cell, Sums]) -> Cell:
    return item[0]


def _row(game: str, rules: str, cell: Cell, sums: Sums) -> tuple[object, ...]:
    return (game, rules, *cell, *(getattr(sums, name) for name in _SUMS))


async def counted(store: Store, game: str, rules: str) -> Counts:
    """Return what is counted of seats, which each count once."""
    return await _read(store, game, rules, "topic = ?", SEATS)


async def counts_of(store: Store, game: str, rules: str, players: int, who: Who) -> Counts:
    """Return everything that is counted of games with so many seats."""
    return await _read(store, game, rules, "players = ? AND who = ?", players, who)


async def _read(store: Store, game: str, rules: str, where: str, *values: object) -> Counts:
    rows = await store.read(
        f"SELECT {', '.join((*_KEYS[2:], *_SUMS))} FROM explored "
        f"WHERE game = ? AND rules = ? AND {where}",
        game, rules, *values,
    )  # fmt: skip
    cells = len(_KEYS) - 2
    return {Cell(*row[:cells]): Sums(*row[cells:]) for row in rows}


async def waiting(store: Store, after: str, most: int) -> list[tuple[str, bytes]]:
    """Return id and TableInfo as JSON of tables whose game has ended and was not looked at, in the
    order of their ids from ``after`` on."""
    rows = await store.read(
        "SELECT t.id, t.info FROM tables t WHERE t.status = 'over' AND t.id > ? "
        "AND NOT EXISTS (SELECT 1 FROM explored_games e WHERE e.table_id = t.id) "
        "ORDER BY t.id LIMIT ?",
        after,
        most,
    )
    return [(name, info) for name, info in rows]
