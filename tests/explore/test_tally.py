"""Counts of played games: shares, squares, intervals, and who is left out."""

from __future__ import annotations

import math

import pytest

import lutetia
from lutetia.engine.exploring import Finding, Played
from lutetia.engine.outcome import Outcome, ScoreLine
from lutetia.explore.intervals import mean, share
from lutetia.explore.tally import SEATS, WHOLE, Cell, Counts, Sums, merge, options_of, tally
from lutetia.games.cite import explore as cite
from lutetia.games.connection import explore as connection
from lutetia.games.paris import explore as paris
from lutetia.games.paris_paris import explore as paris_paris


def ended(
    facts: list[dict[str, object]],
    scores: tuple[int, ...] = (20, 20, 10),
    ranks: tuple[int, ...] = (1, 1, 3),
    lines: tuple[tuple[ScoreLine, ...], ...] = ((), (), ()),
) -> Played:
    outcome = Outcome(scores, ranks, "rounds", None, lines)
    return Played(len(scores), {"b": True, "a": "x"}, facts, outcome)


def cell(who: str, topic: str, key: str) -> Cell:
    return Cell(3, who, '{"a":"x","b":true}', topic, key)  # type: ignore[arg-type]


def test_a_shared_win_is_divided_and_places_follow_the_start_player() -> None:
    game = lutetia.game("paris_paris")
    counts = tally(game, ended([{"kind": "start", "seat": 2}]), ["people", "bots", "people"])
    half = WHOLE // 2
    assert counts == {
        cell("people", SEATS, "2"): Sums(1, half, 20, 400),
        cell("bots", SEATS, "3"): Sums(1, half, 20, 400),
        cell("people", SEATS, "1"): Sums(1, 0, 10, 100),
    }


def test_whoever_was_away_is_left_out() -> None:
    built = [{"kind": "built", "seat": seat, "tile": "opera/red"} for seat in range(3)]
    counts = tally(lutetia.game("paris_paris"), ended([*built]), ["people", None, "people"])
    assert counts[cell("people", "first", "opera")] == Sums(2, WHOLE // 2, 30, 500)
    assert sum(one.n for at, one in counts.items() if at.topic == SEATS) == 2


def test_counts_add_up() -> None:
    one: Counts = {cell("bots", "x", "y"): Sums(1, 60, 5, 25, 1, 2, 4)}
    total: Counts = {}
    merge(total, one)
    merge(total, one)
    assert total == {cell("bots", "x", "y"): Sums(2, 120, 10, 50, 2, 4, 8)}
    assert one[cell("bots", "x", "y")].n == 1, "what is added stays as it is"


def test_equal_options_are_one_text() -> None:
    assert options_of({"b": True, "a": "x"}) == options_of({"a": "x", "b": True})


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [(10, 100, 0.0552, 0.1744), (0, 100, 0.0, 0.0370), (100, 100, 0.9630, 1.0)],
)
def test_the_interval_of_a_share(wins: float, n: int, low: float, high: float) -> None:
    found = share(wins, n)
    assert found.value == wins / n
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_the_interval_of_a_mean() -> None:
    numbers = [3, 5, 8, 13, 21]
    found = mean(sum(numbers), sum(one * one for one in numbers), len(numbers))
    spread = math.sqrt(sum((one - 10) ** 2 for one in numbers) / 4 / 5)
    assert found.value == 10
    assert found.high - 10 == pytest.approx(1.959964 * spread)
    assert 10 - found.low == pytest.approx(1.959964 * spread)
    assert mean(7, 49, 1) == (7, 7, 7)


def test_cite() -> None:
    card = ScoreLine("cite.line.card", 6, "LC4.5", (), {"card": "le-peintre"})
    facts: list[dict[str, object]] = [
        {"kind": "card", "card": "chartier", "seat": None},
        {"kind": "card", "card": "le-peintre", "seat": 1},
        {"kind": "laid", "seat": 0, "tile": 3, "at": "a1", "turns": 0},
        {"kind": "took", "seat": 1, "piece": "T5"},
        {"kind": "took", "seat": 0, "piece": "X5"},
        {"kind": "took", "seat": 1, "piece": "V3"},
        {"kind": "used", "seat": 0, "card": "le-peintre"},
        {"kind": "used", "seat": 1, "card": "lampadaire"},
    ]
    played = ended(facts, (6, 0), (1, 2), ((card,), ()))
    assert [*cite.findings(played)] == [
        Finding(0, "opening", "laid"),
        Finding(1, "opening", "took"),
        Finding(1, "building", "T5"),
        Finding(0, "building", "X5"),
        Finding(1, "chosen", "le-peintre"),
        Finding(0, "used", "le-peintre", 6),
        Finding(1, "used", "lampadaire", None),
    ]


def test_paris() -> None:
    facts: list[dict[str, object]] = [
        {"kind": "arc", "seat": 1},
        {"kind": "banked", "seat": 0, "district": "chaillot"},
        {"kind": "banked", "seat": 1, "district": "chaillot"},
        {"kind": "advanced", "seat": 0, "number": 30},
        {"kind": "advanced", "seat": 1, "number": 2},
        {"kind": "fetched", "seat": 1, "number": 27},
        {"kind": "advanced", "seat": 2, "number": 26},
        {"kind": "used", "seat": 0, "number": 30, "points": 15},
        {"kind": "francs", "seat": 1, "points": 9},
    ]
    assert [*paris.findings(ended(facts))] == [
        Finding(1, "first", "arc"),
        Finding(0, "first", "chaillot"),
        Finding(0, "bonus", "30", 15),
        Finding(1, "bonus", "2", None),
        Finding(1, "bonus", "27", 9),
        Finding(2, "bonus", "26", 0),
    ]


def test_paris_paris() -> None:
    def tour(points: int, route: str) -> ScoreLine:
        return ScoreLine("paris_paris.line.special", points, "PP8.2", (), {"route": route})

    facts: list[dict[str, object]] = [
        {"kind": "marker", "seat": 0, "route": "red"},
        {"kind": "built", "seat": 0, "tile": "opera/red"},
        {"kind": "built", "seat": 0, "tile": "louvre/red"},
    ]
    played = ended(facts, lines=((tour(4, "red"), tour(1, "blue")), (), ()))
    assert [*paris_paris.findings(played)] == [
        Finding(0, "first", "opera"),
        Finding(0, "route", "red", 4),
    ]


def test_connection() -> None:
    def company(name: str, points: int) -> ScoreLine:
        return ScoreLine("connection.line.company", points, "PC8.1", (), {"company": name})

    facts: list[dict[str, object]] = [
        *({"kind": "dealt", "seat": 0, "company": name} for name in ("red", "blue", "red", "blue")),
        {"kind": "dealt", "seat": 1, "company": "brown"},
        {"kind": "returned", "seat": 0, "company": "blue"},
        {"kind": "chosen", "seat": 1, "company": "black"},
        {"kind": "shown", "seat": 0, "hand": {"red": 3, "blue": 1}, "points": 9, "over": 0},
    ]
    played = ended(facts, lines=((company("red", 8), company("blue", 1)), (), ()))
    assert [*connection.findings(played)] == [
        Finding(0, "first", "trade"),
        Finding(1, "first", "black"),
        Finding(0, "dealt", "red"),
        Finding(0, "dealt", "blue"),
        Finding(1, "dealt", "brown"),
        Finding(0, "held", "red", 8),
    ]
