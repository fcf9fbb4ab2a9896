"""Whatever can be read can be played: edited positions are refused by their field,
or are positions like any other."""

from __future__ import annotations

import json
import random

import pytest

import lutetia
from lutetia.cli.edits import smallest
from lutetia.cli.positions import Tally, search
from lutetia.engine.errors import PositionError, RecordError
from lutetia.games import OURS, record

EDITS = 250


@pytest.mark.parametrize("name", lutetia.GAMES)
def test_edited_positions_are_refused_or_can_be_played(name):
    tally = Tally()
    faults = list(search(lutetia.game(name), EDITS, 7, tally))
    assert not faults, "\n".join(f"{one.what}: {json.dumps(one.data)}" for one in faults)
    assert tally.edits == EDITS
    assert tally.new > EDITS // 40, tally


def test_the_search_finds_a_reader_that_takes_too_much(monkeypatch):
    game = lutetia.game("paris_paris")
    reader = type(game).from_json

    def crashing(self, data):
        if data.get("round") == 4:
            raise KeyError("four")
        return reader(self, data)

    monkeypatch.setattr(type(game), "from_json", crashing)
    [fault, *_] = list(search(game, 400, 3, Tally()))
    assert fault.what.startswith("KeyError")
    assert fault.data == {"round": 4}


def test_the_smallest_position_keeps_what_is_wrong():
    data = {"players": 2, "hand": {"red": [1, 2, 3], "blue": []}, "round": 4}
    assert smallest(data, lambda one: 2 in one.get("hand", {}).get("red", [])) == {
        "hand": {"red": [2]}
    }


WRONG = [
    ("paris_paris", {"players": 3, "rules_version": "\ud800"}, "rules_version"),
    ("paris_paris", {"players": 3, "points": {"lilac": {"bag": 64}}}, "points.lilac"),
    ("paris_paris", {"players": 3, "points": {"grey": {"special": 1}}}, "points.grey"),
    ("paris", {"players": 3, "points": {"green": {"francs": 2}}}, "points.green.francs"),
    ("paris", {"players": 3, "points": {"red": {"districts": {"chaillot": 2}}}}, "points.red"),
    ("paris", {"players": 2, "used": {"red": {"1": 3}}}, "used.red.1"),
    ("paris", {"players": 3, "behind": {"red": ["wood", 1]}}, "behind.red"),
    ("paris", {"players": 3, "phase": "start", "round": 2}, "round"),
    ("paris", {"players": 3, "phase": "turned", "stack": 1, "step": "act"}, "step"),
    ("paris", {"players": 3, "phase": "tops", "round": 2, "step": "draw"}, "step"),
    ("paris", {"players": 3, "phase": "tops", "round": 2}, "stacks"),
    (
        "paris",
        {
            "players": 2, "options": {"free_placement": True}, "phase": "tops", "round": 2,
            "step": "place",
            "drawn": "chaillot/5", "to_act": None,
            "stacks": [{"left": 12, "back": None}, {"left": 12, "back": None},
                {"left": 11, "back": None}],
        },
        "stacks",
    ),
    ("paris", {"players": 3, "phase": "tokens", "gone": {"gold-prestige": 1}}, "gone"),
    ("paris", {"players": 3, "phase": "start", "supply": {"wood": 2}}, "supply"),
    (
        "paris",
        {
            "players": 3,
            "phase": "tops",
            "options": {"random_setup": True},
            "held": {"blue": {"marble": 2}},
        },
        "held",
    ),
    ("cite", {"phase": "start", "postcards": ["tour-eiffel"]}, "postcards"),
    (
        "cite",
        {"phase": "start", "options": {"cards": "chosen"}, "postcards": ["levitation"]},
        "postcards",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "data", "field"), WRONG)
def test_what_could_not_be_played_is_refused_by_its_field(name, data, field):
    with pytest.raises(PositionError, match=field):
        lutetia.game(name).position(data)


@pytest.mark.parametrize(
    ("name", "data", "field"),
    [
        ("cite", {"tiles": [{"colour": "blue", "tile": 4, "at": "e1", "x": "\ud800"}]}, "tiles.x"),
        ("paris", {"players": 3, "uses": [{"players": ["\udfff"]}]}, "uses.players"),
        ("paris", {"players": 3, "keys": {"red": {"arc": "\ud800"}}}, "keys.red.arc"),
        ("paris_paris", {"players": 3, "\ud800": 1}, "the name"),
        ("connection", {"players": 3, "trade": {"returned": "blue", "\ud800": 1}}, "trade"),
    ],
)
def test_text_that_no_record_could_hold_is_refused_by_its_field(name, data, field):
    game = lutetia.game(name)
    with pytest.raises(PositionError, match=f"^(a position: )?{field}.*Unicode") as found:
        game.position(data)
    str(found.value).encode()


def test_a_record_that_begins_with_such_text_is_a_clear_no():
    start = r'{"players": 3, "build": {"company": "red", "\ud800": 1}}'
    text = f"format = 1\ngame = 'connection'\nplayers = 3\nstart = '{start}'"
    with pytest.raises(RecordError, match=r"the beginning: build: the name .* Unicode"):
        record.parse(text).replay()


def test_a_building_may_be_drawn_and_wait_while_the_next_back_comes_into_sight():
    game = lutetia.game("paris")
    data = {
        "players": 2, "options": {"free_placement": True}, "phase": "tops", "round": 2,
        "drawn": "chaillot/5",
        "stacks": [{"left": 11}, {"left": 12, "back": "chaillot"},
            {"left": 12, "back": "belleville"}],
    }  # fmt: skip
    state = game.position(data)
    assert state.to_data()["step"] == "place"
    assert [str(action)[:7] for action in state.legal()] == ["back 1 "] * 6


def test_a_record_that_is_no_text_is_a_clear_no():
    with pytest.raises(RecordError, match="UTF-8"):
        record.parse('format = 1\ngame = "\ud800"')


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("paris", {"players": 2, "step": "act", "francs": {"red": 10_000, "blue": 9_999}}),
        ("paris", {"players": 2, "step": "act", "points": {"red": {"eights": 10_000}}}),
        ("paris", {"players": 2, "round": 10_000}),
        ("paris_paris", {"players": 3, "bag": {"lilac": 60}, "points": {"grey": 10_000}}),
        ("connection", {"players": 3, "turn": 10_000_000}),
    ],
)
def test_what_the_rules_do_not_limit_may_still_grow_in_play(name, data):
    game = lutetia.game(name)
    state = game.position(data, seed=4)
    while not state.is_over and state.ply < 60:
        state = state.play(state.legal()[-1 if state.ply % 2 else 0])
        assert game.position(state.to_data()) == state


@pytest.mark.parametrize("name", OURS)
def test_null_is_left_out(name):
    """In whole positions, in what is named within their fields, and in what is written by hand."""
    game = lutetia.game(name)
    for seed, players in enumerate(game.meta.players):
        pick = random.Random(seed)
        options = {option.name: pick.choice(option.choices) for option in game.meta.options}
        state = game.new(players, seed=seed, **options)
        for _ in range(60):
            if state.is_over:
                break
            state = state.play(pick.choice(state.legal_codes()))
            if pick.random() > 0.2:
                continue
            data = json.loads(json.dumps(state.to_data()))
            for field in data:
                without = {key: value for key, value in data.items() if key != field}
                assert read(game, {**data, field: None}) == read(game, without), field
                if isinstance(data[field], dict):
                    for key in data[field]:
                        inner = {one: value for one, value in data[field].items() if one != key}
                        null = {**data, field: {**data[field], key: None}}
                        assert read(game, null) == read(game, {**data, field: inner}), (field, key)


def read(game, data):
    """Return the state of a position, or why it is refused."""
    try:
        return game.position(data)
    except PositionError as error:
        return str(error)


@pytest.mark.parametrize(
    ("name", "with_null", "without"),
    [
        ("paris_paris", {"players": 2, "phase": None}, {"players": 2}),
        ("paris_paris", {"players": 3, "options": {"open_bag": None}}, {"players": 3}),
        ("cite", {"players": None, "phase": None, "options": {"cards": None}}, {}),
        (
            "connection",
            {"players": 3, "hand": {"green": {"blue": 12}}, "took": None},
            {"players": 3, "hand": {"green": {"blue": 12}}},
        ),
        (
            "connection",
            {"players": 3, "hand": {"green": None, "rose": {"blue": 10, "red": None}}},
            {"players": 3, "hand": {"rose": {"blue": 10}}},
        ),
        ("connection", {"players": 3, "edition": None, "agreed": None}, {"players": 3}),
    ],
)
def test_null_by_hand_is_left_out(name, with_null, without):
    game = lutetia.game(name)
    assert game.position(with_null) == game.position(without)


@pytest.mark.parametrize(
    ("name", "data", "field"),
    [
        ("connection", {"players": 3, "phase": []}, "phase"),
        ("connection", {"players": 3, "phase": ""}, "phase"),
        ("connection", {"players": 3, "options": []}, "options"),
        ("connection", {"players": 3, "build": {}}, "build.company"),
        ("connection", {"players": 3, "options": {"x": None}}, "options"),
        ("paris_paris", {"players": 3, "phase": "draw", "to_act": True}, "to_act"),
        ("paris_paris", {"players": 3, "options": {"open_bag": 1}}, "options"),
        ("cite", {"players": 2.0}, "players"),
        ("cite", {"players": True}, "players"),
        ("cite", {"options": {"cards": []}}, "options.cards"),
        ("cite", {"game": []}, "game"),
    ],
)
def test_what_is_of_another_form_is_refused(name, data, field):
    with pytest.raises(PositionError, match=rf"^{field}"):
        lutetia.game(name).position(data)
