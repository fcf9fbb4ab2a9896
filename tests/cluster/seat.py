"""People who play at a site of many processes whatever happens to these, remember all they were
told, and what must be true of it: one history for everybody, and for each what they may know."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from lutetia.table import projection
from lutetia.table.fold import apply_event
from lutetia.table.table import Table
from tests.server.client import Line, Message, Person

LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)

WAITING = 8.0
"""Seconds without an answer after which somebody comes again by another process."""


@dataclass
class Told:
    """What one person has heard of a table.

    Attributes:
        states: version, seat whose eyes they were, view, and the log as told with it.
        acked: version before and after, seat and action of every move that was acknowledged.
        pauses: when somebody spoke, by the monotonic clock, and for how many seconds they had no
            answer.
        stale: versions that a new socket was shown, below what was acknowledged before.
    """

    states: list[tuple[int, int | None, Any, list[Any]]] = field(default_factory=list)
    acked: list[tuple[int, int, int, str]] = field(default_factory=list)
    doubtful: int = 0
    pauses: list[tuple[float, float]] = field(default_factory=list)
    stale: list[tuple[int, int]] = field(default_factory=list)


class Newest:
    """The highest version of each table that anybody was told is safe."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()
        self._lock = threading.Lock()

    def __getitem__(self, table: str) -> int:
        with self._lock:
            return self._of[table]

    def note(self, table: str, version: int) -> None:
        with self._lock:
            self._of[table] = max(version, self._of[table])


class Seat(threading.Thread):
    """Somebody at a table who plays whenever it is their turn, by any process that is up.

    Args:
        bases: the addresses of the processes that are up now.
        pause: returns the seconds between two moves now.
    """

    def __init__(
        self,
        person: Person,
        table: str,
        bases: Callable[[], Sequence[str]],
        newest: Newest,
        stop: threading.Event,
        pause: Callable[[], float] = lambda: 0.05,
    ) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.told = Told()
        self.error: BaseException | None = None
        self.over = False
        self._bases, self._newest, self._stopping, self._pause = bases, newest, stop, pause
        self._chance = random.Random(f"{table} {person.id}")
        self._pending: dict[str, Any] | None = None
        self._asked = 0.0
        self._newest_of_mine = 0
        self._n = 0

    def run(self) -> None:
        try:
            while not self._stopping.is_set() and not self.over:
                try:
                    self._sit()
                except LOST:
                    time.sleep(0.02)
        except BaseException as error:
            self.error = error

    def _sit(self) -> None:
        bases = self._bases()
        if not bases:
            time.sleep(0.05)
            return
        self.person.move(self._chance.choice(bases))
        known = self._newest[self.table]
        with self.person.line(self.table) as line:
            if line.now["version"] < known:
                self.told.stale.append((line.now["version"], known))
            self._note(line.now)
            while not self._stopping.is_set() and not self.over:
                self._do(line)

    def _do(self, line: Line) -> None:
        if (
            self._pending is None
            and line.now["turn"]["mine"]
            and line.now["version"] >= self._newest_of_mine
        ):
            turn = line.now["turn"]
            self._n += 1
            self._pending = {
                "id": f"{self.person.id}-{self._n}",
                "seat": turn["to_act"],
                "version": line.now["version"],
                "action": self._chance.choice(turn["legal"])["text"],
            }
            time.sleep(self._pause())
            self._asked = time.monotonic()
        if self._pending is not None:
            line.say("act", **self._pending)
            self._answered(self._hear(line, self._pending["id"]))
            return
        try:
            self._hear(line, None, 1.0)
        except TimeoutError:
            return

    def _hear(self, line: Line, name: str | None, timeout: float = WAITING) -> Message:
        """Return the answer to a command, or the next message."""
        while True:
            message = line.hear(timeout)
            if message["type"] in ("table", "update"):
                self._note(message)
            if name is None or (
                message.get("id") == name and message["type"] in ("ack", "refused")
            ):
                return message

    def _answered(self, answer: Message) -> None:
        assert self._pending is not None
        if answer.get("code") == "rate" or answer.get("text", {}).get("key") in (
            "refusal.not_stored",
            "refusal.internal",
        ):
            time.sleep(0.1)
            return
        self.told.pauses.append((self._asked, time.monotonic() - self._asked))
        pending, self._pending = self._pending, None
        if answer["type"] == "ack":
            self.told.acked.append(
                (pending["version"], answer["version"], pending["seat"], pending["action"])
            )
            self._newest.note(self.table, answer["version"])
            self._newest_of_mine = answer["version"]
        else:
            # It may have been played, and its answer lost: then it is stale now.
            assert answer["code"] == "stale", answer
            self.told.doubtful += 1

    def _note(self, message: Message) -> None:
        self.over = message["table"]["status"] == "over"
        if message["view"] is not None:
            you = message["you"]
            self.told.states.append(
                (message["version"], you["seat"], message["view"], message["entries"])
            )


def plain(value: Any) -> Any:
    """Return ``value`` as it is after it was sent."""
    return json.loads(msgspec.json.encode(value))


def check(name: str, log: Sequence[Any], told: Sequence[Told]) -> None:
    """See that everything that was told of a table is true of its log, and of nothing else.

    Raises AssertionError: an acknowledged move is lost or doubled, somebody was told of another
    history, or something that they may not know.
    """
    acts = [
        (version, event["seat"], event["text"])
        for version, event in enumerate(log)
        if event["kind"] == "act"
    ]
    found: set[int] = set()
    for one in told:
        assert not one.stale, f"table {name}: shown as of {one.stale}"
        for before, after, seat, action in one.acked:
            mine = [
                version
                for version, by, text in acts
                if before < version <= after and (by, text) == (seat, action)
            ]
            assert mine, f"table {name}: {action} of seat {seat} at {before} is lost"
            assert not found.issuperset(mine), f"table {name}: {action} counts twice"
            found.add(next(version for version in mine if version not in found))
    doubtful = sum(one.doubtful for one in told)
    assert len(acts) <= len(found) + doubtful + len(told), f"table {name}: moves are doubled"
    table = Table(name, log[0])
    heard: dict[int, list[tuple[int | None, Any, list[Any]]]] = {}
    for one in told:
        for version, eyes, view, entries in one.states:
            heard.setdefault(version, []).append((eyes, view, entries))
    for version, event in enumerate(log):
        if version:
            apply_event(table, event)
        for eyes, view, entries in heard.pop(version, ()):
            assert view == plain(projection.view(table, eyes)), (
                f"table {name}: seat {eyes} was shown another position at {version}"
            )
            if not entries:
                continue
            since = min(entry["n"] for entry in entries) - 1
            true = {one["n"]: one for one in map(plain, projection.entries(table, eyes, since))}
            for entry in entries:
                assert entry == true[entry["n"]], f"table {name}: another log at {version}"
    assert not heard, f"table {name}: versions {sorted(heard)} were shown, and are not"
