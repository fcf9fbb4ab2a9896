"""What does it cost a move to be counted, and what does a look at the figures cost?

``python -m benchmarks.counting`` times what is done for one move beside what the move needs anyway:
its context for log and trace, three times noted, one count. It is told as a part of a move's
processor time (`benchmarks.load` measures that: 1.5 ms).
"""

from __future__ import annotations

import time
from collections.abc import Callable

from lutetia.server.operations.doing import Doing
from lutetia.server.operations.metrics import Metrics
from lutetia.server.operations.traces import span
from lutetia.table.events import Event

MOVE = 0.0015
"""Seconds of processor that a move takes on the server."""

RUNS = 5


def seconds(work: Callable[[], object], times: int) -> float:
    """Return the processor seconds that ``work`` takes, in the quickest of some runs."""
    took = []
    for _ in range(RUNS):
        start = time.process_time()
        for _ in range(times):
            work()
        took.append((time.process_time() - start) / times)
    return min(took)


def run(times: int = 20_000) -> tuple[float, float]:
    """Return the seconds of counting one move, and of telling all figures once."""
    metrics = Metrics()
    act: list[Event] = [{"kind": "act", "at": 0.0, "by": "person", "seat": 0, "text": "pass"}]

    def count() -> None:
        with Doing("act", "table", "person", str):
            with span("commit"):
                metrics.commits.observe(0.004)
            metrics.moved("paris", act, "person")
            metrics.acknowledged.observe(0.005)
            metrics.fan_out.observe(0.0004)

    return seconds(count, times), seconds(metrics.text, max(1, times // 100))


def report(count: float, look: float) -> None:
    """Print both."""
    print("| | processor | a part of |")
    print("|---|---|---|")
    print(f"| counting a move | {count * 1e6:.1f} us | {count / MOVE:.2%} of a move |")
    print(f"| one look at /metrics | {look * 1e3:.2f} ms | {look / 15:.3%} of a core, every 15 s |")


if __name__ == "__main__":
    report(*run())
