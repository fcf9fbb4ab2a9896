"""How anything here is timed.

All programs of a run take turns, round after round, on one core. A figure is the median over the
rounds and its spread the largest over the smallest; a ratio is the median of the ratios within each
round, so that a machine that slows down slows both sides. Seconds are the processor's, not the
wall's: on an idle core they are the same, on a shared one they are what the program had.
`Series.share` says how much of the wall's time that was.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True)
class Sample:
    """One measured run.

    Attributes:
        count: playouts or simulations done.
        moves: decisions of seats in them; chance is not counted. 0 when that means nothing.
        cpu: seconds on the processor.
        wall: seconds on the clock.
    """

    count: int
    moves: float
    cpu: float
    wall: float


def clock(work: Callable[[], float]) -> tuple[float, float, float]:
    """Run ``work``; return what it returned, its processor seconds and its wall seconds."""
    wall, cpu = time.perf_counter(), time.thread_time()
    made = work()
    return made, time.thread_time() - cpu, time.perf_counter() - wall


@dataclass
class Series:
    """A program and what was measured of it.

    Attributes:
        key: short name, for pairs and files.
        label: what people read.
        unit: "playouts", "simulations" or "lists".
        run: do so many of them.
        first: how many to try before the speed is known.
    """

    key: str
    label: str
    unit: str
    run: Callable[[int], Sample]
    first: int = 1
    size: int = 0
    samples: list[Sample] = field(default_factory=list)

    def warm(self, seconds: float) -> None:
        """Compile, fill caches, and find how many make a run of ``seconds``."""
        self.run(self.first)
        n = self.first
        while True:
            cpu = self.run(n).cpu
            if cpu >= seconds / 8:
                break
            n = n * 8 if cpu <= 0 else max(n + 1, min(n * 8, int(n * seconds / 6 / cpu)))
        self.size = max(1, round(n * seconds / cpu))

    def rates(self) -> list[float]:
        """Return the speed in each round, in units a second."""
        return [sample.count / sample.cpu for sample in self.samples]

    @property
    def rate(self) -> float:
        """The median speed."""
        return median(self.rates())

    @property
    def moves(self) -> float:
        """The median number of moves a second."""
        return median(sample.moves / sample.cpu for sample in self.samples)

    @property
    def spread(self) -> float:
        """The fastest round over the slowest."""
        return max(self.rates()) / min(self.rates())

    @property
    def share(self) -> float:
        """The part of the wall's time that the program had the core."""
        return sum(sample.cpu for sample in self.samples) / sum(
            sample.wall for sample in self.samples
        )


def ratio(one: Series, other: Series, moves: bool = False) -> float:
    """Return how many times faster ``one`` is than ``other``: in its units, or in moves."""
    pairs = zip(one.samples, other.samples, strict=True)
    if moves:
        return median((a.moves / a.cpu) / (b.moves / b.cpu) for a, b in pairs)
    return median((a.count / a.cpu) / (b.count / b.cpu) for a, b in pairs)


def pin(core: int | None = None) -> int:
    """Keep this process and its children on one core, the last one unless told; return which. -1:
    this system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def interleave(
    programs: Sequence[Series], rounds: int, seconds: float, tell: Callable[[str], None]
) -> None:
    """Warm every program, then let all take turns for ``rounds``
    rounds of about ``seconds`` each."""
    for program in programs:
        tell(f"warming {program.label}")
        program.warm(seconds)
    for n in range(rounds):
        for program in programs:
            tell(f"round {n + 1} of {rounds}: {program.label}")
            program.samples.append(program.run(program.size))
