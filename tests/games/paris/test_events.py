"""What happened, as it is told: every gain and payment with its rule, moves by what they lead to,
the final scoring in order."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lutetia.games.paris.material import START_FRANCS, TOKENS
from lutetia.i18n import catalogue
from tests.games.paris.helpers import GAME, SORTS, at, kinds, last, position, run


def told(state, kind):
    return [event.args for event in state.events if event.kind == kind]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gains_and_payments_add_up_to_what_everybody_has(players):
    """The ledger: nothing is gained, paid or scored that no event tells, whatever is played."""
    for seed in range(3):
        random = Random(seed)
        state = GAME.new(players, seed, random_setup=seed == 1, free_placement=seed == 2)
        made = [Counter(francs=START_FRANCS) for _ in range(players)]
        while not state.is_over:
            state = state.play(random.choice(state.legal()))
            for args in (event.args for event in state.events):
                assert ("change" in args) == ("rule" in args)
                if "rule" in args:
                    assert f"paris.rule.{args['rule']}" in catalogue("en")
                    made[args["seat"]].update(args["change"])
        for seat, data in enumerate(state.view()["seats"]):
            assert made[seat]["points"] == data["points"]
            assert made[seat]["francs"] == data["francs"]
            assert {token: made[seat][token] for token in TOKENS} == {
                token: data["held"].get(token, 0) for token in TOKENS
            }


def test_a_move_tells_what_the_key_leaves_and_where_it_arrives():
    state = position(
        2,
        keys={"red": at("montmartre-2", banks=("chaillot",), arc=True)},
        francs={"red": 30},
        held={"red": {"marble": 1}},
    )
    [moved] = told(state.play("move montmartre-2 montmartre-5"), "moved")
    assert (moved["lower"], moved["lower_value"], moved["property"], moved["value"]) == (
        "bakery",
        2,
        "theatre",
        5,
    )
    [moved] = told(state.play("move arc montmartre-9"), "moved")
    assert (moved["origin"], moved["lower"], moved["property"]) == ("arc", None, "tuileries")
    assert moved["change"] == {"francs": -9}


def test_used_tiles_say_what_they_counted():
    state = position(
        2, keys={"red": at("montmartre-4", "chaillot-4")}, unused={"red": [1, 7, 9, 18]}
    )
    now = {number: told(state.play(f"use {number}"), "used")[0] for number in (1, 7, 18)}
    assert [now[number]["how"] for number in (1, 7, 18)] == ["francs", "both", "buildings"]
    assert (now[18]["value"], now[18]["counted"], now[18]["change"]) == (4, 2, {"points": 10})


def test_a_scoring_tile_is_told_by_its_numbers():
    keys = {"red": at("montmartre-1", "montmartre-2", "montmartre-3", arc=True)}
    state = run(position(2, keys=keys, francs={"red": 9}), "move arc montmartre-4")
    [scoring] = told(state.play("score a belleville"), "scoring")
    assert (scoring["first"], scoring["second"], scoring["third"]) == (20, 10, 5)


def test_districts_are_counted_one_after_the_other_each_from_its_first_place_on():
    keys = {
        "red": at("batignolles-11", "batignolles-2", "chaillot-5"),
        "blue": at("batignolles-5", "batignolles-4", "batignolles-1"),
        "green": at("batignolles-13"), "yellow": at("batignolles-3", "chaillot-8"),
    }  # fmt: skip
    state = last(4, keys=keys, prizes={"batignolles": "a", "chaillot": "b"})
    counted = [
        (args["district"], args["place"], args["seat"], args["how"])
        for args in told(state, "district")
    ]
    assert counted == [
        ("batignolles", 1, 2, "higher"), ("batignolles", 2, 0, "higher"),
        ("batignolles", 3, 1, "sum"), ("batignolles", 4, 3, "fourth"),
        ("chaillot", 1, 3, "sum"), ("chaillot", 2, 0, "sum"),
    ]  # fmt: skip
    lines = [line for line in state.scores().lines[0] if line.key == "paris.line.district"]
    assert lines[0].args["how"] == "higher"
    assert list(lines[0].pieces) == [
        {"property": "theatre", "value": 2},
        {"property": "grand-palais", "value": 11},
    ]
    same = at("montmartre-9")
    level = last(3, keys={"red": same, "blue": same}, prizes={"montmartre": "c"})
    assert [args["how"] for args in told(level, "district")] == ["level", "level"]
    half = last(
        2, keys={"red": at("belleville-12"), "blue": at("belleville-5")}, prizes={"belleville": "b"}
    )
    assert [args["how"] for args in told(half, "district")] == ["sum", "half"]


def test_every_action_is_told():
    state = GAME.new(2, 1)
    random = Random(4)
    while not state.is_over:
        state = state.play(random.choice(state.legal()))
        assert kinds(state), f"nothing is told of {state}"


def test_the_prompt_speaks_of_end_game_tiles_only_when_one_may_be_taken():
    state = GAME.new(2, 1)
    state = state.play("draw 1")
    assert state.prompt()[0]["key"] == "paris.prompt.act"
    assert position(2).prompt()[0]["key"] == "paris.prompt.act_ends"
    takes = ["red"] * 12
    assert (
        position(2, takes=takes, hand={"red": SORTS}, ending=2).prompt()[0]["key"]
        == "paris.prompt.act_last"
    )
