"""The honest player: plays both seats of a table, looks at the lobby now and then,
and writes down each wait.

``python -m tests.attack.honest <port>`` prints a line when a wait begins, until its input ends:
when (by the monotonic clock, which all processes share) and what for. When it has ended the same
follows once more, with the seconds and what went wrong or ``-``.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from random import Random

from tests.attack.wire import LOST
from tests.server.client import Person

PAUSE = 0.07
"""Seconds between two moves: quicker than people, slower than one person may send."""


def timed(what: str, work: Callable[[], object]) -> None:
    """Do something and print how long it took."""
    begin, wrong = time.monotonic(), "-"
    print(f"{begin:.4f} {what}", flush=True)
    try:
        work()
    except (AssertionError, *LOST) as error:
        wrong = type(error).__name__
    print(f"{begin:.4f} {what} {time.monotonic() - begin:.5f} {wrong}", flush=True)


def play(base: str, stopped: threading.Event) -> None:
    """Play one game after another."""
    ana, chance, n = Person(base), Random(1), 0
    while not stopped.is_set():
        with ana.line(ana.table(2)) as line:
            line.do("sit", seat=1)
            line.do("start")
            while not stopped.is_set() and line.now["table"]["status"] == "playing":
                timed("move", lambda line=line: line.act(chance.choice))
                n += 1
                if n % 5 == 0:
                    timed("lobby", lambda: ana.http.get("/api/tables").raise_for_status())
                if n % 25 == 0:
                    timed("newcomer", lambda: Person(base).http.get("/").read())
                time.sleep(PAUSE)


def main() -> None:
    """Play until the input ends."""
    stopped = threading.Event()
    base = f"http://127.0.0.1:{sys.argv[1]}"

    def wait() -> None:
        sys.stdin.read()
        stopped.set()

    threading.Thread(target=wait, daemon=True).start()
    while not stopped.is_set():
        try:
            play(base, stopped)
        except Exception as error:
            print(f"{time.monotonic():.4f} game 0 {type(error).__name__}", flush=True)
            time.sleep(0.2)


if __name__ == "__main__":
    main()
