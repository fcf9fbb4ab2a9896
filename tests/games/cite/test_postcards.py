"""Chapters LC4 and LC5: every postcard, its placement, its effect, its score;
and the rulings on how they meet."""

from __future__ import annotations

import pytest

from lutetia.games.cite.material import BUILDINGS
from tests.games.cite.helpers import city, group, light, line, piece, refused, texts

rule = pytest.mark.rule


@rule("LC4.1")
def test_levitation_swaps_and_places_at_once():
    state = city(cards={"levitation": "open", "lampadaire": "open"}, reserve={"blue": ["T5"]})
    after = state.play("use levitation T5 for L6")
    assert after.to_act == 0
    assert after.view()["fetched"] == "L6"
    assert "T5" in after.view()["pool"]
    assert all(text.startswith("build L6") for text in texts(after))
    assert after.play("build L6 at a1").to_act == 1
    assert refused(state, "use levitation L6 for T5") == "LC4.1"
    marks = [
        f"o{c}{r}"
        for c in "abcdefgh"
        for r in range(1, 9)
        if (c, r) not in {("a", 1), ("b", 1), ("c", 1)}
    ]
    narrow = city(*marks, cards={"levitation": "open"}, reserve={"blue": ["T5"]})
    assert texts(narrow, "use levitation") == [
        "use levitation T5 for I3",
        "use levitation without effect",
    ]


@rule("LC4.2")
def test_metropolitain_covers_one_streetlight_later():
    state = city(
        "*b1",
        "*b2",
        cards={"metropolitain": "open", "lampadaire": "open"},
        reserve={"blue": ["I3"], "orange": []},
    )
    assert refused(state, "build I3 at a1") == "LC3.3"
    waiting = state.play("use metropolitain").play("use lampadaire without effect")
    assert waiting.view()["waiting"] == {"metropolitain": "blue"}
    assert "build I3 at a1" in texts(waiting)
    assert refused(waiting, "build I3 at b1 turn 1") == "LC3.3"  # two streetlights
    after = waiting.play("build I3 at a1")
    assert after.view()["waiting"] == {}
    assert light(after) == 3  # b2 still shines, b1 no more


@rule("LC4.3")
def test_the_garden_is_a_building_of_two():
    state = city("*a2", cards={"jardin-des-plantes": "open", "lampadaire": "open"})
    after = state.play("use jardin-des-plantes at a1")
    assert light(after) == 2
    assert group(after) == 2
    assert refused(state, "use jardin-des-plantes at a1 turn 1") == "LC3.3"


@rule("LC4.4")
def test_sacre_coeur_forgives_unbuilt_buildings():
    reserve = {"blue": ["I3", "V3"]}
    assert city(reserve=reserve).scores().totals[0] == -6
    assert city(reserve=reserve, cards={"sacre-coeur": "blue"}).scores().totals[0] == 0
    assert (
        city(reserve=reserve, cards={"sacre-coeur": "blue without effect"}).scores().totals[0] == -6
    )


WALL = [piece("I3", "a2 b2 c2"), piece("V3", "d1 d2 e2")]


@rule("LC4.5")
def test_the_painter_counts_streetlights_within_buildings_and_edges():
    pieces = [piece("painter", "a1"), *WALL, piece("streetlight", "b1")]
    state = city("*c1", "*a3", pieces=pieces, cards={"le-peintre": "blue", "lampadaire": "blue"})
    assert line(state, 0, "le-peintre") == 4
    assert line(state, 1, "le-peintre") == 0


@rule("LC4.6")
def test_chartier_covers_one_space_of_the_rival_later():
    state = city(
        "ob1", "oc1", cards={"chartier": "open", "lampadaire": "open"}, reserve={"blue": ["I3"]}
    )
    waiting = state.play("use chartier").play("use lampadaire without effect")
    assert "build I3 at b1 turn 1" in texts(waiting)
    assert refused(waiting, "build I3 at a1") == "LC3.3"
    assert waiting.play("build I3 at b1 turn 1").view()["waiting"] == {}
    fountain = city(
        "ob1", cards={"chartier": "blue", "fontaine-des-mers": "open"}, waiting={"chartier": "blue"}
    )
    assert fountain.play("use fontaine-des-mers at a1").view()["waiting"] == {}


def test_metropolitain_and_chartier_may_serve_one_building():
    cards = {"metropolitain": "blue", "chartier": "blue"}
    waiting = {"metropolitain": "blue", "chartier": "blue"}
    state = city("*b1", "oc1", cards=cards, waiting=waiting, reserve={"blue": ["I3"]})
    assert state.play("build I3 at a1").view()["waiting"] == {}
    assert state.play("build I3 at a3").view()["waiting"] == waiting


@rule("LC4.7")
def test_the_annex_enlarges_the_building_that_it_faces():
    state = city("*d2", cards={"bouquinistes": "open"}, pieces=[piece("I3", "a1 b1 c1")])
    after = state.play("use bouquinistes at d1 to west")
    assert light(after) == 4  # the streetlight on d2 shines on the annex alone
    assert group(after) == 4
    assert refused(state, "use bouquinistes at h8 to north") == "LC4.7"
    two = city(
        cards={"bouquinistes": "open"}, pieces=[piece("I3", "a1 b1 c1"), piece("V3", "e2 d3 e3")]
    )
    assert texts(two, "use bouquinistes at d2") == ["use bouquinistes at d2 to east"]


@rule("LC4.8")
def test_lampadaire_is_a_streetlight():
    state = city(cards={"lampadaire": "open"}, pieces=[piece("I3", "a1 b1 c1")])
    assert light(state.play("use lampadaire at b2")) == 3
    assert refused(city("ob2", cards={"lampadaire": "open"}), "use lampadaire at b2") == "LC4.8"


@rule("LC4.9")
def test_the_dancer_counts_free_spaces_and_stops_at_every_piece():
    pieces = [piece("dancer", "a1"), *WALL]
    assert line(city(pieces=pieces, cards={"moulin-rouge": "blue"}), 0, "moulin-rouge") == 3
    assert line(city("*b1", pieces=pieces, cards={"moulin-rouge": "blue"}), 0, "moulin-rouge") == 1
    blocked = [*pieces, piece("painter", "c1", "orange")]
    assert (
        line(
            city(pieces=blocked, cards={"moulin-rouge": "blue", "le-peintre": "orange"}),
            0,
            "moulin-rouge",
        )
        == 2
    )


@rule("LC4.10")
def test_the_fountain_pays_each_building_that_touches_it_once():
    pieces = [
        piece("fountain", "d4 e4"),
        piece("I3", "c3 d3 e3"),
        piece("V3", "f4 e5 f5"),
        piece("T4", "a1 a2 b2 a3", "orange"),
    ]
    assert (
        line(city(pieces=pieces, cards={"fontaine-des-mers": "blue"}), 0, "fontaine-des-mers") == 6
    )
    state = city("md4", "oe4", cards={"fontaine-des-mers": "open"})
    assert "use fontaine-des-mers at c4" in texts(state)
    assert refused(state, "use fontaine-des-mers at d4") == "LC4.10"


@rule("LC4.11")
def test_the_statue_counts_what_is_free_around_it():
    cards = {"le-penseur": "blue"}
    assert (
        line(
            city("*d3", pieces=[piece("statue", "d4", facing="north")], cards=cards),
            0,
            "le-penseur",
        )
        == 12
    )
    corner = [piece("statue", "a1", facing="east")]
    assert line(city(pieces=corner, cards=cards), 0, "le-penseur") == 5
    blocked = [*corner, piece("I3", "b1 c1 d1", "orange")]
    assert line(city(pieces=blocked, cards=cards), 0, "le-penseur") == 0
    state = city(cards={"le-penseur": "open"}, pieces=[piece("I3", "b1 c1 d1", "orange")])
    assert refused(state, "use le-penseur at a1 facing east") == "LC4.11"
    assert refused(state, "use le-penseur at a1 facing north") == "LC4.11"
    assert "use le-penseur at a1 facing south" in texts(state)


@rule("LC4.12", "LC4.13")
def test_the_large_streetlight_shines_two_spaces_far_unless_a_building_stands_before():
    cards = {"la-grande-lumiere": "blue"}
    far = [piece("large-lamp", "d4"), piece("I3", "f3 f4 f5")]
    assert light(city("*d4", pieces=far, cards=cards)) == 3
    state = city("*d4", pieces=[*far, piece("L4", "d2 e2 e3 e4", "orange")], cards=cards)
    assert light(state, 0) == 0
    assert light(state, 1) == 4
    assert (
        refused(city(cards={"la-grande-lumiere": "open"}), "use la-grande-lumiere at d4")
        == "LC4.12"
    )


@rule("LC5.1")
def test_the_obelisk_pays_both_for_buildings_in_its_lines():
    pieces = [
        piece("obelisk", "d4"),
        piece("I3", "f4 g4 h4"),
        piece("V3", "e7 d8 e8", "orange"),
        piece("T4", "a1 a2 b2 a3"),
    ]
    state = city(pieces=pieces, cards={"obelisque": "blue"})
    assert [line(state, seat, "obelisque") for seat in (0, 1)] == [2, 2]


@rule("LC5.2")
def test_quartiers_pauvres_by_edges():
    cards = {"quartiers-pauvres": "blue"}
    steps = [piece("I3", "a1 b1 c1"), piece("V3", "h4 g5 h5"), piece("S4", "d6 d7 e7 e8")]
    assert [
        line(city(pieces=steps[:n], cards=cards), 0, "quartiers-pauvres") for n in range(4)
    ] == [0, 2, 4, 8]


@rule("LC5.3")
def test_the_hotel_is_a_building_and_pays_its_distance_to_the_edge():
    state = city("*d5", cards={"hotel-des-invalides": "open", "lampadaire": "open"})
    after = state.play("use hotel-des-invalides at d4")
    assert line(after, 0, "hotel-des-invalides") == 3
    assert light(after) == 1
    assert line(state.play("use hotel-des-invalides at b7"), 0, "hotel-des-invalides") == 1


@rule("LC5.4")
def test_the_gargoyle_lets_both_count_the_building():
    state = city(
        cards={"notre-dame": "open"},
        pieces=[piece("I3", "b1 c1 d1"), piece("V3", "f1 e2 f2", "orange")],
    )
    assert refused(state, "use notre-dame on I3") == "LC5.4"
    after = state.play("use notre-dame on V3")
    assert (group(after, 0), group(after, 1)) == (3, 3)
    pieces = [piece("I3", "c1 d1 e1"), piece("V3", "f1 e2 f2", "orange")]
    touching = city(cards={"notre-dame": "blue"}, markers={"gargoyle": "V3"}, pieces=pieces)
    assert (group(touching, 0), group(touching, 1)) == (6, 3)


@rule("LC5.5")
def test_the_arch_joins_groups_and_shades_its_lamp():
    state = city("*d4", cards={"arc-de-triomphe": "open"})
    after = state.play("use arc-de-triomphe at c4")
    assert group(after) == 0  # no group without a building
    pieces = [piece("arch", "d4 e4 f4"), piece("I3", "a4 b4 c4"), piece("V3", "g4 f5 g5")]
    joined = city("*e4", cards={"arc-de-triomphe": "blue"}, pieces=pieces)
    assert group(joined) == 9
    assert light(joined) == 0
    assert (
        refused(city("oc4", cards={"arc-de-triomphe": "open"}), "use arc-de-triomphe at c4")
        == "LC5.5"
    )


@rule("LC5.6")
def test_the_tower_doubles_its_lamps_and_pays_for_colours_below():
    state = city("*d4", "oe4", cards={"tour-eiffel": "open"}, pieces=[piece("I3", "a4 b4 c4")])
    after = state.play("use tour-eiffel at d4")
    assert light(after) == 6
    assert [line(after, seat, "tour-eiffel") for seat in (0, 1)] == [4, 2]
    assert refused(state, "use tour-eiffel at f6") == "LC5.6"
    assert refused(state, "use tour-eiffel at c4") == "LC3.7"
    pieces = [piece("tower", "d4 e4 d5 e5", "orange"), piece("painter", "c4")]
    painter = city("*d4", cards={"tour-eiffel": "orange", "le-peintre": "blue"}, pieces=pieces)
    assert line(painter, 0, "le-peintre") == 0


@rule("LC5.7")
def test_the_museum_counts_spaces_beside_it_without_other_buildings():
    pieces = [piece("I3", "c3 d3 e3"), piece("V3", "d4 c5 d5", "orange")]
    state = city("*d2", cards={"musee-du-louvre": "open"}, pieces=pieces)
    assert refused(state, "use musee-du-louvre on V3") == "LC5.7"
    assert line(state.play("use musee-du-louvre on I3"), 0, "musee-du-louvre") == 7


@rule("LC5.8")
def test_the_skull_takes_half_of_the_light_above_it():
    state = city(
        "oc3", "*b3", cards={"catacombes": "open", "lampadaire": "open"}, reserve={"orange": ["I3"]}
    )
    assert refused(state, "use catacombes at d3") == "LC5.8"
    marked = state.play("use catacombes at c3")
    assert line(marked, 0, "catacombes") == 0
    orange = [f"o{c}3" for c in "cde"]
    built = city(
        *orange,
        "*b3",
        cards={"catacombes": "blue"},
        markers={"skull": "c3"},
        pieces=[piece("I3", "c3 d3 e3", "orange")],
    )
    assert line(built, 0, "catacombes") == 1
    assert light(built, 1) == 3


@rule("LC5.8")
def test_the_skull_may_lie_in_the_corner_of_the_board():
    state = city(
        *(f"o{c}1" for c in "abc"),
        "*d1",
        cards={"catacombes": "blue"},
        markers={"skull": "a1"},
        pieces=[piece("I3", "a1 b1 c1", "orange")],
    )
    assert line(state, 0, "catacombes") == 1


@rule("LC6.5")
def test_a_used_postcard_is_told_to_its_user_even_where_it_pays_nothing():
    """One that pays both is told to the other only where it pays."""
    state = city(cards={"catacombes": "blue", "la-seine": "blue"}, markers={"river": "south"})
    told = [
        [one.args["card"] for one in lines if "card" in one.args] for lines in state.scores().lines
    ]
    assert told == [["la-seine", "catacombes"], []] or told == [["catacombes", "la-seine"], []]


@rule("LC5.9")
def test_the_seine_pays_both_along_its_edge():
    pieces = [
        piece("I3", "a8 b8 c8"),
        piece("V3", "f7 e8 f8", "orange"),
        piece("O4", "a1 b1 a2 b2"),
    ]
    state = city(cards={"la-seine": "blue"}, markers={"river": "south"}, pieces=pieces)
    assert [line(state, seat, "la-seine") for seat in (0, 1)] == [3, 3]


@rule("LC5.10")
def test_liberty_pays_both_for_her_quarter():
    pieces = [piece("I3", "a1 b1 c1"), piece("V3", "e3 d4 e4", "orange")]
    state = city(cards={"la-liberte": "orange"}, markers={"liberty": "north-west"}, pieces=pieces)
    assert [line(state, seat, "la-liberte") for seat in (0, 1)] == [3, 2]


@rule("LC6.1", "LC6.2")
def test_a_streetlight_counts_once_a_building_and_for_every_building():
    pieces = [piece("V3", "c3 b4 c4"), piece("I3", "b2 c2 d2", "orange")]
    state = city("*b3", pieces=pieces)
    assert (light(state, 0), light(state, 1)) == (3, 3)


@rule("LC6.3")
def test_groups_touch_by_sides():
    assert group(city(pieces=[piece("I3", "a1 b1 c1"), piece("V3", "e2 d3 e3")])) == 3
    assert group(city(pieces=[piece("I3", "a1 b1 c1"), piece("V3", "d1 c2 d2")])) == 6


@rule("LC6.4", "LC6.5")
def test_unbuilt_buildings_cost_three_each():
    statue = [piece("statue", "d4", "orange", facing="north")]
    state = city(
        reserve={"orange": ["I3", "V3", "L6"]}, cards={"le-penseur": "orange"}, pieces=statue
    )
    assert state.scores().totals == (0, -9 + 12)


ALL_SPENT = {
    **dict.fromkeys(
        ("levitation", "lampadaire", "sacre-coeur", "le-penseur"), "blue without effect"
    ),
    **dict.fromkeys(
        ("le-peintre", "bouquinistes", "obelisque", "catacombes"), "orange without effect"
    ),
}


@rule("LC6.6", "LC6.7")
def test_ties_go_to_more_free_spaces_of_ones_colour_then_are_shared():
    half = [f"o{c}{r}" for c in "abcdefgh" for r in range(5, 9)]
    pieces = [piece("T4", "a1 a2 b2 a3"), piece("O4", "g7 h7 g8 h8", "orange")]
    more = city(*half, "od1", cards=ALL_SPENT, pieces=pieces, phase="over")
    assert more.outcome.ranks == (2, 1)
    assert more.outcome.tiebreak == "LC6.6"
    level = city(*half, cards=ALL_SPENT, pieces=pieces, phase="over")
    assert level.outcome.ranks == (1, 1)
    assert level.outcome.tiebreak == "LC6.7"


@rule("LC6.3", "LC5.3")
def test_a_hotel_alone_in_the_corner_is_a_group():
    state = city("oh7", "og8", cards={"hotel-des-invalides": "open"})
    after = state.play("use hotel-des-invalides at h8")
    group = next(one for one in after.scores().lines[0] if one.key == "cite.line.group")
    assert group.points == 1


@rule("LC4.8")
@pytest.mark.parametrize("space", ["a1", "h1", "a8", "h8"])
def test_an_effect_that_is_possible_in_one_corner_only(space):
    marks = [f"o{c}{r}" for c in "abcdefgh" for r in range(1, 9) if f"{c}{r}" != space]
    state = city(*marks, cards={"lampadaire": "open"})
    assert texts(state, "use lampadaire at") == [f"use lampadaire at {space}"]


@rule("LC4.7")
def test_the_annex_between_two_wings_in_the_corner_is_one_action():
    wings = piece("U6", "a1 b1 b2 b3 b4 a4")
    state = city(cards={"bouquinistes": "open"}, pieces=[wings])
    for space, ways in (("a2", ("north", "east")), ("a3", ("east", "south"))):
        assert len(texts(state, f"use bouquinistes at {space}")) == 1
        assert len({state.parse(f"use bouquinistes at {space} to {way}") for way in ways}) == 1


@rule("LC4.1")
@pytest.mark.parametrize("building", BUILDINGS)
def test_no_building_is_exchanged_for_itself(building):
    state = city(cards={"levitation": "open"}, reserve={"blue": [building]})
    assert refused(state, f"use levitation {building} for {building}") == "LC4.1"


@rule("LC4.1")
@pytest.mark.parametrize("fetched", [BUILDINGS[0], BUILDINGS[-1]])
def test_whoever_fetched_a_building_places_it_and_does_not_pass(fetched):
    state = city(cards={"levitation": "open"}, reserve={"blue": [BUILDINGS[1]]})
    after = state.play(f"use levitation {BUILDINGS[1]} for {fetched}")
    assert after.refusal("pass").key == "cite.refusal.must_place"


@rule("LC4.7")
def test_the_annex_at_the_edge_beside_the_last_corner():
    state = city(cards={"bouquinistes": "open"}, pieces=[piece("I3", "f8 g8 h8")])
    assert texts(state, "use bouquinistes at h7") == ["use bouquinistes at h7 to south"]
