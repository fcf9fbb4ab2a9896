"""What does a sealed deal cost a move? The same game at a sealed table and at one without a seal.

``python -m benchmarks.sealed`` runs ``lutetia serve``. Two people sit at both tables and make a
move at one and a move at the other, in random order, so whatever else the machine does falls on
both. Told is the time from sending a move to its acknowledgement.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.server.client import Person
from tests.server.process import Server
from tests.server.stirrer import Stirrer

from benchmarks.load.timing import percentile

GAMES = ("paris_paris", "cite")
"""Games in which something is drawn all the time."""


class Table:
    """A table of two people in this process; ``times`` are the seconds that each move took."""

    def __init__(self, people: list[Person], game: str, sealed: bool, times: list[float]) -> None:
        self.times = times
        name = people[0].table(2, game=game, sealed=sealed)
        self.lines = [person.line(name) for person in people]
        self.lines[1].do("sit", seat=1)
        stirrers = [Stirrer(line, name, seat) for seat, line in enumerate(self.lines)]
        if sealed:
            for stirrer in stirrers:
                stirrer.promise()
        self.lines[0].do("start")
        if sealed:
            for stirrer in stirrers:
                stirrer.show()
        for line in self.lines:
            while line.now["table"]["status"] != "playing":
                line.hear()

    def move(self, dice: random.Random) -> bool:
        """Make a move; return whether the game goes on."""
        newest = max(line.now["version"] for line in self.lines)
        for line in self.lines:
            while line.now["version"] < newest:
                line.hear()
        if self.lines[0].now["table"]["status"] == "over":
            for line in self.lines:
                line.__exit__(None, None, None)
            return False
        line = next(line for line in self.lines if line.now["turn"]["mine"])
        turn, version = line.now["turn"], line.now["version"]
        action = dice.choice(turn["legal"])["text"]
        since = time.perf_counter()
        answer = line.ask("act", version=version, seat=turn["to_act"], action=action)
        if answer["type"] == "ack":
            self.times.append(time.perf_counter() - since)
            while line.now["version"] < answer["version"]:
                line.hear()
        else:  # faster than people may be
            assert answer.get("code") == "rate", answer
            time.sleep(0.2)
        return True


def run(folder: Path, moves: int, games: tuple[str, ...] = GAMES) -> dict[bool, list[float]]:
    """Return the seconds of at least so many moves at sealed tables (True) and at others."""
    times: dict[bool, list[float]] = {True: [], False: []}
    server = Server(folder / "sealed.db")
    server.start()
    try:
        dice = random.Random(1)
        at = 0
        while min(map(len, times.values())) < moves:
            people = [Person(server.base, name) for name in ("Ana", "Bob")]
            game = games[at % len(games)]
            at += 1
            open_tables = [Table(people, game, sealed, times[sealed]) for sealed in times]
            while open_tables:
                dice.shuffle(open_tables)
                open_tables = [table for table in open_tables if table.move(dice)]
            for person in people:
                person.http.close()
    finally:
        server.stop()
    return times


def report(times: dict[bool, list[float]]) -> float:
    """Print what was measured; return the ratio of the 99th percentiles."""
    print("| milliseconds | moves | p50 | p90 | p99 | p99.9 |\n|---|---|---|---|---|---|")
    shares = (0.5, 0.9, 0.99, 0.999)
    for sealed, name in ((False, "without a seal"), (True, "sealed")):
        cells = " | ".join(f"{percentile(times[sealed], share) * 1e3:.2f}" for share in shares)
        print(f"| {name} | {len(times[sealed]):,} | {cells} |")
    ratios = [percentile(times[True], share) / percentile(times[False], share) for share in shares]
    print("| ratio | | " + " | ".join(f"{ratio:.3f}" for ratio in ratios) + " |")
    return ratios[2]


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000, help="at each of the two")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report(run(Path(folder), asked.moves))


if __name__ == "__main__":
    main()
