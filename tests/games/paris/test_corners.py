"""Corners of the two rulebooks, each a position in which several of their sentences meet; worked
out by hand from the printed text."""

from __future__ import annotations

import pytest

from tests.games.paris.helpers import SORTS, at, closing, last, position, rule_of, run, seat, texts
from tests.games.paris.test_turn import stuck

rule = pytest.mark.rule


@rule("PA8.2", "PA8.4")
def test_tile_21_may_pay_both_its_resources_at_once():
    state = position(2, keys={"red": at("chaillot-8")}, unused={"red": [21]}, francs={"red": 3})
    assert rule_of(state, "move chaillot-8 chaillot-11") == "PA4.9"
    after = run(
        state, "use 21 marble marble", "move chaillot-8 chaillot-11"
    )  # 11 - 8 francs and two marble
    assert (seat(after)["francs"], seat(after)["held"]) == (0, {})
    assert after.view()["supply"] == {"wood": 0, "marble": 0, "gold": 0}
    assert rule_of(after, "finish") == ""


@rule("PA8.2", "PA8.3", "PA8.5")
def test_of_two_tokens_that_a_tile_stands_for_both_one_or_none_may_be_sold():
    """The three ways that the rulebook names for tiles 19 and 21: use two, sell two,
    use one and sell one."""
    state = position(2, keys={"red": at("chaillot-5")}, francs={"red": 3}, unused={"red": [21]})
    assert (
        seat(run(state, "use 21 gold gold", "sell gold", "sell gold", "arc", "finish"))["francs"]
        == 3 + 4 + 4
    )
    one = run(state, "use 21 wood gold", "sell gold", "move chaillot-5 chaillot-8", "finish")
    assert seat(one)["francs"] == 3 + 4 - (8 - 5)
    state = position(
        2,
        step="done",
        turn={"sections": {"silver": 3}},
        unused={"red": [19]},
        keys={"red": at("chaillot-13")},
    )
    ways = (
        (("honour silver", "honour silver"), 8, 3),
        (("honour silver", "sell silver"), 4, 3 + 2),
        (("sell silver", "sell silver"), 0, 3 + 2 + 2),
    )
    for way, points, francs in ways:
        after = run(state, "use 19 silver silver", *way, "finish")
        assert (after.scores().totals[0], seat(after)["francs"]) == (points, francs)
    assert (
        rule_of(run(state, "use 19 silver silver", "honour silver"), "finish") == "PA8.5"
    )  # none may be kept


@rule("PA4.8", "PA8.4", "PA10.5")
def test_token_tile_and_end_game_tile_pay_one_cost_together():
    state = position(
        3, keys={"red": at("chaillot-15")}, francs={"red": 1}, held={"red": {"gold": 1}},
        unused={"red": [4]}, takes=["red"],
        hand={"red": ["gold"]},
    )  # fmt: skip
    after = run(state, "use 4", "use end gold", "move chaillot-15 chaillot-16")
    assert (seat(after)["francs"], seat(after)["held"], seat(after)["ends"]) == (0, {}, [])
    assert after.view()["supply"]["gold"] == 1  # only the real one lies there for sale
    assert after.view()["turn"]["sections"] == {"gold-prestige": 3}


@rule("PA6.3", "PA8.4")
def test_a_tile_that_was_sold_cannot_be_bought_but_a_token_can():
    state = position(2, unused={"red": [3]}, held={"red": {"marble": 1}}, francs={"blue": 5})
    state = run(state, "use 3", "sell marble")
    assert seat(state)["held"] == {"marble": 1}
    assert rule_of(state, "buy marble") == "PA6.3"
    state = run(state, "sell marble", "arc", "finish", "buy marble")
    assert (seat(state, 1)["francs"], seat(state, 1)["held"]) == (0, {"marble": 1})


@rule("PA4.7", "PA8.11", "PA8.12", "PA11.5")
def test_tile_16_from_the_arc_to_a_landmark_at_the_whole_price():
    state = position(
        2, keys={"red": at(arc=True), "blue": at("montmartre-15")}, unused={"red": [16]},
        francs={"red": 15},
        held={"red": {"gold": 2, "marble": 1, "gold-prestige": 1}},
    )  # fmt: skip
    after = state.play("move arc montmartre-15 with 16")
    assert (seat(after)["francs"], seat(after)["held"]) == (0, {"gold-prestige": 1})
    assert texts(after, "honour") == ["honour gold-prestige"]
    assert after.view()["districts"][2]["ranks"] == [1, 1]


@rule("PA5.2", "PA8.10", "PA8.12")
def test_tile_9_from_the_bank_opens_the_track_again_and_counts_twice():
    state = position(
        2,
        keys={"red": at("belleville-1", banks=("belleville",))},
        unused={"red": [6, 9]},
        francs={"red": 1},
    )
    after = state.play("move bank belleville-1 with 9")
    assert rule_of(after, "bonus 1") == ""
    assert after.play("use 6").scores().totals[0] == 4


@rule("PA4.3", "PA4.5")
def test_a_landmark_below_the_highest_may_be_entered_but_not_brought():
    state = position(
        2, keys={"red": at("chaillot-8")}, landmarks={"pantheon": "chaillot", "louvre": "chaillot"},
        francs={"red": 9},
        held={"red": {"marble": 2, "gold": 2}},
    )  # fmt: skip
    assert texts(state, "move") == [
        "move chaillot-8 chaillot-10",
        "move chaillot-8 chaillot-14",
        "move chaillot-8 chaillot-15",
    ]
    assert (
        rule_of(state, "move chaillot-8 chaillot-9")
        == rule_of(state, "move chaillot-8 chaillot-13")
        == "PA4.5"
    )


@rule("PA4.7", "PA4.8")
def test_from_landmark_to_landmark_francs_are_the_difference_and_resources_are_not():
    rich = position(
        2, keys={"red": at("chaillot-12")}, francs={"red": 1}, held={"red": {"gold": 2}}
    )
    after = rich.play("move chaillot-12 chaillot-13")
    assert (seat(after)["francs"], seat(after)["held"]) == (0, {})
    poor = position(
        2, keys={"red": at("chaillot-12")}, francs={"red": 1}, held={"red": {"gold": 1}}
    )
    assert rule_of(poor, "move chaillot-12 chaillot-13") == "PA4.9"


@rule("PA3.2")
def test_a_bank_and_the_arc_that_a_key_has_left_take_another_one():
    state = position(2, keys={"red": at(arc=True, banks=("chaillot",))}, francs={"red": 9})
    again = run(state, "move bank chaillot-4", "finish", "arc", "finish", "bank chaillot")
    assert seat(again)["francs"] == 9 - 4 + 7
    assert rule_of(run(state, "move arc chaillot-4", "finish", "arc", "finish"), "arc") == ""


@rule("PA2.7", "PA2.8", "PA8.14", "PA8.15")
def test_a_stuck_player_need_not_use_a_tile_but_must_act_once_it_helps():
    state = stuck(francs={"red": 1}, unused={"red": [14, 17]})
    assert rule_of(state, "pass") == rule_of(state, "use 14") == ""
    key = state.play("use 14")
    assert (seat(key)["behind"], seat(key)["francs"], rule_of(key, "pass")) == (1, 0, "PA2.7")
    tile = run(
        state, "use 17 5", "use 5"
    )  # fetched and used at once; five francs lead nowhere here
    assert (seat(tile)["francs"], rule_of(tile, "pass")) == (5, "")


@rule("PA7.6", "PA8.16")
def test_from_the_end_of_the_track_tile_25_makes_room_for_the_move_that_is_open():
    state = position(
        2,
        step="done",
        turn={"advance": 0},
        keys={"red": at("belleville-1")},
        meeple={"red": 30},
        unused={"red": [25]},
        used={"red": {"30": 0}},
    )
    assert not texts(state, "bonus")
    state = state.play("use 25 26")
    assert texts(state, "bonus") == ["bonus 27", "bonus 28", "bonus 29"]
    assert state.play("bonus 28").view()["meeple"]["red"] == 28


@rule("PA1.7", "PA7.1")
def test_of_three_players_the_third_finds_no_copy():
    moved = {"keys": {"red": at("belleville-1")}, "step": "done", "turn": {"advance": 0}}
    state = position(3, **moved, used={"blue": {"13": 0}}, unused={"green": [13]})
    assert rule_of(state, "bonus 13") == "PA7.1"
    assert rule_of(state, "bonus 14") == ""


@rule("PA8.19", "PA8.20")
def test_what_tile_19_stands_for_makes_no_pair_beside_three_tokens():
    state = run(
        position(4, unused={"red": [19, 23]}, held={"red": {"silver": 3}}), "use 19 silver silver"
    )
    assert texts(state, "use 23") == ["use 23 silver"]
    assert state.play("use 23 silver").scores().totals[0] == 4


@rule("PA9.1")
def test_the_last_scoring_tile_has_one_place_to_go():
    keys = {"red": at(arc=True), "blue": at("belleville-4", "belleville-5", "belleville-8")}
    prizes = {
        "belleville": "a",
        "batignolles": "b",
        "montmartre": "c",
        "la-villette": "d",
        "chaillot": "f",
    }
    state = position(3, keys=keys, prizes=prizes).play("move arc belleville-1")
    assert texts(state, "score") == [
        "score e saint-germain"
    ]  # though the fourth key came to belleville


@rule("PA8.10", "PA9.1", "PA9.3")
def test_tile_9_may_bring_the_fourth_key_and_a_step_inside_the_district_may_not():
    keys = {"red": at("belleville-4", arc=True), "blue": at("belleville-5", "belleville-8")}
    state = position(2, keys=keys, unused={"red": [9, 16]}, francs={"red": 4})
    assert len(texts(state.play("move arc belleville-4 with 9"), "score")) == 36
    assert not texts(state.play("move belleville-4 belleville-5 with 16"), "score")


@rule("PA10.6")
def test_everybody_has_as_many_turns_when_the_third_of_four_takes_the_last_tile():
    state = position(4, takes=["red"] * 11, hand={"red": SORTS[:11]}, start=1, turn_of=2, round=9)
    state = run(state, "look", "take 1-point", "finish")
    turns = []
    while not state.is_over:
        turns.append((state.view()["round"], state.to_act))
        state = run(state, next(text for text in texts(state) if text.startswith("bank")), "finish")
    assert turns == [(9, 3), (9, 0), (10, 1), (10, 2), (10, 3), (10, 0)]


@rule("PA10.4", "PA10.5")
def test_an_end_game_tile_may_be_used_in_the_turn_that_took_it():
    state = run(position(2), "look", "take silver", "use end silver")
    assert rule_of(state, "finish") == "PA8.5"
    assert seat(run(state, "sell silver", "finish"))["francs"] == 3 + 2
    kept = run(position(2), "look", "take 2-points", "finish", "arc", "finish", "use end 2-points")
    assert kept.scores().totals == (2, 0)
    assert rule_of(kept, "use end 2-points") == "PA10.4"


@rule("PA11.1", "PA6.1", "PA6.2")
def test_tokens_sold_in_the_last_turn_are_francs_for_tile_27():
    state = closing(
        2, unused={"blue": [27]}, held={"blue": {"gold": 1, "bronze": 1}}, francs={"blue": 5}
    )
    assert state.play("finish").scores().totals == (0, 5)
    assert run(state, "sell gold", "sell bronze", "finish").scores().totals == (0, 5 + 4 + 1)


@pytest.mark.parametrize(
    ("red", "blue", "points"),
    [
        (("belleville-12",), ("belleville-12",), (18, 18)),  # by tile 16: both are first
        (
            ("belleville-5", "belleville-4"),
            ("belleville-8", "belleville-1"),
            (9, 18),
        ),  # 9 each, the higher building first
        (("belleville-8", "belleville-3"), ("belleville-5",), (18, 0)),  # 5 is less than half of 11
        (("belleville-8", "belleville-2"), ("belleville-5",), (18, 9)),  # 5 is half of 10
        (("belleville-1",), (), (18, 0)),
    ],
)
@rule("PA11.3", "PA11.4", "PA11.5", "PA11.8")
def test_first_and_second_of_two(red, blue, points):
    assert (
        last(2, keys={"red": at(*red), "blue": at(*blue)}, prizes={"belleville": "b"})
        .scores()
        .totals
        == points
    )


@rule("PA11.2", "PA11.7")
def test_the_last_of_three_scores_third():
    keys = {"red": at("belleville-12"), "blue": at("belleville-5"), "green": at("belleville-1")}
    assert last(3, keys=keys, prizes={"belleville": "a"}).scores().totals == (20, 10, 5)
