"""The calls of the puzzles, described."""

from __future__ import annotations

from lutetia.server.described import Call
from lutetia.server.puzzles.types import Attempt, PuzzleList, PuzzleMoment

PUZZLE_CALLS = (
    Call("GET", "/api/puzzles/{game}", "The puzzles of a game, and that of today.", PuzzleList),
    Call(
        "POST", "/api/puzzles/{game}/{puzzle}",
        "A puzzle before or after an attempt, which is answered by its solution; nothing is kept.",
        PuzzleMoment, Attempt, fails=("404 no_call",),
    ),
)  # fmt: skip
