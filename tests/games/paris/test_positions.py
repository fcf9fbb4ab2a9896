"""Positions of Paris as JSON: what the rules forbid is refused by its field, null is left out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lutetia.engine.errors import PositionError
from tests.games.paris.helpers import GAME, at, closing, last, position
from tests.games.paris.test_random_play import walk

rule = pytest.mark.rule
CARDS = {"red": at("chaillot-4", "chaillot-5"), "blue": at("chaillot-8", arc=True)}


def ended() -> dict[str, Any]:
    """Return a finished game in which tile 27 and a district have paid, as it is written."""
    prizes, own = {"chaillot": "a"}, {"red": [27]}
    state = last(keys=CARDS, prizes=prizes, unused=own, francs={"red": 7, "blue": 1})
    assert state.scores().totals == (7 + 20, 10)
    return json.loads(json.dumps(state.to_data()))


def refused(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match=f"^{field}: "):
        GAME.position(data)


# --- the end --------------------------------------------------------------------------------------


@rule("PA11.1", "PA11.2")
def test_what_the_end_pays_follows_from_the_position():
    data = ended()
    state = GAME.position(data)
    assert state.to_data() == data
    for part in ("francs", "districts"):
        del data["points"]["red"][part], data["points"]["blue"][part]
        assert GAME.position(data) == state
    assert GAME.position({**data, "points": {}}) == state
    waiting = {**data, "used": {}, "unused": {"red": [27]}}  # it counts in the end, used or not
    assert GAME.position(waiting) == state


@rule("PA11.1", "PA11.2")
@pytest.mark.parametrize(
    ("colour", "part", "paid"),
    [
        ("red", "francs", 8), ("red", "francs", 0), ("blue", "francs", 1),
        ("red", "districts", {"chaillot": 999}), ("blue", "districts", {"chaillot": 0}),
        ("red", "districts", {"montmartre": 5}),
    ],
)  # fmt: skip
def test_points_that_the_end_does_not_pay_are_refused(colour, part, paid):
    data = ended()
    data["points"][colour][part] = paid
    refused(rf"points\.{colour}\.{part}[a-z.]*", data)


@rule("PA10.6")
def test_a_game_is_over_a_round_after_that_of_the_last_end_game_tile():
    refused("phase", {"players": 2, "phase": "over"})
    data = ended()
    refused("phase", {**data, "ending": 1})
    refused("step", {**data, "step": "done"})
    del data["ending"], data["step"]
    assert GAME.position(data) == GAME.position(ended())


@rule("PA8.21")
def test_tile_27_is_not_used_before_the_end():
    refused(r"used\.red\.27", {"players": 2, "used": {"red": {"27": 0}}})


# --- what is open in a turn -----------------------------------------------------------------------


@rule("PA8.4")
def test_no_more_stands_for_tokens_than_the_tiles_used_do():
    def standing(**tokens: int) -> dict[str, Any]:
        tiles = {"2": 0, "21": 0}  # wood, and two resources of choice
        uses = [{"colour": "red", "end": "silver", "after": 1}]
        ends = {"takes": ["red"], "hand": {"red": ["silver"]}, "uses": uses}
        return {"used": {"red": tiles}, "turn": {"standing": tokens}, **ends}

    for tokens in ({"wood": 3}, {"wood": 1, "gold": 2, "silver": 1}, {"marble": 2}):
        assert position(**standing(**tokens)).view()["turn"]["standing"] == tokens
    data = {"players": 2, "step": "act"}
    for tokens in ({"gold": 5000}, {"gold": 3}, {"wood": 2, "gold": 2}, {"silver": 2}):
        refused(
            r"turn\.standing", position(**standing()).to_data() | {"turn": {"standing": tokens}}
        )
    refused(r"turn\.standing", {**data, "turn": {"standing": {"gold": 1}}})
    refused(r"turn\.standing", {"players": 2, "phase": "start", "turn": {"standing": {"wood": 1}}})
    others = standing(wood=1) | {"turn_of": 1}
    refused(r"turn\.standing", position().to_data() | {"to_act": None} | others)


@rule("PA2.10", "PA5.2", "PA5.3")
def test_benefits_are_open_after_the_action_and_at_their_price():
    done = {"players": 2, "keys": {"red": at("chaillot-3")}, "step": "done"}
    for price in (0, 2):
        turn = {"advance": price}
        assert GAME.position({**done, "turn": turn}).view()["turn"]["advance"] == price
    for price in (1, 7):
        refused(r"turn\.advance", {**done, "turn": {"advance": price}})
    for turn in ({"advance": 0}, {"sections": {"bronze": 1}}, {"score": True}):
        assert GAME.position({**done, "turn": turn}).view()["step"] == "done"
        for step in ("draw", "act"):
            refused("turn", {**done, "step": step, "turn": turn})


@rule("PA2.6")
def test_whose_action_is_done_has_a_key_on_the_board_or_took_a_tile():
    refused("step", {"players": 2, "step": "done"})
    refused("step", {"players": 2, "step": "done", "keys": {"blue": {"arc": True}}})
    assert GAME.position({"players": 2, "step": "done", "keys": {"red": {"arc": True}}})
    ends = {"takes": ["blue", "red"], "hand": {"red": ["wood"], "blue": ["gold"]}}
    assert position(step="done", **ends).view()["step"] == "done"
    refused("step", position(**ends).to_data() | {"step": "done", "turn_of": 1, "to_act": 1})


# --- words and numbers ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "data"),
    [
        (r"keys\.red\.arc", {"keys": {"red": {"arc": "no"}}}),
        (r"keys\.red\.arc", {"keys": {"red": {"arc": 2}}}),
        (r"turn\.score", {"step": "act", "turn": {"score": "no"}}),
        (r"options\.ledger", {"options": {"ledger": 1}}),
        (r"keys\.red\.banks", {"keys": {"red": {"banks": ["chaillot", "chaillot"]}}}),
        (r"points\.red\.eights", {"points": {"red": {"eights": 1}}}),
        (r"used\.red\.6", {"used": {"red": {"6": 5}}}),  # 2 points each
        (r"used\.red\.7", {"used": {"red": {"7": -1}}}),
        (r"used\.red\.23", {"used": {"red": {"23": 3}}}),  # 2 points a pair
        (r"used\.red\.30", {"used": {"red": {"30": 5}}}),  # 10 for four types
        (r"used\.red\.30", {"used": {"red": {"30": 30}}}),  # 25 for seven
    ],
)
def test_what_the_rules_do_not_know_is_refused(field, data):
    refused(field, {"players": 2, **data})


def test_null_is_left_out():
    plain = GAME.position({"players": 2})
    for field in sorted(set(plain.to_data()) - {"players"}):
        assert GAME.position({"players": 2, field: None}) == plain, field
    for field, inner in (
        ("keys", {"red": {"arc": None, "banks": None, "at": None}, "blue": None}),
        ("keys", {"red": {"at": {"chaillot-4": None}}}),
        ("turn", {"standing": None, "advance": None, "sections": None, "score": None}),
        ("points", {"red": {"eights": None, "districts": None}, "blue": None}),
        ("francs", {"red": None}),
        ("landmarks", {"louvre": None}),
    ):
        assert GAME.position({"players": 2, field: inner}) == plain, field
    second = GAME.position({"players": 2, "turn_of": 1})
    assert GAME.position({"players": 2, "turn_of": None, "to_act": 1}) == second
    uses = [{"colour": "red", "end": "wood", "after": None}]
    state = position(takes=["red"], hand={"red": ["wood"]}, uses=uses)
    assert state.to_data()["uses"][0]["after"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_play_is_read_back(players):
    for seed, setup in enumerate(({}, {"random_setup": True}, {"free_placement": True})):
        for state in walk(players, {**setup, "ledger": bool(seed)}, seed):
            data = json.loads(json.dumps(state.to_data()))
            assert GAME.position(data) == state
            assert GAME.position(data).to_data() == data


def test_the_last_moment_before_the_end_is_read_as_well():
    state = closing(keys=CARDS, prizes={"chaillot": "a"})
    assert GAME.position(state.to_data()) == state
