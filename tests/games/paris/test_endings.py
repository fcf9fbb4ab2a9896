"""Chapters PA10 and PA11: end-game tiles, the end, the final scoring with its worked examples."""

from __future__ import annotations

import pytest

from tests.games.paris.helpers import (
    GAME,
    LAID,
    SORTS,
    at,
    kinds,
    laid,
    last,
    position,
    rule_of,
    run,
    seat,
    texts,
)

rule = pytest.mark.rule


def totals(state):
    assert state.is_over
    return list(state.scores().totals)


@rule("PA10.1")
def test_end_game_tiles_only_with_empty_stacks():
    assert (
        rule_of(
            GAME.position({"players": 2, "step": "act", "buildings": laid("chaillot-1")}), "look"
        )
        == "PA10.1"
    )
    assert "look" in texts(position(2))


@rule("PA10.2")
def test_they_open_in_the_turn_that_drew_the_last_building():
    buildings = dict(list(LAID.items())[:-1])
    state = GAME.position(
        {
            "players": 2,
            "buildings": buildings,
            "stacks": [{"left": 1, "back": "chaillot"}, {"left": 0}, {"left": 0}],
        }
    )
    assert rule_of(state, "look") == "PA2.2"
    state = state.play("draw 1").play_chance(1)
    assert "look" in texts(state)


@rule("PA10.3")
def test_the_taker_sees_what_is_left_and_keeps_one_in_secret():
    state = position(3, takes=["blue"], hand={"blue": ["3-francs"]})
    assert rule_of(state, "take wood") == "PA10.3"
    state = state.play("look")
    assert state.barrier
    assert state.view(0)["looks"][-1]["left"]["3-francs"] == 2
    assert state.view(1)["looks"][-1]["after"] == 0
    assert state.view(2)["looks"] == []
    assert len(texts(state, "take")) == 9
    after = state.play("take gold")
    assert not after.barrier
    assert seat(after)["ends"] == ["gold"]
    [took] = after.events
    assert took.for_viewer(0)["end"] == "gold"
    assert took.for_viewer(1)["end"] is None and took.for_viewer(None)["end"] is None
    code = state.parse("take gold").code
    assert GAME.format_action(code, 0, reveal_all=False) == "take gold"
    assert (
        GAME.format_action(code, 1, reveal_all=False)
        == GAME.format_action(code, None, reveal_all=False)
        == "take ?"
    )
    assert "gold" not in str(after.view(1)["seats"][0])
    gone = position(2, step="take", takes=["red"], hand={"red": ["wood"]})
    assert rule_of(gone, "take wood") == "PA10.3"


@rule("PA10.4", "PA10.5")
def test_end_game_tiles_are_used_once_for_what_they_show():
    hand = {"red": ["3-francs", "2-points", "1-point", "wood", "silver"]}
    state = position(2, takes=["red"] * 5, hand=hand, keys={"red": at("chaillot-5")})
    state = run(
        state,
        "use end 3-francs",
        "use end 2-points",
        "use end 1-point",
        "use end wood",
        "use end silver",
    )
    assert (seat(state)["francs"], state.scores().totals[0], seat(state)["ends"]) == (6, 3, [])
    assert state.view()["turn"]["standing"] == {"wood": 1, "silver": 1}
    assert rule_of(state, "use end wood") == "PA10.4"
    after = run(state, "move chaillot-5 chaillot-8", "sell silver")
    assert after.view()["supply"]["wood"] == 0
    assert after.view()["gone"]["silver"] == 0
    assert rule_of(position(2), "use end gold") == "PA10.4"


@rule("PA10.6")
def test_the_round_of_the_last_tile_is_finished_and_one_more_played():
    takes = ["red"] * 11
    state = position(3, takes=takes, hand={"red": SORTS[:11]}, turn_of=1, round=20)
    state = run(state, "look", "take 1-point")
    assert "last" in kinds(state)
    state = run(state, "finish")
    turns = []
    while not state.is_over:
        turns.append((state.view()["round"], state.to_act))
        state = run(
            state, "bank chaillot" if rule_of(state, "bank chaillot") == "" else "arc", "finish"
        )
    assert turns == [(20, 2), (21, 0), (21, 1), (21, 2)]
    assert state.outcome.reason == "last_round"
    assert state.refusal("arc").rule == "PA10.6"


@rule("PA10.6")
def test_when_the_last_seat_of_a_round_takes_the_last_tile_one_round_follows():
    state = position(2, takes=["red"] * 11, hand={"red": SORTS[:11]}, turn_of=1, round=20)
    state = run(state, "look", "take 1-point", "finish")
    assert [event.for_viewer(0) for event in state.events] == [
        {"kind": "finished", "seat": 1},
        {"kind": "round", "round": 21, "how": "last"},
    ]
    state = run(state, "arc", "finish", "arc")
    assert state.preview("finish") == {"final": True}  # nobody takes back the end of the game
    assert run(state, "finish").is_over


@rule("PA10.7")
def test_the_last_round_is_an_ordinary_one_without_end_game_tiles():
    state = position(2, takes=["red"] * 12, hand={"red": SORTS}, ending=2)
    assert rule_of(state, "look") == "PA10.7"
    assert rule_of(state, "pass") == rule_of(state, "finish") == "PA2.7"
    assert "arc" in texts(state)


@rule("PA10.8")
def test_an_unused_end_game_tile_scores_nothing():
    state = last(2)
    assert totals(state) == [0, 0]
    assert "2-points" in state.view()["seats"][1]["ends"]


@rule("PA10.9")
def test_who_has_looked_must_take():
    state = position(2).play("look")
    for text in ("arc", "bank chaillot", "finish", "pass", "look"):
        assert rule_of(state, text) == "PA10.9"


@rule("PA11.1")
def test_tile_27_scores_a_point_a_franc():
    state = last(2, unused={"red": [27]}, francs={"red": 9, "blue": 20})
    assert totals(state) == [9, 0]
    [line] = [line for line in state.scores().lines[0] if line.rule == "PA11.1"]
    assert line.points == 9


@rule("PA11.2", "PA11.4", "PA11.7")
def test_example_1_batignolles():
    """Ula 11+2, Marysia 5+4+1, Piotr 13, Marek 3 with 20/10/5: Piotr has the higher property; 10,
    5, 20, 0."""
    keys = {
        "red": at("batignolles-11", "batignolles-2"),
        "blue": at("batignolles-5", "batignolles-4", "batignolles-1"),
        "green": at("batignolles-13"), "yellow": at("batignolles-3"),
    }  # fmt: skip
    state = last(4, keys=keys, prizes={"batignolles": "a"})
    assert totals(state) == [10, 5, 20, 0]
    assert state.view()["districts"][1]["ranks"] == [2, 3, 1, 4]
    assert [lines[-1].rule for lines in state.scores().lines] == [
        "PA11.4",
        "PA11.2",
        "PA11.4",
        "PA11.7",
    ]


@rule("PA11.4")
def test_of_equal_sums_the_one_with_the_highest_landmark_comes_first():
    keys = {"red": at("chaillot-11", "chaillot-5"), "blue": at("chaillot-16")}
    state = last(2, keys=keys, prizes={"chaillot": "a"})
    assert state.view()["districts"][5]["ranks"] == [2, 1]


@rule("PA11.5", "PA11.7")
def test_example_2_montmartre():
    """Ula 11+5, Marysia 15+3+3, Piotr 8, Marek 15+4+2 with the tile of 16: both firsts score 16,
    the second place is skipped, Ula has 4."""
    keys = {
        "red": at("montmartre-11", "montmartre-5"),
        "blue": at("montmartre-15", "montmartre-3", "montmartre-3"),
        "green": at("montmartre-8"), "yellow": at("montmartre-15", "montmartre-4", "montmartre-2"),
    }  # fmt: skip
    state = last(4, keys=keys, prizes={"montmartre": "c"})
    assert totals(state) == [4, 16, 0, 16]
    assert state.view()["districts"][2]["ranks"] == [3, 1, 4, 1]


@rule("PA11.8")
def test_example_3_belleville_with_two_players():
    """12 against 5 with the tile of 18: 18 and nothing; 6 would have been enough."""
    state = last(
        2, keys={"red": at("belleville-12"), "blue": at("belleville-5")}, prizes={"belleville": "b"}
    )
    assert totals(state) == [18, 0]
    assert [lines[-1].rule for lines in state.scores().lines] == ["PA11.2", "PA11.8"]
    assert totals(
        last(
            2,
            keys={"red": at("belleville-12"), "blue": at("belleville-5", "belleville-1")},
            prizes={"belleville": "b"},
        )
    ) == [
        18,
        9,
    ]
    # with three players there is no such rule
    assert totals(
        last(
            3,
            keys={"red": at("belleville-12"), "blue": at("belleville-5")},
            prizes={"belleville": "b"},
        )
    )[:2] == [18, 9]


@rule("PA11.3")
def test_without_a_property_nobody_scores():
    state = last(
        3,
        keys={"red": at("belleville-1"), "blue": at(banks=("belleville",))},
        prizes={"belleville": "a", "chaillot": "b"},
    )
    assert totals(state) == [20, 0, 0]


@rule("PA11.2", "PA8.10")
def test_districts_without_a_tile_pay_nothing_and_doubled_keys_count_twice():
    keys = {
        "red": at("belleville-4", "belleville-4", "chaillot-5"),
        "blue": at("belleville-5", "belleville-2"),
    }
    state = last(3, keys=keys, prizes={"belleville": "a"})
    assert totals(state) == [20, 10, 0]


@rule("PA11.6")
def test_three_equal_firsts_and_two_equal_thirds():
    same = at("chaillot-9")
    state = last(
        4,
        keys={"red": same, "blue": same, "green": same, "yellow": at("chaillot-8")},
        prizes={"chaillot": "a"},
    )
    assert totals(state) == [20, 20, 20, 0]
    state = last(
        4,
        keys={
            "red": at("chaillot-9"),
            "blue": at("chaillot-8"),
            "green": at("chaillot-5"),
            "yellow": at("chaillot-5"),
        },
        prizes={"chaillot": "a"},
    )
    assert totals(state) == [20, 10, 5, 5]
    state = last(
        4,
        keys={
            "red": at("chaillot-9"),
            "blue": at("chaillot-8"),
            "green": at("chaillot-8"),
            "yellow": at("chaillot-5"),
        },
        prizes={"chaillot": "a"},
    )
    assert totals(state) == [20, 10, 10, 0]


@rule("PA11.9")
def test_most_points_then_most_francs_win():
    keys = {"red": at("chaillot-5"), "blue": at("belleville-5")}
    state = last(2, keys=keys, prizes={"chaillot": "a"})
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((1, 2), None)
    state = last(2, keys=keys, francs={"red": 4, "blue": 6})
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((2, 1), "PA11.9")


@rule("PA11.10")
def test_then_the_value_of_all_properties():
    state = last(
        3,
        keys={"red": at("chaillot-5"), "blue": at("belleville-4", "montmartre-2")},
        francs={"green": 1},
    )
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((2, 1, 3), "PA11.10")


@rule("PA11.11")
def test_then_the_win_is_shared():
    keys = {"red": at("chaillot-9"), "blue": at("belleville-5", "montmartre-4")}
    state = last(3, keys=keys)
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((1, 1, 3), "PA11.11")
    state = last(3, keys={"red": at("chaillot-5"), "blue": at("belleville-5")})
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((1, 1, 3), "PA11.11")
    kernel = [int(GAME.entry_points.tiebreak(state.buffer(), s)) for s in range(3)]
    assert kernel[0] == kernel[1] > kernel[2]


def test_after_the_end_every_screen_is_lifted():
    state = last(2, unused={"red": [5]}, held={"blue": {"wood": 1}})
    for viewer in (None, 0, 1):
        view = state.view(viewer)
        assert view["seats"][0]["unused"] == [5]
        assert view["seats"][1]["held"] == {"wood": 1}
        assert all(s["francs"] is not None and len(s["hand"]) == 6 for s in view["seats"])
    assert state.events[-1].kind == "over" and state.barrier
