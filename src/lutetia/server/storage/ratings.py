"""What is kept of ratings: the log of rated games, which is the truth, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lutetia.ratings import log
from lutetia.ratings.log import RatedGame, Standings, Step
from lutetia.ratings.rating import Rating
from lutetia.server.storage.database import IN_ORDER, Reading, Statement
from lutetia.server.storage.store import Store

_GAME = f"{IN_ORDER}(table_id, at, body) VALUES (?, ?, ?)"
_STEP = (
    "INSERT INTO rating_steps (n, player_id, game, seats, rank, players, mu, sigma, games, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_STANDING = (
    "INSERT INTO standings (player_id, game, seats, mu, sigma, games, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player_id, game, seats) DO UPDATE SET "
    "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, at = excluded.at"
)
_ALL = "SELECT player_id, game, seats, mu, sigma, games, at FROM standings"
_STEPS = (
    "SELECT n, player_id, game, seats, rank, players, mu, sigma, games, at FROM rating_steps "
    "ORDER BY n, player_id"
)


def game_row(game: RatedGame) -> Statement:
    """Return the statement that puts a game that has just ended at the end of the log."""
    return _GAME, [(game.table, game.at, log.to_json(game))]


def step_rows(done: Sequence[tuple[int, list[Step]]]) -> list[Statement]:
    """Return the statements that keep what games did to ratings, by their numbers in the log."""
    steps = [
        (
            n, one.player, one.game, one.seats, one.rank, one.players, one.after.mu,
            one.after.sigma, one.after.games, one.after.at,
        )
        for n, all_ in done
        for one in all_
    ]  # fmt: skip
    latest: Standings = {
        (one.player, one.game, one.seats): one.after for _, all_ in done for one in all_
    }
    return [(_STEP, steps), (_STANDING, _standing_rows(latest))]


def _standing_rows(standings: Standings) -> list[tuple[object, ...]]:
    return [
        (player, game, seats, one.mu, one.sigma, one.games, one.at)
        for (player, game, seats), one in standings.items()
    ]


async def pending(store: Store, most: int) -> list[tuple[int, RatedGame]]:
    """Return the first ``most`` games of the log that ratings do not know of yet, with their
    numbers."""
    rows = await store.read(
        "SELECT n, body FROM rated_games "
        "WHERE n > (SELECT coalesce(max(n), 0) FROM rating_steps) ORDER BY n LIMIT ?",
        most,
    )
    return [(n, log.from_json(body)) for n, body in rows]


async def standings_of(store: Store, players: Iterable[str]) -> Standings:
    """Return all ratings of some people."""
    ids = sorted(set(players))
    marks = ", ".join("?" * len(ids))
    return _standings(await store.read(f"{_ALL} WHERE player_id IN ({marks})", *ids))


def _standings(rows: Iterable[Sequence[object]]) -> Standings:
    out: Standings = {}
    for player, game, seats, *numbers in rows:
        out[player, game, seats] = Rating(*numbers)  # type: ignore[arg-type,index]
    return out


def logged(connection: Reading) -> list[tuple[int, RatedGame]]:
    """Return the whole log of a database, with the numbers of its games."""
    rows = connection.execute("SELECT n, body FROM rated_games ORDER BY n")
    return [(n, log.from_json(body)) for n, body in rows]


def kept(connection: Reading) -> bytes:
    """Return all ratings, and all that games did to them, as the database has them: the same bytes
    for the same ratings, to the last bit of each number."""
    rows = [*connection.execute(f"{_ALL} ORDER BY player_id, game, seats")]
    return _bytes(rows, [*connection.execute(_STEPS)])


def recomputed(games: Sequence[tuple[int, RatedGame]]) -> tuple[bytes, list[Statement]]:
    """Return what `kept` must be after the log ``games``, and the statements that make it so."""
    standings, steps = log.recompute(game for _, game in games)
    numbered = [(n, done) for (n, _), done in zip(games, steps, strict=True)]
    written = step_rows(numbered)
    rows = sorted(_standing_rows(standings))
    done = sorted(written[0][1])  # type: ignore[type-var]
    fresh: list[Statement] = [("DELETE FROM rating_steps", [()]), ("DELETE FROM standings", [()])]
    return _bytes(rows, done), fresh + written


def _bytes(standings: Sequence[object], steps: Sequence[object]) -> bytes:
    return "\n".join(repr(row) for row in [*standings, *steps]).encode()
