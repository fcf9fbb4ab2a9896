"""``lutetia serve`` with a stopwatch on its parts:
``python -m benchmarks.load.serve FILE <arguments of lutetia>``.

At the signal USR1 it writes to FILE what each part has used of the processor so far, in seconds,
by game.
"""

from __future__ import annotations

import json
import signal
import sys
import threading
from pathlib import Path
from typing import Any

from benchmarks.move.parts import PARTS, Parts
from lutetia.cli import main
from lutetia.server.storage.sqlite_file import SqliteFile
from lutetia.server.storage.writer import Writer


class Meter(Parts):
    """A stopwatch for the thread of the sockets; each game has its own share of each part."""

    def __init__(self) -> None:
        self.main = threading.get_ident()
        self.game = ""
        super().__init__()

    def timed(self, part: str, work: Any) -> Any:
        """Return ``work`` with its time put down to ``part`` of the
        game whose table it is given."""
        inner = super().timed(part, work)

        def watched(first: Any, *args: Any, **named: Any) -> Any:
            if threading.get_ident() != self.main:
                return work(first, *args, **named)
            if len(self._inside) > 1:
                return inner(first, *args, **named)
            game = getattr(getattr(first, "_table", first), "game", "")
            self._turn_to()
            self.game = game if isinstance(game, str) else game.meta.id
            try:
                return inner(first, *args, **named)
            finally:
                self._turn_to()
                self.game = ""

        return watched

    def name(self, part: str) -> str:
        """Return part and game as one word."""
        return f"{part} {self.game}".strip()


def run() -> None:
    """Watch, and serve."""
    file = Path(sys.argv[1])
    meter = Meter()
    meter.watch(PARTS)
    storage = Parts()
    writer: Any = Writer
    database: Any = SqliteFile
    writer._run = _own_thread(storage, writer._run)
    database.commit = storage.timed("storage", database.commit)

    def tell(*_: object) -> None:
        found = meter.seconds()
        spent = storage.spent.get("storage", 0) / 1e9
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps({**found, "storage": spent}))
        fresh.replace(file)

    signal.signal(signal.SIGUSR1, tell)
    sys.argv[1:2] = []
    main()


def _own_thread(parts: Parts, work: Any) -> Any:
    def watched(*args: Any) -> Any:
        parts.start()  # by the clock of this thread
        return work(*args)

    return watched


if __name__ == "__main__":
    run()
