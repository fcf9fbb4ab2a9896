"""``lutetia serve`` as a process of its own that can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import httpx

from tests.server.client import TooLate
from tests.server.commands import COMMANDS, Running
from tests.server.patience import PATIENCE
from tests.server.postgresql import stands_for
from tests.server.service import free_port

QUICK = {"LUTETIA_BOT_PAUSE": "0", "LUTETIA_EAGER": "0"}
FREE = {
    f"LUTETIA_{name}": "none"
    for name in ("SHARE", "FRAMES", "LIMIT", "SOCKETS", "CONNECTIONS", "RECORDS", "READS")
}
"""No limits on what one address may do: tests that play as fast as they can are one."""


class Server:
    """A server on a free port.

    Args:
        db: its database; its log is written beside it.
        environment: settings beyond the usual ones.
        files: the limit on open files that it starts with; None leaves it as it is.
    """

    def __init__(
        self, db: Path, environment: dict[str, str] | None = None, files: int | None = None
    ) -> None:
        self.at(free_port())
        self.db = db
        self.log = db.with_suffix(".log")
        self.environment = FREE if environment is None else environment
        self.files = files
        self.words: list[str] = []  # further options of the command
        self.before = ""  # what Python does first
        self.process: Running | None = None

    def at(self, port: int) -> None:
        """Take another port."""
        self.port, self.base = port, f"http://127.0.0.1:{port}"

    def begun(self, words: list[str], environment: dict[str, str]) -> Running:
        """Return the command ``lutetia`` with ``words``, begun."""
        before = self.before
        if self.files is not None:
            limit = f"resource.setrlimit(resource.RLIMIT_NOFILE, ({self.files},) * 2)"
            before = f"import resource; {limit}; {before}"
        return COMMANDS.begin(words, environment, self.log, before)

    def start(self) -> None:
        beside = {"LUTETIA_DB": stands_for(self.db), "LUTETIA_KEYS": str(self.db.parent)}
        environment = {**os.environ, **QUICK, **beside, **self.environment}
        self.process = self.begun(["serve", "--port", str(self.port), *self.words], environment)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.base}/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                assert self.process.poll() is None, f"the server did not start: {self.said()}"
                if time.monotonic() > end:
                    raise TooLate(f"the server is not open: {self.said()}") from None
                time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; return its exit status."""
        assert self.process is not None
        self.process.terminate()
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.kill()
            return -9

    def said(self) -> str:
        """Return its log."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def memory(self) -> float:
        """Return the MiB that it takes now (Linux)."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
