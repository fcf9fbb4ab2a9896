"""What a puzzle is, and the file of those of a game.

The file is JSON, a line each: first what it is and how it was made, then the puzzles. A position
holds what its seat knows and nothing else: what was hidden in the game it comes from has been dealt
anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from lutetia.coach.why import Reason
from lutetia.engine.errors import LutetiaError
from lutetia.engine.game import Game, State
from lutetia.engine.json_types import JsonMapping
from lutetia.games import load

FILE_NAME: Final = "puzzles.jsonl"
"""What the puzzles that come with a game are called, in its folder."""

FORMAT: Final = "lutetia puzzles 1"


class PuzzleError(LutetiaError):
    """A file of puzzles cannot be used; the message says why."""


@dataclass(frozen=True)
class Step:
    """One action of a turn.

    Attributes:
        best: the action to find, in notation.
        costs: by action, the share of wins that it loses against ``best``, from 0 to 1, for those
            that were compared. Any other loses about as much as the worst of them, or more. Empty
            where ``best`` is the only legal action, which nobody is asked for.
        points: by which ``best`` is ahead of the next action, in points of the final lead.
    """

    best: str
    costs: Mapping[str, float]
    points: float

    @property
    def is_forced(self) -> bool:
        """Whether there is nothing else to do."""
        return not self.costs


@dataclass(frozen=True)
class Puzzle:
    """One decision, and what follows in the same turn as long as one action is clearly the best.

    Attributes:
        id: ten hexadecimal digits that follow from the position.
        seat: who decides.
        position: as ``State.to_data`` writes it.
        best: the action to find, in notation.
        natural: what pays most at once; ``best`` in a quiet puzzle, where there is nothing better.
        costs, points: as of a `Step`.
        reason: the score line that differs most between ``best`` and ``natural``, or the next one.
        rating: how hard it is, to begin with.
        then: the rest of the turn; the last step is none that is forced. None: nobody has looked.
        retired: its best action is no longer clearly the best: it is not asked any more, and stays
            for those who have a link to it.
    """

    id: str
    seat: int
    position: JsonMapping
    best: str
    natural: str
    costs: Mapping[str, float]
    points: float
    reason: Reason | None
    rating: int
    then: tuple[Step, ...] | None = None
    retired: bool = False

    @property
    def steps(self) -> tuple[Step, ...]:
        """The turn, action by action."""
        return Step(self.best, self.costs, self.points), *(self.then or ())

    @property
    def is_quiet(self) -> bool:
        """Whether the natural action is the best."""
        return self.best == self.natural

    def state(self, game: Game) -> State:
        """Return the position. Raises PositionError."""
        return game.position(self.position)

    def reached(self, game: Game, found: Sequence[str]) -> tuple[State, int]:
        """Return the position after the actions ``found``, and which step is asked for in it.

        Raises:
            LookupError: they are not the first steps of the turn, or it ends with them.
            PositionError: the puzzle cannot be set.
        """
        state, steps, n = self.state(game), self.steps, 0
        for text in found:
            if text != steps[n].best:
                raise LookupError(text)
            state, n = state.play(text), n + 1
            while n < len(steps) and steps[n].is_forced:
                state, n = state.play(steps[n].best), n + 1
            if n == len(steps):
                raise LookupError(text)
        return state, n


def id_of(position: JsonMapping) -> str:
    """Return the id of a puzzle with this position."""
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def to_text(made: JsonMapping, found: Sequence[Puzzle]) -> str:
    """Return the text of a file: how it was ``made``, and the puzzles."""
    lines = [{"format": FORMAT, **made}, *map(_line, found)]
    return "".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines
    )


def _line(one: Puzzle) -> JsonMapping:
    line = asdict(one)
    if not one.retired:
        del line["retired"]
    return line


def from_text(text: str) -> tuple[Mapping[str, Any], tuple[Puzzle, ...]]:
    """Return how a file was made, and its puzzles. Raises PuzzleError."""
    found: list[Puzzle] = []
    made: Mapping[str, Any] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        try:
            data = json.loads(line)
            if made is None:
                if data["format"] != FORMAT:
                    raise ValueError("another format")
                made = data
            else:
                found.append(puzzle_of(data))
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise PuzzleError(f"line {number}: this is no puzzle of Lutetia ({error})") from None
    if made is None:
        raise PuzzleError("the file is empty")
    return made, tuple(found)


def puzzle_of(data: Any) -> Puzzle:
    """Return the puzzle of a line. Raises TypeError, KeyError or ValueError."""
    why, then = data["reason"], data.get("then")
    made = {
        "reason": None if why is None else Reason(**why),
        "then": None if then is None else tuple(Step(**one) for one in then),
    }
    return Puzzle(**{**data, **made})


def path_of(game: Game) -> Path:
    """Return where the puzzles of a game lie, or would lie."""
    return game.folder / FILE_NAME


@cache
def puzzles(game_id: str) -> Mapping[str, Puzzle]:
    """Return the puzzles that come with a game, by id; none where it brings none. Those that are
    `asked` are not all of them.

    Raises PuzzleError: the file cannot be read.
    """
    path = path_of(load(game_id))
    if not path.is_file():
        return {}
    return {one.id: one for one in from_text(path.read_text(encoding="utf-8"))[1]}


@cache
def asked(game_id: str) -> Mapping[str, Puzzle]:
    """Return the puzzles of a game that are still asked, by id: all but the retired ones.

    Raises PuzzleError: the file cannot be read.
    """
    return {name: one for name, one in puzzles(game_id).items() if not one.retired}
