"""A puzzle ships only where one action is clearly the best, and its file says all there is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lutetia.ai.levels import LEVEL_BY_NAME, decide
from lutetia.engine.game import Game
from lutetia.engine.json_types import JsonMapping
from lutetia.games import IDS, load
from lutetia.puzzles import Puzzle, PuzzleError, asked, mining, proof, puzzles
from lutetia.puzzles.check import faults
from lutetia.puzzles.draft import Draft, quiet_of
from lutetia.puzzles.mining import (
    CHOOSES,
    Habits,
    Mined,
    Recipe,
    examine,
    explained,
    lengthened,
    mine,
)
from lutetia.puzzles.proof import why_not
from lutetia.puzzles.puzzle import Step, from_text, id_of, puzzle_of, to_text

GAME = "paris_paris"
ABOUT = {"game": GAME, "seed": 1}


@pytest.fixture
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything be looked at with a few simulations only."""
    for module in (mining, proof):
        monkeypatch.setattr(module, "tree_of", lambda game: 2)
    monkeypatch.setattr(proof, "LEAST", -1.0)


def some() -> Puzzle:
    """Return a puzzle of the house; what is best in it does not matter."""
    position = load(GAME).new(2, seed=4).to_data()
    state = load(GAME).position(position)
    best, worse = (one.text for one in state.legal()[:2])
    costs = {best: 0.0, worse: 0.12}
    seat = state.to_act
    assert seat is not None
    return Puzzle(id_of(position), seat, position, best, worse, costs, 3.5, None, 1500)


@pytest.mark.parametrize("game", IDS)
def test_the_puzzles_that_ship_can_be_set(game: str) -> None:
    found = tuple(puzzles(game).values())
    assert len(asked(game)) >= 300
    assert list(faults(load(game), found)) == []
    for one in found:
        assert sum(cost == 0.0 for cost in one.costs.values()) == 1
        assert one.costs[one.best] == 0.0
        assert one.best in one.costs
        assert one.natural in one.costs
    quiet = sum(one.is_quiet for one in asked(game).values())
    unexplained = sum(one.reason is None for one in asked(game).values())
    assert unexplained <= 0.03 * len(asked(game))
    assert quiet_of(300) <= quiet <= 1.1 * quiet_of(len(asked(game)))


def test_a_file_is_read_as_it_was_written() -> None:
    found = (some(), replace(some(), id="0123456789"))
    made, again = from_text(to_text(ABOUT, found))
    assert again == found
    assert {key: made[key] for key in ABOUT} == ABOUT


def test_a_reason_is_found_later_and_stays() -> None:
    one = next(one for one in asked(GAME).values() if one.reason is not None)
    found = explained(GAME, replace(one, reason=None))
    assert found.reason is not None
    assert replace(found, reason=one.reason) == one
    assert explained(GAME, one) is one


def test_nobody_is_asked_for_what_is_forced() -> None:
    game = load("paris")
    one = next(one for one in puzzles("paris").values() if len(one.then or ()) > 1)
    first, second, third = one.steps[:3]
    state, n = one.reached(game, [first.best, second.best])
    assert (state, n) == (one.state(game).play(first.best).play(second.best), 2)
    forced = replace(one, then=(replace(second, costs={}), third))
    assert forced.reached(game, [first.best]) == (state, 2)
    for found in ([third.best], [first.best, second.best], [first.best, third.best]):
        with pytest.raises(LookupError):
            forced.reached(game, found)
    assert list(faults(game, (one, forced))) == []
    again = replace(one, then=(*one.steps[1:], third))
    assert list(faults(game, (again,)))


def test_a_turn_is_read_as_it_was_written_and_one_from_before_is_none() -> None:
    one = next(one for one in puzzles("paris").values() if one.then)
    [again] = from_text(to_text(ABOUT, (one,)))[1]
    assert again == one
    assert isinstance(again.then[0], Step)
    line = json.loads(to_text(ABOUT, (one,)).splitlines()[1])
    del line["then"]
    assert puzzle_of(line) == replace(one, then=None)


def test_the_rest_of_a_turn_is_looked_for_once(light: None) -> None:
    one = lengthened(GAME, some())
    assert one.then == (), "in Paris Paris a turn is one action"


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "nothing", '{"format":"lutetia puzzles 9"}', "[" * 100_000,
     to_text(ABOUT, ()) + "{}", to_text(ABOUT, ()) + '{"reason":null,"more":1}'],
)  # fmt: skip
def test_what_is_no_file_of_puzzles_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError):
        from_text(text)


def test_what_cannot_be_set_any_more_is_told() -> None:
    game, one = load(GAME), some()
    assert list(faults(game, (one,))) == []
    bad = [
        replace(one, position={**one.position, "round": 99}),
        replace(one, id="0123456789"),
        replace(one, seat=1 - one.seat),
        replace(one, best="build nowhere"),
    ]
    assert len(list(faults(game, tuple(bad)))) == len(bad)


def test_a_mining_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "draft"
    draft = Draft(path, 20, ABOUT)
    draft.add(Mined([some()]))
    draft.add(Mined([some(), replace(some(), id="0")]))
    assert [one.id for one in draft.puzzles()] == [some().id, "0"]
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    again = Draft(path, 20, ABOUT)
    assert again.games == draft.games[:1]
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:2])
    with pytest.raises(PuzzleError, match="another mining"):
        Draft(path, 20, {**ABOUT, "seed": 2})


def test_one_in_ten_is_quiet(tmp_path: Path) -> None:
    quiet = replace(some(), natural=some().best)
    retired = replace(quiet, id="retired", retired=True)
    draft = Draft(tmp_path / "draft", 20, ABOUT, (quiet, retired))
    assert draft.missing == 19
    draft.add(Mined([replace(some(), id=f"{n}") for n in range(30)]))
    assert len(list(draft.puzzles())) == 20
    assert draft.missing == 1
    draft.add(Mined([replace(quiet, id=f"quiet {n}") for n in range(3)]))
    assert [one.id for one in draft.puzzles()][-2:] == ["17", "quiet 0"]
    assert draft.missing == 0


def test_quiet_ones_are_looked_for_where_there_are_enough_others(tmp_path: Path) -> None:
    kept = [replace(some(), id=f"{n}") for n in range(20)]
    draft = Draft(tmp_path / "draft", 20, ABOUT, kept)
    assert draft.missing == 2


def test_puzzles_that_are_there_stay(tmp_path: Path) -> None:
    old = replace(some(), id="0123456789", rating=1900)
    draft = Draft(tmp_path / "draft", 20, ABOUT, (old,))
    draft.add(Mined([replace(old, rating=1300), some(), replace(some(), id="0")]))
    assert list(draft.puzzles()) == [old, some(), replace(some(), id="0")]


def test_equal_seeds_find_equal_puzzles(light: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "EACH", 2)
    monkeypatch.setattr(mining, "SIDES", ("greedy",))
    assert mine(Recipe(GAME, 1), 1) == mine(Recipe(GAME, 1), 1)


def test_late_decisions_are_looked_at_and_games_that_stand_still_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []

    def examined(game: Game, known: JsonMapping, seed: int) -> str:
        looked.append(game.determinize(known, seed).ply)
        return "looked"

    monkeypatch.setattr(mining, "SIDES", ("greedy",))
    monkeypatch.setattr(mining, "examine", examined)
    mine(Recipe(GAME, 1), 1)
    early = min(looked)
    looked.clear()
    monkeypatch.setattr(mining, "HABITS", {GAME: Habits(last=3)})
    assert mine(Recipe(GAME, 1), 1).told["looked at"] == 3
    assert min(looked) > early
    monkeypatch.setattr(mining, "HABITS", {GAME: Habits(longest=max(looked))})
    assert mine(Recipe(GAME, 1), 1) == Mined()


def test_what_is_hidden_changes_no_puzzle(light: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A puzzle is made from what its seat knows: whatever the others hold, it is the same."""
    monkeypatch.setattr(mining, "HABITS", {})
    game = load("connection")
    state = game.new(3, seed=5)
    seat = state.to_act
    assert seat is not None
    view = state.view(seat, recall=True)
    others = [game.determinize(view, seed) for seed in (1, 2)]
    assert others[0] != others[1]
    made = [examine(game, one.view(seat, recall=True), 7) for one in others]
    assert made[0] == made[1]


@pytest.mark.parametrize("game", IDS)
def test_a_glance_lets_puzzles_pass_and_nothing_that_is_not_ahead(game: str) -> None:
    rules = load(game)
    found = [one for one in asked(game).values() if not one.is_quiet][:12]
    passed = 0
    for one in found:
        state = one.state(rules)
        view = state.view(one.seat, recall=True)
        best, natural = (state.parse(text).code for text in (one.best, one.natural))
        passed += why_not(rules, view, one.seat, best, natural, 3) is None
        assert why_not(rules, view, one.seat, natural, best, 3) == "too little"
    assert passed >= 0.75 * len(found)


def test_who_solves_it_knows_which_action_is_clearly_the_best() -> None:
    """A search as in mining finds nearly all puzzles that ship."""
    game, found = load(GAME), list(puzzles(GAME).values())[:12]
    assert found
    right = 0
    for one in found:
        view = one.state(game).view(one.seat, recall=True)
        code = decide(game, view, LEVEL_BY_NAME["top"], 99, CHOOSES)
        right += game.format_action(code) == one.best
    assert right >= len(found) - 2


def test_a_line_is_plain_json() -> None:
    first, second = to_text(ABOUT, (some(),)).splitlines()
    assert json.loads(first)["format"] == "lutetia puzzles 1"
    assert json.loads(second)["best"] == some().best
