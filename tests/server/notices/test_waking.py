"""Waking hours, in the time zone of whoever wakes, also where a day has 23 or 25 hours."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lutetia.server.notices.reminders import reminders
from lutetia.server.notices.waking import ALWAYS, Waking
from lutetia.server.zones import known_zone, weekends_of
from lutetia.table.clock import MS, Clock
from lutetia.table.pace import Pace

ZONES = ["Europe/Paris", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"]
minutes = st.integers(0, 1439)
moments = st.floats(1.6e9, 2.0e9)


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def test_by_day() -> None:
    day = Waking("Europe/Paris", 8 * 60, 22 * 60)
    assert day.at(at("2026-11-24 08:00"))
    assert not day.at(at("2026-11-24 22:00"))
    assert day.after(at("2026-11-24 23:00")) == at("2026-11-25 08:00")
    assert day.before(at("2026-11-25 03:00")) == at("2026-11-24 21:59")
    assert day.after(at("2026-11-24 12:00")) == at("2026-11-24 12:00")


def test_by_night() -> None:
    night = Waking("Europe/Paris", 20 * 60, 6 * 60)
    assert night.at(at("2026-11-24 23:00"))
    assert night.at(at("2026-11-24 05:59"))
    assert night.after(at("2026-11-24 12:00")) == at("2026-11-24 20:00")
    assert night.before(at("2026-11-24 12:00")) == at("2026-11-24 05:59")


def test_when_the_clock_is_changed() -> None:
    day = Waking("Europe/Paris", 8 * 60, 22 * 60)
    spring = at("2026-03-28 23:00")  # the next night lacks an hour
    assert day.after(spring) == datetime(2026, 3, 29, 6, 0, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Europe/Berlin", "2027-03-28"),
        ("Europe/Berlin", "2027-10-31"),
        ("America/Santiago", "2027-09-05"),  # whose clocks are changed at midnight
        ("Africa/Cairo", "2027-04-30"),
        ("Australia/Lord_Howe", "2027-04-04"),  # by half an hour
    ],
)
@pytest.mark.parametrize(
    ("since", "until"),
    [(480, 1320), (150, 1400), (420, 150), (120, 180), (135, 165), (0, 30), (1410, 15)],
)
def test_hours_whose_edge_is_skipped_or_comes_twice(
    zone: str, day: str, since: int, until: int
) -> None:
    waking, begin = Waking(zone, since, until), at(day, zone) - 36 * 3600
    awake = [begin + n * 60 for n in range(-4 * 1440, 7 * 1440) if waking.at(begin + n * 60)]
    for n in range(0, 3 * 1440, 15):
        when = begin + n * 60
        later = bisect_left(awake, when)
        assert waking.after(when) == awake[later]
        assert waking.before(when) == awake[bisect_right(awake, when) - 1]


@given(st.sampled_from(ZONES), minutes, minutes, moments)
def test_what_is_sought_is_found_near(zone: str, since: int, until: int, when: float) -> None:
    waking = Waking(zone, since, until)
    after, before = waking.after(when), waking.before(when)
    assert before <= when <= after
    assert after - when <= 26 * 3600
    assert when - before <= 26 * 3600
    if since == until:
        assert before == after == when


def test_zones() -> None:
    assert known_zone("Europe/Warsaw")
    assert not any(map(known_zone, ["Europe/Lutetia", "", "../etc/passwd", "/etc/passwd"]))


HOUR = 3600.0


def clock(left: float, since: float) -> Clock:
    found = Clock(Pace(round(left), 0), 2)
    found.go(0, round(since * MS))
    return found


def test_half_and_two_hours() -> None:
    now = at("2026-11-24 12:00")
    found = reminders(clock(72 * HOUR, now), ALWAYS, now)
    assert found == {"half": now + 36 * HOUR, "hours": now + 70 * HOUR}
    assert reminders(clock(1 * HOUR, now), ALWAYS, now) == {}
    assert set(reminders(clock(3 * HOUR, now), ALWAYS, now)) == {"hours"}


def test_nobody_is_woken() -> None:
    day = Waking("Europe/Paris", 8 * 60, 22 * 60)
    begun = at("2026-11-24 15:00")
    found = reminders(clock(24 * HOUR, begun), day, begun)
    assert found["half"] == at("2026-11-25 08:00"), "half would be at three in the night"
    assert found["hours"] == at("2026-11-25 13:00")
    late = reminders(clock(16 * HOUR, begun), day, begun)  # the time is up at seven
    assert late["hours"] == at("2026-11-24 21:59"), "in the morning it were too late"
    assert all(day.at(when) for when in (*found.values(), *late.values()))


def test_who_could_not_be_told_before_the_night_is_told_in_the_morning() -> None:
    day, night = Waking("Europe/Paris", 8 * 60, 22 * 60), at("2026-11-24 23:30")
    morning = at("2026-11-25 08:00")
    assert reminders(clock(10 * HOUR, night), day, night, holiday=True) == {"hours": morning}
    earlier = at("2026-11-24 22:30")
    assert reminders(clock(11 * HOUR, earlier), day, earlier) == {"hours": morning}
    assert reminders(clock(12 * HOUR, earlier), day, earlier, holiday=True) == {
        "half": morning, "hours": at("2026-11-25 08:30")
    }  # fmt: skip
    assert reminders(clock(8 * HOUR, night), day, night) == {}, "it is up before they wake"


def test_who_was_told_before_the_night_is_not_told_in_the_morning() -> None:
    day, begun = Waking("Europe/Paris", 8 * 60, 22 * 60), at("2026-11-24 15:00")
    long = clock(18 * HOUR, begun)  # up at nine
    assert reminders(long, day, begun) == {"hours": at("2026-11-24 21:59")}
    late = at("2026-11-24 23:00")
    assert reminders(long, day, late, told=["hours"]) == {}
    assert reminders(long, day, late) == {"hours": at("2026-11-25 08:00")}


def test_a_holiday_is_offered_six_hours_before() -> None:
    now = at("2026-11-24 12:00")
    found = reminders(clock(72 * HOUR, now), ALWAYS, now, holiday=True)
    assert found == {
        "half": now + 36 * HOUR, "holiday": now + 66 * HOUR, "hours": now + 70 * HOUR
    }  # fmt: skip
    assert set(reminders(clock(5 * HOUR, now), ALWAYS, now, holiday=True)) == {"half", "hours"}
    day = Waking("Europe/Paris", 8 * 60, 22 * 60)
    begun = at("2026-11-24 15:00")
    found = reminders(clock(16 * HOUR, begun), day, begun, holiday=True)  # up at seven
    assert set(found) == {"hours"}, "both would come before the night, and the last offers it too"


def test_reminders_wait_for_what_pauses() -> None:
    now = at("2026-11-27 12:00")  # a Friday
    found = Clock(Pace(round(24 * HOUR), 0), 2, weekends_of("Europe/Paris", now))
    found.go(0, round(now * MS))
    assert reminders(found, ALWAYS, now)["half"] == at("2026-11-28 00:00")
    assert reminders(found, ALWAYS, now)["hours"] == at("2026-11-30 10:00")
    found.rest(0, round(now * MS), [(round(now * MS), round((now + 10 * HOUR) * MS))], 0)
    assert reminders(found, ALWAYS, now)["hours"] == at("2026-11-30 20:00")
