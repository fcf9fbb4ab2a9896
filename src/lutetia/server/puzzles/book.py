"""What is kept of puzzles: attempts of those with an account, and ratings.

The first attempt of a person at a puzzle counts, once and for all. The database holds to it: it has
one row for each, and where a process that has lost a game to another still writes, the row that
came first stands and nothing of the second attempt is kept.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

from lutetia.puzzles import Puzzle
from lutetia.puzzles.order import Tried, attempts, next_of
from lutetia.ratings.glicko import Glicko, after, shown
from lutetia.server.keyed_locks import KeyedLocks
from lutetia.server.puzzles.types import MyPuzzles, PuzzleChange
from lutetia.server.storage import puzzles as kept
from lutetia.server.storage.store import Store

DEVIATION = 250.0
"""How uncertain the rating is that follows from three searches alone."""


def beginning(puzzle: Puzzle) -> Glicko:
    """Return the rating of a puzzle that nobody has attempted."""
    return Glicko(puzzle.rating, DEVIATION)


class PuzzleBook:
    """All attempts and ratings. One attempt at a game is taken in after the other, in the one
    process that answers for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks = KeyedLocks()  # by game

    async def ratings(self, game: str, offered: Mapping[str, Puzzle]) -> dict[str, Glicko]:
        """Return the ratings of the puzzles that a game offers, by id."""
        known = await kept.ratings_of(self._store, game)
        return {name: known.get(name) or beginning(one) for name, one in offered.items()}

    async def mine(self, player: str, game: str, ratings: Mapping[str, Glicko]) -> MyPuzzles:
        """Return what somebody has reached with puzzles that have these ratings."""
        tried, standing = await self._reached(player, game)
        return _mine(player, ratings, tried, standing, None)

    async def _reached(self, player: str, game: str) -> tuple[dict[str, Tried], Glicko]:
        """Return what somebody has attempted of a game, and their rating at it."""
        tried = await kept.tried_by(self._store, player, game)
        return tried, await kept.standing_of(self._store, player, game)

    async def attempt(
        self, player: str, game: str, puzzle: str, right: bool, again: bool,
        offered: Mapping[str, Puzzle],
    ) -> tuple[MyPuzzles, PuzzleChange | None]:  # fmt: skip
        """Keep somebody's attempt at a puzzle, and return what they have reached, and what it did
        to ratings; None: it did not count.

        Args:
            again: they had attempted it before they had an account.

        Raises NotStored.
        """
        async with self._locks.of(game):
            now = time.time()
            tried, standing = await self._reached(player, game)
            ratings = await self.ratings(game, offered)
            one = Tried(right, attempts(tried) + 1)
            counted = None
            if puzzle in tried:
                rows = [kept.again_row(player, game, puzzle, one)]
            else:
                rows = [kept.first_row(player, game, puzzle, now, not again, one)]
                if not again:
                    before = shown(standing, now).points
                    standing, its = after(standing, ratings[puzzle], right, now)
                    ratings[puzzle] = its
                    rows += kept.rating_rows(player, game, puzzle, standing, its)
                    counted = PuzzleChange(
                        shown(standing, now).points - before, shown(its, now).points
                    )
            await self._store.write(*rows)
        return _mine(player, ratings, {**tried, puzzle: one}, standing, puzzle), counted

    async def miss(
        self, player: str, game: str, puzzle: str, again: bool, offered: Mapping[str, Puzzle]
    ) -> None:
        """Keep that somebody said to have found what is not the best, as a failed attempt where
        they have made none. Raises NotStored."""
        tried, _ = await self._reached(player, game)
        if puzzle not in tried:
            await self.attempt(player, game, puzzle, False, again, offered)

    async def bring(
        self, player: str, game: str, brought: Mapping[str, bool], offered: Mapping[str, Puzzle]
    ) -> MyPuzzles:
        """Keep what somebody had attempted before they had an account, and return what they have
        reached. It counts for no rating, and what they have attempted with the account stands.

        Args:
            brought: by id of a puzzle, whether it was solved; of what is not offered nothing is
                kept.

        Raises NotStored.
        """
        async with self._locks.of(game):
            now = time.time()
            tried, standing = await self._reached(player, game)
            ratings = await self.ratings(game, offered)
            rows, n = [], attempts(tried)
            for puzzle, solved in brought.items():
                if puzzle in offered and puzzle not in tried:
                    n += 1
                    tried[puzzle] = Tried(solved, n)
                    rows.append(kept.first_row(player, game, puzzle, now, False, tried[puzzle]))
            if rows:
                await self._store.write(*rows)
        return _mine(player, ratings, tried, standing, None)


def _mine(
    player: str,
    ratings: Mapping[str, Glicko],
    tried: Mapping[str, Tried],
    standing: Glicko,
    last: str | None,
) -> MyPuzzles:
    points = {name: one.points for name, one in ratings.items()}
    offered = [one for name, one in tried.items() if name in ratings]
    solved = sum(one.solved for one in offered)
    return MyPuzzles(
        shown(standing, time.time()),
        solved,
        len(offered) - solved,
        next_of(points, tried, standing.points, player, last),
    )
