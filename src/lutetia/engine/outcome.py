"""How a game stands and how it ended: points as lines that name what is behind them, ranks,
reason, tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

from lutetia.engine.json_types import JsonData, JsonInput
from lutetia.engine.notebook import score_table
from lutetia.engine.schema import Over

AGREED: Final = "agreed"
"""The reason of an end that all agreed to, instead of one that the rules bring."""


class LineData(TypedDict):
    """A `ScoreLine` as plain data; each game says what its pieces are."""

    key: str
    points: int
    rule: str
    pieces: list[JsonInput]
    args: JsonData


class ScoresData(TypedDict):
    """`Scores` as plain data."""

    totals: list[int]
    lines: list[list[LineData]]


class SeatLines(TypedDict):
    """The score of a seat, line by line."""

    seat: int
    lines: list[LineData]


class OutcomeData(TypedDict):
    """An `Outcome` as plain data."""

    scores: list[int]
    ranks: list[int]
    reason: str
    tiebreak: str | None
    lines: list[SeatLines]


@dataclass(frozen=True)
class ScoreLine:
    """One line of a seat's score.

    Attributes:
        key: catalogue key of its name.
        points: what it pays; may be negative.
        rule: the rule that pays it.
        pieces: the components behind it, each with its own share:
            ``{"stop": "louvre", "points": 3, ...}``.
        args: values in the name.
    """

    key: str
    points: int
    rule: str
    pieces: tuple[JsonInput, ...] = ()
    args: JsonData = field(default_factory=dict)

    def to_data(self) -> LineData:
        """Return plain JSON, to be read only: it shares the pieces with this line."""
        return {
            "key": self.key,
            "points": self.points,
            "rule": self.rule,
            "pieces": list(self.pieces),
            "args": self.args,
        }


@dataclass(frozen=True)
class Scores:
    """The points of every seat as they stand; ``totals[seat]`` is the sum of ``lines[seat]``."""

    totals: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]

    def _repr_html_(self) -> str:
        return score_table(self.lines, {"points": self.totals})

    def to_data(self) -> ScoresData:
        """Return plain JSON."""
        return {
            "totals": list(self.totals),
            "lines": [[line.to_data() for line in seat] for seat in self.lines],
        }


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    Attributes:
        scores: points of each seat.
        ranks: place of each seat, 1 is best; equal places are shared.
        reason: how the game ended, a word that the game's `scoring` gives, or `AGREED`.
        tiebreak: the rule that decided between winners equal on points, or None.
        lines: the score lines of each seat.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    tiebreak: str | None
    lines: tuple[tuple[ScoreLine, ...], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def _repr_html_(self) -> str:
        return score_table(self.lines, {"points": self.scores, "place": self.ranks})

    def fact(self) -> Over:
        """Return what is told of it when the game ends."""
        return Over(scores=list(self.scores), ranks=list(self.ranks), tiebreak=self.tiebreak)

    def to_data(self) -> OutcomeData:
        """Return plain JSON as `docs/protocol.md` has it."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "reason": self.reason,
            "tiebreak": self.tiebreak,
            "lines": [
                {"seat": seat, "lines": [line.to_data() for line in lines]}
                for seat, lines in enumerate(self.lines)
            ],
        }


def rank(keys: Sequence[Any]) -> tuple[int, ...]:
    """Return places for ``keys`` (larger is better): 1 for the best, equal keys share,
    the next place is skipped."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)
