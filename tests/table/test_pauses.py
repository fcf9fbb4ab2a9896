"""Weekends and holidays on the clock, and what goes by on the way."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from itertools import takewhile
from zoneinfo import ZoneInfo

import pytest

from lutetia.games.record import parse
from lutetia.server.zones import weekends_of
from lutetia.table import commands as c
from lutetia.table import projection
from lutetia.table.clock import MS, Clock
from lutetia.table.events import timing
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import rest
from lutetia.table.pace import PACES, Pace
from lutetia.table.pauses import Span, joined, weekends
from lutetia.table.records import record
from lutetia.table.snapshot import dump, load_snapshot
from lutetia.table.times import replay
from tests.table.table_driver import ANA, BOB, TableDriver

HOUR = 3_600_000
DAY = 24 * HOUR
ZONES = ["Europe/Paris", "America/Santiago", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]


def ms(text: str, zone: str = "Europe/Paris") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * MS


def free(zone: str, at: int) -> bool:
    return datetime.fromtimestamp(at / MS, ZoneInfo(zone)).weekday() >= 5


@pytest.mark.parametrize("zone", ZONES)
def test_a_weekend_is_what_a_clock_there_shows(zone: str) -> None:
    """For two years, asked every half hour: also where the clock is changed at midnight
    on a Saturday, as in Chile."""
    begin = ms("2026-11-24 12:00", "UTC")
    rule = weekends_of(zone, begin / MS)
    end = begin + 2 * 365 * DAY
    spans = list(takewhile(lambda span: span[0] < end, joined(weekends(rule, begin))))
    for at in range(begin, end, HOUR // 2):
        while spans and spans[0][1] <= at:
            spans.pop(0)
        inside = bool(spans) and spans[0][0] <= at < spans[0][1]
        assert inside == free(zone, at), datetime.fromtimestamp(at / MS, UTC)


def test_weekends_begin_anywhere() -> None:
    rule = weekends_of("Europe/Paris", ms("2026-11-24 12:00") / MS)
    saturday, monday = ms("2026-11-28 00:00"), ms("2026-11-30 00:00")
    for after in (ms("2026-11-24 12:00"), saturday, saturday + 5, monday - 1):
        assert next(weekends(rule, after)) == (saturday, monday)
    assert next(weekends(rule, monday)) == (saturday + 7 * DAY, monday + 7 * DAY)


def test_rules_that_change_later_change_no_old_log() -> None:
    """What the first event says holds, whatever the zone's clocks show by then."""
    rule = {"zone": "Europe/Paris", "offsets": [(0, 0)]}
    saturday = ms("2026-11-28 00:00", "UTC")
    first = next(weekends(rule, saturday - DAY))  # type: ignore[arg-type]
    assert first == (saturday, saturday + 2 * DAY)


def plain(clock: Clock, seat: int, begin: int, end: int, zone: str | None) -> int:
    """Count the minutes from ``begin`` to ``end`` that count, one by one."""
    return sum(
        not (zone is not None and free(zone, at))
        and not any(a <= at < b for a, b in clock.holidays[seat])
        for at in range(begin, end, 60_000)
    )


@pytest.mark.parametrize("seed", range(12))
def test_against_a_count_of_minutes(seed: int) -> None:
    dice = random.Random(seed)
    zone = dice.choice([None, *ZONES])
    begin = ms("2027-03-19 12:00", "UTC") + dice.randrange(20_000) * 60_000
    clock = Clock(Pace(20 * 86_400, 0), 2, weekends_of(zone, begin / MS) if zone else None)
    at = begin + dice.randrange(4000) * 60_000
    for _ in range(dice.randrange(4)):
        until = at + dice.randrange(1, 9000) * 60_000
        clock.holidays[0].append((at, until))
        at = until + dice.randrange(5000) * 60_000
    clock.go(0, begin)
    end = begin + dice.randrange(1, 40_000) * 60_000
    used = plain(clock, 0, begin, end, zone) * 60_000
    assert clock.time_left(0, end) == max(0, 20 * DAY - used)
    for moment in sorted(begin + dice.randrange(0, end - begin) for _ in range(5)):
        clock.count(moment)  # as every move of a turn does
    assert clock.time_left(0, end) == max(0, 20 * DAY - used)
    due = clock.due()
    assert due is not None
    assert (clock.time_left(0, due), clock.time_left(0, due - 1)) == (0, 1)
    half = round(clock.when(10 * 86_400) * MS)
    assert half < clock.since or clock.time_left(0, half) == 10 * DAY


# --- at a table -----------------------------------------------------------------------------------


def daily(weekend: str | None = None, begin: str = "2026-11-24 12:00") -> TableDriver:
    """A table of two, begun on a Tuesday."""
    at = ms(begin) / MS
    rule = None if weekend is None else weekends_of(weekend, at)
    driver = TableDriver(2, seed=3, timing=timing("daily", "loss", rule))
    driver.now = at
    return driver.seat(ANA, BOB).start()


def on(driver: TableDriver, seat: int, since: float, until: float) -> None:
    """Let whoever sits on ``seat`` be on holiday, as their book has it."""
    holder = driver.holder(seat)
    spans: list[Span] = [(round(since * MS), round(until * MS))]
    driver.away = lambda player: spans if holder is not None and player == holder.id else ()
    driver.log += rest(driver.table, driver.now, driver.chance, driver.away).events


def test_a_weekend_is_told_with_the_clock() -> None:
    driver = daily("Europe/Paris", "2026-11-26 12:00")  # until Sunday, were it not for the weekend
    told = projection.clock(driver.table, driver.now)
    assert isinstance(told, projection.Clock)
    assert told.pauses == [projection.Pause(36 * HOUR, 84 * HOUR, "weekend")]
    info = projection.info(driver.table).timing
    assert isinstance(info, projection.Timing)
    assert info.weekends == "Europe/Paris"
    driver.now = ms("2026-12-01 11:59:59") / MS
    assert driver.fall().events == []
    driver.now += 1
    assert [event["kind"] for event in driver.fall().events] == ["fell", "over"]


def test_a_holiday_pauses_and_is_told() -> None:
    driver = daily()
    seat = driver.table.to_act or 0
    on(driver, seat, driver.now, driver.now + 5 * 86_400)
    assert driver.table.entries[-1].kind == "holiday"
    assert projection.info(driver.table).seats[seat].holiday == round(driver.now) + 5 * 86_400
    driver.now += 8 * 86_400 - 1
    assert driver.fall().events == []
    driver.now += 1
    assert driver.fall().events


def test_a_holiday_that_ends_early_counts_as_long_as_it_was() -> None:
    driver = daily()
    seat, begin = driver.table.to_act or 0, driver.now
    on(driver, seat, begin, begin + 20 * 86_400)
    driver.now = begin + 90_000
    on(driver, seat, begin, begin + 86_400)  # the log hears of it an hour late
    assert driver.table.clock is not None
    assert driver.table.clock.due() == round((begin + 4 * 86_400) * MS)
    assert driver.table.clock.away[seat] == 0, "it is over"
    assert not isinstance(projection.info(driver.table).seats[seat].holiday, int)


def test_the_log_hears_of_a_holiday_before_anybody_falls() -> None:
    """As after a crash between the book and the log."""
    driver = daily()
    holder, begin = driver.holder(driver.table.to_act or 0), driver.now
    spans: list[Span] = [(round(begin * MS), round((begin + 9 * 86_400) * MS))]
    driver.away = lambda player: spans if holder and player == holder.id else ()
    driver.now += 5 * 86_400
    assert [event["kind"] for event in driver.fall().events] == ["holiday"]
    assert driver.fall().events == []
    driver.now = begin + 12 * 86_400
    assert [event["kind"] for event in driver.fall().events] == ["fell", "over"]


def test_no_holiday_at_a_quick_pace() -> None:
    driver = TableDriver(2, timing=timing("evening", "loss"))
    driver.away = lambda player: [(0, 10**15)]
    driver.seat(ANA, BOB).start()
    driver.now += 1800
    assert driver.fall().events
    assert not any(event["kind"] == "holiday" for event in driver.log)


def test_who_takes_a_seat_brings_no_holiday_of_another() -> None:
    driver = daily()
    seat, begin = driver.table.to_act or 0, driver.now
    mine = driver.holder(seat)
    on(driver, seat, begin, begin + 20 * 86_400)
    driver.now += 86_400
    driver.do(mine, c.Stand, seat=seat)
    assert driver.log[-1]["kind"] == "holiday"
    assert driver.table.clock is not None
    assert driver.table.clock.due() == round((begin + 4 * 86_400) * MS)
    driver.now += 3600
    driver.do(mine, c.Sit, seat=seat)
    assert driver.table.clock.due() == round((begin + 23 * 86_400 - 3600) * MS)


def test_going_back_restores_what_was_left_and_no_holiday() -> None:
    driver = daily()
    first, begin = driver.table.to_act or 0, driver.now
    driver.now += 3600
    driver.until(lambda now: now.to_act == 1 - first)
    on(driver, 1 - first, driver.now, driver.now + 2 * 86_400)
    driver.now += 86_400
    driver.act()
    driver.do(driver.holder(first), c.Undo)
    if driver.table.proposal is not None:
        driver.do(driver.holder(1 - first), c.Answer, yes=True)
    clock = driver.table.clock
    assert clock is not None
    assert clock.time_left(1 - first, round(driver.now * MS)) == 3 * DAY
    assert clock.holidays[1 - first] == [
        (round((begin + 3600) * MS), round((begin + 3600 + 2 * 86_400) * MS))
    ]


def test_what_goes_by_on_the_way_comes_back() -> None:
    driver = TableDriver(2, seed=3, timing=timing("live", "loss")).seat(ANA, BOB).start()
    seat = driver.table.to_act or 0
    clock = driver.table.clock
    assert clock is not None
    for used, lag, back in ((10.0, 120, 120), (10.0, 4000, 500), (0.3, 4000, 300), (5, -9, 0)):
        if driver.table.to_act != seat:
            break
        before = clock.time_left(seat, round(driver.now * MS))
        driver.now, driver.lag = round(driver.now + used, 3), lag
        added = 20 * MS
        driver.act()
        event = next(one for one in reversed(driver.log) if one["kind"] == "act")
        assert event.get("lag", 0) == back
        after = clock.time_left(seat, round(driver.now * MS))
        turn_over = driver.table.to_act != seat
        assert after == before - round(used * MS) + back + (added if turn_over else 0)
        seat = driver.table.to_act or 0


def test_nothing_comes_back_at_an_unhurried_pace() -> None:
    driver = daily()
    driver.now, driver.lag = driver.now + 60, 400
    driver.act()
    assert not any("lag" in event for event in driver.log)


@pytest.mark.parametrize("seed", range(6))
def test_log_snapshot_and_record_show_the_same(seed: int) -> None:
    dice = random.Random(seed)
    quick = seed % 3 == 0
    driver = TableDriver(2, seed=seed, timing=timing("live", "loss")) if quick else None
    if driver is None:
        driver = daily(dice.choice([None, "Europe/Paris"]))
    else:
        driver.seat(ANA, BOB).start()
    for _ in range(40):
        if driver.table.status == "over":
            break
        driver.now = round(driver.now + dice.random() * (10 if quick else 30_000), 3)
        driver.lag = dice.randrange(900)
        if dice.random() < 0.2:
            on(driver, dice.randrange(2), driver.now, driver.now + dice.randrange(1, 500_000))
        driver.act(dice.choice)
    clock = driver.table.clock
    assert clock is not None
    for again in (table_from_events("t1", driver.log), load_snapshot("t1", dump(driver.table))):
        assert dump(again) == dump(driver.table)
    text = parse(record(driver.table, [0, 1]).write())
    began, lines = text.table["clock"]["began"], text.table["clock"]["lines"]
    pace = PACES["live" if quick else "daily"]
    shown = replay(pace, 2, lines, began, text.table["timing"].get("weekends"))
    for later in (0, 1234, 500_000_000):
        end = round(driver.now * MS) + later
        assert [shown.time_left(one, end) for one in (0, 1)] == [
            clock.time_left(one, end) for one in (0, 1)
        ]
    assert (shown.runs, shown.spent, shown.due()) == (clock.runs, clock.spent, clock.due())
