"""``python -m benchmarks.cluster``: what a move costs with one process and SQLite, one process and
PostgreSQL, and two processes with PostgreSQL and NATS, in turns: processor time of each part, for
the same games by the same generator. Each seat of a table has its socket at another process."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.cluster.site import Site as Services
from tests.cluster.site import site
from tests.server.process import FREE, Server

from benchmarks.load.__main__ import gather, pour
from benchmarks.load.people import Played, Site
from benchmarks.load.server import used
from benchmarks.load.timing import Tally, percentile
from benchmarks.move.games import SEATS

Parts = dict[str, Callable[[], float]]
"""What has used how many processor seconds so far."""


def pid(of: object) -> int:
    """Return the id of the process of a server of the tests."""
    process = getattr(of, "process", None)
    assert process is not None
    return int(process.pid)


def family(first: int) -> float:
    """Return the processor seconds of a process and its children."""
    found = 0.0
    for path in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((path / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if first in (int(path.name), parent):
                found += used(int(path.name))
        except OSError:
            continue  # it has just ended
    return found


async def load(ports: list[int], parts: Parts, asked: argparse.Namespace) -> dict[str, float]:
    """Play, and return the milliseconds of processor that each part has used a move."""
    tally, rng = Tally(), Random(asked.seed)
    people = Site(*ports)
    games = [list(SEATS)[n % len(SEATS)] for n in range(asked.tables)]
    tables = [Played(tally, rng, game, SEATS[game]) for game in games]
    ahead = argparse.Namespace(ahead=asked.ahead)
    await gather(tables, people, ahead, rng)
    await asyncio.sleep(1.5)
    before = {name: so_far() for name, so_far in parts.items()}
    tally.on = True
    await pour(tables, tally, asked.rate * asked.tables, asked.seconds, rng)
    await asyncio.sleep(1.0)
    tally.on = False
    moves = max(1, len(tally.acks))
    found = {name: (so_far() - before[name]) / moves * 1e3 for name, so_far in parts.items()}
    for table in tables:
        table.close()
    print(
        f"  {moves} moves acknowledged, {sum(tally.refused.values())} refused; acknowledged after "
        f"{percentile(tally.acks, 0.5) * 1e3:.1f} ms (p50), "
        f"{percentile(tally.acks, 0.99) * 1e3:.1f} ms (p99); ms of processor a move: "
        + ", ".join(f"{name} {ms:.2f}" for name, ms in found.items()),
        flush=True,
    )
    return found


def one_file(folder: Path, asked: argparse.Namespace) -> dict[str, float]:
    """One process, with SQLite."""
    server = Server(folder / f"{time.monotonic_ns()}.db", FREE)
    server.start()
    try:
        return asyncio.run(load([server.port], {"server": lambda: family(pid(server))}, asked))
    finally:
        server.stop()


def many(of: Services, processes: int, asked: argparse.Namespace) -> dict[str, float]:
    """So many processes, with PostgreSQL; NATS where there are more than one."""
    made = []
    for _ in range(processes):
        server = of.process()
        if processes == 1:
            server.words = server.words[:2]
        server.begin()
        made.append(server)
    parts: Parts = {
        "server": lambda: sum(family(pid(server)) for server in made),
        "PostgreSQL": lambda: family(pid(of.database)),
    }
    if processes > 1:
        parts["NATS"] = lambda: family(pid(of.bus))
    try:
        return asyncio.run(load([server.port for server in made], parts, asked))
    finally:
        for server in made:
            server.stop()


def main() -> None:
    """Measure in turns, and print ratios."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second and table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--ahead", type=int, default=12)
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    sums: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as name, site(Path(name)) as of:
        for turn in range(asked.turns):
            for what, measure in (
                ("one process, SQLite", lambda: one_file(Path(name), asked)),
                ("one process, PostgreSQL", lambda: many(of, 1, asked)),
                ("two processes, PostgreSQL, NATS", lambda: many(of, 2, asked)),
            ):
                print(f"{what}, turn {turn + 1}:")
                held = sums.setdefault(what, {})
                for part, ms in measure().items():
                    held[part] = held.get(part, 0.0) + ms / asked.turns
    base = sum(sums["one process, SQLite"].values())
    for what, parts in sums.items():
        every = sum(parts.values())
        told = ", ".join(f"{part} {ms:.2f}" for part, ms in parts.items())
        print(f"{what}: {every:.2f} ms of processor a move ({told}), {every / base:.2f} times")
    single = sums["one process, PostgreSQL"]["server"]
    pair = sums["two processes, PostgreSQL, NATS"]["server"]
    print(
        f"two processes, each on a core of its own, carry {2 * single / pair:.2f} times the moves"
    )


if __name__ == "__main__":
    main()
