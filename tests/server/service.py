"""Programs of others that tests start: each with a folder, a port and a log of its own."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests.server.client import wait_until

PORTS = range(10_000, 32_768)
"""Lower ones belong to well-known programs, higher ones are what Linux gives to whoever connects.
"""


def demand(package: str, found: object, whole_module: bool = False) -> None:
    """Leave a test out where a program of a Debian package is not ``found``; CI demands it."""
    if found is None and not os.environ.get("CI"):
        pytest.skip(f"Debian's package {package} is not installed", allow_module_level=whole_module)


def free_port() -> int:
    """Return a port of this machine that nobody listens on, and that nobody who connects is given
    before the program that is to have it has begun."""
    while True:
        port = secrets.choice(PORTS)
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Service(ABC):
    """A program of others that runs on a port of this machine.

    Attributes:
        process: it, once it was started.
    """

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]:
        """Return what starts it."""

    @abstractmethod
    def answers(self) -> bool:
        """Return whether somebody who asks gets an answer."""

    def run(self, words: list[str]) -> subprocess.Popen[bytes]:
        """Start a program with its log."""
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                words, stdout=log, stderr=log, cwd=self.folder, **self.somebody()
            )

    def somebody(self) -> dict[str, Any]:
        """Return as whom programs run."""
        return {}

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = self.run(self.command())
        wait_until(self._up, f"{type(self).__name__} did not start")

    def _up(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.said()
        return self.answers()

    def said(self) -> str:
        """Return its log."""
        return (self.folder / "log").read_text(errors="replace")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)


S = TypeVar("S", bound=Service)


@contextmanager
def serving(make: Callable[[Path, int], S]) -> Iterator[S]:
    """Run a program until the block ends, in a folder that goes then."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        found = make(Path(name), free_port())
        found.start()
        try:
            yield found
        finally:
            if found.process is not None and found.process.poll() is None:
                found.stop()
