"""What is no action, seat, seed or view is told at once, in words that say what is wrong; numbers
of any kind are numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lutetia
from lutetia.engine.errors import PositionError, Refused
from lutetia.engine.game import Game, State

PARIS_PARIS, CITE = lutetia.game("paris_paris"), lutetia.game("cite")
STATE = PARIS_PARIS.new(players=4, seed=7)

WRONG: list[tuple[str, Callable[[], object], type[Exception], str]] = [
    ("play(80.0)", lambda: STATE.play(80.0), TypeError, "a whole number, not 80.0"),
    ("play(None)", lambda: STATE.play(None), TypeError, "a whole number, not None"),
    ("play(True)", lambda: STATE.play(True), TypeError, "a whole number, not True"),
    ("play([])", lambda: STATE.play([]), TypeError, "a whole number, not []"),
    ("play(2**70)", lambda: STATE.play(2**70), Refused, f"{2**70}” is not a move"),
    ("play(-(2**70))", lambda: STATE.play(-(2**70)), Refused, f"{-(2**70)}” is not a move"),
    ("play(10**6)", lambda: STATE.play(10**6), Refused, "“1000000” is not a move"),
    ("refusal(0.5)", lambda: STATE.refusal(0.5), TypeError, "a whole number, not 0.5"),
    ("preview(None)", lambda: STATE.preview(None), TypeError, "a whole number, not None"),
    ("preview(2**70)", lambda: STATE.preview(2**70), Refused, f"{2**70}” is not a move"),
    ("new(4.0)", lambda: PARIS_PARIS.new(4.0), TypeError, "players is a whole number, not 4.0"),
    ("new('4')", lambda: PARIS_PARIS.new("4"), TypeError, "players is a whole number, not '4'"),
    ("new(True)", lambda: PARIS_PARIS.new(True), TypeError, "players is a whole number, not True"),
    ("new(5)", lambda: PARIS_PARIS.new(5), ValueError, "is for 2, 3, 4 players, not 5"),
    ("new(2**70)", lambda: PARIS_PARIS.new(2**70), ValueError, f"players, not {2**70}"),
    ("new()", lambda: PARIS_PARIS.new(), TypeError, "2, 3, 4 players: say players=N"),
    ("new(4, seed='x')", lambda: PARIS_PARIS.new(4, seed="x"), TypeError, "seed is a whole"),
    ("new(4, seed=1.5)", lambda: PARIS_PARIS.new(4, seed=1.5), TypeError, "number, not 1.5"),
    ("new(4, seed=True)", lambda: PARIS_PARIS.new(4, seed=True), TypeError, "number, not True"),
    ("draw(seed='x')", lambda: PARIS_PARIS.new(4).draw("x"), TypeError, "seed is a whole number"),
    ("play_chance('x')", lambda: PARIS_PARIS.new(4).play_chance("x"), TypeError, "seed is a whole"),
    ("view(True)", lambda: STATE.view(True), TypeError, "seat is a whole number, not True"),
    ("view(1.0)", lambda: STATE.view(1.0), TypeError, "seat is a whole number, not 1.0"),
    ("view('red')", lambda: STATE.view("red"), TypeError, "seat is a whole number, not 'red'"),
    ("view(4)", lambda: STATE.view(4), ValueError, "seats 0 to 3, not 4"),
    ("what_if(True)", lambda: CITE.new(seed=1).what_if(True, {}), TypeError, "not True"),
    ("determinize({})", lambda: PARIS_PARIS.determinize({}), PositionError, "State.view returns"),
    ("determinize(3)", lambda: PARIS_PARIS.determinize(3), PositionError, "State.view returns"),
    (
        "determinize of another game's view",
        lambda: PARIS_PARIS.determinize(CITE.new(seed=1).view(0)),
        PositionError,
        "a view of 'cite', not of paris_paris",
    ),
    (
        "determinize without a field",
        lambda: PARIS_PARIS.determinize({"game": "paris_paris"}),
        PositionError,
        "'players' is missing",
    ),
    (
        "determinize(seed='x')",
        lambda: PARIS_PARIS.determinize(STATE.view(0), "x"),
        TypeError,
        "seed is a whole number, not 'x'",
    ),
    ("position(seed=0.5)", lambda: CITE.position({}, 0.5), TypeError, "seed is a whole number"),
    ("game('chess')", lambda: lutetia.game("chess"), KeyError, "there is no game 'chess'"),
]


@pytest.mark.parametrize(
    ("call", "error", "words"), [w[1:] for w in WRONG], ids=[w[0] for w in WRONG]
)
def test_what_is_wrong_is_said(call: Callable[[], Any], error: type[Exception], words: str):
    with pytest.raises(error) as caught:
        call()
    assert type(caught.value) is error
    assert words in str(caught.value)


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint16, int])
def test_numbers_of_any_kind_are_numbers(game: Game, kind: Callable[[int], int]):
    players = min(game.meta.players)
    state = game.new(kind(players), seed=kind(7))
    assert state == game.new(players, seed=7)
    code = state.legal_codes()[0]
    after = state.play(kind(code))
    assert after == state.play(code)
    assert type(after.last_code) is int
    assert state.refusal(kind(9999)) == state.refusal(9999)
    assert state.view(kind(1)) == state.view(1)
    assert game.determinize(state.view(0), kind(3)) == game.determinize(state.view(0), 3)


def test_numbers_that_are_no_action_are_refused(game: Game):
    state = game.new(min(game.meta.players), seed=1)
    for number in (-1, 10**9, 2**63 - 1, 2**63, -(2**63), -(2**63) - 1, 2**70):
        refusal = state.refusal(number)
        assert refusal is not None
        assert refusal.key == f"{game.meta.id}.refusal.unknown_action"
        assert str(number) in str(refusal)
        assert state.parse(number).text == str(number)


def test_the_only_number_of_seats_need_not_be_said():
    assert CITE.new(seed=3) == CITE.new(2, seed=3)


@pytest.fixture(scope="module", params=lutetia.GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return lutetia.game(request.param)


def test_a_played_state_is_lazy_and_the_same(game: Game):
    """Events, barrier and fields do not depend on when they are asked for."""
    for seed in (None, 4):
        at_once = later = game.new(min(game.meta.players), seed=seed)
        path: list[tuple[State, tuple[object, ...], bool, dict[str, object]]] = []
        for _ in range(30):
            if at_once.is_over:
                break
            code = at_once.legal_codes()[-1]
            at_once, later = at_once.play(code), later.play(code)
            told = (at_once.events, at_once.barrier, at_once.to_data())
            path.append((later, *told))
        for state, events, barrier, data in reversed(path):
            assert (state.events, state.barrier, state.to_data()) == (events, barrier, data)
