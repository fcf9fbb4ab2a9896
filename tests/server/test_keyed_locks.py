"""Locks by key: one after another for the same, at once for others, and nothing that stays."""

from __future__ import annotations

import asyncio

from lutetia.server.keyed_locks import KeyedLocks
from tests.server.client import run_alone


def test_what_has_one_key_is_done_one_after_another_and_no_lock_is_left() -> None:
    locks, done = KeyedLocks(), list[str]()

    async def work(key: str) -> None:
        async with locks.of(key):
            done.append(f"{key} begins")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            done.append(f"{key} ends")

    async def run() -> None:
        await asyncio.gather(work("a"), work("b"), work("a"))

    run_alone(run())
    assert done == ["a begins", "b begins", "a ends", "b ends", "a begins", "a ends"]
    assert len(locks) == 0
