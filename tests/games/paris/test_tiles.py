"""Chapters PA7 and PA8: the bonus track and the thirty tiles; with the worked examples of both."""

from __future__ import annotations

import pytest

from lutetia.games.paris.rules.actions import USE_PAIRS
from lutetia.games.paris.rules.codes import NO_TILE
from tests.games.paris.helpers import GAME, at, laid, position, rule_of, run, seat, texts

rule = pytest.mark.rule


def after_move(players: int = 2, **fields):
    """Return red's turn after a move to value 1 or 2: the track is open."""
    moved = {"keys": {"red": at("belleville-1")}, "step": "done", "turn": {"advance": 0}}
    return position(players, **moved, **fields)


def using(*tiles: int, players: int = 2, **fields):
    """Return red's turn with these unused tiles."""
    return position(players, unused={"red": list(tiles)}, **fields)


def gain(state, *actions):
    """Return points and francs that red gets by ``actions``."""
    after = run(state, *actions)
    return after.scores().totals[0] - state.scores().totals[0], seat(after)["francs"] - seat(state)[
        "francs"
    ]


@rule("PA7.1")
def test_the_meeple_moves_forward_any_distance_to_a_tile():
    state = after_move(meeple={"red": 10, "blue": 20}, unused={"blue": [20]})
    assert set(texts(state, "bonus")) == {f"bonus {n}" for n in range(11, 31) if n != 20}
    assert rule_of(state, "bonus 10") == rule_of(state, "bonus 3") == "PA7.1"
    assert rule_of(state, "bonus 20") == "PA7.1"  # its space is empty
    assert state.play("bonus 30").view()["meeple"]["red"] == 30
    beside = after_move(3, meeple={"red": 10, "blue": 13}, unused={"blue": [13]})
    assert "bonus 13" in texts(beside)  # one of two is left, a meeple stands there


@rule("PA7.2")
def test_of_a_stack_one_tile_is_taken():
    state = after_move(3).play("bonus 13")
    assert state.view()["copies"][12] == 1
    assert seat(state)["unused"] == [13]


@rule("PA7.3")
def test_nobody_owns_a_number_twice_used_or_not():
    for owned in ({"unused": {"red": [13]}}, {"used": {"red": {"13": 0}}}):
        state = after_move(4, **owned)
        assert rule_of(state, "bonus 13") == "PA7.3"
        assert "bonus 14" in texts(state)


@rule("PA7.4")
def test_a_tile_is_used_at_once_or_later_and_then_lies_open():
    state = after_move().play("bonus 5")
    now = state.play("use 5")
    assert (seat(now)["unused"], now.view(1)["used"]["red"]) == ([], {"5": 0})
    assert rule_of(now, "use 5") == "PA7.4"
    later = run(state, "finish", "arc", "finish", "use 5")
    assert seat(later)["francs"] == 7


@rule("PA7.6")
def test_who_has_reached_the_end_of_the_track():
    state = after_move(meeple={"red": 30}, unused={"red": [17, 25]}, used={"red": {"30": 0}})
    assert not texts(state, "bonus")
    assert texts(state, "use 25") == [f"use 25 {n}" for n in (24, 26, 27, 28, 29)]
    assert "use 17 1" in texts(state)


@pytest.mark.parametrize(
    ("tile", "points", "francs"), [(1, 0, 3), (5, 0, 4), (12, 0, 5), (22, 0, 6), (7, 1, 3)]
)
@rule("PA8.1")
def test_tiles_of_francs(tile, points, francs):
    assert gain(using(tile), f"use {tile}") == (points, francs)


@rule("PA8.2")
def test_tiles_that_stand_for_resources():
    state = using(2, 3, 4, 10, 21)
    uses = texts(state, "use")
    assert {"use 2", "use 3", "use 4", "use 10 wood", "use 10 marble", "use 10 gold"} <= set(uses)
    assert [text for text in uses if text.startswith("use 21")] == [
        "use 21 wood wood", "use 21 wood marble", "use 21 wood gold", "use 21 marble marble",
        "use 21 marble gold", "use 21 gold gold",
    ]  # fmt: skip
    state = run(state, "use 2", "use 21 gold marble")
    assert state.view()["turn"]["standing"] == {"wood": 1, "marble": 1, "gold": 1}
    assert gain(using(4), "use 4", "sell gold") == (0, 4)


@rule("PA8.3")
def test_tiles_that_stand_for_prestige():
    state = using(8, 19)
    assert texts(state, "use 8") == ["use 8 bronze", "use 8 silver", "use 8 gold-prestige"]
    assert len(texts(state, "use 19")) == 6
    after = run(state, "use 19 silver gold", "sell silver", "sell gold-prestige")
    assert seat(after)["francs"] == 3 + 2 + 3
    honour = position(
        2, step="done", turn={"sections": {"silver": 2}}, unused={"red": [8, 19]},
        keys={"red": at("chaillot-13")},
    )  # fmt: skip
    after = run(
        honour,
        "use 19 silver bronze",
        "honour silver",
        "sell bronze",
        "use 8 silver",
        "honour silver",
        "finish",
    )
    assert after.scores().totals[0] == 8


@rule("PA8.4")
def test_what_a_tile_stands_for_never_becomes_a_token():
    state = run(using(10, keys={"red": at("chaillot-5")}), "use 10 wood")
    assert seat(state)["held"] == {}
    for after in (state.play("move chaillot-5 chaillot-8"), state.play("sell wood")):
        assert after.view()["supply"]["wood"] == 0
        assert after.view()["turn"]["standing"] == {}
    assert run(using(8), "use 8 bronze", "sell bronze").view()["gone"]["bronze"] == 0


@rule("PA8.5")
def test_what_a_tile_stands_for_goes_first_and_within_the_turn():
    state = run(using(10, held={"red": {"wood": 1}}), "use 10 wood", "arc")
    assert rule_of(state, "finish") == "PA8.5"
    state = state.play("sell wood")
    assert seat(state)["held"] == {"wood": 1}
    assert rule_of(state, "finish") == ""
    # of the two tokens of tile 21 one is sold to fund the move that the other pays
    state = position(2, unused={"red": [21]}, keys={"red": at("chaillot-5")}, francs={"red": 1})
    assert rule_of(state.play("use 21 wood wood"), "move chaillot-5 chaillot-8") == "PA4.9"
    assert rule_of(run(state, "use 21 wood wood", "sell wood"), "move chaillot-5 chaillot-8") == ""


@pytest.mark.parametrize(
    ("tile", "value", "each"),
    [(6, 1, 2), (11, 2, 3), (15, 3, 4), (18, 4, 5), (26, 5, 6), (28, 8, 7)],
)
@rule("PA8.6")
def test_tiles_that_count_buildings(tile, value, each):
    keys = {
        "red": at(f"belleville-{value}", f"montmartre-{value}"),
        "blue": at(f"batignolles-{value}"),
    }
    assert gain(using(tile, keys=keys), f"use {tile}") == (2 * each, 0)


@rule("PA8.6", "PA7.1", "PA7.4")
def test_ulas_tile_18_the_rulebooks_example():
    """Ula reaches value 2, moves to tile 18, and uses it in a later turn for
    three buildings of value 4: 15 points."""
    keys = {"red": at("belleville-4", "montmartre-4", "batignolles-4", banks=("la-villette",))}
    state = run(
        position(2, keys=keys), "move bank la-villette-2", "bonus 18", "finish", "arc", "finish"
    )
    assert gain(state, "use 18") == (15, 0)
    assert state.play("use 18").view(1)["used"]["red"] == {"18": 15}


@rule("PA8.7")
def test_tile_29_counts_landmarks():
    keys = {"red": at("belleville-9", "belleville-16", "chaillot-12"), "blue": at("montmartre-10")}
    assert gain(using(29, keys=keys), "use 29") == (24, 0)


@rule("PA8.8")
def test_piotrs_tile_30_the_rulebooks_example():
    """One café, two bakeries, two hotels, one theatre and two landmarks: five types, 15 points."""
    keys = {
        "red": at(
            "belleville-8",
            "belleville-3",
            "montmartre-2",
            "belleville-1",
            "montmartre-3",
            "montmartre-5",
            "chaillot-9",
            "chaillot-10",
        )
    }
    state = using(30, keys=keys)
    assert gain(state, "use 30") == (15, 0)


@pytest.mark.parametrize(("n", "points"), [(0, 0), (3, 0), (4, 10), (5, 15), (6, 20), (7, 25)])
@rule("PA8.8", "PA8.9")
def test_tile_30_by_number_of_types(n, points):
    # one building of each type in turn, then a landmark
    places = [
        "belleville-1",
        "belleville-2",
        "belleville-3",
        "belleville-4",
        "belleville-5",
        "belleville-8",
        "chaillot-9",
    ][:n]
    assert gain(using(30, keys={"red": at(*places)}), "use 30") == (points, 0)


@rule("PA8.9")
def test_a_tile_may_be_used_for_nothing():
    for tile in (6, 11, 15, 18, 20, 26, 28, 29):
        assert gain(using(tile), f"use {tile}") == (0, 0)


@rule("PA8.10")
def test_tile_9_leads_to_ones_own_property_which_then_counts_twice():
    keys = {"red": at("chaillot-4", "chaillot-5")}
    state = position(
        2, keys=keys, unused={"red": [9]}, prizes={"chaillot": "a"}, held={"red": {"marble": 1}}
    )
    assert rule_of(state, "move chaillot-4 chaillot-5") == "PA4.3"
    after = state.play("move chaillot-4 chaillot-5 with 9")
    assert after.view()["keys"]["red"]["at"] == {"chaillot-5": 2}
    assert after.view()["districts"][5]["sums"][0] == 10
    assert after.view()["used"]["red"] == {"9": 0}
    assert seat(after)["held"] == {"marble": 1}  # the token went with the first key
    assert rule_of(position(2, keys=keys), "move chaillot-4 chaillot-5 with 9") == "PA7.4"


@rule("PA8.11", "PA8.12")
def test_tile_16_leads_to_a_foreign_property_at_the_usual_price():
    keys = {"red": at("chaillot-4"), "blue": at("chaillot-5", "chaillot-8", "montmartre-3")}
    held = {"red": {"wood": 1}, "blue": {"gold": 1}}
    state = position(2, keys=keys, unused={"red": [16]}, francs={"red": 4}, held=held)
    assert rule_of(state, "move chaillot-4 chaillot-5") == "PA4.3"
    after = state.play("move chaillot-4 chaillot-8 with 16")
    assert (seat(after)["francs"], seat(after)["held"]) == (0, {})
    assert after.scores().totals[0] == 2  # the benefit of an eight
    assert after.view()["keys"]["blue"]["at"]["chaillot-8"] == 1
    assert rule_of(state, "move chaillot-5 chaillot-4 with 16") == "PA4.3"  # that key is not red's
    low = position(
        2, keys={"red": at("chaillot-5"), "blue": at("chaillot-4")}, unused={"red": [16]}
    )
    assert rule_of(low, "move chaillot-5 chaillot-4 with 16") == "PA4.3"


@rule("PA8.12", "PA9.1")
def test_doubled_keys_count_for_the_four_and_for_tiles():
    keys = {"red": at(arc=True), "blue": at("chaillot-4", "chaillot-4", "chaillot-5")}
    state = position(2, keys=keys, unused={"red": [16, 18]}, francs={"red": 9})
    after = state.play("move arc chaillot-4 with 16")
    assert texts(after, "score")
    assert gain(after, "use 18") == (5, 0)
    keys = {"red": at("belleville-3", "belleville-4")}
    state = run(
        position(2, keys=keys, unused={"red": [9, 18]}), "move belleville-3 belleville-4 with 9"
    )
    assert gain(state, "use 18") == (10, 0)


@rule("PA8.13")
def test_own_and_foreign_keys_need_both_tiles_and_no_tile_is_wasted():
    keys = {
        "red": at("chaillot-4", "chaillot-5"),
        "blue": at("chaillot-5"),
        "green": at("chaillot-5"),
    }
    state = position(3, keys=keys, unused={"red": [9, 16]})
    for suffix in ("", " with 9", " with 16"):
        assert rule_of(state, f"move chaillot-4 chaillot-5{suffix}") == "PA4.3"
    after = state.play("move chaillot-4 chaillot-5 with 9 16")
    assert after.view()["used"]["red"] == {"9": 0, "16": 0}
    plain = position(2, keys={"red": at("chaillot-4")}, unused={"red": [9, 16]})
    for suffix in (" with 9", " with 16", " with 9 16"):
        assert rule_of(plain, f"move chaillot-4 chaillot-5{suffix}") == "PA8.13"
    assert rule_of(plain, "use 9") == rule_of(plain, "use 16") == "PA8.12"


@rule("PA8.14")
def test_tiles_13_and_14_bring_a_key():
    state = run(using(13, 14), "use 13", "use 14")
    assert (seat(state)["francs"], seat(state)["behind"]) == (0, 12)
    assert state.view()["reserve"]["red"] == 0
    poor = using(13, francs={"red": 1})
    assert rule_of(poor, "use 13") == "PA8.14"


@rule("PA8.15", "PA8.17")
def test_tile_17_takes_any_tile_of_the_track():
    state = using(17, 4, meeple={"red": 20, "blue": 3}, players=2)
    targets = {int(text.split()[2]) for text in texts(state, "use 17")}
    assert targets == set(range(1, 31)) - {4, 17}
    assert rule_of(state, "use 17 4") == "PA7.1"  # with two players there is only one
    owned = using(17, 13, players=4)
    assert rule_of(owned, "use 17 13") == "PA7.3"
    after = state.play("use 17 2")
    assert after.view()["meeple"]["red"] == 20
    assert seat(after)["unused"] == [2, 4]


@rule("PA8.16")
def test_tile_25_goes_back_one_to_five_spaces_that_hold_tiles():
    state = using(25, meeple={"red": 20}, used={"blue": {"19": 0, "17": 0}})
    # 19 and 17 are empty and do not count: 18, 16, 15, 14, 13
    assert {int(text.split()[2]) for text in texts(state, "use 25")} == {18, 16, 15, 14, 13}
    assert rule_of(state, "use 25 12") == rule_of(state, "use 25 21") == "PA8.16"
    assert state.refusal("use 25 19").key == "paris.refusal.not_on_track"
    after = state.play("use 25 16")
    assert after.view()["meeple"]["red"] == 16
    assert seat(after)["unused"] == [16]
    stack = using(25, players=4, meeple={"red": 16})
    assert {int(text.split()[2]) for text in texts(stack, "use 25")} == {15, 14, 13, 12, 11}
    # PA12.2: shuffled, tile 30 may lie where one can go back to
    track = [*range(1, 25), 30, *range(26, 30), 25]
    mixed = using(25, options={"random_setup": True}, track=track, meeple={"red": 30})
    assert {int(text.split()[2]) for text in texts(mixed, "use 25")} == {30, 26, 27, 28, 29}


@rule("PA8.17")
def test_an_owned_number_is_no_target_though_its_space_counts():
    state = using(25, 13, players=4, meeple={"red": 16})
    assert {int(text.split()[2]) for text in texts(state, "use 25")} == {15, 14, 12, 11}
    assert rule_of(using(25, meeple={"red": 0}), "use 25 1") == "PA8.16"
    assert {int(text.split()[2]) for text in texts(using(25, meeple={"red": 3}), "use 25")} == {
        1,
        2,
    }


@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 3)])
@rule("PA8.18")
def test_tile_20_counts_the_other_unused_tiles(players, each):
    state = using(20, 5, 9, 27, players=players, used={"red": {"1": 0}})
    assert gain(state, "use 20") == (3 * each, 0)
    [used] = [event for event in state.play("use 20").events if event.kind == "used"]
    assert used.for_viewer(1) == {
        "kind": "used",
        "seat": 0,
        "number": 20,
        "points": 3 * each,
        "francs": 0,
        "counted": 3,
        "value": None,
        "how": "tiles",
        "rule": "PA8.18",
        "change": {"points": 3 * each},
    }


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("PA8.19")
def test_tiles_23_and_24_pay_for_pairs_given_back(players):
    held = {"red": {"bronze": 4, "silver": 3, "wood": 2, "gold": 2}}
    state = using(23, 24, players=players, held=held)
    assert gain(state, "use 23 bronze bronze silver") == (3 * players, 0)
    after = run(state, "use 23 bronze silver", "use 24 wood gold")
    assert after.scores().totals[0] == 4 * players
    assert seat(after)["held"] == {"bronze": 2, "silver": 1}
    assert after.view()["gone"] == {"bronze": 2, "silver": 2, "gold-prestige": 0}
    assert after.view()["supply"] == {"wood": 2, "marble": 0, "gold": 2}


@pytest.mark.parametrize(
    ("number", "kinds"),
    [(23, ("bronze", "silver", "gold-prestige")), (24, ("wood", "marble", "gold"))],
)
@rule("PA8.19")
def test_all_eighteen_tokens_are_given_back_at_once(number, kinds):
    """Any number of pairs, up to all that there are (PA1.6)."""
    text = f"use {number} " + " ".join(kind for kind in kinds for _ in range(3))
    state = using(number, players=3, held={"red": dict.fromkeys(kinds, 6)})
    assert text in texts(state, "use")
    assert gain(state, text) == (27, 0)
    assert seat(state.play(text))["held"] == {}


@rule("PA8.20")
def test_tiles_23_and_24_take_real_tokens_and_at_least_one_pair():
    state = run(using(24, 10, held={"red": {"wood": 1}}), "use 10 wood")
    assert not texts(state, "use 24")
    assert rule_of(state, "use 24 wood") == "PA8.20"
    assert not texts(using(23), "use 23")
    other = using(23, held={"red": {"wood": 2, "bronze": 2}})
    assert other.refusal("use 24 wood").key == "paris.refusal.no_tile"
    assert GAME.entry_points.refuse(other.buffer(), USE_PAIRS[23].base) == NO_TILE


@rule("PA8.21")
def test_tile_27_is_not_used():
    state = using(27)
    assert not texts(state, "use")
    assert rule_of(state, "use 27") == "PA8.21"


def test_the_view_says_what_each_unused_tile_would_give():
    state = using(
        18,
        20,
        5,
        keys={"red": at("belleville-4", "chaillot-4")},
        buildings=laid("belleville-4", "chaillot-4"),
    )
    assert seat(state)["pays"] == {"5": 0, "18": 10, "20": 2}
    held = {"red": {"bronze": 3, "silver": 2, "gold-prestige": 1, "wood": 5, "gold": 1}}
    tokens = {"bronze": 2, "silver": 4, "gold-prestige": 6, "wood": 6, "marble": 2, "gold": 4}
    state = position(2, unused={"blue": [23, 24]}, held={"blue": tokens})
    assert seat(state, 1)["pays"] == {"23": 12, "24": 12}
    for players in (2, 3, 4):  # two pairs each; what a tile stands for makes no pair
        state = position(players, unused={"red": [8, 23, 24]}, held=held).play("use 8 bronze")
        assert seat(state)["pays"] == {"23": 2 * players, "24": 2 * players}


@rule("PA8.1", "PA8.6", "PA8.18")
def test_what_every_tile_would_give_is_told_to_its_viewer_alone():
    """Owned or not: what is told is what using the tile gives."""
    numbers = (1, 7, 11, 13, 14, 15, 20, 22)
    keys = {"red": at("saint-germain-3", "belleville-3", "montmartre-2")}
    fields = {"keys": keys, "francs": {"red": 5}, "held": {"red": {"wood": 3}}}
    gives = using(5, 12, **fields).view(0)["gives"]
    for n in numbers:
        points, francs = gain(using(5, 12, n, **fields), f"use {n}")
        given = gives.get(str(n), {})
        assert (given.get("points", 0), given.get("francs", 0)) == (points, francs)
    assert gives["24"] == {"points": 2}
    assert gives["28"] == {"points": 0}  # it scores, only not now
    assert not {"9", "27", "2", "17"} & set(gives)
    assert using(5, **fields).view(1)["gives"]["15"] == {"points": 0}
    assert using(5, **fields).view()["gives"] is None


@rule("PA8.19")
def test_the_preview_of_pairs_tells_what_goes_and_what_it_pays():
    held = {"red": {"bronze": 4, "silver": 3, "wood": 2, "gold": 2}}
    state = using(23, 24, players=3, held=held)
    given = {"bronze": -4, "silver": -2, "points": 9}  # three pairs, as many points each as players
    assert state.preview("use 23 bronze bronze silver") == {"change": given}
    assert state.preview("use 24 wood gold") == {"change": {"wood": -2, "gold": -2, "points": 6}}
