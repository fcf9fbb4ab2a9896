"""Ten thousand games by a fake clock: nobody falls who had time left, and nobody goes on who had
none.

A world has a true time, a wall clock that is set wrong now and then, and a site that crashes and
starts again; its tables, their logs and what it does at a start are the real ones. Beside it an
account is kept of what docs/time.md promises: in whose weekends and holidays nothing counts, what
comes back for the way, what an outage is. It knows nothing of how a clock is folded.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest

from lutetia.server.deadlines import Outage, due_of
from lutetia.server.steady import SteadyTime
from lutetia.server.zones import weekends_of
from lutetia.table import commands as c
from lutetia.table.events import Timing
from lutetia.table.fold import table_from_events
from lutetia.table.handlers import credit, rest
from lutetia.table.handlers.undo import offer
from lutetia.table.pauses import Span
from lutetia.table.snapshot import dump, load_snapshot
from tests.table.table_driver import ANA, BOB, TableDriver

GAMES, SEEDS = 500, 20

PLAYED = ("paris_paris", "paris")
"""A turn is mostly one action in the one, and mostly several in the other."""

TOLERANCE = 0.005
"""Seconds: the log has milliseconds, and each of a few events is rounded."""

NOTED_EVERY, NO_OUTAGE, LAG = 5.0, 10.0, 0.5
"""Seconds, as docs/time.md has them."""

HOUR, DAY = 3600.0, 86_400.0
ZONES = [None, "Europe/Paris", "America/Santiago", "Asia/Kathmandu"]


@cache
def midnights(zone: str) -> list[float]:
    """Return when each day begins there, until 2090."""
    first = datetime(2026, 1, 1, tzinfo=ZoneInfo(zone))
    return [(first + timedelta(days=n)).astimezone(UTC).timestamp() for n in range(23_000)]


class Account:
    """What one game should show: seconds by the site's calendar, counted piece by piece.

    Attributes:
        left: of each seat, at the beginning of the turn.
        used: by the seat to act, in this turn.
        over: what each seat may have got back too much, after an outage.
        holidays: of each seat's player, when they were switched on and off.
    """

    def __init__(self, timing: Timing, zone: str | None) -> None:
        self.timing, self.zone = timing, zone
        self.left = [float(timing["bank"])] * 2
        self.seat, self.used = 0, 0.0
        self.over = [0.0, 0.0]
        self.holidays: list[list[tuple[float, float]]] = [[], []]
        self.moved = 0.0
        self.spent = [0.0, 0.0]  # by each seat in all, without the turn that runs
        self.plies: list[tuple[list[float], list[float], int, float]] = []

    def _pieces(self, begin: float, end: float) -> Iterator[tuple[float, float]]:
        """Yield the pieces between any two moments at which something begins or ends."""
        edges = {begin, end}
        if self.zone is not None:
            days = midnights(self.zone)
            edges.update(days[bisect_right(days, begin) : bisect_right(days, end)])
        edges.update(m for span in self.holidays[self.seat] for m in span if begin < m < end)
        found = sorted(edges)
        yield from pairwise(found)

    def counts(self, at: float) -> bool:
        """Return whether the time of the seat to act counts at ``at``."""
        if any(a <= at < b for a, b in self.holidays[self.seat]):
            return False
        return self.zone is None or datetime.fromtimestamp(at, ZoneInfo(self.zone)).weekday() < 5

    def between(self, begin: float, end: float) -> float:
        """Return the seconds from ``begin`` to ``end`` that count."""
        pieces = self._pieces(begin, max(begin, end))  # after a start a clock may be behind
        return sum(b - a for a, b in pieces if self.counts((a + b) / 2))

    def up_at(self, now: float) -> float:
        """Return when the time of the seat to act is up, if nothing happens from ``now`` on."""
        need = max(0.0, self.left[self.seat] - self.used)
        for a, b in self._pieces(now, now + need + 400 * DAY):
            if self.counts((a + b) / 2):
                if need <= b - a:
                    return a + need
                need -= b - a
        raise AssertionError("a pause without an end")

    def goes_on(self, now: float, seat: int, ply: int) -> None:
        """Take in a move after which ``seat`` is to act."""
        self.moved = now
        if seat != self.seat:
            self.turn_over()
            self.seat, self.used = seat, 0.0
        del self.plies[ply:]
        state = list(self.left), list(self.spent), seat, self.used
        self.plies += [state] * (ply + 1 - len(self.plies))

    def turn_over(self) -> None:
        left, most = max(0.0, self.left[self.seat] - self.used), self.timing["most"]
        more = left + self.timing["added"]
        self.left[self.seat] = more if most is None else max(left, min(more, most))
        self.spent[self.seat] += self.used

    def back(self, ply: int, now: float, free: bool) -> None:
        """Take in that ``ply`` is shown again; ``free``: nobody was asked, so what was thought
        since is not given back. Nobody here takes back several of their turns so."""
        left, spent, seat, used = self.plies[ply]
        thought = self.spent[seat] + (self.used if seat == self.seat else 0.0)
        lost = thought - spent[seat] - used if free else 0.0
        self.left, self.spent = list(left), list(spent)
        self.left[seat] = left[seat] - lost
        self.spent[seat] += lost
        self.seat, self.used, self.moved = seat, used, now
        del self.plies[ply + 1 :]


class World:
    """True time, a wall clock, a site, and the account of what should be.

    Attributes:
        book: by player, when they are on holiday, as it is written down: in milliseconds.
    """

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.true, self.skew = datetime(2026, 11, 24, tzinfo=UTC).timestamp(), 0.0
        self.alive = self.true
        self.now = self.start(0.0)
        self.falls = self.wrong = self.missed = self.pauses = self.lags = 0
        self.undone = {"free": 0, "ask": 0}
        self.book: dict[str, list[Span]] = {}

    def start(self, at_least: float) -> SteadyTime:
        return SteadyTime(at_least, lambda: self.true + self.skew, lambda: self.true)

    # --- one game ---------------------------------------------------------------------------------

    def game(self) -> None:
        dice = self.dice
        self.quick, self.book = dice.random() < 0.3, {}
        zone = None if self.quick else dice.choice(ZONES)
        self.timing: Timing = {
            "pace": "live" if self.quick else "daily",
            "bank": dice.choice([30, 600] if self.quick else [7200, 86_400, 259_200]),
            "added": dice.choice([0, 20] if self.quick else [0, 43_200]),
            "most": None if self.quick else 400_000,
            "fall": "loss",
        }
        now = self.now()
        if zone is not None:
            self.timing["weekends"] = weekends_of(zone, now)
        game = dice.choice(PLAYED)
        self.driver = TableDriver(2, seed=dice.randrange(9), game=game, timing=self.timing)
        self.driver.away = lambda player: self.book.get(player, [])
        self.driver.now = now
        self.driver.seat(ANA, BOB).start()
        self.account = Account(self.timing, zone)
        self.account.seat = self.driver.table.to_act or 0
        self.account.goes_on(now, self.account.seat, self.driver.table.ply)
        for _ in range(dice.randint(1, 12)):
            if not self.turn():
                return
            self.move()
            if self.driver.table.status == "over":
                return

    def turn(self) -> bool:
        """Let somebody think, and this and that happen meanwhile; False: they have fallen."""
        dice = self.dice
        until = self.account.up_at(self.now()) - self.now()
        think = dice.choice([0.0, 5.0, until - 0.1, until + 0.1, until * dice.random(), 4000.0])
        stops = sorted(dice.uniform(0, think) for _ in range(dice.choice([0, 0, 1, 2, 3])))
        happens = [self.crash, self.set_clock, self.holiday, self.holiday]
        before = 0.0
        for stop in [*stops, think]:
            if self.passes(max(0.0, stop - before)):
                return False
            before = stop
            if stop != think:
                dice.choice(happens)()
                if self.fallen():
                    return False
        return True

    def passes(self, seconds: float) -> bool:
        """Let time pass while the site is up and looks at each moment at which it expects that a
        time is up; return whether somebody fell."""
        begin, end = self.now(), self.now() + seconds
        due = due_of(self.driver.table)
        stop = end if due is None else min(end, max(begin, due))
        for moment in (stop, end):
            self.account.used += self.account.between(self.now(), moment)
            self.true += moment - self.now()
            if self.fallen():
                return True
        return False

    def fallen(self) -> bool:
        """Return whether somebody falls now, and hold that against the account."""
        account, self.driver.now = self.account, self.now()
        kinds = [event["kind"] for event in self.driver.fall().events]
        left = account.left[account.seat] - account.used
        if "fell" in kinds:
            self.falls += 1
            self.wrong += left > TOLERANCE
            return True
        late = -left > account.over[account.seat] + TOLERANCE
        self.missed += late
        return late

    def move(self) -> None:
        dice, account, driver = self.dice, self.account, self.driver
        way = dice.choice([0.0, 0.03, 0.2, 3.0])
        driver.now, driver.lag = self.now(), round(way * 1000)
        who = dice.choice((ANA, BOB))
        how = offer(driver.table, who.id)
        if how is not None and dice.random() < 0.15:
            driver.do(who, c.Undo)
            if how == "ask":
                driver.do(BOB if who is ANA else ANA, c.Answer, yes=True)
            account.back(driver.table.ply, self.now(), how == "free")
            self.undone[how] += 1
            return
        back = min(way, LAG, account.between(account.moved, self.now())) if self.quick else 0.0
        account.used -= back
        self.lags += back > 0
        driver.act(dice.choice)
        to_act = driver.table.to_act
        if to_act is not None:
            account.goes_on(self.now(), to_act, driver.table.ply)

    # --- what happens -----------------------------------------------------------------------------

    def set_clock(self) -> None:
        self.skew += self.dice.uniform(-1e5, 1e5)

    def holiday(self) -> None:
        """Switch somebody's holiday on or off; the site may crash before the log hears of it."""
        seat = self.dice.randrange(2)
        player = self.driver.table.seats[seat].player or ""
        rows, now = self.book.setdefault(player, []), round(self.now() * 1000)
        if rows and rows[-1][1] > now:
            rows[-1] = rows[-1][0], max(now, rows[-1][0] + 1)
        else:
            rows.append((now, now + round(self.dice.choice([2 * HOUR, DAY, 9 * DAY]) * 1000)))
        if not self.quick:
            self.account.holidays[seat] = [(a / 1000, b / 1000) for a, b in rows]
            self.pauses += 1
        if self.dice.random() < 0.3:
            self.crash()
        else:
            self.rests()

    def rests(self) -> None:
        driver = self.driver
        driver.log += rest(driver.table, self.now(), driver.chance, driver.away).events

    def crash(self) -> None:
        """Let the site be away for a while, perhaps the wall clock be set, and start it again."""
        dice, account, driver = self.dice, self.account, self.driver
        before = self.now()
        self.alive = max(self.alive, before - dice.uniform(0, NOTED_EVERY))
        self.true += dice.choice([0.0, 3.0, 60.0, 5e4])
        if dice.random() < 0.3:
            self.skew += dice.uniform(-1e5, 1e5)
        self.now = self.start(self.alive)
        after = self.now()
        noted = max(self.alive, account.moved)
        if after - self.alive <= NO_OUTAGE:
            if after >= before:
                account.used += account.between(before, after)
            else:  # the clock was set back, though never behind what is written down
                account.over[account.seat] += before - after
        elif before > noted:
            account.over[account.seat] += account.between(noted, before)
        driver.table = (
            table_from_events("t1", driver.log)
            if dice.random() < 0.5
            else load_snapshot("t1", dump(driver.table))
        )
        self.rests()
        ms = Outage(self.alive, after).of(driver.table)
        driver.log += credit(driver.table, ms, after, driver.chance).events


@pytest.mark.parametrize("seed", range(SEEDS))
def test_ten_thousand_games_with_pauses_crashes_and_jumps_of_the_clock(seed: int) -> None:
    world = World(random.Random(seed))
    for _ in range(GAMES):
        world.game()
    assert world.wrong == 0
    assert world.missed == 0
    assert world.falls > GAMES // 10  # else nothing was tried
    assert min(world.pauses, world.lags) > GAMES // 10
    assert min(world.undone.values()) > GAMES // 20
