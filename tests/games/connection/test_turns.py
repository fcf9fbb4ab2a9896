"""Chapters PC3 to PC6: building, cutting off, values, trading."""

from __future__ import annotations

import pytest

from lutetia.engine.trace import make_null_trace
from tests.games.connection.helpers import (
    AROUND_BLUE,
    AROUND_TWO,
    GAME,
    company,
    drained,
    events,
    position,
    rule_of,
    run,
    texts,
    tracks,
)

rule = pytest.mark.rule
HAND = {"green": {"red": 5, "blue": 3}}


@rule("PC3.1", "PC3.2")
def test_a_turn_is_a_build_or_a_trade():
    state = position(hand=HAND)
    assert texts(state) == [
        f"build {name}" for name in ("blue", "yellow", "red", "purple", "black", "brown")
    ] + [
        "return blue",
        "return red",
    ]
    assert rule_of(state, "done") == "PC3.2"
    assert rule_of(state, "lay L6") == "PC3.2"
    building = state.play("build blue")
    assert building.to_act == 0
    assert [
        rule_of(building, text) for text in ("done", "return red", "build red", "take red 1")
    ] == ["PC3.2", "PC3.1", "PC3.1", "PC3.1"]
    after = run(building, "lay L6", "done")
    assert (after.to_act, after.view()["turn"]) == (1, 2)
    trading = state.play("return red")
    assert [rule_of(trading, text) for text in ("done", "build red", "return blue")] == [
        "PC6.2"
    ] * 3
    assert run(trading, "take blue 1").to_act == 1
    assert run(position(turn_of=3), "build red", "lay M13", "done").to_act == 0


@rule("PC3.2", "PC3.4")
def test_one_to_five_in_any_branches():
    state = position(hand={"green": {"red": 8}}).play("build blue")  # no share of it is needed
    assert texts(state) == ["lay L6", "lay K7", "lay M7"]
    state = run(state, "lay K7", "lay M7", "lay K5")
    assert "lay L6" in texts(state)
    state = run(state, "lay M5", "lay L4")
    assert texts(state) == ["done"]
    assert rule_of(state, "lay L6") == "PC3.2"
    assert state.prompt()[0]["key"] == "connection.prompt.built"
    assert events(state.play("done")) == ["built"]


@rule("PC3.3")
def test_only_what_lies_on_the_board():
    state = position(hand=drained(yellow=2, red=31, black=31), turn_of=0)
    assert rule_of(state, "build blue") == "PC3.3"
    state = run(state, "build yellow", "lay N10", "lay N12")
    assert texts(state) == ["done"]
    assert rule_of(state, "lay N8") == "PC3.3"


@rule("PC3.5")
def test_the_builder_stops_where_they_like():
    state = run(position(), "build blue", "lay K7", "done")
    assert company(state, "blue")["value"] == 0
    assert state.view()["map"]["K7"] == ["blue"]


@rule("PC3.6", "PC4.5")
def test_who_has_no_place_cannot_be_chosen():
    state = position(map=AROUND_TWO)
    assert company(state, "blue") | {"stock": 0, "shares": 0, "shares_dealt": 0} == {
        "id": "blue", "start": "L8", "value": 0, "placed": 0, "stock": 0, "shares": 0,
        "shares_dealt": 0, "linked": False, "places": 0,
        "shut_in": ["brown"],
    }  # fmt: skip
    assert rule_of(state, "build blue") == "PC3.6"
    assert "build blue" not in texts(state)


@rule("PC4.1", "PC4.7")
def test_nobody_is_cut_off():
    state = position(map=AROUND_BLUE, hand={"green": {"blue": 2, "red": 6}})
    assert state.view()["only"] == {"L6": ["blue"]}
    for name in ("brown", "black", "yellow", "red"):
        building = state.play(f"build {name}")
        refusal = building.refusal("lay L6")
        assert refusal.rule == "PC4.1"
        assert refusal.args["company"] == "blue"
        assert building.view()["build"]["refused"]["L6"]["args"]["cut"] == ["blue"]
        assert "lay L6" not in texts(building)
    assert run(state, "build blue").preview("lay L6") == {
        "points": 1,
        "value": 1,
        "own": 2,
        "ends": False,
        "only": {},
    }


@rule("PC4.2")
def test_who_has_a_city_needs_no_way():
    state = run(
        position(map=AROUND_BLUE),
        "build blue",
        "lay L6",
        "lay L4",
        "done",
        "build black",
        "lay K5",
        "lay L4",
        "done",
    )
    assert company(state, "blue")["linked"]
    assert state.view()["only"] == {}
    state = run(state, "build red", "lay M5")
    assert rule_of(state.play("done").play("build yellow"), "lay M5") == "", (
        "blue loses its last way on"
    )


@rule("PC4.3")
def test_a_hex_with_room_for_one_more_is_a_way():
    places = AROUND_BLUE | {"K7": ["brown"]}
    state = position(map=places).play("build brown")
    assert rule_of(state, "lay L6") == ""
    assert state.view()["only"] == {}
    closed = run(state, "lay L6", "done")
    assert closed.view()["only"] == {"K7": ["blue"]}, "now the only way leads there"
    assert rule_of(closed.play("build black"), "lay K7") == "PC4.1"


@rule("PC4.3")
def test_a_taken_city_is_no_goal_and_no_way():
    places = tracks(brown="L6") | {
        "L6": ["brown"],
        "M7": ["yellow", "red"],
        "N10": ["red"],
        "N8": ["red"],
    }
    state = position(map=places)
    assert state.view()["only"]["K7"] == ["blue"]


@rule("PC4.4")
def test_how_many_are_left_does_not_matter():
    hands = {"green": {"blue": 31}, "orange": {"yellow": 8}, "rose": {"red": 8}, "teal": {"red": 8}}
    state = position(map=AROUND_BLUE, hand=hands)
    assert rule_of(state, "build blue") == "PC3.3"
    assert rule_of(state.play("build red"), "lay L6") == "PC4.1"


@rule("PC4.5")
def test_two_that_need_the_same_place_stay_shut_in():
    state = position(map=AROUND_TWO)
    assert state.view()["only"]["L6"] == ["blue", "brown"]
    assert company(state, "brown")["shut_in"] == ["blue"]
    assert company(state, "brown")["places"] == 0
    assert company(state, "yellow")["shut_in"] == []


@rule("PC4.6")
def test_after_every_single_locomotive():
    state = position(map=AROUND_BLUE | {"K7": ["brown"]}).play("build black")
    assert state.preview("lay K7")["only"] == {"L6": ["blue"]}
    state = state.play("lay K7")
    assert rule_of(state, "lay L6") == "PC4.1"


@rule("PC5.1", "PC5.2")
def test_cities_make_the_value():
    state = position(map=tracks(red="P22")).play("build red")
    assert company(state, "red")["value"] == 0
    assert state.preview("lay Lyon")["points"] == 2
    state = run(state, "lay Lyon", "lay P24")
    assert company(state, "red")["value"] == state.view()["build"]["points"] == 2
    assert events(state) == ["laid"]
    state = run(state, "lay Saint-Étienne")
    assert [(event.kind, event.args["points"], event.args["value"]) for event in state.events] == [
        ("reached", 2, 4)
    ]
    assert state.play("done").events[0].args == {
        "seat": 0,
        "company": "red",
        "count": 3,
        "points": 4,
    }


@rule("PC5.3")
def test_values_go_beyond_the_printed_track():
    st = GAME.layout.unpack(
        position(map=tracks(red="L6"), hand={"green": {"red": 8}}).play("build red").buffer()
    )
    st.value[2] = 30
    buffer = GAME.layout.pack(st)
    GAME.entry_points.play(buffer, GAME.parse_action(st, "lay L6"), make_null_trace())
    assert int(GAME.entry_points.points(buffer, 0)) == 8 * 31


@rule("PC6.1", "PC6.2", "PC6.3")
def test_a_trade():
    state = position(hand=HAND)
    assert rule_of(state, "take red 1") == "PC6.1"
    assert rule_of(state, "return brown") == "PC6.1"
    state = state.play("return red")
    assert not state.barrier
    assert company(state, "red")["shares"] == 4 + sum(
        state.fields.hand[company_at] for company_at in (8, 14, 20)
    )
    assert rule_of(state, "take red 1") == "PC6.2"
    assert len(texts(state)) == 10
    assert state.preview("take brown 2") == {"shares": 9, "over": 0, "ends": False}
    one, two = state.play("take brown 1"), state.play("take brown 2")
    assert one.view(0)["seats"][0]["hand"] == {"blue": 3, "red": 4, "brown": 1}
    assert two.view(0)["seats"][0]["hand"] == {"blue": 3, "red": 4, "brown": 2}


@rule("PC6.3", "PC6.5")
def test_only_one_where_one_lies():
    state = position(hand=drained(red=1, black=31)).play("return blue")
    assert texts(state) == ["take red 1", "take black 1", "take black 2"]
    assert rule_of(state, "take red 2") == "PC6.3"
    assert state.parse("take red").text == "take red 1"
    state = run(state, "take black 1")
    assert company(state, "blue")["stock"] == 1
    assert rule_of(state, "build blue") == "", "the board is not empty any more"


@rule("PC6.4", "PC8.2")
def test_the_limit_forbids_nothing():
    state = position(hand={"green": {"red": 15}}).play("return red")
    assert state.preview("take blue 2") == {"shares": 16, "over": 1, "ends": False}
    assert run(state, "take blue 2").view()["seats"][0]["over"] == 1


@rule("PC6.6")
def test_without_a_share_one_must_build():
    state = position(hand={"green": {}})
    assert texts(state, "return") == []
    assert rule_of(state, "return red") == "PC6.1"
    assert len(texts(state, "build")) == 6


@rule("PC6.1")
def test_a_return_promises_nothing_before_shares_are_taken():
    """What a trade is worth depends on the second half; only then can the preview tell."""
    state = position(hand=HAND)
    for text in texts(state, "return"):
        assert state.preview(text) == {}
    assert len(texts(state, "return")) == 2
    assert state.preview("build red") != {}
