"""The clock of a record shows the same again, to the millisecond."""

from __future__ import annotations

import random

import pytest

from lutetia.engine.errors import RecordError
from lutetia.games.record import parse
from lutetia.table import commands as c
from lutetia.table.events import timing
from lutetia.table.handlers.undo import offer
from lutetia.table.pace import PACES
from lutetia.table.records import record
from lutetia.table.times import replay
from tests.table.table_driver import ANA, BOB, EVERYBODY, TableDriver


@pytest.mark.parametrize("seed", range(6))
def test_the_clock_replays_from_the_record(seed: int) -> None:
    pick = random.Random(seed)
    driver = TableDriver(2, seed=seed, timing=timing("live", "loss")).seat(ANA, BOB).start()
    for _ in range(60):
        if driver.table.status == "over":
            break
        driver.now = round(driver.now + pick.random() * 40, 3)
        who = pick.choice((ANA, BOB))
        if pick.random() < 0.2 and offer(driver.table, who.id):
            driver.do(who, c.Undo)
            for other in EVERYBODY:
                if driver.table.proposal is not None and other is not who:
                    if driver.table.seats_of(other.id):
                        driver.do(other, c.Answer, yes=True)
        else:
            driver.act(pick.choice)
    clock, lines = driver.table.clock, driver.table.times
    assert clock is not None
    text = parse(record(driver.table, [0, 1]).write())
    assert text.table["timing"]["pace"] == "live"
    assert text.table["clock"]["lines"] == lines
    again = replay(PACES["live"], 2, text.table["clock"]["lines"])
    began, end = text.table["clock"]["began"], round(driver.now * 1000) + 1234
    for seat in (0, 1):
        assert again.time_left(seat, end - began) == clock.time_left(seat, end)
    assert (again.runs, again.spent) == (clock.runs, clock.spent)
    assert [mark.left for mark in again.marks()] == [mark.left for mark in clock.marks()]


def test_records_without_a_clock_have_the_first_format() -> None:
    driver = TableDriver(2).seat(ANA, "random").start()
    driver.act()
    assert record(driver.table, [0]).write().startswith("format = 1\n")


@pytest.mark.parametrize(
    "line",
    [
        "", "x move 0", "5", "5 back 9 free 0", "5 back 0 free x 0", "5 back 0 free 7.5 0",
        "5 move q", "5 credit 7",
    ],
)  # fmt: skip
def test_lines_that_are_none_are_refused(line: str) -> None:
    with pytest.raises(RecordError, match="clock, line 2"):
        replay(PACES["live"], 2, ["0 begin 0", line])
