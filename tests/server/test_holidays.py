"""Holidays: the days of a year, what the tables are told, and what a crash in between leaves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from lutetia.server import orders
from lutetia.server.deadlines import due_of
from lutetia.server.errors import NotStored
from lutetia.server.holidays.book import A_YEAR, DAY, HOUR, Holidays, NoneLeft, OnHoliday
from lutetia.server.orders import Carried, Order, Orders
from lutetia.server.storage.store import Store
from lutetia.table.refusals import TableRefusal
from tests.server.accounts import with_account
from tests.server.client import Line, Person, run_alone, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.older import make_older

PATH = "/api/me/holiday"


# --- the book -------------------------------------------------------------------------------------


class Now:
    """A clock that is set."""

    def __init__(self, text: str) -> None:
        self.seconds = datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()

    def __call__(self) -> float:
        return self.seconds

    def later(self, ms: int) -> None:
        self.seconds = round(self.seconds + ms / 1000, 3)


def booked(path: Path, now: Now, work: Callable[[Holidays], Awaitable[None]]) -> None:
    """Do ``work`` with the book of a site that has just been started."""

    async def run() -> None:
        store = Store.open(path)
        try:
            book = Holidays(store, now)
            await book.open()
            await work(book)
        finally:
            await asyncio.to_thread(store.close)

    run_alone(run())


def test_the_days_of_a_year_are_kept_to_the_millisecond(tmp_path: Path) -> None:
    path, now = tmp_path / "x.db", Now("2026-03-01 08:00")

    async def begin(book: Holidays) -> None:
        assert (book.left("ana"), book.until("ana")) == (A_YEAR, None)
        await book.begin("ana", 7)
        assert book.left("ana") == A_YEAR - 7 * DAY
        with pytest.raises(OnHoliday):
            await book.begin("ana", 1)
        now.later(2 * DAY + 12_345)

    async def end(book: Holidays) -> None:
        assert book.until("ana") is not None
        await book.end("ana")
        assert (book.left("ana"), book.until("ana")) == (A_YEAR - 2 * DAY - 12_345, None)
        await book.end("ana")  # it is over already
        assert book.left("bob") == A_YEAR

    async def again(book: Holidays) -> None:
        assert book.left("ana") == A_YEAR - 2 * DAY - 12_345

    for work in (begin, end, again):
        booked(path, now, work)


def test_no_more_than_thirty_days(tmp_path: Path) -> None:
    now = Now("2026-06-01 00:00")

    async def work(book: Holidays) -> None:
        await book.begin("ana", 29)
        now.later(29 * DAY)
        assert book.until("ana") is None
        await book.begin("ana", 14)  # as many as are left
        assert book.until("ana") == round(now() * 1000) + DAY
        now.later(2 * DAY)
        assert not book.spare("ana")
        with pytest.raises(NoneLeft):
            await book.begin("ana", 1)

    booked(tmp_path / "x.db", now, work)


def test_a_holiday_over_new_year_takes_from_both_years(tmp_path: Path) -> None:
    now = Now("2026-12-01 00:00")

    async def work(book: Holidays) -> None:
        await book.begin("ana", 26)
        now.later(28 * DAY + 4 * HOUR)  # the 29th, and four days are left of this year
        await book.begin("ana", 20)
        assert book.until("ana") == round(now() * 1000) + 20 * DAY
        assert book.left("ana") == A_YEAR - 26 * DAY - (3 * DAY - 4 * HOUR)
        now.later(4 * DAY)
        assert book.left("ana") == A_YEAR - (17 * DAY + 4 * HOUR)

    booked(tmp_path / "x.db", now, work)


@pytest.mark.sqlite
def test_an_older_database_knows_of_no_holiday(tmp_path: Path) -> None:
    path, now = tmp_path / "x.db", Now("2026-06-01 00:00")

    async def nobody(book: Holidays) -> None:
        assert book.left("ana") == A_YEAR
        await book.begin("ana", 1)

    async def somebody(book: Holidays) -> None:
        assert book.left("ana") == A_YEAR - DAY

    booked(path, now, nobody)
    booked(path, now, somebody)
    make_older(path, "0014")
    booked(path, now, nobody)


# --- at a site ------------------------------------------------------------------------------------


def begun(one: Person, two: Person, pace: str, **more: Any) -> str:
    table = one.table(2, pace=pace, **more)
    with one.line(table) as line, two.line(table) as other:
        other.do("sit", seat=1)
        line.do("start")
    return table


def due(site: Site, table: str) -> float:
    found = site.call(lambda: due_of(site.actor(table).table))
    assert isinstance(found, float)
    return found


def whose(site: Site, table: str, people: list[Person]) -> Person:
    """Return whose time runs."""
    actor = site.actor(table).table
    return next(one for one in people if one.id == actor.seats[actor.to_act].player)


def change(person: Person, days: int | None, status: int = 200) -> dict[str, Any]:
    answer = person.http.post(PATH, json={"days": days})
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def seat(line: Line, person: Person) -> dict[str, Any]:
    found: dict[str, Any] = line.now["table"]["seats"][line.now["you"]["seats"][0]]
    assert person.id == line.now["you"]["player"]
    return found


def test_guests_have_none(site: Site) -> None:
    guest = site.person("Gast")
    assert guest.http.get(PATH).status_code == 403
    assert change(guest, 3, 403)["error"]["code"] == "holiday_account"
    assert guest.http.get(PATH).json()["error"]["key"] == "failure.holiday_account"


@pytest.mark.parametrize("body", [{}, {"days": 0}, {"days": 31}, {"days": "1"}, {"days": 1.5}])
def test_what_is_no_number_of_days(site: Site, body: Any) -> None:
    ana = with_account(site, site.person("Ana"))
    assert ana.http.post(PATH, json=body).status_code == 400
    assert ana.http.get(PATH).json() == {"until": None, "left": 720, "tables": 0}


def test_clocks_stand_at_all_unhurried_tables_and_at_no_other(site: Site) -> None:
    ana, bob = with_account(site, site.person("Ana")), site.person("Bob")
    people = [ana, bob]
    tables = [begun(ana, bob, pace) for pace in ("daily", "slow", "evening", "live")]
    before = {table: due(site, table) for table in tables}
    mine = {table for table in tables if whose(site, table, people) is ana}
    with bob.line(tables[0]) as line:
        told = change(ana, 4)
        assert (told["tables"], told["left"]) == (2, 26 * 24)
        line.until(lambda m: m["type"] == "update" and "holiday" in m["table"]["seats"][0])
        assert line.now["table"]["seats"][0]["holiday"] == told["until"]
        assert "holiday" not in line.now["table"]["seats"][1]
        assert [e["until"] for e in line.now["entries"] if e["kind"] == "holiday"] == [
            told["until"]
        ]
    for n, table in enumerate(tables):
        stands = table in mine and n < 2
        moved = due(site, table) - before[table]
        assert moved == pytest.approx(4 * 86_400 if stands else 0, abs=60)
    assert change(ana, 4, 409)["error"]["code"] == "holiday_on"
    assert change(ana, None)["until"] is None
    for table in tables:
        assert due(site, table) == pytest.approx(before[table], abs=60)


def test_a_holiday_is_told_only_where_a_clock_stands_for_it(site: Site) -> None:
    ana, bob = with_account(site, site.person("Ana")), site.person("Bob")
    eve = site.person("Eve")
    stands, over = begun(ana, bob, "slow"), begun(ana, bob, "daily")
    others = [begun(ana, bob, pace) for pace in ("evening", "live")]
    others += [ana.table(2), ana.table(2, pace="daily"), ana.table(2, bots="random")]
    with ana.line(over) as line:
        line.do("resign", seat=0)
    change(ana, 4)
    try:
        for table in [*others, over]:
            for person in (ana, bob, eve):
                with person.line(table) as line:
                    assert "holiday" not in "".join(line.raw), table
        for person in (bob, eve):
            with person.line(stands) as line:
                first, second = line.now["table"]["seats"]
                assert "holiday" in first
                assert "holiday" not in second
        for path in (f"/api/players/{ana.id}", "/api/me/people", "/api/people?name=a"):
            assert "holiday" not in eve.http.get(path).text
    finally:
        change(ana, None)


def test_a_holiday_that_a_table_could_not_write_down_is_there_a_moment_later(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = with_account(site, site.person("Ana")), site.person("Bob")
    table = begun(ana, bob, "slow")
    give, fails = Orders.give, [NotStored("no"), TableRefusal("table", "refusal.not_stored")]

    async def later(self: Orders, name: str, order: Order) -> Carried:
        if fails:
            raise fails.pop()
        return await give(self, name, order)

    monkeypatch.setattr(orders, "RETRY", 0.01)
    monkeypatch.setattr(Orders, "give", later)
    change(ana, 4)
    try:
        with bob.line(table) as line:
            assert "holiday" in line.now["table"]["seats"][0]
    finally:
        change(ana, None)


def test_no_table_waits_for_one_that_cannot_be_reached(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one that a process of an earlier version keeps, which knows no such order."""
    ana, bob = with_account(site, site.person("Ana")), site.person("Bob")
    away, *others = sorted(begun(ana, bob, "slow") for _ in range(3))
    give, reached = Orders.give, threading.Event()
    told: list[str] = []

    async def only(self: Orders, name: str, order: Order) -> Carried:
        if name == away and not reached.is_set():
            raise NotStored("no")
        told.append(name)
        return await give(self, name, order)

    monkeypatch.setattr(orders, "RETRY", 0.01)
    monkeypatch.setattr(orders, "KNOWN_WITHIN", 0.5)
    monkeypatch.setattr(Orders, "give", only)
    change(ana, 4)
    try:
        assert told == others
        reached.set()
        wait_until(lambda: told == [*others, away], "the last table is not told")
    finally:
        reached.set()
        change(ana, None)


def test_a_game_that_begins_on_a_holiday_knows_of_it(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    for person in (ana, bob):
        change(person, 2)
    table = begun(ana, bob, "daily")
    with ana.line(table) as line:
        assert [one["holiday"] > 0 for one in line.now["table"]["seats"]] == [True, True]
        [pause] = line.now["turn"]["clock"]["pauses"]
        assert (pause["since"], pause["why"]) == (0, "holiday")
        assert pause["until"] == pytest.approx(2 * 86_400_000, abs=60_000)
    with ana.line(begun(ana, bob, "live")) as line:
        assert "holiday" not in line.now["table"]["seats"][0]


def test_ones_own_games_say_when_time_is_up(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = begun(ana, bob, "daily")
    for person in (ana, bob):
        [game] = person.http.get("/api/me/games").json()["games"]
        mine = whose(site, table, [ana, bob]) is person
        if mine:
            assert game["up_in"] == pytest.approx(3 * 86_400, abs=60)
        else:
            assert "up_in" not in game


DB = "INSERT INTO holidays (player_id, since, until) VALUES (?, ?, ?)"


def written(path: Path, sql: str, *values: Any) -> None:
    with opened(path) as connection:
        connection.execute(sql, values)


def test_a_crash_between_the_book_and_the_logs_leaves_nothing_half_done(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        table = begun(ana, bob, "slow")
        before = due(site, table)
        mover = whose(site, table, [ana, bob])
        since = round(site.call(lambda: site.app.state.registry.now()) * 1000)
    written(settings.db, DB, mover.id, since, since + 9 * DAY)
    with running(settings) as site:
        for person in (ana, bob):
            person.move(site.base)
        with mover.line(table) as line:
            assert seat(line, mover)["holiday"] == (since + 9 * DAY) // 1000
        assert due(site, table) - before == pytest.approx(9 * 86_400, abs=0.002)
    until = since + 5
    written(settings.db, "UPDATE holidays SET until = ? WHERE player_id = ?", until, mover.id)
    with running(settings) as site:
        actors = site.app.state.registry.actors
        wait_until(lambda: table in actors, "nobody looks at the table whose time runs")
        assert due(site, table) - before == pytest.approx(0.005, abs=0.002)


def test_who_has_gone_has_no_holidays(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        change(ana, 2)
        data = ana.http.get("/api/account/data").json()
        assert len(data["stored"]["holidays"]) == 1
        book = site.app.state.registry.holidays
        assert site.call(lambda: book.until(ana.id)) is not None
        gone = ana.http.post("/api/account/delete", json={"name": "Ana"})
        assert gone.status_code == 200, gone.text
        assert site.call(lambda: book.of(ana.id)) == ()
