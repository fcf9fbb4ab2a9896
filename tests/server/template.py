"""``python -m tests.server.template``: a process that has loaded all of Lutetia, and is copied as
often as somebody asks for the command ``lutetia``: what takes seconds of processor at each start is
no part of what the tests of a site try. Its copies end with it.

One line of JSON is asked on its input, one is answered on its output.
"""

from __future__ import annotations

import contextlib
import gc
import io
import json
import os
import signal
import subprocess
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from lutetia.engine.edition import VARIABLE as EDITION
from tests.server.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]

SETTINGS = ("LUTETIA_", "OTEL_", "PYTEST_")
"""How variables begin that are read when a command runs,"""
LOADED = ("LUTETIA_CACHE", "LUTETIA_JIT", EDITION)
"""but for these: what is loaded depends on them."""


class Copy:
    """A running copy, as `subprocess.Popen` has it."""

    def __init__(self, of: Template, pid: int) -> None:
        self.pid = pid
        self._of = of
        self._status: int | None = None

    def poll(self) -> int | None:
        if self._status is None:
            self._status = self._of.ask(ended=self.pid)
        return self._status

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (status := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("lutetia serve", timeout or 0.0)
            time.sleep(0.01)
        return status

    def send_signal(self, which: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Template:
    """The process that is copied; it ends with whoever has started it."""

    def __init__(self) -> None:
        self._one = threading.Lock()
        self._environment = dict(os.environ)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.template"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    def ask(self, **what: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one:
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def fits(self, words: list[str], environment: dict[str, str]) -> bool:
        """Return whether a copy is what a new process would be."""
        others = dict(environment.items() ^ self._environment.items())
        return "--edition" not in words and all(
            name.startswith(SETTINGS) and name not in LOADED for name in others
        )

    def copy(self, words: list[str], environment: dict[str, str], log: Path) -> Copy:
        """Start ``lutetia`` with ``words``."""
        return Copy(self, self.ask(words=words, environment=environment, log=str(log)))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


def _become(words: list[str], environment: dict[str, str], log: str) -> None:
    """Be a process that was started with ``words``, as far as anybody can tell."""
    os.environ.clear()
    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["lutetia", *words]
    # What it starts by `multiprocessing` need not import this module.
    main = sys.modules["__main__"]
    main.__spec__ = None
    del main.__file__


def _copy_on_demand() -> bool:
    """Answer until nobody asks any more; return True in each copy."""
    copies: dict[int, int | None] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "ended" in asked:
            answer = _status(copies, asked["ended"])
        else:
            answer = os.fork()
            if not answer:
                _become(**asked)
                return True
            copies[answer] = None
        print(json.dumps(answer), flush=True)
    for pid in copies:
        if _status(copies, pid) is None:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
    return False


def _status(copies: dict[int, int | None], pid: int) -> int | None:
    """Return how a copy has ended; None: it runs."""
    if copies[pid] is None:
        found, status = os.waitpid(pid, os.WNOHANG)
        copies[pid] = os.waitstatus_to_exitcode(status) if found else None
    return copies[pid]


if __name__ == "__main__":
    from lutetia.cli import main
    from lutetia.server.main import warm_up

    for late in (
        "lutetia.server.cluster.run",
        "lutetia.server.storage.postgresql",
        "alembic.command",
    ):
        import_module(late)  # `serve` asks for it late
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends when its input does
    with contextlib.redirect_stderr(io.StringIO()):
        warm_up()
    # A copy that looks through all of this when it ends would make all of its memory its own.
    gc.collect()
    gc.freeze()
    if _copy_on_demand():
        signal.signal(signal.SIGINT, signal.default_int_handler)
        main()
