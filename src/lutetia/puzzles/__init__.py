"""Puzzles: one decision with one action that is clearly the best.

Reading order: `puzzle` (what a puzzle is, and its file), `proof` (is one action clearly the best?),
`mining` (from games of bots to puzzles), `check` (do the puzzles of a file still hold?), `order`
(which one comes next?).
"""

from lutetia.puzzles.puzzle import Puzzle, PuzzleError, asked, puzzles

__all__ = ["Puzzle", "PuzzleError", "asked", "puzzles"]
