"""Rulings on how postcards meet on the board: areas, statue, streetlights, annex, fountain,
tower, arch, gargoyle, skull, obelisk."""

from __future__ import annotations

import pytest

from tests.games.cite.helpers import city, group, light, line, piece, refused, texts

rule = pytest.mark.rule

CARD = {
    "garden": "jardin-des-plantes", "hotel": "hotel-des-invalides", "annex": "bouquinistes",
    "streetlight": "lampadaire",
    "large-lamp": "la-grande-lumiere", "fountain": "fontaine-des-mers", "statue": "le-penseur",
    "dancer": "moulin-rouge",
    "painter": "le-peintre", "obelisk": "obelisque", "arch": "arc-de-triomphe",
    "tower": "tour-eiffel",
}  # fmt: skip
MORE = {"annex": {"of": "I3"}, "statue": {"facing": "north"}}
GATE = {"garden": "c1 d1", "fountain": "c1 d1", "arch": "c1 d1 e1", "tower": "c1 d1 c2 d2"}


def gated(watcher, name, *marks):
    """Return a city where ``watcher`` stands on a1 and ``name`` in the only way from a1 and b1 to
    the rest, where g1 is a streetlight."""
    wall = piece("garden", "a2 b2") if name == "tower" else piece("I3", "a2 b2 c2")
    pieces = [wall, piece(watcher, "a1")]
    if name:
        pieces.append(
            piece(
                name,
                GATE.get(name, "c1"),
                "orange" if name != "annex" else "blue",
                **MORE.get(name, {}),
            )
        )
    cards = {CARD[p["piece"]]: p["colour"] for p in pieces if p["piece"] in CARD}
    return city("*g1", *marks, pieces=pieces, cards=cards)


# --- the painter and the dancer: D7, D8, D12, D14 -------------------------------------------------


@rule("LC4.5", "LC4.14")
@pytest.mark.parametrize("name", ["garden", "hotel", "annex", "tower"])
def test_buildings_and_the_tower_bound_the_painter(name):
    assert line(gated("painter", name), 0, "le-peintre") == 0


@rule("LC4.5")
@pytest.mark.parametrize("name", ["fountain", "statue", "dancer", "obelisk", "arch"])
def test_no_other_piece_bounds_the_painter(name):
    assert line(gated("painter", name), 0, "le-peintre") == 2


@rule("LC4.5", "LC4.8", "LC4.12")
def test_streetlight_tile_and_large_streetlight_count_two_for_the_painter_and_let_him_pass():
    assert line(gated("painter", "streetlight"), 0, "le-peintre") == 4
    assert line(gated("painter", "large-lamp", "*c1"), 0, "le-peintre") == 4
    assert line(gated("painter", "", "*c1"), 0, "le-peintre") == 4
    assert line(gated("painter", ""), 0, "le-peintre") == 2


@rule("LC4.9")
@pytest.mark.parametrize("name", sorted(set(CARD) - {"dancer"}))
def test_every_piece_bounds_the_dancer(name):
    assert (
        line(gated("dancer", name, *(["*c1"] if name == "large-lamp" else [])), 0, "moulin-rouge")
        == 2
    )


@rule("LC4.9")
def test_a_printed_streetlight_bounds_the_dancer_and_colours_do_not():
    assert line(gated("dancer", "", "*c1"), 0, "moulin-rouge") == 2
    assert (
        line(gated("dancer", "", "oc1", "md1"), 0, "moulin-rouge") == 64 - 3 - 1
    )  # all but the wall and g1


@rule("LC4.5", "LC4.9")
def test_areas_spread_by_sides_only():
    """D7: what touches at a corner alone is another area."""
    pieces = [piece("I3", "b1 b2 b3"), piece("garden", "a4 a5"), piece("painter", "a1")]
    cards = {"le-peintre": "blue", "jardin-des-plantes": "blue"}
    assert line(city("*b4", "*a3", pieces=pieces, cards=cards), 0, "le-peintre") == 2


@rule("LC5.12")
def test_a_streetlight_under_the_arch_neither_shines_nor_counts():
    cards = {"arc-de-triomphe": "orange", "le-peintre": "blue"}
    pieces = [piece("arch", "d4 e4 f4", "orange"), piece("painter", "a1"), piece("I3", "d3 e3 f3")]
    state = city("*e4", pieces=pieces, cards=cards)
    assert (light(state), line(state, 0, "le-peintre")) == (0, 0)


# --- statue and streetlights: D8, D9, D10 ---------------------------------------------------------


@rule("LC4.11", "LC3.7")
def test_the_statue_counts_streetlights_as_free_twelve_at_most():
    statue = [piece("statue", "d4", facing="north")]
    assert (
        line(
            city("*d3", "*c4", "*e5", pieces=statue, cards={"le-penseur": "blue"}), 0, "le-penseur"
        )
        == 12
    )
    state = city("*a2", cards={"le-penseur": "open"})
    assert "use le-penseur at a1 facing south" in texts(state)


@rule("LC4.11", "LC5.6")
def test_the_spaces_under_the_tower_are_not_free_for_the_statue():
    pieces = [piece("tower", "d2 e2 d3 e3", "orange")]
    cards = {"le-penseur": "open", "tour-eiffel": "orange"}
    state = city("*d2", pieces=pieces, cards=cards)
    assert refused(state, "use le-penseur at d4 facing north") == "LC4.11"
    assert line(state.play("use le-penseur at d4 facing west"), 0, "le-penseur") == 12 - 2 - 1
    blocked = [piece("tower", "d2 e2 d3 e3", "orange"), piece("statue", "d4", facing="north")]
    assert (
        line(city("*d2", pieces=blocked, cards={**cards, "le-penseur": "blue"}), 0, "le-penseur")
        == 0
    )


@rule("LC4.8")
def test_the_streetlight_tile_is_no_streetlight_space():
    pieces = [piece("streetlight", "b1", "orange"), piece("statue", "b2", "orange", facing="south")]
    cards = {
        "lampadaire": "orange",
        "le-penseur": "orange",
        "la-grande-lumiere": "open",
        "metropolitain": "blue",
    }
    state = city(
        pieces=pieces, cards=cards, waiting={"metropolitain": "blue"}, reserve={"blue": ["I3"]}
    )
    assert texts(state, "use la-grande-lumiere") == ["use la-grande-lumiere without effect"]
    assert refused(state, "use la-grande-lumiere at b1") == "LC3.7"
    assert refused(state, "build I3 at a1") == "LC3.7"
    assert line(state, 1, "le-penseur") == 12 - 2


@rule("LC4.8", "LC6.2")
def test_the_streetlight_tile_lights_four_neighbours_of_both_players():
    pieces = [
        piece("streetlight", "d4"),
        piece("I3", "d1 d2 d3"),
        piece("V3", "f4 e5 f5", "orange"),
        piece("O4", "b4 c4 b5 c5", "orange"),
    ]
    state = city(pieces=pieces, cards={"lampadaire": "blue"})
    assert (light(state, 0), light(state, 1)) == (3, 4)  # V3 meets it at a corner only


@rule("LC4.12")
def test_light_stops_at_buildings_of_either_player_annexes_included_and_at_nothing_else():
    lamp, far = piece("large-lamp", "d4"), piece("I3", "f3 f4 f5")
    cards = {"la-grande-lumiere": "blue"}
    assert light(city("*d4", pieces=[lamp, far], cards=cards)) == 3
    own = [lamp, far, piece("V3", "e4 e5 d5")]
    assert (
        light(city("*d4", pieces=own, cards=cards)) == 3
    )  # V3 alone, once though two rays meet it
    hotel = [lamp, far, piece("hotel", "e4", "orange")]
    state = city("*d4", pieces=hotel, cards={**cards, "hotel-des-invalides": "orange"})
    assert (light(state, 0), light(state, 1)) == (0, 1)
    annex = [
        lamp,
        far,
        piece("T4", "e1 e2 d2 e3", "orange"),
        piece("annex", "e4", "orange", of="T4"),
    ]
    state = city("*d4", pieces=annex, cards={**cards, "bouquinistes": "orange"})
    assert (light(state, 0), light(state, 1)) == (0, 5)
    for name in ("painter", "dancer", "statue", "streetlight", "obelisk"):
        more = [lamp, far, piece(name, "e4", "orange", **MORE.get(name, {}))]
        state = city("*d4", pieces=more, cards={**cards, CARD[name]: "orange"})
        assert light(state) == (6 if name == "streetlight" else 3), name


# --- annex, garden and hotel: D11, D16 ------------------------------------------------------------


def enlarged(*marks, card="", markers=None, extra=()):
    """Return a city with the garden on c3 and d3, enlarged by the annex on e3,
    and whatever ``card`` places."""
    pieces = [piece("garden", "c3 d3"), piece("annex", "e3", of="garden"), *extra]
    cards = {
        "jardin-des-plantes": "blue",
        "bouquinistes": "blue",
        **({card: "blue"} if card else {}),
    }
    return city(*marks, pieces=pieces, cards=cards, markers=markers or {})


@rule("LC4.7", "LC4.14")
def test_the_annex_counts_for_light_size_and_group():
    assert light(enlarged("*f3", "*c2")) == 6
    assert group(enlarged(extra=[piece("I3", "f3 g3 h3")])) == 6


@rule("LC4.7")
def test_the_annex_counts_for_lines_fountain_district_and_edge():
    assert line(enlarged(card="obelisque", extra=[piece("obelisk", "e8")]), 0, "obelisque") == 2
    assert (
        line(
            enlarged(card="fontaine-des-mers", extra=[piece("fountain", "e4 f4")]),
            0,
            "fontaine-des-mers",
        )
        == 3
    )
    assert (
        line(enlarged(card="la-liberte", markers={"liberty": "north-west"}), 0, "la-liberte") == 2
    )
    assert (
        line(enlarged(card="la-liberte", markers={"liberty": "north-east"}), 0, "la-liberte") == 2
    )
    pieces = [piece("garden", "f3 g3"), piece("annex", "h3", of="garden")]
    cards = {
        "jardin-des-plantes": "blue",
        "bouquinistes": "blue",
        "la-seine": "orange",
        "quartiers-pauvres": "blue",
    }
    state = city(pieces=pieces, cards=cards, markers={"river": "east"})
    assert (line(state, 0, "la-seine"), line(state, 0, "quartiers-pauvres")) == (3, 1)


@rule("LC5.7", "LC4.14")
def test_the_museum_may_be_in_garden_or_hotel_and_grows_with_the_annex():
    assert (
        line(enlarged(card="musee-du-louvre", markers={"louvre": "garden"}), 0, "musee-du-louvre")
        == 8
    )
    state = city(
        cards={"hotel-des-invalides": "blue", "musee-du-louvre": "open"},
        pieces=[piece("hotel", "d4")],
    )
    assert texts(state, "use musee-du-louvre on") == ["use musee-du-louvre on hotel"]
    assert line(state.play("use musee-du-louvre on hotel"), 0, "musee-du-louvre") == 4


@rule("LC5.3", "LC4.14")
def test_the_annex_may_enlarge_the_hotel_and_bring_it_nearer_to_an_edge():
    state = city(
        "*d5",
        cards={"hotel-des-invalides": "blue", "bouquinistes": "open"},
        pieces=[piece("hotel", "d4")],
    )
    after = state.play("use bouquinistes at d3 to south")
    assert (line(after, 0, "hotel-des-invalides"), light(after), group(after)) == (2, 2, 2)


@rule("LC5.4", "LC4.14")
def test_the_gargoyle_may_sit_on_garden_or_hotel():
    pieces = [piece("garden", "a1 b1", "orange"), piece("hotel", "d4", "orange")]
    cards = {"jardin-des-plantes": "orange", "hotel-des-invalides": "orange", "notre-dame": "open"}
    assert texts(city(cards=cards, pieces=pieces), "use notre-dame on") == [
        "use notre-dame on garden",
        "use notre-dame on hotel",
    ]


@rule("LC4.7")
def test_the_annex_belongs_to_the_building_it_faces_and_joins_the_groups_of_both():
    pieces = [piece("I3", "a1 b1 c1"), piece("V3", "e2 d3 e3")]
    state = city("*c2", "*d2", cards={"bouquinistes": "open"}, pieces=pieces)
    assert texts(state, "use bouquinistes at d1") == ["use bouquinistes at d1 to west"]
    assert {"use bouquinistes at e1 to south"} == set(texts(state, "use bouquinistes at e1"))
    between = city(
        cards={"bouquinistes": "open"}, pieces=[piece("I3", "a1 b1 c1"), piece("V3", "f1 e2 f2")]
    )
    assert texts(between, "use bouquinistes at d1") == ["use bouquinistes at d1 to west"]
    both = city(
        "*d2",
        cards={"bouquinistes": "open"},
        pieces=[piece("I3", "a1 b1 c1"), piece("O4", "e1 f1 e2 f2")],
    )
    assert texts(both, "use bouquinistes at d1") == [
        "use bouquinistes at d1 to east",
        "use bouquinistes at d1 to west",
    ]
    east, west = (both.play(f"use bouquinistes at d1 to {side}") for side in ("east", "west"))
    assert (light(east), group(east)) == (5, 8)  # O4 of five spaces
    assert (light(west), group(west)) == (4 + 4, 8)  # I3 of four, and O4 of four beside d2


@rule("LC4.10", "LC4.7")
def test_the_fountain_pays_each_building_once_along_its_whole_outline():
    fountain = piece("fountain", "d4 e4")
    around = [
        piece("U6", "c3 d3 e3 f3 c4 f4"),
        piece("hotel", "d5"),
        piece("garden", "e5 e6"),
        piece("I3", "g3 g4 g5"),
    ]
    cards = {
        "fontaine-des-mers": "blue",
        "hotel-des-invalides": "blue",
        "jardin-des-plantes": "blue",
    }
    assert line(city(pieces=[fountain, *around], cards=cards), 0, "fontaine-des-mers") == 9
    corner = [fountain, piece("hotel", "c3"), piece("garden", "f5 f6", "orange")]
    cards = {
        "fontaine-des-mers": "blue",
        "hotel-des-invalides": "blue",
        "jardin-des-plantes": "orange",
    }
    assert line(city(pieces=corner, cards=cards), 0, "fontaine-des-mers") == 0


@rule("LC7.4")
@pytest.mark.parametrize(
    ("card", "name", "n"),
    [
        ("jardin-des-plantes", "garden", 2),
        ("fontaine-des-mers", "fountain", 2),
        ("arc-de-triomphe", "arch", 3),
    ],
)
def test_turn_0_lies_from_west_to_east_and_turn_1_from_north_to_south(card, name, n):
    state = city(cards={card: "open", "lampadaire": "open"})
    for text, cells in (
        (f"use {card} at c3", [f"{c}3" for c in "cde"[:n]]),
        (f"use {card} at c3 turn 1", [f"c{r}" for r in (3, 4, 5)[:n]]),
    ):
        assert state.play(text).view()["pieces"] == [
            {"piece": name, "colour": "blue", "cells": cells}
        ]
    assert state.parse(f"use {card} at c3 turn 2") == state.parse(f"use {card} at c3")
