"""``python -m tests.cluster.chaos --rounds 300``: processes of one site, PostgreSQL and NATS are
killed, stopped, restarted and cut off, while people play all four games; whatever anybody was told
must be true of the one log of their table, and no acknowledged move lost or doubled."""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import psycopg

from lutetia.games import IDS, load
from lutetia.server.verify import verify
from tests.cluster.cut import Line as Cable
from tests.cluster.seat import LOST, Newest, Seat, check
from tests.cluster.site import Process, Site, site
from tests.server.client import PATIENCE, Person, wait_until

TABLES = 4


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
        self.tables[name] = [Seat(one, name, self.bases, self.newest, self.stop) for one in people]
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
        self.sit_down()
        wanted = self.acked() + 8
        self.wait(lambda: self.acked() >= wanted, "too few moves were acknowledged")
        happens: list[Callable[[], None]] = [
            self.kill, self.pause, self.cut_bus, self.cut_database, self.drain,
            self.restart_bus, self.restart_database,
        ]  # fmt: skip
        what = happens[sum(self.done.values()) % len(happens)]
        begin = time.monotonic()
        what()
        self.done[what.__name__] += 1
        wanted = self.acked() + 4
        self.wait(lambda: self.acked() >= wanted, f"nobody can move after {what.__name__}")
        self.wait(lambda: all(map(Process.ready, self.processes)), "not all take part again")
        self.spans.append((what.__name__, begin, time.monotonic()))

    def wait(self, until: Callable[[], bool], otherwise: str) -> None:
        def there() -> bool:
            self.sit_down()
            return until()

        wait_until(there, otherwise)

    def kill(self) -> None:
        victim = self.chance.choice(self.processes)
        self._down.add(victim)
        victim.kill()
        time.sleep(self.chance.random())
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
        time.sleep(self.chance.choice((1.0, 5.0)))
        victim.process.send_signal(signal.SIGCONT)
        self._down.discard(victim)  # people may come there at once

    def cut_bus(self) -> None:
        self._cut(self.chance.choice(self.processes).bus_line)

    def cut_database(self) -> None:
        self._cut(self.chance.choice(self.processes).database_line)

    def _cut(self, line: Cable) -> None:
        line.cut()
        time.sleep(self.chance.choice((1.0, 6.0)))
        line.mend()

    def restart_bus(self) -> None:
        self.site.bus.stop()
        time.sleep(self.chance.random() * 2)
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
                assert not seat.is_alive(), "somebody still waits"
                assert seat.error is None, repr(seat.error)
        for name in list(self.tables):
            self.look_back(name)
        for one in self.processes:
            assert one.stop() == 0, one.said()
        report = verify(self.site.address)
        assert report.differences == [], report.differences

    def told(self) -> str:
        """Return what has come of it."""
        usual = sorted(seconds for _, seconds in self.pauses)
        lines = [
            f"{sum(self.done.values())} rounds, {self.tables_checked} tables, {self.moves} "
            "acknowledged moves: none lost, none doubled, one history each, shown to nobody else",
            f"half of the moves had their answer within {usual[len(usual) // 2] * 1000:.0f} ms",
        ]
        for what, times in self.done.items():
            longest = max(
                seconds
                for name, begin, end in self.spans
                for asked, seconds in self.pauses
                if name == what and asked < end and asked + seconds > begin
            )
            lines.append(f"{what}: {times} times; the longest wait for an answer {longest:.1f} s")
        return "\n".join(lines)


def run(folder: Path, rounds: int, seed: int, progress: Callable[[str], None]) -> Chaos:
    """Let a site go through so many rounds.

    Raises AssertionError: something that was promised does not hold.
    """
    with site(folder) as of:
        chaos = Chaos(of, seed)
        chaos.begin()
        try:
            for _ in range(rounds):
                chaos.round()
                progress(f"{sum(chaos.done.values())} rounds, {chaos.acked()} moves")
            chaos.end()
        except BaseException:
            for one in chaos.processes:
                print(one.db.name, one.said()[-6000:], file=sys.stderr)
            raise
        finally:
            chaos.stop.set()
    return chaos


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.chaos", description=__doc__)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        found = run(Path(name), asked.rounds, asked.seed, lambda text: print(text, flush=True))
    print(found.told())
