"""What the printed rules leave open, ruling by ruling: turns, passing,
and how the postcards of the base game meet."""

from __future__ import annotations

import pytest

from tests.games.cite.helpers import city, dealt, light, piece, refused, texts

rule = pytest.mark.rule

BLUE_SPENT = dict.fromkeys(
    ("levitation", "lampadaire", "sacre-coeur", "le-penseur"), "blue without effect"
)
ORANGE_SPENT = dict.fromkeys(
    ("le-peintre", "bouquinistes", "obelisque", "catacombes"), "orange without effect"
)
SPENT = {**BLUE_SPENT, **ORANGE_SPENT}


def held(*cards, by="blue"):
    """Return the postcards and the waiting field of a seat that holds ``cards`` activated."""
    return {"cards": dict.fromkeys(cards, by), "waiting": dict.fromkeys(cards, by)}


def only(*spaces, **marks):
    """Return marks that leave ``spaces`` blue and make all others orange,
    but for ``marks`` such as ``c1="*"``."""
    free = {*spaces, *marks}
    return [f"o{c}{r}" for c in "abcdefgh" for r in range(1, 9) if f"{c}{r}" not in free] + [
        mark + at for at, mark in marks.items()
    ]


# --- passing: D1, D2, D2b, D3, D20, D21 -----------------------------------------------------------


@rule("LC3.8")
def test_who_has_a_token_does_not_pass():
    state = city(*only("h8"), cards={"lampadaire": "open"})
    assert texts(state) == ["use lampadaire at h8", "use lampadaire without effect"]
    assert refused(state, "pass") == "LC3.8"


@rule("LC3.8")
def test_who_has_no_token_but_a_plain_place_must_build():
    waiting = held("metropolitain")
    cards = {**SPENT, **waiting["cards"]}
    del cards["le-penseur"]
    state = city(
        *only("a1", "b1", "c1", d1="*"),
        cards=cards,
        waiting=waiting["waiting"],
        reserve={"blue": ["I3"]},
    )
    assert texts(state) == ["build I3 at a1", "build I3 at b1"]
    assert refused(state, "pass") == "LC3.8"


@rule("LC3.9")
@pytest.mark.parametrize(("card", "mark"), [("metropolitain", "*"), ("chartier", "o")])
def test_a_held_card_keeps_the_game_open_and_may_be_kept(card, mark):
    cards = {**SPENT, card: "blue"}
    del cards["le-penseur"]
    ground = only("a1", "b1", c1=mark)
    state = city(
        *ground, cards=cards, waiting={card: "blue"}, reserve={"blue": ["I3"], "orange": ["O4"]}
    )
    assert texts(state) == [*texts(state, "build I3 at a1"), "pass"]
    passed = state.play("pass")
    assert passed.to_act == 1
    assert refused(passed, "pass") == "LC3.8"
    again = passed.play(texts(passed)[-1])
    assert (again.to_act, texts(again)[-1]) == (0, "pass")  # a pass of one's own will is not final
    assert again.play("build I3 at a1").is_over


@rule("LC3.9")
def test_a_held_card_that_helps_nowhere_ends_the_game():
    cards = {**SPENT, "metropolitain": "blue"}
    del cards["le-penseur"]
    ground = only("a1", "b1", c1="*", h8="b")
    state = city(
        *ground, cards=cards, waiting={"metropolitain": "blue"}, reserve={"blue": ["I3", "L6"]}
    )
    after = state.play("build I3 at a1")
    assert after.is_over
    assert [e.args["how"] for e in after.events if e.kind == "passed"] == ["forced", "forced"]


@rule("LC2.8")
def test_passing_in_the_first_phase_is_an_action_also_with_an_empty_pool():
    state = dealt(seed=3)
    first = state.to_act
    while state.view()["seats"][first]["laid"] < 8:
        state = state.play(texts(state, "lay" if state.to_act == first else "take")[0]).play_chance(
            seed=3
        )
    while texts(state, "take"):
        state = state.play(texts(state, "take")[0])
    if state.to_act != first:
        state = state.play(texts(state, "lay")[0]).play_chance(seed=3)
    assert texts(state) == ["pass"]
    assert [e.args["how"] for e in state.play("pass").events] == ["free"]


def test_only_tokens_or_only_buildings_left():
    """LC3.2: each does what is left; turns go on alternating."""
    cards = {"lampadaire": "open", "moulin-rouge": "open", **ORANGE_SPENT}
    half = [f"o{c}{r}" for c in "abcdefgh" for r in range(5, 9)]
    state = city(*half, cards=cards, reserve={"orange": ["V3", "O4"]}, acting=1)
    for expected in (1, 0, 1, 0):
        assert state.to_act == expected
        assert {text.split()[0] for text in texts(state)} == {"build" if expected else "use"}
        state = state.play(next(text for text in texts(state)))
    assert state.is_over


@rule("LC3.11")
def test_chimneys_limit_nothing():
    names = {
        "I3": "a1 b1 c1",
        "V3": "b2 a3 b3",
        "O4": "d1 e1 d2 e2",
        "T4": "a5 a6 b6 a7",
        "S4": "c5 c6 d6 d7",
        "L4": "e4 f4 f5 f6",
    }
    more = {"P5": "g1 h1 f2 g2 h2", "garden": "d4 d5"}
    pieces = [piece(name, cells) for name, cells in {**names, **more}.items()]
    state = city(cards={"jardin-des-plantes": "blue"}, pieces=pieces, reserve={"blue": ["U6"]})
    assert len(state.play("build U6 at e7").view()["pieces"]) == 9


@rule("LC6.4", "LC6.8")
def test_the_reserve_costs_from_the_second_phase_on_whenever_it_was_taken():
    state = dealt(seed=3)
    first = state.to_act
    while state.view()["phase"] == "lay":
        assert state.view()["scores"] is None
        late = state.view()["seats"][first]["laid"] == 8
        takes = late and (state.to_act == first or not any(state.view()["reserve"].values()))
        state = state.play(texts(state, "take" if takes else "lay")[0]).play_chance(seed=3)
    assert sorted(state.view()["reserve"].values()) == [
        ["I3"],
        ["V3"],
    ]  # the latter taken while the other still laid
    assert [score["total"] for score in state.view()["scores"]] == [-3, -3]
    assert [e.kind for e in state.events][-1] == "phase"


# --- Levitation, Metropolitain and Chartier: D2c, D4, D5, D6 --------------------------------------


@rule("LC4.16")
def test_both_may_serve_the_building_that_levitation_fetched():
    both = held("metropolitain", "chartier")
    cards = {**both["cards"], "levitation": "open", "lampadaire": "open"}
    state = city(
        *only("a1", b1="*", c1="o"), cards=cards, waiting=both["waiting"], reserve={"blue": ["L6"]}
    )
    assert texts(state, "use levitation") == [
        "use levitation L6 for I3",
        "use levitation L6 for V3",
        "use levitation without effect",
    ]
    after = state.play("use levitation L6 for I3").play("build I3 at a1")
    assert after.view()["waiting"] == {}
    assert "L6" in after.view()["pool"]


@rule("LC4.16")
def test_neither_is_spent_where_it_is_not_needed():
    both = held("metropolitain", "chartier")
    state = city(
        "*b1",
        "ob2",
        cards={**both["cards"], "lampadaire": "open"},
        waiting=both["waiting"],
        reserve={"blue": ["I3", "V3", "O4"]},
    )
    assert state.play("build I3 at c1").view()["waiting"] == both["waiting"]
    assert state.play("build V3 at a1").view()["waiting"] == {}  # b1 and b2
    assert state.play("build I3 at a1").view()["waiting"] == {"chartier": "blue"}
    assert state.play("build I3 at a2").view()["waiting"] == {"metropolitain": "blue"}


@rule("LC4.2")
def test_metropolitain_needs_a_printed_streetlight_without_a_piece():
    pieces = [
        piece("large-lamp", "b1"),
        piece("tower", "d4 e4 d5 e5", "orange"),
        piece("streetlight", "g7", "orange"),
    ]
    cards = {
        "metropolitain": "blue",
        "la-grande-lumiere": "blue",
        "tour-eiffel": "orange",
        "lampadaire": "orange",
    }
    state = city(
        "*b1",
        "*d4",
        "*h8",
        pieces=pieces,
        cards=cards,
        waiting={"metropolitain": "blue"},
        reserve={"blue": ["I3"]},
    )
    assert [refused(state, f"build I3 at {at}") for at in ("a1", "c4", "f7")] == ["LC3.7"] * 3
    assert "build I3 at f8" in texts(state)


@rule("LC4.2")
def test_the_card_is_turned_when_it_is_used_and_the_streetlight_is_gone():
    state = city(
        "*b1",
        cards={"metropolitain": "blue", "lampadaire": "open"},
        waiting={"metropolitain": "blue"},
        reserve={"blue": ["I3"]},
    )
    after = state.play("build I3 at a1")
    assert [e.args for e in after.events if e.kind == "spent"] == [
        {"seat": 0, "card": "metropolitain"}
    ]
    assert light(after) == 0


@rule("LC4.15")
@pytest.mark.parametrize(("card", "mark"), [("metropolitain", "*"), ("chartier", "o")])
def test_they_help_buildings_of_the_reserve_levitation_and_the_garden(card, mark):
    more = {"levitation": "open", "jardin-des-plantes": "open"}
    state = city(
        *only("a1", "b1", c1=mark),
        cards={card: "blue", **more},
        waiting={card: "blue"},
        reserve={"blue": ["I3"]},
    )
    assert "build I3 at a1" in texts(state)
    assert "use jardin-des-plantes at b1" in texts(state)
    assert state.play("use jardin-des-plantes at b1").view()["waiting"] == {}
    fetching = city(
        *only("a1", "b1", c1=mark),
        cards={card: "blue", **more},
        waiting={card: "blue"},
        reserve={"blue": ["X5"]},
    )
    assert "use levitation X5 for I3" in texts(fetching)
    assert fetching.play("use levitation X5 for I3").play("build I3 at a1").view()["waiting"] == {}


@rule("LC4.15")
@pytest.mark.parametrize(("card", "mark"), [("metropolitain", "*"), ("chartier", "o")])
def test_they_help_nothing_that_asks_for_ones_own_colour(card, mark):
    own = (
        "hotel-des-invalides",
        "bouquinistes",
        "lampadaire",
        "le-peintre",
        "moulin-rouge",
        "obelisque",
    )
    pieces = [piece("I3", "a1 a2 a3")]
    cards = {card: "blue", **dict.fromkeys(own, "open")}
    state = city(
        *only("a1", "a2", "a3", b1=mark), cards=cards, waiting={card: "blue"}, pieces=pieces
    )
    assert sorted(texts(state)) == sorted(f"use {name} without effect" for name in own)
    arch = city(
        *only("a1", "b1", c1=mark),
        cards={card: "blue", "arc-de-triomphe": "open"},
        waiting={card: "blue"},
    )
    assert texts(arch) == ["use arc-de-triomphe without effect"]


@rule("LC4.15")
def test_chartier_helps_the_fountain_and_metropolitain_does_not():
    both = held("metropolitain", "chartier")
    cards = {**both["cards"], "fontaine-des-mers": "open"}
    state = city(*only("a1", b1="o", a2="*"), cards=cards, waiting=both["waiting"])
    assert texts(state, "use fontaine-des-mers at a1") == ["use fontaine-des-mers at a1"]
    assert refused(state, "use fontaine-des-mers at a1 turn 1") == "LC4.10"
    assert state.play("use fontaine-des-mers at a1").view()["waiting"] == {"metropolitain": "blue"}


@rule("LC4.6")
def test_the_space_of_chartier_must_be_free_and_its_card_is_turned_at_once():
    open_ = city(cards={"chartier": "open", "lampadaire": "open"})
    after = open_.play("use chartier")
    assert after.view()["postcards"]["chartier"] == "blue"
    assert after.to_act == 1  # it costs that turn, and none when it is used
    cards = {"chartier": "blue", "le-peintre": "orange"}
    painter = [piece("painter", "b1", "orange")]
    taken = city(
        "ob1", cards=cards, waiting={"chartier": "blue"}, pieces=painter, reserve={"blue": ["I3"]}
    )
    assert refused(taken, "build I3 at a1") == "LC3.7"


@rule("LC4.1")
def test_levitation_returns_to_the_pool_and_without_a_place_has_no_effect():
    state = city(
        *only("a1", "b1"),
        cards={"levitation": "open", "lampadaire": "open"},
        reserve={"blue": ["I3"]},
    )
    assert texts(state, "use levitation") == ["use levitation without effect"]
    assert refused(state, "use levitation I3 for V3") == "LC4.1"
    fits = city(
        cards={"levitation": "open", "lampadaire": "open"},
        reserve={"blue": ["I3"], "orange": ["O4"]},
    )
    assert refused(fits, "use levitation I3 for O4") == "LC4.1"  # not in the pool
    fetched = fits.play("use levitation I3 for V3")
    assert [
        refused(fetched, text) for text in ("pass", "use lampadaire at a1", "build I3 at a1")
    ] == ["LC4.1"] * 3
    assert fetched.play("build V3 at a1").view()["pool"].count("I3") == 1
    assert texts(city(cards={"levitation": "open"}), "use levitation") == [
        "use levitation without effect"
    ]
