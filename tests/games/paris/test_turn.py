"""Chapters PA2, PA3 and PA6: the turn, banks and the Arc, buying and selling;
with free placement of chapter PA12."""

from __future__ import annotations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games.paris.material import DISTRICTS
from tests.games.paris.helpers import (
    GAME,
    at,
    dealt,
    kinds,
    laid,
    next_turn,
    position,
    rule_of,
    run,
    seat,
    texts,
)

rule = pytest.mark.rule


@rule("PA2.1")
def test_turns_go_clockwise_from_the_start_player():
    state = position(3, start=2, turn_of=2)
    order = []
    for _ in range(4):
        order.append(state.to_act)
        state = run(state, "arc" if rule_of(state, "arc") == "" else "bank chaillot", "finish")
    assert order == [2, 0, 1, 2]
    assert state.view()["round"] == 2


@rule("PA2.2", "PA2.3", "PA2.4")
def test_first_a_building_then_an_action():
    state = dealt(2, 4)
    assert rule_of(state, "arc") == rule_of(state, "finish") == "PA2.2"
    assert texts(state, "draw") == ["draw 1", "draw 2", "draw 3"]
    state = next_turn(state)
    assert state.view()["stacks"][0]["left"] == 10
    [(space, building)] = state.view()["buildings"].items()
    assert space.replace("-", "/") == building.replace("-", "/")
    assert rule_of(state, "draw 1") == "PA2.3"
    assert rule_of(state, "place chaillot") == "PA2.4"
    assert rule_of(state, "arc") == ""


@rule("PA2.3")
def test_an_empty_stack_cannot_be_drawn_from():
    seen = laid(*(f"{d}-{v}" for d in DISTRICTS for v in (1, 2, 3)), "chaillot-4", "chaillot-5")
    left = [{"left": 0}, {"left": 2, "back": "belleville"}, {"left": 11, "back": "chaillot"}]
    state = GAME.position({"players": 2, "buildings": seen, "stacks": left})
    assert rule_of(state, "draw 1") == "PA2.3"
    assert texts(state, "draw") == ["draw 2", "draw 3"]


@rule("PA2.5", "PA10.2")
def test_with_empty_stacks_the_turn_begins_with_the_action():
    state = position(2)
    state = run(state, "arc", "finish")
    assert state.to_act == 1
    assert state.view()["step"] == "act"


@rule("PA2.6")
def test_exactly_one_action_a_turn():
    state = position(2).play("arc")
    for text in ("bank chaillot", "move arc belleville-1", "look", "pass"):
        assert rule_of(state, text) == "PA2.6"
    assert rule_of(state, "finish") == ""


def stuck(**fields):
    """Return a position in which red has neither key nor franc, the stacks being full."""
    keys = {
        "red": at(
            *["belleville-1"] * 2,
            *["chaillot-2"] * 2,
            *["montmartre-1"] * 2,
            "chaillot-1",
            "montmartre-2",
            "la-villette-2",
            "belleville-2",
        )
    }
    return GAME.position(
        {"players": 2, "step": "act", "keys": keys, "francs": {"red": 0}, **fields}
    )


@rule("PA2.7")
def test_who_cannot_act_passes_and_plays_on():
    state = stuck()
    assert seat(state)["behind"] == 0
    assert texts(state) == ["pass"]
    assert state.refusal("finish").key == "paris.refusal.pass_instead"
    state = state.play("pass")
    assert state.to_act == 1 and kinds(state)[0] == "passed"
    state = next_turn(state)
    state = next_turn(run(state, "arc", "finish"))
    assert state.to_act == 0


@rule("PA2.7")
def test_who_can_act_may_not_pass_nor_finish():
    state = position(2)
    assert rule_of(state, "pass") == rule_of(state, "finish") == "PA2.7"
    assert state.refusal("finish").key == "paris.refusal.act_first"


@rule("PA2.8")
def test_nobody_has_to_trade_or_use_a_tile_to_be_able_to_act():
    held = {"red": {"silver": 1}}
    buildings = laid(
        "belleville-1",
        "belleville-2",
        "belleville-4",
        "chaillot-1",
        "chaillot-2",
        "montmartre-1",
        "montmartre-2",
        "la-villette-2",
    )
    state = stuck(held=held, unused={"red": [1, 9]}, buildings=buildings)
    assert {"pass", "sell silver", "use 1"} == set(texts(state))
    state = state.play("sell silver")  # now two francs are in hand: belleville-4 is within reach
    assert rule_of(state, "pass") == "PA2.7"
    assert "move belleville-2 belleville-4" in texts(state)
    # a tile that stands for a token leaves no way round either
    state = run(stuck(unused={"red": [2]}), "use 2")
    assert rule_of(state, "pass") == "PA8.5"
    assert texts(state) == ["sell wood"]


@rule("PA2.9", "PA7.5")
def test_tiles_and_trades_at_any_moment_of_the_own_turn():
    state = GAME.position(
        {"players": 2, "unused": {"red": [1, 5, 2]}, "held": {"red": {"bronze": 2}}, "step": "draw"}
    )
    state = run(state, "use 1", "sell bronze", "use 5")
    assert seat(state)["francs"] == 3 + 3 + 1 + 4
    state = next_turn(state)
    state = run(state, "use 2", "sell wood", "arc", "sell bronze")
    assert seat(state)["francs"] == 11 + 2 + 1
    state = run(state, "finish")
    assert state.to_act == 1
    assert not [text for text in texts(state) if text.startswith(("use", "sell", "buy"))]


@rule("PA2.10")
def test_benefits_in_any_order():
    state = position(
        2,
        keys={"red": at(arc=True), "blue": at("belleville-4", "belleville-5", "belleville-8")},
        held={"red": {"wood": 1}},
    )
    moved = state.play("move arc belleville-1")
    one = run(moved, "score a chaillot", "bonus 3", "sell wood", "finish")
    two = run(moved, "sell wood", "bonus 3", "score a chaillot", "finish")
    assert one == two


@rule("PA3.1")
def test_a_key_goes_to_a_bank_or_the_arc_only():
    state = position(2)
    assert texts(state, "bank") == [f"bank {d}" for d in DISTRICTS]
    assert "arc" in texts(state)
    assert not texts(state, "move")
    after = state.play("bank montmartre")
    assert seat(after)["behind"] == 9
    assert after.view()["keys"]["red"]["banks"] == ["montmartre"]
    empty = stuck()
    assert rule_of(empty, "arc") == rule_of(empty, "bank chaillot") == "PA3.1"


@rule("PA3.2")
def test_one_key_of_each_player_on_each_bank_and_on_the_arc():
    state = position(
        2,
        keys={
            "red": at(arc=True, banks=("chaillot",)),
            "blue": at(arc=True, banks=("montmartre",)),
        },
    )
    assert rule_of(state, "bank chaillot") == rule_of(state, "arc") == "PA3.2"
    assert rule_of(state, "bank montmartre") == ""
    state = run(position(2, keys={"blue": at(arc=True)}), "arc")
    assert state.view()["keys"]["red"]["arc"] and state.view()["keys"]["blue"]["arc"]


@rule("PA3.3", "PA3.4")
def test_a_bank_pays_at_once_and_the_arc_nothing():
    state = position(2)
    for bank, district in ((2, "belleville"), (7, "chaillot")):
        assert seat(state.play(f"bank {district}"))["francs"] == 3 + bank
    assert seat(state.play("arc"))["francs"] == 3


@rule("PA3.5")
def test_keys_do_not_come_back():
    state = position(2, keys={"red": at("belleville-1", banks=("belleville",))})
    after = run(state, "move belleville-1 belleville-2")
    assert seat(after)["behind"] == seat(state)["behind"] == 8


@rule("PA6.1", "PA6.3", "PA6.5")
def test_resources_are_bought_from_the_supply_and_sold_into_it():
    state = position(2, francs={"red": 15}, held={"red": {"wood": 1, "marble": 1, "gold": 1}})
    for token in ("wood", "marble", "gold"):
        assert rule_of(state, f"buy {token}") == "PA6.3"
    sold = run(state, "sell wood", "sell marble", "sell gold")
    assert seat(sold)["francs"] == 15 + 2 + 3 + 4
    assert sold.view()["supply"] == {"wood": 1, "marble": 1, "gold": 1}
    back = run(sold, "buy wood", "buy marble", "buy gold")
    assert seat(back)["francs"] == 24 - 4 - 5 - 6
    assert seat(back)["held"] == {"wood": 1, "marble": 1, "gold": 1}
    poor = position(2, francs={"red": 5}, supply={"gold": 1})
    refusal = poor.refusal("buy gold")
    assert refusal.rule == "PA6.1" and refusal.args["francs"] == 1
    assert rule_of(poor, "sell wood") == "PA6.1"


@rule("PA6.2", "PA6.4")
def test_prestige_is_sold_out_of_the_game_and_never_bought():
    state = position(2, held={"red": {"bronze": 1, "silver": 1, "gold-prestige": 1}})
    state = run(state, "sell bronze", "sell silver", "sell gold prestige")
    assert seat(state)["francs"] == 3 + 1 + 2 + 3
    assert state.view()["gone"] == {"bronze": 1, "silver": 1, "gold-prestige": 1}
    assert not texts(state, "buy")
    assert [
        rule_of(state, f"buy {token}") for token in ("bronze", "Silver", "gold prestige", "gold")
    ] == ["PA6.2"] * 3 + ["PA6.3"]
    assert rule_of(state, "sell bronze") == "PA6.2"


def drawn(building, buildings, **fields):
    return GAME.position(
        {
            "players": 2,
            "options": {"free_placement": True},
            "step": "place",
            "drawn": building,
            "buildings": buildings,
            **fields,
        }
    )


@rule("PA12.5")
def test_free_placement_any_district_without_that_value_and_type():
    # montmartre/5 is a theatre; la-villette has a theatre of value 8, chaillot one of value 3,
    # belleville a building of value 5
    state = drawn("montmartre/5", laid("la-villette-8", "chaillot-3", "belleville-5"))
    assert set(texts(state, "place")) == {
        "place batignolles",
        "place montmartre",
        "place saint-germain",
    }
    assert rule_of(state, "place la-villette") == rule_of(state, "place belleville") == "PA12.5"
    assert state.refusal("place la-villette").key == "paris.refusal.type_there"
    assert state.refusal("place belleville").key == "paris.refusal.space_taken"
    state = state.play("place saint-germain")
    assert state.view()["buildings"]["saint-germain-5"] == "montmartre/5"
    assert rule_of(state, "place montmartre") == "PA2.2"


@rule("PA12.6")
def test_free_placement_is_compulsory_where_it_is_possible():
    state = drawn("montmartre/5", {})
    assert rule_of(state, "arc") == "PA12.6"
    assert rule_of(state, "finish") == "PA12.6"


@rule("PA12.6")
def test_a_building_that_fits_nowhere_leaves_the_game():
    spaces = laid(
        *(f"{d}-5" for d in DISTRICTS if d != "montmartre"),
        "montmartre-1",
        "montmartre-2",
        "montmartre-3",
        "montmartre-4",
    )
    spaces["montmartre-8"] = "la-villette/8"  # a theatre
    left = [
        {"left": 9, "back": "montmartre"},
        {"left": 9, "back": "chaillot"},
        {"left": 8, "back": "chaillot"},
    ]
    data = {"players": 2, "options": {"free_placement": True}, "buildings": spaces, "stacks": left}
    state = GAME.position(data).play("draw 1").play("turn montmartre/5")
    assert kinds(state) == ["turned", "discarded"]
    assert state.to_act == CHANCE
    state = state.play_chance(1)
    assert state.view()["step"] == "act"
    assert "montmartre-5" not in state.view()["buildings"]
    assert state.fields.drawn == -1  # nothing waits to be placed
    assert "montmartre/5" in state.view()["seen"]
