"""Chapters PP3 to PP5: the round, building, who leaves."""

from __future__ import annotations

from collections import Counter

import pytest

from lutetia.engine.errors import AmbiguousNotation, NotationError, Refused
from lutetia.games.paris_paris.material import ON, STOPS
from tests.games.paris_paris.helpers import GAME, dealt, kinds, last_build, position

rule = pytest.mark.rule


def refused(state, action):
    refusal = state.refusal(action)
    assert refusal is not None, action
    with pytest.raises((Refused, NotationError)):
        state.play(action)
    return refusal.rule


@rule("PP3.2", "PP3.6")
def test_everybody_builds_once_from_the_bus_on_then_the_bus_passes():
    state = position(
        3, start=1, offer=["louvre/red", "odeon/red", "marais/orange", "concorde/brown"]
    )
    order = []
    while state.view()["round"] == 1:
        order.append(state.to_act)
        state = state.play(state.legal()[0])
    assert order == [1, 2, 0]
    assert state.view()["start"] == 2


@rule("PP3.2")
def test_nobody_may_pass():
    state = dealt(4)
    for word in ("pass", "end", "build"):
        with pytest.raises(NotationError):
            state.play(word)


@rule("PP3.3", "PP4.1")
def test_any_tile_on_offer_may_be_taken_and_no_other():
    state = position(3, offer=["louvre/red", "odeon/red", "marais/orange", "concorde/brown"])
    assert [str(a) for a in state.legal()] == [
        "build louvre/red",
        "build odeon/red",
        "build marais/orange",
        "build concorde/brown",
    ]
    assert refused(state, "build opera/red") == "PP3.3"
    assert refused(state, "build louvre/orange") == "PP3.3"
    after = state.play("build Odéon")
    assert after.view()["houses"] == {"odeon": ["lilac"]}


@rule("PP3.4")
def test_a_taken_tile_is_out_of_the_game():
    state = position(3, offer=["louvre/red", "odeon/red", "marais/orange", "concorde/brown"]).play(
        "build odeon"
    )
    assert state.view()["offer"] == ["louvre/red", "marais/orange", "concorde/brown"]
    data = state.to_data()
    assert sum(data["left"].values()) + 3 == 60 - 1


@rule("PP3.5")
def test_two_tiles_of_one_stop_are_two_choices():
    state = position(3, offer=["louvre/red", "louvre/orange", "marais/orange", "marais/orange"])
    assert [str(a) for a in state.legal()] == [
        "build louvre/red",
        "build louvre/orange",
        "build marais/orange",
    ]
    with pytest.raises(AmbiguousNotation):
        state.play("build louvre")
    once = state.play("build marais")
    assert once.view()["offer"].count("marais/orange") == 1
    twice = once.play("build marais")
    assert twice.view()["houses"]["marais"] == ["grey"]


@rule("PP4.2")
def test_both_houses_of_a_crossing_may_be_ones_own():
    state = position(4, houses={"louvre": ["lilac"]}, offer=["louvre/red"], start=0).play(
        "build louvre"
    )
    assert state.view()["houses"]["louvre"] == ["lilac", "lilac"]


@rule("PP5.1")
def test_nobody_leaves_while_a_place_is_free():
    state = position(4, houses={"louvre": ["grey"]}, offer=["louvre/red"], start=0)
    assert refused(state, "build louvre/red over grey") == "PP5.1"
    assert state.play("build louvre").view()["houses"]["louvre"] == ["lilac", "grey"]


@rule("PP5.2")
def test_at_a_full_crossing_the_builder_chooses():
    state = position(4, houses={"louvre": ["lilac", "grey"]}, offer=["louvre/red"], start=0)
    assert [str(a) for a in state.legal()][:2] == [
        "build louvre/red over lilac",
        "build louvre/red over grey",
    ]
    assert refused(state, "build louvre") == "PP5.2"
    assert refused(state, "build louvre over green") == "PP5.2"
    assert state.play("build louvre over grey").view()["houses"]["louvre"] == ["lilac", "lilac"]
    assert state.play("build louvre over lilac").view()["houses"]["louvre"] == ["lilac", "grey"]


@rule("PP5.2")
def test_there_is_no_fifth_colour_whose_house_could_leave():
    houses = {stop: ["lilac"] * len(on) for stop, on in zip(STOPS, ON, strict=True)}
    state = position(4, houses=houses, offer=["louvre/red"], start=0)
    over_lilac = next(a.code for a in state.legal() if str(a).startswith("build louvre"))
    assert state.refusal(over_lilac + 4).key == "paris_paris.refusal.unknown_action"


@rule("PP5.2")
def test_two_equal_houses_leave_no_choice():
    state = position(4, houses={"louvre": ["grey", "grey"]}, offer=["louvre/red"], start=0)
    assert str(state.parse("build louvre")) == "build louvre/red over grey"
    assert state.play("build louvre").view()["houses"]["louvre"] == ["lilac", "grey"]


@rule("PP5.3")
def test_at_a_full_plain_stop_the_one_house_leaves():
    state = position(4, houses={"marais": ["yellow"]}, offer=["marais/orange"], start=0)
    assert refused(state, "build marais over grey") == "PP5.3"
    assert state.play("build marais").view()["houses"]["marais"] == ["lilac"]


@rule("PP5.4", "PP5.7")
@pytest.mark.parametrize("players", [3, 4])
def test_a_house_driven_out_goes_into_the_bag_unseen(players):
    state = position(players, houses={"marais": ["green"]}, offer=["marais/orange"], start=0).play(
        "build marais"
    )
    assert state.to_data()["bag"]["green"] == 1
    assert state.view(2)["bag"] is None
    assert [e.args["to"] for e in state.events if e.kind == "displaced"] == ["bag"]


@rule("PP5.5")
def test_with_two_players_it_goes_back_to_its_owner():
    state = position(2, houses={"marais": ["grey"]}, offer=["marais/orange"], start=0).play(
        "build marais"
    )
    assert state.to_data()["bag"] == {"lilac": 0, "grey": 0}
    assert [e.args["to"] for e in state.events if e.kind == "displaced"] == ["supply"]


@rule("PP5.6")
def test_ones_own_house_never_goes_into_the_bag():
    state = position(
        4,
        houses={"marais": ["lilac"], "louvre": ["lilac", "grey"]},
        offer=["marais/orange", "louvre/red"],
        start=0,
    )
    for action in ("build marais", "build louvre over lilac"):
        after = state.play(action)
        assert sum(after.to_data()["bag"].values()) == 0
        assert [e.args["to"] for e in after.events if e.kind == "displaced"] == ["supply"]


@rule("PP9.1")
def test_option_open_bag():
    state = position(3, options={"open_bag": True}, bag={"grey": 2})
    assert state.view()["bag"] == {"lilac": 0, "grey": 2, "green": 0}


def test_the_last_build_of_a_round_is_followed_by_its_tours():
    state = last_build(3, "build marais", "louvre/red", start=0)
    assert kinds(state) == ["built", "small_tour", "small_pays", "parked", "round"]


@pytest.mark.parametrize(
    "text",
    ["build odeon/red", "BUILD Odéon", "build  odéon / RED", "Build odeon"],
)
def test_notation_is_read_leniently(text):
    state = position(3, offer=["louvre/red", "odeon/red", "marais/orange", "concorde/brown"])
    assert str(state.parse(text)) == "build odeon/red"


@pytest.mark.parametrize(
    "name", ["Gare de l'Est", "gare de l’est", "gare-de-l-est", "GARE DE L EST"]
)
def test_names_with_accents_and_apostrophes(name):
    state = position(3, offer=["gare-de-l-est/brown"])
    assert str(state.parse(f"build {name}")) == "build gare-de-l-est/brown"


@rule("PP5.7")
def test_whoever_forgot_the_bag_guesses_it_from_what_is_missing_on_the_board():
    """Round 5 of four: everybody has built four houses. Of lilac two stand,
    so up to two are in the bag; of grey all four stand."""
    houses = {"louvre": ["lilac", "grey"], "odeon": ["lilac", "grey"], "marais": ["grey"]}
    state = position(4, houses={**houses, "bastille": ["grey"]}, round=5, bag={"lilac": 2})
    view = state.view(1)
    assert view["bag"] is None
    bags = [GAME.determinize(view, seed).to_data()["bag"] for seed in range(90)]
    found = Counter(bag["lilac"] for bag in bags)
    assert set(found) == {0, 1, 2} and min(found.values()) > 15  # 30 each are expected
    assert {bag["grey"] for bag in bags} == {0}
    assert {bag["green"] for bag in bags} == {0, 1, 2, 3, 4}
    recall = state.view(1, recall=True)
    assert GAME.determinize(recall, 1).to_data()["bag"]["lilac"] == 2


@rule("PP5.5", "PP5.7")
def test_with_two_players_there_is_no_bag_to_guess():
    state = position(2, houses={"louvre": ["lilac"]}, round=9)
    for seed in range(10):
        bag = GAME.determinize(state.view(0), seed).to_data()["bag"]
        assert bag == {"lilac": 0, "grey": 0}
