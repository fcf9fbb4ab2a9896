"""Killing a server under play, again and again,
and comparing what it acknowledged with what it kept."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from lutetia.games import IDS, load
from lutetia.server.verify import verify
from tests.server.client import Line, Person, wait_until
from tests.server.patience import PATIENCE
from tests.server.process import Server

TABLES = 4

LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)


class Hand(threading.Thread):
    """Plays a table with itself as fast as the server acknowledges,
    and remembers every acknowledged move."""

    def __init__(self, person: Person, table: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.stopping = person, table, stop
        self.acked: dict[int, str] = {}
        self.error: BaseException | None = None
        self._chance = random.Random(table)
        self._n = 0

    def run(self) -> None:
        pending: dict[str, object] | None = None
        while not self.stopping.is_set():
            try:
                with self.person.line(self.table) as line:
                    while not self.stopping.is_set() and line.now["table"]["status"] == "playing":
                        pending = self._move(line, pending)
                    if line.now["table"]["status"] == "over":
                        return
            except Unanswered as error:
                pending = error.command
            except LOST:
                time.sleep(0.02)
            except BaseException as error:
                self.error = error
                return

    def _move(self, line: Line, pending: dict[str, object] | None) -> dict[str, object] | None:
        if pending is None:
            turn = line.now["turn"]
            self._n += 1
            text = self._chance.choice(turn["legal"])["text"]
            pending = {
                "id": f"m{self._n}",
                "seat": turn["to_act"],
                "version": line.now["version"],
                "action": text,
            }
        try:
            answer = line.ask("act", **pending)
        except LOST:
            raise Unanswered(pending) from None
        if answer.get("code") == "rate":
            time.sleep(0.1)  # faster than a seat may send: again, a little later
            return pending
        assert answer["type"] == "ack", answer
        self.acked[answer["version"]] = str(pending["action"])
        while line.now["version"] < answer["version"]:
            line.hear()
        return None


class Unanswered(OSError):
    """The server went away before it answered."""

    def __init__(self, command: dict[str, object]) -> None:
        super().__init__("no answer")
        self.command = command


def kill_again_and_again(folder: Path, kills: int, seed: int = 5) -> int:
    """Kill a server ``kills`` times while tables of all games are played;
    return how many moves it acknowledged.

    Raises AssertionError when one of them is lost or doubled,
    or when the database contradicts itself.
    """
    server = Server(folder / "kill.db")
    server.start()
    stop = threading.Event()
    chance = random.Random(seed)
    hands: list[Hand] = []

    def acked() -> int:
        for hand in hands:
            assert hand.error is None, hand.error
        return sum(len(hand.acked) for hand in hands)

    try:
        for _ in range(kills):
            # Games end: there are always some tables of every game at which somebody plays.
            live = sum(hand.is_alive() for hand in hands)
            more = range(len(hands), len(hands) + max(1, TABLES - live))
            hands += [sit_down(server, stop, IDS[n % len(IDS)]) for n in more]
            wanted = acked() + 10
            wait_until(lambda wanted=wanted: acked() >= wanted, "too few moves were acknowledged")
            time.sleep(chance.random() * 0.3)
            server.kill()
            server.start()
        wait_until(lambda: acked() > 50, "too few moves were acknowledged")
        stop.set()
        for hand in hands:
            hand.join(PATIENCE)
            assert not hand.is_alive(), "a table still waits"
            assert hand.error is None, hand.error
        assert server.process is not None
        for hand in hands:
            played = hand.person.http.get(f"/api/tables/{hand.table}/record").text
            moves = [
                line.strip(' ",').split(" ", 1)[1]
                for line in played.splitlines()
                if line.startswith('  "') and "~" not in line
            ]
            known = [hand.acked[version] for version in sorted(hand.acked)]
            # At most the very last move is played and not known to be: its answer was on the way.
            assert moves[: len(known)] == known
            assert len(moves) <= len(known) + 1
        with hands[-1].person.line(hands[-1].table) as line:
            if line.now["turn"]["mine"]:
                line.act()
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
        assert not server.db.with_name(server.db.name + "-wal").exists(), (
            "a server that is asked to stop leaves one file"
        )
    finally:
        stop.set()
        server.kill()
    report = verify(server.db)
    assert report.differences == []
    assert report.tables == len(hands)
    return acked()


def sit_down(server: Server, stop: threading.Event, game: str) -> Hand:
    person = Person(server.base, "Ana")
    players = min(load(game).meta.players)
    table = person.table(players, game=game)
    with person.line(table) as line:
        for seat in range(1, players):
            line.do("sit", seat=seat)
        line.do("start")
    hand = Hand(person, table, stop)
    hand.start()
    return hand
