"""What a move loses on the way comes back, as the server has measured it: half a second at most."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from urllib.parse import urlsplit

from tests.server.client import Person, raw_line, wait_until
from tests.server.conftest import Site


@contextmanager
def slow_way(base: str, seconds: float) -> Iterator[str]:
    """Yield an address that leads to the site at ``base``, ``seconds`` away in each direction."""
    to = urlsplit(base)
    listening = socket.create_server(("127.0.0.1", 0))
    ends: list[socket.socket] = [listening]

    def carry(source: socket.socket, target: socket.socket) -> None:
        way: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
        threading.Thread(target=_deliver, args=(way, target), daemon=True).start()
        while data := _read(source):
            way.put((time.monotonic() + seconds, data))
        way.put((0.0, b""))

    def accept() -> None:
        while (one := _taken(listening)) is not None:
            other = socket.create_connection((to.hostname or "", to.port or 0))
            ends.extend((one, other))
            for pair in ((one, other), (other, one)):
                threading.Thread(target=carry, args=pair, daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        for end in ends:
            end.close()


def _read(source: socket.socket) -> bytes:
    try:
        return source.recv(65_536)
    except OSError:
        return b""


def _deliver(way: SimpleQueue[tuple[float, bytes]], target: socket.socket) -> None:
    """Send each piece when it is due, in order; an empty one is the last."""
    while (piece := way.get())[1]:
        time.sleep(max(0.0, piece[0] - time.monotonic()))
        try:
            target.sendall(piece[1])
        except OSError:
            return


def _taken(listening: socket.socket) -> socket.socket | None:
    try:
        return listening.accept()[0]
    except OSError:
        return None


def lag(site: Site, pace: str, seconds: float, think: float) -> int:
    """Return what came back for a move that went by a way of ``seconds`` in each direction."""
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2, pace=pace)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
    actor = site.actor(table)
    mover: Person = next(
        one for one in (ana, bob) if one.id == actor.table.seats[actor.table.to_act].player
    )
    with (
        slow_way(site.base, seconds) as base,
        raw_line(base, f"/ws/t/{table}", cookie=mover.cookie()) as line,
    ):
        line.hear()
        wait_until(lambda: max((one.lag() for one in actor.links), default=0) > 0, "no ping")
        time.sleep(think)
        line.act()
    events = [entry for entry in actor.table.entries if entry.kind == "act"]
    assert events
    log = site.call(lambda: actor.table.times)
    [move] = [text.split() for text in log if " move lag " in text] or [[]]
    return int(move[3]) if move else 0


def test_the_way_of_a_move_comes_back(site: Site) -> None:
    found = lag(site, "live", 0.1, 0.3)
    assert 150 <= found <= 450


def test_half_a_second_at_most(site: Site) -> None:
    """Whoever is far away, or lets pings wait on purpose."""
    assert lag(site, "evening", 0.5, 0.3) == 500


def test_nothing_at_an_unhurried_pace(site: Site) -> None:
    assert lag(site, "daily", 0.1, 0.1) == 0
