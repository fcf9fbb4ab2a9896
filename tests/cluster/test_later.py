"""What a process of a later version says is passed over where it is not understood, and nothing
else with it: while a site is brought up to date, both speak to each other."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from unittest.mock import AsyncMock, Mock

import msgspec
import pytest

from lutetia.server.cluster import bus as buses
from lutetia.server.cluster import wire
from lutetia.server.cluster.bus import UNREADABLE, Bus, Seldom
from lutetia.server.cluster.cluster import Cluster
from lutetia.server.cluster.members import BUCKET, EVERY, GONE_AFTER, Member, Members
from lutetia.server.errors import NotStored
from lutetia.server.news import Changed
from lutetia.server.orders import Orders, Rest
from lutetia.server.registry import TableRegistry
from tests.cluster.nats import Nats
from tests.server.client import run_alone

encode = msgspec.msgpack.encode
LATER = {"type": "later", "more": 1}


async def reaches() -> bool:
    return True


def test_an_order_is_refused_at_once() -> None:
    async def work() -> None:
        registry = Mock()
        keeps, gives = Orders(Mock(), Mock()), Orders(Mock(), registry)
        answer = await keeps.answer("table", encode(LATER))
        registry.neighbours.owns = Mock(return_value=False)
        for said in (answer, encode(LATER)):  # also an answer of which nothing is understood
            registry.neighbours.order = AsyncMock(return_value=said)
            with pytest.raises(NotStored):
                await gives.give("table", Rest())

    run_alone(work())


def test_other_frames_of_a_message_are_read() -> None:
    said = [wire.Said(f"{n}", {"type": "http.response.body", "body": b"x"}) for n in range(3)]
    later: list[Any] = [99, "id", "of a later version"]
    read, reader = [], wire.Reader()
    with pytest.raises(UNREADABLE):
        for frame in reader.read(encode([said[0], later, said[1], [3, "short"], said[2]])):
            read.append(frame)
    assert read == said


def test_news_of_something_new_are_news_of_the_rest() -> None:
    async def work() -> None:
        registry = Mock()
        for one in (registry.ties, registry.holidays, registry.sanctions):
            one.open = AsyncMock()
        told = encode({"type": "changed", "what": ["later", "sanctions"]})
        changed = msgspec.msgpack.decode(told, type=Changed)
        await TableRegistry.take_in(registry, changed.what)
        registry.sanctions.open.assert_awaited_once()
        registry.ties.open.assert_not_awaited()

    run_alone(work())


def test_a_process_in_a_state_that_is_not_known_is_there_and_keeps_nothing(server: Nats) -> None:
    async def work() -> None:
        bus = await Bus.open(server.address, "one")
        members = Members(bus, Member("one", 2.0, "joining", "key", "1"), reaches)
        await members.join()
        await members.become("ready")
        other = msgspec.json.encode(Member("other", 1.0, "later", "key", "2"))
        bucket = await bus.bucket(BUCKET, GONE_AFTER)
        for _ in range(2):
            await bucket.put("other", other)
            await asyncio.sleep(EVERY)
        assert set(members.all) == {"one", "other"}
        assert members.leader == "one" and list(members.keepers) == ["one"]
        await members.leave()
        await bus.close()

    run_alone(work())


def test_the_log_says_it_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(buses, "time", Mock(monotonic=lambda: now))
    cluster = object.__new__(Cluster)
    cluster._unread = Seldom(logging.getLogger("lutetia.cluster"))

    async def work() -> None:
        nonlocal now
        for _ in range(100):
            await cluster._news(encode(LATER))
        assert len(caplog.messages) == 1
        now += 61
        await cluster._news(encode(LATER))
        assert len(caplog.messages) == 2 and "99 more" in caplog.messages[1]

    run_alone(work())
