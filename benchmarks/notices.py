"""Does everybody who is waited for hear of it, once, while the server is killed again and again?

``python -m benchmarks.notices`` runs ``lutetia serve`` and a push service beside it that decrypts
what it gets. Two people play at each table; each acts when a notice has come, so that a notice that
is lost would end their game. The server is killed at random moments. Told are the hand-overs, those
that nobody heard of, those of which two messages told, how many copies of one message came, and how
long a notice took, without the time in which there was no server.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.client import Person
from tests.server.kills import LOST
from tests.server.notices.post_office import Browser, Office, Post, check_vapid, office
from tests.server.patience import PATIENCE
from tests.server.process import FREE, Server

HANDS = 12
"""Moves that are on their way at once."""


@dataclass(eq=False)
class Pair:
    """Two people at one table after the other."""

    people: list[Person]
    browsers: list[Browser]
    table: str = ""
    expected: int = 0


@dataclass
class Count:
    """What was seen.

    Attributes:
        handed: when each hand-over was acknowledged, by table, version and person.
        heard: the messages that told of each, and when the first came.
        down: the times in which there was no server.
    """

    handed: dict[tuple[str, int, str], float] = field(default_factory=dict)
    heard: dict[tuple[str, int, str], dict[str, float]] = field(default_factory=dict)
    copies: Counter[str] = field(default_factory=Counter)
    down: list[tuple[float, float]] = field(default_factory=list)

    def waited(self, key: tuple[str, int, str]) -> float:
        """Return the seconds that a notice took while there was a server."""
        since, until = self.handed[key], min(self.heard[key].values())
        away = sum(max(0.0, min(until, b) - max(since, a)) for a, b in self.down)
        return max(0.0, until - since - away)


class Run:
    """One run of so many hand-overs."""

    def __init__(self, server: Server, post: Office, most: int) -> None:
        self.server, self.office, self.most = server, post, most
        self.count = Count()
        self.hands = ThreadPoolExecutor(HANDS)
        self.errors: list[BaseException] = []
        self.done = threading.Event()
        self._lock = threading.Lock()
        self._by_path: dict[str, tuple[Pair, int]] = {}
        self.early: dict[tuple[str, str], tuple[str, float]] = {}
        post.told = self.told

    def add(self, n: int) -> None:
        """Let two more people play."""
        people = [Person(self.server.base, f"{name}{n}") for name in ("Ana", "Bob")]
        browsers = [Browser(f"{self.office.base}/push/{one.id}") for one in people]
        pair = Pair(people, browsers)
        for seat, (person, browser) in enumerate(zip(people, browsers, strict=True)):
            self._by_path[f"/push/{person.id}"] = pair, seat
            made = person.http.post(
                "/api/me/notices/channels", json={"push": browser.subscription()}
            )
            assert made.status_code == 201, made.text
        self._open(pair)

    def _open(self, pair: Pair) -> None:
        pair.table = pair.people[0].table(2, private=True)
        with pair.people[0].line(pair.table) as one, pair.people[1].line(pair.table) as two:
            two.do("sit", seat=1)
            now = one.do("start")
            self._note(pair, now)

    def _note(self, pair: Pair, now: dict[str, Any]) -> None:
        seat = now["turn"]["to_act"]
        with self._lock:
            pair.expected = now["version"]
            player = pair.people[seat].id
            key = pair.table, pair.expected, player
            self.count.handed.setdefault(key, time.time())
            early = self.early.pop((pair.table, player), None)
            if early is not None:
                self.count.heard.setdefault(key, {})[early[0]] = early[1]
            if len(self.count.handed) >= self.most:
                self.done.set()
        if early is not None and not self.done.is_set():
            self.hands.submit(self._turn, pair, seat)

    def told(self, post: Post) -> None:
        """Take in what was pushed, and let its reader act."""
        pair, seat = self._by_path[post.path]
        check_vapid(post.headers["authorization"], pair.browsers[seat].endpoint)
        said = pair.browsers[seat].read(post.body)["notification"]
        new = False
        with self._lock:
            self.count.copies[said["tag"]] += 1
            if self.count.copies[said["tag"]] > 1:
                return  # a browser puts it in the place of the first
            # A pair has one table in play, so the message tells of the latest hand-over there.
            for table in said["data"]["tables"]:
                if table != pair.table:
                    continue
                key = table, pair.expected, pair.people[seat].id
                if key not in self.count.handed and (table, key[2]) not in self.early:
                    # The server was killed after the move was safe and before it said so: whoever
                    # made it is asking still, and notes the hand-over when they know.
                    self.early[table, key[2]] = said["tag"], post.at
                    continue
                new = new or key not in self.count.heard
                self.count.heard.setdefault(key, {}).setdefault(said["tag"], post.at)
        if new and not self.done.is_set():
            self.hands.submit(self._turn, pair, seat)

    def _turn(self, pair: Pair, seat: int) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self._act(pair, seat)
                return
            except LOST:
                time.sleep(0.1)
            except BaseException as error:
                self.errors.append(error)
                self.done.set()
                return

    def _act(self, pair: Pair, seat: int) -> None:
        with pair.people[seat].line(pair.table) as line:
            while line.now["table"]["status"] == "playing":
                if line.now["turn"]["to_act"] != seat:
                    self._note(pair, line.now)
                    return
                line.act(random.choice)
        self._open(pair)

    def kill(self) -> None:
        """Kill the server and start it again."""
        since = time.time()
        self.server.kill()
        self.server.start()
        self.count.down.append((since, time.time()))


def run(folder: Path, hand_overs: int, pairs: int, every: float) -> Count:
    """Return what ``hand_overs`` hand-overs came to, with a kill every so many seconds or so."""
    with office(folder) as post:
        environment = {
            **FREE,
            "LUTETIA_REACH": "127.0.0.0/8, ::1",
            "LUTETIA_URL": "https://lutetia.example",
            "SSL_CERT_FILE": str(post.cert),
        }
        server = Server(folder / "notices.db", environment)
        server.start()
        try:
            now = Run(server, post, hand_overs)
            for n in range(pairs):
                now.add(n)
            dice = random.Random(1)
            while not now.done.wait(every * dice.uniform(0.5, 1.5)):
                now.kill()
            _settle(now)
        finally:
            now.hands.shutdown(wait=True, cancel_futures=True)
            server.stop()
    if now.errors:
        raise now.errors[0]
    return now.count


def _settle(now: Run) -> None:
    """Wait until all is told, or nothing has come for long."""
    end = time.monotonic() + 60
    while time.monotonic() < end and (now.early or set(now.count.handed) - set(now.count.heard)):
        time.sleep(0.2)
    for (table, player), (tag, at) in now.early.items():  # of a hand-over that never was
        now.count.heard[table, -1, player] = {tag: at}


def report(count: Count) -> tuple[int, int, float]:
    """Print what was seen; return what is missing, what is double, and p99 in seconds."""
    missing = set(count.handed) - set(count.heard)
    double = [key for key, messages in count.heard.items() if len(messages) > 1]
    double += [key for key in count.heard if key not in count.handed]  # told of an old one again
    waits = sorted(count.waited(key) for key in set(count.handed) & set(count.heard))
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    copies = sum(n - 1 for n in count.copies.values())
    print(f"{len(count.handed)} hand-overs, {len(count.down)} kills")
    print(f"missing {len(missing)}, told by two messages {len(double)}")
    print(f"copies of one message, shown once: {copies}")
    print(f"seconds: median {waits[len(waits) // 2]:.2f}, p99 {p99:.2f}, most {waits[-1]:.2f}")
    return len(missing), len(double), p99


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hand-overs", type=int, default=10_000)
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--every", type=float, default=15.0, help="seconds between two kills")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        missing, double, p99 = report(run(Path(folder), asked.hand_overs, asked.pairs, asked.every))
    raise SystemExit(missing > 0 or double > 0 or p99 > 5)


if __name__ == "__main__":
    main()
