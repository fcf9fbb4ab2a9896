"""The clock alone: a fold over times, held against a plain account of who thought how long."""

from __future__ import annotations

import random

import msgspec
import pytest

from lutetia.table.clock import LEFT_AT_LEAST, MS, Clock, KeptClock
from lutetia.table.pace import PACES, Pace

QUICK = Pace(60, 5, 90)


def test_time_runs_for_whoever_must_act_and_is_added_after_a_turn() -> None:
    clock = Clock(QUICK, 2)
    clock.go(0, 1_000)
    clock.go(0, 4_000)  # another action of the same turn
    assert clock.time_left(0, 11_000) == 50_000
    assert clock.time_left(1, 11_000) == 60_000
    assert clock.due() == 61_000
    clock.go(1, 11_000)
    assert clock.time_left(0, 99_000) == 55_000
    assert clock.due() == 71_000
    clock.stop(12_000)
    assert (clock.due(), clock.time_left(1, 99_000)) == (None, 59_000)


def test_no_more_is_saved_up_than_the_pace_allows() -> None:
    clock = Clock(QUICK, 2)
    for turn in range(20):
        clock.go(turn % 2, 0)
    assert clock.time_left(1, 0) == 90 * MS
    endless = Clock(Pace(60, 5), 2)
    for turn in range(201):
        endless.go(turn % 2, 0)
    assert endless.time_left(0, 0) == (60 + 100 * 5) * MS


def test_time_never_runs_backwards() -> None:
    clock = Clock(QUICK, 2)
    clock.go(0, 50_000)
    assert clock.time_left(0, 10_000) == 60_000
    clock.go(1, 10_000)
    assert clock.time_left(0, 10_000) == 65_000


def test_going_back_by_consent_restores_all_and_freely_nothing_of_what_was_used() -> None:
    for free in (True, False):
        clock = Clock(QUICK, 2)
        clock.go(0, 0)
        clock.mark(0, 0)
        clock.go(0, 20_000)
        clock.mark(1, 20_000)
        clock.go(1, 30_000)  # the turn is over: 30 s left and 5 added
        clock.mark(2, 30_000)
        clock.back(1, 40_000, free, clock.left_after(1, 40_000) if free else None)
        clock.go(0, 40_000)
        assert clock.time_left(1, 40_000) == 60_000
        assert clock.time_left(0, 40_000) == (30_000 if free else 40_000)
        assert clock.time_left(0, 41_000) == (29_000 if free else 39_000)


NEXT = ("same turn", "other's turn", "nobody's turn", "own next turn")


def act(clock: Clock, ply: int, at: int, then: str) -> int:
    """Let seat 0 act, and whoever acts after it, until what runs then; return the ply."""
    if then == "same turn":
        clock.go(0, at)
    else:
        clock.go(1 if then == "other's turn" else None, at)
    clock.mark(ply + 1, at)
    if then != "own next turn":
        return ply + 1
    clock.go(0, at)
    clock.mark(ply + 2, at)
    return ply + 2


@pytest.mark.parametrize("then", NEXT)
def test_going_back_again_and_again_is_no_way_to_think_for_nothing(then: str) -> None:
    clock = Clock(QUICK, 2)
    clock.go(0, 0)
    clock.mark(0, 0)
    for second in range(1, 50):
        act(clock, 0, second * MS, then)
        clock.back(0, second * MS, True, clock.left_after(0, second * MS))
        clock.go(0, second * MS)
        assert clock.time_left(0, second * MS) == (60 - second) * MS


@pytest.mark.parametrize("then", NEXT)
def test_going_back_with_little_time_leaves_no_more_of_it(then: str) -> None:
    clock = Clock(QUICK, 2)
    clock.go(0, 0)
    clock.mark(0, 0)
    for at in range(55_000, 60_000, 100):
        act(clock, 0, at, then)  # with its end a turn brings some time, which goes with it
        clock.back(0, at, True, clock.left_after(0, at))
        clock.go(0, at)
        assert clock.time_left(0, at) == 60_000 - at
    assert clock.due() == 60_000


@pytest.mark.parametrize("seed", range(20))
def test_what_turns_add_that_are_taken_back_is_had_once(seed: int) -> None:
    """Whoever thinks in their next turns, and goes back past them, does so on credit."""
    dice = random.Random(seed)
    pace, turns = dice.choice([QUICK, PACES["live"]]), dice.randint(1, 3)
    clock, at = Clock(pace, 2), 0
    clock.go(0, at)
    clock.mark(0, at)
    used = 0

    def think(share: float) -> None:
        nonlocal at, used
        some = int(clock.time_left(0, at) * share)
        at, used = at + some, used + some

    for _ in range(300):
        ply, before = 0, clock.time_left(0, at)
        for _ in range(turns):
            think(dice.choice([0, 0.01, 0.5, 0.999]))
            ply = act(clock, ply, at, "own next turn")
        think(dice.choice([0, 0.5, 0.999]))
        shown = clock.time_left(0, at)
        left = clock.left_after(0, at)
        assert left is not None
        assert left <= max(before, LEFT_AT_LEAST)
        assert left <= shown
        clock.back(0, at, True, left)
        clock.go(0, at)
        data = msgspec.json.encode(clock.kept())
        clock = Clock(pace, 2)
        clock.restore(msgspec.json.decode(data, type=KeptClock))
        # The turns that were taken back had added some while they stood, and only once.
        assert used + left <= (pace.bank + turns * pace.added) * MS + 2 * LEFT_AT_LEAST


def test_turns_that_stand_pay_for_what_was_used_in_those_taken_back() -> None:
    clock = Clock(QUICK, 2)
    clock.go(0, 0)
    clock.mark(0, 0)
    act(clock, 0, 58_000, "own next turn")  # 2 s and 5 added
    clock.back(0, 64_000, True, clock.left_after(0, 64_000))  # 6 of these are used as well
    clock.go(0, 64_000)
    assert (clock.time_left(0, 64_000), clock.owed[0]) == (1_000, 5_000)
    act(clock, 0, 64_000, "own next turn")
    assert (clock.time_left(0, 64_000), clock.owed[0]) == (1_000, 0)
    clock.back(0, 64_000, free=False)  # by consent all is as it was
    assert (clock.time_left(0, 64_000), clock.owed[0]) == (60_000, 0)


def after_a_turn_each() -> Clock:
    """Return a clock at the second turn of seat 0, which had 10 of 60 s left after its first."""
    clock = Clock(QUICK, 2)
    clock.go(0, 0)
    clock.mark(0, 0)
    clock.go(1, 50_000)
    clock.mark(1, 50_000)
    clock.go(0, 51_000)
    clock.mark(2, 51_000)
    return clock


@pytest.mark.parametrize("left", [1_000, 14_000])
def test_going_back_past_several_turns_is_no_fall(left: int) -> None:
    clock = after_a_turn_each()
    at = 66_000 - left  # 15 s of that turn, so more was used than there was at first
    clock.mark(3, at)
    clock.back(0, at, True, clock.left_after(0, at))
    had = min(left, LEFT_AT_LEAST)
    assert clock.time_left(0, at) == (60_000 - 50_000 - 1_000 if left == 14_000 else had)


def test_who_has_come_back_to_their_seat_does_not_fall_by_going_back() -> None:
    clock = Clock(Pace(60, 60), 2)
    clock.go(0, 0)
    clock.mark(0, 0)
    clock.go(None, 61_000)  # a bot plays on
    clock.mark(1, 61_000)
    clock.reset(0)
    assert clock.left_after(0, 61_000) == LEFT_AT_LEAST


def test_logs_of_earlier_versions_show_what_they_showed() -> None:
    clock = after_a_turn_each()
    clock.back(0, 65_000, free=True)
    assert clock.time_left(0, 65_000) == LEFT_AT_LEAST


def test_paces_are_what_is_promised() -> None:
    day, hour = 86_400, 3600
    told = {name: (pace.bank, pace.added, pace.most) for name, pace in PACES.items()}
    assert told == {
        "live": (600, 20, None),
        "evening": (1800, 60, None),
        "daily": (3 * day, 12 * hour, 7 * day),
        "slow": (7 * day, day, 14 * day),
    }


@pytest.mark.parametrize("seed", range(40))
def test_against_a_plain_account(seed: int) -> None:
    """Random games: turns of several actions, nobody to act, going back with consent."""
    dice = random.Random(seed)
    pace = dice.choice([QUICK, *PACES.values()])
    seats = dice.randint(2, 6)
    clock, at, seat = Clock(pace, seats), 1_000_000, dice.randrange(seats)
    left = [pace.bank * MS] * seats
    kept: list[tuple[list[int], int]] = []
    clock.go(seat, at)
    clock.mark(0, at)
    kept.append((list(left), seat))
    for _ in range(200):
        used = dice.choice([0, 1, 999, dice.randrange(pace.bank * MS // 20)])
        at += used
        left[seat] = max(0, left[seat] - used)
        if dice.random() < 0.6:
            more = left[seat] + pace.added * MS
            most = more if pace.most is None else max(left[seat], pace.most * MS)
            left[seat] = min(more, most)
            seat = (seat + 1) % seats
        clock.go(seat, at)
        clock.mark(len(kept), at)
        kept.append((list(left), seat))
        if dice.random() < 0.1:
            ply = dice.randrange(len(kept))
            clock.back(ply, at, free=False)
            left, seat = list(kept[ply][0]), kept[ply][1]
            del kept[ply + 1 :]
            clock.go(seat, at)
        assert [clock.time_left(one, at) for one in range(seats)] == left
        data = msgspec.json.encode(clock.kept())
        clock = Clock(pace, seats)
        clock.restore(msgspec.json.decode(data, type=KeptClock))
