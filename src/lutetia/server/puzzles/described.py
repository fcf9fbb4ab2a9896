"""The calls of the puzzles, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.puzzles.types import Attempt, Brought, MyPuzzles, PuzzleList, PuzzleMoment

PUZZLE_CALLS = (
    Call(
        "GET", "/api/puzzles/{game}",
        "The puzzles of a game, that of today, and what the caller has reached, if they have an "
        "account.",
        PuzzleList,
    ),
    Call(
        "POST", "/api/puzzles/{game}/brought",
        "Keep what a browser kept of puzzles before there was an account; it counts for no rating.",
        MyPuzzles, Brought, fails=("409 guest",),
    ),
    Call(
        "POST", "/api/puzzles/{game}/{puzzle}",
        "A puzzle before or after an attempt, which is answered by its solution, or by how the "
        "turn goes on; of those with an account it is kept, and the first one is rated.",
        PuzzleMoment, Attempt, fails=("404 no_call", "409 puzzle_line"),
    ),
)  # fmt: skip
