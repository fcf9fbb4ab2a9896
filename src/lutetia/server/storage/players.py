"""What is read of people who play: leaderboards, ratings over time, games together."""

from __future__ import annotations

from lutetia.ratings.rating import Rating, SeatClass
from lutetia.server.storage.store import Store


async def leaderboard(store: Store, game: str, seats: SeatClass) -> list[tuple[str, str, Rating]]:
    """Return id, name and rating of everybody with an account who is rated, in no order."""
    rows = await store.read(
        "SELECT p.id, p.name, s.mu, s.sigma, s.games, s.at FROM standings s "
        "JOIN players p ON p.id = s.player_id "
        "WHERE s.game = ? AND s.seats = ? AND p.account IS NOT NULL AND p.gone IS NULL",
        game,
        seats,
    )
    return [(player, name, Rating(*numbers)) for player, name, *numbers in rows]


async def history(
    store: Store, player: str, game: str, seats: SeatClass, most: int
) -> tuple[list[Rating], int]:
    """Return the latest ratings of somebody at a title, the oldest of them first, and how many
    games they have won."""
    rows = await store.read(
        "SELECT mu, sigma, games, at FROM rating_steps "
        "WHERE player_id = ? AND game = ? AND seats = ? ORDER BY n DESC LIMIT ?",
        player, game, seats, most,
    )  # fmt: skip
    won = await store.read(
        "SELECT count(*) FROM rating_steps "
        "WHERE player_id = ? AND game = ? AND seats = ? AND rank = 1",
        player, game, seats,
    )  # fmt: skip
    return [Rating(*row) for row in reversed(rows)], won[0][0]


async def together(store: Store, one: str, other: str) -> tuple[int, int, int]:
    """Return how many rated games two people have played together, and in how many of them ``one``
    was ahead, and behind."""
    [row] = await store.read(
        "SELECT count(*), coalesce(sum(CASE WHEN a.rank < b.rank THEN 1 ELSE 0 END), 0), "
        "coalesce(sum(CASE WHEN a.rank > b.rank THEN 1 ELSE 0 END), 0) "
        "FROM rating_steps a JOIN rating_steps b ON b.player_id = ? AND b.n = a.n "
        "WHERE a.player_id = ?",
        other, one,
    )  # fmt: skip
    games, ahead, behind = row
    return games, ahead, behind


async def public_games(store: Store, player: str, most: int) -> list[bytes]:
    """Return the latest public games of somebody that have ended, as TableInfo in JSON."""
    rows = await store.read(
        "SELECT t.info FROM sittings s JOIN tables t ON t.id = s.table_id "
        "WHERE s.player_id = ? AND s.over = 1 AND t.private = 0 ORDER BY s.at DESC LIMIT ?",
        player,
        most,
    )
    return [info for (info,) in rows]
