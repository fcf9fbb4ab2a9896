"""What is counted under load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from statistics import median


@dataclass
class Tally:
    """Times in seconds and counts, while ``on``.

    Attributes:
        acks: from a move sent to its acknowledgement received.
        told: from a move sent to each socket of the table having the new view.
        late: from when a move was due to when the generator sent it.
        sent: moves sent.
        games: the same by game.
        unknown: moves left out because the table had not yet told whose turn it is.
        over: moves left out because the game was over.
        refused: refusals by code.
        frames, size: messages received and their bytes.
    """

    on: bool = False
    acks: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    sent: int = 0
    games: Counter[str] = field(default_factory=Counter)
    unknown: int = 0
    over: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    size: int = 0


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least ``share`` of ``values`` do not exceed;
    nan when there are none."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, -int(-share * len(ordered) // 1) - 1))]


def spread(values: Sequence[float]) -> str:
    """Return p50, p99, p99.9 and the largest of ``values`` in milliseconds."""
    shares = " ".join(f"{percentile(values, share) * 1000:8.2f}" for share in (0.5, 0.99, 0.999))
    return f"{shares} {max(values, default=float('nan')) * 1000:8.2f}"


@dataclass
class Rounds:
    """Times in seconds, measured in turns, by round.

    Attributes:
        quiet: while nothing else was done.
        beside: while something else was.
    """

    quiet: list[list[float]] = field(default_factory=list)
    beside: list[list[float]] = field(default_factory=list)

    def ratio(self, share: float) -> float:
        """Return how many times as long it took beside something else, at one percentile: the
        median of the rounds."""
        pairs = zip(self.beside, self.quiet, strict=True)
        return median(percentile(one, share) / percentile(other, share) for one, other in pairs)

    def told(self, title: str, quiet: str, beside: str) -> str:
        """Return a table of both, so called, and how many times as long it took."""
        rows = [f"{title:<36} {'p50 p99 p99.9 most':>36}"]
        for name, rounds in ((quiet, self.quiet), (beside, self.beside)):
            rows.append(f"{name:<36} {spread(list(chain(*rounds)))}")
        times = ", ".join(f"p{100 * share:g} {self.ratio(share):.2f}" for share in (0.5, 0.99))
        return "\n".join([*rows, f"times as long: {times}"])
