"""A NATS server of the tests' own, from Debian's package: in a folder that goes afterwards, on a
free port, for one user with a password."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.service import Service, serving

USER, PASSWORD = "lutetia", "not a secret"

SETTINGS = """
listen: "127.0.0.1:{port}"
jetstream {{ store_dir: "{folder}" }}
authorization {{ user: "{user}", password: "{password}" }}
"""


def program() -> str | None:
    """Return the path of nats-server, if it is installed."""
    return shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


class Nats(Service):
    """A running server."""

    def __init__(self, folder: Path, port: int, settings: str = SETTINGS) -> None:
        super().__init__(folder, port)
        self._settings = settings

    @property
    def address(self) -> str:
        return f"nats://{USER}@127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs to be let in."""
        return {"LUTETIA_NATS_PASSWORD": PASSWORD}

    def command(self) -> list[str]:
        found = program()
        assert found is not None
        file = self.folder / "nats.conf"
        folder = self.folder / "jetstream"
        file.write_text(
            self._settings.format(port=self.port, folder=folder, user=USER, password=PASSWORD)
        )
        return [found, "-c", str(file)]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as line:
                return line.recv(5) == b"INFO "
        except OSError:
            return False


@contextmanager
def nats(settings: str = SETTINGS) -> Iterator[Nats]:
    """Run a NATS server until the block ends."""
    with serving(lambda folder, port: Nats(folder, port, settings)) as found:
        yield found
