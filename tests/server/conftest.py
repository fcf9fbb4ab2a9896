"""A real server on a real port for each module, in a thread of the test process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette

from lutetia.games import IDS, load
from lutetia.server.app import create_app
from lutetia.server.main import bind, configuration
from lutetia.server.settings import Settings
from tests.server.client import PATIENCE, Person, wait_until


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

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)


@contextmanager
def running(settings: Settings) -> Iterator[Site]:
    """Run a server until the block ends."""
    bound = bind("127.0.0.1", 0)
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
            "eager": False,
            "limit": "",
            "records": "",
            "reads": "",
            "free_accounts": "",
            "attempts": "",
            "reports": "",
            "sockets": 0,
            "connections": 0,
            "frames": 0.0,
            "share": 0.0,
            "thinker": "tests.server.chooser:choose",
            **more,
        }
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(quick(tmp_path_factory.mktemp("site"))) as found:
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
