"""The outbox by a clock of its own: reminders follow the clock of the table, and go with it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.codec import encode
from lutetia.server.notices.channels import Channels, fresh
from lutetia.server.notices.letters import Letter
from lutetia.server.notices.outbox import GATHERED, Outbox, timed
from lutetia.server.notices.outcome import Outcome
from lutetia.server.notices.waking import Waking
from lutetia.server.storage.store import Row, Store, deadline_rows, index_row
from lutetia.table import projection
from lutetia.table.events import timing
from lutetia.table.table import Table
from tests.server.client import run_alone
from tests.table.table_driver import ANA, BOB, TableDriver

HOUR = 3600.0


class Taken:
    """Takes what is sent."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []

    async def send(self, channel: Any, letter: Letter) -> Outcome:
        self.letters.append(letter)
        return Outcome.SENT


async def with_webhook(store: Store, table: Table, player: str) -> Channels:
    """Return the channels of a site that has a table, ``t1``, and a webhook of ``player``."""
    channels = Channels(store)
    await channels.add(fresh(player, "webhook", "https://example.org", "https://l.example"))
    index = Row("t1", "paris_paris", "playing", False, False, 0.0, 0.0,
                encode(projection.info(table)))  # fmt: skip
    await store.write(index_row(index))
    return channels


def kinds(store: Store) -> Any:
    return store.read("SELECT kind, due FROM notices WHERE sent IS NULL ORDER BY due")


def test_reminders_are_rows_that_move_and_go_with_the_clock(tmp_path: Path) -> None:
    driver = TableDriver(2, timing=timing("daily", "loss")).seat(ANA, BOB).start()
    table = driver.table
    clock = table.clock
    assert clock is not None and clock.runs is not None
    player = table.seats[clock.runs].player
    assert player == timed(table)
    now = clock.since / 1000

    async def run() -> None:
        store = Store.open(tmp_path / "x.db")
        try:
            channels = Channels(store)
            await channels.add(fresh(player, "webhook", "https://example.org", "https://l.example"))
            await channels.set_waking(player, Waking("UTC", 0, 0))
            outbox = Outbox(store, channels, {"webhook": Taken()}, lambda: now)
            plan = outbox.plan(table, {}, {player: True}, None)
            await store.write(*plan.statements())
            outbox.follow(plan)
            assert await kinds(store) == [
                ("turn", now + GATHERED),
                ("half", now + 36 * HOUR),
                ("hours", now + 70 * HOUR),
            ]
            clock.credit(clock.runs or 0, round(4 * HOUR * 1000))  # the site was away
            plan = outbox.plan(table, {player: True}, {player: True}, player)
            await store.write(*plan.statements())
            outbox.follow(plan)
            assert [due for _, due in await kinds(store)][1:] == [now + 38 * HOUR, now + 74 * HOUR]
            clock.stop(round(now * 1000))
            plan = outbox.plan(table, {player: True}, {player: False}, player)
            await store.write(*plan.statements())
            outbox.follow(plan)
            assert await kinds(store) == []
        finally:
            await asyncio.to_thread(store.close)

    run_alone(run())


def test_a_holiday_is_offered_to_who_has_an_account_with_a_link(tmp_path: Path) -> None:
    people = [replace(one, account=True) for one in (ANA, BOB)]
    driver = TableDriver(2, timing=timing("daily", "loss")).seat(*people).start()
    table = driver.table
    clock, player = table.clock, timed(table)
    assert clock is not None and player is not None
    begin = clock.since / 1000
    at, spare = [begin], [True]
    taken = Taken()

    async def run() -> None:
        store = Store.open(tmp_path / "x.db")
        try:
            channels = await with_webhook(store, table, player)
            await store.write(*deadline_rows("t1", begin + 72 * HOUR))
            outbox = Outbox(
                store, channels, {"webhook": taken}, lambda: at[0], lambda player: spare[0]
            )
            plan = outbox.plan(table, {}, {player: True}, None)
            await store.write(*plan.statements())
            outbox.follow(plan)
            assert [(kind, due - begin) for kind, due in await kinds(store)][1:] == [
                ("half", 36 * HOUR), ("holiday", 66 * HOUR), ("hours", 70 * HOUR)
            ]  # fmt: skip
            channel = channels.of(player)[0]
            for hour, has in ((37.0, True), (66.0, True), (70.0, False)):
                at[0], spare[0] = begin + hour * HOUR, has
                await outbox._message(channel)
        finally:
            await asyncio.to_thread(store.close)

    run_alone(run())
    bodies = [letter.body for letter in taken.letters]
    assert [letter.tables[-1].kind for letter in taken.letters] == ["half", "holiday", "hours"]
    assert ["https://l.example/me#holiday" in body for body in bodies] == [False, True, False]


def test_what_nobody_takes_for_a_day_is_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    driver = TableDriver(2, timing=timing("slow", "loss")).seat(ANA, BOB).start()
    table, player = driver.table, timed(driver.table)
    begin = 1e9
    at, sent = [begin], [Outcome.LATER]

    class Nobody(Taken):
        async def send(self, channel: Any, letter: Letter) -> Outcome:
            await super().send(channel, letter)
            return sent[0]

    taken = Nobody()

    async def run() -> None:
        store = Store.open(tmp_path / "x.db")
        try:
            channels = await with_webhook(store, table, player)
            outbox = Outbox(store, channels, {"webhook": taken}, lambda: at[0])
            plan = outbox.plan(table, {}, {player: True}, player)
            await store.write(*plan.statements())
            outbox.follow(plan)
            [channel] = channels.of(player)
            for hours, left, waits in ((1.0, 1, True), (23.9, 1, True), (24.1, 0, False)):
                at[0] = begin + GATHERED + hours * HOUR
                assert (await outbox._message(channel) > 0) is waits
                assert len(await kinds(store)) == left
        finally:
            await asyncio.to_thread(store.close)

    run_alone(run())
    assert len(taken.letters) == 3
    assert "nobody tries any more" in caplog.text
