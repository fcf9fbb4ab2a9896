"""Chapters PC1, PC2 and PC9: how a game begins, where there is room, who knows what."""

from __future__ import annotations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import AmbiguousNotation, NotationError
from lutetia.games.connection.material import BOX, COMPANIES, HEXES, KINDS, MAP, SIDES, VALUE
from tests.games.connection.helpers import (
    GAME,
    SEATS,
    company,
    events,
    position,
    rule_of,
    run,
    texts,
    tracks,
)

rule = pytest.mark.rule


@rule("PC1.1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_three_to_six_play(players):
    with pytest.raises(ValueError, match="is for"):
        GAME.new(players)


@rule("PC1.2", "PC1.3", "PC1.4", "PC1.5", "PC1.6", "PC1.7")
@pytest.mark.parametrize(
    ("players", "dealt", "left"), [(3, 10, 156), (4, 8, 154), (5, 6, 156), (6, 5, 156)]
)
def test_a_game_is_set_up(players, dealt, left):
    state = GAME.new(players)
    assert state.to_act == CHANCE
    while state.view()["phase"] == "stations":
        assert len(state.legal()) == 6 - len(state.view()["map"])
        state = state.play(state.draw(3))
    starts = [HEXES[h] for h, kind in enumerate(KINDS) if kind == "start"]
    assert sorted(one["start"] for one in state.view()["companies"]) == sorted(starts)
    assert [one["value"] for one in state.view()["companies"]] == [0] * 6
    for seat in range(players):
        for _ in range(dealt):
            assert state.view()["companies"][0]["stock"] is None, "the bag cannot be counted"
            assert len(texts(state, f"deal {SEATS[seat]}")) == 6
            state = state.play(state.draw(3))
            assert state.barrier
    assert events(state)[-1] == "sorted"
    view = state.view()
    assert [seat["shares"] for seat in view["seats"]] == [dealt] * players
    assert sum(one["stock"] for one in view["companies"]) == left
    assert all(one["stock"] + one["shares_dealt"] == 31 for one in view["companies"])
    assert texts(state) == [f"start {colour}" for colour in SEATS[:players]]
    state = state.play(f"start {SEATS[2]}")
    assert (state.to_act, state.view()["start"], state.view()["turn"]) == (2, 2, 1)


@rule("PC1.5")
def test_the_bag_gives_each_company_by_its_number():
    state = (
        GAME.new(3)
        .play_chance(5)
        .game.position({"players": 3, "phase": "deal", "hand": {"green": {"blue": 3, "red": 1}}})
    )
    weights = {a.text: int(GAME.entry_points.weight(state.buffer(), a.code)) for a in state.legal()}
    assert weights == {
        f"deal green {name}": 31 - {"blue": 3, "red": 1}.get(name, 0) for name in COMPANIES
    }


@rule("PC2.1")
def test_the_map_is_the_reconstruction():
    assert [KINDS.count(kind) for kind in ("eiffel", "start", "city", "rural")] == [1, 6, 39, 178]
    assert [list(VALUE).count(value) for value in (1, 2, 3, 4)] == [22, 9, 7, 1]
    assert sum(VALUE) == 65
    assert len(SIDES) == 15
    assert (
        set(GAME.meta.unsure)
        == {"map.hexes", "map.cities", "map.stations", "map.sides"}
        == {f"map.{part}" for part in MAP["sure"]}
    )
    names = {place.get("name") for place in MAP["hex"]}
    assert {"Marseille", "Nîmes", "Béziers"} <= names
    assert "Montpellier" not in names
    assert BOX["locomotive"]["count"] * len(COMPANIES) == 198


@rule("PC2.2")
def test_nobody_builds_across_a_checkered_side():
    state = position(map={"J10": ["brown"], "I11": ["brown"], "H10": ["brown"]}).play("build brown")
    assert rule_of(state, "lay H8") == "PC2.2"
    assert state.view()["build"]["refused"] == {}
    assert rule_of(run(state, "lay I9"), "lay H8") == "", "round the corner"


@rule("PC2.3", "PC2.6", "PC3.4")
def test_two_companies_share_a_rural_hex():
    state = position(map={"J10": ["brown"]}).play("build black")
    assert rule_of(state, "lay J10") == ""
    state = run(state, "lay J10", "done", "build purple", "lay K13", "lay J12")
    assert rule_of(state, "lay J10") == "PC2.3"
    assert rule_of(state, "lay J12") == "PC2.6"
    assert rule_of(state, "lay I9") == "PC3.4"
    assert state.view()["build"]["refused"]["J10"]["rule"] == "PC2.3"


@rule("PC2.4", "PC5.1")
def test_a_city_takes_one():
    state = run(position(), "build black", "lay Orléans", "done", "build purple")
    assert rule_of(state, "lay K13") == "PC2.4"
    assert "K13 is" not in str(state.refusal("lay K13")), "it is called by its name"


@rule("PC2.5")
def test_tower_and_start_hexes_stay_free():
    state = position().play("build black")
    assert [rule_of(state, f"lay {name}") for name in ("L10", "L12", "K9", "K11")] == ["PC2.5"] * 4


@rule("PC9.1", "PC9.2", "PC9.3")
def test_what_is_open_and_what_is_hidden():
    hands = {
        "green": {"blue": 8},
        "orange": {"red": 8},
        "rose": {"black": 7, "brown": 1},
        "teal": {"purple": 8},
    }
    state = position(hand=hands)
    state = run(state, "return blue", "take red 2")
    mine, spectator = state.view(1), state.view()
    assert mine["seats"][1]["hand"] == {"red": 8}
    assert [seat["hand"] for seat in spectator["seats"]] == [None] * 4
    assert [seat["points"] for seat in spectator["seats"]] == [None] * 4
    assert spectator["seats"][0] | {"most": None} == {
        "seat": 0, "colour": "green", "shares": 9, "over": 0, "hand": None, "points": None,
        "took": {"red": 2}, "returned": {"blue": 1},
        "floor": {"blue": 1}, "least": {"red": 2}, "most": None,
    }  # fmt: skip
    assert spectator["seats"][0]["most"] == {
        "blue": 7,
        "red": 9,
        "black": 7,
        "brown": 1,
        "purple": 7,
    }
    assert mine["seats"][0]["most"] == {"blue": 7, "red": 2, "black": 7, "brown": 1, "purple": 7}
    assert company(state, "red") | {"places": 0} == {
        "id": "red", "start": "M11", "value": 0, "placed": 0, "stock": 21, "shares": 10,
        "shares_dealt": 8, "linked": False, "places": 0,
        "shut_in": [],
    }  # fmt: skip


@rule("PC9.3")
def test_what_follows_for_certain():
    """Seven of eight blue shares dealt cannot all lie with the two others
    when these have shown other shares."""
    hands = {
        "green": {"red": 8},
        "orange": {"blue": 7, "yellow": 1},
        "rose": {"blue": 6, "black": 2},
        "teal": {"brown": 8},
    }
    state = position(turn_of=1, hand=hands)
    state = run(state, "return yellow", "take black 1", "return black", "take brown 1")
    seats = state.view(3)["seats"]
    assert seats[1]["least"] == {"black": 1}
    assert seats[1]["most"] == {"blue": 7, "red": 7, "black": 2}
    state = run(state, "return brown", "take red 2", "return red", "take blue 1")
    one = position(
        players=3,
        hand={"green": {"red": 10}, "orange": {"blue": 10}, "rose": {"blue": 9, "black": 1}},
    )
    assert one.view(0)["seats"][1]["least"] == {"blue": 9}
    assert one.view(0)["seats"][1]["most"] == {"blue": 10, "black": 1}
    assert one.view(1)["seats"][2]["least"] == {}


def test_texts_are_read_leniently():
    state = position(map=tracks(purple="Bourges"), hand={"green": {"red": 8}}).play("BUILD Purple")
    assert state.parse("lay bourges").text == "lay L18"
    assert state.parse("LAY l18").text == "lay L18"
    with pytest.raises(NotationError):
        state.parse("lay Montpellier")
    state = position(hand={"green": {"red": 8}}).play("return red")
    with pytest.raises(AmbiguousNotation):
        state.parse("take blue")
