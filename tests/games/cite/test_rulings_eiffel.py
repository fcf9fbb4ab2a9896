"""Rulings on Eiffel and the promos: arch, gargoyle, skull, obelisk, tower, district and river;
and on ties."""

from __future__ import annotations

import pytest

from tests.games.cite.helpers import GAME, city, group, light, line, piece, refused, texts

rule = pytest.mark.rule

HALF = [f"o{c}{r}" for c in "abcdefgh" for r in range(5, 9)]


# --- the arch: D12 --------------------------------------------------------------------------------


@rule("LC5.5")
def test_all_three_spaces_of_the_arch_are_free_and_its_ends_on_ones_colour():
    pieces = [piece("painter", "d4", "orange")]
    state = city(
        "oc1",
        "*g1",
        "me2",
        cards={"arc-de-triomphe": "open", "le-peintre": "orange"},
        pieces=pieces,
    )
    assert refused(state, "use arc-de-triomphe at c4") == "LC3.7"
    assert refused(state, "use arc-de-triomphe at a1") == "LC5.5"  # its end would be orange
    assert refused(state, "use arc-de-triomphe at e2") == "LC5.5"  # or mixed
    assert {"use arc-de-triomphe at b1", "use arc-de-triomphe at f1"} <= set(
        texts(state)
    )  # its centre may be anything
    assert refused(state, "use arc-de-triomphe at g4") == "LC5.5"  # over the edge


@rule("LC5.5", "LC5.13")
def test_the_arch_joins_the_groups_of_its_owner_alone():
    pieces = [
        piece("arch", "d4 e4 f4"),
        piece("I3", "a4 b4 c4"),
        piece("O4", "g4 h4 g5 h5"),
        piece("V3", "e2 d3 e3", "orange"),
    ]
    pieces.append(piece("S4", "e5 e6 f6 f7", "orange"))
    state = city(cards={"arc-de-triomphe": "blue"}, pieces=pieces)
    assert (group(state, 0), group(state, 1)) == (10, 4)


@rule("LC5.13")
def test_the_arch_alone_is_no_group_and_none_is_larger_for_one_elsewhere():
    arch = piece("arch", "d4 e4 f4")
    assert group(city(cards={"arc-de-triomphe": "blue"}, pieces=[arch])) == 0
    state = city(
        cards={"arc-de-triomphe": "blue", "hotel-des-invalides": "blue"},
        pieces=[arch, piece("hotel", "a1")],
    )
    assert group(state) == 1


@rule("LC5.5")
def test_the_arch_is_no_building():
    cards = {
        "arc-de-triomphe": "blue",
        "quartiers-pauvres": "blue",
        "la-seine": "blue",
        "musee-du-louvre": "open",
        "bouquinistes": "open",
    }
    state = city("*b2", cards=cards, markers={"river": "north"}, pieces=[piece("arch", "a1 b1 c1")])
    assert light(state) == line(state, 0, "quartiers-pauvres") == line(state, 0, "la-seine") == 0
    assert texts(state, "use") == [
        "use bouquinistes without effect",
        "use musee-du-louvre without effect",
    ]


# --- the gargoyle: D13 ----------------------------------------------------------------------------


@rule("LC5.4")
def test_the_gargoyle_s_building_joins_both_groups_and_its_light_stays_with_its_owner():
    pieces = [
        piece("I3", "a1 b1 c1"),
        piece("V3", "e1 d1 e2", "orange"),
        piece("O4", "f1 g1 f2 g2", "orange"),
        piece("hotel", "e3"),
    ]
    cards = {"notre-dame": "blue", "hotel-des-invalides": "blue"}
    state = city("*d2", cards=cards, markers={"gargoyle": "V3"}, pieces=pieces)
    assert (group(state, 0), group(state, 1)) == (7, 7)  # it joins I3 and the hotel, and O4
    assert (light(state, 0), light(state, 1)) == (0, 3)


# --- the skull: D14 -------------------------------------------------------------------------------


def haunted(*marks, pieces=(), **fields):
    """Return a city with the skull of blue on c3, an orange space, and a streetlight on c2."""
    cards = {"catacombes": "blue", **fields.pop("cards", {})}
    return city(
        "*c2", "oc3", *marks, cards=cards, markers={"skull": "c3"}, pieces=list(pieces), **fields
    )


@rule("LC5.8", "LC5.11")
def test_the_skull_does_not_keep_its_owner_s_rival_from_building():
    state = haunted("od3", "oe3", reserve={"orange": ["I3"]}, acting=1)
    after = state.play("build I3 at c3")
    assert (light(after, 1), line(after, 0, "catacombes"), line(after, 1, "catacombes")) == (
        3,
        1,
        0,
    )


@rule("LC5.11")
def test_the_space_of_the_skull_is_free_for_statue_dancer_tower_and_ties():
    assert "use le-penseur at c4 facing north" in texts(haunted(cards={"le-penseur": "open"}))
    statue = haunted(cards={"le-penseur": "blue"}, pieces=[piece("statue", "c4", facing="north")])
    assert line(statue, 0, "le-penseur") == 12
    gate = [
        piece("I3", "d1 d2 d3"),
        piece("V3", "a3 b3 a4"),
        piece("garden", "b1 b2"),
        piece("dancer", "c1"),
    ]
    cards = {"moulin-rouge": "blue", "jardin-des-plantes": "blue"}
    narrow = city(
        "oc3", cards={**cards, "catacombes": "blue"}, markers={"skull": "c3"}, pieces=gate
    )
    assert (
        line(narrow, 0, "moulin-rouge") == 64 - 8 - 2
    )  # through c3 to all that is not built on, but a1 and a2
    assert "use tour-eiffel at b2" in texts(haunted(cards={"tour-eiffel": "open"}))
    assert haunted().view()["scores"][1]["free"] == ["c3"]


@rule("LC5.11")
@pytest.mark.parametrize(
    "name", ["painter", "dancer", "streetlight", "obelisk", "statue", "fountain", "arch"]
)
def test_any_other_piece_may_cover_the_skull_and_ends_it(name):
    card = {
        "painter": "le-peintre", "dancer": "moulin-rouge", "streetlight": "lampadaire",
        "obelisk": "obelisque", "statue": "le-penseur",
        "fountain": "fontaine-des-mers", "arch": "arc-de-triomphe",
    }[name]  # fmt: skip
    state = haunted("od3", "oe3", cards={card: "open", "levitation": "open"}, acting=1)
    text = f"use {card} at c3" + (" facing north" if name == "statue" else "")
    after = state.play(text)
    assert line(after, 0, "catacombes") == 0
    assert "c3" in next(p for p in after.view()["pieces"] if p["piece"] == name)["cells"]
    assert after.view()["markers"] == {}
    assert [e.args for e in after.events if e.kind == "skull_gone"] == [{"at": "c3"}]
    assert GAME.position(after.to_data()) == after


@rule("LC5.11")
def test_a_skull_in_the_corner_of_the_board_is_covered_like_any_other():
    cards = {"catacombes": "blue", "le-peintre": "open"}
    state = city("oa1", cards=cards, markers={"skull": "a1"}, acting=1)
    assert state.play("use le-peintre at a1").view()["markers"] == {}


@rule("LC5.11", "LC4.14")
def test_garden_hotel_and_annex_of_the_rival_are_buildings_over_the_skull():
    garden = [piece("garden", "c3 d3", "orange")]
    assert (
        line(haunted(cards={"jardin-des-plantes": "orange"}, pieces=garden), 0, "catacombes") == 1
    )
    hotel = [piece("hotel", "c3", "orange")]
    lit = haunted("*c4", cards={"hotel-des-invalides": "orange"}, pieces=hotel)
    assert (light(lit, 1), line(lit, 0, "catacombes")) == (2, 1)
    annex = [piece("I3", "d3 e3 f3", "orange"), piece("annex", "c3", "orange", of="I3")]
    state = haunted(cards={"bouquinistes": "orange"}, pieces=annex)
    assert (light(state, 1), line(state, 0, "catacombes")) == (4, 2)  # the whole enlarged building


@rule("LC5.11")
def test_a_building_of_the_skull_s_owner_over_it_pays_nothing():
    state = haunted(
        cards={"chartier": "blue", "lampadaire": "open"},
        waiting={"chartier": "blue"},
        reserve={"blue": ["I3"]},
    )
    after = state.play("build I3 at c3")
    assert (light(after, 0), line(after, 0, "catacombes"), line(after, 1, "catacombes")) == (
        3,
        0,
        0,
    )
    assert after.view()["markers"] == {}


@rule("LC5.11")
def test_a_skull_that_is_gone_pays_for_no_building():
    rivals = [piece("I3", "d3 e3 f3", "orange")]
    cards = {"obelisque": "open", "levitation": "open"}
    state = haunted("*d2", "*e2", pieces=rivals, cards=cards, acting=1)
    after = state.play("use obelisque at c3")
    assert (light(after, 1), line(after, 0, "catacombes")) == (6, 0)


@rule("LC5.8")
@pytest.mark.parametrize(("lamps", "points"), [("*c2", 1), ("*c2 *d2", 3), ("*c2 *d2 *e2", 4)])
def test_half_of_the_light_is_rounded_down(lamps, points):
    state = haunted("od3", "oe3", *lamps.split(), pieces=[piece("I3", "c3 d3 e3", "orange")])
    assert line(state, 0, "catacombes") == points


# --- the obelisk: D15 -----------------------------------------------------------------------------


@rule("LC5.1")
def test_the_obelisk_pays_both_for_each_building_once_and_nothing_stands_in_its_way():
    pieces = [
        piece("obelisk", "a1", "orange"),
        piece("L6", "a2 b2 c2 a3 a4 a5"),
        piece("hotel", "b1"),
        piece("I3", "f1 g1 h1", "orange"),
    ]
    state = city(cards={"obelisque": "orange", "hotel-des-invalides": "blue"}, pieces=pieces)
    assert [line(state, seat, "obelisque") for seat in (0, 1)] == [4, 2]
    corner = [
        piece("obelisk", "c3"),
        piece("U6", "c1 d1 e1 f1 c2 f2"),
        piece("X5", "e2 d3 e3 f3 e4"),
        piece("O4", "g4 h4 g5 h5", "orange"),
    ]
    state = city(cards={"obelisque": "blue"}, pieces=corner)
    assert [line(state, seat, "obelisque") for seat in (0, 1)] == [4, 0]
    both = [piece("obelisk", "d4"), piece("V3", "e4 d5 e5")]  # in its row and in its column
    assert line(city(cards={"obelisque": "blue"}, pieces=both), 0, "obelisque") == 2


# --- exact values: hotel, poor quarters, tower, Louvre, river, district ---------------------------


@rule("LC5.3")
@pytest.mark.parametrize(
    ("at", "points"),
    [("a5", 0), ("d8", 0), ("b2", 1), ("g5", 1), ("c6", 2), ("f3", 2), ("d4", 3), ("e5", 3)],
)
def test_the_hotel_by_its_distance(at, points):
    state = city(cards={"hotel-des-invalides": "blue"}, pieces=[piece("hotel", at)])
    assert (line(state, 0, "hotel-des-invalides"), light(state), group(state)) == (points, 0, 1)


@rule("LC5.2")
@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("O4", 0),
        ("O4 I3", 1),
        ("O4 I3 V3", 2),
        ("O4 I3 V3 garden", 4),
        ("O4 I3 V3 garden hotel", 8),
        ("L6", 2),
        ("V3", 2),
    ],
)
def test_the_poor_quarters_by_edges(names, points):
    cells = {
        "O4": "c3 d3 c4 d4",
        "I3": "d1 e1 f1",
        "V3": "b1 a2 b2",
        "garden": "f8 g8",
        "hotel": "h4",
        "L6": "a1 b1 c1 a2 a3 a4",
    }
    state = city(
        cards={"quartiers-pauvres": "blue"},
        pieces=[piece(name, cells[name]) for name in names.split()],
    )
    assert (line(state, 0, "quartiers-pauvres"), line(state, 1, "quartiers-pauvres")) == (points, 0)


@rule("LC5.6")
def test_a_lamp_under_the_tower_counts_twice_beside_buildings_and_as_two_points_for_colours():
    pieces = [
        piece("tower", "d4 e4 d5 e5"),
        piece("garden", "d2 d3"),
        piece("hotel", "c4", "orange"),
    ]
    cards = {"tour-eiffel": "blue", "jardin-des-plantes": "blue", "hotel-des-invalides": "orange"}
    state = city("*d4", "oe4", "me5", cards=cards, pieces=pieces)
    assert (light(state, 0), light(state, 1)) == (4, 2)
    assert [line(state, seat, "tour-eiffel") for seat in (0, 1)] == [2, 2]


@rule("LC5.6")
def test_the_tower_stands_on_any_crossing_with_a_printed_streetlight_and_nothing_on_it():
    pieces = [piece("streetlight", "g7", "orange"), piece("large-lamp", "b7", "orange")]
    cards = {"tour-eiffel": "open", "lampadaire": "orange", "la-grande-lumiere": "orange"}
    state = city("*b2", "*b7", "*h8", cards=cards, pieces=pieces)
    assert texts(state, "use tour-eiffel at") == [
        f"use tour-eiffel at {at}" for at in ("a1", "b1", "a2", "b2")
    ]


@rule("LC5.6")
def test_nothing_is_placed_under_the_tower():
    own = ("lampadaire", "le-peintre", "moulin-rouge", "obelisque", "hotel-des-invalides")
    pieces = [piece("tower", "d4 e4 d5 e5", "orange")]
    cards = {"tour-eiffel": "orange", **dict.fromkeys(own, "open"), "la-grande-lumiere": "open"}
    state = city("*d4", cards=cards, pieces=pieces, reserve={"blue": ["I3"]})
    assert [refused(state, f"use {card} at e5") for card in own] == ["LC3.7"] * len(own)
    assert refused(state, "use la-grande-lumiere at d4") == "LC3.7"
    assert refused(state, "build I3 at e4") == "LC3.7"


@rule("LC5.7")
def test_the_museum_counts_pieces_and_streetlights_as_unoccupied_and_buildings_not():
    pieces = [
        piece("I3", "c3 d3 e3"),
        piece("statue", "d2", "orange", facing="north"),
        piece("arch", "f3 g3 h3"),
        piece("hotel", "b3"),
    ]
    cards = {
        "musee-du-louvre": "blue",
        "le-penseur": "orange",
        "arc-de-triomphe": "blue",
        "hotel-des-invalides": "blue",
    }
    state = city("*c2", cards=cards, markers={"louvre": "I3"}, pieces=pieces)
    assert line(state, 0, "musee-du-louvre") == 7
    at_edge = city(
        cards={"musee-du-louvre": "blue"},
        markers={"louvre": "I3"},
        pieces=[piece("I3", "a1 b1 c1")],
    )
    assert line(at_edge, 0, "musee-du-louvre") == 4


@rule("LC5.9")
@pytest.mark.parametrize(
    ("side", "points"), [("north", [6, 0]), ("east", [0, 3]), ("south", [0, 3]), ("west", [3, 0])]
)
def test_the_river_on_each_side_is_chosen_when_the_card_is_used(side, points):
    pieces = [piece("I3", "a1 b1 c1"), piece("garden", "e1 e2"), piece("V3", "h7 g8 h8", "orange")]
    state = city(
        cards={"la-seine": "open", "jardin-des-plantes": "blue", "lampadaire": "open"},
        pieces=pieces,
    )
    after = state.play(f"use la-seine {side}")
    assert after.view()["seats"][0]["tokens"] == state.view()["seats"][0]["tokens"] - 1
    assert [line(after, seat, "la-seine") for seat in (0, 1)] == points


@rule("LC5.10")
@pytest.mark.parametrize(
    ("quarter", "points"),
    [
        ("north-west", [3, 0]),
        ("north-east", [3, 2]),
        ("south-west", [0, 2]),
        ("south-east", [0, 2]),
    ],
)
def test_the_district_in_each_corner_is_chosen_when_the_card_is_used(quarter, points):
    pieces = [
        piece("I3", "b1 c1 d1"),
        piece("garden", "e1 e2"),
        piece("X5", "e4 d5 e5 f5 e6", "orange"),
    ]
    cards = {"la-liberte": "open", "jardin-des-plantes": "blue", "lampadaire": "open"}
    after = city(cards=cards, pieces=pieces).play(f"use la-liberte {quarter}")
    assert [line(after, seat, "la-liberte") for seat in (0, 1)] == points


# --- ties: D19 ------------------------------------------------------------------------------------

SPENT = {
    **dict.fromkeys(("levitation", "sacre-coeur", "chartier", "le-penseur"), "blue without effect"),
    **dict.fromkeys(("le-peintre", "bouquinistes", "obelisque"), "orange without effect"),
}


@rule("LC6.6", "LC6.7")
def test_visible_means_uncovered_of_the_own_colour_and_not_under_the_tower():
    tower = [piece("tower", "d4 e4 d5 e5", "orange")]
    cards = {**SPENT, "tour-eiffel": "orange"}
    state = city(*HALF, "md4", "*e5", cards=cards, pieces=tower, phase="over")
    assert state.scores().totals == (2, 2)
    assert [len(score["free"]) for score in state.view()["scores"]] == [30, 30]
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((1, 1), "LC6.7")
    mixed = city(*HALF, "md4", "*e5", "ma1", cards=cards, pieces=tower, phase="over")
    assert (mixed.outcome.ranks, mixed.outcome.tiebreak) == ((2, 1), "LC6.6")


@rule("LC6.6")
def test_the_search_counts_visible_free_spaces_as_the_outcome_does():
    """Orange's space e5 lies under the tower, a1 is mixed and h8 a streetlight: 30 spaces to 31,
    at equal points."""
    tower = [piece("tower", "d4 e4 d5 e5", "orange")]
    cards = {**SPENT, "tour-eiffel": "orange"}
    end = city(*HALF, "md4", "*e5", "ma1", cards=cards, pieces=tower, phase="over")
    free = [len(score["free"]) for score in end.view()["scores"]]
    assert free == [29, 30]
    assert [int(GAME.entry_points.tiebreak(end.buffer(), seat)) for seat in range(2)] == free
