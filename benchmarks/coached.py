"""Do players wait longer while the coach makes a report? ``python -m benchmarks.coached``

Real games on a real server, as in ``benchmarks.load``. Each round has a half without reports and a
half in which one report after another is made. Told are, for both, how long a move took from being
sent to its acknowledgement, and how many times as long it took beside reports: the median of the
rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import math
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

import httpx
from tests.golden.whole_games import files
from tests.server.service import free_port

from benchmarks.load.server import Server
from benchmarks.load.timing import Rounds, Tally
from benchmarks.move.games import SEATS

try:
    from benchmarks.load.__main__ import gather, pour
    from benchmarks.load.people import Played, Site
except ImportError as error:
    sys.exit(f"{error}: this needs the packages of the dependency group 'bench' (picows)")

LOOKS = 0.25
"""Seconds between two looks whether a report is there."""


@dataclass
class Found:
    """What was measured.

    Attributes:
        acks: seconds to an acknowledgement without and beside reports.
        reports: seconds that each report took.
    """

    acks: Rounds = field(default_factory=Rounds)
    reports: list[float] = field(default_factory=list)


class Asker:
    """Somebody who has one game after another judged."""

    def __init__(self, base: str, game: str) -> None:
        self.client = httpx.AsyncClient(base_url=base, timeout=60)
        self.records: Iterator[Path] = itertools.cycle(files(game))

    async def table(self) -> str:
        """Bring a game that has ended; return its table."""
        made = await self.client.post("/api/records", content=next(self.records).read_bytes())
        made.raise_for_status()
        return str(made.json()["id"])

    async def judged(self, table: str) -> float:
        """Have a game judged; return the seconds that it took."""
        path, clock = f"/api/tables/{table}/coach", asyncio.get_running_loop().time
        begun, ask = clock(), self.client.post(path, json={})
        while True:
            answer = (await ask).raise_for_status().json()
            if answer["state"] == "made":
                return clock() - begun
            await asyncio.sleep(LOOKS)
            ask = self.client.get(path)


async def run(args: argparse.Namespace, port: int) -> Found:
    """Measure."""
    tally, rng, site = Tally(), Random(args.seed), Site(port)
    names = list(itertools.islice(itertools.cycle(SEATS), args.tables))
    tables = [Played(tally, rng, name, SEATS[name]) for name in names]
    await gather(tables, site, argparse.Namespace(ahead=24), rng)
    asker, found = Asker(f"http://127.0.0.1:{port}", args.game), Found()
    await asker.client.post("/api/me", json={})
    await asker.judged(await asker.table())  # the first one loads what all need

    async def played() -> list[float]:
        tally.acks, tally.on = [], True
        await pour(tables, tally, args.rate * args.tables, args.seconds, rng)
        tally.on = False
        return tally.acks

    async def judge_until(enough: asyncio.Event) -> None:
        while not enough.is_set():
            found.reports.append(await asker.judged(ended.pop()))

    for _ in range(args.rounds):
        ended = [await asker.table() for _ in range(math.ceil(args.seconds) + 1)]
        await asyncio.sleep(1.0)
        found.acks.quiet.append(await played())
        enough = asyncio.Event()
        judging = asyncio.create_task(judge_until(enough))
        await asyncio.sleep(1.0)
        found.acks.beside.append(await played())
        enough.set()
        await judging
    for table in tables:
        table.close()
    await asker.client.aclose()
    return found


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coached", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.4, help="moves a second and table")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each half of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="paris_paris", choices=list(SEATS), help="is judged")
    parser.add_argument("--seed", type=int, default=7)
    args, port = parser.parse_args(), free_port()
    with tempfile.TemporaryDirectory() as folder, Server(port, Path(folder), None):
        found = asyncio.run(run(args, port))
    print(
        found.acks.told("milliseconds to an acknowledgement", "without a report", "beside reports")
    )
    print(f"{len(found.reports)} reports, of {median(found.reports):.1f} s each")


if __name__ == "__main__":
    main()
