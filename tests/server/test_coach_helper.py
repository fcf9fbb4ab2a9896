"""The second process of a report: what comes out is the same, whatever becomes of it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import pytest

from lutetia.server.coach import spare
from lutetia.server.coach.spare import AHEAD, BUSY, GIVEN, LOOKS, Others, beside_a_helper
from tests.server.forks import Forks


class Meeting:
    """Work that, done by this process, waits until the other one has told of a piece and begun the
    next, however long the system lets that one stand still."""

    def __init__(self) -> None:
        self.parent = os.getpid()
        self.read, self.write = os.pipe()
        self.met = False

    def __call__(self, number: int) -> tuple[int, int, int]:
        """Return the square, who made it, and by which scheduling policy."""
        if os.getpid() != self.parent:
            os.write(self.write, b"!")
        elif number > GIVEN and not self.met:
            self.met = [os.read(self.read, 1) for _ in range(GIVEN)] == [b"!"] * GIVEN
        return number * number, os.getpid(), os.sched_getscheduler(0)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests are no reason to rest."""
    monkeypatch.setattr(spare, "BUSY", float("inf"))


def squares(n: int) -> list[int]:
    return [number * number for number in range(n)]


def test_both_do_a_part_and_results_come_in_order(forks: Forks) -> None:
    made = list(beside_a_helper(Meeting(), range(100)))
    assert [square for square, _, _ in made] == squares(100)
    assert made[0][1] == os.getpid(), "it loads what both need"
    assert len({pid for _, pid, _ in made}) == 2
    policies = {policy for _, pid, policy in made if pid != os.getpid()}
    assert policies == {os.SCHED_IDLE}, "it takes what is left of a processor"
    assert os.sched_getscheduler(0) == os.SCHED_OTHER
    assert forks.none_left()


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_of_little_nothing_is_lost(n: int) -> None:
    assert list(beside_a_helper(lambda number: number * number, range(n))) == squares(n)


def stands_still() -> None:
    signal.pause()


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fails() -> None:
    raise MemoryError


@pytest.mark.parametrize("becomes", [stands_still, dies, fails])
@pytest.mark.parametrize("after", [0, 5])
def test_nobody_waits_for_a_helper(becomes: Callable[[], None], after: int, forks: Forks) -> None:
    parent, mine = os.getpid(), 0

    def work(number: int) -> int:
        nonlocal mine
        mine += 1
        if os.getpid() != parent and mine > after + 1:  # the parent had done one
            becomes()
        time.sleep(0.002)
        return number * number

    n = 3 * AHEAD
    assert list(beside_a_helper(work, range(n))) == squares(n)
    assert mine >= n - after - GIVEN
    assert forks.none_left()


def test_it_goes_on_before_it_does_what_the_helper_was_given() -> None:
    parent, order = os.getpid(), list[int]()

    def work(number: int) -> int:
        if os.getpid() != parent:
            signal.pause()
        order.append(number)
        return number

    n = 2 * AHEAD
    assert list(beside_a_helper(work, range(n))) == list(range(n))
    given = list(range(1, 1 + GIVEN))
    first = order.index(given[0])
    assert order[:first] == [0, *range(1 + GIVEN, 1 + AHEAD)]
    assert sorted(order) == list(range(n)), "nothing is done twice"


def test_it_rests_while_others_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare, "BUSY", BUSY)
    now, worked = 100.0, 7.0
    others = Others(lambda: worked, lambda: now)
    assert not others.are_busy(), "nothing is known yet"
    for busy in (True, False, True):
        now += LOOKS
        worked += (2.0 if busy else 0.5) * BUSY * LOOKS
        assert others.are_busy() == busy
        now += LOOKS / 2
        worked += 0.0 if busy else LOOKS
        assert others.are_busy() == busy, "too soon to tell"
        worked -= 0.0 if busy else LOOKS


def test_while_it_rests_this_process_does_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Others, "are_busy", lambda _: True)
    made = list(beside_a_helper(lambda _: os.getpid(), range(3 * AHEAD)))
    assert set(made) == {os.getpid()}


def test_what_this_machine_does_can_be_read() -> None:
    others = Others()
    assert not others.are_busy()


def test_a_fault_of_the_work_is_told(forks: Forks) -> None:
    def work(number: int) -> int:
        if number == 7:
            raise ValueError("seven")
        return number

    with pytest.raises(ValueError, match="seven"):
        list(beside_a_helper(work, range(20)))
    assert forks.none_left()


def test_with_one_processor_all_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare, "can_help", lambda: False)
    made = list(beside_a_helper(lambda _: os.getpid(), range(10)))
    assert made == [os.getpid()] * 10
