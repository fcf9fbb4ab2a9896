"""Every whole game is replayed on every change: each legal list, the points on the way, the result.

One test a title, because a hundred games are replayed in seconds and loaded once.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.golden.whole_games import checksum, files

import lutetia
from lutetia.games import IDS
from lutetia.games.record import Record

KNOWN = {"source", "checksum"}


@pytest.fixture(scope="module", params=IDS)
def games(request: pytest.FixtureRequest) -> tuple[Any, dict[str, Record]]:
    game = lutetia.game(request.param)
    return game, {path.stem: lutetia.record.read(path) for path in files(request.param)}


def test_every_game_replays_to_its_result(games: tuple[Any, dict[str, Record]]) -> None:
    game, records = games
    differing = []
    for name, record in records.items():
        assert record.game == game.meta.id and set(record.extra) == KNOWN, name
        assert record.result is not None, f"{name} has no result"
        states = list(record.states())  # raises for an action that is not legal
        end = states[-1].outcome
        assert end is not None, f"{name} is not at its end"
        found = {
            "scores": list(end.scores),
            "ranks": list(end.ranks),
            "reason": end.reason,
            "tiebreak": end.tiebreak,
        }
        stored = {"tiebreak": None} | record.result
        if found != stored or checksum(states) != record.extra["checksum"]:
            differing.append(f"{name}: {stored}, replayed {found}, {checksum(states)}")
    assert not differing


def test_there_are_a_hundred_of_all_kinds(games: tuple[Any, dict[str, Record]]) -> None:
    game, records = games
    assert len(records) >= 100
    assert any(record.extra["source"] == "played in a browser" for record in records.values())
    seats = Counter(record.players for record in records.values())
    assert set(seats) == set(game.meta.players) and min(seats.values()) >= 10
    for option in game.meta.options:
        values = Counter(record.options[option.name] for record in records.values())
        assert set(values) == set(option.choices) and min(values.values()) >= 10, option.name
    assert len({record.actions for record in records.values()}) == len(records)


def test_every_postcard_has_been_used() -> None:
    material = lutetia.game("cite").material()
    used = {
        text.split()[1]
        for path in files("cite")
        for _, text in lutetia.record.read(path).actions
        if text.startswith("use ")
    }
    assert used == set(material["postcards"])
