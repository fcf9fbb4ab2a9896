"""What games do to ratings."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from math import inf

import pytest
from benchmarks.ratings import simulate

from lutetia.ai.arena import GameResult, Pairing
from lutetia.ai.levels import LEVELS
from lutetia.games import IDS, load
from lutetia.ratings.bots import bot
from lutetia.ratings.calibration import distance, measure
from lutetia.ratings.log import Line, RatedGame, from_json, recompute, to_json
from lutetia.ratings.model import Fixed, rate, win_shares
from lutetia.ratings.rating import CLASSES, DAY, SIGMA, Rating, class_of, shown

NEW = Rating()


def test_somebody_new_is_1500() -> None:
    found = shown(NEW, 0.0)
    assert (found.points, found.give, found.games) == (1500, 700, 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_better_place_gains_more(seats: int) -> None:
    after = rate([NEW] * seats, list(range(1, seats + 1)), 1.0)
    assert [one.mu for one in after] == sorted((one.mu for one in after), reverse=True)
    assert after[0].mu > NEW.mu > after[-1].mu
    assert all(one.sigma < NEW.sigma and one.games == 1 for one in after)
    assert after[0].mu - NEW.mu < 2 * SIGMA, "one game says something, not everything"


def test_equals_who_tie_stay_equal() -> None:
    one, other = rate([NEW, NEW], [1, 1], 1.0)
    assert one == other
    assert one.mu == pytest.approx(NEW.mu)
    first, second, third = rate([NEW] * 3, [1, 1, 3], 1.0)
    assert first.mu == pytest.approx(second.mu)
    assert first.mu > third.mu


def test_where_one_sits_does_not_matter() -> None:
    people = [Rating(20 + 3 * n, 2 + n) for n in range(5)]
    ranks = [3, 1, 4, 2, 5]
    order = [4, 2, 0, 3, 1]
    moved = rate([people[n] for n in order], [ranks[n] for n in order], 9.0)
    for n, one in zip(order, moved, strict=True):
        assert one.mu == pytest.approx(rate(people, ranks, 9.0)[n].mu)


def test_a_bot_is_a_fixed_point() -> None:
    level = bot("cite", "2", "greedy")
    mine, its = rate([NEW, level], [1, 2], 1.0)
    assert its is level
    assert mine.mu > NEW.mu


@pytest.mark.parametrize("game", IDS)
def test_bots_stand_in_their_order(game: str) -> None:
    for players in load(game).meta.players:
        found = [bot(game, class_of(players), level) for level in LEVELS]
        strengths = [one.mu for one in found if one is not None]
        assert len(strengths) == len(LEVELS), "every level plays rated games"
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == len(strengths)


def test_uncertainty_grows_from_day_to_day() -> None:
    sure = Rating(30.0, 2.5, 40, 0.0)
    days = [sure.uncertainty(day * DAY) for day in (0, 1, 30, 365, 10_000)]
    assert days == sorted(days)
    assert (days[0], days[-1]) == (2.5, SIGMA)
    assert days[3] == pytest.approx(5.0)
    assert sure.order(365 * DAY) < sure.order(0.0)
    assert sure.uncertainty(-DAY) == 2.5, "a clock that was set back"
    late, _ = rate([sure, NEW], [1, 2], 365 * DAY)
    soon, _ = rate([sure, NEW], [1, 2], 0.0)
    assert late.mu > soon.mu, "who was long away is found again sooner"


def test_classes() -> None:
    assert [class_of(n) for n in range(2, 7)] == ["2", "3-4", "3-4", "5-6", "5-6"]
    assert set(CLASSES) == {class_of(n) for n in range(2, 7)}
    for n in (0, 1, 7):
        with pytest.raises(ValueError, match="no ratings"):
            class_of(n)


def test_shares_of_wins() -> None:
    assert win_shares([NEW] * 4, 0.0) == pytest.approx([0.25] * 4)
    strong, weak = win_shares([Fixed(40.0, 1.0), Fixed(20.0, 1.0)], 0.0)
    assert strong + weak == pytest.approx(1.0)
    assert strong > 0.95


def each_game(seed: int = 3) -> Iterator[RatedGame]:
    """Yield the games of few people and bots, without end."""
    dice = random.Random(seed)
    for k in itertools.count():
        game = dice.choice(IDS)
        players = dice.choice(load(game).meta.players)
        people = dice.sample(range(12), players)
        lines = [
            Line(None, dice.choice(LEVELS), dice.randint(1, players))
            if seat and dice.random() < 0.2
            else Line(f"p{who}", None, dice.randint(1, players))
            for seat, who in enumerate(people)
        ]
        yield RatedGame(f"t{k}", game, k * 3600.0, lines)


def games(n: int, seed: int = 3) -> list[RatedGame]:
    """Return a log of ``n`` games of few people and bots."""
    return list(itertools.islice(each_game(seed), n))


def test_recomputing_gives_the_same_bits() -> None:
    log = games(300)
    assert [from_json(to_json(one)) for one in log] == log
    assert repr(recompute(log)) == repr(recompute(map(from_json, map(to_json, log))))
    standings, steps = recompute(log)
    assert all(one.sigma <= SIGMA for one in standings.values())
    assert sum(map(len, steps)) == sum(one.games for one in standings.values())


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("near", [False, True])
def test_who_is_strong_is_found_out(seats: int, near: bool) -> None:
    """The promise of docs/ratings.md, with its own 2,000 people."""
    found = simulate(seats, near, seed=11)
    assert found.spearman >= 0.95
    assert found.worst <= 0.03, found.deciles


def test_a_share_of_wins_is_a_distance() -> None:
    assert distance(0.5, 2, 100) == 0
    assert distance(1 / 3, 3, 300) == pytest.approx(0, abs=1e-12)
    assert distance(0.896, 2, 106) == pytest.approx(9.2, abs=0.1), "as bots.py has it"
    assert distance(1.0, 2, 200) == pytest.approx(25.5, abs=0.1)
    assert distance(0.0, 2, 200) == pytest.approx(-25.5, abs=0.1)


def test_whoever_wins_every_game_may_be_any_distance_above(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def played(pairing: Pairing, *_: object) -> list[list[GameResult]]:
        return [
            [won(deal, seats, pairing.a == "top") for seats in pairing.formations]
            for deal in range(8)
        ]

    monkeypatch.setattr("lutetia.ratings.calibration.match", played)
    for game, seats in (("cite", 2), ("paris", 3)):
        up = measure(Pairing(game, seats, "top", "random"), 16)
        low, high = up.interval
        assert 0 < low < up.mu < high == inf
        down = measure(Pairing(game, seats, "random", "top"), 16)
        assert (down.mu, *down.interval) == pytest.approx((-up.mu, -inf, -low))
    assert measure(Pairing("cite", 2, "top", "random"), 16).mu == distance(1.0, 2, 16)


def won(deal: int, seats: str, by_a: bool) -> GameResult:
    """Return a game that all who are a win, or all who are b."""
    ranks = tuple(1 if (who == "a") == by_a else 2 for who in seats)
    return GameResult(deal, seats, ranks, ranks, (1, 1), (0.1, 0.1))
