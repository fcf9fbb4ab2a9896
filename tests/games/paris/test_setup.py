"""Chapter PA1: the components and their census, setting up; with the variants of chapter PA12."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import MaterialError, PositionError
from lutetia.games.paris import material
from lutetia.games.paris.material import (
    DATA,
    DISTRICTS,
    ENDS,
    LANDMARKS,
    SPACES,
    TOKENS,
    TYPES,
    load,
)
from tests.games.paris.helpers import (
    GAME,
    LAID,
    SORTS,
    at,
    dealt,
    kinds,
    laid,
    position,
    run,
    seat,
    texts,
)

rule = pytest.mark.rule
FULL = laid(*(f"{district}-5" for district in DISTRICTS if district != "chaillot")) | {
    "chaillot-8": "montmartre/8"
}
"""A place of value 5 is free in chaillot alone, where a residence lies: chaillot/5 fits nowhere."""


@rule("PA1.1")
def test_two_to_four_players():
    assert sorted(GAME.meta.players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            GAME.new(players)
    assert [s["colour"] for s in dealt(4).view()["seats"]] == ["red", "blue", "green", "yellow"]


@rule("PA1.2", "PA1.3")
def test_six_districts_of_six_spaces_and_six_types():
    assert len(DISTRICTS) == len(TYPES) == 6
    assert len(SPACES) == 36
    assert DATA["values"] == [1, 2, 3, 4, 5, 8]
    for district in DATA["district"]:
        assert sorted(district["types"]) == sorted(TYPES)
    for column in range(6):  # the reconstruction is a Latin square
        assert len({district["types"][column] for district in DATA["district"]}) == 6
    known = {
        (d["id"], v): t
        for d in DATA["district"]
        for v, t in zip(DATA["values"], d["types"], strict=True)
    }
    assert known["montmartre", 2] == "bakery"
    assert known["montmartre", 5] == known["la-villette", 8] == "theatre"


@rule("PA1.4")
def test_three_stacks_of_eleven_with_their_backs_in_sight():
    state = dealt()
    assert [stack["left"] for stack in state.view()["stacks"]] == [11, 11, 11]
    assert all(stack["back"] in DISTRICTS for stack in state.view(1)["stacks"])


@rule("PA1.5", "PA1.6")
def test_one_token_by_each_space_and_an_empty_supply():
    state = dealt()
    view = state.view()
    by_value = {
        "1": "bronze",
        "2": "silver",
        "3": "gold-prestige",
        "4": "wood",
        "5": "marble",
        "8": "gold",
    }
    assert all(view["tokens"][space] == by_value[space[-1]] for space in SPACES)
    assert view["supply"] == {"wood": 0, "marble": 0, "gold": 0}
    assert Counter(view["tokens"].values()) == dict.fromkeys(TOKENS, 6)
    assert [token["count"] for token in DATA["token"]] == [6] * 6


@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 36), (4, 42)])
@rule("PA1.7")
def test_the_bonus_tiles_by_number_of_players(players, tiles):
    view = dealt(players).view()
    assert view["track"] == list(range(1, 31))
    assert sum(view["copies"]) == tiles
    assert all(
        n == (players - 1 if tile in (13, 14, 16, 17, 29, 30) else 1)
        for tile, n in enumerate(view["copies"], start=1)
    )


@rule("PA1.8")
def test_twelve_end_game_tiles():
    counts = {end["id"]: end["count"] for end in DATA["end"]}
    assert counts == {**dict.fromkeys(TOKENS, 1), "3-francs": 3, "2-points": 1, "1-point": 2}
    assert dealt().view()["ends_left"] == sum(counts.values()) == 12


@rule("PA1.9", "PA9.4", "PA4.11", "PA5.6")
def test_landmarks_and_scoring_tiles_of_which_some_numbers_are_sure():
    marks = {mark["value"]: mark for mark in DATA["landmark"]}
    assert list(marks) == list(range(9, 17))
    assert marks[12]["cost"] == {"marble": 1, "gold": 1}
    assert marks[15]["cost"] == {"marble": 1, "gold": 2}
    assert marks[16]["cost"] == {"gold": 3}
    assert marks[16]["sections"] == ["gold-prestige"] * 3
    assert marks[15]["sections"].count("gold-prestige") >= 2
    prices = [
        5 * m["cost"].get("marble", 0) + 6 * m["cost"].get("gold", 0) for m in DATA["landmark"]
    ]
    assert prices == sorted(set(prices))
    assert DATA["honour"]["points"]["gold-prestige"] == 5
    prizes = [prize["points"] for prize in DATA["prize"]]
    assert prizes[0] == [20, 10, 5]
    assert (prizes[1][0], prizes[2][0], prizes[2][2]) == (18, 16, 4)
    assert len(prizes) == 6 and all(p == sorted(p, reverse=True) for p in prizes)
    assert dealt(4).view()["landmarks"] == dealt(4).view()["prizes"] == {}


@rule("PA3.4")
def test_six_banks_from_two_to_seven():
    assert sorted(district["bank"] for district in DATA["district"]) == [2, 3, 4, 5, 6, 7]


def test_what_nobody_here_has_seen_is_marked():
    unsure = [
        thing["id"]
        for kind in ("district", "landmark", "prize")
        for thing in DATA[kind]
        if not thing.get("sure", True)
    ]
    assert set(unsure) == {*DISTRICTS, *LANDMARKS, "b", "c", "d", "e", "f"} - {"tour-eiffel"}
    assert (
        not DATA["honour"]["sure"]
        and not DATA["track"]["zones"]["sure"]
        and not DATA["building"]["eight_costs"]["sure"]
    )


@pytest.mark.parametrize(("players", "keys"), [(2, 10), (3, 9), (4, 7)])
@rule("PA1.10", "PA1.11")
def test_what_each_player_begins_with(players, keys):
    state = dealt(players)
    for n in range(players):
        own = seat(state, n)
        assert (own["francs"], own["behind"], own["held"], own["unused"]) == (3, keys, {}, [])
    assert set(state.view()["reserve"].values()) == {2}
    assert set(state.view()["meeple"].values()) == {0}


@rule("PA1.12")
def test_the_start_player_is_drawn_by_lot():
    state = GAME.new(3)
    assert state.to_act == CHANCE
    assert texts(state) == ["start red", "start blue", "start green"]
    assert state.refusal("draw 1").key == "paris.refusal.chance"
    assert {state.play(state.draw(seed)).view()["start"] for seed in range(40)} == {0, 1, 2}


@rule("PA1.13")
def test_what_the_screen_hides():
    state = position(
        2,
        francs={"red": 7},
        held={"red": {"wood": 1}},
        unused={"red": [5]},
        takes=["red"],
        hand={"red": ["gold"]},
    )
    for viewer in (1, None):
        other = state.view(viewer)["seats"][0]
        hidden = ("francs", "behind", "held", "unused", "pays", "ends", "hand")
        assert all(other[name] is None for name in hidden)
    assert seat(state)["francs"] == 7 and seat(state)["ends"] == ["gold"]


@rule("PA1.14", "PA3.3")
def test_francs_have_no_end():
    state = position(2, francs={"red": 500, "blue": 500})
    assert seat(state.play("bank chaillot"))["francs"] == 507


@rule("PA12.1", "PA12.2", "PA12.3", "PA12.7")
def test_the_random_set_up():
    layouts = set()
    for seed in range(4):
        state = dealt(3, seed, random_setup=True)
        view = state.view()
        assert Counter(view["tokens"].values()) == dict.fromkeys(TOKENS, 6)
        assert all(view["tokens"][space] == "gold" for space in SPACES if space.endswith("8"))
        assert [sorted(view["track"][i : i + 10]) for i in (0, 10, 20)] == [
            list(range(i, i + 10)) for i in (1, 11, 21)
        ]
        assert sum(view["copies"]) == 36
        assert [stack["left"] for stack in view["stacks"]] == [11, 11, 11]
        layouts.add((str(view["tokens"]), str(view["track"])))
    assert len(layouts) == 4


@rule("PA12.2")
def test_a_shuffled_tile_lies_on_its_own_space():
    state = dealt(2, 2, random_setup=True)
    track = state.view()["track"]
    data = {
        **state.to_data(),
        "step": "done",
        "turn": {"advance": 0},
        "keys": {"red": {"banks": ["chaillot"]}},
        "behind": {},
        "meeple": {"red": 4},
        "turn_of": 0,
        "to_act": 0,
    }
    state = GAME.position(data)
    assert set(texts(state, "bonus")) == {f"bonus {tile}" for tile in track[4:]}
    assert run(state, f"bonus {track[9]}").view()["meeple"]["red"] == 10


@rule("PA10.1")
def test_where_end_game_tiles_were_taken_no_building_is_left_to_draw():
    keys = {"red": at("chaillot-8"), "blue": at("belleville-5")}
    taken = {"keys": keys, "takes": ["red"], "hand": {"red": ["wood"]}}
    for free, lying in ((False, 33), (True, 36)):
        state = GAME.position({"players": 2, "options": {"free_placement": free}, **taken})
        view = state.view()
        assert [stack["left"] for stack in view["stacks"]] == [0, 0, 0]
        assert len([one for one in view["buildings"].values() if one]) == lying
        assert view["buildings"]["chaillot-8"] and "look" in texts(state)


@rule("PA12.4")
def test_free_placement_plays_with_all_buildings():
    view = dealt(2, 1, free_placement=True).view()
    assert [stack["left"] for stack in view["stacks"]] == [12, 12, 12]


def test_backs_are_drawn_by_what_is_unseen():
    """The next back is of a district by its unseen buildings less the backs in sight."""
    state = GAME.position(
        {
            "players": 2, "phase": "tops", "round": 1, "turn_of": 0, "step": "act",
            "seen": [f"belleville/{v}" for v in (1, 2, 3, 4)],
            "stacks": [{"left": 10, "back": "belleville"}, {"left": 10, "back": None},
                {"left": 9, "back": "chaillot"}],
        }
    )  # fmt: skip
    weights = {
        action.text: int(GAME.entry_points.weight(state.buffer(), action.code))
        for action in state.legal()
    }
    assert weights == {
        "back 2 belleville": 1, "back 2 chaillot": 5,
        **{f"back 2 {d}": 6 for d in DISTRICTS if d not in ("belleville", "chaillot")},
    }  # fmt: skip


def test_a_changed_file_is_checked(tmp_path):
    text = material.FILE.read_text(encoding="utf-8")
    assert load() == tomllib.loads(text)
    for old, new in (
        ('"hotel", "residence", "bakery"', '"hotel", "hotel", "bakery"'),
        ("value = 9\n", "value = 8\n"),
        ("count = 3", "count = 4"),
    ):
        changed = tmp_path / "components.toml"
        changed.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(MaterialError, match=r"components\.toml"):
            load(changed)
    assert len(ENDS) == 9


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("players", {"players": 5}),
        (
            "keys",
            {
                "players": 4,
                "keys": {"red": {"banks": list(DISTRICTS), "at": {f"{d}-4": 2 for d in DISTRICTS}}},
            },
        ),
        ("tokens", {"players": 2, "tokens": {"chaillot-1": "gold"}}),
        ("buildings", {"players": 2, "buildings": {"chaillot-1": "chaillot/2"}}),
        ("unused", {"players": 2, "unused": {"red": [5], "blue": [5]}}),
        ("stacks", {"players": 2, "stacks": [{"left": 1}, {"left": 1}, {"left": 1}]}),
        (
            "uses",
            {
                "players": 2,
                "buildings": LAID,
                "takes": ["red"],
                "hand": {"red": ["wood"]},
                "uses": [{"colour": "red", "end": "gold", "after": 1}],
            },
        ),
        (
            "uses.after",  # red used the second one when it had taken but one
            {
                "players": 2,
                "buildings": LAID,
                "takes": ["red", "red"],
                "hand": {"red": ["1-point", "1-point"]},
                "uses": [
                    {"colour": "red", "end": "1-point", "after": 2},
                    {"colour": "red", "end": "1-point", "after": 1},
                ],
            },
        ),
        ("takes", {"players": 2, "buildings": {}, "takes": ["red"], "hand": {"red": ["wood"]}}),
        ("step", {"players": 2, "step": "take"}),
        (
            "step",
            {
                "players": 2,
                "step": "take",
                "buildings": LAID,
                "takes": ["red"] * 12,
                "hand": {"red": SORTS},
            },
        ),
        ("step", {"players": 2, "step": "draw", "buildings": LAID}),
        (
            "drawn",
            {
                "players": 2,
                "options": {"free_placement": True},
                "drawn": "chaillot/5",
                "buildings": FULL,
            },
        ),
        ("stacks", {"players": 2, "phase": "tops", "round": 1, "buildings": LAID}),
        ("phase", {"players": 2, "phase": "turned", "stack": 1, "buildings": LAID}),
        ("phase", {"players": 2, "phase": "tokens"}),
        (
            "phase",
            {
                "players": 2,
                "phase": "track",
                "options": {"random_setup": True},
                "track": list(range(1, 31)),
            },
        ),
        ("nonsense", {"players": 2, "nonsense": 1}),
    ],
)
def test_a_position_that_contradicts_itself_names_the_field(field, data):
    with pytest.raises(PositionError, match=f"^{field}"):
        GAME.position(data)


def test_the_draw_turns_up_a_building_of_the_back():
    state = dealt(2, 5)
    back = state.view()["stacks"][1]["back"]
    state = state.play("draw 2")
    assert state.to_act == CHANCE
    assert texts(state) == [f"turn {back}/{value}" for value in DATA["values"]]
    state = state.play(state.draw(1))
    assert [event.for_viewer(0)["how"] for event in state.events if event.kind == "turned"] == [
        "home"
    ]
    assert kinds(state) == ["turned"]
    assert state.barrier
