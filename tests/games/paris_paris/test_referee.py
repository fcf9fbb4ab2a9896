"""The compiled rules against the referee: every legal list, every running score,
every result of random games.

``LUTETIA_GAMES`` is the number of games for each number of players and each option;
the usual 60 take seconds.
"""

from __future__ import annotations

import os
import random
from itertools import product
from typing import Any

import pytest

import lutetia
from lutetia.games.record import Record

from .referee import (
    ROUTES,
    SOURCES,
    STOPS,
    Foul,
    Referee,
    all_tiles,
    bag_points,
    big_tour,
    is_crossing,
    judge,
    opened,
    small_tour,
)

GAMES = int(os.environ.get("LUTETIA_GAMES", "60"))
TABLES = list(product((2, 3, 4), ("both", "tile_route")))


def points_by_source(state: Any) -> list[dict[str, int]]:
    """The lines of the scores added up by the source that their keys name."""
    seats = []
    for lines in state.scores().lines:
        found = dict.fromkeys(SOURCES, 0)
        for line in lines:
            found[line.key.rsplit(".", 1)[1]] += line.points
        seats.append(found)
    return seats


def note(state: Any) -> dict[str, Any]:
    """What the referee has to agree with here."""
    return {
        "legal": sorted(map(str, state.legal())),
        "scores": list(state.scores().totals),
        "points": points_by_source(state),
    }


def compare(referee: Referee, noted: dict[str, Any]) -> None:
    assert noted["legal"] == sorted(referee.legal())
    assert noted["scores"] == referee.scores()
    assert noted["points"] == [referee.points[seat] for seat in referee.seats]


@pytest.mark.parametrize(("players", "option"), TABLES)
def test_random_games_are_counted_alike(players: int, option: str) -> None:
    for seed in range(GAMES):
        choice = random.Random(seed)
        state = lutetia.game("paris_paris").new(players=players, seed=seed, small_tour=option)
        notes = {state.ply: note(state)}
        while not state.is_over:
            state = state.play(choice.choice(state.legal()))
            notes[state.ply] = note(state)
        text = Record.of(state).write()
        referee, lines, result = opened(text)
        for ply, line in enumerate(lines, start=1):
            referee.play(line)
            if ply in notes:
                compare(referee, notes[ply])
        assert result == referee.result(), f"seed {seed}"
        assert result["ranks"] == list(state.outcome.ranks)
        assert result["scores"] == list(state.outcome.scores)
        assert result.get("tiebreak") == state.outcome.tiebreak


@pytest.mark.parametrize(("players", "option"), TABLES)
def test_chance_may_bring_what_is_left_and_nothing_else(players: int, option: str) -> None:
    for seed in range(max(3, GAMES // 20)):
        choice = random.Random(seed)
        state = lutetia.game("paris_paris").new(players=players, small_tour=option)
        referee = Referee(players, option)
        compare(referee, note(state))
        while not state.is_over:
            action = choice.choice(state.legal())
            actor = "~" if state.to_act == lutetia.CHANCE else referee.seats[state.to_act]
            assert referee.to_act == actor
            state = state.play(action)
            referee.play(f"{actor} {action}")
            compare(referee, note(state))
        assert judge(Record.of(state).write()).result() == referee.result()


def test_a_result_that_is_wrong_is_noticed() -> None:
    state = lutetia.game("paris_paris").new(players=2, seed=1)
    while not state.is_over:
        state = state.play(state.legal()[0])
    text = Record.of(state).write()
    judge(text)
    first = str(state.outcome.scores[0])
    with pytest.raises(Foul, match="the count is"):
        judge(text.replace(f"scores = [{first},", f"scores = [{int(first) + 1},"))


def test_a_line_that_is_not_allowed_is_noticed() -> None:
    referee = Referee(players=2)
    for line in ("~ start grey", "~ marker lilac teal"):
        referee.play(line)
    with pytest.raises(Foul, match="not among"):
        referee.play("~ marker grey teal")
    with pytest.raises(Foul, match="is to act"):
        referee.play("grey build louvre/red")
    for line in ("~ marker grey red", "~ marker open blue", "~ draw bastille/orange"):
        referee.play(line)
    with pytest.raises(Foul, match="not among"):
        referee.play("~ draw bastille/orange")


def test_the_map_and_the_tiles_are_the_same() -> None:
    """PP2.1, PP2.3, PP2.4: five routes of seven stops, 25 stops, ten crossings, 60 tiles,
    twelve of each colour."""
    material = lutetia.game("paris_paris").material()
    assert {route["id"]: route["stops"] for route in material["routes"]} == ROUTES
    assert {stop["id"]: stop["crossing"] for stop in material["stops"]} == {
        stop: is_crossing(stop) for stop in STOPS
    }
    tiles = all_tiles()
    roads = {
        stop: sum(n for tile, n in tiles.items() if tile.split("/")[0] == stop) for stop in STOPS
    }
    assert {stop["id"]: stop["roads"] for stop in material["stops"]} == roads
    assert len(STOPS) == 25
    assert sum(map(is_crossing, STOPS)) == 10
    assert sum(tiles.values()) == 60
    assert [sum(n for tile, n in tiles.items() if tile.endswith(route)) for route in ROUTES] == [
        12
    ] * 5


# --- the referee itself, by the examples that its sources give ------------------------------------


def test_the_big_tour_of_the_rulebook() -> None:
    houses = {
        "montmartre": ["lilac", "grey"],
        "pompidou": ["green", "yellow"],
        "st-nicolas": ["yellow"],
        "pont-neuf": ["yellow"],
        "hotel-de-ville": ["lilac", "lilac"],
        "quartier-latin": ["lilac"],
    }
    assert big_tour(houses, "teal") == {"lilac": 4, "grey": 1, "green": 1, "yellow": 3}
    assert big_tour({**houses, "notre-dame": ["grey"]}, "teal") == {
        "lilac": 4,
        "grey": 1,
        "green": 1,
        "yellow": 3,
    }


def test_the_small_tour_of_the_rulebook() -> None:
    houses = {"odeon": ["green", "green"], "quartier-latin": ["green", "grey"]}
    assert small_tour(houses, "luxembourg/red") == {"green": 3, "grey": 1}
    assert small_tour({**houses, "luxembourg": ["yellow"]}, "luxembourg/red") == {"yellow": 1}
    assert small_tour({}, "luxembourg/red") == {}


def test_the_bag() -> None:
    assert bag_points({"lilac": 4, "grey": 4, "green": 1}) == {}
    assert bag_points({"lilac": 4, "grey": 3, "green": 1}) == {"lilac": 4}
    assert bag_points({"lilac": 0, "grey": 0, "green": 0}) == {}
