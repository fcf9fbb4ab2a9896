"""Positions: what is left out takes its usual value,
what contradicts the rules is refused by its field."""

from __future__ import annotations

from random import Random

import pytest

from lutetia.engine.errors import PositionError
from tests.games.connection.helpers import AROUND_TWO, GAME, SEATS, drained, position, run, tracks

rule = pytest.mark.rule


def test_only_the_number_of_players_is_needed():
    state = GAME.position({"players": 5})
    view = state.view()
    assert [one["start"] for one in view["companies"]] == ["L8", "M9", "M11", "L12", "K11", "K9"]
    assert [seat["shares"] for seat in view["seats"]] == [6] * 5
    assert (view["to_act"], view["turn"], view["phase"]) == (0, 1, "turn")
    assert GAME.position(state.to_data()) == state


def test_cities_go_by_their_names_too():
    assert position(map={"Amiens": ["blue"]}) == position(map={"L6": ["blue"]})


def test_a_build_and_a_trade_go_on():
    state = run(position(), "build blue", "lay L6", "lay K5")
    again = GAME.position(state.to_data())
    assert again == state
    assert again.view()["build"]["laid"] == ["L6", "K5"]
    assert (
        GAME.position(
            {"players": 4, "map": {"L6": ["blue"]}, "build": {"company": "blue", "laid": ["L6"]}}
        ).view()["phase"]
        == "build"
    )
    state = run(position(hand={"green": {"red": 8}}), "return red")
    assert GAME.position(state.to_data()) == state


def test_hands_that_were_not_dealt_so_were_traded():
    state = position(hand={"green": {"blue": 5, "red": 6}, "orange": {"red": 5}})
    green, orange = state.view()["seats"][:2]
    assert (green["took"], green["returned"], green["shares"]) == ({"red": 3}, {}, 11)
    assert (orange["took"], orange["returned"], orange["floor"]) == ({}, {"blue": 3}, {"blue": 3})


def test_the_end_is_where_it_must_be():
    ended = position(phase="over", map=tracks(red="Q33") | {"Q33": ["red"]})
    assert ended.is_over
    assert ended.outcome.reason == "marseille"
    assert position(phase="over", hand=drained(red=3)).outcome.reason == "one_board"


WRONG = [
    ({"players": 2}, "players"),
    ({"seats": 3}, "seats"),
    ({"game": "paris"}, "game"),
    ({"phase": "lunch"}, "phase"),
    ({"stations": {"blue": "K13"}}, "stations.blue"),
    ({"stations": {"blue": "L8"}}, "stations"),
    ({"stations": {"blue": "L8", "red": "L8"}}, "stations.red"),
    ({"phase": "stations", "stations": {"red": "L8"}}, "stations"),
    ({"map": {"Z1": ["red"]}}, "map"),
    ({"map": {"L8": ["red"]}}, "map.L8"),
    ({"map": {"L10": ["red"]}}, "map.L10"),
    ({"map": {"K7": ["blue", "blue"]}}, "map.K7"),
    ({"map": {"K7": ["blue", "brown", "black"]}}, "map.K7"),
    ({"map": {"L6": ["blue", "brown"]}}, "map.L6"),
    ({"map": {"G27": ["blue"]}}, "map.G27"),
    ({"map": AROUND_TWO | {"L6": ["black"]}}, "map"),
    ({"hand": {"green": {"blue": 32}}}, "hand"),
    ({"hand": {"green": {"pink": 1}}}, "hand.green"),
    ({"hand": {"pink": {"blue": 1}}}, "hand"),
    ({"hand": {"green": {"blue": -1}}}, "hand.green.blue"),
    ({"hand": {"green": {"blue": 9}}, "took": {"orange": {"blue": 1}}}, "hand.green"),
    ({"hand": {"green": {"blue": 8}}, "returned": {"green": {"red": 1}}}, "hand.green"),
    (
        {"hand": {"green": {"blue": 8}}, "returned": {"green": {"red": 1}}, "floor": {}},
        "floor.green.red",
    ),
    ({"hand": {"green": {"blue": 8}}, "floor": {"green": {"blue": 1}}}, "floor.green.blue"),
    ({"phase": "deal", "hand": {"orange": {"blue": 1}}}, "hand"),
    ({"phase": "deal", "took": {"orange": {"blue": 1}}}, "took"),
    ({"phase": "deal", "map": {"K7": ["blue"]}}, "map"),
    ({"phase": "start", "start": 1}, "start"),
    ({"start": 7}, "start"),
    ({"turn": 2, "turn_of": 3}, "turn_of"),
    ({"turn_of": 1, "to_act": 2}, "to_act"),
    ({"build": {"company": "blue", "laid": ["L6"]}}, "build.laid"),
    ({"build": {"company": "pink"}}, "build.company"),
    ({"phase": "build"}, "phase"),
    ({"trade": {"returned": "blue"}}, "trade.returned"),
    ({"phase": "over"}, "phase"),
    ({"hand": drained(red=3)}, "phase"),
    ({"map": tracks(red="Q33") | {"Q33": ["red"]}}, "phase"),
]


@pytest.mark.parametrize(
    ("fields", "field"), WRONG, ids=[f"{field}-{i}" for i, (_, field) in enumerate(WRONG)]
)
def test_a_contradiction_names_its_field(fields, field):
    with pytest.raises(PositionError) as caught:
        GAME.position({"players": 4, **fields})
    assert str(caught.value).startswith(f"{field}:")


def test_nobody_is_left_without_anything_to_do():
    hands = {SEATS[0]: {}, SEATS[1]: {"yellow": 30, "red": 28, "purple": 24, "black": 26}}
    assert position(
        map=AROUND_TWO, hand=hands | {SEATS[0]: {"red": 0, "black": 0, "blue": 1}}
    ).legal()
    with pytest.raises(PositionError, match="hand: nothing can be done"):
        position(map=AROUND_TWO, hand=hands)


@rule("PC4.2", "PC4.6")
@pytest.mark.parametrize("seed", range(12))
def test_what_may_not_be_cut_off_is_the_same_for_a_position_read_anew(seed):
    """While companies are all but shut in, and after they have got out (PC4.2)."""
    state = position(3, map=AROUND_TWO)
    pick = Random(seed)
    for _ in range(60):
        if state.is_over:
            break
        actions = [action.text for action in state.legal()]
        building = [text for text in actions if text.startswith(("lay", "build"))]
        state = state.play(pick.choice(building or actions))
        if not state.is_over:
            anew = GAME.position(state.to_data())
            assert [action.text for action in anew.legal()] == [a.text for a in state.legal()]


@rule("PC9.3")
def test_the_floor_is_what_the_notepad_shows():
    """Where it alone is left out: by how many what was returned exceeds what was taken."""
    noted = {
        "hand": {"green": {"red": 3, "blue": 7}},
        "took": {"green": {"red": 1}},
        "returned": {"green": {"blue": 1}},
    }
    state = position(3, **noted)
    assert state.to_data()["floor"] == {"green": {"blue": 1}}
    assert state == position(3, **noted, floor={"green": {"blue": 1}})
    both = position(3, took={"green": {"red": 2}}, returned={"green": {"red": 1, "blue": 1}})
    assert both.to_data()["floor"] == {"green": {"blue": 1}}
    with pytest.raises(PositionError, match=r"^floor.green.blue: 1 returned and 0 taken"):
        position(3, **noted, floor={})


@rule("PC7.6")
def test_no_more_turns_are_idle_than_are_over():
    assert position(turn=5, idle=4).view()["idle"] == 4
    with pytest.raises(PositionError, match=r"^idle: a whole number from 0 to 4"):
        position(turn=5, idle=5)
    with pytest.raises(PositionError, match=r"^idle: a whole number from 0 to 0"):
        position(idle=1)


@rule("PC7.1", "PC7.6")
def test_nobody_agrees_after_marseille():
    reached = {"phase": "over", "map": tracks(red="Q33") | {"Q33": ["red"]}}
    assert position(**reached).view()["ended"] == "marseille"
    with pytest.raises(PositionError, match=r"^agreed: .*Marseille"):
        position(**reached, agreed=True)


@rule("PC7.6")
def test_an_end_that_all_agreed_to_is_no_end_by_the_rules():
    state = run(position(), "build blue", "lay L6").adjudicated()
    assert state.to_data()["build"] is None
    again = GAME.position(state.to_data())
    assert again == state
    assert again.view()["ended"] == "agreed"
    with pytest.raises(PositionError, match="no end of the game"):
        GAME.position({**state.to_data(), "agreed": False})
