"""Cold and warm start: what a fresh process needs until it has played one move."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

CHILD = """
import time
began = time.perf_counter()
import lutetia
imported = time.perf_counter()
state = lutetia.game("paris_paris").new(players=4, seed=7)
state = state.play(state.legal()[0])
print(imported - began, flush=True)
"""


@dataclass(frozen=True)
class Start:
    """Seconds on the clock.

    Attributes:
        label: what people read.
        imported: median of ``import lutetia``.
        moved: median from starting the interpreter to having played a move of Paris Paris.
        low, high: the fastest and slowest of the latter.
        cpu: median of the processor seconds of the whole process, its end included:
            what a busy machine does not stretch.
        times: how often it was measured.
    """

    label: str
    imported: float
    moved: float
    low: float
    high: float
    cpu: float
    times: int


def once(environment: dict[str, str]) -> tuple[float, float, float]:
    """Start a process; return its import's seconds, the seconds until it has moved,
    and its processor seconds in all."""
    used = _children()
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", CHILD], stdout=subprocess.PIPE, text=True, env=environment
    ) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        moved = time.perf_counter() - began
    if child.returncode != 0:
        raise RuntimeError("the process that measures the start stopped; what it said is above")
    return float(line), moved, _children() - used


def _children() -> float:
    """Return the processor seconds of all children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def summary(label: str, found: list[tuple[float, float, float]]) -> Start:
    """Return the medians of what `once` found."""
    imported, moved, cpu = zip(*found, strict=True)
    return Start(
        label, median(imported), median(moved), min(moved), max(moved), median(cpu), len(found)
    )


def starts(cold: int, warm: int, tell: Callable[[str], None]) -> list[Start]:
    """Measure ``cold`` starts with an empty cache, ``warm`` ones with a filled cache,
    and as many interpreted."""
    empty, filled, plain = [], [], []
    with tempfile.TemporaryDirectory() as home:
        for n in range(cold):
            tell(f"cold start {n + 1} of {cold}")
            full = {**os.environ, "LUTETIA_CACHE": os.path.join(home, str(n))}
            empty.append(once(full))
        for n in range(warm):
            tell(f"warm start {n + 1} of {warm}")
            filled.append(once(full))
            plain.append(once({**os.environ, "LUTETIA_JIT": "0"}))
    return [
        summary("compiled, empty cache", empty),
        summary("compiled, filled cache", filled),
        summary("interpreted", plain),
    ]
