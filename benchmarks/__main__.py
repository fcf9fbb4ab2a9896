"""``python -m benchmarks``: rules, search and start in one run on one core;
``python -m benchmarks library``: a step from Python; ``python -m benchmarks move``: one on the
server."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from benchmarks import library, measure, openspiel, ours, report, search, start
from benchmarks.interpreted import Worker
from benchmarks.move import command as move
from lutetia.engine.kernel import COMPILED


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="less than a minute; good for ratios above a tenth"
    )
    parser.add_argument(
        "--rounds", type=int, help="rounds in which all programs take turns (5; quick: 3)"
    )
    parser.add_argument("--seconds", type=float, help="seconds a program and round (1; quick: 0.2)")
    parser.add_argument("--core", type=int, help="the core to stay on (the last one)")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write every round to FILE as well"
    )
    asked = parser.parse_args()
    asked.rounds = asked.rounds or (3 if asked.quick else 5)
    asked.seconds = asked.seconds or (0.2 if asked.quick else 1.0)
    return asked


def tell(what: str) -> None:
    """Say what is going on, where it does not disturb the table."""
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Measure and print."""
    if sys.argv[1:2] == ["move"]:
        move.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["library"]:
        library.main(sys.argv[2:])
        return
    asked = arguments()
    if not COMPILED:
        sys.exit(
            "benchmarks need Numba, and LUTETIA_JIT must not be 0: "
            "they compare compiled with interpreted themselves"
        )
    began = time.perf_counter()
    core = measure.pin(asked.core)
    with Worker() as worker:
        programs = [*ours.programs(), *worker.programs(), *openspiel.programs(), *search.programs()]
        measure.interleave(programs, asked.rounds, asked.seconds, tell)
    starts = start.starts(cold=1 if asked.quick else 3, warm=3 if asked.quick else 5, tell=tell)
    tell("")
    print(report.table(programs, starts))
    share = min(program.share for program in programs)
    known = ", ".join(f"{name} {value}" for name, value in report.versions().items())
    print(f"\n{known}")
    print(
        f"core {core}, {asked.rounds} rounds of {asked.seconds:g} s in turns, medians; "
        "spread = fastest round over slowest; "
        "ratios are medians within rounds. Each program had the "
        f"core at least {share:.0%} of its time; "
        f"{time.perf_counter() - began:.0f} s in all."
    )
    if openspiel.pyspiel is None:
        print(openspiel.MISSING)
    if asked.json:
        settings = {"core": core, "rounds": asked.rounds, "seconds": asked.seconds, "share": share}
        report.write(asked.json, settings, programs, starts)


if __name__ == "__main__":
    main()
