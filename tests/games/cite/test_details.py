"""Single steps of the rules, each shown by itself at the edges of the board and of the lists."""

from __future__ import annotations

import pytest

from lutetia.engine.rng import make_rng
from tests.games.cite.helpers import GAME, city, dealt, group, light, line, piece, texts

rule = pytest.mark.rule


def behind(state, seat, card):
    """Return the pieces that a postcard's line names."""
    own = next(n for n in state.scores().lines[seat] if n.args.get("card") == card)
    return [part["piece"] for part in own.pieces]


@rule("LC5.2")
@pytest.mark.parametrize(
    "cells",
    ["d1 e1 f1", "d8 e8 f8", "a4 a5 a6", "h3 h4 h5"],
    ids=["north", "south", "west", "east"],
)
def test_every_edge_counts_for_the_poor_quarters_and_is_named(cells):
    away = piece("V3", "c3 c4 d4")
    state = city(cards={"quartiers-pauvres": "blue"}, pieces=[piece("I3", cells), away])
    assert line(state, 0, "quartiers-pauvres") == 1
    assert behind(state, 0, "quartiers-pauvres") == ["I3"]


@rule("LC4.11")
@pytest.mark.parametrize(
    ("at", "facing", "points"),
    [
        ("b1", "west", 8),  # three free spaces beside it, two corners
        ("a2", "north", 8),
        ("g8", "east", 8),
        ("h7", "south", 8),
        ("a1", "east", 5),  # in a corner of the board: two beside it, one corner
        ("h8", "north", 5),
        ("d4", "south", 12),
    ],
)
def test_the_statue_looks_at_any_space_of_the_board(at, facing, points):
    statue = piece("statue", at, facing=facing)
    assert line(city(cards={"le-penseur": "blue"}, pieces=[statue]), 0, "le-penseur") == points


@rule("LC4.11")
@pytest.mark.parametrize(
    ("at", "facing"), [("a1", "west"), ("a1", "north"), ("h8", "east"), ("h8", "south")]
)
def test_the_statue_may_not_look_out_of_the_board(at, facing):
    state = city(cards={"le-penseur": "open"})
    assert state.refusal(f"use le-penseur at {at} facing {facing}").rule == "LC4.11"
    assert f"use le-penseur at {at} facing {facing}" not in texts(state, "use le-penseur")


@rule("LC3.2")
def test_no_code_beside_those_of_postcards_is_an_action():
    state = city(cards={"le-penseur": "open", "notre-dame": "open"})
    legal = set(state.legal_codes())
    for code in range(10000 - 40, 10000 + 23 * 512 + 40):
        assert (int(GAME.entry_points.refuse(state.buffer(), code)) == 0) == (code in legal), code


@rule("LC1.4")
def test_only_postcards_of_the_pool_can_be_chosen():
    state = GAME.new(2, cards="chosen", pool="all").play_chance(1)
    assert state.view()["phase"] == "choose"
    for code in range(600, 700):
        assert (int(GAME.entry_points.refuse(state.buffer(), code)) == 0) == (
            code in state.legal_codes()
        ), code
    assert len(state.legal_codes()) == 22


@rule("LC1.7")
def test_nobody_acts_before_the_start_player_is_drawn():
    state = GAME.new(2)
    for code in (0, 600, 620, 1000, 10000):
        assert state.refusal(code).key == "cite.refusal.chance"


@rule("LC3.5")
def test_a_postcard_that_is_gone_or_was_never_there_is_refused_by_its_rule():
    state = city(cards={"le-penseur": "blue without effect", "notre-dame": "open"})
    gone = state.refusal("use le-penseur at b2 facing south")
    assert (gone.rule, gone.key) == ("LC3.5", "cite.refusal.card_gone")


@rule("LC6.1", "LC6.3")
def test_a_statue_is_no_building_whatever_postcards_its_owner_has_used():
    statue = piece("statue", "d4", facing="north")
    cards = {"la-liberte": "blue", "le-penseur": "blue"}
    state = city("*d5", cards=cards, markers={"liberty": "north-west"}, pieces=[statue])
    assert (light(state), group(state)) == (0, 0)


@rule("LC5.6")
def test_the_tower_counts_the_space_in_the_corner_of_the_board():
    """Three blue spaces and a streetlight below it: 2 points each to blue."""
    tower = piece("tower", "a1 b1 a2 b2", "orange")
    state = city("*b2", cards={"tour-eiffel": "orange"}, pieces=[tower])
    assert (line(state, 0, "tour-eiffel"), line(state, 1, "tour-eiffel")) == (6, 0)


@rule("LC4.1")
def test_whatever_levitation_fetched_is_placed_next():
    state = city(cards={"levitation": "open"}, reserve={"blue": ["V3", "L4"]})
    after = state.play(next(t for t in texts(state, "use levitation") if "V3 for I3" in t))
    assert {text.split()[1] for text in texts(after)} == {"I3"}


@rule("LC1.6")
@pytest.mark.parametrize("viewer", [0, 1, -1])
@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_a_hand_that_one_does_not_see_may_be_any_tile_not_laid(viewer, seed):
    state = dealt(seed=seed)
    for _ in range(6):
        state = state.play(texts(state, "lay")[0]).play_chance(seed=seed)
    st = state.fields
    unlaid = [
        {n for n in range(8) if st.left[seat] >> n & 1 or st.hand[seat] == n} for seat in (0, 1)
    ]
    assert [len(tiles) for tiles in unlaid] == [5, 5]
    seen = [set(), set()]
    for seed in range(80):
        buffer = state.buffer()
        GAME.entry_points.resample(buffer, viewer, make_rng(seed))
        guess = GAME.layout.unpack(buffer)
        for seat in (0, 1):
            seen[seat].add(guess.hand[seat])
            assert guess.left[seat] >> guess.hand[seat] & 1 == 0
            assert guess.left[seat].bit_count() == 4
    for seat in (0, 1):
        assert seen[seat] == ({st.hand[seat]} if seat == viewer else unlaid[seat])
