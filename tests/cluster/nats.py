"""A NATS server of the tests' own, from Debian's package: in a folder that goes afterwards, on a
free port, for one user with a password."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.client import wait_until

USER, PASSWORD = "lutetia", "not a secret"

SETTINGS = """
listen: "127.0.0.1:{port}"
jetstream {{ store_dir: "{folder}" }}
authorization {{ user: "{user}", password: "{password}" }}
"""


def program() -> str | None:
    """Return the path of nats-server, if it is installed."""
    return shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


class Nats:
    """A running server."""

    def __init__(self, folder: Path, port: int, settings: str = SETTINGS) -> None:
        self.folder, self.port, self.settings = folder, port, settings
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://{USER}@127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs to be let in."""
        return {"LUTETIA_NATS_PASSWORD": PASSWORD}

    def start(self) -> None:
        """Start it, and wait until it answers."""
        found = program()
        assert found is not None
        file = self.folder / "nats.conf"
        file.write_text(
            self.settings.format(
                port=self.port, folder=self.folder / "jetstream", user=USER, password=PASSWORD
            )
        )
        with (self.folder / "nats.log").open("ab") as log:
            self.process = subprocess.Popen([found, "-c", str(file)], stdout=log, stderr=log)
        wait_until(self._answers, "nats-server did not start")

    def _answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, self.said()
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                return line.recv(5) == b"INFO "
        except OSError:
            return False

    def said(self) -> str:
        return (self.folder / "nats.log").read_text(errors="replace")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)


@contextmanager
def nats(settings: str = SETTINGS) -> Iterator[Nats]:
    """Run a NATS server until the block ends."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        found = Nats(Path(name), port, settings)
        found.start()
        try:
            yield found
        finally:
            if found.process is not None and found.process.poll() is None:
                found.stop()


if __name__ == "__main__":
    if program() is None:
        print("Tests with NATS are left out: Debian's package nats-server is not installed.")
        sys.exit(1)
