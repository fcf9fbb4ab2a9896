"""The connection to NATS: what it carries, and what is said when it cannot be made."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from nats.errors import Error as NatsError
from nats.js.errors import KeyNotFoundError

from lutetia.server.cluster import bus as bus_module
from lutetia.server.cluster.bus import Bus, NoAnswer
from lutetia.server.errors import ServeError
from tests.cluster.nats import SETTINGS, Nats, nats
from tests.server.client import run_alone
from tests.server.patience import PATIENCE


def refused(address: str) -> str:
    with pytest.raises(ServeError) as found:
        run_alone(Bus.open(address, "test"))
    assert "\n" not in str(found.value)
    return str(found.value)


def test_requests_are_answered_many_at_a_time_and_once_in_a_group(server: Nats) -> None:
    async def work() -> None:
        one, other = await Bus.open(server.address, "one"), await Bus.open(server.address, "two")
        begun, go_on = [], asyncio.Event()

        async def answer(body: bytes) -> bytes:
            begun.append(body)
            if len(begun) == 10:
                go_on.set()
            await go_on.wait()
            return body + b"!"

        for _ in range(2):
            await other.serve("test.questions", answer, group="all")
        await other.flush()
        asked = (one.request("test.questions", b"%d" % n, 20) for n in range(10))
        assert await asyncio.gather(*asked) == [b"%d!" % n for n in range(10)]
        assert len(begun) == 10
        with pytest.raises(NoAnswer):
            await one.request("test.nobody", b"", 20)
        await one.close()
        await other.close()

    run_alone(work())


def test_messages_come_in_their_order(server: Nats) -> None:
    async def work() -> None:
        one, other = await Bus.open(server.address, "one"), await Bus.open(server.address, "two")
        heard: list[bytes] = []

        async def take(body: bytes) -> None:
            await asyncio.sleep(0)
            heard.append(body)

        stop = await other.listen("test.news", take)
        await other.flush()
        for n in range(200):
            await one.publish("test.news", b"%d" % n)
        while len(heard) < 200:
            await asyncio.sleep(0.01)
        assert heard == [b"%d" % n for n in range(200)]
        await stop()
        await one.close()
        await other.close()

    run_alone(work())


def test_a_value_is_forgotten_in_time(server: Nats) -> None:
    async def work() -> None:
        bus = await Bus.open(server.address, "one")
        bucket = await bus.bucket("test", 1.0)
        await bucket.put("key", b"value")
        assert (await (await bus.bucket("test", 1.0)).get("key")).value == b"value"
        with pytest.raises(KeyNotFoundError):
            while True:
                await bucket.get("key")
                await asyncio.sleep(0.1)
        await bus.close()

    run_alone(work())


def test_it_is_told_that_the_bus_was_gone() -> None:
    with nats() as restarted:

        async def work() -> None:
            bus = await Bus.open(restarted.address, "one")
            again = asyncio.Event()
            bus.again = again.set
            await asyncio.to_thread(restarted.stop)
            await asyncio.to_thread(restarted.start)
            await asyncio.wait_for(again.wait(), PATIENCE)
            await bus.close()

        run_alone(work())


def test_what_stands_in_the_way_is_told(
    server: Nats, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "no address of a bus" in refused("http://127.0.0.1:4222")
    assert "no address of a bus" in refused("nats://127.0.0.1:port")
    assert "LUTETIA_NATS_PASSWORD" in refused("nats://lutetia:secret@127.0.0.1")
    assert "cannot be used" in refused("nats://lutetia@127.0.0.1:1")
    monkeypatch.setenv("LUTETIA_NATS_PASSWORD", "wrong")
    said = refused(server.address)
    # The bus says why and closes the line: what came first may be all that is heard.
    assert "cannot be used" in said and "LUTETIA_NATS_PASSWORD" in said and "wrong" not in said
    monkeypatch.setenv("LUTETIA_NATS_CREDENTIALS", str(tmp_path / "none"))
    assert "no file" in refused(server.address)


def test_a_client_that_does_not_give_up_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = 2

    async def connect(*_: object, **__: object) -> None:
        nonlocal deaf
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:  # lost on its way, as Python 3.11 sometimes does
                deaf -= 1
                if deaf < 0:
                    raise

    monkeypatch.setattr(bus_module.nats, "connect", connect)
    monkeypatch.setattr(bus_module, "PATIENCE", 0.1)
    assert "it does not answer" in refused("nats://lutetia@127.0.0.1:4222")
    assert deaf < 0


def test_what_the_bus_has_said_is_told_though_it_then_hung_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The client tries again and again, and may hear no more than that the line is closed."""

    said_in_turn = ConnectionResetError("reset"), NatsError("Authorization"), OSError("reset")

    async def connect(*_: object, error_cb: Callable[[Exception], Awaitable[None]], **__: object):
        for error in said_in_turn:
            await error_cb(error)
        await asyncio.sleep(3600)

    monkeypatch.setattr(bus_module.nats, "connect", connect)
    monkeypatch.setattr(bus_module, "PATIENCE", 0.1)
    said = refused("nats://lutetia@127.0.0.1:4222")
    assert "Authorization" in said and "reset" not in said


def test_a_bus_that_lets_anybody_in_is_not_used() -> None:
    with nats(SETTINGS.partition("authorization")[0]) as open_to_all:
        assert "lets anybody in" in refused(open_to_all.address)


def test_whoever_listens_and_flushes_misses_nothing_that_others_send(server: Nats) -> None:
    """Often enough to notice a ping that overtakes what was to be sent before it."""

    async def work() -> None:
        one, other = await Bus.open(server.address, "one"), await Bus.open(server.address, "two")
        heard: list[bytes] = []

        async def take(body: bytes) -> None:
            heard.append(body)

        for n in range(200):
            await one.listen(f"test.flushed.{n}", take)
            await one.flush()
            await other.publish(f"test.flushed.{n}", b"%d" % n)
            await other.flush()
        async with asyncio.timeout(20):
            while len(heard) < 200:
                await asyncio.sleep(0.01)
        assert sorted(map(int, heard)) == list(range(200))
        await one.close()
        await other.close()

    run_alone(work())
