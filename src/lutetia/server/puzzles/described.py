"""The calls of the puzzles, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.puzzles.types import Attempt, PuzzleList, PuzzleMoment

PUZZLE_CALLS = (
    Call(
        "GET", "/api/puzzles/{game}",
        "The puzzles of a game, that of today, and what the caller has reached, if they have an "
        "account.",
        PuzzleList,
    ),
    Call(
        "POST", "/api/puzzles/{game}/{puzzle}",
        "A puzzle before or after an attempt, which is answered by its solution; of those with an "
        "account it is kept, and the first one is rated.",
        PuzzleMoment, Attempt, fails=("404 no_call",),
    ),
)  # fmt: skip
