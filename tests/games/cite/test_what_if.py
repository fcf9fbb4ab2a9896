"""Plans (LC7.2): the rules' own points of a position with pieces laid on it for trial,
and a reason for whatever could not lie so."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import PlanError
from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from tests.games.cite.helpers import EIGHT, GAME, city, dealt, piece

rule = pytest.mark.rule
FIRST = dict.fromkeys(EIGHT, "open")


def total(state: State, *pieces: dict[str, Any], seat: int = 0, **more: Any) -> int:
    """Return the points of the asker with a plan."""
    return state.what_if(seat, {"pieces": pieces, **more})["scores"][seat]["total"]


def notes(
    state: State, *pieces: dict[str, Any], seat: int = 0, **more: Any
) -> list[tuple[int, str, bool]]:
    """Return place, key and whether it counts of each note."""
    made = state.what_if(seat, {"pieces": pieces, **more})["notes"]
    assert all("{" not in str(note["args"].get("text", "")) for note in made)
    return [
        (note["index"], note["key"].removeprefix("cite.refusal."), note["counted"]) for note in made
    ]


def played(seed: int, steps: int, phase: str = "lay") -> State:
    """Return a random position ``steps`` actions after the beginning of a phase,
    or the end of the game."""
    pick, state, left = random.Random(seed), GAME.new(2, cards="random", pool="all"), steps
    while not state.is_over and (left > 0 or state.to_act == CHANCE):
        state = state.play(
            state.draw(seed) if state.to_act == CHANCE else pick.choice(state.legal())
        )
        left -= phase == "lay" or state.view()["scores"] is not None
    return state


def test_nothing_planned_is_the_score_of_the_position():
    for seed in range(6):
        state = played(seed, 1 + seed, "light")
        answer = state.what_if(0, {})
        assert answer["notes"] == []
        assert answer["scores"] == state.view(0)["scores"]


@rule("LC7.2")
def test_a_legal_action_planned_scores_what_it_scores_when_played():
    """Every kind of action that random games offer, and none of them has a note."""
    tried: Counter[str] = Counter()
    for seed in range(8):
        state = played(seed, 1, "light")
        while not state.is_over:
            for action in state.legal()[:: max(1, len(state.legal()) // 12)]:
                parts = GAME.action_fields(action.code)
                kind = str(parts.get("card", "building"))
                if (
                    parts["act"] in ("build", "use")
                    and state.view()["fetched"] is None
                    and tried[kind] < 6
                ):
                    after, seat = state.play(action), state.to_act
                    answer = state.what_if(seat, {"pieces": [parts]})
                    assert answer["notes"] == [], action
                    assert answer["scores"] == (after.view()["scores"]), action
                    tried[kind] += 1
            state = state.play(random.Random(seed).choice(state.legal()))
    assert len(tried) > 20


def test_a_plan_changes_nothing():
    state = city(cards=FIRST, reserve={"blue": ["I3"]})
    key = state.key()
    state.what_if(0, {"pieces": [{"piece": "I3", "at": "a1"}, {"card": "chartier"}]})
    assert state.key() == key


def test_both_colours_may_be_planned():
    state = city("*a2", "ob2", "oc2", cards=FIRST, reserve={"blue": ["I3"], "orange": ["V3"]})
    answer = state.what_if(
        0,
        {
            "pieces": [
                {"piece": "I3", "at": "a1"},
                {"piece": "V3", "at": "b2", "turns": 2, "colour": "orange"},
            ]
        },
    )
    assert [seat["total"] for seat in answer["scores"]] == [3 + 3, 3 + 3]
    assert [note["index"] for note in answer["notes"]] == [1]  # half of it stands on blue


@rule("LC4.2", "LC4.6")
def test_what_allows_others_may_stand_anywhere_in_a_plan():
    state = city("*b1", "oc1", cards=FIRST, reserve={"blue": ["I3"]})
    building = {"piece": "I3", "at": "a1"}
    assert notes(state, building) == [(0, "on_lamp", True)]
    assert notes(state, building, {"card": "metropolitain"}) == [(0, "rival_ground", True)]
    assert notes(state, building, {"card": "metropolitain"}, {"card": "chartier"}) == []
    assert total(state, building, {"card": "metropolitain"}, {"card": "chartier"}) == 3


@rule("LC4.1")
def test_levitation_in_a_plan():
    state = city(cards=FIRST, reserve={"blue": ["T5"]})
    swap, built = {"card": "levitation", "give": "T5", "get": "L6"}, {"piece": "L6", "at": "a1"}
    assert notes(state, built) == [(0, "not_reserved", True)]
    assert notes(state, built, swap) == []
    assert total(state, built, swap) == 6
    assert notes(state, {"card": "levitation", "give": "I3", "get": "L6"}) == [
        (0, "no_swap", False)
    ]


@rule("LC4.7")
def test_what_belongs_to_a_building_comes_after_it():
    state = city("*d2", cards=FIRST, reserve={"blue": ["I3"]})
    annex = {"card": "bouquinistes", "at": "d1", "side": "west"}
    assert notes(state, annex) == [(0, "no_own_building", False)]
    assert notes(state, annex, {"piece": "I3", "at": "a1"}) == []
    assert total(state, annex, {"piece": "I3", "at": "a1"}) == 4 * 1 + 4


def test_what_cannot_lie_there_does_not_count():
    standing = [piece("V3", "d1 c2 d2", "orange")]
    state = city(
        cards=FIRST | {"lampadaire": "orange"},
        reserve={"blue": ["I3"]},
        pieces=[*standing, piece("streetlight", "h8", "orange")],
    )
    rest = -3
    for plan, why in (
        ({"piece": "I3", "at": "b2"}, "covered"),
        ({"piece": "I3", "at": "g1"}, "off_board"),
        ({"piece": "V3", "at": "a5"}, "not_reserved"),  # it stands elsewhere
        ({"card": "lampadaire", "at": "a1"}, "card_gone"),
        ({"card": "moulin-rouge", "at": "a1"}, "card_gone"),
        ({"card": "jardin-des-plantes", "at": "h1"}, "off_board"),
        ({"card": "le-peintre", "at": "d2"}, "covered"),
    ):
        assert notes(state, plan) == [(0, why, False)], plan
        assert total(state, plan) == rest, plan
    overlapping = [
        {"piece": "I3", "at": "a1", "turns": 1},
        {"card": "jardin-des-plantes", "at": "a3"},
    ]
    assert notes(state, *overlapping) == [(1, "covered", False)]


def test_what_the_rules_would_not_have_counts_with_a_note():
    few = ("le-peintre", "le-penseur", "la-grande-lumiere", "tour-eiffel", "catacombes")
    state = city("ob5", cards=dict.fromkeys(few, "open"))
    for plan, why in (
        ({"piece": "I3", "at": "a1"}, "not_reserved"),
        ({"card": "le-peintre", "at": "b5"}, "not_own_ground"),
        ({"card": "la-grande-lumiere", "at": "c3"}, "not_lamp"),
        ({"card": "tour-eiffel", "at": "c3"}, "no_lamp_under"),
        ({"card": "catacombes", "at": "c3"}, "not_rival_ground"),
        ({"card": "le-penseur", "at": "a1", "side": "north"}, "no_view"),
    ):
        assert notes(state, plan) == [(0, why, True)], plan
    every = [{"card": card, "effect": False} for card in EIGHT]
    assert notes(city(cards=FIRST), *every) == [(i, "no_token", True) for i in range(4, 8)]


def test_an_illegal_plan_takes_nothing_from_the_rival():
    used = FIRST | {"metropolitain": "orange", "lampadaire": "blue"}
    state = city("*b1", "of1", "*g1", "oh1", cards=used, waiting={"metropolitain": "orange"},
        reserve={"blue": ["I3"], "orange": ["V3"]},
                 pieces=[piece("streetlight", "a8")])  # fmt: skip
    rival = {"piece": "V3", "at": "g1", "turns": 3, "colour": "orange"}
    alone = notes(state, rival)
    assert notes(state, {"piece": "I3", "at": "a1"}, rival) == [
        (0, "on_lamp", True),
        *[(1, *rest) for _, *rest in alone],
    ]


def test_what_has_come_true_is_passed_over():
    state = city(cards=FIRST | {"lampadaire": "open"}, reserve={"blue": ["I3"]})
    plan = [
        {"piece": "I3", "at": "a1"},
        {"card": "lampadaire", "at": "b2"},
        {"card": "bouquinistes", "at": "a2", "side": "north"},
    ]
    supposed = total(state, *plan)
    for action in (
        "build I3 at a1",
        "use le-peintre without effect",
        "use lampadaire at b2",
        "use moulin-rouge without effect",
    ):
        state = (
            state.play(action)
            if state.refusal(action) is None
            else state.play("use chartier without effect")
        )
    assert notes(state, *plan) == []
    state = state.play("use bouquinistes at a2 to north")
    assert notes(state, *plan) == []
    assert total(state, *plan) == supposed == state.scores().totals[0]
    assert notes(state, {"card": "bouquinistes", "at": "b1", "side": "north"})[0][1:] == (
        "card_gone",
        False,
    )


@rule("LC1.8", "LC2.2")
def test_tiles_that_may_still_come_can_be_laid_on_trial():
    state = dealt(3, cards="random", pool="all")
    building = {"piece": "O4", "at": "a1"}
    assert notes(state, building) == [(0, "unpaved", True)]
    tiles = [
        {"tile": 8, "at": "a1"},
        {"colour": "orange", "tile": 3, "at": "c1", "turns": 3},
    ]  # b: oo/or, o: lamp to the west
    assert notes(state, building, tiles=tiles) == [(0, "rival_ground", True)]
    assert state.what_if(0, {"tiles": [*tiles, tiles[0] | {"at": "e1"}]})["notes"] == [
        {"index": 2, "of": "tiles", "rule": "LC2.1", "key": "cite.refusal.tile_laid",
            "counted": False,
         "args": {"text": "lay 8 at e1", "at": "e1", "tile": 8}},
    ]  # fmt: skip
    assert notes(state, tiles=[*tiles, {"tile": 1, "at": "c1"}]) == [(2, "square_taken", False)]
    light = state.what_if(0, {"tiles": tiles, "pieces": [building]})["scores"][0]["lines"][0]
    assert (light["key"], light["points"]) == (
        "cite.line.light",
        4,
    )  # the lamp of tile 3, turned thrice, stands on c1


def test_a_tile_that_lies_so_already_is_passed_over():
    state = dealt(3)
    tile = next(
        text
        for text in map(str, state.legal())
        if text.startswith("lay") and text.endswith("at c3 turn 2")
    )
    seat, number = state.to_act, int(tile.split()[1])
    after = state.play(tile)
    plan = {"tiles": [{"colour": ("blue", "orange")[seat], "tile": number, "at": "c3", "turns": 2}]}
    assert after.what_if(seat, plan)["notes"] == []
    assert after.what_if(1 - seat, plan)["notes"] == []


def test_a_plan_is_answered_in_every_phase():
    plan = {
        "pieces": [{"piece": "T5", "at": "c3"}, {"card": "lampadaire", "at": "b2"}],
        "tiles": [{"tile": 1, "at": "a1"}],
    }
    phases = set()
    for cards in ("random", "chosen"):
        pick, state = random.Random(3), GAME.new(2, cards=cards, pool="all")
        while True:
            phases.add(state.view()["phase"])
            for seat in (0, 1):
                answer = state.what_if(seat, plan)
                assert [score["seat"] for score in answer["scores"]] == [0, 1]
                assert all(note["rule"] for note in answer["notes"])
            if state.is_over:
                break
            state = state.play(
                state.draw(5) if state.to_act == CHANCE else pick.choice(state.legal())
            )
    assert phases == {"start", "cards", "choose", "hands", "lay", "light", "over"}


def test_nothing_hidden_enters():
    """Two states that differ only in the rival's hand answer alike."""
    differed = 0
    plan = {"tiles": [{"colour": c, "tile": t,
        "at": f"{'aceg'[t % 4]}{t // 4 * 2 + 1}"} for t in range(1, 9) for c in ("blue", "orange")],
            "pieces": [{"piece": "T5", "at": "c3"},
                {"piece": "L6", "at": "e5", "turns": 2, "colour": "orange"}]}  # fmt: skip
    for seed in range(4):
        for steps in (8, 15, 25):
            state = played(seed, steps)
            for seat in (0, 1):
                buffer = state.buffer()
                GAME.entry_points.resample(buffer, seat, make_rng(steps))
                other = State(GAME, buffer, 2, state.options, ply=state.ply)
                differed += other != state
                assert other.what_if(seat, plan) == state.what_if(seat, plan)
    assert differed > 8


@pytest.mark.parametrize(
    ("plan", "names"),
    [
        ([], "object"),
        ({"walls": []}, "walls"),
        ({"tiles": {}}, "tiles"),
        ({"pieces": "T5"}, "pieces"),
        ({"pieces": [{"piece": "T5", "at": "a1"}] * 41}, "pieces: at most 40"),
        ({"tiles": [{"tile": 1, "at": "a1"}] * 17}, "tiles: at most 16"),
        ({"pieces": [7]}, "pieces[0]"),
        ({"pieces": [{"piece": "Z9", "at": "a1"}]}, "pieces[0].piece"),
        ({"pieces": [{"at": "a1"}]}, "pieces[0].piece"),
        ({"pieces": [{"piece": "T5"}]}, "pieces[0].at"),
        ({"pieces": [{"piece": "T5", "at": "j9"}]}, "pieces[0]"),
        ({"pieces": [{"piece": "T5", "at": "a1 turn 3"}]}, "pieces[0].at"),
        ({"pieces": [{"piece": "T5", "at": "a1", "turns": True}]}, "pieces[0].turns"),
        ({"pieces": [{"piece": "T5", "at": "a1", "turns": -1}]}, "pieces[0].turns"),
        ({"pieces": [{"piece": "O4", "at": "a1", "turns": 3}]}, "pieces[0]"),
        ({"pieces": [{"piece": "T5", "at": "a1", "colour": "red"}]}, "pieces[0].colour"),
        ({"pieces": [{"piece": "T5", "at": "a1", "height": 3}]}, "pieces[0].height"),
        ({"pieces": [{"card": "louvre"}]}, "pieces[0].card"),
        ({"pieces": [{"card": "bouquinistes", "at": "a1"}]}, "pieces[0].side"),
        ({"pieces": [{"card": "notre-dame", "on": "louvre"}]}, "pieces[0]"),
        ({"pieces": [{"card": "levitation", "give": "T5"}]}, "pieces[0].get"),
        ({"tiles": [{"tile": 9, "at": "a1"}]}, "tiles[0].tile"),
        ({"tiles": [{"tile": 0, "at": "a1"}]}, "tiles[0]"),
        ({"tiles": [{"tile": 1, "at": "b1"}]}, "tiles[0]"),
        ({"tiles": [{"tile": 1}]}, "tiles[0].at"),
    ],
)
def test_what_cannot_be_read_is_refused_by_field(plan: Any, names: str):
    with pytest.raises(PlanError) as caught:
        city().what_if(0, plan)
    assert names in str(caught.value)


def test_only_seats_of_games_with_plans_are_answered():
    with pytest.raises(ValueError, match="seats"):
        city().what_if(None, {})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seats"):
        city().what_if(2, {})
    with pytest.raises(PlanError, match="offers no plans"):
        lutetia.game("paris_paris").new(2, seed=1).what_if(0, {})


def test_an_annex_is_planned_on_any_side_of_its_building_and_on_no_other():
    state = lutetia.game("cite").position(
        {
            "options": {"cards": "random", "pool": "all"},
            "ground": ["bbbbbbbb"] * 8,
            "pieces": [
                {"piece": "U6", "colour": "blue", "cells": ["a1", "b1", "c1", "d1", "a2", "d2"]}
            ],
            "postcards": ["bouquinistes"],
        }
    )
    found = {}
    for side in ("north", "east", "south", "west"):
        plan = {"pieces": [{"card": "bouquinistes", "at": "b2", "side": side}]}
        result = state.what_if(0, plan)
        found[side] = (result["scores"][0]["total"], [one["rule"] for one in result["notes"]])
    assert found["north"] == found["west"] == (7, [])
    assert found["east"] == found["south"] == (6, ["LC4.7"])
