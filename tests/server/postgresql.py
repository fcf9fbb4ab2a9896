"""A PostgreSQL of the tests' own, from Debian's package: in a folder that goes afterwards, on a
free port."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from lutetia.server.storage.postgresql import Postgresql
from tests.server.service import Service, serving

STAND_IN: list[Cluster] = []
"""Where the databases of tests of the server are, while they are not in files."""


def stands_for(path: Path) -> str:
    """Return what another process is told when it is to use the database of ``path``."""
    return STAND_IN[0].database(path) if STAND_IN else str(path)


OWNER = "postgres"
"""The user whom Debian's package makes; root may not run PostgreSQL."""

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "fsync": "off",  # a power cut is no part of any test
    "full_page_writes": "off",
}


def program(name: str) -> str | None:
    """Return the path of a program of PostgreSQL, the newest that is installed."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: one.parent.name)
    path = os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", "")])
    return shutil.which(name, path=path)


class Cluster(Service):
    """A running PostgreSQL."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder, port)
        self._template = False
        self._made: set[str] = set()
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER, OWNER)

    def somebody(self) -> dict[str, Any]:
        return {"user": OWNER, "group": OWNER} if os.geteuid() == 0 else {}

    def begin(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a program of PostgreSQL as somebody who may run it."""
        found = program(words[0])
        assert found is not None
        return self.run([found, *words[1:]])

    def command(self) -> list[str]:
        data = self.folder / "data"
        if not data.exists():
            made = self.begin(
                "initdb", "-D", str(data), "-U", "lutetia", "-A", "trust", "-E", "UTF8",
                "--locale=C.UTF-8", "--no-sync",
            )  # fmt: skip
            assert made.wait(120) == 0, self.said()
        found = program("postgres")
        assert found is not None
        settings = [word for key in SETTINGS for word in ("-c", f"{key}={SETTINGS[key]}")]
        return [found, "-D", str(data), "-p", str(self.port), *settings]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT breaks all connections first, SIGQUIT is as a crash."""
        super().stop(how)

    def address(self, name: str) -> str:
        return f"postgresql://lutetia@127.0.0.1:{self.port}/{name}"

    def do(self, sql: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(sql.encode())

    def database(self, path: Path) -> str:
        """Return the address of the database that stands for a file of other tests, made when it
        is missing."""
        name = "t" + hashlib.sha256(str(path).encode()).hexdigest()[:20]
        if not self._template:
            self.do("CREATE DATABASE template_lutetia")
            Postgresql.open(self.address("template_lutetia"), self.folder).close()
            self._template = True
        if name not in self._made:
            self.do(f"CREATE DATABASE {name} TEMPLATE template_lutetia")
            self._made.add(name)
        return self.address(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Run a PostgreSQL until the block ends."""
    with serving(Cluster) as found:
        yield found


if __name__ == "__main__":
    if program("initdb") is None:
        print("Tests with PostgreSQL are left out: Debian's package postgresql is not installed.")
        sys.exit(1)
