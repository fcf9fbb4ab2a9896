"""The counts that come with the games: of whole games of bots, by the rules of today."""

from __future__ import annotations

from collections import Counter

import pytest

from lutetia.engine.edition import Edition
from lutetia.explore.shipped import CountsError, from_text, path_of, shipped, to_text
from lutetia.explore.tally import SEATS, WHOLE, rules_of
from lutetia.games import IDS, load

HEAD = '{"format": "lutetia explored 1", "game": "cite", "rules": "1", "counts": '

LEAST = 100
"""Games with each number of seats, so that the order of play at least is told."""


@pytest.mark.parametrize("game_id", IDS)
def test_what_comes_with_a_game_can_be_shown(game_id: str) -> None:
    game, counts = load(game_id), shipped(game_id)
    assert to_text(game, counts) == path_of(game).read_text(encoding="utf-8")
    assert {cell.who for cell in counts} == {"bots"}
    seats, wins = Counter[int](), Counter[int]()
    for cell, sums in counts.items():
        if cell.topic == SEATS:
            seats[cell.players] += sums.n
            wins[cell.players] += sums.wins
    assert sorted(seats) == sorted(game.meta.players)
    for players, n in seats.items():
        games = n / players
        assert games == n // players >= LEAST
        assert wins[players] == WHOLE * games
    module = game.exploring()
    assert module is not None
    assert {cell.topic for cell in counts} == {SEATS, *(topic.id for topic in module.TOPICS)}


def test_a_file_is_read_as_it_was_written() -> None:
    game, counts = load("cite"), shipped("cite")
    assert from_text(game, to_text(game, counts)) == (rules_of(game), counts)


def test_of_another_edition_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shipped("cite")
    shipped.cache_clear()
    edition = property(lambda _: Edition("my box", "ab" * 32))
    monkeypatch.setattr(type(load("cite")), "edition", edition)
    assert shipped("cite") == {}
    monkeypatch.undo()
    shipped.cache_clear()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        '{"format": "lutetia puzzles 1", "game": "cite", "rules": "1", "counts": []}',
        HEAD + "[1]}",
        HEAD + '[[[2, "bots", "{}", "seat", "1"], [1, 1, 1, 1, 0, 0]]]}',
        HEAD + '[[[2, "cats", "{}", "seat", "1"], [1, 1, 1, 1, 0, 0, 0]]]}',
        HEAD + '[[[2, "bots", "{}", "seat", "1"], [0.5, 1, 1, 1, 0, 0, 0]]]}',
    ],
)
def test_what_is_no_file_of_counts_is_refused(text: str) -> None:
    with pytest.raises(CountsError, match="no counts of Lutetia"):
        from_text(load("cite"), text)


def test_counts_of_another_game_are_refused() -> None:
    text = to_text(load("cite"), shipped("cite"))
    with pytest.raises(CountsError, match="of cite, not of paris"):
        from_text(load("paris"), text)
