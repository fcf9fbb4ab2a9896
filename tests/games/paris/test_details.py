"""Single steps of the rules, each shown by itself: every landmark, every seat, every district."""

from __future__ import annotations

import pytest

from lutetia.games.paris.material import DISTRICTS
from tests.games.paris.helpers import (
    COLOURS,
    GAME,
    LAID,
    OFF,
    at,
    laid,
    position,
    rule_of,
    seat,
    texts,
)
from tests.games.paris.test_tiles import gain, using

rule = pytest.mark.rule


@rule("PA8.7", "PA8.8")
@pytest.mark.parametrize("value", range(9, 17))
def test_every_landmark_is_a_landmark_for_tiles_29_and_30(value):
    """A hotel, a residence, a bakery and a landmark are four types: 10 points; one landmark:
    8 points."""
    places = ["belleville-1", "belleville-2", "belleville-3", f"chaillot-{value}"]
    assert gain(using(30, keys={"red": at(*places)}), "use 30") == (10, 0)
    assert gain(using(30, keys={"red": at(*places[:3])}), "use 30") == (0, 0)
    assert gain(using(29, keys={"red": at(*places)}), "use 29") == (8, 0)


@rule("PA8.19")
@pytest.mark.parametrize(
    ("tile", "token"),
    [
        (23, "bronze"),
        (23, "silver"),
        (23, "gold-prestige"),
        (24, "wood"),
        (24, "marble"),
        (24, "gold"),
    ],
)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_each_kind_makes_pairs_by_itself(tile, token, n):
    """A pair is worth as many points as there are players, here three;
    nobody else's tokens count."""
    held = {"red": {token: n}, "blue": {"marble": 3, "silver": 3}, "green": {"wood": 3}}
    state = using(tile, players=3, held=held)
    pays = seat(state)["pays"]
    assert pays == {str(tile): 3 * (n // 2)}
    assert texts(state, "use") == ([f"use {tile} {token}"] if n > 1 else [])
    if n > 1:
        after = state.play(f"use {tile} {token}")
        assert after.scores().totals == (3, 0, 0)
        assert seat(after)["held"] == ({token: 1} if n == 3 else {})
        assert seat(after, 1)["held"] == {"marble": 3, "silver": 3}


@rule("PA8.10", "PA8.11")
@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_tiles_9_and_16_lie_open_once_used_whoever_used_them(who):
    colour, other = COLOURS[who], COLOURS[(who + 1) % 4]
    keys = {colour: at("chaillot-4", arc=True), other: at("chaillot-5")}
    state = position(
        4, turn_of=who, keys=keys, francs={colour: 9}, unused={colour: [9, 16], other: [16]}
    )
    move = next(t for t in texts(state, "move arc chaillot-4"))
    after = state.play(move)
    assert (seat(after, who)["unused"], seat(after, (who + 1) % 4)["unused"]) == ([16], [16])
    move = next(t for t in texts(state, "move arc chaillot-5"))
    after = state.play(move)
    assert (seat(after, who)["unused"], seat(after, (who + 1) % 4)["unused"]) == ([9], [16])
    assert after.view()["used"] == {**{key: {} for key in COLOURS[:4]}, colour: {"16": 0}}


@rule("PA4.3", "PA4.7")
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_key_climbs_in_every_district_for_the_difference(district):
    places = {n: f"{district}-{n}" for n in (1, 2, 3, 4, 5, 8)}
    boxed = {"belleville-1", "belleville-2", "belleville-3"} if district == "chaillot" else OFF
    state = position(
        2,
        buildings=laid(*({*LAID, *OFF} - set(boxed))),
        keys={"red": at(places[1])},
        francs={"red": 1},
    )
    assert texts(state, "move") == [f"move {places[1]} {places[2]}"]
    assert all(
        int(GAME.entry_points.refuse(state.buffer(), code)) == 0 for code in state.legal_codes()
    )
    assert rule_of(state, f"move {places[1]} {places[3]}") == "PA4.9"
    after = state.play(f"move {places[1]} {places[2]}")
    assert seat(after)["francs"] == 0
    assert rule_of(after, f"move {places[2]} {places[1]}") != ""


@rule("PA8.2", "PA8.3")
def test_each_tile_that_stands_for_tokens_offers_its_own_kinds_once():
    state = using(8, 10, 19, 21)
    offered = texts(state, "use")
    assert len(offered) == len(set(offered)) == 3 + 3 + 6 + 6
    alone = [texts(using(tile), "use") for tile in (8, 10, 19, 21)]
    assert sorted(offered) == sorted(text for part in alone for text in part)
    assert [len(part) for part in alone] == [3, 3, 6, 6]
