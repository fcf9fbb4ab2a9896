"""Glicko-2: Glickman's own example, and what attempts do to people and puzzles."""

from __future__ import annotations

import pytest

from lutetia.ratings.glicko import DEVIATION, SUREST, Glicko, after, rate, shown
from lutetia.ratings.rating import DAY

NEW = Glicko()


def test_the_example_that_glickman_published() -> None:
    """The numbers of http://www.glicko.net/glicko/glicko2.pdf, to the places printed there."""
    games = [(Glicko(1400, 30), 1.0), (Glicko(1550, 100), 0.0), (Glicko(1700, 300), 0.0)]
    points, deviation, volatility = rate(Glicko(1500, 200), games)
    assert points == pytest.approx(1464.06, abs=0.01)
    assert deviation == pytest.approx(151.52, abs=0.005)
    assert int(volatility * 1e5) / 1e5 == 0.05999


def test_what_one_gains_the_other_loses() -> None:
    person, puzzle = after(NEW, NEW, True, DAY)
    assert person.points > NEW.points > puzzle.points
    assert person.points - NEW.points == pytest.approx(NEW.points - puzzle.points)
    assert (person.games, puzzle.games, person.at) == (1, 1, DAY)
    person, puzzle = after(NEW, NEW, False, DAY)
    assert person.points < NEW.points < puzzle.points


def test_what_is_surprising_says_more() -> None:
    sure = Glicko(1500, 60, games=30)
    gains = [after(sure, Glicko(points, 60), True, 0.0)[0].points for points in (1200, 1500, 1800)]
    assert gains == sorted(gains)
    known, unknown = (after(sure, Glicko(1500, one), True, 0.0)[0].points for one in (50, 300))
    assert known > unknown


def test_a_rating_becomes_sure_and_doubtful_again() -> None:
    one, now = NEW, 0.0
    for n in range(300):
        now += 60
        one, _ = after(one, Glicko(1500, 60), n % 2 == 0, now)
    assert one.deviation == SUREST
    assert one.points == pytest.approx(1500, abs=30)
    year = now + 365 * DAY
    assert 80 < one.uncertainty(year) < 130
    assert one.uncertainty(now + 1e12) == DEVIATION
    assert one.uncertainty(now - DAY) == SUREST, "a clock that was put back"
    assert shown(one, now).give == 2 * SUREST
    assert shown(NEW, year) == shown(NEW, 0.0), "of somebody new nothing can be less sure"


def test_a_great_surprise_makes_a_strength_volatile() -> None:
    steady = Glicko(1500, 50, games=9)
    calm, _ = after(steady, Glicko(1500, 50), True, 0.0)
    stirred = steady
    for _ in range(20):
        stirred, _ = after(stirred, Glicko(stirred.points + 600, 50), True, 0.0)
    assert stirred.volatility > calm.volatility
