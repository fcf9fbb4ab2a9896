"""What a mining has found so far: a file beside the one it will make, with a line for each game
that was looked at. Whoever is killed goes on with the game after the last whole line."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from lutetia.puzzles.mining import Mined
from lutetia.puzzles.puzzle import Puzzle, PuzzleError, puzzle_of

QUIET_PART: Final = 10
"""One in so many is quiet."""


def quiet_of(wanted: int) -> int:
    """Return how many of the ``wanted`` puzzles are quiet."""
    return wanted // QUIET_PART


class Draft:
    """The games that were looked at, in order.

    Args:
        path: of the file; made where it is missing.
        wanted: how many puzzles there shall be.
        about: all that the puzzles depend on, as plain data.
        kept: puzzles that are there already and stay: people have links to them.

    Raises:
        PuzzleError: the file belongs to another mining.
        OSError: it cannot be written.
    """

    def __init__(
        self, path: Path, wanted: int, about: dict[str, Any], kept: Sequence[Puzzle] = ()
    ) -> None:
        self.path, self.wanted, self.kept = path, wanted, kept
        first = json.dumps(about)
        self.games: list[Mined] = []
        if not path.exists():
            path.write_text(first + "\n", encoding="utf-8")
            return
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or lines[0].rstrip("\n") != first:
            raise PuzzleError(
                "this is what another mining has found so far: finish that one, remove the file, "
                "or write to another file"
            )
        whole = [line for line in lines if line.endswith("\n")]
        self.games = list(map(_read, whole[1:]))
        if len(whole) < len(lines):  # killed in the midst of a line
            path.write_text("".join(whole), encoding="utf-8")

    def add(self, found: Mined) -> None:
        """Keep what the next game brought."""
        told = {"puzzles": [asdict(one) for one in found.puzzles], "told": found.told}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told, ensure_ascii=False) + "\n")
        self.games.append(found)

    def told(self) -> Counter[str]:
        """Return how many decisions were looked at, and what became of them."""
        return sum((one.told for one in self.games), Counter[str]())

    @property
    def missing(self) -> int:
        """How many puzzles that are asked it takes until there are enough, also quiet ones."""
        asked = [one for one in self.puzzles() if not one.retired]
        quiet = sum(one.is_quiet for one in asked)
        return max(self.wanted - len(asked), quiet_of(self.wanted) - quiet, 0)

    def puzzles(self) -> Iterator[Puzzle]:
        """Yield the puzzles, each once: those that were kept, then as many quiet ones and as many
        others as are missing."""
        yield from self.kept
        seen = {one.id for one in self.kept}
        quiet = quiet_of(self.wanted)
        room = Counter({True: quiet, False: self.wanted - quiet})
        room.subtract(one.is_quiet for one in self.kept if not one.retired)
        for one in (one for game in self.games for one in game.puzzles):
            if one.id not in seen and room[one.is_quiet] > 0:
                seen.add(one.id)
                room[one.is_quiet] -= 1
                yield one


def _read(line: str) -> Mined:
    data = json.loads(line)
    return Mined([puzzle_of(one) for one in data["puzzles"]], Counter(data["told"]))
