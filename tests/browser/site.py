"""The server as a process of its own, that a test may also kill."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import httpx

from tests.server.commands import COMMANDS, Running
from tests.server.service import free_port

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "lutetia" / "server" / "static"
READY_SECONDS = 900  # a first start compiles the rules, on a busy machine too
QUICK = {
    "LUTETIA_BOT_PAUSE": "0",
    "LUTETIA_BOT_BUDGET": "0.03",
    "LUTETIA_WORKERS": "1",
    "LUTETIA_EAGER": "0",  # a game's bots start with its first table
    "LUTETIA_LIMIT": "none",
    "LUTETIA_RECORDS": "none",
    "LUTETIA_READS": "none",
    "LUTETIA_FREE_ACCOUNTS": "none",
    "LUTETIA_ATTEMPTS": "none",
    "LUTETIA_REPORTS": "none",
    "LUTETIA_NAMES": "none",
    "LUTETIA_ADDRESS_NAMES": "none",
    "LUTETIA_SHARE": "none",
    "LUTETIA_SOCKETS": "none",
}


class Site:
    """``lutetia serve`` on a port that stays the same when it is killed and started again."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.db = folder / "browser.db"
        self._log = folder / "server.log"
        self._environment = {**os.environ, **QUICK, **environment}
        self._process: Running | None = None
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = ["serve", "--port", str(self.port), "--db", str(self.db)]
        self._process = COMMANDS.begin(words, self._environment, self._log)
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            assert self._process.poll() is None, f"the server ended at its start:\n{self.said()}"
            try:
                if httpx.get(f"{self.base}/healthz", timeout=30).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not answer within {READY_SECONDS} s:\n{self.said()}")

    def said(self) -> str:
        """Return the end of what the server wrote to its terminal."""
        return self._log.read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """Pull the plug (SIGKILL)."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> None:
        """End the server as an operator does."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server did not stop when asked to:\n{self.said()}") from None
