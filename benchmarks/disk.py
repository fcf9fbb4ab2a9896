"""How long is a disk waited for while others compute? ``python -m benchmarks.disk``

Nothing of Lutetia runs: pages of 4 KiB are appended to a file in the temporary folder and synced,
one after another, in turns while nothing else runs and beside processes that compute where a
processor has nothing else to do, as the coach does (`server.coach.giving_way`). What is longer
there is the system's and the machine's; see it beside ``benchmarks.coached``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Never

from benchmarks.load.timing import Rounds
from lutetia.server.coach.giving_way import take_what_is_left

PAGE = bytes(4096)
REST = 0.01
"""Seconds between two writes."""


def synced(seconds: float) -> list[float]:
    """Return the seconds that each write of so many seconds took until it was on the disk."""
    out = []
    with tempfile.TemporaryFile(buffering=0) as file:
        end = time.perf_counter() + seconds
        while (start := time.perf_counter()) < end:
            file.write(PAGE)
            os.fsync(file.fileno())
            out.append(time.perf_counter() - start)
            time.sleep(REST)
    return out


def _compute() -> Never:
    take_what_is_left()
    while True:  # until it is killed
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Have so many processes compute meanwhile."""
    spawn = multiprocessing.get_context("spawn")
    made = [spawn.Process(target=_compute, daemon=True) for _ in range(processes)]
    for one in made:
        one.start()
    try:
        time.sleep(1.0)  # until they do
        yield
    finally:
        for one in made:
            one.kill()
            one.join()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.disk", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each half of a round")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--processes", type=int, default=1, help="that compute in the other half")
    args = parser.parse_args()
    found = Rounds()
    for _ in range(args.rounds):
        found.quiet.append(synced(args.seconds))
        with busy(args.processes):
            found.beside.append(synced(args.seconds))
    print(found.told("milliseconds to the disk", "while nothing else runs", "beside what computes"))


if __name__ == "__main__":
    main()
