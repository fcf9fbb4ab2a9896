"""Single steps that whole games hardly show: the last of a row, the first building,
the edge of the board."""

from __future__ import annotations

import pytest

from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from lutetia.games.cite.material import (
    BUILDINGS,
    CARDS,
    FIRST_LAID,
    LAID_CELL,
    LAID_SIZE,
    N_TURNS,
)
from lutetia.games.cite.rules.actions import ACT, BUILD
from lutetia.games.cite.rules.codes import OK, UNKNOWN
from tests.games.cite.helpers import GAME, city, dealt, line, piece, refused, texts

rule = pytest.mark.rule


def cities(card: str) -> list[State]:
    """Return positions in which ``card`` lies open: an empty blue board,
    and one with two buildings."""
    busy = {"pieces": [piece("I3", "a1 b1 c1"), piece("V3", "g8 h8 h7", "orange")], "acting": 1}
    mixed = ("*c3", "*h1", "od5", "og7", "oh7", "og8", "oh8", "of8", "me5", "oa8", "ob8")
    return [city(cards={card: "open"}), city(*mixed, cards={card: "open"}, **busy)]


@rule("LC3.2", "LC3.5")
@pytest.mark.parametrize("card", CARDS)
def test_every_number_of_a_postcard_is_legal_or_refused(card):
    for state in cities(card):
        buffer, first = state.buffer(), ACT + CARDS.index(card) * 512
        numbers = range(first, first + 512)
        told = {code for code in numbers if not state.game.entry_points.refuse(buffer, code)}
        assert told == set(state.legal_codes()) & set(numbers)
        assert told


@rule("LC3.2")
@pytest.mark.parametrize("building", range(12))
def test_every_number_of_a_building_is_legal_or_refused(building):
    state = city("*c3", "od5", "mh8", "oa1", reserve={"blue": [BUILDINGS[building]]})
    first = BUILD.base + FIRST_LAID[building] * 64
    numbers = range(first, first + N_TURNS[building] * 64)
    buffer = state.buffer()
    told = {code for code in numbers if not state.game.entry_points.refuse(buffer, code)}
    assert told == set(state.legal_codes()) & set(numbers)


@rule("LC4.7")
@pytest.mark.parametrize(
    ("building", "cells", "at"),
    [
        ("U6", "a1 b1 c1 d1 a2 d2", 1 * 8 + 1),  # b2: the building lies to the north and the west
        ("V3", "a1 a2 b2", 1),  # b1: to the south, and to the west in the corner of the board
    ],
)
def test_an_annex_has_one_number_for_each_building(building, cells, at):
    state = city(cards={"bouquinistes": "open"}, pieces=[piece(building, cells)])
    first = ACT + CARDS.index("bouquinistes") * 512 + at
    buffer, verdict = state.buffer(), state.game.entry_points.refuse
    whys = [int(verdict(buffer, first + direction * 64)) for direction in range(4)]
    assert whys.count(0) == 1
    assert whys.count(UNKNOWN) == 1


@rule("LC4.3", "LC4.10", "LC5.12")
@pytest.mark.parametrize("card", ["jardin-des-plantes", "fontaine-des-mers", "arc-de-triomphe"])
def test_nothing_hangs_over_the_edge_or_comes_in_again_on_the_other_side(card):
    state = city(cards={card: "open"})
    whole = [text.split(" at ")[1] for text in texts(state, f"use {card} at")]
    assert whole
    assert not [place for place in whole if place.startswith("h8")]
    over = state.game.entry_points.refuse(state.buffer(), ACT + CARDS.index(card) * 512 + 63)
    assert over not in (OK, UNKNOWN)


@rule("LC5.9")
@pytest.mark.parametrize(
    ("corner", "inside", "outside"),
    [
        ("north-west", "d2 d3 d4", "e2 e3 e4"),
        ("north-east", "e1 e2 e3", "d1 d2 d3"),
        ("south-west", "a5 a6 a7", "e5 e6 e7"),
        ("south-east", "h6 h7 h8", "a6 a7 a8"),
    ],
)
def test_a_quarter_is_sixteen_spaces(corner, inside, outside):
    for cells, wanted in ((inside, True), (outside, False)):
        state = city(cards={"la-liberte": "open"}, pieces=[piece("I3", cells)])
        after = state.play(f"use la-liberte {corner}")
        assert (line(after, 0, "la-liberte") > 0) is wanted


@rule("LC5.10")
@pytest.mark.parametrize(
    ("side", "inside", "outside"),
    [
        ("north", "h1 h2 h3", "a2 a3 a4"),
        ("east", "f8 g8 h8", "e1 f1 g1"),
        ("south", "h8 h7 h6", "h5 h6 h7"),
        ("west", "a1 b1 c1", "b8 c8 d8"),
    ],
)
def test_the_river_runs_along_one_edge(side, inside, outside):
    for cells, wanted in ((inside, True), (outside, False)):
        state = city(cards={"la-seine": "open"}, pieces=[piece("I3", cells)])
        after = state.play(f"use la-seine {side}")
        assert (line(after, 0, "la-seine") > 0) is wanted


@rule("LC4.1")
def test_whichever_building_levitation_fetched_is_the_only_one_to_place():
    state = city(cards={"levitation": "open"}, reserve={"blue": ["T5"]})
    for text in texts(state, "use levitation T5 for"):
        fetched = text.split()[-1]
        assert {one.split()[1] for one in texts(state.play(text))} == {fetched}


@rule("LC3.7", "LC4.8")
@pytest.mark.parametrize("building", range(12))
def test_nothing_is_placed_on_a_building_whichever_it_is(building):
    names = " ".join("abcdefgh"[cell % 8] + str(cell // 8 + 1) for cell in _cells(building))
    name = BUILDINGS[building]
    state = city(cards={"lampadaire": "open"}, pieces=[piece(name, names)])
    for space in names.split():
        assert refused(state, f"use lampadaire at {space}") == "LC3.7"


def _cells(building: int) -> list[int]:
    laid = FIRST_LAID[building]
    return [int(LAID_CELL[laid * 7 + i]) for i in range(LAID_SIZE[laid])]


@rule("LC4.2")
def test_only_what_metropolitain_allowed_is_told():
    cards = {"metropolitain": "open", "lampadaire": "open"}
    state = city("*b1", cards=cards, reserve={"blue": ["I3"], "orange": ["V3"]})
    waiting = state.play("use metropolitain").play("use lampadaire without effect")
    over = waiting.play("build I3 at a1")
    beside = waiting.play("build I3 at a4")
    assert [event.kind for event in over.events].count("spent") == 1
    assert [event.kind for event in beside.events].count("spent") == 0


@rule("LC1.6")
def test_any_tile_may_be_in_a_hand_that_nobody_has_seen():
    state = dealt(seed=1)
    seen = set()
    for seed in range(120):
        buffer = state.buffer()
        GAME.entry_points.resample(buffer, -1, make_rng(seed))
        seen.add(State(GAME, buffer, 2, state.options, ply=state.ply).fields.hand[0])
    assert seen == set(range(8))
