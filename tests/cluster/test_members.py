"""Who belongs to the site: whoever was stopped for a while does not take itself for one of it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from unittest.mock import AsyncMock, Mock

import pytest
from nats.errors import TimeoutError as NatsTimeout
from nats.js.kv import KeyValue

from lutetia.server.cluster.bus import Bus, NoAnswer
from lutetia.server.cluster.cluster import Cluster
from lutetia.server.cluster.members import EVERY, GONE_AFTER, Member, Members
from tests.cluster.nats import Nats
from tests.server.client import run_alone
from tests.server.patience import PATIENCE


async def reaches() -> bool:
    return True


@pytest.mark.parametrize("at", ["saying", "joined"])
def test_who_is_stopped_while_it_joins_is_cut_off_for_good(server: Nats, at: str) -> None:
    async def work() -> None:
        bus = await Bus.open(server.address, "one")
        members = Members(bus, Member("one", 1.0, "joining", "key", "1"), reaches)
        begun = members._saying
        joining = asyncio.create_task(members.join())
        async with asyncio.timeout(PATIENCE):
            while members._saying == begun:
                await asyncio.sleep(0)
            if at == "joined":
                await joining
        time.sleep(GONE_AFTER)  # nothing goes on, as in a process that is stopped
        with contextlib.suppress(NoAnswer):
            await joining
        for _ in range(2):  # what it hears now of itself is old
            assert members.cut_off
            with pytest.raises(NoAnswer):
                await members.become("ready")
            await asyncio.sleep(2 * EVERY)
        with pytest.raises(NoAnswer):  # and it does not wait for a leader for ever
            await Cluster(bus, members, Mock()).wait_for_leader(lambda: False)
        await members.leave()
        await bus.close()

    run_alone(work())


def test_who_leaves_is_not_kept_by_a_bus_that_fails(
    server: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise NatsTimeout

    async def work() -> None:
        bus = await Bus.open(server.address, "one")
        members = Members(bus, Member("one", 1.0, "joining", "key", "1"), reaches)
        await members.join()
        monkeypatch.setattr(KeyValue.KeyWatcher, "stop", fail)
        async with asyncio.timeout(PATIENCE / 10):
            await members.leave()
        await bus.close()

    run_alone(work())


def test_who_leaves_while_the_database_is_slow_leaves(server: Nats) -> None:
    async def work() -> None:
        asked, answer = asyncio.Event(), asyncio.Event()

        async def slow() -> bool:
            asked.set()
            return await answer.wait()

        bus = await Bus.open(server.address, "one")
        members = Members(bus, Member("one", 1.0, "ready", "key", "1"), slow)
        await members.join()
        await asyncio.wait_for(asked.wait(), PATIENCE)
        await members.become("leaving")
        answer.set()
        await asyncio.sleep(2 * EVERY)
        assert members.me.state == "leaving"
        assert not members.leader
        await members.leave()
        await bus.close()

    run_alone(work())


def test_who_says_that_it_is_there_belongs_to_the_site(server: Nats) -> None:
    async def work() -> None:
        bus = await Bus.open(server.address, "one")
        members = Members(bus, Member("one", 1.0, "joining", "key", "1"), reaches)
        await members.join()
        await members.become("ready")
        end = time.monotonic() + GONE_AFTER + 1
        while time.monotonic() < end:
            assert not members.cut_off
            assert members.owner("table") == members.leader == "one"
            await asyncio.sleep(0.1)
        await members.leave()
        assert members.cut_off
        await bus.close()

    run_alone(work())


def test_a_process_with_another_key_of_notices_says_so(
    server: Nats, caplog: pytest.LogCaptureFixture
) -> None:
    """It would lead one day, and no browser takes anything from it."""
    store = Mock()
    store.read = AsyncMock(return_value=[(1.0,)])

    async def work() -> None:
        processes = []
        for push in ("one", "", "one", "other"):  # an earlier version does not tell
            assert "lutetia-vapid.pem" not in caplog.text
            joined = await Cluster.join(server.address, store, "key", push=push)
            processes.append(joined)
        assert "lutetia-vapid.pem" in caplog.text
        for one in processes:
            await one.close()

    run_alone(work())


def test_who_cannot_join_leaves_no_connection_behind(
    server: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Bus] = []
    connect = Bus.open

    async def noted(address: str, name: str) -> Bus:
        opened.append(await connect(address, name))
        return opened[-1]

    monkeypatch.setattr(Bus, "open", noted)
    away = Mock()
    away.read = AsyncMock(side_effect=OSError("nobody is there"))

    async def work() -> None:
        for _ in range(3):
            with pytest.raises(OSError, match="nobody"):
                await Cluster.join(server.address, away, "key")
        assert [bus.connected for bus in opened] == [False] * 3

    run_alone(work())
