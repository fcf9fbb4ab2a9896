"""What one address may do, it may do at all processes of a site together."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from random import Random
from threading import Thread

import httpx
import pytest

from lutetia.server.cluster.shares import EVERY
from tests.attack.wire import PING, Target, drain, frame
from tests.cluster.site import Process, Site, site
from tests.server.client import Person, wait_until

SOCKETS, CONNECTIONS, FRAMES, READS, RECORDS = 12, 20, 20, 30, 5

SETTINGS = {
    "LUTETIA_SOCKETS": str(SOCKETS),
    "LUTETIA_CONNECTIONS": str(CONNECTIONS),
    "LUTETIA_FRAMES": str(FRAMES),
    "LUTETIA_READS": f"{READS}/hour",
    "LUTETIA_RECORDS": f"{RECORDS}/hour",
}

SOON = 6 * EVERY
"""Seconds in which every process has heard of what was done."""


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site of two processes with narrow limits."""
    with site(tmp_path_factory.mktemp("site")) as found:
        found.environment = SETTINGS
        found.begin(2)
        yield found


def target(process: Process) -> Target:
    return Target(process.port, time.monotonic() + 600, Random(1))


def still_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def at_once(of: Site, count: int, dial: str, source: str) -> list[socket.socket]:
    """Return so many lines to each process, opened at the same time."""
    found: list[socket.socket] = []

    def work(process: Process) -> None:
        for _ in range(count):
            with contextlib.suppress(OSError):
                at = target(process)
                found.append(
                    at.dial(source) if dial == "connections" else at.handshake("/ws/lobby", source)
                )

    threads = [Thread(target=work, args=(process,)) for process in of.processes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return found


@pytest.mark.parametrize(
    ("what", "most", "source"),
    [("connections", CONNECTIONS, "127.0.6.1"), ("sockets", SOCKETS, "127.0.7.1")],
)
def test_who_holds_things_at_two_processes_holds_no_more(
    narrow: Site, what: str, most: int, source: str
) -> None:
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(one) for one in at_once(narrow, most, what, source)]
        assert len(lines) > most  # nobody was asked before
        wait_until(lambda: sum(map(still_open, lines)) <= most, "somebody holds too much")
        time.sleep(SOON)
        left = sum(map(still_open, lines))
        assert most * 0.7 <= left <= most  # and not all are sent away
        for process in narrow.processes:
            with contextlib.ExitStack() as more, pytest.raises(OSError):
                for _ in range(most - left + 1):
                    line = more.enter_context(target(process).handshake("/ws/lobby", source))
                    assert still_open(line)
        for process in narrow.processes:  # others are not kept out
            target(process).handshake("/ws/lobby", f"{source}1").close()


def test_who_sends_by_two_processes_is_heard_no_more(narrow: Site) -> None:
    answered: list[int] = []
    begin = time.monotonic()

    def flood(process: Process) -> None:
        with target(process).handshake("/ws/lobby", "127.0.8.1") as line:
            for _ in range(16):  # alone, each process would have answered nearly all of them
                line.sendall(frame(PING, b"mark") * 12)
                answered.append(drain(line, 0.5, 0.5).count(b"mark"))

    threads = [Thread(target=flood, args=(process,)) for process in narrow.processes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    took = time.monotonic() - begin
    # What an allowance gives, and what each process gave away before it had heard of the other.
    assert 2 * FRAMES <= sum(answered) <= 2 * FRAMES + FRAMES * took + 2 * FRAMES * 2 * EVERY
    assert len(answered) == 32


def person(process: Process, source: str) -> httpx.Client:
    """Return somebody who asks from an address of their own."""
    return httpx.Client(
        base_url=process.base, transport=httpx.HTTPTransport(local_address=source), timeout=60
    )


def test_who_reads_at_two_processes_reads_no_more(narrow: Site) -> None:
    one, other = narrow.processes
    anna = Person(one.base, "Anna")
    names = [anna.table() for _ in range(8)]  # one process keeps some of them, the other the others
    with person(one, "127.0.9.1") as first, person(other, "127.0.9.1") as second:
        for n in range(READS):
            answer = first.get(f"/api/tables/{names[n % len(names)]}/view")
            assert answer.status_code in (200, 429)
        time.sleep(SOON)
        found = [second.get(f"/api/tables/{name}/view").status_code for name in names]
        assert found == [429] * len(names)
    with person(other, "127.0.9.2") as somebody:
        assert somebody.get(f"/api/tables/{names[0]}/view").status_code == 200


def test_records_of_an_address_are_counted_by_one_process(narrow: Site) -> None:
    found = []
    for n in range(RECORDS + 4):
        with person(narrow.processes[n % 2], "127.0.9.3") as somebody:
            found.append(somebody.post("/api/records", content=b"no record").status_code)
    assert found == [422] * RECORDS + [429] * 4, found
