"""Which process answers a page while two versions run side by side: a page and its files come from
one of them, or nobody would see anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from lutetia.server.cluster import wire
from lutetia.server.cluster.members import Member, Members
from lutetia.server.cluster.places import Place
from lutetia.server.cluster.relay import Answering, Frames, Relay
from lutetia.server.static_client import Client, mark
from tests.server.client import run_alone


class Network:
    """Processes in one event loop, by name; the first one leads."""

    def __init__(self) -> None:
        self.all: dict[str, Process] = {}
        self.leader = ""


class Process:
    """A process that serves a client, as the others of its site see it."""

    def __init__(self, network: Network, name: str, version: str, folder: Path) -> None:
        self.me, self.version, self._network = name, version, network
        self.client = mark(folder)
        self._expected: dict[str, Frames] = {}
        self.hangs = False
        page = Client(folder)

        async def healthy(_: object) -> PlainTextResponse:
            return PlainTextResponse(name)

        inner = Starlette(
            routes=[Route("/healthz", healthy), Route("/", page.page), Mount("/", page)]
        )
        self.app: ASGIApp = Relay(inner, lambda: self)
        self._answering = Answering(self.app, self.send, lambda place: network.leader == name)
        network.leader = network.leader or name
        network.all[name] = self

    def responsible(self, place: Place) -> str:
        return self._network.leader

    def alike(self) -> bool:
        members = object.__new__(Members)
        members.all = {
            name: Member(name, 1.0, "ready", "key", one.version, one.client)
            for name, one in self._network.all.items()
        }
        return members.alike

    def there(self, member: str) -> bool:
        return member in self._network.all

    def expect(self, name: str, member: str, frames: Frames) -> Callable[[], None]:
        self._expected[name] = frames

        def forget() -> None:
            self._expected.pop(name, None)

        return forget

    async def send(self, member: str, frame: wire.Frame) -> None:
        await asyncio.sleep(0)
        await self._network.all[member].take(frame)

    async def take(self, frame: wire.Frame) -> None:
        if self.hangs:
            return
        if isinstance(frame, wire.Begin):
            await self._answering.begin(frame)
        elif frame.id in self._expected:
            self._expected[frame.id].put_nowait(frame)
        else:
            self._answering.take(frame)

    async def get(self, path: str) -> httpx.Response:
        transport = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://site") as http:
            return await http.get(path)


def built(folder: Path, name: str) -> Path:
    """Return a folder with a client whose page asks for one file."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f'<script src="/assets/{name}.js"></script>')
    (folder / "assets" / f"{name}.js").write_text(name)
    return folder


@pytest.fixture
def two(tmp_path: Path) -> tuple[Process, Process]:
    """A process of an old version, which leads, and one of a new one."""
    network = Network()
    return (
        Process(network, "old", "1", built(tmp_path / "old", "before")),
        Process(network, "new", "2", built(tmp_path / "new", "after")),
    )


def test_while_two_versions_run_a_page_finds_its_files_at_both(
    two: tuple[Process, Process],
) -> None:
    async def work() -> None:
        for page_from in two:
            page = (await page_from.get("/")).text
            path = page.split('"')[1]
            for file_from in two:
                assert (await file_from.get(path)).status_code == 200, (path, file_from.me)
        for one in two:  # what is asked of one process stays there
            assert (await one.get("/healthz")).text == one.me

    run_alone(work())


def test_the_new_page_is_there_as_soon_as_the_new_version_leads(
    two: tuple[Process, Process],
) -> None:
    old, new = two

    async def work() -> None:
        assert "before" in (await new.get("/")).text
        new._network.leader = new.me
        assert "after" in (await old.get("/")).text
        del new._network.all[old.me]
        assert "after" in (await new.get("/")).text

    run_alone(work())


def test_a_page_comes_also_where_nobody_leads_or_whoever_leads_hangs(
    two: tuple[Process, Process],
) -> None:
    old, new = two

    async def work() -> None:
        old.hangs = True
        assert "after" in (await new.get("/")).text
        new._network.leader = ""
        assert "after" in (await new.get("/")).text

    run_alone(work())


def test_a_client_is_told_from_another_by_its_page(tmp_path: Path) -> None:
    assert mark(tmp_path) == ""
    one = mark(built(tmp_path / "one", "before"))
    assert one == mark(built(tmp_path / "same", "before"))
    assert one != mark(built(tmp_path / "other", "after"))
