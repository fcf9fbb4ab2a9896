"""What stands behind a score line: its shares are its points, its spaces are those of the rule,
in random games with every postcard."""

from __future__ import annotations

import random

import pytest

from lutetia.engine.actors import CHANCE

from .helpers import GAME, city, ground, piece

SHARED = {"obelisque", "tour-eiffel", "la-seine", "la-liberte"}


@pytest.mark.parametrize("pool", ["base", "eiffel", "all"])
def test_shares_make_the_points(pool: str) -> None:
    told = set()
    for seed in range(6):
        choice = random.Random(seed)
        state = GAME.new(2, seed=seed, cards="random", pool=pool)
        while state.to_act is not None:
            if state.to_act == CHANCE:
                state = state.play(state.draw(choice.randrange(1 << 30)))
                continue
            texts = [action.text for action in state.legal()]
            texts = [
                text for text in texts if text.startswith("use") and "without" not in text
            ] or texts
            state = state.play(choice.choice(texts))
            for seat, lines in enumerate(state.scores().lines):
                for line in lines:
                    shares = [one["points"] for one in line.pieces if "points" in one]
                    if line.key == "cite.line.card":
                        told.add(line.args["card"])
                    if shares or line.key != "cite.line.card":
                        assert sum(shares) == line.points, (line, seat)
                    elif line.points:
                        assert line.pieces, (
                            line
                        )  # edges of the board: which buildings, but no share of one
    assert len(told) > 6


def test_cells_behind_a_line() -> None:
    """LC4.5, LC4.10, LC5.7, LC6.3: what is lit up for the painter, the fountain,
    the museum and the largest group."""
    state = city(
        "*c1",
        "*h8",
        cards={"le-peintre": "blue", "fontaine-des-mers": "blue", "musee-du-louvre": "blue"},
        pieces=[
            piece("painter", "a1"),
            piece("I3", "a3 b3 c3"),
            piece("V3", "d2 d3 e2"),
            piece("fountain", "a4 b4"),
            piece("O4", "g5 h5 g6 h6", "orange"),
        ],
        markers={"louvre": "I3"},
        reserve={"blue": ["T5"]},
    )
    lines = {line.args.get("card", line.key): line for line in state.scores().lines[0]}
    assert lines["le-peintre"].pieces == (
        {"piece": "painter", "cells": ["a1", "c1", "h8"], "points": 4},
    )
    assert lines["fontaine-des-mers"].pieces == (
        {"piece": "I3", "cells": ["a3", "b3", "c3"], "points": 3},
    )
    assert set(lines["musee-du-louvre"].pieces[0]["cells"]) == {
        "a3",
        "b3",
        "c3",
        "a2",
        "b2",
        "c2",
        "a4",
        "b4",
        "c4",
    }
    assert [one["piece"] for one in lines["cite.line.group"].pieces] == ["I3", "V3"]
    assert lines["cite.line.unbuilt"].pieces == ({"piece": "T5", "cells": [], "points": -3},)


def test_free_spaces_that_break_a_tie() -> None:
    """LC6.6: the view names the visible free spaces of each colour."""
    state = city("oa1", "ob1", "mc1", pieces=[piece("I3", "a8 b8 c8")])
    blue, orange = state.view(0)["scores"]
    assert orange["free"] == ["a1", "b1"]
    assert len(blue["free"]) == sum(row.count("b") for row in ground("oa1", "ob1", "mc1")) - 3
