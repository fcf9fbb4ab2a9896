"""What stays hidden: screens, the end-game tiles of others,
the order of the stacks (PA1.13, PA10.3, PA12.8)."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from tests.games.paris.helpers import GAME, SORTS, position, run, seat
from tests.games.paris.test_random_play import walk

rule = pytest.mark.rule
DREAMS = 60
"""Deals for each end-game tile where frequencies are looked at."""


def dreamt(state, viewer, seed):
    buffer = state.buffer()
    GAME.entry_points.resample(buffer, -1 if viewer is None else viewer, make_rng(seed))
    return State(GAME, buffer, state.players, state.options, ply=state.ply)


def told(state, viewer):
    """Return all that reaches ``viewer`` in ``state``, as one text."""
    parts = [state.view(viewer), state.view(viewer, recall=True), state.prompt(), str(state)]
    if viewer is not None and viewer == state.to_act:
        parts += [[a.text for a in state.legal()], [state.preview(a) for a in state.legal()]]
        parts += [str(state.refusal(code)) for code in range(0, 700, 7)]
    return json.dumps(parts)


def late(players, seed):
    """Return states of a random game in which end-game tiles have been taken."""
    return [state for state in walk(players, {}, seed) if 0 < state.fields.n_takes < 12]


@rule("PA10.3")
def test_which_end_game_tiles_others_took_changes_nothing_that_one_is_told():
    differed = 0
    for players in (2, 3, 4):
        for state in late(players, 1)[::11]:
            for viewer in (None, *range(players)):
                other = dreamt(state, viewer, 5)
                differed += other != state
                assert told(other, viewer) == told(state, viewer)
    assert differed > 20


@rule("PA10.3")
def test_a_view_can_be_believed_in():
    for players in (2, 3, 4):
        for state in late(players, 2)[::17]:
            for viewer in (None, *range(players)):
                for recall in (False, True):
                    view = state.view(viewer, recall=recall)
                    assert GAME.determinize(view, 3).view(viewer, recall=recall) == view


@rule("PA10.3")
def test_what_one_saw_last_bounds_what_others_can_hold():
    takes = ["blue", "red", "green", "blue", "red"]
    hand = {"blue": ["wood", "gold"], "red": ["marble", "bronze"], "green": ["silver"]}
    state = position(3, takes=takes, hand=hand)
    seen = set()
    for n in range(40):
        for guess in (GAME.determinize(state.view(0, recall=True), n), dreamt(state, 0, n)):
            data = guess.to_data()
            assert data["hand"]["red"] == ["marble", "bronze"]
            assert data["hand"]["blue"][0] == "wood"  # alone between red's two looks
            assert sorted([data["hand"]["blue"][1], *data["hand"]["green"]]) == ["gold", "silver"]
            seen.add(data["hand"]["green"][0])
    assert seen == {"gold", "silver"}
    # blue has never looked after green: green may hold anything that was left, and red's second too
    kinds = {GAME.determinize(state.view(1), n).to_data()["hand"]["red"][1] for n in range(60)}
    assert "bronze" in kinds and len(kinds) > 3 and "wood" not in kinds and "gold" not in kinds


@rule("PA10.3")
def test_whoever_looks_through_the_tiles_knows_what_was_taken():
    state = position(2, takes=["blue"], hand={"blue": ["gold"]})
    kinds = {dreamt(state, 0, n).to_data()["hand"]["blue"][0] for n in range(40)}
    assert len(kinds) > 3
    looking = state.play("look")
    for n in range(40):
        assert dreamt(looking, 0, n).to_data()["hand"]["blue"] == ["gold"]


@rule("PA10.8")
def test_once_the_game_is_over_there_is_nothing_left_to_guess():
    *_, state = walk(2, {}, 1)
    assert state.is_over
    for n in range(5):
        assert dreamt(state, 1, n) == state


@rule("PA10.3", "PA10.4")
def test_a_tile_that_was_used_is_known():
    takes = ["blue", "green", "blue"]
    uses = [{"colour": "blue", "end": "gold", "after": 1}]
    state = position(
        3, takes=takes, hand={"blue": ["gold", "wood"], "green": ["marble"]}, uses=uses
    )
    for n in range(30):
        for guess in (GAME.determinize(state.view(0), n), dreamt(state, 0, n)):
            hand = guess.to_data()["hand"]
            assert hand["blue"][0] == "gold"
            assert "gold" not in (hand["blue"][1], *hand["green"])


@rule("PA1.13")
def test_what_lies_behind_a_screen_changes_nothing_that_others_are_told():
    """Two positions that differ only behind blue's and green's screens."""
    fields = {"keys": {"red": {"arc": True}}, "turn_of": 0}
    one = position(
        3,
        **fields,
        francs={"blue": 9, "green": 1},
        held={"blue": {"wood": 2}},
        unused={"blue": [5], "green": [18]},
    )
    two = position(
        3,
        **fields,
        francs={"blue": 2, "green": 7},
        held={"green": {"wood": 2}},
        unused={"blue": [18], "green": [5]},
    )
    for viewer in (0, None):
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer, recall=True) != two.view(viewer, recall=True)
    assert [a.text for a in one.legal()] == [a.text for a in two.legal()]
    assert [one.preview(a) for a in one.legal()] == [two.preview(a) for a in two.legal()]
    assert str(one) == str(two) and one.prompt() == two.prompt()
    for text in ("move arc chaillot-16", "use 5", "buy wood"):
        assert str(one.refusal(text)) == str(two.refusal(text))


@rule("PA12.8")
def test_the_ledger_opens_everything_but_the_end_game_tiles():
    state = position(
        2,
        options={"ledger": True},
        francs={"red": 9},
        held={"red": {"wood": 1}},
        unused={"red": [5]},
        takes=["red"],
        hand={"red": ["gold"]},
    )
    for viewer in (1, None):
        red = state.view(viewer)["seats"][0]
        assert (red["francs"], red["held"], red["unused"], red["behind"]) == (
            9,
            {"wood": 1},
            [5],
            10,
        )
        assert red["ends"] is None and red["hand"] is None
    assert GAME.determinize(state.view(1), 1).view(1) == state.view(1)


@rule("PA1.13")
def test_guesses_behind_screens_come_out_right():
    for state in list(walk(4, {"random_setup": True}, 5))[70::45]:
        for viewer in (None, 0, 3):
            guess = GAME.determinize(state.view(viewer), 8)
            assert guess.view(viewer) == state.view(viewer)
            st = guess.fields
            if viewer is not None:
                assert seat(guess, viewer) == seat(state, viewer)
            assert sum(st.copies) == sum(state.fields.copies)


def test_undo_is_not_free_past_a_draw_and_a_look():
    pick = random.Random(4)
    barriers = set()
    for state in walk(2, {}, 9):
        if state.to_act in (CHANCE, None):
            continue
        action = pick.choice(state.legal())
        if state.play(action).barrier:
            barriers.add(action.text.split()[0])
    assert "look" in barriers <= {"look", "finish"}
    assert run(position(2), "look").barrier


@rule("PA10.3")
def test_a_tile_taken_unseen_may_be_any_with_the_frequency_of_its_kind():
    """Blue took one of twelve, and red has not looked since: one tile each of nine kinds,
    but three of 3 francs and two of 1 point."""
    state = position(2, takes=["blue"], hand={"blue": ["wood"]})
    drawn = Counter(
        dreamt(state, 0, seed).to_data()["hand"]["blue"][0] for seed in range(DREAMS * 12)
    )
    assert set(drawn) == set(SORTS)
    for kind, n in drawn.items():
        mean = DREAMS * SORTS.count(kind)
        assert abs(n - mean) < 5 * mean**0.5, (kind, n)


@rule("PA10.3")
def test_with_one_tile_left_it_may_be_the_one_that_was_taken_last():
    """Red took its tenth look before blue's take: two tiles were left then,
    and one of them lies there still."""
    takes = ["red", "blue"] * 5 + ["blue"]
    order = [
        "wood",
        "1-point",
        "marble",
        "3-francs",
        "gold",
        "3-francs",
        "bronze",
        "3-francs",
        "silver",
    ]
    order += ["1-point", "2-points"]  # what is left is the gold prestige
    hand = {"red": order[0::2][:5], "blue": [*order[1:10:2], order[10]]}
    state = position(2, takes=takes, hand=hand)
    last = Counter(dreamt(state, 0, seed).to_data()["hand"]["blue"][-1] for seed in range(120))
    assert set(last) >= {"2-points", "gold-prestige"}
