"""One decision: what wins is right, what gives it away is a blunder, and seeds decide the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import lutetia
from lutetia.coach.comparison import (
    LEAST,
    NO_LOOK,
    SPARING,
    Comparison,
    Growth,
    is_known,
    measure,
)
from lutetia.coach.effort import (
    FEWEST_FIRST,
    LARGEST_TREE,
    MEASURED,
    OWN_LOOKS,
    ROUND,
    Effort,
    Look,
    looks_of,
    usual_effort,
)
from lutetia.coach.fit import fit_of
from lutetia.coach.judging import (
    CHOOSING,
    CHOSEN,
    ENDING,
    TOLD,
    _candidates,
    _choose,
    _differ,
    judge,
    position_utility,
)
from lutetia.coach.outlook import Outlook
from lutetia.coach.why import Reason, compare, name_key, reason
from lutetia.engine.game import Game, State
from lutetia.games import IDS
from tests.ai.worth import utility
from tests.coach.conftest import at_random


def heap(game: Game, stones: int) -> State:
    """Return a game for two that has come down to so many stones."""
    for seed in range(1000):
        state = at_random(game, 2, seed)
        for end in range(len(state.history())):
            one = at_random(game, 2, seed, end)
            if one.to_act not in (None, lutetia.CHANCE) and one.fields.stones == stones:
                return one
    raise AssertionError("no such heap")


def view(state: State) -> dict[str, object]:
    return dict(state.view(state.to_act, recall=True))


def line_points(end: State | None, reason: Reason) -> int:
    """Return what the line of a reason brought its seat."""
    assert end is not None
    return sum(
        line.points
        for line in end.scores().lines[reason.seat]
        if name_key(line.key) == reason.key and reason.args.items() <= line.args.items()
    )


@pytest.mark.parametrize("left", [5, 6, 7])
def test_giving_the_last_stone_away_is_a_blunder(stones: Game, left: int) -> None:
    """Whoever leaves four stones, or eight, takes the last one in the end."""
    state = heap(stones, left)
    right = f"take {left - 4}"
    for played in ("take 1", "take 2", "take 3"):
        found = judge(stones, view(state), played, 3, Effort(200))
        assert found.best == right
        assert found.counted
        assert found.verdict == (None if played == right else "blunder")
        assert {one.action for one in found.candidates} == {"take 1", "take 2", "take 3"}
        low, high = found.interval
        assert low <= found.loss <= high


@pytest.mark.parametrize(
    ("small", "large", "closer", "verdict", "sizes"),
    [
        (0.02, 0.05, 4, "inaccuracy", {10, 40}),
        (0.02, 0.05, 1, None, {10}),
        (0.031, 0.01, 8, None, {10, 20}),
        (0.3, 0.01, 8, "blunder", {10}),
        (0.0, 0.3, 8, None, {10}),
        (0.02, 0.024, 8, None, {10, 20, 80}),
        (0.02, 0.024, 64, None, {10, 40, 160, 640}),
        (0.02, 0.05, 64, "inaccuracy", {10, 40}),
    ],
)
def test_what_is_unsure_gets_a_closer_look_in_larger_trees(
    small: float,
    large: float,
    closer: int,
    verdict: str | None,
    sizes: set[int],
    stones: Game,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grown = set()

    def worth(outlook: Outlook, action: int, number: int) -> float:
        grown.add(outlook.simulations)
        best = outlook.game.format_action(action) == "take 1"
        loss = 0.0 if best else small if outlook.simulations == 10 else large
        return 0.5 - loss + Random(10 * number + best).uniform(-0.01, 0.01)

    monkeypatch.setattr(Outlook, "utility", worth)
    monkeypatch.setattr(Outlook, "known", lambda *_: None)
    effort = Effort(10, closer=closer)
    found = judge(stones, view(heap(stones, 7)), "take 2", 3, effort, explained=False)
    assert (found.verdict, grown) == (verdict, sizes)


@pytest.mark.parametrize(("parts", "times"), [(1, []), (10, [2, 10]), (10_000, [4, 16, 64])])
def test_no_closer_look_grows_trees_that_are_too_large(
    parts: int, times: list[int], stones: Game
) -> None:
    looks = looks_of(stones, Effort(LARGEST_TREE // parts, closer=64))
    assert [larger for _, larger in looks] == times


@pytest.mark.parametrize(
    ("name", "times"),
    [("paris", [4, 16, 64]), ("connection", [2, 8, 16]), ("cite", []), ("paris_paris", [])],
)
def test_how_close_each_game_is_looked_at(name: str, times: list[int]) -> None:
    """As docs/coach.md tells it."""
    game = lutetia.game(name)
    assert [larger for _, larger in looks_of(game, usual_effort(game))] == times


@pytest.mark.parametrize(
    ("suspected", "loss", "deviation", "enough"),
    [
        (0.012, 0.02, 0.01, 4),  # comes to a closer look in any case
        (0.012, 0.02, 0.03, 4),
        (0.012, 0.011, 0.001, SPARING),  # more trees may spare the look
        (0.012, 0.005, 0.001, 4),  # no look follows
        (0.012, 0.05, 0.02, None),  # more trees may make sure that it bears a name
        (0.012, 0.05, 0.005, 4),  # that is sure
        (NO_LOOK, 0.02, 0.01, None),
        (NO_LOOK, 0.011, 0.001, 4),
    ],
)
def test_trees_are_grown_where_they_spare_a_look_or_make_sure(
    suspected: float, loss: float, deviation: float, enough: int | None
) -> None:
    growth = Growth(most=40, more=4, earliest=4, nothing=2.5, suspected=suspected)
    seen = (n for n in range(1, 41) if growth.is_enough(n, loss, deviation))
    assert next(seen, None) == enough


def test_two_rivals_are_measured_against_the_same_trees(
    stones: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was grown of the action that was played serves again, in as many pairs as the other has,
    and grows on where that one needs more."""
    grown: Counter[tuple[int, int]] = Counter()
    worths = {1: 0.0, 2: 0.3, 3: 0.04}

    def worth(_: Outlook, action: int, number: int) -> float:
        grown[action, number] += 1
        return worths[action] + Random(100 * number + action).uniform(-0.06, 0.06)

    monkeypatch.setattr(Outlook, "utility", worth)
    trees = Comparison(Outlook(stones, heap(stones, 7), 0, 1, 10))
    fit = fit_of(stones, 2)
    growth = Growth(most=40, more=4, earliest=4, nothing=2.5, suspected=NO_LOOK)
    lost, _ = measure(trees, 1, 2, 50, growth, fit)
    few = len(trees.values[2])
    assert len(trees.values[1]) == few
    assert lost == pytest.approx(fit.share_of(0.3) - fit.share_of(0.0), abs=0.1)
    measure(trees, 1, 3, 50, growth, fit)
    many = len(trees.values[3])
    assert few < many == len(trees.values[1])
    assert [len(found) for found in trees.pair(1, 2).values.values()] == [few, few]
    numbers = {1: many, 2: few, 3: many}
    assert grown == {(one, 50 + i): 1 for one, n in numbers.items() for i in range(n)}


@pytest.mark.parametrize(("tried", "verdict"), [(1, None), (2, "inaccuracy")])
def test_where_the_best_rival_turns_out_worse_the_next_is_tried(
    tried: int, verdict: str | None, stones: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first large trees praise "take 3", those that measure it do not."""
    grown: Counter[tuple[int, str]] = Counter()

    def worth(outlook: Outlook, action: int, number: int) -> float:
        size, name = outlook.simulations, outlook.game.format_action(action)
        grown[size, name] += 1
        if size == 10:
            value = {"take 1": 0.52, "take 2": 0.5, "take 3": 0.51}[name]
        else:
            praised = grown[size, name] <= ROUND
            value = {"take 1": 0.56, "take 2": 0.5, "take 3": 0.6 if praised else 0.4}[name]
        return value + Random(10 * number + action).uniform(-0.01, 0.01)

    monkeypatch.setattr(Outlook, "utility", worth)
    monkeypatch.setattr(Outlook, "known", lambda *_: None)
    look = Look(1, 0.012, rivals=2, tried=tried)
    monkeypatch.setitem(OWN_LOOKS, stones.meta.id, (look,))
    found = judge(stones, view(heap(stones, 7)), "take 2", 3, Effort(10, closer=2), explained=False)
    assert found.verdict == verdict
    assert (grown[20, "take 1"] > ROUND) == (tried == 2)


@pytest.mark.parametrize("measured", [0.4, 0.497])
def test_an_action_that_is_better_than_its_rival_loses_nothing(
    measured: float, stones: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The trees that choose praise "take 3", those that measure it do not."""
    grown: Counter[str] = Counter()

    def worth(outlook: Outlook, action: int, number: int) -> float:
        name = outlook.game.format_action(action)
        grown[name] += 1
        praised = grown[name] <= CHOOSING
        value = {"take 1": 0.3, "take 2": 0.5, "take 3": 0.6 if praised else measured}[name]
        return value + Random(10 * number + action).uniform(-0.01, 0.01)

    monkeypatch.setattr(Outlook, "utility", worth)
    monkeypatch.setattr(Outlook, "known", lambda *_: None)
    found = judge(stones, view(heap(stones, 7)), "take 2", 3, Effort(10), explained=False)
    assert grown["take 3"] > CHOOSING
    assert (found.best, found.loss, found.points, found.verdict) == ("take 2", 0.0, 0.0, None)
    assert found.candidates[0].action == "take 2"
    assert found.counted


def test_where_nothing_can_be_lost_nothing_counts(stones: Game, little: Effort) -> None:
    """Of four stones every move leaves the rest to the other; the last one is forced."""
    found = judge(stones, view(heap(stones, 1)), "take 1", 1, little)
    assert (found.best, found.counted, found.candidates) == ("take 1", False, ())
    assert found.loss == 0.0


def test_equal_arguments_give_equal_judgements(little: Effort) -> None:
    game = lutetia.game("paris_paris")
    state = at_random(game, 3, 5, 20)
    while state.to_act == lutetia.CHANCE or len(state.legal()) == 1:
        state = state.play(state.draw(1) if state.to_act == lutetia.CHANCE else state.legal()[0])
    seen = view(state)
    actions = [action.text for action in state.legal()]
    for played in actions:
        found = judge(game, seen, played, 1, little)
        assert found == judge(game, seen, played, 1, little)
        assert found.played == played
        assert found.best in actions
        assert 2 <= len(found.candidates) <= 5
        first, *others = found.candidates
        assert first.action == found.best
        assert [one.trees for one in others] == sorted((one.trees for one in others), reverse=True)
    values = [position_utility(game, seen, 0, seed, little) for seed in (1, 1, 2)]
    assert values[0] == values[1] != values[2]


@pytest.mark.parametrize("game_id", IDS)
def test_every_game_can_be_judged_at_every_number_of_seats(game_id: str, little: Effort) -> None:
    game = lutetia.game(game_id)
    assert usual_effort(game).simulations >= 20
    for players in game.meta.players:
        fit = fit_of(game, players)
        for ply in (0, 25, 60):
            state = at_random(game, players, players, ply)
            if state.is_over:
                assert ply > 25
                continue
            for seat in range(players):
                seen = state.view(seat, recall=True)
                utility = position_utility(game, seen, seat, 1, little)
                assert 0.0 <= fit.share_of(utility) <= 1.0
            state = state.play_chance(1)
            found = judge(game, view(state), state.legal()[-1].text, 1, little)
            assert found.seat == state.to_act
            assert -1.0 <= found.loss <= 1.0


def test_near_its_end_a_decision_is_judged_exactly(little: Effort) -> None:
    """Another seed, and any effort, say the same to the last bit, the reason too; all that is legal
    is compared."""
    game, told, lost, reasons = lutetia.game("cite"), 0, set(), 0
    fit = fit_of(game, 2)
    for seed in range(6):
        state = at_random(game, 2, seed, len(at_random(game, 2, seed).history()) - 3)
        if len(state.legal_codes()) == 1:
            continue
        seat = state.to_act or 0
        outlook = Outlook(game, state, seat, 1, 1)
        known = outlook.known(ENDING)
        assert known is not None
        ends = {code: outlook.known_end(code, ENDING) for code in known}
        for code, end in ends.items():
            assert end is not None
            assert utility(end, seat) == pytest.approx(known[code], abs=1e-12)
        best = max(known.values())
        assert position_utility(game, view(state), seat, 5, little) == best
        for action in state.legal():
            found = judge(game, view(state), action.text, 1, little)
            assert found == judge(game, view(state), action.text, 2, Effort(20))
            mine = known[action.code]
            assert found.loss == pytest.approx(fit.share_of(best) - fit.share_of(mine))
            assert found.deviation == 0.0
            assert known[state.parse(found.best).code] == best
            assert (found.best == action.text) == (mine == best)
            assert (found.verdict is not None) == (found.loss >= LEAST)
            assert action.text in [one.action for one in found.candidates]
            assert len(found.candidates) == min(len(known), TOLD + 1)
            assert found.candidates[0].action == found.best
            if found.reason is not None:
                pair = ends[action.code], ends[state.parse(found.best).code]
                worse, good = (line_points(end, found.reason) for end in pair)
                assert found.reason.points == worse - good
                reasons += 1
            lost.add(found.verdict)
            told += 1
    assert told > 20
    assert reasons > 10
    assert {None, "blunder"} <= lost


def test_what_is_hidden_is_not_taken_for_known() -> None:
    game = lutetia.game("paris_paris")
    state = at_random(game, 2, 3, len(at_random(game, 2, 3).history()) - 2)
    assert not state.is_over
    assert Outlook(game, state, state.to_act or 0, 1, 1).known(ENDING) is None


def test_a_verdict_needs_a_loss_that_is_sure() -> None:
    assert is_known(0.0, 0.001), "surely less than bears a name"
    assert is_known(0.3, 0.01), "surely a blunder"
    assert not is_known(0.16, 0.01), "a blunder or a mistake"
    assert not is_known(0.05, 0.03), "something or nothing"
    assert not is_known(LEAST, 0.002)
    assert is_known(LEAST, 0.001), "on a border, and known well enough"
    assert not is_known(0.01, 0.01)
    assert is_known(0.01, 0.01, nothing=1.5), "it came out best before"


class Drawn:
    """In place of an outlook: what trees find is the worth of an action, and chance."""

    def __init__(self, worth: dict[int, float], chance: float) -> None:
        self._worth, self._chance = worth, chance

    def utility(self, action: int, number: int) -> float:
        return self._worth[action] + Random(1000 * action + number).gauss(0.0, self._chance)


def drawn(worth: dict[int, float], chance: float) -> Comparison:
    outlook: Any = Drawn(worth, chance)
    return Comparison(outlook)


def test_the_last_two_are_told_apart_where_either_may_be_much_better() -> None:
    """The best rival is found nearly nine times out of ten where chance is twice its lead, and no
    time is spent where nothing can be lost."""
    fit = fit_of(lutetia.game("paris_paris"), 2)
    right = 0
    for first in range(0, 400, 4):
        worth = {first: 0.45, first + 1: 0.50, first + 2: 0.55, first + 3: 0.40}
        trees = drawn(worth, 0.1)
        rival, grown = _choose(trees, first, [first + 1, first + 2, first + 3], fit, ROUND)
        right += rival == first + 2
        assert CHOSEN <= grown <= CHOOSING
    assert right >= 88
    _, grown = _choose(drawn({0: 0.9, 1: 0.3, 2: 0.2}, 0.01), 0, [1, 2], fit, ROUND)
    assert grown == CHOSEN
    _, grown = _choose(drawn({0: 0.5, 1: 0.5}, 0.1), 0, [1], fit, ROUND)
    assert grown == CHOSEN, "there is nothing to choose from"


@pytest.mark.parametrize("n", [2, 3, 8])
def test_there_is_something_to_lose_where_actions_differ_by_more_than_chance(n: int) -> None:
    fit = fit_of(lutetia.game("paris_paris"), 2)
    same = dict.fromkeys(range(n), 0.5)
    found = 0
    for number in range(0, 400, 4):
        trees = drawn(same, 0.05)
        trees.grow(list(same), number, CHOSEN)
        found += _differ(trees, fit)
    assert found <= 15, "as seldom as with two"
    apart = drawn({**same, 0: 0.8}, 0.05)
    apart.grow(list(same), 0, CHOSEN)
    assert _differ(apart, fit)
    less = drawn({**same, 0: 0.505}, 0.0001)
    less.grow(list(same), 0, CHOSEN)
    assert not _differ(less, fit), "sure, but less than bears a name"


def test_what_is_asked_for_has_to_be_possible(stones: Game, little: Effort) -> None:
    state = heap(stones, 5)
    with pytest.raises(ValueError, match="no legal action"):
        judge(stones, view(heap(stones, 2)), "take 3", 1, little)
    other = 1 - int(state.to_act or 0)
    with pytest.raises(ValueError, match="to act"):
        judge(stones, state.view(other, recall=True), "take 1", 1, little)
    with pytest.raises(ValueError, match=f"{MEASURED} trees"):
        Effort(10, trees=4)
    with pytest.raises(ValueError, match=f"{FEWEST_FIRST} trees in the first round"):
        Effort(10, round=FEWEST_FIRST - 1)
    judge(stones, view(state), "take 3", 1, replace(little, round=FEWEST_FIRST))


def test_the_reason_is_the_line_that_differs_most() -> None:
    """Real ends: of one action as they are, of the other with more from big tours."""
    game = lutetia.game("paris_paris")
    ends = [at_random(game, 2, seed) for seed in range(12)]
    richer = []
    for end in ends:
        data = end.to_data()
        first = game.meta.colours[0]
        data["points"][first]["big"] += 40
        richer.append(game.position(data))
    found = compare(ends, richer, 0)
    assert found is not None
    assert (found.seat, found.key) == (0, "paris_paris.won_by.big")
    assert found.points == pytest.approx(-40.0)
    theirs = compare(richer, ends, 1)
    assert theirs is not None
    assert theirs.seat == 0
    assert theirs.points == pytest.approx(40.0), "what the other gained by it"
    assert compare(ends, ends, 0) is None
    assert compare([], ends, 0) is None


def test_where_no_line_stands_out_more_trees_are_looked_at() -> None:
    """Ends that are the same, until the fifth tree tells."""
    game = lutetia.game("paris_paris")
    end = at_random(game, 2, 1)
    data = end.to_data()
    data["points"][game.meta.colours[0]]["big"] += 40
    richer = game.position(data)
    asked: list[tuple[int, int]] = []

    def ends(action: int, number: int, most: int) -> list[State]:
        asked.append((action, number))
        return [richer if action == 1 and number >= 14 else end] * most

    outlook = SimpleNamespace(ends=ends, seat=0)
    found = reason(cast(Outlook, outlook), 0, 1, 10)
    assert found is not None
    assert found.points == pytest.approx(-40 * 12 / 16)
    assert asked == [(action, n) for ns in (range(10, 14), range(14, 26)) for action in (0, 1)
                     for n in ns]  # fmt: skip
    assert reason(cast(Outlook, outlook), 0, 1, 10, most=4) is None


def test_a_line_is_named_without_its_amounts(stones: Game) -> None:
    assert name_key("paris.line.district") == "paris.won_by.district"
    assert name_key("cite.line.card") == "cite.line.card"
    assert name_key("last_stone.line.nothing") is None


def test_a_playout_for_a_reason_ends_the_game() -> None:
    game = lutetia.game("paris_paris")
    state = at_random(game, 2, 1, 30)
    while state.to_act == lutetia.CHANCE:
        state = state.play(state.draw(1))
    outlook = Outlook(game, state, int(state.to_act or 0), 1, 10)
    ends = outlook.ends(state.legal_codes()[0], 0, 20)
    assert len(ends) == 20
    assert all(end.is_over for end in ends)
    assert len({end.key() for end in ends}) > 1


def test_of_many_rivals_those_that_stay_longest_are_told() -> None:
    game = lutetia.game("cite")
    state = at_random(game, 2, 5, 20)
    while state.to_act == lutetia.CHANCE or len(state.legal()) <= 16:
        state = state.play(state.draw(1) if state.to_act == lutetia.CHANCE else state.legal()[0])
    for played in {state.legal()[0].text, state.legal()[-1].text}:
        found = judge(game, view(state), played, 1, Effort(2, 12, 2, rivals=16))
        told = {one.action: one.trees for one in found.candidates}
        assert len(told) == 1 + TOLD
        assert {found.played, found.best} <= set(told)
        # 16, 8, 4 and 2 rivals: whoever was one of the last two has seen all rounds.
        assert sorted(told.values())[-2] >= 8 * ROUND


def test_the_best_is_told_first_though_few_trees_praise_another() -> None:
    """A closer look may find the best among those that fell out early."""
    game = lutetia.game("paris_paris")
    played, best, lucky, poor = range(4)
    first = {
        played: [0.5, 0.52] * 8, best: [0.5, 0.5, 0.6, 0.6], lucky: [0.7, 0.7], poor: [0.4] * 16,
    }  # fmt: skip
    values = {**first, played: [0.5] * 6, best: [0.6] * 6}
    found = _candidates(game, fit_of(game, 2), played, best, values, first)
    names = [one.action for one in found]
    assert names == [game.format_action(code) for code in (best, played, poor, lucky)]
    assert [one.trees for one in found] == [10, 22, 16, 2]
    assert found[-1].share > found[0].share, "by chance: two trees"


def test_companies_and_shares_are_compared_by_larger_trees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few of them, by as much as they are worth many turns later."""
    grown: set[int] = set()

    def worth(outlook: Outlook, action: int, number: int) -> float:
        grown.add(outlook.simulations)
        return 0.5 + Random(10 * number + action).uniform(-0.01, 0.01)

    monkeypatch.setattr(Outlook, "utility", worth)
    game = lutetia.game("connection")
    state = game.new(3)
    while state.to_act == lutetia.CHANCE:
        state = state.play(state.draw(5))
    track = usual_effort(game, "lay N12").simulations
    for begins, then in (("build", "lay"), ("return", "take")):
        at = state
        for kind in (begins, then):
            text = next(text for text in map(str, at.legal()) if text.startswith(kind))
            grown.clear()
            judge(game, at.view(at.to_act, recall=True), text, 1, explained=False)
            assert (min(grown) > track) == (kind != "lay"), kind
            at = at.play(text)


def test_a_whole_turn_is_looked_at_more_thoroughly() -> None:
    turn, part = usual_effort(lutetia.game("cite")), usual_effort(lutetia.game("paris"))
    assert turn.simulations > part.simulations
    assert turn.trees > part.trees
    assert turn.rivals > part.rivals > TOLD
