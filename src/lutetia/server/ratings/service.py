"""Ratings follow the log of rated games: a game's line is written with its end, and what it does to
ratings soon after, in the order of the log."""

from __future__ import annotations

import asyncio
import logging

from lutetia.ratings.log import Line, RatedGame, take_in
from lutetia.server.errors import NotStored
from lutetia.server.storage import ratings
from lutetia.server.storage.database import Statement
from lutetia.server.storage.store import Store
from lutetia.table.rated import result
from lutetia.table.table import Table

log = logging.getLogger("lutetia.ratings")

AT_ONCE = 100
"""Games that are taken in together."""

RETRY = 5.0
"""Seconds after which games that could not be taken in are tried again."""


def rated_game(table: Table, at: float) -> RatedGame | None:
    """Return the line of a game that ended at ``at`` in Unix seconds; None: it does not count."""
    found = result(table)
    if found is None:
        return None
    lines = [Line(one.player, one.level, one.rank) for one in found]
    return RatedGame(table.id, table.game.meta.id, at, lines)


class Ratings:
    """What keeps ratings up to date with the log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._more = asyncio.Event()

    def rows(self, table: Table, at: float) -> list[Statement]:
        """Return what is written with the end of a game, at ``at`` in Unix seconds."""
        game = rated_game(table, at)
        return [] if game is None else [ratings.game_row(game)]

    def wake(self) -> None:
        """Note that the log may be longer now."""
        self._more.set()

    async def keep(self) -> None:
        """Take in games as they end, and first those that ended before this process."""
        while True:
            self._more.clear()
            try:
                while await self.catch_up():
                    pass
            except NotStored as error:
                log.error("ratings wait: %s", error)
                await asyncio.sleep(RETRY)
                continue
            except Exception:
                log.exception("ratings cannot be kept")
            await self._more.wait()

    async def catch_up(self) -> int:
        """Take in the next games, and return how many there were. Raises NotStored."""
        games = await ratings.pending(self._store, AT_ONCE)
        if not games:
            return 0
        people = {line.player for _, game in games for line in game.lines if line.player}
        standings = await ratings.standings_of(self._store, people)
        done = []
        for n, game in games:
            steps = take_in(game, standings)
            standings |= {(one.player, one.game, one.seats): one.after for one in steps}
            done.append((n, steps))
        await self._store.write(*ratings.step_rows(done))
        return len(games)
