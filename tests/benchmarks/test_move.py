"""The measured move: what is recorded, what is told, and a stopwatch that adds up."""

from __future__ import annotations

import contextlib

from benchmarks.move import replay
from benchmarks.move.games import SEATS, record
from benchmarks.move.parts import Parts

from lutetia.games import IDS


class Clock:
    """A clock that only work moves on."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now

    def work(self, seconds: float) -> None:
        self.now += round(seconds * 1e9)


def test_a_part_has_its_own_time_without_that_of_the_parts_inside_it() -> None:
    clock = Clock()
    parts = Parts(clock)
    inner = parts.timed("encode", lambda: clock.work(2))

    def views() -> None:
        clock.work(1)
        inner()
        clock.work(3)

    parts.timed("views", views)()
    clock.work(5)
    assert parts.seconds() == {"views": 4.0, "encode": 2.0, "rest": 5.0}
    parts.start()
    assert parts.seconds() == {"rest": 0.0}


def test_a_part_that_fails_is_left() -> None:
    parts = Parts(Clock())

    def fail() -> None:
        raise ValueError

    for _ in range(2):
        with contextlib.suppress(ValueError):
            parts.timed("do", fail)()
    assert parts._inside == ["rest"]


def test_every_game_has_its_usual_seats() -> None:
    assert set(SEATS) == set(IDS)


def test_a_recorded_game_is_told_alike_every_time() -> None:
    game = record("paris_paris", 3)
    assert game == record("paris_paris", 3) != record("paris_paris", 4)
    asked = {"game": "paris_paris", "players": 4, "games": [game]}
    found = replay.run(asked, None, check=True)
    assert found["moves"] == sum(seat >= 0 for seat, _ in game) == 48
    assert set(found["sums"]) == {"table", "view", "turn", "legal", "entries", "you"}
    assert replay.run(asked, None, check=True)["sums"] == found["sums"]
    other = {**asked, "games": [record("paris_paris", 4)]}
    assert replay.run(other, None, check=True)["sums"]["view"] != found["sums"]["view"]
