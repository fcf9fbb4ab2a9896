"""Chapters PA4, PA5 and PA9: moving keys, what an arrival brings, scoring tiles;
with every worked example of moves."""

from __future__ import annotations

import pytest

from lutetia.games.paris.material import DISTRICTS
from lutetia.i18n import Speaker
from tests.games.paris.helpers import (
    GAME,
    LAID,
    at,
    kinds,
    laid,
    position,
    rule_of,
    run,
    seat,
    texts,
)

rule = pytest.mark.rule
ALL = {"wood": 3, "marble": 3, "gold": 3}


@rule("PA4.1", "PA4.7")
def test_from_the_arc_to_any_district_at_full_price():
    state = position(2, keys={"red": at(arc=True)}, francs={"red": 8}, held={"red": {"wood": 1}})
    places = {text.split()[2] for text in texts(state, "move arc")}
    assert set(LAID) <= places
    after = state.play("move arc saint-germain-8")
    assert seat(after)["francs"] == 0
    assert after.view()["keys"]["red"] == {"arc": False, "banks": [], "at": {"saint-germain-8": 1}}


@rule("PA4.2", "PA4.7")
def test_from_a_bank_to_any_building_of_its_district_at_full_price():
    state = position(2, keys={"red": at(banks=("montmartre",))}, francs={"red": 5})
    assert texts(state, "move") == [f"move bank montmartre-{value}" for value in (1, 2, 3, 4, 5)]
    assert seat(state.play("move bank montmartre-4"))["francs"] == 1
    assert rule_of(state, "move bank chaillot-4") == "PA4.2"


@rule("PA4.1", "PA4.2", "PA4.3")
def test_an_occupied_building_is_refused_by_the_rule_of_where_the_key_comes_from():
    keys = {"red": at("chaillot-4", arc=True, banks=("chaillot",)), "blue": at("chaillot-5")}
    state = position(2, keys=keys, francs={"red": 9})
    assert str(state.refusal("move arc chaillot-5")).startswith("PA4.1: Chaillot 5 is occupied.")
    assert [
        rule_of(state, f"move {origin} chaillot-5") for origin in ("arc", "bank", "chaillot-4")
    ] == ["PA4.1", "PA4.2", "PA4.3"]
    assert rule_of(state, "move bank belleville-5") == "PA4.2"


@rule("PA4.3")
def test_marysias_key_the_rulebooks_first_example():
    """From the residence of 3: not to 1 and 2, which are lower, nor to 5 and 13,
    where keys stand; only to the restaurant of 4."""
    keys = {"red": at("saint-germain-3"), "blue": at("saint-germain-5", "saint-germain-13")}
    state = position(2, keys=keys, francs={"red": 30}, held={"red": {"wood": 0}})
    buildings = {d: LAID[d] for d in LAID if d != "saint-germain-8"}
    state = GAME.position(
        {
            **state.to_data(),
            "buildings": {**buildings, "chaillot-3": "chaillot/3"},
            "seen": [],
            "stacks": None,
        }
    )
    assert texts(state, "move") == ["move saint-germain-3 saint-germain-4"]
    for value in (1, 2):
        assert rule_of(state, f"move saint-germain-3 saint-germain-{value}") == "PA4.3"
    for value in (5, 13):
        assert rule_of(state, f"move saint-germain-3 saint-germain-{value}") == "PA4.3"
    assert rule_of(state, "move saint-germain-3 chaillot-4") == "PA4.3"  # another district


@rule("PA4.1", "PA4.5")
@pytest.mark.parametrize("district", DISTRICTS)
def test_the_highest_landmark_may_come_into_any_district(district):
    state = position(2, keys={"red": at(arc=True)}, francs={"red": 30}, held={"red": ALL})
    after = state.play(f"move arc {district}-16")
    assert after.view()["keys"]["red"]["at"] == {f"{district}-16": 1}


@rule("PA4.3")
def test_from_the_highest_landmark_no_key_moves_on():
    state = position(2, keys={"red": at("chaillot-16")}, francs={"red": 30}, held={"red": ALL})
    assert texts(state, "move") == []
    assert state.refusal("move chaillot-16 chaillot-8").key == "paris.refusal.not_higher"


@rule("PA4.2", "PA4.3")
def test_a_key_that_would_leave_its_district_is_told_so():
    keys = at("chaillot-4", banks=("chaillot", "montmartre"))
    state = position(2, keys={"red": keys}, francs={"red": 30}, unused={"red": [9]})
    for origin, broken in (
        ("montmartre-bank", "PA4.2"),
        ("montmartre-8", "PA4.3"),
        ("montmartre-16", "PA4.3"),
    ):
        for suffix in ("", " with 9"):
            refusal = state.refusal(f"move {origin} chaillot-5{suffix}")
            assert (refusal.rule, refusal.key) == (broken, "paris.refusal.other_district")
            assert str(refusal).endswith("this one stays in Montmartre.")
    assert state.refusal("move chaillot-4 chaillot-4 with 9").key == "paris.refusal.not_higher"
    assert state.parse("move Chaillot-bank chaillot-5") == state.parse("move bank chaillot-5")
    assert rule_of(state, "move chaillot-bank chaillot-4 with 9") == ""
    for nonsense in (
        "move nowhere chaillot-5",
        "move chaillot-4 belleville-9 with 99",
        "move chaillot-4 belleville",
        "move chaillot-4",
    ):
        assert state.refusal(nonsense).key == "paris.refusal.unknown_action"


@rule("PA4.7", "PA4.3")
def test_krzysztof_pays_the_difference_from_bakery_2_to_theatre_5():
    state = position(2, keys={"red": at("montmartre-2")}, francs={"red": 3})
    after = state.play("move montmartre-2 montmartre-5")
    assert seat(after)["francs"] == 0


@rule("PA4.4")
def test_only_buildings_on_the_board_can_be_entered():
    state = GAME.position(
        {
            "players": 2,
            "step": "act",
            "keys": {"red": at(arc=True)},
            "buildings": laid("chaillot-2"),
        }
    )
    assert texts(state, "move") == ["move arc chaillot-2"]
    assert rule_of(state, "move arc chaillot-1") == "PA4.4"


@rule("PA4.5")
def test_piotrs_landmark_12_lets_only_13_and_more_follow_in_saint_germain():
    state = position(
        2, keys={"red": at(arc=True)}, francs={"red": 30}, held={"red": ALL},
        landmarks={"sacre-coeur": "saint-germain"}
    )  # fmt: skip
    there = {
        int(text.rsplit("-", 1)[1])
        for text in texts(state, "move arc saint-germain-")
        if int(text.rsplit("-", 1)[1]) > 8
    }
    assert there == {12, 13, 14, 15, 16}
    assert rule_of(state, "move arc saint-germain-11") == "PA4.5"
    assert rule_of(state, "move arc chaillot-12") == "PA4.5"  # it stands elsewhere
    state = state.play("move arc saint-germain-13")
    assert state.view()["landmarks"] == {"sacre-coeur": "saint-germain", "opera": "saint-germain"}


@rule("PA4.6")
def test_a_landmark_comes_with_the_key_that_lands_on_it():
    state = position(
        2,
        keys={"red": at("chaillot-8", banks=("belleville",))},
        buildings=laid("chaillot-8"),
        francs={"red": 9},
        held={"red": ALL},
    )
    assert all(
        text.startswith(("move chaillot-8 chaillot-", "move bank belleville-"))
        for text in texts(state, "move")
    )
    after = state.play("move chaillot-8 chaillot-9")
    assert kinds(after)[:2] == ["brought", "moved"]
    assert after.view()["keys"]["red"]["at"] == {"chaillot-9": 1}


@rule("PA4.8", "PA4.10", "PA4.7")
def test_ula_pays_4_francs_a_marble_and_a_gold_from_theatre_8_to_landmark_12():
    state = position(
        2,
        keys={"red": at("la-villette-8")},
        francs={"red": 4},
        held={"red": {"marble": 1, "gold": 1}},
    )
    after = state.play("move la-villette-8 la-villette-12")
    assert (seat(after)["francs"], seat(after)["held"]) == (0, {})
    assert after.view()["supply"] == {"wood": 0, "marble": 1, "gold": 1}


@rule("PA4.8")
def test_an_eight_costs_a_wood_besides():
    state = position(2, keys={"red": at("chaillot-5")}, francs={"red": 3})
    assert state.refusal("move chaillot-5 chaillot-8").args["wood"] == 1
    state = position(
        2, keys={"red": at("chaillot-5")}, francs={"red": 3}, held={"red": {"wood": 1}}
    )
    assert seat(state.play("move chaillot-5 chaillot-8"))["held"] == {"gold": 1}


@rule("PA4.9")
def test_a_move_that_cannot_be_paid_says_what_is_missing():
    state = position(2, keys={"red": at(arc=True)}, francs={"red": 10}, held={"red": {"gold": 1}})
    refusal = state.refusal("move arc chaillot-15")
    assert refusal.rule == "PA4.9"
    assert refusal.key == "paris.refusal.cannot_pay"
    assert {name: refusal.args[name] for name in ("francs", "wood", "marble", "gold")} == {
        "francs": 5,
        "wood": 0,
        "marble": 1,
        "gold": 1,
    }
    assert refusal.args["token"] == ["marble", "gold"]
    assert state.refusal("move arc chaillot-10") is None
    assert state.refusal("move arc chaillot-9").key == "paris.refusal.cannot_pay_resources"
    poor = position(2, keys={"red": at(arc=True)}, francs={"red": 1})
    assert poor.refusal("move arc belleville-3").key == "paris.refusal.cannot_pay_francs"


@pytest.mark.parametrize(
    ("language", "both", "alone"),
    [
        (
            "en",
            "PA4.9: You lack 5 fr. and these resources: marble and gold.",
            "PA4.9: You lack resources for this move: marble.",
        ),
        (
            "fr",
            "PA4.9: Il vous manque 5\u00a0fr. et des ressources\u00a0: marbre et or.",
            "PA4.9: Il vous manque des ressources pour ce déplacement\u00a0: marbre.",
        ),
        (
            "de",
            "PA4.9: Dafür fehlen dir 5\u00a0Fr. und diese Rohstoffe: Marmor und Gold.",
            "PA4.9: Dafür fehlen dir Rohstoffe: Marmor.",
        ),
        (
            "pl",
            "PA4.9: Brakuje ci 5\u00a0fr. i\u00a0zasobów: marmur i złoto.",
            "PA4.9: Do tego przeniesienia brakuje ci zasobów: marmur.",
        ),
    ],
)
def test_only_what_is_missing_is_named(language, both, alone):
    state = position(2, keys={"red": at(arc=True)}, francs={"red": 10}, held={"red": {"gold": 1}})
    speaker = Speaker(state.game, language)
    assert (
        str(state.refusal("move arc chaillot-15"))
        == "PA4.9: You lack 5 fr. and these resources: marble and gold."
    )
    assert speaker.refusal(state.refusal("move arc chaillot-15")) == both
    assert speaker.refusal(state.refusal("move arc chaillot-9")) == alone


@rule("PA4.12")
def test_what_a_move_brings_does_not_pay_for_it():
    # the token beside an eight is gold, not wood; a bronze beside value
    # 1 cannot be sold to afford value 1
    state = position(2, keys={"red": at(arc=True)}, francs={"red": 0})
    assert rule_of(state, "move arc belleville-1") == "PA4.9"


@rule("PA5.1")
def test_the_first_to_arrive_takes_the_token():
    state = position(2, keys={"red": at(banks=("chaillot",))}, francs={"red": 5})
    after = state.play("move bank chaillot-5")
    assert seat(after)["held"] == {"marble": 1}
    assert "chaillot-5" not in after.view()["tokens"]
    again = position(
        2,
        keys={"red": at(banks=("chaillot",))},
        francs={"red": 5},
        supply={"marble": 1},
        tokens=after.view()["tokens"],
    )
    assert seat(again.play("move bank chaillot-5"))["held"] == {}


@pytest.mark.parametrize("value", [1, 2])
@rule("PA5.2")
def test_values_1_and_2_let_one_move_on_the_track_for_free(value):
    state = position(2, keys={"red": at(banks=("belleville",))}, francs={"red": value}).play(
        f"move bank belleville-{value}"
    )
    assert len(texts(state, "bonus")) == 30
    assert "finish" in texts(state)
    after = state.play("bonus 10")
    assert (seat(after)["unused"], seat(after)["francs"]) == ([10], 0)
    assert rule_of(after, "bonus 11") == "PA5.2"


@rule("PA5.3")
def test_value_3_lets_one_move_on_the_track_for_2_francs():
    state = position(2, keys={"red": at(banks=("belleville",))}, francs={"red": 5}).play(
        "move bank belleville-3"
    )
    assert seat(state.play("bonus 4"))["francs"] == 0
    poor = position(2, keys={"red": at(banks=("belleville",))}, francs={"red": 4}).play(
        "move bank belleville-3"
    )
    assert rule_of(poor, "bonus 4") == "PA5.3"
    richer = poor.play(
        "sell gold prestige"
    )  # the token just taken may pay for the move on the track
    assert rule_of(richer, "bonus 4") == ""
    other = position(2, keys={"red": at(banks=("belleville",))}, francs={"red": 5}).play(
        "move bank belleville-4"
    )
    assert rule_of(other, "bonus 4") == "PA5.2"


@rule("PA5.4")
def test_an_eight_scores_2():
    state = position(
        2, keys={"red": at("chaillot-5")}, francs={"red": 3}, held={"red": {"wood": 1}}
    ).play("move chaillot-5 chaillot-8")
    assert state.scores().totals == (2, 0)


@rule("PA5.5", "PA5.6", "PA4.8", "PA6.4")
def test_marysia_brings_landmark_15_to_belleville_above_10():
    """15 francs, 2 gold and 1 marble from the Arc; two gold prestige bring 10 points."""
    state = position(
        2, keys={"red": at(arc=True)}, francs={"red": 15},
        held={"red": {"gold": 2, "marble": 1, "gold-prestige": 2}},
        landmarks={"pantheon": "belleville"},
    )  # fmt: skip
    state = state.play("move arc belleville-15")
    assert (seat(state)["francs"], seat(state)["held"]) == (0, {"gold-prestige": 2})
    state = run(state, "honour gold", "honour gold")
    assert state.scores().totals == (10, 0)
    assert state.view()["gone"]["gold-prestige"] == 2
    assert rule_of(state, "honour gold") == "PA5.5"


@rule("PA5.5", "PA5.7")
def test_a_section_takes_its_own_kind_and_opens_again_for_each_arrival():
    held = {"red": {"marble": 1, "gold": 2, "silver": 1, "gold-prestige": 1}, "blue": {"bronze": 1}}
    keys = {"red": at("chaillot-8"), "blue": at("chaillot-12")}
    state = position(2, keys=keys, francs={"red": 4}, held=held, unused={"red": [16]})
    assert rule_of(state, "move chaillot-8 chaillot-12") == "PA4.3"
    state = state.play("move chaillot-8 chaillot-12 with 16")
    assert texts(state, "honour") == ["honour silver", "honour gold-prestige"]
    assert rule_of(state, "honour bronze") == "PA5.5"  # none in hand
    state = run(state, "honour silver")
    assert rule_of(state, "honour silver") == "PA5.5"
    assert state.scores().totals == (4, 0)
    assert not texts(run(state, "finish"), "honour")


def four(**fields):
    """Return a position in which three keys of blue stand in chaillot,
    red has one on its bank and one on the Arc."""
    keys = {
        "red": at("belleville-1", arc=True, banks=("chaillot", "belleville")),
        "blue": at("chaillot-4", "chaillot-5", "chaillot-8"),
    }
    return position(
        3,
        keys=keys,
        francs={"red": 20},
        held={"red": {**ALL}},
        buildings=laid(*LAID, *keys["blue"]["at"]),
        **fields,
    )


@rule("PA9.1")
def test_the_fourth_key_lets_one_place_a_scoring_tile_in_any_district():
    state = four(prizes={"montmartre": "b"})
    assert not texts(state, "score")
    state = state.play("move bank chaillot-9")
    assert "four" in kinds(state)
    offered = set(texts(state, "score"))
    assert len(offered) == 5 * 5
    assert "score a batignolles" in offered
    assert rule_of(state, "score b chaillot") == rule_of(state, "score a montmartre") == "PA9.1"
    after = state.play("score a batignolles")
    assert after.view()["prizes"] == {"montmartre": "b", "batignolles": "a"}
    assert rule_of(after, "score c chaillot") == "PA9.2"


@rule("PA9.1")
def test_keys_on_banks_do_not_count():
    keys = {
        "red": at(arc=True, banks=("chaillot",)),
        "blue": at("chaillot-4", "chaillot-5", banks=("chaillot",)),
    }
    state = position(3, keys=keys, francs={"red": 20}, held={"red": ALL})
    assert not texts(state.play("move arc chaillot-9"), "score")


@rule("PA9.2")
def test_the_right_ends_with_the_turn():
    state = run(four(), "move bank chaillot-9", "finish")
    assert not texts(state, "score")
    assert rule_of(state, "score a chaillot") == "PA9.2"
    assert not state.view()["turn"]["score"]


@rule("PA9.3")
def test_only_the_step_from_three_to_four_gives_the_right():
    state = run(four(), "move bank chaillot-9", "finish", "arc", "finish", "arc", "finish")
    assert not texts(state.play("move arc chaillot-10"), "score")  # the fifth key
    # a move inside the district leaves the number as it is
    keys = {"blue": at("chaillot-4", "chaillot-5", "chaillot-8"), "red": at("chaillot-9")}
    state = position(3, keys=keys, francs={"red": 20}, held={"red": ALL})
    assert not texts(state.play("move chaillot-9 chaillot-10"), "score")


def test_the_preview_of_a_move_tells_price_gain_and_standing():
    state = four(prizes={"chaillot": "a"})
    effect = state.preview("move bank chaillot-9")
    assert effect["change"] == {"francs": -9, "marble": -1}
    assert (effect["district"], effect["sums"], effect["ranks"], effect["pays"]) == (
        "chaillot",
        [9, 17, 0],
        [2, 1, 0],
        [10, 20, 0],
    )
    assert effect["four"] and effect["sections"] == 3
    assert state.preview("bank montmartre")["change"] == {"francs": 4, "keys": -1}
    assert state.preview("look") == {"final": True}


@rule("PA9.1")
def test_the_preview_of_a_scoring_tile_tells_what_it_would_pay_there():
    """Chaillot: blue has 4, 5 and 8, red the landmark of 9; the tile a pays 20, 10 and 5.
    Nobody is in Batignolles."""
    state = four().play("move bank chaillot-9")
    assert state.preview("score a chaillot") == {
        "change": {},
        "district": "chaillot",
        "sums": [9, 17, 0],
        "highest": [9, 8, 0],
        "ranks": [2, 1, 0],
        "pays": [10, 20, 0],
    }
    empty = state.preview("score a batignolles")
    assert (empty["district"], empty["sums"], empty["pays"]) == ("batignolles", [0] * 3, [0] * 3)
