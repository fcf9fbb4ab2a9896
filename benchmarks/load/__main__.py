"""``python -m benchmarks.load``: a real server, real games, and how long its players wait.

The server runs on one core, the generator on another. Moves come at random times that do not wait
for answers, so a slow server is met by as many moves as a quick one. Each is a legal one by the
list the server sent; one that comes due while its table has not told everybody
of the last is left out and counted.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.load.server import Server, sync_seconds
from benchmarks.load.timing import Tally, percentile, spread
from benchmarks.move.games import SEATS

try:
    import uvloop
    from picows import WSFrame, WSListener, WSTransport, ws_connect

    from benchmarks.load.people import Played, Site
except ImportError as error:
    sys.exit(
        f"{error}: the load generator needs the packages of the dependency group 'bench' (picows)"
    )

MAX_TABLES, MAX_SECONDS = 4000, 300
AT_ONCE = 40


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="of load that is counted")
    parser.add_argument("--rate", type=float, default=0.4, help="moves a second and table")
    parser.add_argument(
        "--games",
        nargs="+",
        default=list(SEATS),
        choices=list(SEATS),
        help="what the tables play, in turns, each with its usual seats and a socket a seat (all)",
    )
    parser.add_argument(
        "--parts", action="store_true", help="also what each part of the server uses, by game"
    )
    parser.add_argument(
        "--ahead",
        type=int,
        default=24,
        help="most moves played before the clock: games differ in age",
    )
    parser.add_argument(
        "--lobby", type=int, default=4, help="sockets that watch the lobby meanwhile"
    )
    parser.add_argument("--port", type=int, default=8150)
    parser.add_argument(
        "--folder",
        type=Path,
        help="where the database goes (the temporary folder); name a disk, not memory",
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write the figures to FILE as well"
    )
    asked = parser.parse_args()
    if not 1 <= asked.tables <= MAX_TABLES or not 0 < asked.seconds <= MAX_SECONDS:
        parser.error(f"at most {MAX_TABLES} tables and {MAX_SECONDS} seconds")
    return asked


class Watcher(WSListener):
    """A socket in the lobby."""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Read nothing: the work is the server's."""


async def gather(tables: list[Played], site: Site, asked: argparse.Namespace, rng: Random) -> None:
    """Open all tables and play them to different ages."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(table: Played) -> None:
        async with gate:
            await table.open(site)
            await table.ahead(rng.randint(0, asked.ahead))

    await asyncio.gather(*(one(table) for table in tables))


async def pour(
    tables: list[Played], tally: Tally, rate: float, seconds: float, rng: Random
) -> None:
    """Let moves come due at random, ``rate`` a second in all, each at a random table."""
    began = time.perf_counter()
    due = began + rng.expovariate(rate)
    while due < began + seconds:
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        now = time.perf_counter()
        while due <= now and due < began + seconds:
            table = rng.choice(tables)
            if table.status == "over":
                tally.over += 1
            elif table.move():
                tally.sent += 1
                tally.games[table.game] += 1
                tally.late.append(time.perf_counter() - due)
            else:
                tally.unknown += 1
            due += rng.expovariate(rate)


async def run(asked: argparse.Namespace, server: Server) -> dict[str, Any]:
    """Put the server under load; return the figures."""
    tally, rng, site = Tally(), Random(asked.seed), Site(asked.port)
    names = [asked.games[n % len(asked.games)] for n in range(asked.tables)]
    tables = [Played(tally, rng, name, SEATS[name]) for name in names]
    empty = server.use()
    began = time.perf_counter()
    await gather(tables, site, asked, rng)
    watchers = [
        await ws_connect(Watcher, f"ws://127.0.0.1:{asked.port}/ws/lobby")
        for _ in range(asked.lobby)
    ]
    opened = time.perf_counter() - began
    await asyncio.sleep(1.5)
    gc.collect()
    gc.disable()
    before_refused = dict(tally.refused)
    tally.frames = tally.size = 0
    tally.refused.clear()
    before, parts, own = server.use(), server.parts(), time.process_time()
    tally.on = True
    await pour(tables, tally, asked.rate * asked.tables, asked.seconds, rng)
    after, own = server.use(), time.process_time() - own
    parts = {part: spent - parts.get(part, 0.0) for part, spent in server.parts().items()}
    until = time.monotonic() + 5
    while len(tally.acks) + sum(tally.refused.values()) < tally.sent and time.monotonic() < until:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    tally.on = False
    closed = sum(socket.closed for table in tables for socket in table.sockets)
    for table in tables:
        table.close()
    for transport, _ in watchers:
        transport.disconnect()
    if before_refused:
        print(f"refused while getting ready: {before_refused}", file=sys.stderr)
    return {
        "tables": asked.tables,
        "sockets": sum(table.players for table in tables), "lobby": asked.lobby,
        "seconds": asked.seconds, "opened_seconds": opened,
        "moves": tally.sent, "moves_per_second": tally.sent / asked.seconds,
        "acked": len(tally.acks),
        "skipped_unknown": tally.unknown, "skipped_over": tally.over,
        "refused": dict(tally.refused), "closed": closed,
        "frames_per_second": tally.frames / asked.seconds,
        "mean_frame": tally.size / max(1, tally.frames),
        "server_core": (after.cpu - before.cpu) / asked.seconds,
        "generator_core": own / asked.seconds,
        "memory": after.memory, "memory_empty": empty.memory,
        "cpu": after.cpu - before.cpu, "games": dict(tally.games), "parts": parts,
        "acks": tally.acks, "told": tally.told, "late": tally.late,
    }  # fmt: skip


def show(found: dict[str, Any], syncs: list[float], cores: tuple[int, int]) -> None:
    """Print the figures."""
    silent = found["moves"] - found["acked"] - sum(found["refused"].values())
    print(
        f"{found['tables']} tables, {found['sockets']} sockets, {found['lobby']} in the lobby, "
        f"{found['seconds']:g} s counted"
    )
    print(f"{'milliseconds':<34} {'p50':>8} {'p99':>8} {'p99.9':>8} {'most':>8}")
    print(f"{'move sent to ack received':<34} {spread(found['acks'])}")
    print(f"{'move sent to view at all sockets':<34} {spread(found['told'])}")
    print(f"{'generator late by':<34} {spread(found['late'])}")
    print(f"{'one small write made safe, alone':<34} {spread(syncs)}")
    print(
        f"{found['moves_per_second']:.0f} moves/s sent, {silent} without answer, refused: "
        f"{found['refused'] or 'none'}, "
        f"{found['closed']} sockets lost; left out: {found['skipped_unknown']} too soon, "
        f"{found['skipped_over']} at finished games"
    )
    print(
        f"server: {found['server_core']:.0%} of core {cores[0]}, "
        f"{found['memory']:.0f} MiB ({found['memory_empty']:.0f} empty); "
        f"generator: {found['generator_core']:.0%} of core {cores[1]}; "
        f"{found['frames_per_second']:.0f} frames/s of "
        f"{found['mean_frame'] / 1000:.1f} kB; tables opened in {found['opened_seconds']:.0f} s"
    )


def show_parts(found: dict[str, Any]) -> None:
    """Print what each part of the server used: in all, and by game and move."""
    parts, cpu = dict(found["parts"]), found["cpu"]
    storage = parts.pop("storage", 0.0)
    own = {name: spent for name, spent in parts.items() if " " in name}
    sums: dict[str, float] = {"storage": storage}
    for name, spent in own.items():
        part = name.split()[0]
        sums[part] = sums.get(part, 0.0) + spent
    sums["sockets and the rest"] = cpu - sum(sums.values())
    shares = ", ".join(
        f"{part} {spent / cpu:.0%}" for part, spent in sorted(sums.items(), key=lambda x: -x[1])
    )
    moves = max(1, found["moves"])
    print(f"processor of the server, {cpu / moves * 1e3:.2f} ms a move in all: {shares}")
    for game, n in found["games"].items():
        mine = {name.split()[0]: spent for name, spent in own.items() if name.endswith(f" {game}")}
        told = ", ".join(
            f"{part} {spent / n * 1e6:.0f}"
            for part, spent in sorted(mine.items(), key=lambda x: -x[1])
        )
        print(f"  {game:<12} {sum(mine.values()) / n * 1e6:5.0f} us a move in-process: {told}")


def main() -> None:
    """Start the server, put it under load, print."""
    asked = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    need = asked.tables * max(SEATS[game] for game in asked.games) + 200
    if hard != resource.RLIM_INFINITY and hard < need:
        sys.exit(f"{asked.tables} tables need {need} open files; the system allows {hard}")
    cores = sorted(os.sched_getaffinity(0))
    pair = (cores[0], cores[-1])
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=asked.folder)))
        server = stack.enter_context(Server(asked.port, folder, pair[0], asked.parts))
        os.sched_setaffinity(0, {pair[1]})
        syncs = sync_seconds(folder)
        found = uvloop.run(run(asked, server))
        show(found, syncs, pair)
        if asked.parts:
            show_parts(found)
    if asked.json:
        for name in ("acks", "told", "late"):
            times = found[name]
            found[name] = {
                str(share): percentile(times, share) for share in (0.5, 0.9, 0.99, 0.999, 1.0)
            }
        asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
