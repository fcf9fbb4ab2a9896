"""What the status page tells: from many processes, over many days, and what is lost or broken."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.server.errors import NotStored
from lutetia.server.operations.audit import Audit
from lutetia.server.operations.days import SLOT, SLOTS, Backup, Days, day_of
from lutetia.server.operations.metrics import BUCKETS, Metrics
from lutetia.server.operations.status import status, within
from lutetia.server.storage.store import Store
from tests.server.client import run_alone
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.operations.test_metrics import read

NOON = 1_790_000_000.0 - 1_790_000_000 % 86_400 + 43_200
DAY = 86_400.0


class Clock:
    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def with_store(folder: Path, work: Callable[[Store, Clock], Coroutine[Any, Any, None]]) -> None:
    """Do ``work`` with a new database at noon."""
    store = Store.open(folder / "x.db")
    run_alone(work(store, Clock(NOON)))
    store.close()


async def spent(days: Days, clock: Clock, slots: int) -> None:
    for _ in range(slots):
        await days.note()
        clock.now += SLOT


def test_a_day_and_a_slot_of_it() -> None:
    assert day_of(NOON) == (day_of(NOON - 43_200)[0], SLOTS // 2)
    assert day_of(NOON + 43_199.9)[1] == SLOTS - 1
    assert day_of(NOON + 43_200)[1] == 0


def test_a_site_is_up_while_any_of_its_processes_is(tmp_path: Path) -> None:
    async def main(store: Store, clock: Clock) -> None:
        one, other = Days(store, Metrics(), clock), Days(store, Metrics(), clock)
        await spent(one, clock, 40)
        clock.now -= 20 * SLOT  # the other comes before the first goes
        await spent(other, clock, 40)
        clock.now += 60 * SLOT  # nobody is there
        await spent(one, clock, 20)
        clock.now -= SLOT
        told = await status(store, clock.now)
        (today,) = told.days
        assert today.up == pytest.approx((60 + 20) / 140, abs=1e-4)
        assert (today.p50, today.p99, today.broken, today.lost) == (None, None, 0, 0)
        assert told.backup is None

    with_store(tmp_path, main)


def test_days_without_the_site_count_as_down_but_not_those_before_it(tmp_path: Path) -> None:
    async def main(store: Store, clock: Clock) -> None:
        days = Days(store, Metrics(), clock)
        await spent(days, clock, SLOTS // 2)
        assert (await status(store, clock.now - SLOT)).days[0].up == 1.0, "it began at noon"
        clock.now += DAY  # it is away for a day
        await spent(days, clock, 10)
        told = (await status(store, clock.now - SLOT)).days
        assert [one.up for one in told] == [1.0, 0.0, 1.0]
        assert [one.day for one in told] == [day_of(NOON + n * DAY)[0] for n in (2, 1, 0)]
        clock.now += 70 * DAY
        await days.note()
        assert len((await status(store, clock.now)).days) == 1, "old days are forgotten"
        assert await store.read("SELECT count(*) FROM days") == [(1,)]

    with_store(tmp_path, main)


def test_times_add_up_over_processes_and_begin_anew_each_day(tmp_path: Path) -> None:
    async def main(store: Store, clock: Clock) -> None:
        quick_, slow = Metrics(), Metrics()
        days = [Days(store, metrics, clock) for metrics in (quick_, slow)]
        for _ in range(95):
            quick_.acknowledged.observe(0.004)
        for _ in range(5):
            slow.acknowledged.observe(0.2)
        for one in days:
            await one.note()
        (today,) = (await status(store, clock.now)).days
        assert today.p50 is not None and 3 < today.p50 <= 5
        assert today.p99 is not None and 150 < today.p99 <= 250
        clock.now += DAY
        slow.acknowledged.observe(0.2)
        for one in days:
            await one.note()
        tomorrow, before = (await status(store, clock.now)).days
        assert (before.p50, before.p99) == (today.p50, today.p99)
        assert tomorrow.p50 is not None and tomorrow.p50 > 150, "only what is new counts"

    with_store(tmp_path, main)


def test_what_cannot_be_kept_is_no_time_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main(store: Store, clock: Clock) -> None:
        days = Days(store, Metrics(), clock)
        await spent(days, clock, 1)
        with monkeypatch.context() as patch:

            async def full(*_: Any) -> None:
                raise NotStored("the disk is full")

            patch.setattr(store, "write", full)
            with pytest.raises(NotStored):
                await days.note()
        clock.now += SLOT
        await spent(days, clock, 2)
        assert (await status(store, clock.now - SLOT)).days[0].up == 0.75

    with_store(tmp_path, main)


def test_the_age_of_the_last_backup(tmp_path: Path) -> None:
    async def main(store: Store, clock: Clock) -> None:
        days = Days(store, Metrics(), clock)
        await days.note()
        assert days.backup_age() == float("inf")
        for at in (NOON - 500, NOON - 100):
            await store.write(Backup(at, 1000, 2.0, 100).row())
        await days.note()
        assert days.backup_age() == 100
        assert (await status(store, NOON)).backup == 100

    with_store(tmp_path, main)


def test_acknowledged_moves_that_are_gone_are_found(tmp_path: Path) -> None:
    """As after a database that fell over to a standby which had not heard everything."""
    with running(quick(tmp_path)) as site:
        table, last = site.person("Ana").played(4)
        audit: Audit = site.app.state.registry.audit

        def look() -> float:
            site.wait(audit.look())
            return read(site)["lutetia_lost_moves_total"]

        assert look() == 0
        with opened(tmp_path / "test.db") as database:
            database.execute(
                "DELETE FROM events WHERE table_id = ? AND version > ?", (table, last - 2)
            )
        assert look() == 2
        assert look() == 2, "each is counted once"


def test_a_table_that_cannot_be_replayed_is_counted(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table = ana.table(2)
        with ana.line(table) as line:
            line.do("sit", seat=1)
            line.do("start")
            line.act()
    with opened(tmp_path / "test.db") as database:
        database.execute("DELETE FROM snapshots")
        database.execute(
            "UPDATE events SET body = ? WHERE table_id = ? AND version = ?",
            (b'{"kind":"act","at":1,"by":null,"seat":0,"text":"no such move"}', table, 4),
        )
    with running(quick(tmp_path)) as site:
        assert read(site)["lutetia_broken_tables"] == 0
        with site.person("Bob").line(table):
            assert read(site)["lutetia_broken_tables"] == 1


def test_everybody_may_ask(site: Site) -> None:
    told = httpx.get(f"{site.base}/api/status")
    assert told.status_code == 200
    body = told.json()
    assert set(body) == {"days", "backup"}
    for day in body["days"]:
        assert set(day) == {"day", "up", "p50", "p99", "broken", "lost"}


def test_quantiles_of_counts() -> None:
    lengths = [0] * (len(BUCKETS) + 1)
    assert within(lengths, 0.5) is None
    lengths[0] = 10
    assert within(lengths, 1.0) == BUCKETS[0] * 1000
    lengths[-1] = 90
    assert within(lengths, 0.99) == BUCKETS[-1] * 1000, "no more is known than: longer"
