"""What is tidied up again and again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from lutetia.server import hourly as module
from lutetia.server.errors import NotStored
from lutetia.server.hourly import hourly


def test_what_cannot_be_stored_waits_for_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "HOUR", 0.01)
    done = []

    async def do() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise NotStored("the disk is full")

    async def run() -> None:
        task = asyncio.create_task(hourly(do))
        async with asyncio.timeout(30):
            while len(done) < 3:
                await asyncio.sleep(0.005)
        task.cancel()

    ThreadPoolExecutor(1).submit(asyncio.run, run()).result()
    assert done[:3] == [0, 1, 2]
