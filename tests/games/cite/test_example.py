"""The worked example of the rulebook, and sentences of it that need a whole table: who begins, what
both may do, where pieces may stand."""

from __future__ import annotations

import pytest

from tests.games.cite.helpers import GAME, city, dealt, group, light, line, piece, refused, texts

rule = pytest.mark.rule

# Where exactly everything lay is not known; buildings,
# streetlights and postcards are those of the example.
BOARD = [
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
    "b": "annex",
    "C": "garden",
    "D": "P5",
    "E": "S4",
    "F": "L4",
    "G": "V3",
    "H": "I3",
    "P": "painter",
}


@rule("LC6.1", "LC6.3", "LC6.4", "LC6.5", "LC6.6", "LC4.4", "LC4.5", "LC4.7")
def test_the_worked_example():
    cells: dict[str, list[str]] = {}
    for row, marks in enumerate(BOARD, start=1):
        for column, mark in zip("abcdefgh", marks, strict=True):
            if mark in NAMES:
                cells.setdefault(mark, []).append(f"{column}{row}")
    pieces = [
        piece(NAMES[mark], " ".join(at), "orange" if mark in "ABCb" else "blue")
        for mark, at in cells.items()
    ]
    for one in pieces:
        if one["piece"] == "annex":
            one["of"] = "U6"
    orange = ("sacre-coeur", "bouquinistes", "jardin-des-plantes")
    cards = {
        "le-peintre": "blue",
        **dict.fromkeys(orange, "orange"),
        "levitation": "orange without effect",
    }
    cards |= dict.fromkeys(("metropolitain", "chartier", "lampadaire"), "blue without effect")
    state = GAME.position({
        "phase": "over",
        "ground": ["".join(mark if mark == "*" else "m" for mark in row) for row in BOARD],
        "postcards": cards,
        "pieces": pieces, "reserve": {"blue": ["O4"], "orange": ["T5", "X5"]},
    })  # fmt: skip
    assert state.scores().totals == (57, 48)
    assert [light(state, seat) for seat in (0, 1)] == [43, 33]
    assert [group(state, seat) for seat in (0, 1)] == [13, 15]
    assert [
        next(n.points for n in state.scores().lines[seat] if n.key == "cite.line.unbuilt")
        for seat in (0, 1)
    ] == [-3, 0]
    assert line(state, 0, "le-peintre") == 4
    assert (state.outcome.ranks, state.outcome.tiebreak) == ((1, 2), None)
    assert {p["piece"]: p["points"] for p in state.scores().lines[1][0].pieces} == {
        "L6": 6,
        "U6": 21,
        "garden": 6,
    }
    assert {p["piece"]: p["points"] for p in state.scores().lines[0][0].pieces} == {
        "P5": 10,
        "L4": 12,
        "S4": 12,
        "V3": 9,
        "I3": 0,
    }


@rule("LC2.5", "LC3.1")
@pytest.mark.parametrize("faster", [0, 1])
def test_whoever_lays_the_eighth_tile_first_begins_the_second_phase_whoever_started(faster):
    state = dealt(seed=4)
    while state.view()["phase"] == "lay":
        slow = (
            state.to_act != faster
            and texts(state, "take")
            and state.view()["seats"][faster]["laid"] < 8
        )
        state = state.play(
            texts(state, "take" if slow else "pass" if texts(state, "pass") else "lay")[0]
        ).play_chance(seed=4)
    assert state.view()["first"] == state.to_act == faster


@rule("LC3.3")
def test_mixed_spaces_are_for_both_and_colours_for_one():
    ground = ["mmmbbboo", *["oooooooo"] * 7]
    blue = city(
        ground=ground, cards={"sacre-coeur": "open"}, reserve={"blue": ["I3"], "orange": ["V3"]}
    )
    assert texts(blue, "build") == [f"build I3 at {at}1" for at in "abcd"]
    orange = city(
        ground=ground,
        cards={"sacre-coeur": "open"},
        reserve={"blue": ["V3"], "orange": ["I3"]},
        acting=1,
    )
    along = [text for text in texts(orange, "build") if text.endswith("1")]
    assert "build I3 at a1" in along
    assert [refused(orange, f"build I3 at {at}1") for at in "bcdef"] == ["LC3.3"] * 5


OWN = {
    "le-peintre": "", "lampadaire": "", "moulin-rouge": "", "obelisque": "",
    "hotel-des-invalides": "", "bouquinistes": " to east",
    "le-penseur": " facing north",
}  # fmt: skip
RULES = {
    "le-peintre": "LC4.5", "lampadaire": "LC4.8", "moulin-rouge": "LC4.9", "obelisque": "LC5.1",
    "hotel-des-invalides": "LC5.3",
    "bouquinistes": "LC4.7", "le-penseur": "LC4.11",
}  # fmt: skip


@rule("LC4.5", "LC4.7", "LC4.8", "LC4.9", "LC4.11", "LC5.1", "LC5.3")
@pytest.mark.parametrize("card", OWN)
def test_a_piece_of_one_space_stands_on_a_free_space_of_ones_own_colour(card):
    own = piece("X5", "d3 c4 d4 e4 d5")
    ground = ["bom*bbbb", *["bbbbbbbb"] * 7]
    cards = {card: "open", "sacre-coeur": "open"}
    state = city(ground=ground, cards=cards, pieces=[own])
    assert [refused(state, f"use {card} at {at}1{OWN[card]}") for at in "bcd"] == [RULES[card]] * 3
    assert refused(state, f"use {card} at d4{OWN[card]}") == "LC3.7"
    assert f"use {card} at c3" in {
        text.partition(" to ")[0].partition(" facing ")[0] for text in texts(state)
    }
    after = state.play(f"use {card} at c3{OWN[card]}")
    assert [p["cells"] for p in after.view()["pieces"] if p["piece"] != "X5"] == [["c3"]]
    assert after.view()["pieces"][1]["colour"] == "blue"
