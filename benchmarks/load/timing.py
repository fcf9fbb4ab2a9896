"""What is counted under load."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


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
