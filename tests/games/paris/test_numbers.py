"""Single steps that whole games hardly show: numbers that mean nothing, the last of a row,
what is told."""

from __future__ import annotations

import pytest

from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from lutetia.games.paris.rules.actions import MOVE, SCORE, START, TURN
from lutetia.games.paris.rules.codes import OK, PRIZE_GONE, UNKNOWN
from tests.games.paris.helpers import (
    COLOURS,
    GAME,
    SORTS,
    at,
    closing,
    dealt,
    kinds,
    position,
    seat,
    texts,
)

rule = pytest.mark.rule
RICH = {
    "keys": {
        "red": at("montmartre-1", "belleville-1", arc=True, banks=("montmartre", "belleville")),
        "blue": at("montmartre-3", "chaillot-5"),
    },
    "francs": {"red": 30, "blue": 9},
    "held": {"red": {"wood": 2, "marble": 2, "gold": 1, "silver": 2, "bronze": 1}},
    "unused": {"red": [7, 9, 16, 17, 18, 20, 23, 24, 25], "blue": [1, 2]},
}


@rule("PA2.6")
@pytest.mark.parametrize("fields", [RICH, {"keys": {"red": at(arc=True)}}])
def test_every_number_is_legal_or_refused(fields):
    state = position(**fields)
    buffer, verdict = state.buffer(), state.game.entry_points.refuse
    told = {code for code in range(-2, MOVE.end + 2) if verdict(buffer, code) == OK}
    assert told == set(state.legal_codes())


@pytest.mark.parametrize(
    "code",
    [-1, 3, 9, 16, 19, 26, 29, 34, 49, 53, 59, 66, 73, 79, 116, 150, 159, 549, 599]
    + [MOVE.end, START.base - 1, TURN.end],
)
def test_numbers_that_are_no_action_are_unknown(code):
    state = position(**RICH)
    assert state.game.entry_points.refuse(state.buffer(), code) == UNKNOWN


@rule("PA12.1")
def test_every_space_gets_a_random_token():
    assert min(dealt(2, 1, random_setup=True).fields.token) >= 0


@rule("PA2.7")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_whoever_can_move_onto_one_space_alone_can_move(value):
    space = f"montmartre-{value}"
    spot = {space: space.replace("-", "/")}
    state = position(buildings=spot, keys={"red": at(arc=True)}, francs={"red": 30})
    moves = texts(state, "move")
    assert moves == [f"move arc {space}"]
    assert "pass" not in texts(state)


@rule("PA5.5", "PA5.6")
@pytest.mark.parametrize("kind", ["bronze", "silver", "gold-prestige"])
def test_an_honour_is_counted_among_the_honours(kind):
    fields = {"held": {"red": {kind: 1}}, "turn": {"sections": {kind: 1}}}
    state = position(step="done", keys={"red": at("chaillot-13")}, **fields)
    after = state.play(f"honour {kind}")
    (event,) = [event for event in after.events if event.kind == "honoured"]
    (line,) = [one for one in after.scores().lines[0] if one.key == "paris.line.honours"]
    assert line.points == event.args["points"] > 0
    assert event.args["change"] == {"points": line.points, kind: -1}
    assert after.scores().totals[0] - state.scores().totals[0] == line.points


@rule("PA5.5", "PA8.4")
def test_an_honour_paid_by_a_tile_costs_no_token():
    fields = {"unused": {"red": [8]}, "turn": {"sections": {"silver": 1}}}
    state = position(step="done", keys={"red": at("chaillot-13")}, **fields)
    after = state.play("use 8 silver").play("honour silver")
    (event,) = [event for event in after.events if event.kind == "honoured"]
    assert event.args["change"] == {"points": event.args["points"]}


@rule("PA10.5")
def test_an_end_game_tile_that_stands_for_a_token_says_so():
    state = position(takes=["red"], hand={"red": ["wood"]}, keys={"red": at(arc=True)})
    assert "stands" in kinds(state.play("use end wood"))


@rule("PA8.5")
def test_a_bonus_tile_that_stands_for_a_token_says_so():
    state = position(keys={"red": at(arc=True)}, unused={"red": [8]})
    assert "stands" in kinds(state.play("use 8 silver"))


@rule("PA10.2")
def test_at_the_end_nothing_is_guessed_any_more():
    state = closing().play("finish")
    assert state.is_over
    for number in range(20):
        buffer = state.buffer()
        GAME.entry_points.resample(buffer, 0, make_rng(number))
        assert State(GAME, buffer, 2, state.options, ply=state.ply).key() == state.key()


def test_a_seat_that_nobody_has_holds_nothing():
    for players in (2, 3):
        st = GAME.new(players).fields
        for gone in range(players, 4):
            assert st.francs[gone] == 0
            assert st.reserve[gone] == 0
        assert seat(dealt(players), players - 1)["francs"] > 0


def _asked(state: State) -> str:
    return str(state.prompt()[0]["key"]).rsplit(".", 1)[1]


def test_nobody_is_asked_for_what_is_not_possible():
    fields = {"keys": {"red": at("chaillot-13")}, "turn": {"sections": {"silver": 2}}}
    rich = position(step="done", held={"red": {"silver": 1}}, **fields)
    assert _asked(rich) == "honour"
    assert _asked(rich.play("honour silver")) == "done"
    assert _asked(position(step="done", **fields)) == "done"


@rule("PA2.7")
def test_whoever_can_do_nothing_is_told_to_pass():
    takes = [COLOURS[i % 2] for i in range(12)]
    hand = {colour: [SORTS[i] for i in range(12) if takes[i] == colour] for colour in COLOURS[:2]}
    banks = ("belleville", "batignolles", "montmartre", "la-villette", "saint-germain", "chaillot")
    keys = {"red": at(arc=True, banks=banks)}
    state = position(takes=takes, hand=hand, ending=2, turn_of=0, keys=keys, francs={"red": 0})
    assert "pass" in texts(state)
    assert _asked(state) == "pass"


@rule("PA8.10", "PA8.11")
@pytest.mark.parametrize("tile", [9, 16])
def test_a_tile_that_helps_a_key_is_told_as_used(tile):
    keys = {"red": at("montmartre-1", arc=True)}
    if tile == 16:
        keys["blue"] = at("montmartre-2")
    state = position(keys=keys, unused={"red": [tile]}, francs={"red": 30})
    moves = texts(state, "move")
    text = next(text for text in moves if text.endswith(f"with {tile}"))
    used = [event.args for event in state.play(text).events if event.kind == "used"]
    assert [(args["number"], args["how"]) for args in used] == [(tile, "plain")]


@rule("PA4.5")
def test_a_landmark_is_brought_once():
    standing = position(
        keys={"red": at("belleville-8")}, landmarks={"pantheon": "belleville"},
        francs={"red": 30}, held={"red": {"wood": 3, "marble": 3, "gold": 3}},
    )  # fmt: skip
    after = [standing.play(text) for text in texts(standing, "move belleville-8 belleville-10")]
    assert after
    assert not [state for state in after if "brought" in kinds(state)]


@rule("PA9.1")
def test_a_scoring_tile_lies_in_one_district():
    prizes = {"belleville": "a"}
    state = position(step="done", keys={"red": at("chaillot-8")}, prizes=prizes,
                     turn={"score": True})  # fmt: skip
    legal = texts(state, "score")
    assert legal
    assert not [text for text in legal if text.split()[1] == "a"]
    verdict, buffer = state.game.entry_points.refuse, state.buffer()
    assert {int(verdict(buffer, SCORE.base + district)) for district in range(1, 6)} == {PRIZE_GONE}
