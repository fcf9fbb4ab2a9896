"""A client of the site as a browser would be one: a cookie, calls, sockets."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from secrets import token_hex
from types import TracebackType
from typing import Any, TypeVar

import httpx
from websockets.sync.client import connect

from tests.server.patience import PATIENCE

Message = dict[str, Any]
T = TypeVar("T")

ANSWERS = ("ack", "refused", "info", "hint")
"""What ends a question."""


GIVEN_UP = 1.5 * PATIENCE
"""Seconds for the work of one test; less than what pytest gives it."""


class TooLate(AssertionError):
    """Something has not come about in time: it hangs, or this machine has too much else to do."""


def wait_until(true: Callable[[], bool], otherwise: str) -> None:
    """Wait for something that must come about; raise TooLate(``otherwise``)
    when it does not."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TooLate(otherwise)
        time.sleep(0.01)


def run_alone(work: Coroutine[Any, Any, T]) -> T:
    """Run ``work`` on a loop and a thread of its own: a browser test before this one may have left
    a loop running in the main thread. It is given up by itself: where pytest ends a test that takes
    too long, its thread would go on for ever, and the run with it."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asyncio.wait_for(work, GIVEN_UP)).result()


class Line:
    """One socket at a table, and the last it was told."""

    # Of all lines: the server carries out what has one id only once. Stored logs have ids, too.
    _first, _ids = token_hex(4), count()

    def __init__(self, base: str, path: str, headers: dict[str, str]) -> None:
        self._stack = ExitStack()
        address = base.replace("http", "ws", 1) + path
        self.socket = self._stack.enter_context(
            connect(
                address,
                additional_headers=headers,
                open_timeout=PATIENCE,
                ping_timeout=None,
                max_size=2**22,
            )
        )
        self.now: Message = {}
        self.heard: list[Message] = []
        self.raw: list[str] = []

    def __enter__(self) -> Line:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def _next(self, timeout: float) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        if message["type"] in ("table", "update"):
            self.now = message
        elif message["type"] == "presence" and self.now:
            self.now["table"]["spectators"] = message["spectators"]
            for seat, online in zip(self.now["table"]["seats"], message["online"], strict=True):
                seat["online"] = online
        return message

    def hear(self, timeout: float = PATIENCE) -> Message:
        """Return the next message. Who comes and goes is told at any time, so that is only taken
        into ``now``; `presence` waits for it."""
        while (message := self._next(timeout))["type"] == "presence":
            pass
        return message

    def presence(self, timeout: float = PATIENCE) -> Message:
        """Return the next message that tells who is connected."""
        while (message := self._next(timeout))["type"] != "presence":
            pass
        return message

    def until(self, condition: Callable[[Message], bool], timeout: float = PATIENCE) -> Message:
        """Return the first message that meets ``condition``."""
        while True:
            message = self.hear(timeout)
            if condition(message):
                return message

    def say(self, kind: str, **values: Any) -> str:
        """Send a command; return its id."""
        values.setdefault("id", f"{self._first}-{next(self._ids)}")
        self.socket.send(json.dumps({"type": kind, **values}))
        return str(values["id"])

    def ask(self, kind: str, **values: Any) -> Message:
        """Send a command and return its answer."""
        name = self.say(kind, **values)
        return self.until(lambda m: m.get("id") == name and m["type"] in ANSWERS)

    def do(self, kind: str, **values: Any) -> Message:
        """Send a command that is carried out, and return the state after it."""
        answer = self.ask(kind, **values)
        while (
            answer.get("code") == "rate"
        ):  # a long game at this speed is more than any person may send
            time.sleep(0.2)
            answer = self.ask(kind, **values)
        assert answer["type"] == "ack", answer
        while self.now.get("version", -1) < answer["version"]:
            self.hear()
        return self.now

    def act(self, pick: Callable[[list[str]], str] = lambda texts: texts[0]) -> Message:
        """Play with the seat whose turn it is."""
        turn = self.now["turn"]
        text = pick([action["text"] for action in turn["legal"]])
        return self.do("act", version=self.now["version"], seat=turn["to_act"], action=text)

    def mine(self) -> Message:
        """Wait until it is this player's turn or the game is over."""
        while not self.now or not (
            self.now["turn"]["mine"] or self.now["table"]["status"] == "over"
        ):
            self.hear()
        return self.now


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, base: str, name: str | None = None) -> None:
        self.http = httpx.Client(base_url=base, timeout=PATIENCE)
        self.base = base
        me = self.http.get("/api/me").json()
        if name is not None:
            me = self.http.post("/api/me", json={"name": name}).json()
        self.id, self.name = me["player"], me["name"]

    def table(self, players: int = 2, **more: Any) -> str:
        """Open a table and return its name."""
        answer = self.http.post(
            "/api/tables", json={"game": "paris_paris", "players": players, "options": {}, **more}
        )
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def played(self, moves: int) -> tuple[str, int]:
        """Open a table, play so many moves on both seats, and return its name and version."""
        name = self.table(2)
        with self.line(name) as line:
            line.do("sit", seat=1)
            line.do("start")
            for _ in range(moves):
                line.act()
            return name, int(line.now["version"])

    def move(self, base: str) -> None:
        """Go on at another address of the same site, with the same cookie."""
        self.http.base_url = self.base = base

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def line(self, table: str, since: int | None = None, **headers: str) -> Line:
        """Open a socket at ``table`` and hear the first message."""
        line = raw_line(
            self.base,
            f"/ws/t/{table}" + ("" if since is None else f"?since={since}"),
            cookie=self.cookie(),
            **headers,
        )
        line.hear()
        return line


def raw_line(base: str, path: str, **headers: str) -> Line:
    """Open any socket of the site."""
    return Line(base, path, headers)
