"""Chapters LC1 to LC3: setting up, laying, taking, building, passing."""

from __future__ import annotations

from collections import Counter

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games.cite.material import (
    BUILDINGS,
    CARDS,
    DATA,
    LAID,
    PIECES,
    SHAPES,
    TILE_GROUND,
    orientations,
)
from tests.games.cite.helpers import GAME, city, dealt, piece, refused, texts

rule = pytest.mark.rule


@rule("LC1.1")
def test_the_game_is_for_two():
    assert GAME.meta.colours == ("blue", "orange")
    with pytest.raises(ValueError, match="2 players"):
        GAME.new(3)


@rule("LC1.2")
def test_census_of_tiles():
    for seat in (0, 1):
        seen = Counter(
            int(TILE_GROUND[(seat * 8 + tile) * 16 + corner])
            for tile in range(8)
            for corner in range(4)
        )
        assert seen == {1 + seat: 16, 2 - seat: 7, 3: 5, 4: 4}
    first = [int(TILE_GROUND[corner]) for corner in range(4)]
    assert first == [2, 1, 3, 1]  # "room" clockwise: rival, own, own, mixed
    turned = [int(TILE_GROUND[4 + corner]) for corner in range(4)]
    assert turned == [first[2], first[0], first[3], first[1]]


@rule("LC1.3", "LC3.4")
def test_census_of_buildings():
    assert Counter(len(shape) for shape in SHAPES) == {3: 2, 4: 4, 5: 4, 6: 2}
    turns = Counter(PIECES[p] for p, _ in LAID)
    assert [turns[b] for b in BUILDINGS] == [2, 4, 4, 4, 1, 2, 4, 4, 1, 4, 4, 4]
    assert [len(orientations(SHAPES[b], True)) for b in (2, 5, 9, 11)] == [8, 4, 8, 8]


@rule("LC1.4")
def test_which_postcards_are_in_play():
    assert set(dealt().view()["postcards"]) == set(DATA["first_set"]["cards"])
    for pool, n in (("base", 12), ("eiffel", 20), ("all", 22)):
        state = dealt(seed=5, cards="random", pool=pool)
        assert len(state.view()["postcards"]) == 8
        assert set(state.view()["postcards"]) <= set(CARDS[:n])
    state = dealt(cards="chosen", pool="all")
    order = []
    while state.view()["phase"] == "choose":
        order.append(state.to_act)
        state = state.play(state.legal()[-1])
    assert order == [order[0], 1 - order[0]] * 4
    assert len(state.view()["postcards"]) == 8


@rule("LC1.5")
def test_four_tokens_each():
    assert [seat["tokens"] for seat in dealt().view()["seats"]] == [4, 4]


@rule("LC1.6", "LC1.8")
def test_the_hand_is_hidden_and_the_unlaid_tiles_tell_nothing():
    state = dealt()
    own, other, nobody = state.view(0), state.view(1), state.view()
    assert own["seats"][0]["hand"] is not None
    assert other["seats"][0]["hand"] is None
    assert [seat["hand"] for seat in nobody["seats"]] == [None, None]
    assert nobody["seats"][0]["unlaid"] == list(range(1, 9))


@rule("LC1.7")
def test_the_start_player_is_drawn():
    state = GAME.new(2)
    assert state.to_act == CHANCE
    assert texts(state) == ["start blue", "start orange"]


@rule("LC2.1", "LC2.2", "LC2.4")
def test_lay_or_take():
    state = dealt()
    me = state.to_act
    hand = state.view(me)["seats"][me]["hand"]
    assert len(texts(state, "lay")) == 64
    assert all(text.startswith(f"lay {hand} at") for text in texts(state, "lay"))
    assert texts(state, "take") == [f"take {b}" for b in BUILDINGS]
    other = next(n for n in range(1, 9) if n != hand)
    assert refused(state, f"lay {other} at a1") == "LC2.1"
    after = state.play(f"lay {hand} at c3 turn 2").play_chance(seed=1)
    assert after.view()["tiles"] == [
        {"colour": GAME.meta.colours[me], "tile": hand, "at": "c3", "turns": 2}
    ]
    rival = after.view(after.to_act)["seats"][after.to_act]["hand"]
    assert refused(after, f"lay {rival} at c3") == "LC2.2"
    taken = after.play("take T5")
    assert taken.view()["reserve"][GAME.meta.colours[1 - me]] == ["T5"]
    assert refused(taken, "take T5") == "LC2.4"


@rule("LC2.2")
def test_every_square_that_is_paved_is_taken_whichever_tile_lies_there():
    for colour in GAME.meta.colours:
        for number in range(1, 9):
            tiles = [{"colour": colour, "tile": number, "at": "c3"}]
            state = GAME.position({"tiles": tiles, "to_act": "orange"})
            hand = state.view(1)["seats"][1]["hand"]
            assert refused(state, f"lay {hand} at c3") == "LC2.2"


@rule("LC2.3")
def test_the_next_tile_is_drawn_after_laying():
    state = dealt()
    me = state.to_act
    after = state.play(texts(state, "lay")[0])
    assert after.to_act == CHANCE
    assert all(text.startswith(f"hand {GAME.meta.colours[me]} ") for text in texts(after))
    drawn = after.play(texts(after)[0])
    assert drawn.to_act == 1 - me
    assert drawn.events[0].for_viewer(1 - me)["tile"] is None


def laid_out(seed=3):
    """Play tiles only until the first player has laid all eight."""
    state = dealt(seed)
    while state.view()["seats"][state.view()["start"]]["laid"] < 8:
        state = state.play(texts(state, "lay")[0]).play_chance(seed=seed)
    return state


@rule("LC2.5", "LC2.6", "LC3.1")
def test_whoever_has_laid_all_may_pass_or_take():
    state = laid_out()
    first = state.view()["start"]
    state = state.play("take T5")  # the rival, who still has a tile
    assert state.to_act == first
    assert set(texts(state)) == {"pass", *(f"take {b}" for b in BUILDINGS if b != "T5")}
    state = state.play("pass")
    assert refused(state, "pass") == "LC2.5"
    state = state.play(texts(state, "lay")[0])
    assert state.view()["phase"] == "light"
    assert state.to_act == first == state.view()["first"]


@rule("LC2.7")
def test_with_an_empty_pool_one_must_lay():
    state = dealt()
    while texts(state, "take"):
        state = state.play(texts(state, "take")[0])
    assert {text.split()[0] for text in texts(state)} == {"lay"}
    assert refused(state, "pass") == "LC2.7"


@rule("LC2.1", "LC3.2")
def test_what_belongs_to_the_other_phase_is_refused_by_the_rule_of_this_one():
    assert refused(dealt(), "build I3 at a2") == "LC2.1"
    late = city("*c1", "of1", "md2", reserve={"blue": ["I3"], "orange": ["L6"]})
    assert refused(late, "take T5") == "LC3.2"


@rule("LC3.2", "LC3.3")
def test_buildings_cover_own_or_mixed_ground():
    state = city("*c1", "of1", "md2", reserve={"blue": ["I3"], "orange": ["L6"]})
    assert "build I3 at a2" in texts(state)
    assert "build I3 at c2" in texts(state)
    assert refused(state, "build I3 at a1") == "LC3.3"
    assert refused(state, "build I3 at d1") == "LC3.3"
    assert refused(state, "build I3 at g1") == "LC3.3"
    assert refused(state, "build L6 at a2") == "LC3.2"
    after = state.play("build I3 at a2")
    assert after.view()["pieces"] == [
        {"piece": "I3", "colour": "blue", "cells": ["a2", "b2", "c2"]}
    ]


@rule("LC3.5", "LC3.6")
def test_a_postcard_is_used_once_and_costs_a_token():
    state = city(cards={"lampadaire": "open", "le-peintre": "open"})
    after = state.play("use lampadaire at c3")
    assert [seat["tokens"] for seat in after.view()["seats"]] == [3, 4]
    assert after.view()["postcards"]["lampadaire"] == "blue"
    assert refused(after, "use lampadaire at c4") == "LC3.5"
    spent = state.play("use lampadaire without effect")
    assert spent.view()["postcards"]["lampadaire"] == "blue without effect"
    assert spent.view()["pieces"] == []
    none = {
        "lampadaire": "open",
        **dict.fromkeys(
            ("levitation", "chartier", "sacre-coeur", "le-penseur"), "blue without effect"
        ),
    }
    assert refused(city(cards=none, reserve={"blue": ["I3"]}), "use lampadaire at c3") == "LC3.5"


@rule("LC3.7")
def test_covered_spaces_are_not_free():
    state = city(
        cards={"lampadaire": "open"}, pieces=[piece("I3", "a1 b1 c1")], reserve={"blue": ["V3"]}
    )
    assert refused(state, "use lampadaire at b1") == "LC3.7"
    assert refused(state, "build V3 at a1") == "LC3.7"


SPENT = dict.fromkeys(
    ("levitation", "lampadaire", "sacre-coeur", "le-penseur"), "blue without effect"
)
ORANGE_SPENT = dict.fromkeys(
    ("le-peintre", "bouquinistes", "obelisque", "catacombes"), "orange without effect"
)


@rule("LC3.8", "LC3.10")
def test_who_cannot_act_is_passed_over_and_then_the_game_ends():
    state = city(cards={**SPENT, **ORANGE_SPENT}, reserve={"blue": ["I3", "V3"]})
    assert refused(state, "pass") == "LC3.8"
    after = state.play("build I3 at a1")
    assert after.to_act == 0
    assert [e.kind for e in after.events] == ["built", "passed"]
    end = after.play("build V3 at c3")
    assert end.is_over
    assert end.outcome.reason == "played_out"


@rule("LC3.8")
def test_a_building_that_fits_the_last_row_alone_can_be_placed():
    marks = ("oa8", "ob8", "oc8")
    state = city(
        *marks, cards={**SPENT, **ORANGE_SPENT}, reserve={"blue": ["V3"], "orange": ["I3"]}
    )
    after = state.play(texts(state, "build V3")[0])
    assert after.to_act == 1
    assert texts(after) == ["build I3 at a8"]


@rule("LC3.8")
@pytest.mark.parametrize("building", BUILDINGS)
def test_one_building_of_any_shape_is_enough_to_act(building):
    mine = "V3" if building != "V3" else "I3"
    state = city(
        *(f"o{c}{r}" for c in "efgh" for r in range(1, 9)),
        cards={**SPENT, **ORANGE_SPENT},
        reserve={"blue": [mine], "orange": [building]},
    )
    after = state.play(f"build {mine} at a1")
    assert after.to_act == 1
    assert {text.split()[1] for text in texts(after)} == {building}


@rule("LC3.1", "LC3.8", "LC3.10")
@pytest.mark.parametrize(
    ("reserve", "acts", "kinds"),
    [
        ({"blue": ["I3"]}, 0, ["laid", "phase"]),
        ({"orange": ["I3"]}, 1, ["laid", "phase", "passed"]),
        ({}, None, ["laid", "phase", "passed", "passed", "over"]),
    ],
)
def test_with_the_last_tile_too_who_cannot_act_is_passed_over(reserve, acts, kinds):
    """Without postcards blue, who laid eight tiles first, needs a building to begin."""
    squares = [f"{column}{row}" for row in "1357" for column in "aceg"]
    tiles = [(colour, number) for colour in ("blue", "orange") for number in range(1, 9)]
    laid = [
        {"colour": colour, "tile": number, "at": at}
        for (colour, number), at in zip(tiles[:-1], squares, strict=False)
    ]
    state = GAME.position(
        {"tiles": laid, "to_act": "orange", "postcards": {}, "reserve": reserve}
    ).play("lay 8 at g7")
    assert state.to_act == acts
    assert [event.kind for event in state.events] == kinds
    assert GAME.position(state.to_data()) == state


@rule("LC3.9")
def test_an_unused_metropolitain_may_be_left_unused():
    cards = {**SPENT, **ORANGE_SPENT, "metropolitain": "blue"}
    del cards["le-penseur"]
    marks = [
        f"o{c}{r}" for c in "abcdefgh" for r in range(1, 9) if (c, r) not in {("a", 1), ("b", 1)}
    ]
    state = city(
        *marks, "*c1", cards=cards, reserve={"blue": ["I3"]}, waiting={"metropolitain": "blue"}
    )
    assert texts(state) == ["build I3 at a1", "pass"]
    assert state.play("pass").is_over


@rule("LC2.1", "LC2.5")
def test_no_other_number_is_an_action():
    """Every number below and between the actions, with a tile in hand, without one,
    and in the second phase."""
    tiles = [
        {"colour": "orange", "tile": n + 1, "at": f"{'aceg'[n % 4]}{n // 4 * 2 + 1}"}
        for n in range(8)
    ]
    for state in (
        dealt(1),
        GAME.position({"tiles": tiles, "to_act": "orange"}),
        city(reserve={"blue": ["T5"]}, cards={"levitation": "open"}),
    ):
        legal, buffer = set(state.legal_codes()), state.buffer()
        allowed = {
            code for code in range(-700, 33000) if GAME.entry_points.refuse(buffer, code) == 0
        }
        assert allowed == legal


@rule("LC6.8")
def test_no_points_are_shown_while_tiles_are_laid():
    """A building taken early costs nothing that anybody is shown, until the last tile lies."""
    state = dealt(seed=3)
    state = state.play(texts(state, "take")[0])
    shown = state.scores()
    assert (shown.totals, shown.lines) == ((0, 0), ((), ()))
    assert state.view()["scores"] is None
    while state.view()["phase"] == "lay":
        assert state.scores() == shown
        state = state.play(texts(state, "lay")[0] if texts(state, "lay") else "pass").play_chance(
            seed=3
        )
    taker = next(seat for seat in (0, 1) if state.view(seat)["reserve"][GAME.meta.colours[seat]])
    unbuilt = [line for line in state.scores().lines[taker] if line.key == "cite.line.unbuilt"]
    assert [line.points for line in unbuilt] == [-3]


@rule("LC1.4")
def test_a_postcard_that_cannot_be_chosen_is_refused_with_its_reason():
    state = dealt(cards="chosen", pool="base").play("choose levitation")
    no = state.refusal("choose levitation")
    assert (no.rule, no.key) == ("LC1.4", "cite.refusal.card_chosen")
    assert str(no).startswith("LC1.4: That postcard is in play already: Lévitation.")
    no = state.refusal("choose tour-eiffel")
    assert (no.rule, no.key) == ("LC1.4", "cite.refusal.card_elsewhere")
    assert no.args["card"] == "tour-eiffel"
    assert dealt().refusal("choose levitation").key == "cite.refusal.not_this_phase"
