"""Every text that a person could reasonably type for a legal action is read as that action,
and never as another one."""

from __future__ import annotations

import random

import pytest

import lutetia
from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import AmbiguousNotation, NotationError
from lutetia.games import OURS
from lutetia.i18n import catalogue
from tests.contract.typing_people import variants


def _positions(name, seeds, share):
    game = lutetia.game(name)
    for seed in seeds:
        pick = random.Random(f"{name} {seed}")
        options = {option.name: pick.choice(option.choices) for option in game.meta.options}
        state = game.new(pick.choice(game.meta.players), **options)
        while not state.is_over:
            if state.to_act == CHANCE:
                state = state.play(state.draw(pick.getrandbits(30)))
                continue
            if pick.random() < share:
                yield state, pick
            state = state.play(pick.choice(state.legal_codes()))


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_whatever_people_type_for_a_legal_action_is_that_action(name):
    looked = 0
    for state, pick in _positions(name, range(6), 0.25):
        legal = state.legal()
        for action in pick.sample(legal, min(12, len(legal))):
            for text in variants(state.game, action.text, pick):
                looked += 1
                assert state.parse(text) == action, (text, action.text)
    assert looked > (1000 if name in OURS else 0)


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_what_is_left_out_is_never_guessed(name):
    """Words are dropped from legal actions: what is left means the only legal action it can mean,
    or it says no."""
    for state, pick in _positions(name, range(6, 10), 0.15):
        legal = state.legal()
        for action in pick.sample(legal, min(12, len(legal))):
            words = action.text.replace("/", " ").split()
            del words[pick.randrange(len(words))]
            try:
                found = state.parse(" ".join(words))
            except AmbiguousNotation as error:
                for choice in error.refusal.args["choices"].split(", "):
                    state.parse(choice)
                continue
            except NotationError:
                continue
            if state.refusal(found) is not None or found == action:
                continue
            shorter = {word.casefold() for word in words}
            alike = [
                each
                for each in legal
                if shorter <= set(each.text.replace("/", " ").casefold().split())
            ]
            assert found in alike, (words, action.text, found.text)
            exact = [each for each in alike if len(each.text.split()) <= len(found.text.split())]
            assert exact == [found] or found.text.replace("/", " ").split() == words


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_the_help_of_every_language_types_actions_that_can_be_read(name):
    """No name means two things of its kind: every id is read as itself beside the names of all the
    others."""
    state = lutetia.game(name).new(lutetia.game(name).meta.players[0], 1)
    for action in state.legal():
        assert state.parse(action.text.upper()) == action


ANNEX = {
    "options": {"cards": "random", "pool": "all"},
    "ground": ["bbbbbbbb"] * 8,
    "pieces": [{"piece": "U6", "colour": "blue", "cells": ["a1", "b1", "c1", "d1", "a2", "d2"]}],
    "postcards": ["bouquinistes"],
}


def test_an_annex_belongs_to_its_building_whichever_side_is_named():
    state = lutetia.game("cite").position(ANNEX)
    north = state.parse("use bouquinistes at b2 to north")
    assert state.refusal(north) is None
    for side in ("west", "ouest", "Westen", "zachód"):
        assert state.parse(f"use bouquinistes at b2 to {side}") == north
    assert state.parse("use bouquinistes b2") == north, "one building is beside it"
    assert str(north) == "use bouquinistes at b2 to north"
    assert state.refusal("use bouquinistes at b2 to south").rule == "LC4.7"


def test_an_annex_between_two_buildings_asks_which():
    data = ANNEX | {
        "pieces": [
            *ANNEX["pieces"],
            {"piece": "I3", "colour": "blue", "cells": ["b3", "c3", "d3"]},
        ]
    }
    state = lutetia.game("cite").position(data)
    with pytest.raises(AmbiguousNotation) as error:
        state.parse("use bouquinistes at b2")
    assert error.value.refusal.args["choices"].split(", ") == [
        "use bouquinistes at b2 to north",
        "use bouquinistes at b2 to south",
    ]


@pytest.mark.parametrize(
    ("card", "to"), [("bouquinistes", "to"), ("le-penseur", "facing")], ids=["annex", "statue"]
)
def test_a_side_that_no_rule_allows_is_asked(card, to):
    pieces = [{"piece": "I3", "colour": "orange", "cells": ["f6", "g6", "h6"]}]
    data = ANNEX | {"pieces": pieces, "postcards": [card], "ground": ["oooooooo"] * 8}
    state = lutetia.game("cite").position(data)
    with pytest.raises(AmbiguousNotation) as error:
        state.parse(f"use {card} at b2")
    assert error.value.refusal.args["choices"].split(", ") == [
        f"use {card} at b2 {to} {side}" for side in ("north", "east", "south", "west")
    ]


def test_a_tile_may_be_laid_at_any_space_of_its_square():
    state = lutetia.game("cite").new(2, 1)
    lay = state.legal()[0].text.partition(" at ")[0]
    for at in ("c3", "d3", "C4", "d4"):
        assert state.parse(f"{lay} at {at} turn 1").text == f"{lay} at c3 turn 1"
    with pytest.raises(NotationError):
        state.parse(f"{lay} at c3 turn 4")


def test_turns_of_a_building_go_round():
    state = lutetia.game("cite").position(
        {"ground": ["bbbbbbbb"] * 8, "reserve": {"blue": ["I3", "T5"]}}
    )
    assert state.parse("build i3 at c3 turn 2") == state.parse("build I3 c3")
    assert state.parse("build i3 at c3 turn 3") == state.parse("build I3 at c3 turn 1")
    assert state.parse("build t5 at c3 turn 3").text == "build T5 at c3 turn 3"
    with pytest.raises(NotationError):
        state.parse("build t5 at c3 turn 4")


RULES = [
    ("paris", "use 21 wood", "PA8.2"),
    ("paris", "use 10 bronze", "PA8.2"),
    ("paris", "use 8 wood", "PA8.3"),
    ("paris", "use 19 silver", "PA8.3"),
    ("paris", "use 23 wood", "PA8.19"),
    ("paris", "use 24 silver silver", "PA8.19"),
    ("paris", "use 17", "PA7.4"),
    ("paris", "honour wood", "PA5.5"),
    ("paris", "buy Silberprestige", "PA6.2"),
    ("paris", "move chaillot 5 Opéra", "PA4.3"),
    ("paris", "move chaillot-5 montmartre-8", "PA4.3"),
    ("paris", "move chaillot-5 chaillot-3", "PA4.3"),
    ("paris", "move bank chaillot montmartre-8", "PA4.2"),
    ("paris_paris", "build louvre teal", "PP2.4"),
    ("connection", "take red 3", "PC6.2"),
    ("connection", "return red 2", "PC6.1"),
]


@pytest.mark.parametrize(("name", "text", "rule"), RULES)
def test_what_is_a_matter_of_rules_is_refused_by_its_rule(name, text, rule):
    game = lutetia.game(name)
    data = {"players": game.meta.players[-1], "step": "act"} if name == "paris" else {"players": 3}
    refusal = game.position(data).refusal(text)
    assert refusal is not None
    assert refusal.rule == rule
    for language in ("en", "fr", "de", "pl"):
        assert refusal.key in catalogue(language)
    assert "{" not in str(refusal)


def test_a_landmark_without_a_district_asks_where():
    state = lutetia.game("paris").position(
        {
            "players": 2,
            "step": "act",
            "keys": {"red": {"arc": True}},
            "landmarks": {"opera": "chaillot"},
        }
    )
    assert state.parse("move arc opéra").text == "move arc chaillot-13"
    with pytest.raises(AmbiguousNotation) as error:
        state.parse("move arc to Louvre")
    assert len(error.value.refusal.args["choices"].split(", ")) == 6
