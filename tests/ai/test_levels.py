"""What the levels promise besides strength: clear errors,
answers at once where there is no choice, budgets kept."""

from __future__ import annotations

from collections import Counter
from time import thread_time

import pytest

import lutetia
from lutetia.ai import strengths
from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.greedy import CAP
from lutetia.ai.levels import LEVEL_BY_NAME, LEVELS, analyse, choose, offered, thinking_time
from lutetia.ai.search_params import Budget, for_turn

GAME = lutetia.game("paris_paris")


def test_levels_from_strong_to_weak():
    assert LEVELS == ("top", "strong", "good", "middle", "greedy", "easy", "beginner", "random")
    assert set(LEVEL_BY_NAME) == set(LEVELS)
    assert LEVEL_BY_NAME["top"].budget == Budget(seconds=1.0, per_turn=True)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_level_plays_whole_games(level, players):
    state = GAME.new(players, seed=players)
    while not state.is_over:
        state = state.play(
            choose(
                "paris_paris",
                state.view(state.to_act, recall=True),
                level,
                3,
                Budget(simulations=8),
            )
        )
    assert state.outcome.winners


@pytest.mark.parametrize("game", lutetia.GAMES)
def test_nobody_is_offered_an_opponent_that_plays_at_random(game):
    names = offered(game)
    assert names == [name for name in LEVELS if name in names], "the strongest first"
    assert "random" not in names
    assert {"top", "middle", "easy", "beginner"} <= set(names)
    assert len(names) == {"paris_paris": 4, "connection": 5}.get(game, 7)


@pytest.mark.parametrize(
    ("strong", "kept"),
    [
        ((5.0, 6.0), ["top", "strong", "middle", "easy"]),
        ((5.0, 1.9), ["top", "middle", "easy"]),  # too near the usual level with many players
        ((8.5, 6.0), ["top", "middle", "easy"]),  # too near the strongest with few
        (None, ["top", "middle", "easy"]),  # nobody has measured it with all of them
    ],
)
def test_levels_on_offer_are_apart_and_the_usual_one_is_among_them(monkeypatch, strong, kept):
    few = {"top": 10.0, "strong": 5.0, "middle": 0.0, "greedy": -1.0, "easy": -4.0}
    many = {"top": 9.0, "strong": 6.0, "middle": 0.0, "greedy": -1.9, "easy": -5.0}
    if strong:
        few["strong"], many["strong"] = strong
    else:
        del many["strong"]
    monkeypatch.setattr(strengths, "STRENGTHS", {"cite": {"2": few, "3-4": many}})
    assert strengths.apart("cite") == kept


@pytest.mark.parametrize("level", ["easy", "beginner"])
def test_weak_levels_err_within_a_cap_and_better_actions_are_likelier(level):
    known = game_kernels(GAME)
    cap = CAP * known.TEMPERATURES[level]
    state = GAME.new(3, seed=5)
    view, seat = state.view(state.to_act, recall=True), state.to_act
    worth = {}
    for action in state.legal():
        after = state.play(action)
        worth[action.text] = known.evaluate(after.buffer()[0], seat) / 1000
    chosen = Counter(choose("paris_paris", view, level, seed) for seed in range(600))
    best = max(worth.values())
    assert all(best - worth[text] <= cap for text in chosen)
    assert len(chosen) > 1, "it never errs"
    mean = sum(worth[text] * n for text, n in chosen.items()) / 600
    near = [value for value in worth.values() if best - value <= cap]
    assert sum(near) / len(near) < mean < best


def test_seconds_are_known_only_of_levels_that_count_them():
    assert thinking_time("cite", "top") > 0
    assert thinking_time("paris", "top") < thinking_time("cite", "top"), "a turn is many decisions"
    assert thinking_time("cite", "middle") == 0
    assert thinking_time("cite", "greedy", for_turn(0.5)) == 0
    assert thinking_time("cite", "middle", for_turn(0.5)) == 0.5
    assert thinking_time("cite", "bot_of_somebody") == 0


def test_errors_say_what_is_wrong():
    state = GAME.new(2, seed=1)
    view = state.view(state.to_act, recall=True)
    with pytest.raises(KeyError, match=f"there are {', '.join(LEVELS)}"):
        choose("paris_paris", view, "champion", 1)
    with pytest.raises(KeyError, match="paris_paris"):
        choose("go", view, "top", 1)
    for other in (state.view(1 - state.to_act, recall=True), state.view(None, recall=True)):
        with pytest.raises(ValueError, match="is to act"):
            choose("paris_paris", other, "greedy", 1)
    with pytest.raises(ValueError, match="a budget"):
        Budget()
    with pytest.raises(ValueError, match="at least one"):
        Budget(simulations=0)
    for endless in (float("nan"), float("inf"), 0.0, -1.0):
        with pytest.raises(ValueError, match="a time that is more than none and ends"):
            Budget(seconds=endless)


def test_a_single_action_is_not_thought_about():
    state = GAME.position(
        {
            "players": 2,
            "turn": 1,
            "round": 3,
            "houses": {"odeon": ["grey", "grey"]},
            "offer": ["odeon/red", "odeon/red"],
            "marker": {"lilac": "red", "grey": "teal"},
            "open_marker": "blue",
        }
    )
    assert len(state.legal()) == 1
    begun = thread_time()
    assert (
        choose("paris_paris", state.view(1, recall=True), "top", 1, Budget(seconds=30))
        == state.legal()[0].text
    )
    assert thread_time() - begun < 5


def test_a_budget_in_seconds_is_kept():
    state = GAME.new(4, seed=2)
    view = state.view(state.to_act, recall=True)
    choose("paris_paris", view, "top", 1, Budget(seconds=0.01))  # compiled, or loaded
    begun = thread_time()
    choose("paris_paris", view, "top", 1, Budget(seconds=0.3))
    assert thread_time() - begun < 1.0


def test_analysis_covers_every_action_and_every_seat():
    state = GAME.new(3, seed=4)
    found = analyse("paris_paris", state.view(state.to_act, recall=True), 1, 400)
    assert sorted(text for text, _, _ in found) == sorted(action.text for action in state.legal())
    assert sum(visits for _, visits, _ in found) == 400
    assert [visits for _, visits, _ in found] == sorted(
        (visits for _, visits, _ in found), reverse=True
    )
    for _, visits, values in found:
        assert (values is None) == (visits == 0)
        if values is not None:
            assert len(values) == 3
            assert all(0 <= value <= 1 for value in values)
