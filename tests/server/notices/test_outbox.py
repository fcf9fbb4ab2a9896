"""The outbox by a clock of its own: reminders follow the clock of the table, and go with it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lutetia.server.codec import encode
from lutetia.server.notices.channels import Channels, fresh
from lutetia.server.notices.letters import Letter
from lutetia.server.notices.outbox import GATHERED, Outbox, Timed, timed
from lutetia.server.notices.outcome import Outcome
from lutetia.server.notices.rows import Plan
from lutetia.server.notices.rows import Row as Notice
from lutetia.server.notices.waking import Waking
from lutetia.server.storage.store import Row, Store, deadline_rows, index_row
from lutetia.server.zones import weekends_of
from lutetia.table import projection
from lutetia.table.clock import Clock
from lutetia.table.events import timing
from lutetia.table.seating import Player
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


def daily(*people: Player) -> TableDriver:
    """Return a table of two seats that is played over days, and has begun."""
    return TableDriver(2, timing=timing("daily", "loss")).seat(*people).start()


def running(driver: TableDriver) -> tuple[Table, Clock, Timed, float]:
    """Return a table, its clock, whose time runs, and since when, in Unix seconds."""
    clock, runs = driver.table.clock, timed(driver.table)
    assert clock is not None and runs is not None
    return driver.table, clock, runs, clock.since / 1000


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
    driver = daily(ANA, BOB)
    table = driver.table
    clock = table.clock
    assert clock is not None and clock.runs is not None
    player = table.seats[clock.runs].player
    runs = timed(table)
    assert runs == (player, clock.runs)
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
            plan = outbox.plan(table, {player: True}, {player: True}, runs)
            await store.write(*plan.statements())
            outbox.follow(plan)
            assert [due for _, due in await kinds(store)][1:] == [now + 38 * HOUR, now + 74 * HOUR]
            clock.stop(round(now * 1000))
            plan = outbox.plan(table, {player: True}, {player: False}, runs)
            await store.write(*plan.statements())
            outbox.follow(plan)
            assert await kinds(store) == []
        finally:
            await asyncio.to_thread(store.close)

    run_alone(run())


def test_a_holiday_is_offered_to_who_has_an_account_with_a_link(tmp_path: Path) -> None:
    people = [replace(one, account=True) for one in (ANA, BOB)]
    table, _, runs, begin = running(daily(*people))
    player = runs.player
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


@contextlib.asynccontextmanager
async def reminded(
    folder: Path, table: Table, now: Callable[[], float], player: str
) -> AsyncIterator[tuple[Store, Outbox, Channels]]:
    """Give an outbox with a webhook of ``player``; its reminders are planned and written down."""
    store = Store.open(folder / "x.db")
    try:
        channels = await with_webhook(store, table, player)
        outbox = Outbox(store, channels, {"webhook": Taken()}, now)
        await planned(store, outbox, table, None)
        yield store, outbox, channels
    finally:
        await asyncio.to_thread(store.close)


async def planned(store: Store, outbox: Outbox, table: Table, was: Timed | None) -> None:
    plan = outbox.plan(table, {}, {}, was)
    await store.write(*plan.statements())
    outbox.follow(plan)


class Moving(Taken):
    """Sends one message, and meanwhile has something done."""

    def __init__(self, meanwhile: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._meanwhile = [meanwhile]

    async def send(self, channel: Any, letter: Letter) -> Outcome:
        while self._meanwhile:
            await self._meanwhile.pop()()
        return await super().send(channel, letter)


@pytest.mark.parametrize("how", ["here", "late", "elsewhere"])
def test_a_reminder_that_is_moved_while_it_is_sent_comes_again(tmp_path: Path, how: str) -> None:
    """Where the commit is followed while it is sent, or only after, or was another process's."""
    table, clock, runs, begin = running(daily(ANA, BOB))
    at = [begin]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], runs.player) as (store, owner, all_):

            async def moved() -> None:
                await store.write(*plan.statements())
                if how == "elsewhere":
                    await outbox.read_again("t1")
                elif how == "here":
                    outbox.follow(plan)

            taken = Moving(moved)
            outbox = Outbox(store, all_, {"webhook": taken}, lambda: at[0])
            await outbox.load()
            [channel] = all_.of(runs.player)
            at[0] = begin + 36 * HOUR - 0.5
            clock.credit(runs.seat, 60_000)
            plan = (owner if how == "elsewhere" else outbox).plan(table, {}, {}, runs)
            assert len(plan.moved) == 2
            at[0] += 0.5
            await outbox._message(channel)
            if how == "late":
                outbox.follow(plan)
            after = [("half", begin + 36 * HOUR + 30), ("hours", begin + 70 * HOUR + 60)]
            assert await kinds(store) == after
            for _, due in after:
                at[0] = due
                await outbox._message(channel)
            assert [one.tables[0].kind for one in taken.letters] == ["half", "half", "hours"]
            assert await kinds(store) == []

    run_alone(run())


def test_a_reminder_that_is_read_again_while_it_is_sent_can_be_moved(tmp_path: Path) -> None:
    table, clock, runs, begin = running(daily(ANA, BOB))
    at = [begin]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], runs.player) as (store, _, all_):
            taken = Moving(lambda: outbox.read_again("t1"))
            outbox = Outbox(store, all_, {"webhook": taken}, lambda: at[0])
            await outbox.load()
            at[0] = begin + 70 * HOUR
            await outbox._message(all_.of(runs.player)[0])
            day = round(at[0] * 1000), round((at[0] + 24 * HOUR) * 1000)
            clock.rest(runs.seat, day[0], [day], day[0])
            await planned(store, outbox, table, runs)
            assert await kinds(store) == [("hours", begin + 94 * HOUR)]

    run_alone(run())


def test_a_reminder_that_is_moved_before_it_is_claimed_is_not_sent_early(tmp_path: Path) -> None:
    table, clock, runs, begin = running(daily(ANA, BOB))
    at = [begin]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], runs.player) as (store, outbox, all_):
            [channel] = all_.of(runs.player)
            clock.credit(runs.seat, 60_000)
            plan = outbox.plan(table, {}, {}, runs)
            await store.write(*plan.statements())
            at[0] = begin + 36 * HOUR
            claimed = asyncio.create_task(outbox._claimed(channel.id))
            await asyncio.sleep(0)
            outbox.follow(plan)
            assert (await claimed)[0] == []
            assert await store.read("SELECT kind FROM notices WHERE message IS NOT NULL") == []

    run_alone(run())


def test_a_reminder_that_went_along_a_moment_early_comes_once(tmp_path: Path) -> None:
    table, clock, runs, begin = running(daily(ANA, BOB))
    at = [begin]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], runs.player) as (store, outbox, all_):
            at[0] = begin + 36 * HOUR - 0.5
            [half] = [row for key, row in outbox._at["t1"].items() if key.kind == "half"]
            turn = Notice(half.key._replace(kind="turn"), at[0])
            added = Plan([turn])
            await store.write(*added.statements())
            outbox.follow(added)
            await outbox._message(all_.of(runs.player)[0])
            assert half.sent and half.due > at[0]
            clock.credit(runs.seat, 500)
            await planned(store, outbox, table, runs)
            assert [kind for kind, _ in await kinds(store)] == ["hours"]

    run_alone(run())


@pytest.mark.parametrize("taken", [70, 70.5])
@pytest.mark.parametrize("anew", [False, True])
def test_who_takes_a_holiday_at_the_last_reminder_is_reminded_again(
    tmp_path: Path, anew: bool, taken: float
) -> None:
    """Also with less left than when it came, and where the process has begun anew meanwhile, and
    has the rows from the database."""
    table, clock, runs, begin = running(daily(ANA, BOB))
    at = [begin]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], runs.player) as (store, outbox, all_):
            [channel] = all_.of(runs.player)
            for hour in (36, 70):
                at[0] = begin + hour * HOUR
                await outbox._message(channel)
            assert await kinds(store) == []
            at[0] = begin + taken * HOUR
            if anew:
                outbox = Outbox(store, all_, {"webhook": Taken()}, lambda: at[0])
                await outbox.load()
            await planned(store, outbox, table, runs)
            assert await kinds(store) == [], "nothing has changed"
            clock.credit(runs.seat, 60_000)  # the site was away for a moment
            await planned(store, outbox, table, runs)
            assert await kinds(store) == [], "they have just heard it"
            day = round(at[0] * 1000), round((at[0] + 24 * HOUR) * 1000)
            clock.rest(runs.seat, day[0], [day], day[0])
            await planned(store, outbox, table, runs)
            await planned(store, outbox, table, runs)
            [(kind, due)] = await kinds(store)
            assert (kind, round(due - begin)) == ("hours", round(94 * HOUR + 60))
            at[0] = due
            await outbox._message(channel)
            assert await kinds(store) == []
            clock.stop(round(at[0] * 1000))
            await planned(store, outbox, table, runs)
            assert await store.read("SELECT kind FROM notices") == []

    run_alone(run())


def test_the_second_seat_of_one_person_is_reminded_by_its_own_clock(tmp_path: Path) -> None:
    driver = daily(ANA, ANA)
    table, _, runs, begin = running(driver)
    at = [begin]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], ANA.id) as (store, outbox, all_):
            at[0] = driver.now = begin + 71 * HOUR
            await outbox._message(all_.of(ANA.id)[0])
            while timed(table) == runs:
                driver.act()
            await planned(store, outbox, table, runs)
            assert [(kind, round((due - at[0]) / HOUR)) for kind, due in await kinds(store)] == [
                ("half", 36), ("hours", 70)
            ]  # fmt: skip

    run_alone(run())


def test_a_reminder_tells_what_is_left_on_the_clock(tmp_path: Path) -> None:
    """Two hours are left on Friday at eleven; they are over on Thursday at one, as the weekend
    counts for nothing, nor does a holiday of three days."""
    friday = datetime(2027, 6, 4, 11, 0, tzinfo=UTC).timestamp()
    days = round((friday + 61 * HOUR) * 1000), round((friday + 133 * HOUR) * 1000)
    pace = timing("daily", "loss", weekends_of("UTC", friday))
    driver = TableDriver(2, timing=pace).seat(ANA, BOB)
    driver.now = friday
    table, taken = driver.start().table, Taken()
    clock, runs = table.clock, timed(table)
    assert clock is not None and runs is not None
    clock.left = [round(14 * HOUR * 1000)] * 2
    clock.rest(runs.seat, round(friday * 1000), [days], 0)
    assert clock.due() == (friday + 134 * HOUR) * 1000
    at = [friday]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: at[0], runs.player) as (store, _, all_):
            await store.write(*deadline_rows("t1", (clock.due() or 0) / 1000))
            outbox = Outbox(
                store, all_, {"webhook": taken}, lambda: at[0], away=lambda player: [days]
            )
            await outbox.load()
            for hour in (7, 12):
                at[0] = friday + hour * HOUR
                await outbox._message(all_.of(runs.player)[0])

    run_alone(run())
    assert [letter.tables[0].left for letter in taken.letters] == [7 * HOUR, 2 * HOUR]
    assert taken.letters[1].body.endswith("(2 hours left)")


def test_moments_of_turns_that_are_over_are_forgotten(tmp_path: Path) -> None:
    driver = daily(ANA, ANA)
    table, clock = driver.table, driver.table.clock
    assert clock is not None

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: driver.now, ANA.id) as (_, outbox, _all):
            await outbox.load()
            for _ in range(50):
                was = timed(table)
                assert was is not None
                driver.now += 60
                clock.go(1 - was.seat, round(driver.now * 1000))
                outbox.follow(outbox.plan(table, {}, {}, was))
                assert len(outbox._heap) <= 2
                [rows] = outbox._rows.values()
                assert min(outbox._heap)[0] <= min(row.due for row in rows.values())

    run_alone(run())


def test_what_is_offered_no_more_is_not_sent(tmp_path: Path) -> None:
    people = [replace(one, account=True) for one in (ANA, BOB)]
    table, _, runs, begin = running(daily(*people))
    spare = [True]

    async def run() -> None:
        async with reminded(tmp_path, table, lambda: begin, runs.player) as (store, _, all_):
            outbox = Outbox(store, all_, {}, lambda: begin, lambda player: spare[0])
            await outbox.load()
            for has, found in (
                (True, ["half", "holiday", "hours"]),
                (False, ["half", "hours"]),
                (True, ["half", "holiday", "hours"]),
            ):
                spare[0] = has
                await planned(store, outbox, table, runs)
                assert [kind for kind, _ in await kinds(store)] == found

    run_alone(run())


def test_what_nobody_takes_for_a_day_is_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    driver = TableDriver(2, timing=timing("slow", "loss")).seat(ANA, BOB).start()
    table, runs = driver.table, timed(driver.table)
    assert runs is not None
    player, begin = runs.player, 1e9
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
            plan = outbox.plan(table, {}, {player: True}, runs)
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
