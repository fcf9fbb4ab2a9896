"""Every postcard taken without its effect; and what is hidden and what is not."""

from __future__ import annotations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.games.cite.material import CARDS, SET_SIZES
from tests.games.cite.helpers import GAME, city, dealt, piece, refused, texts

rule = pytest.mark.rule

PIECES = [piece("I3", "a1 b1 c1"), piece("V3", "g6 f7 g7", "orange")]


@rule("LC3.5", "LC3.6", "LC6.5")
@pytest.mark.parametrize("card", CARDS)
def test_without_its_effect_a_postcard_costs_a_token_and_does_nothing(card):
    other = "lampadaire" if card != "lampadaire" else "levitation"
    reserve = {"blue": ["T5"], "orange": ["S4"]}
    state = city(
        "*b2",
        "of6",
        "og6",
        "of7",
        "og7",
        cards={card: "open", other: "open"},
        pieces=PIECES,
        reserve=reserve,
    )
    after = state.play(f"use {card} without effect")
    before, now = state.view(), after.view()
    assert now["postcards"][card] == "blue without effect"
    assert [seat["tokens"] for seat in now["seats"]] == [3, 4]
    assert now["to_act"] == 1
    same = ("pieces", "markers", "waiting", "fetched", "reserve", "pool", "ground")
    assert [now[field] for field in same] == [before[field] for field in same]
    assert [score["total"] for score in now["scores"]] == [
        score["total"] for score in before["scores"]
    ]
    assert [
        one for score in now["scores"] for one in score["lines"] if one["args"].get("card") == card
    ] == []
    assert refused(after, f"use {card} without effect") == "LC3.5"
    assert not texts(after, f"use {card}")


@rule("LC1.4")
@pytest.mark.parametrize(
    ("pool", "n"), list(zip(("base", "eiffel", "all"), SET_SIZES, strict=True))
)
def test_every_postcard_of_its_pool_can_come_up_and_no_other(pool, n):
    drawn, chosen = GAME.new(2, cards="random", pool=pool), GAME.new(2, cards="chosen", pool=pool)
    assert texts(drawn.play("start blue")) == [f"card {card}" for card in CARDS[:n]]
    assert texts(chosen.play("start blue")) == [f"choose {card}" for card in CARDS[:n]]
    first = dealt(cards="first", pool=pool)
    assert set(first.view()["postcards"]) <= set(CARDS[:12])
    assert set(first.view()["postcards"].values()) == {"open"}


@rule("LC1.4")
def test_nobody_chooses_a_postcard_twice():
    state = GAME.new(2, cards="chosen").play("start orange").play("choose chartier")
    assert state.to_act == 0
    assert state.refusal("choose chartier") is not None
    assert state.refusal("choose la-seine") is not None  # not in the base game


@rule("LC1.6", "LC1.8")
@pytest.mark.parametrize("cards", ["first", "random", "chosen"])
def test_nothing_is_hidden_but_hands_and_the_order_of_the_piles(cards):
    state = GAME.new(2, cards=cards, pool="all")
    steps = 0
    while not state.is_over:
        views = [state.view(0), state.view(1), state.view()]
        for view in views:
            assert view.pop("viewer") in (0, 1, None)
            for seat in view["seats"]:
                seat.pop("hand")
        assert views[0] == views[1] == views[2]
        secret = [e.kind for e in state.events if e.secret]
        assert set(secret) <= {"hand"}
        if state.to_act == CHANCE:
            state = state.play(state.draw(steps))
        else:
            state = state.play(state.legal()[steps * 7 % len(state.legal())])
        steps += 1


@rule("LC1.6")
def test_a_rival_and_a_spectator_are_not_told_what_was_drawn():
    state = GAME.new(2).play("start blue").play("hand blue 5")
    assert [state.events[0].for_viewer(viewer)["tile"] for viewer in (0, 1, None)] == [
        5,
        None,
        None,
    ]
