"""Bots that think in workers on the bus: one that dies, stops or ends in the middle is no loss."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

import lutetia
from lutetia.ai.build import build
from lutetia.games import editions
from lutetia.server.bot_pool import BotPool
from lutetia.server.bot_worker import answer
from lutetia.server.cluster.bus import Bus
from lutetia.server.cluster.remote_workers import RemoteWorkers
from lutetia.server.cluster.workers_wire import (
    ALIVE,
    SILENCE,
    Asked,
    OtherBuild,
    encode,
    questions,
    read_alive,
    read_asked,
    read_reply,
)
from lutetia.server.questions import Question, Unanswered
from lutetia.server.settings import Settings
from lutetia.server.turn_queue import Claim
from tests.cluster.nats import PASSWORD, Nats, nats
from tests.editions import different
from tests.server.chooser import nap
from tests.server.client import run_alone, wait_until
from tests.server.commands import COMMANDS
from tests.server.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]

NAP = f"{nap.__module__}:{nap.__name__}"

STATE = lutetia.game("paris_paris").new(3, seed=5)

STATE_TEXTS = {action.text for action in STATE.legal()}

ALONE = """
from lutetia.server.cluster.worker import run
from lutetia.server.settings import Settings
if __name__ == "__main__":
    run(Settings(cluster={address!r}, workers={places}, thinker={thinker!r}))
"""


class Worker:
    """A worker as a process of its own, ready to be asked."""

    def __init__(
        self,
        folder: Path,
        address: str,
        places: int = 1,
        thinker: str = NAP,
        environment: dict[str, str] | None = None,
    ) -> None:
        folder.mkdir(exist_ok=True)
        script, self.log = folder / "worker.py", folder / "worker.log"
        script.write_text(ALONE.format(address=address, places=places, thinker=thinker))
        inherited = {**os.environ, "PYTHONPATH": str(ROOT), "LUTETIA_JIT": "0"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(script)],
                stdout=log,
                stderr=log,
                env={**inherited, **(environment or {})},
            )
        wait_until(self._ready, "the worker does not begin")
        self.name = self.said().partition("at a time: ")[2].split()[0]

    def _ready(self) -> bool:
        assert self.process.poll() is None, self.said()
        return "at a time: " in self.said()

    def said(self) -> str:
        return self.log.read_text()

    def send(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


Begin = Callable[..., Worker]


@pytest.fixture
def begin(server: Nats, tmp_path: Path) -> Iterator[Begin]:
    """What starts workers, which end with the test."""
    begun: list[Worker] = []

    def begin_one(address: str = server.address, **more: Any) -> Worker:
        begun.append(Worker(tmp_path / f"worker{len(begun)}", address, **more))
        return begun[-1]

    yield begin_one
    for one in begun:
        one.end()


def question(seconds: float, seed: int = 1) -> Question:
    seat = STATE.to_act
    assert seat is not None
    return Question("act", "paris_paris", STATE.view(seat, recall=True), "random", seed, seconds)


def expected(seed: int = 1) -> Any:
    return answer("tests.server.chooser:choose", question(0.001, seed))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def taken(remote: RemoteWorkers) -> str:
    """Return the worker that thinks about the one question that is asked."""
    await until(lambda: any(one.worker for one in remote._open.values()))
    [asked] = remote._open.values()
    return asked.worker


def with_workers(server: Nats, work: Callable[[RemoteWorkers], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with RemoteWorkers.open(server.address) as remote:
            await work(remote)

    run_alone(run())


def test_workers_think_as_the_server_would(server: Nats, begin: Begin) -> None:
    begin(places=2)
    begin()

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: remote.places == 3)
        found = await asyncio.gather(*(remote.think(question(0.3, seed)) for seed in range(9)))
        assert [one.answer for one in found] == [expected(seed) for seed in range(9)]
        assert all(one.seconds >= 0.3 for one in found)

    with_workers(server, work)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_lost_in_the_middle_is_no_loss(
    server: Nats, begin: Begin, how: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    workers = {one.name: one for one in (begin(), begin())}

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: remote.places == 2)
        thinking = asyncio.create_task(remote.think(question(3.0)))
        lost = await taken(remote)
        workers[lost].send(how)
        await until(lambda: remote.places == 1)
        thought = await thinking
        assert thought.answer == expected()
        assert thought.seconds > 3, "what was lost was thinking as well"
        assert "asked elsewhere" in caplog.text
        # The group of NATS may still have a stopped one: what it does not take others get.
        assert (await remote.think(question(0.001, 2))).answer == expected(2)
        if how == signal.SIGSTOP:
            workers[lost].send(signal.SIGCONT)
            await until(lambda: remote.places == 2)
            assert (await remote.think(question(0.001, 3))).answer == expected(3)

    with_workers(server, work)


def test_thinking_may_take_longer_than_silence(
    server: Nats, begin: Begin, caplog: pytest.LogCaptureFixture
) -> None:
    begin()

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: remote.places == 1)
        assert (await remote.think(question(SILENCE + 1))).answer == expected()
        assert "asked elsewhere" not in caplog.text

    with_workers(server, work)


def test_a_worker_that_is_to_end_answers_first(server: Nats, begin: Begin) -> None:
    worker = begin()

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: remote.places == 1)
        thinking = asyncio.create_task(remote.think(question(2.0)))
        await taken(remote)
        worker.send(signal.SIGTERM)
        await until(lambda: remote.places == 0)
        assert not thinking.done()
        assert worker.process.poll() is None
        assert (await thinking).answer == expected()

    with_workers(server, work)
    assert worker.process.wait(PATIENCE) == 0
    assert "takes nothing new; it thinks about 1" in worker.said()


@pytest.mark.parametrize("thinker", ["fail", "crash"])
def test_a_bot_that_fails_is_told_to_the_server(server: Nats, begin: Begin, thinker: str) -> None:
    begin(thinker=f"tests.server.chooser:{thinker}")

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: remote.places == 1)
        for _ in range(2):
            with pytest.raises(Unanswered):
                await remote.think(question(0.001))

    with_workers(server, work)


def test_without_workers_the_servers_own_processes_think_or_bots_wait(
    server: Nats, begin: Begin
) -> None:
    view, claim = question(0.001).view, Claim()
    given = {"thinker": NAP, "bot_pause": (0.0, 0.0), "bot_budget": 0.1}

    async def work(remote: RemoteWorkers) -> None:
        own = BotPool(Settings(workers=2, **given), [remote])
        none = BotPool(Settings(workers=0, **given), [remote])
        assert (own.places(), none.places()) == (2, 0)
        assert await own.choose("paris_paris", view, "random", claim) in STATE_TEXTS
        assert await none.advise("paris_paris", view, claim) is None
        waiting = asyncio.create_task(none.choose("paris_paris", view, "random", claim))
        await until(lambda: none.turns.waiting() == 1)
        # Of two places one server takes two at once, however many wait.
        worker = await asyncio.to_thread(begin, places=2)
        assert await waiting in STATE_TEXTS
        assert (own.places(), none.places()) == (2, 2)
        many = [
            asyncio.create_task(none.choose("paris_paris", view, "random", claim)) for _ in range(5)
        ]
        await until(lambda: none.turns.running() == 2)
        assert none.turns.waiting() == 3
        assert all(text in STATE_TEXTS for text in await asyncio.gather(*many))
        worker.send(signal.SIGKILL)
        await until(lambda: not none.places())
        assert own.places() == 2
        assert await own.choose("paris_paris", view, "random", claim) in STATE_TEXTS
        own.close()
        none.close()

    with_workers(server, work)


def test_another_edition_is_not_asked_and_refuses(
    server: Nats, begin: Begin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "cite.toml"
    file.write_text(editions.text(different("cite")), encoding="utf-8")
    begin(environment={"LUTETIA_EDITION": str(file)})

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: "It is not asked" in caplog.text)
        assert remote.places == 0
        bus = await Bus.open(server.address, "test")
        heard: list[bytes] = []

        async def hear(body: bytes) -> None:
            heard.append(body)

        await bus.listen(ALIVE, hear)
        await until(lambda: bool(heard))
        there = read_alive(heard[0]).build
        assert there.version == build().version and there.edition != build().edition
        asked = encode(Asked("1", "lutetia.bots.answer.test", build(), question(0.001)))
        refused = read_reply.decode(await bus.request(questions(there), asked, 20))
        assert refused == OtherBuild(there)
        strange = read_reply.decode(await bus.request(questions(there), b"strange", 20))
        assert strange == OtherBuild(there)
        await bus.close()

    with_workers(server, work)


def test_what_is_asked_says_nothing_of_who_plays_where(server: Nats, begin: Begin) -> None:
    begin()

    async def work(remote: RemoteWorkers) -> None:
        await until(lambda: remote.places == 1)
        bus, heard = await Bus.open(server.address, "test"), []

        async def hear(body: bytes) -> None:
            heard.append(body)

        await bus.listen(questions(build()), hear)
        await bus.flush()
        bots = BotPool(Settings(workers=0, bot_pause=(0.0, 0.0), bot_budget=0.001), [remote])
        claim = Claim("secret-table", "secret-person", "192.0.2.7", True)
        view = question(0.001).view
        assert await bots.choose("paris_paris", view, "random", claim) in STATE_TEXTS
        await until(lambda: bool(heard))
        asked = read_asked(heard[0])
        sent = asked.question
        assert sent == Question("act", "paris_paris", view, "random", sent.seed, 0.001)
        assert not [word for word in (b"secret", b"192.0.2.7") if word in heard[0]]
        bots.close()
        await bus.close()

    with_workers(server, work)


def shipped() -> str:
    """Return the settings of nats-server that are shipped, with places and passwords ours."""
    text = (ROOT / "deploy" / "nats.conf").read_text(encoding="utf-8")
    text = text.replace("{", "{{").replace("}", "}}")
    for theirs, ours in (
        ("0.0.0.0:4222", "127.0.0.1:{port}"),
        ("/var/lib/nats", "{folder}"),
        ("$SERVERS", '"{password}"'),
        ("$WORKERS", '"{password}"'),
    ):
        assert theirs in text
        text = text.replace(theirs, ours)
    return text


def test_a_worker_needs_no_more_rights_than_the_shipped_bus_gives_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUTETIA_NATS_PASSWORD", PASSWORD)
    with nats(shipped()) as careful:
        worker = Worker(tmp_path, careful.address.replace("lutetia@", "worker@"))

        async def work(remote: RemoteWorkers) -> None:
            await until(lambda: remote.places == 1)
            assert (await remote.think(question(0.001))).answer == expected()

        try:
            with_workers(careful, work)
        finally:
            worker.end()
        assert "ermission" not in worker.said()


def test_what_stands_in_the_way_is_told(
    server: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*words: str) -> str:
        log = tmp_path / f"{len(list(tmp_path.iterdir()))}.log"
        ended = COMMANDS.begin(["worker", *words], {**os.environ}, log).wait(PATIENCE)
        said = log.read_text()
        assert ended == 2, said
        assert said.count("\n") == 1
        return said

    assert "--cluster nats://" in refused()
    assert "no address of a bus" in refused("--cluster", "http://127.0.0.1")
    assert "cannot be used" in refused("--cluster", "nats://lutetia@127.0.0.1:1")
    monkeypatch.setenv("LUTETIA_WORKERS", "0")
    assert "LUTETIA_WORKERS=1" in refused("--cluster", server.address)
    monkeypatch.delenv("LUTETIA_WORKERS")
    monkeypatch.delenv("LUTETIA_NATS_PASSWORD")
    assert "LUTETIA_NATS_PASSWORD" in refused("--cluster", server.address)


def test_a_bus_that_restarts_in_the_middle_is_no_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUTETIA_NATS_PASSWORD", PASSWORD)
    with nats() as own:
        worker = Worker(tmp_path, own.address)

        async def work(remote: RemoteWorkers) -> None:
            await until(lambda: remote.places == 1)
            bots = BotPool(Settings(workers=0, bot_pause=(0.0, 0.0), bot_budget=2.0), [remote])
            view = question(2.0).view
            move = asyncio.create_task(bots.choose("paris_paris", view, "random", Claim()))
            await taken(remote)
            own.stop(signal.SIGKILL)
            await until(lambda: remote.places == 0)
            own.start()
            assert await move in STATE_TEXTS
            await until(lambda: remote.places == 1)
            bots.close()

        try:
            with_workers(own, work)
        finally:
            worker.end()
