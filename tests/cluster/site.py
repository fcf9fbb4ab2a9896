"""A site of many processes, with a PostgreSQL and a NATS server of its own."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from tests.cluster.nats import Nats, nats
from tests.server.client import Person, wait_until
from tests.server.postgresql import Cluster, cluster
from tests.server.process import FREE, Server


class Process(Server):
    """One process of the site."""

    def __init__(self, folder: Path, name: str, database: str, bus: str, secret: str) -> None:
        super().__init__(folder / name, {**FREE, "LUTETIA_NATS_PASSWORD": secret})
        self.words = ["--db", database, "--cluster", bus]

    def ready(self) -> bool:
        try:
            return httpx.get(f"{self.base}/readyz").status_code == 200
        except httpx.HTTPError:
            return False

    def begin(self) -> None:
        """Start it, and wait until it takes part."""
        self.start()
        wait_until(self.ready, f"{self.db.name} does not take part: {self.said()}")

    def person(self, name: str | None = None) -> Person:
        return Person(self.base, name)


class Site:
    """The processes, by name, in the order in which they were started."""

    def __init__(self, folder: Path, database: Cluster, bus: Nats) -> None:
        self.folder, self.database, self.bus = folder, database, bus
        self.address = database.database(folder / "site")
        self.processes: list[Process] = []
        self.environment: dict[str, str] = {}  # further settings of processes

    def process(
        self, database: str | None = None, bus: str | None = None, secret: str = "not a secret"
    ) -> Process:
        """Return a process that is not started."""
        name = f"process{len(self.processes)}"
        made = Process(self.folder, name, database or self.address, bus or self.bus.address, secret)
        made.environment |= self.environment
        self.processes.append(made)
        return made

    def begin(self, count: int) -> list[Process]:
        """Start so many processes."""
        made = [self.process() for _ in range(count)]
        with ThreadPoolExecutor(count) as pool:
            list(pool.map(Process.begin, made))
        return made

    def end(self) -> None:
        for one in self.processes:
            if one.process is not None and one.process.poll() is None:
                one.kill()


@contextmanager
def site(folder: Path) -> Iterator[Site]:
    """Run a site without processes until the block ends."""
    with ExitStack() as stack:
        found = Site(folder, stack.enter_context(cluster()), stack.enter_context(nats()))
        stack.callback(found.end)
        yield found
