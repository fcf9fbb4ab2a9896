"""A real server on a real port for each module, in a thread of the test process."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette

from lutetia.games import IDS, load
from lutetia.server import verify
from lutetia.server.accounts import recovery
from lutetia.server.app import create_app
from lutetia.server.main import bind, configuration
from lutetia.server.ratings import check
from lutetia.server.settings import Settings
from lutetia.server.storage import store
from tests.server.client import Person, wait_until
from tests.server.forks import Forks
from tests.server.patience import PATIENCE
from tests.server.postgresql import STAND_IN, Cluster, cluster
from tests.server.statements import Notes, folder, needed, noting, read

HERE = Path(__file__).parent


NOTES = Notes()


@pytest.hookimpl(trylast=True)  # of what was left by others
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run with PostgreSQL what says more there than the run before: see `statements`."""
    at = folder()
    if at is None or not with_postgresql() or config.getoption("lf", False):
        return
    ours = [item for item in items if HERE in item.path.parents]
    chosen = needed([item.nodeid for item in ours], read(at))
    out = [item for item in ours if item.nodeid not in chosen]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    with NOTES.of(item.nodeid):
        return (yield)


@pytest.fixture(scope="session", autouse=True)
def noted() -> Iterator[None]:
    """Note what is asked of the database, where it is to be."""
    at = folder()
    if at is None or with_postgresql():
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        noting(NOTES, patch)
        yield
    NOTES.write(at, os.environ.get("PYTEST_XDIST_WORKER", "alone"))


def with_postgresql() -> bool:
    return os.environ.get("LUTETIA_TEST_DB") == "postgresql"


@pytest.fixture(scope="session", autouse=True)
def database() -> Iterator[None]:
    """With LUTETIA_TEST_DB=postgresql a path of a database means one of PostgreSQL instead."""
    if not with_postgresql():
        yield
        return
    with cluster() as found, pytest.MonkeyPatch.context() as patch:
        STAND_IN.append(found)
        for module, name in (
            (store, "open_database"),
            (verify, "found"),
            (verify, "read_only"),
            (check, "found"),
            (check, "read_only"),
        ):
            patch.setattr(module, name, at_cluster(found, getattr(module, name)))
        yield
        STAND_IN.clear()


def at_cluster(found: Cluster, function: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``function`` for the database that stands for the one it is given."""

    def instead(at: Any, *more: Any) -> Any:
        if not isinstance(at, Path):
            return function(at, *more)
        return function(found.database(at), *(at.parent for _ in more))

    return instead


class Site:
    """A running server: ``base`` is its address, ``app`` the application."""

    def __init__(self, base: str, app: Starlette, loop: asyncio.AbstractEventLoop) -> None:
        self.base, self.app, self.loop = base, app, loop

    def person(self, name: str | None = None) -> Person:
        return Person(self.base, name)

    def actor(self, table: str) -> Any:
        """Return the actor of a live table."""
        return self.app.state.registry.actors[table]

    def call(self, function: Callable[[], Any]) -> Any:
        """Run ``function`` on the server's loop."""

        async def run() -> Any:
            return function()

        return self.wait(run())

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Have the server's loop do ``work``, and return what comes of it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def running(settings: Settings) -> Iterator[Site]:
    """Run a server until the block ends."""
    bound = bind(settings.host, 0)
    app = create_app(settings)
    server = uvicorn.Server(configuration(app))
    loops: list[asyncio.AbstractEventLoop] = []

    async def main() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[bound])

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive(), "the server did not start in time")
    assert thread.is_alive(), "the server did not start"
    try:
        yield Site(f"http://127.0.0.1:{bound.getsockname()[1]}", app, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()


def quick(folder: Path, **more: Any) -> Settings:
    """Return settings for tests: quick opponents, a database of their own."""
    return Settings(
        **{
            "db": folder / "test.db",
            "bot_pause": (0.0, 0.0),
            "bot_budget": 0.001,
            "eager": False,
            "limit": "",
            "records": "",
            "reads": "",
            "free_accounts": "",
            "attempts": "",
            "reports": "",
            "names": "",
            "address_names": "",
            "mails": "",
            "sockets": 0,
            "connections": 0,
            "frames": 0.0,
            "share": 0.0,
            "thinker": "tests.server.chooser:choose",
            **more,
        }
    )


@pytest.fixture(scope="module", autouse=True)
def codes_cost_little() -> Iterator[None]:
    """Hash recovery codes as quickly as Argon2 can: every account has ten of them. `test_recovery`
    takes them as they are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recovery, "ROUNDS", 1)
        patch.setattr(recovery, "MEMORY", 8)
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(quick(tmp_path_factory.mktemp("site"))) as found:
        yield found


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A site for one test alone."""
    with running(quick(tmp_path)) as found:
        yield found


ORIGIN = "https://play.example"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site at an address of its own, without limits."""
    folder = tmp_path_factory.mktemp("accounts")
    with running(quick(folder, url=ORIGIN)) as site:
        yield site


@pytest.fixture(params=[game for game in IDS if 2 in load(game).meta.players])
def game(request: pytest.FixtureRequest) -> str:
    """The id of each game that two can play, in turn."""
    return str(request.param)


@pytest.fixture
def forks(monkeypatch: pytest.MonkeyPatch) -> Forks:
    """Return the copies of this process that the test begins from now on."""
    return Forks(monkeypatch)
