"""``python -m tests.cluster.chaos --rounds 300``: processes of one site, PostgreSQL and NATS are
killed, stopped, restarted and cut off, while people play all four games; whatever anybody was told
must be true of the one log of their table, and no acknowledged move lost or doubled.

A run consists of parts, each on a site of its own that is looked back at when it ends. With
``--results`` a folder remembers them: what was stopped goes on there the next time.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from lutetia.games import IDS, load
from lutetia.server.verify import verify
from tests.cluster.cut import Line as Cable
from tests.cluster.seat import LOST, Newest, Seat, check
from tests.cluster.site import Process, Site, site
from tests.server.client import Person, TooLate, wait_until
from tests.server.commands import COMMANDS
from tests.server.patience import PATIENCE

TABLES = 4

PART = 30
"""Rounds of one part."""

QUICK, SLOW = 0.05, 0.5
"""Seconds between two moves of somebody, while something happens and while it is waited for: what
is played then tries nothing, and takes the processor from what is waited for."""

MOMENT = 0.3
"""Seconds that belong to what happens: before and after it people play quickly."""


class Wired(Process):
    """A process whose lines to the bus and to the database can be cut."""

    def __init__(self, of: Site, name: str) -> None:
        self.bus_line, self.database_line = Cable(of.bus.port), Cable(of.database.port)
        database = of.address.replace(f":{of.database.port}/", f":{self.database_line.port}/")
        bus = of.bus.address.replace(f":{of.bus.port}", f":{self.bus_line.port}")
        super().__init__(of.folder, name, database, bus, "not a secret")


class Chaos:
    """A site that goes through everything.

    Attributes:
        done: how often each thing has happened.
        moves: how many were acknowledged, of tables that are checked.
        pauses: when people spoke, and for how many seconds they had no answer.
        spans: what happened, from when to when.
    """

    def __init__(self, of: Site, seed: int, processes: int = 3) -> None:
        self.site, self.chance = of, random.Random(seed)
        self.processes = [Wired(of, f"process{n}") for n in range(processes)]
        of.processes += self.processes
        self.stop = threading.Event()
        self.newest = Newest()
        self.tables: dict[str, list[Seat]] = {}
        self.done: Counter[str] = Counter()
        self.moves = self.tables_checked = 0
        self.pauses: list[tuple[float, float]] = []
        self.spans: list[tuple[str, float, float]] = []
        self._down: set[Wired] = set()
        self._first = seed  # of what happens
        self._pace = QUICK

    def bases(self) -> list[str]:
        return [one.base for one in self.processes if one not in self._down]

    def begin(self) -> None:
        for one in self.processes:
            one.begin()

    # --- tables -----------------------------------------------------------------------------------

    def sit_down(self) -> None:
        """Open tables until enough are played, and check those that are over."""
        for name, seats in list(self.tables.items()):
            for seat in seats:
                assert seat.error is None, f"table {name}: {seat.error!r}"
            if all(not seat.is_alive() for seat in seats):
                self.look_back(name)
        while len(self.tables) < TABLES:
            try:
                self._open(IDS[(self.tables_checked + len(self.tables)) % len(IDS)])
            except (*LOST, KeyError, AssertionError):
                return  # the site is being hit this very moment: people try again

    def _open(self, game: str) -> None:
        base = self.chance.choice(self.bases())
        players = min(load(game).meta.players)
        people = [Person(base, f"Person {n}") for n in range(players)]
        name = people[0].table(players, game=game)
        for seat, person in enumerate(people):
            with person.line(name) as line:
                if seat:
                    line.do("sit", seat=seat)
        with people[0].line(name) as line:
            line.do("start")
        people.append(Person(base, "Onlooker"))
        self.tables[name] = [
            Seat(one, name, self.bases, self.newest, self.stop, lambda: self._pace)
            for one in people
        ]
        for one in self.tables[name]:
            one.start()

    def acked(self) -> int:
        return self.moves + sum(
            len(seat.told.acked) for seats in self.tables.values() for seat in seats
        )

    def look_back(self, name: str) -> None:
        """See that all that was told at a table is true."""
        seats = self.tables.pop(name)
        with psycopg.connect(self.site.address) as connection:
            rows = connection.execute(
                "SELECT body FROM events WHERE table_id = %s ORDER BY version", (name,)
            ).fetchall()
        log = [msgspec.json.decode(body) for (body,) in rows]
        check(name, log, [seat.told for seat in seats])
        self.moves += sum(len(seat.told.acked) for seat in seats)
        self.pauses += [pause for seat in seats for pause in seat.told.pauses]
        self.tables_checked += 1

    # --- what happens -----------------------------------------------------------------------------

    def round(self) -> None:
        """Let one thing happen, and see that the games go on."""
        self._pace = QUICK
        self.sit_down()
        wanted = self.acked() + 8
        self.wait(lambda: self.acked() >= wanted, "too few moves were acknowledged")
        happens: list[Callable[[], None]] = [
            self.kill, self.pause, self.cut_bus, self.cut_database, self.drain,
            self.restart_bus, self.restart_database,
        ]  # fmt: skip
        what = happens[(self._first + sum(self.done.values())) % len(happens)]
        begin = time.monotonic()
        what()
        self.done[what.__name__] += 1
        wanted = self.acked() + 4
        self.wait(lambda: self.acked() >= wanted, f"nobody can move after {what.__name__}")
        self._pace = SLOW
        self.wait(lambda: all(map(Process.ready, self.processes)), "not all take part again")
        self.spans.append((what.__name__, begin, time.monotonic()))

    def wait(self, until: Callable[[], bool], otherwise: str) -> None:
        def there() -> bool:
            self.sit_down()
            return until()

        wait_until(there, otherwise)

    def nap(self, seconds: float) -> None:
        """Let time pass until it matters again what people do."""
        time.sleep(min(MOMENT, seconds))
        if seconds > 2 * MOMENT:
            self._pace = SLOW
            time.sleep(seconds - 2 * MOMENT)
            self._pace = QUICK
            time.sleep(MOMENT)

    def kill(self) -> None:
        victim = self.chance.choice(self.processes)
        self._down.add(victim)
        victim.kill()
        self.nap(self.chance.random())
        victim.start()
        self._down.discard(victim)

    def drain(self) -> None:
        victim = self.chance.choice(self.processes)
        self._down.add(victim)
        assert victim.stop() == 0, victim.said()
        victim.start()
        self._down.discard(victim)

    def pause(self) -> None:
        victim = self.chance.choice(self.processes)
        assert victim.process is not None
        self._down.add(victim)
        victim.process.send_signal(signal.SIGSTOP)
        self.nap(self.chance.choice((1.0, 4.5)))
        victim.process.send_signal(signal.SIGCONT)
        self._down.discard(victim)  # people may come there at once

    def cut_bus(self) -> None:
        self._cut(self.chance.choice(self.processes).bus_line)

    def cut_database(self) -> None:
        self._cut(self.chance.choice(self.processes).database_line)

    def _cut(self, line: Cable) -> None:
        line.cut()
        self.nap(self.chance.choice((1.0, 5.0)))
        line.mend()

    def restart_bus(self) -> None:
        self.site.bus.stop()
        self.nap(self.chance.random() * 2)
        self.site.bus.start()

    def restart_database(self) -> None:
        self.site.database.stop(self.chance.choice((signal.SIGINT, signal.SIGQUIT)))
        self.site.database.start()

    # --- the end ----------------------------------------------------------------------------------

    def end(self) -> None:
        """Let everybody stop, and look back at all tables."""
        self.stop.set()
        for seats in self.tables.values():
            for seat in seats:
                seat.join(PATIENCE)
                if seat.is_alive():
                    raise TooLate("somebody still waits")
                assert seat.error is None, repr(seat.error)
        for name in list(self.tables):
            self.look_back(name)
        for one in self.processes:
            assert one.stop() == 0, one.said()
        report = verify(self.site.address)
        assert report.differences == [], report.differences

    def result(self) -> dict[str, Any]:
        """Return what has come of it, as JSON has it: seconds that people waited for an answer, and
        the longest wait by what happened meanwhile."""
        longest: dict[str, float] = {}
        for what, begin, end in self.spans:
            for asked, seconds in self.pauses:
                if asked < end and asked + seconds > begin:
                    longest[what] = max(seconds, longest.get(what, 0.0))
        return {
            "done": dict(self.done),
            "tables": self.tables_checked,
            "moves": self.moves,
            "pauses": [round(seconds, 3) for _, seconds in self.pauses],
            "longest": longest,
            "seconds": {
                what: sum(end - begin for name, begin, end in self.spans if name == what)
                for what in self.done
            },
        }


def rounds_of(parts: Sequence[dict[str, Any]]) -> int:
    """Return the rounds of parts that have come to their end."""
    return sum(sum(part["done"].values()) for part in parts if "done" in part)


def told(parts: Sequence[dict[str, Any]]) -> str:
    """Return what has come of all parts together, in sentences."""
    ended = [part for part in parts if "done" in part]
    usual = sorted(seconds for part in ended for seconds in part["pauses"])
    lines = [
        f"{rounds_of(parts)} rounds in {len(ended)} parts, {sum(one['tables'] for one in ended)} "
        f"tables, {sum(one['moves'] for one in ended)} acknowledged moves: none lost, none "
        "doubled, one history each, shown to nobody else"
    ]
    if usual:
        half = usual[len(usual) // 2] * 1000
        lines.append(f"half of the moves had their answer within {half:.0f} ms")
    for what in sorted({what for part in ended for what in part["done"]}):
        times = sum(part["done"].get(what, 0) for part in ended)
        longest = max(part["longest"].get(what, 0.0) for part in ended)
        lines.append(f"{what}: {times} times; the longest wait for an answer {longest:.1f} s")
    for one in parts:
        if "done" not in one:
            why = f"not counted: {one['waited']}" if "waited" in one else f"WRONG: {one['wrong']}"
            lines.append(f"seed {one['seed']}: {why}")
    return "\n".join(lines)


def run(folder: Path, rounds: int, seed: int, progress: Callable[[str], None]) -> Chaos:
    """Let a site go through so many rounds.

    Raises AssertionError: something that was promised does not hold; TooLate.
    """
    with site(folder) as of:
        chaos = Chaos(of, seed)
        try:
            chaos.begin()
            for _ in range(rounds):
                chaos.round()
                what, begin, end = chaos.spans[-1]
                progress(
                    f"{sum(chaos.done.values())} rounds, {chaos.acked()} moves; "
                    f"{what}: {end - begin:.1f} s"
                )
            chaos.end()
        finally:
            chaos.stop.set()
    return chaos


class Results:
    """The parts of a run, kept in a folder: what came of each, and the logs of those that went
    wrong."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self._file = folder, folder / "parts.jsonl"
        lines = self._file.read_text().splitlines() if self._file.exists() else []
        self.parts: list[dict[str, Any]] = [json.loads(line) for line in lines]

    def add(self, seed: int, **part: Any) -> None:
        """Keep what came of a part."""
        self.parts.append({"seed": seed, **part})
        with self._file.open("a") as file:
            file.write(json.dumps(self.parts[-1]) + "\n")

    def next_seed(self, first: int) -> int:
        """Return a seed that no part has had."""
        return max([first - 1, *(part["seed"] for part in self.parts)]) + 1

    def keep_logs(self, seed: int, of: Path) -> None:
        """Keep the logs of a part."""
        for log in of.glob("*.log"):
            shutil.copy(log, self.folder / f"seed{seed}-{log.name}")


def part(results: Results, rounds: int, seed: int) -> None:
    """Play one part, and keep what came of it. Raises AssertionError."""
    load = "{:.1f} {:.1f} {:.1f}".format
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        try:
            chaos = run(Path(name), rounds, seed, lambda text: print(text, flush=True))
        except TooLate as waited:
            why = f"{str(waited)[:300]}, in {PATIENCE:.0f} s; load {load(*os.getloadavg())}"
            results.keep_logs(seed, Path(name))
            results.add(seed, waited=why)
        except AssertionError as wrong:
            results.keep_logs(seed, Path(name))
            results.add(seed, wrong=str(wrong)[-3000:])
            raise
        else:
            results.add(seed, **chaos.result())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.chaos", description=__doc__)
    parser.add_argument("--rounds", type=int, default=300, help="in all parts together")
    parser.add_argument("--seed", type=int, default=1, help="of the first part")
    parser.add_argument("--results", type=Path, help="a folder; without it nothing is remembered")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # everything that was started ends, too
    with tempfile.TemporaryDirectory() as forgotten:
        kept = Results(asked.results or Path(forgotten))
        COMMANDS.copied = True
        try:
            while (left := asked.rounds - rounds_of(kept.parts)) > 0:
                part(kept, min(PART, left), kept.next_seed(asked.seed))
                print(told(kept.parts), flush=True)
        finally:
            COMMANDS.close()
        print(told(kept.parts))
        sys.exit(any("done" not in one for one in kept.parts))
