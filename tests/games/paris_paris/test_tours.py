"""Chapters PP6 and PP7: the small tour, parking, the big tour;
with every worked example of the sources."""

from __future__ import annotations

import pytest

from lutetia.engine.errors import Refused
from tests.games.paris_paris.helpers import kinds, last_build, points, position, small, tour

rule = pytest.mark.rule
BSW = {
    "montmartre": ["lilac", "grey"],
    "pompidou": ["green", "yellow"],
    "st-nicolas": ["yellow"],
    "pont-neuf": ["yellow"],
    "hotel-de-ville": ["lilac", "lilac"],
    "quartier-latin": ["lilac"],
}


@rule("PP6.1")
def test_the_tile_left_over_starts_the_small_tour():
    state = last_build(3, "build marais", "louvre/red", start=0, houses={"louvre": ["lilac"]})
    assert points(state) == {"lilac": 1}
    assert state.view()["seats"][0]["small"] == 1


@rule("PP6.2")
def test_an_occupied_stop_pays_only_its_own_houses():
    state = position(houses={"luxembourg": ["yellow"], "odeon": ["green", "green"]})
    assert small(state, "luxembourg/red") == {"yellow": 1}
    assert small(position(houses={"louvre": ["grey", "grey"]}), "louvre/red") == {"grey": 2}


@rule("PP6.3", "PP6.4")
def test_an_empty_stop_pays_the_nearest_both_ways_the_rulebooks_picture():
    state = position(houses={"odeon": ["green", "green"], "quartier-latin": ["grey", "green"]})
    assert small(state, "luxembourg/red") == {"green": 3, "grey": 1}


@rule("PP6.3")
def test_the_nearer_stop_alone_pays():
    state = position(houses={"odeon": ["green"], "louvre": ["grey"]})
    assert small(state, "luxembourg/red") == {"green": 1}
    assert small(position(houses={"louvre": ["grey"]}), "luxembourg/red") == {"grey": 1}


@rule("PP6.4")
def test_stops_equally_far_all_pay():
    state = position(houses={"opera": ["grey"], "st-germain": ["green"]})
    assert small(state, "louvre/red") == {"green": 1}
    state = position(
        houses={"palais-royal": ["grey"], "st-germain": ["green"], "tuileries": ["yellow"]}
    )
    assert small(state, "louvre/orange") == {"grey": 1, "green": 1, "yellow": 1}


@rule("PP6.5")
def test_at_an_empty_crossing_both_routes_are_searched_whatever_the_colour():
    state = position(houses={"tuileries": ["grey"], "odeon": ["green"]})
    assert small(state, "louvre/red") == small(state, "louvre/orange") == {"grey": 1}


@rule("PP9.2")
def test_option_only_the_route_of_the_tiles_colour():
    state = position(
        houses={"tuileries": ["grey"], "odeon": ["green"]}, options={"small_tour": "tile_route"}
    )
    assert small(state, "louvre/red") == {"green": 1}
    assert small(state, "louvre/orange") == {"grey": 1}


@rule("PP6.6")
def test_the_bus_does_not_change_routes():
    # Pont Neuf is beside Pompidou, but on other routes than Les Halles.
    state = position(houses={"pont-neuf": ["grey"], "quartier-latin": ["green"]})
    assert small(state, "les-halles/teal") == {"green": 1}


@rule("PP6.7")
def test_an_empty_route_pays_nobody():
    state = position(houses={"bastille": ["grey"]})
    assert small(state, "panthéon/teal".replace("é", "e")) == {}
    after = last_build(3, "build bastille", "pantheon/teal", start=0)
    assert "small_nothing" in kinds(after)
    assert points(after) == {}


@rule("PP7.1", "PP7.9")
def test_the_first_tile_of_a_colour_is_parked():
    state = last_build(3, "build marais", "louvre/red", start=0)
    assert state.view()["parked"] == ["louvre/red"]
    assert "big_tour" not in kinds(state)


@rule("PP7.2", "PP7.3")
def test_the_second_starts_the_big_tour_at_once_and_both_leave():
    houses = {"louvre": ["grey"], "odeon": ["green"]}
    state = last_build(
        3,
        "build marais",
        "opera/red",
        start=0,
        round=3,
        parked=["louvre/red", "concorde/brown"],
        houses=houses,
    )
    assert state.view()["parked"] == ["concorde/brown"]
    # Small tour first: Opéra is empty, the Louvre is two stops off. Then the big tour of red.
    assert points(state) == {"grey": 2, "green": 1}
    told = kinds(state)
    assert (
        told.index("small_tour")
        < told.index("parked")
        < told.index("big_tour")
        < told.index("crossing")
        < told.index("boxed")
    )
    assert state.view()["seats"][1]["big"] == 1


@rule("PP7.4", "PP7.5", "PP7.6")
def test_the_rulebooks_big_tour():
    assert tour(position(houses=BSW), "teal") == {"lilac": 4, "yellow": 3, "green": 1, "grey": 1}


@rule("PP7.4")
def test_a_house_alone_at_a_plain_stop_pays_nothing_the_rulebooks_note():
    assert tour(position(houses={**BSW, "notre-dame": ["grey"]}), "teal") == {
        "lilac": 4,
        "yellow": 3,
        "green": 1,
        "grey": 1,
    }


@rule("PP7.6")
def test_neighbours_without_a_house_at_the_crossing_pay_nothing():
    state = position(
        houses={
            "st-nicolas": ["yellow"],
            "pont-neuf": ["yellow"],
            "les-halles": ["yellow"],
            "hotel-de-ville": ["grey"],
        }
    )
    assert tour(state, "teal") == {"grey": 1}


@rule("PP7.7")
def test_two_houses_at_a_crossing_count_their_neighbours_once():
    state = position(
        houses={"louvre": ["grey", "grey"], "tuileries": ["grey"], "st-germain": ["grey"]}
    )
    assert tour(state, "red") == {"grey": 4}


@rule("PP7.8")
def test_a_house_counts_beside_each_crossing():
    # Pompidou and Hôtel de Ville lie side by side, both crossings of teal;
    # Pont Neuf is beside both.
    state = position(
        houses={"pompidou": ["grey"], "hotel-de-ville": ["grey"], "pont-neuf": ["grey"]}
    )
    assert tour(state, "teal") == {"grey": 6}


def test_previews_say_what_will_be_paid():
    state = position(
        3,
        offer=["marais/orange", "opera/red"],
        turn=2,
        start=0,
        round=3,
        parked=["louvre/red"],
        houses={"louvre": ["grey"]},
    )
    effect = state.preview("build marais")
    assert effect["certain"]
    (left,) = effect["tours"]
    before = state.scores().totals
    after = state.play("build marais").scores().totals
    promised = [small + big for small, big in zip(left["small"], left["big"], strict=True)]
    assert promised == [b - a for a, b in zip(before, after, strict=True)]


@pytest.mark.parametrize(
    "action", ["start grey", "draw louvre/red", "build concorde/brown", 9999, -1]
)
def test_only_legal_actions_have_effects(action):
    state = position(3, offer=["marais/orange", "opera/red"], turn=2, start=0, round=3)
    with pytest.raises(Refused):
        state.preview(action)
