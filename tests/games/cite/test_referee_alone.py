"""The referee of La Cité by the examples and the exact values of its sources."""

from __future__ import annotations

import pytest

from .referee import Foul, Referee, judge
from .referee_parts import (
    ALL_SPACES,
    BUILDINGS,
    DRAWINGS,
    EIFFEL,
    POOLS,
    SEATS,
    SQUARES,
    TILES,
    orientations,
)
from .referee_points import points_of

GROUND = {"o": "orange", "b": "blue", "m": "mixed", "*": "lamp"}
MIXED = ["mmmmmmmm"] * 8


def table(ground: list[str], to_act: str = "blue", cards: list[str] | None = None) -> Referee:
    """A position at the beginning of phase 2; nothing but mixed ground
    when there is nothing to say about it."""
    referee = Referee()
    referee.cards = cards or list(POOLS["all"][:8])
    referee.phase = 2
    referee.to_act = to_act
    referee.ground = {
        space: GROUND[mark] for space, mark in zip(ALL_SPACES, "".join(ground), strict=True)
    }
    return referee


def put(referee: Referee, seat: str, name: str, *spaces: str) -> None:
    referee.put_building(seat, name, list(spaces))


def taken(referee: Referee, seat: str, card: str, **on: str) -> None:
    """The card was used with its effect; ``on`` names what now lies on a space."""
    referee.used[card] = seat
    referee.effect[card] = seat
    referee.on.update(on)


def uses(referee: Referee, card: str) -> set[str]:
    return {
        text.removeprefix(f"use {card} ")
        for text in referee.legal_texts()
        if text.startswith(f"use {card} ")
    } - {"without effect"}


# --- the worked example of the rulebook -----------------------------------------------------------

EXAMPLE = [
    ".DD.....",
    "PDDAAAA.",
    ".*D*..A.",
    ".FFFB.AB",
    ".F*bBBBB",
    "*EE*CC*G",
    "EE...*GG",
    "..HHH..*",
]
NAMES = {
    "A": "L6",
    "B": "U6",
    "b": "U6",
    "C": "garden",
    "D": "P5",
    "E": "S4",
    "F": "L4",
    "G": "V3",
    "H": "I3",
}


def the_example() -> Referee:
    """A position with the buildings, streetlights and cards of the example;
    where exactly they lay there is not known."""
    referee = table([row.translate(dict.fromkeys(map(ord, "ABCDEFGHPb."), "m")) for row in EXAMPLE])
    places: dict[str, list[str]] = {}
    for space, mark in zip(ALL_SPACES, "".join(EXAMPLE), strict=True):
        if mark in NAMES:
            places.setdefault(NAMES[mark], []).append(space)
    for mark, name in NAMES.items():
        put(referee, "orange" if mark in "ABCb" else "blue", name, *places[name])
    taken(referee, "orange", "sacre-coeur")
    taken(referee, "blue", "le-peintre", a2="painter")
    referee.reserve = {"blue": ["O4"], "orange": ["T5", "X5"]}
    return referee


def test_the_worked_example() -> None:
    referee = the_example()
    assert referee.lines("orange") == {"light": 33, "group": 15, "unbuilt": 0}
    assert referee.lines("blue") == {"light": 43, "group": 13, "unbuilt": -3, "le-peintre": 4}
    assert referee.scores() == [57, 48]
    assert referee.ranks() == [1, 2]
    assert referee.tiebreak() is None


def test_the_buildings_of_the_worked_example_have_the_shapes_of_the_pieces() -> None:
    for name, spaces in the_example().buildings.items():
        kept = [space for space in spaces if space != "d5"]
        left, top = min(space[0] for space in kept), min(space[1] for space in kept)
        right, bottom = max(space[0] for space in kept), max(space[1] for space in kept)
        columns, rows = "abcdefgh", "12345678"
        drawing = [
            "".join(
                "#" if column + row in kept else "."
                for column in columns[columns.index(left) : columns.index(right) + 1]
            )
            for row in rows[rows.index(top) : rows.index(bottom) + 1]
        ]
        assert drawing in orientations(name)


# --- components -----------------------------------------------------------------------------------


def test_tiles_and_pieces_have_the_stated_numbers() -> None:
    marks = "".join(TILES.values())
    assert [marks.count(mark) for mark in "orm*"] == [16, 7, 5, 4]
    sizes = ["".join(DRAWINGS[piece]).count("#") for piece in BUILDINGS]
    assert sizes == [3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6]
    assert [len(orientations(piece)) for piece in BUILDINGS] == [2, 4, 4, 4, 1, 2, 4, 4, 1, 4, 4, 4]
    assert [len(POOLS[pool]) for pool in ("base", "eiffel", "all")] == [12, 20, 22]
    assert len(SQUARES) == 16
    assert orientations("V3")[1] == ["#.", "##"]


def test_a_tile_is_turned_clockwise() -> None:
    referee = Referee()
    for line in ("~ start blue", "~ hand blue 3", "~ hand orange 4", "blue lay 3 at c3 turn 1"):
        referee.play(line)
    assert [referee.ground[space] for space in ("c3", "d3", "c4", "d4")] == [
        "blue",
        "blue",
        "orange",
        "lamp",
    ]
    assert referee.to_act == "~"
    assert len(referee.legal_texts()) == 7


# --- placing --------------------------------------------------------------------------------------

OWN_CORNER = ["bbbmmmmm", "b*bommmm", "bbbommmm", "oommmmmm"] + ["mmmmmmmm"] * 4


def test_metropolitain_and_chartier_serve_where_they_are_needed() -> None:
    referee = table(OWN_CORNER)
    referee.reserve["blue"] = ["X5"]
    assert "build X5 at a1" not in referee.legal_texts()
    assert "build X5 at b2" not in referee.legal_texts()
    referee.ready["blue"] = ["metropolitain"]
    assert "build X5 at a1" in referee.legal_texts()
    referee.ready["blue"] = ["metropolitain", "chartier"]
    assert "build X5 at b2" in referee.legal_texts()
    assert "build X5 at a2" in referee.legal_texts()
    referee.play("blue build X5 at b2")
    assert referee.ready["blue"] == ["metropolitain"]


def test_passing_is_only_for_those_who_could_build_with_a_held_card_alone() -> None:
    ground = ["oooooooo"] * 6 + ["obb*oooo", "oooooooo"]
    referee = table(ground)
    referee.reserve["blue"] = ["I3"]
    referee.ready["blue"] = ["metropolitain"]
    referee.used = dict(zip(referee.cards, SEATS * 4, strict=True))
    assert referee.legal_texts() == {"build I3 at b7", "pass"}
    referee.play("blue pass")
    assert referee.over
    assert referee.lines("blue")["unbuilt"] == -3


def test_levitation_builds_at_once() -> None:
    referee = table(["bbbooooo"] + ["oooooooo"] * 7)
    referee.reserve["blue"] = ["X5"]
    referee.common = ["I3", "O4"]
    assert uses(referee, "levitation") == {"X5 for I3"}
    referee.play("blue use levitation X5 for I3")
    assert referee.legal_texts() == {"build I3 at a1"}
    referee.play("blue build I3 at a1")
    assert (referee.reserve["blue"], sorted(referee.common), referee.to_act) == (
        [],
        ["O4", "X5"],
        "orange",
    )


def test_the_annex_joins_each_neighbouring_building_once() -> None:
    referee = table(["bbbbbbbb"] * 8, cards=POOLS["base"][4:])
    put(referee, "blue", "L4", "b1", "c1", "c2", "c3")
    put(referee, "blue", "garden", "a3", "a4")
    assert "at b2 to north" in uses(referee, "bouquinistes")
    assert "at b2 to east" not in uses(referee, "bouquinistes")
    assert {"at b3 to east", "at b3 to west"} <= uses(referee, "bouquinistes")


def test_tower_arch_statue_and_large_lamp() -> None:
    referee = table(["b*bmmmmm"] + ["oooooooo"] * 7, cards=[*POOLS["all"][10:12], *EIFFEL])
    assert uses(referee, "tour-eiffel") == {"at a1", "at b1"}
    assert uses(referee, "arc-de-triomphe") == {"at a1"}
    assert uses(referee, "la-grande-lumiere") == {"at b1"}
    assert uses(referee, "le-penseur") == {
        f"at {space} facing {side}"
        for space, side in (
            ("a1", "east"),
            ("a1", "south"),
            ("c1", "east"),
            ("c1", "south"),
            ("c1", "west"),
        )
    }


# --- exact values ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "bonus"),
    [("a5", 0), ("d8", 0), ("b2", 1), ("f3", 2), ("d4", 3), ("e5", 3), ("g5", 1)],
)
def test_the_hotel_earns_its_distance(space: str, bonus: int) -> None:
    referee = table(MIXED)
    put(referee, "blue", "hotel", space)
    taken(referee, "blue", "hotel-des-invalides")
    assert referee.lines("blue") == {
        "light": 0,
        "group": 1,
        "unbuilt": 0,
        "hotel-des-invalides": bonus,
    }


def test_the_poor_quarters_by_edges() -> None:
    referee = table(MIXED)
    taken(referee, "orange", "quartiers-pauvres")
    found = []
    for name, *spaces in (
        ["O4", "c3", "d3", "c4", "d4"],
        ["I3", "d1", "e1", "f1"],
        ["V3", "a1", "b1", "a2"],
        ["garden", "f8", "g8"],
        ["L", "h4"],
    ):
        put(referee, "orange", name, *spaces)
        found.append(referee.lines("orange")["quartiers-pauvres"])
    assert found == [0, 1, 2, 4, 8]
    assert "quartiers-pauvres" not in referee.lines("blue")


def test_the_tower_doubles_streetlights_and_pays_colours() -> None:
    referee = table(["mmmmmmmm", "m*bmmmmm", "mbommmmm"] + ["mmmmmmmm"] * 5)
    put(referee, "blue", "garden", "a1", "a2")
    assert referee.lines("blue")["light"] == 2
    taken(referee, "orange", "tour-eiffel", b2="tower", c2="tower", b3="tower", c3="tower")
    assert referee.lines("blue") == {"light": 4, "group": 2, "unbuilt": 0, "tour-eiffel": 4}
    assert referee.lines("orange")["tour-eiffel"] == 2
    taken(referee, "blue", "le-peintre", b1="painter")
    assert points_of(referee, "blue")["le-peintre"] == 0


def test_louvre_counts_neighbours_without_buildings() -> None:
    referee = table(["mmmmmmmm", "m*mmmmmm"] + ["mmmmmmmm"] * 6)
    put(referee, "blue", "I3", "a1", "b1", "c1")
    put(referee, "orange", "garden", "d1", "d2")
    taken(referee, "blue", "musee-du-louvre", c2="statue")
    referee.museum = "I3"
    assert referee.lines("blue")["musee-du-louvre"] == 3


def test_catacombs_pay_half_and_only_for_the_rival_s_building() -> None:
    referee = table(["*mmmmmmm"] + ["mmmmmmmm"] * 7)
    put(referee, "orange", "I3", "b1", "c1", "d1")
    taken(referee, "blue", "catacombes")
    referee.skull = "c1"
    assert referee.lines("blue")["catacombes"] == 1
    assert referee.lines("orange")["light"] == 3
    referee.owner["I3"] = "blue"
    assert referee.lines("blue")["catacombes"] == 0


def test_seine_and_liberty_pay_both() -> None:
    referee = table(MIXED)
    taken(referee, "blue", "la-seine")
    taken(referee, "orange", "la-liberte")
    referee.riverside, referee.district = "north", "north-west"
    put(referee, "blue", "I3", "b1", "c1", "d1")
    put(referee, "blue", "U6", "d3", "e3", "f3", "g3", "d4", "g4")
    put(referee, "orange", "garden", "e1", "e2")
    assert (referee.lines("blue")["la-seine"], referee.lines("blue")["la-liberte"]) == (3, 5)
    assert (referee.lines("orange")["la-seine"], referee.lines("orange")["la-liberte"]) == (3, 0)


def test_the_large_streetlight_stops_at_buildings_only() -> None:
    referee = table(MIXED)
    taken(referee, "blue", "la-grande-lumiere", d4="large", d3="dancer")
    put(referee, "blue", "V3", "d2", "e1", "e2")
    put(referee, "orange", "garden", "e4", "e5")
    put(referee, "blue", "hotel", "f4")
    put(referee, "orange", "I3", "a4", "b4", "b3")
    assert (referee.lines("blue")["light"], referee.lines("orange")["light"]) == (3, 5)


def test_the_statue_pays_four_sides_and_four_corners() -> None:
    referee = table(["m*mmmmmm"] + ["mmmmmmmm"] * 7)
    taken(referee, "blue", "le-penseur", b2="statue")
    referee.facing = "north"
    assert referee.lines("blue")["le-penseur"] == 12
    referee.on["c2"], referee.on["a1"] = "dancer", "painter"
    assert referee.lines("blue")["le-penseur"] == 9
    referee.on["b1"] = "large"
    assert referee.lines("blue")["le-penseur"] == 0


def test_gargoyle_and_arch_count_for_the_group_of_their_taker() -> None:
    referee = table(["mmmm*mmm"] + ["mmmmmmmm"] * 7)
    taken(referee, "blue", "arc-de-triomphe", d1="arch", e1="arch", f1="arch")
    assert referee.lines("blue")["group"] == 0
    put(referee, "blue", "garden", "b1", "c1")
    put(referee, "orange", "I3", "g1", "g2", "g3")
    assert (referee.lines("blue")["group"], referee.lines("orange")["group"]) == (5, 3)
    taken(referee, "blue", "notre-dame")
    referee.gargoyle = "I3"
    assert (referee.lines("blue")["group"], referee.lines("orange")["group"]) == (8, 3)
    put(referee, "orange", "hotel", "e2")
    assert referee.lines("orange")["light"] == 0


def test_a_tie_goes_to_the_free_spaces_and_then_is_shared() -> None:
    referee = table(["boommmmm"] + ["mmmmmmmm"] * 7)
    assert (referee.ranks(), referee.tiebreak()) == ([2, 1], "LC6.6")
    referee.on["b1"] = "tower"
    assert (referee.ranks(), referee.tiebreak()) == ([1, 1], "LC6.7")


def test_a_foul_is_noticed() -> None:
    with pytest.raises(Foul, match="not among"):
        judge('game = "cite"\nplayers = 2\nactions = ["~ start blue", "~ hand orange 1"]')
    with pytest.raises(Foul, match="is to act"):
        judge(
            'game = "cite"\nplayers = 2\nactions = ["~ start blue", "~ hand blue 1", '
            '"~ hand orange 1", "orange take T5"]'
        )
