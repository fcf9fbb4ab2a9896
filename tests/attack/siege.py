"""A server, an attack, and the honest player's waits meanwhile."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.process import Server

LIMITS: dict[str, str] = {}
"""As every site has them."""


@dataclass
class Found:
    """What an attack came to.

    Attributes:
        waits: of the honest player meanwhile, in seconds; the last may not have ended.
        answers: how many of them have ended.
        failures: what the honest player was refused or lost.
        counts: of the attack; statuses by their number.
        lines: lines in the log of the server that it brought about.
    """

    name: str
    waits: list[float] = field(default_factory=list)
    answers: int = 0
    failures: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    tracebacks: int = 0
    memory: float = 0.0

    @property
    def errors(self) -> int:
        """Answers that say that the server failed."""
        return sum(n for status, n in self.counts.items() if re.fullmatch(r"5\d\d", status))

    def wait(self, share: float) -> float:
        """Return the wait that ``share`` of all do not exceed, in milliseconds."""
        assert self.waits, "the honest player did not play"
        ordered = sorted(self.waits)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    def row(self) -> str:
        """Return the figures as a line."""
        did = sum(n for what, n in self.counts.items() if what in ("requests", "frames", "pieces"))
        return (
            f"{self.name:<38} {len(self.waits):>6} {self.wait(0.5):>7.1f} "
            f"{self.wait(0.99):>7.1f} {self.wait(1):>7.1f}"
            f" {len(self.failures):>5} {self.errors:>4} {self.tracebacks:>4} {self.lines:>5} "
            f"{self.memory:>6.0f}  {did or ''}"
        )


HEAD = (
    f"{'attack':<38} {'waits':>6} {'p50':>7} {'p99':>7} {'most':>7}"
    f" {'lost':>5} {'5xx':>4} {'tb':>4} {'lines':>5} {'MiB':>6}  sent"
)


class Honest:
    """The honest player, in a process of its own."""

    def __init__(self, port: int, said: Path) -> None:
        with said.open("wb") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.attack.honest", str(port)],
                stdin=subprocess.PIPE,
                stdout=out,
                env=dict(os.environ),
            )
        self._said = said.open(encoding="utf-8")
        self._text = ""
        self._waits_since: float | None = None  # for what has not ended yet

    def since(self, begin: float) -> Found:
        """Return how long there was to wait after ``begin``, and what went wrong; each only once.
        A wait that goes on counts with what it has come to."""
        self._text += self._said.read()
        whole, _, self._text = self._text.rpartition("\n")
        found = Found("nobody attacks")
        for line in whole.splitlines():
            at, what, *ended = line.split()
            if not ended:
                self._waits_since = float(at)
                continue
            self._waits_since = None
            if float(at) < begin:
                continue
            seconds, error = ended
            if error == "-":
                found.waits.append(float(seconds))
            else:
                found.failures.append(f"{what}: {error}")
        found.answers = len(found.waits)
        if self._waits_since is not None:
            found.waits.append(time.monotonic() - max(begin, self._waits_since))
        return found

    def stop(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._said.close()


class Siege:
    """A server with an honest player on it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.honest = Honest(server.port, server.db.with_suffix(".honest"))

    def attack(self, name: str, seconds: float, seed: int = 1, most: int | None = None) -> Found:
        """Let an attack run and return what it came to; ``most`` bounds what it sends."""
        before = self.server.said()
        self.honest.since(time.monotonic())  # what was before is not counted
        begin = time.monotonic()
        words = [name, str(self.server.port), str(seconds), str(seed)]
        words += [] if most is None else [str(most)]
        done = subprocess.run(
            [sys.executable, "-m", "tests.attack.one", *words],
            capture_output=True, text=True, timeout=seconds + 120, check=False,
            env=dict(os.environ),
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        found = self.honest.since(begin)
        found.name, found.counts = name, Counter(json.loads(done.stdout.splitlines()[-1]))
        said = self.server.said()[len(before) :]
        found.lines, found.tracebacks = said.count("\n"), said.count("Traceback")
        found.memory = self.server.memory()
        assert self.server.process is not None
        assert self.server.process.poll() is None, "the server has ended"
        return found

    def calm(self, seconds: float) -> Found:
        """Return how long the honest player waits when nobody attacks."""
        begin = time.monotonic()
        time.sleep(seconds)
        found = self.honest.since(begin)
        found.memory = self.server.memory()
        return found


@contextmanager
def siege(folder: Path, environment: dict[str, str] | None = None) -> Iterator[Siege]:
    """Run a server with its usual limits and an honest player."""
    server = Server(folder / "siege.db", LIMITS if environment is None else environment)
    server.start()
    found = None
    try:
        found = Siege(server)
        end = time.monotonic() + 60
        while not found.honest.since(0).answers:
            assert time.monotonic() < end, "the honest player does not get to play"
            time.sleep(0.2)
        yield found
    finally:
        if found is not None:
            found.honest.stop()
        server.stop()
