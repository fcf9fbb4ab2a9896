"""Chapters PP1 and PP2: preparation, stops and tiles."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import MaterialError
from lutetia.games.paris_paris import material
from lutetia.games.paris_paris.material import (
    COUNTS,
    NEAR,
    ON,
    ROUTE,
    ROUTES,
    STOPS,
    TILE_IDS,
    TILES,
)
from tests.games.paris_paris.helpers import COLOURS, GAME, dealt, position

rule = pytest.mark.rule


@rule("PP1.1")
def test_the_game_is_for_two_to_four():
    assert sorted(GAME.meta.players) == [2, 3, 4]
    for wrong in (0, 1, 5, True, "3"):
        with pytest.raises((ValueError, TypeError), match="players"):
            GAME.new(wrong)


@rule("PP1.2")
def test_each_seat_has_a_colour_of_its_own():
    assert COLOURS == ("lilac", "grey", "green", "yellow")


@rule("PP1.3")
def test_the_supply_never_runs_out():
    houses = {stop: ["lilac"] * len(ON[s]) for s, stop in enumerate(STOPS)}
    state = position(2, houses=houses, offer=["louvre/red"], start=0)
    assert sum(state.fields.houses) == 35
    assert str(state.legal()[0]) == "build louvre/red over lilac"


@rule("PP1.4", "PP1.5", "PP1.7")
def test_start_player_and_secret_cards_are_drawn():
    state = GAME.new(3)
    assert [str(a) for a in state.legal()] == ["start lilac", "start grey", "start green"]
    state = state.play("start green")
    assert state.view()["start"] == 2
    for colour in ("lilac", "grey", "green"):
        free = [str(a).split()[-1] for a in state.legal()]
        assert all(str(a).startswith(f"marker {colour} ") for a in state.legal())
        assert len(set(free)) == len(free)
        state = state.play(f"marker {colour} {free[0]}")
    owners = [seat["marker"] for seat in state.view(1)["seats"]]
    assert owners == [None, "blue", None]
    assert [seat["marker"] for seat in state.view()["seats"]] == [None] * 3
    assert state.view()["open_marker"] is None
    assert not any("yellow" in str(value) for value in state.to_data()["marker"])


@rule("PP1.6")
def test_two_players_have_an_open_card():
    state = dealt(2)
    shown = state.view()["open_marker"]
    assert shown in ROUTES
    assert shown not in state.to_data()["marker"].values()


@rule("PP1.6")
def test_each_of_the_three_cards_left_is_as_likely_to_lie_open():
    state = GAME.new(2).play("start lilac").play("marker lilac teal").play("marker grey brown")
    drawn = Counter(str(state.draw(seed)) for seed in range(120))
    assert set(drawn) == {str(a) for a in state.legal()}
    assert {text.split()[-1] for text in drawn} == set(ROUTES) - {"teal", "brown"}
    assert all(20 < n < 60 for n in drawn.values())


@rule("PP1.8", "PP1.9", "PP3.1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 20), (3, 15), (4, 12)])
def test_stacks(players, rounds):
    state = dealt(players)
    view = state.view()
    assert view["rounds"] == rounds
    assert len(view["offer"]) == players + 1
    assert view["stacks"] == rounds - 1
    assert (view["stacks"] + 1) * (players + 1) == 60


@rule("PP2.1")
def test_routes_and_crossings():
    assert len(STOPS) == 25
    assert [len(line) for line in ROUTE] == [7] * 5
    for one, two in combinations(ROUTE, 2):
        assert len(set(one) & set(two)) == 1
    assert sum(len(on) == 2 for on in ON) == 10
    assert [sum(len(ON[s]) == 2 for s in line) for line in ROUTE] == [4] * 5


@rule("PP2.2")
def test_room_for_houses():
    state = position(
        4, houses={"louvre": ["lilac"], "marais": ["lilac"]}, offer=["louvre/red", "marais/orange"]
    )
    assert [str(a) for a in state.legal()][:2] == [
        "build louvre/red",
        "build marais/orange over lilac",
    ]


@rule("PP2.3", "PP2.4")
def test_census_of_tiles():
    assert sum(COUNTS) == 60
    roads = Counter(
        s for line in ROUTE for i, s in enumerate(line) for _ in range(1 if i in (0, 6) else 2)
    )
    tiles: Counter[int] = Counter()
    colours: Counter[int] = Counter()
    for (s, r), n in zip(TILES, COUNTS, strict=True):
        tiles[s] += n
        colours[r] += n
    assert tiles == roads
    assert set(colours.values()) == {12}
    assert Counter(roads.values()) == {1: 5, 2: 10, 3: 5, 4: 5}
    assert COUNTS[TILE_IDS.index("opera/red")] == 1
    assert COUNTS[TILE_IDS.index("opera/brown")] == 2


@rule("PP2.5")
def test_neighbours_lie_along_either_route():
    pompidou = {STOPS[s] for s in NEAR[STOPS.index("pompidou")]}
    assert pompidou == {"st-nicolas", "pont-neuf", "les-halles", "hotel-de-ville"}
    assert all(s in NEAR[n] for s in range(25) for n in NEAR[s])


def test_every_tile_is_drawn_once(tmp_path):
    for players in (2, 3, 4):
        state = GAME.new(players, seed=3)
        drawn: Counter[str] = Counter(e.args["tile"] for e in state.events if e.kind == "drawn")
        while not state.is_over:
            state = state.play(state.legal()[-1])
            drawn.update(e.args["tile"] for e in state.events if e.kind == "drawn")
        assert drawn == dict(zip(TILE_IDS, COUNTS, strict=True))


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"les-halles",', '"odeon",', "cross exactly once"),
        ('"les-halles",', '"nowhere",', "no stop 'nowhere'"),
        ('id = "louvre"', 'id = "odeon"', "25 stops"),
        ("[[route]]", "[[route", "map.toml"),
    ],
)
def test_a_map_that_contradicts_itself_is_named(tmp_path, old, new, key):
    text = material.FILE.read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "map.toml"
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(MaterialError, match=key):
        material.load(broken)


def test_chance_sets_up_before_anybody_acts():
    state = GAME.new(4)
    seen = []
    while state.to_act == CHANCE:
        action = state.draw(5)
        seen.append(str(action).split()[0])
        state = state.play(action)
    assert seen == ["start"] + ["marker"] * 4 + ["draw"] * 5
