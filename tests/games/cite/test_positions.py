"""Positions made by hand (docs/positions.md): the rulebook's example, every way to write one,
and what contradicts itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lutetia.engine.errors import PositionError
from tests.games.cite.helpers import BLUE, EIGHT, GAME, dealt, ground, piece

rule = pytest.mark.rule

RULEBOOK = {
    "ground": ground(*["*c2", "*b3", "*e1", "*e5", "*f5", "*g4", "*a5", "*b5", "*g7", "*g5", "*g8",
        "*b6", "*d8"]),
    "pieces": [
        piece("L6", "d3 e3 f3 d4 d5 d6", "orange"),  # A: six spaces, one streetlight
        piece("U6", "a1 b1 c1 d1 a2 d2", "orange"),  # B: seven with the annex, three streetlights
        piece("annex", "a3", "orange", of="U6"),
        piece("garden", "e4 f4", "orange"),  # C: two, three streetlights
        piece("P5", "b7 c7 d7 b8 c8"),  # D: five, two
        piece("O4", "e6 f6 e7 f7"),  # E: four, three
        piece("L4", "g6 h6 h7 h8"),  # F: four, three
        piece("I3", "a4 b4 c4"),  # G: three, three
        piece("V3", "h1 g2 h2"),  # H: three in the dark
        piece("painter", "c3"),
    ],
    "reserve": {"orange": ["T4", "S4"], "blue": ["X5"]},
    "postcards": {
        "sacre-coeur": "orange", "bouquinistes": "orange", "jardin-des-plantes": "orange",
        "chartier": "orange without effect",
        "le-peintre": "blue", "levitation": "blue without effect",
        "metropolitain": "blue without effect",
        "lampadaire": "blue without effect",
    },
}  # fmt: skip
"""The example of the rulebook, its buildings laid so that every number of it comes out."""


def lines(data: dict[str, Any], seat: int) -> dict[str, int]:
    """Return the points of a seat by line, postcards by name."""
    return {
        str(n.args.get("card", n.key.rpartition(".")[2])): n.points
        for n in GAME.position(data).scores().lines[seat]
    }


@rule("LC6.1", "LC6.3", "LC6.4", "LC6.5", "LC4.4", "LC4.5")
def test_the_example_of_the_rulebook():
    state = GAME.position(RULEBOOK)
    orange, blue = lines(RULEBOOK, 1), lines(RULEBOOK, 0)
    assert {key: points for key, points in orange.items() if points} == {"light": 33, "group": 15}
    assert {key: points for key, points in blue.items() if points} == {
        "light": 43,
        "group": 13,
        "unbuilt": -3,
        "le-peintre": 4,
    }
    assert state.scores().totals == (57, 48)
    by_piece = {
        p["piece"]: p["points"]
        for n in state.scores().lines[0]
        if n.key == "cite.line.light"
        for p in n.pieces
    }
    assert by_piece == {"P5": 10, "O4": 12, "L4": 12, "I3": 9, "V3": 0}
    assert state.is_over, "nothing that is left in a reserve can be placed"
    assert state.outcome.ranks == (1, 2)
    assert GAME.position({**RULEBOOK, "phase": "over"}).outcome == state.outcome


def test_whatever_is_written_out_is_read_again():
    for state in (
        GAME.position(RULEBOOK),
        GAME.position({}),
        dealt(1),
        dealt(2, cards="random", pool="all"),
    ):
        data = json.loads(json.dumps(state.to_data()))
        assert GAME.position(data) == state
        assert GAME.position(data).options == state.options
        assert GAME.position(dict(reversed(data.items()))) == state


def test_order_and_case_do_not_matter():
    shuffled = {
        **RULEBOOK,
        "ground": "/".join(RULEBOOK["ground"]).upper(),
        "pieces": [
            {
                **one,
                "piece": one["piece"].upper(),
                "cells": " ".join(reversed(one["cells"])).upper(),
                "colour": one["colour"].title(),
            }
            for one in reversed(RULEBOOK["pieces"])
        ],
        "reserve": {"Blue": ["x5"], "Orange": ["s4", "t4"]},
    }
    assert GAME.position(shuffled) == GAME.position(RULEBOOK)


@pytest.mark.parametrize(
    ("fields", "same"),
    [
        ({}, {"phase": "lay"}),
        ({"tiles": []}, {"phase": "lay", "hand": {"blue": 1, "orange": 1}}),
        ({"hand": {"blue": None}}, {"hand": {"blue": 1}}),
        ({"to_act": "orange"}, {"to_act": 1}),
        ({"start": "orange"}, {"start": 1, "to_act": 1}),
        ({"ground": BLUE}, {"ground": BLUE, "phase": "light", "to_act": 0, "start": 0}),
        ({"ground": BLUE, "postcards": list(EIGHT)}, {"ground": BLUE}),
        ({"ground": BLUE, "postcards": None, "pieces": None, "passes": None}, {"ground": BLUE}),
        ({"ground": BLUE, "first": 1}, {"ground": BLUE, "first": "orange", "to_act": "orange"}),
        ({"ground": BLUE, "pool": ["I3", "V3", "L4", "T4", "O4", "S4", "T5", "W5", "X5", "P5", "U6",
            "L6"]}, {"ground": BLUE}),
        ({"phase": "choose", "postcards": ["tour-eiffel"]},
         {"phase": "choose", "options": {"cards": "chosen", "pool": "eiffel"},
             "postcards": {"tour-eiffel": "open"}, "to_act": 1}),
        ({"phase": "choose", "to_act": 1}, {"phase": "choose", "start": 1, "to_act": 1}),
        ({"phase": "cards"}, {"phase": "cards", "options": {"cards": "random", "pool": "base"}}),
        ({"ground": BLUE, "pieces": [piece("T5", "b1 b2 a3 b3 c3")]},
         {"ground": BLUE, "pieces": [{"piece": "T5", "colour": "blue", "at": "a1"}]}),
        ({"ground": BLUE, "pieces": [piece("L6", "a1 a2 a3 b3 c3 d3")]},
         {"ground": BLUE, "pieces": [{"piece": "L6", "colour": "blue", "at": "a1", "turns": 3,
             "cells": "d3,c3,b3,a3,a2,a1"}]}),
        ({"ground": BLUE, "pieces": [piece("garden", "b1 b2")]},
         {"ground": BLUE, "pieces": [{"piece": "garden", "at": "b1", "turns": 1}],
          "postcards": dict.fromkeys(EIGHT, "open") | {"jardin-des-plantes": "blue"}}),
        ({"ground": BLUE, "pieces": [piece("tower", "b1 c1 b2 c2")]},
         {"ground": BLUE, "pieces": [piece("tower", "c2 b2 c1 b1")],
             "postcards": {"tour-eiffel": "blue"},
          "options": {"cards": "random", "pool": "eiffel"}}),
        ({"ground": BLUE, "postcards": {"la-seine": "open"}},
         {"ground": BLUE, "postcards": {"la-seine": "open"},
             "options": {"cards": "random", "pool": "all"}}),
        ({"ground": BLUE, "pieces": [piece("I3", "a1 b1 c1"), piece("annex", "d1")]},
         {"ground": BLUE, "pieces": [piece("I3", "a1 b1 c1"), piece("annex", "d1", of="I3")]}),
    ],
)  # fmt: skip
def test_what_is_left_out_takes_its_usual_value(fields: dict[str, Any], same: dict[str, Any]):
    assert GAME.position(fields) == GAME.position(same)


@rule("LC3.8", "LC3.10")
def test_who_can_do_nothing_is_passed_over():
    nothing = {"ground": BLUE, "postcards": {}}
    assert GAME.position(nothing).is_over
    assert GAME.position(
        {**nothing, "to_act": 0, "reserve": {"orange": ["I3"]}}
    ).is_over  # it fits on no blue space
    assert GAME.position({**nothing, "to_act": 1, "reserve": {"blue": ["I3"]}}).to_act == 0
    assert GAME.position({**nothing, "to_act": 1, "reserve": {"blue": ["I3"]}}).scores().totals == (
        -3,
        0,
    )


@rule("LC3.1")
def test_who_was_first_follows_from_the_tiles():
    tiles = [
        {"colour": "orange", "tile": n + 1, "at": f"{'aceg'[n % 4]}{n // 4 * 2 + 1}"}
        for n in range(8)
    ]
    state = GAME.position({"tiles": tiles, "to_act": "orange", "reserve": {"orange": ["T5"]}})
    assert state.view()["first"] == 1
    assert "pass" in [str(action) for action in state.legal()]
    assert state.view()["seats"][1]["holds"] is False


@pytest.mark.parametrize(
    ("fields", "names"),
    [
        ({"walls": 1}, "walls"),
        ({"game": "paris"}, "game"),
        ({"players": 3}, "players"),
        ({"options": {"pool": "none"}}, "options.pool"),
        ({"options": {"open": True}}, "options.open"),
        ({"options": {"cards": "first"}, "postcards": ["obelisque"]}, "options.cards"),
        ({"options": {"pool": "base"}, "postcards": ["obelisque"]}, "postcards.obelisque"),
        ({"options": {"cards": "first"}, "phase": "choose"}, "options.cards"),
        ({"phase": "light"}, "phase"),
        ({"phase": "over"}, "phase"),
        ({"phase": "lay", "ground": BLUE}, "phase"),
        ({"phase": "hands", "hand": {"blue": 1, "orange": 1}}, "phase"),
        ({"phase": "start", "start": 0}, "start"),
        ({"phase": "start", "reserve": {"blue": ["I3"]}}, "reserve"),
        ({"phase": "cards", "tiles": [{"colour": "blue", "tile": 1, "at": "a1"}]}, "tiles"),
        ({"phase": "choose", "start": 0, "to_act": 1}, "to_act"),
        ({"to_act": 2}, "to_act"),
        ({"to_act": 0, "turn_of": 1}, "to_act"),
        ({"to_act": 1, "phase": "cards"}, "to_act"),
        ({"first": 1}, "first"),
        ({"passes": 1}, "passes"),
        ({"ground": BLUE, "passes": 2}, "passes"),
        ({"tiles": [{"colour": "blue", "tile": 9, "at": "a1"}]}, "tiles.tile"),
        ({"tiles": [{"colour": "blue", "tile": 1, "at": "b1"}]}, "tiles.at"),
        ({"tiles": [{"colour": "blue", "tile": 1, "at": "a1"},
            {"colour": "blue", "tile": 1, "at": "c1"}]}, "tiles"),
        ({"tiles": [{"colour": "blue", "tile": 1, "at": "a1"}], "ground": ["........"] * 8},
            "ground"),
        ({"ground": ["bbbbbbb."] * 8}, "ground"),
        ({"ground": ["bbbbbbbx"] * 8}, "ground"),
        ({"hand": {"blue": 1}, "tiles": [{"colour": "blue", "tile": 1, "at": "a1"}]}, "hand.blue"),
        ({"hand": {"blue": 1}, "ground": BLUE}, "hand.blue"),
        ({"hand": {"blue": 1}, "phase": "choose"}, "hand.blue"),
        ({"reserve": {"blue": ["T5"], "orange": ["T5"]}}, "reserve.orange"),
        ({"reserve": {"green": ["T5"]}}, "reserve"),
        ({"reserve": {"blue": ["T5"]}, "pool": ["T5"]}, "pool"),
        ({"pieces": [piece("I3", "a1 b1 c1")]}, "pieces"),
        ({"ground": BLUE, "pieces": [piece("I3", "a1 b1 d1")]}, "pieces.I3.cells"),
        ({"ground": BLUE, "pieces": [{"piece": "I3", "colour": "blue"}]}, "pieces.I3.cells"),
        ({"ground": BLUE, "pieces": [{"piece": "I3", "colour": "blue", "at": "g1"}]},
            "pieces.I3.at"),
        ({"ground": BLUE, "pieces": [{"piece": "I3", "colour": "blue", "at": "a1", "turns": 2}]},
            "pieces.I3.turns"),
        ({"ground": BLUE, "pieces": [{"piece": "I3", "at": "a1", "cells": ["a1", "b1", "c1"]}]},
            "pieces.I3.colour"),
        ({"ground": BLUE, "pieces": [{**piece("I3", "a1 b1 c1"), "at": "b1"}]}, "pieces.I3.cells"),
        ({"ground": BLUE, "pieces": [piece("I3", "a1 b1 c1"), piece("V3", "b1 a2 b2")]},
            "pieces.V3"),
        ({"ground": BLUE, "pieces": [piece("I3", "a1 b1 c1")] * 2}, "pieces.I3"),
        ({"ground": BLUE, "pieces": [piece("I3", "a1 b1 c1")], "reserve": {"blue": ["I3"]}},
            "pieces.I3"),
        ({"ground": BLUE, "pieces": [piece("statue", "a1")]}, "pieces.statue.facing"),
        ({"ground": BLUE, "pieces": [piece("annex", "a1")]}, "pieces.annex.of"),
        ({"ground": BLUE, "pieces": [piece("annex", "a3", of="I3"), piece("I3", "a1 b1 c1")]},
            "pieces.annex.of"),
        ({"ground": BLUE, "pieces": [piece("annex", "a2", of="I3"),
            piece("I3", "a1 b1 c1", "orange")]}, "pieces.annex.of"),
        ({"ground": BLUE, "pieces": [{"piece": "dancer", "cells": ["a1"]}]},
            "pieces.dancer.colour"),
        ({"ground": BLUE, "pieces": [piece("dancer", "a1")],
            "postcards": {"moulin-rouge": "orange"}}, "pieces.dancer.colour"),
        ({"ground": BLUE, "pieces": [piece("dancer", "a1")], "postcards": {"moulin-rouge": "open"}},
            "pieces.dancer"),
        ({"ground": BLUE, "postcards": {"moulin-rouge": "green"}}, "postcards.moulin-rouge"),
        ({"ground": BLUE, "postcards": {"moulin-rouge": "blue"}}, "postcards.moulin-rouge"),
        ({"ground": BLUE, "postcards": dict.fromkeys(EIGHT, "blue")}, "postcards"),
        ({"ground": BLUE, "postcards": [*EIGHT, "moulin-rouge"]}, "postcards"),
        ({"postcards": {"chartier": "blue"}}, "postcards.chartier"),
        ({"ground": BLUE, "waiting": {"chartier": "blue"}}, "waiting.chartier"),
        ({"ground": BLUE, "waiting": {"levitation": "blue"}}, "waiting"),
        ({"ground": BLUE, "markers": {"river": "north"}}, "markers.river"),
        ({"ground": BLUE, "postcards": {"la-seine": "blue"}}, "markers.river"),
        ({"ground": BLUE, "postcards": {"la-seine": "blue"}, "markers": {"river": "up"}},
            "markers.river"),
        ({"ground": BLUE, "postcards": {"notre-dame": "blue"}, "markers": {"gargoyle": "I3"},
            "pieces": [piece("I3", "a1 b1 c1")]},
         "markers.gargoyle"),
        ({"ground": BLUE, "markers": {"flag": "a1"}}, "markers"),
        ({"ground": BLUE, "fetched": "L6"}, "fetched"),
        ({"ground": BLUE, "fetched": "L6", "reserve": {"blue": ["L6"]}}, "fetched"),
        ({"ground": ["oooooooo"] * 8, "fetched": "L6", "reserve": {"blue": ["L6"]},
            "postcards": {"levitation": "blue"}}, "fetched"),
    ],
)  # fmt: skip
def test_what_contradicts_itself_is_refused_by_field(fields: dict[str, Any], names: str):
    with pytest.raises(PositionError) as caught:
        GAME.position(fields)
    assert str(caught.value).startswith(f"{names}:"), caught.value
