"""The end of a game is worked out exactly, where it is near and nothing hides it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import lutetia
from lutetia.ai import exact, searcher
from lutetia.ai.endings import GIVEN_UP
from lutetia.ai.exact import Ending, known, work_out
from lutetia.ai.levels import LEVEL_BY_NAME
from lutetia.ai.search_params import Budget, SearchParams
from lutetia.ai.searcher import Search, search
from lutetia.engine.game import Game, State
from tests.ai.worth import utility

LONG = 1e9
PARAMS = SearchParams()


def ends(name: str, players: int, seed: int, back: int) -> list[State]:
    """Return the last positions of a random game in which somebody has a choice."""
    dice, states = Random(seed), [lutetia.game(name).new(players, seed=seed)]
    while not states[-1].is_over:
        states.append(states[-1].play(dice.choice(states[-1].legal_codes())))
    return [state for state in states[-1 - back : -1] if len(state.legal_codes()) > 1]


def by_the_rules(state: State, seen: dict[tuple[int, ...], tuple[float, ...]]) -> tuple[float, ...]:
    """Return what every seat may expect where each does what is best for it, by nothing but the
    public rules."""
    if state.is_over:
        return tuple(utility(state, seat) for seat in range(state.players))
    key = state.key()
    if key not in seen:
        after = [by_the_rules(state.play(code), seen) for code in state.legal_codes()]
        seen[key] = max(after, key=lambda one: one[state.to_act])
    return seen[key]


@pytest.mark.parametrize("seed", range(4))
def test_it_finds_what_trying_everything_finds(seed):
    for state in ends("cite", 2, seed, 4):
        seen: dict[tuple[int, ...], tuple[float, ...]] = {}
        found = work_out(state.game, state, state.to_act, 1, PARAMS, LONG)
        assert found is not None
        for code, values in zip(state.legal_codes(), found, strict=True):
            assert values == pytest.approx(by_the_rules(state.play(code), seen), abs=1e-12)
            assert sum(values) == pytest.approx(1.0)


def test_with_more_seats_each_takes_what_is_best_for_itself():
    told = others = 0
    for seed in range(40):
        for state in ends("paris", 3, seed, 3):
            mine = known(state.game, state, state.to_act, PARAMS, 200)
            if mine is None:
                continue
            found = work_out(state.game, state, state.to_act, 1, PARAMS, LONG)
            assert found is not None
            assert mine == [values[state.to_act] for values in found]
            told += 1
            for code, values in zip(state.legal_codes(), found, strict=True):
                after = state.play(code)
                others += after.to_act not in (None, state.to_act)
                assert values == pytest.approx(by_the_rules(after, {}), abs=1e-12)
    assert told > 10
    assert others > 10


def test_what_is_hidden_is_dealt_again():
    """Only the own actions are looked at then, and what they are worth is a mean."""
    told = 0
    for seed in range(20):
        for state in ends("paris", 3, seed, 2):
            ending = Ending(state.game, state, state.to_act, 1, PARAMS)
            found = work_out(state.game, state, state.to_act, 1, PARAMS, LONG)
            if ending.worlds == 1 or found is None:
                continue
            told += 1
            assert all(0.0 <= value <= 1.0 for values in found for value in values)
            dealt = [state.game.determinize(state.view(state.to_act), deal) for deal in range(40)]
            for code, values in zip(state.legal_codes(), found, strict=True):
                ended = [world.play(code) for world in dealt]
                if all(world.is_over for world in ended):
                    shares = [utility(world, state.to_act) for world in ended]
                    assert min(shares) - 1e-9 <= values[state.to_act] <= max(shares) + 1e-9
    assert told > 3


def test_where_it_is_no_end_it_says_so():
    for name, players in (("cite", 2), ("paris", 2), ("connection", 3), ("paris_paris", 2)):
        state = lutetia.game(name).new(players, seed=1)
        assert work_out(state.game, state, state.to_act, 1, PARAMS, LONG) is None


def test_time_that_is_up_ends_it():
    [state, *_] = ends("cite", 2, 1, 9)
    assert work_out(state.game, state, state.to_act, 1, PARAMS, 1e-6) is None


class Clock:
    """A clock that goes by what is done."""

    def __init__(self) -> None:
        self.now = 5.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("each", [1e-6, 3e-5, 1e-3])
@pytest.mark.parametrize("world", [700, 10**9])
def test_no_step_is_begun_that_takes_longer_than_there_is_time(each, world, monkeypatch):
    """Neither where one world is much work nor where there are many of them."""
    clock, ending = Clock(), Ending(*ending_of(1))
    ending.worlds = 1000

    def solve(_: Ending, most: int) -> tuple[int, list[float]]:
        clock.now += min(most, world) * each
        return (world if most >= world else GIVEN_UP), [0.5] * 2

    monkeypatch.setattr(exact, "thread_time", clock)
    monkeypatch.setattr(exact, "Ending", lambda *_: ending)
    monkeypatch.setattr(Ending, "solve", solve)
    assert work_out(*ending_of(1), 1.0) is None
    assert 0.95 * exact.TIME < clock.now - 5.0 < exact.TIME + exact.FIRST * each


def ending_of(seed: int) -> tuple[Game, State, int, int, SearchParams]:
    """Return what `Ending` and `work_out` are given of a position near the end."""
    state = ends("cite", 2, seed, 4)[0]
    return state.game, state, state.to_act, 1, PARAMS


def test_what_working_out_the_end_took_is_no_more_there_for_the_search(monkeypatch):
    clock = Clock()

    def in_vain(*_: object) -> None:
        clock.now += 0.25

    def run(made: Search, n: int) -> None:
        clock.now += n * 1e-4
        made.done += n

    game, state, seat, _, params = ending_of(1)
    monkeypatch.setattr(searcher, "thread_time", clock)
    monkeypatch.setattr(searcher, "work_out", in_vain)
    monkeypatch.setattr(Search, "run", run)
    view = state.view(seat, recall=True)
    search(game, view, 1, Budget(seconds=1.0), replace(params, exact_end=1))
    assert clock.now - 5.0 == pytest.approx(1.0, abs=0.01)


def test_it_goes_on_where_it_gave_up():
    state = ends("cite", 2, 2, 4)[0]
    whole, parts = (Ending(state.game, state, state.to_act, 1, PARAMS) for _ in range(2))
    whole.deal()
    parts.deal()
    all_at_once = whole.solve(1 << 40)
    assert all_at_once[0] > 0
    pieces, done = 0, GIVEN_UP
    while done == GIVEN_UP:
        pieces += 1
        done, values = parts.solve(20 * pieces)
    assert pieces > 1
    assert values == all_at_once[1]


def test_a_small_table_makes_it_slower_and_not_wrong():
    state = ends("cite", 2, 2, 4)[0]
    small, large = (
        Ending(state.game, state, state.to_act, 1, PARAMS, room) for room in (2, 1 << 14)
    )
    small.deal()
    large.deal()
    (slow, found), (fast, same) = small.solve(1 << 40), large.solve(1 << 40)
    assert found == same
    assert slow > fast > 0


def test_unequal_records_have_unequal_digests():
    for name in lutetia.GAMES:
        game, dice, seen = lutetia.game(name), Random(1), {}
        state = game.new(max(game.meta.players), seed=1)
        while not state.is_over and len(seen) < 150:
            digest = int(game.layout.digest(state.buffer()[0]))
            assert 0 <= digest < 1 << 62
            assert seen.setdefault(digest, state.key()) == state.key()
            state = state.play(dice.choice(state.legal_codes()))
        assert len(set(seen.values())) == len(seen)


def test_who_is_given_seconds_plays_the_end_exactly(monkeypatch):
    assert LEVEL_BY_NAME["top"].params.exact_end == 1
    params = replace(PARAMS, exact_end=1, kept_tree=1)
    state = ends("cite", 2, 3, 4)[0]
    view = state.view(state.to_act, recall=True)
    values = work_out(state.game, state, state.to_act, 1, PARAMS, LONG)
    assert values is not None
    mine = [one[state.to_act] for one in values]
    found = search(state.game, view, 1, Budget(seconds=60.0), params)
    assert [one.values[state.to_act] for one in found] == sorted(mine, reverse=True)
    assert mine[state.legal_codes().index(found[0].code)] == max(mine)
    assert {one.code for one in found} == set(state.legal_codes())

    def never(*_: object) -> None:
        raise AssertionError("who counts simulations searches to the end")

    monkeypatch.setattr(searcher, "work_out", never)
    search(state.game, view, 1, Budget(simulations=30), params)
    search(state.game, view, 1, Budget(seconds=0.01), replace(params, exact_end=0))
