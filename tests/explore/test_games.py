"""What is found in whole games: every key has a name in every language, and sums hold together."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import lutetia
from lutetia.ai import arena
from lutetia.engine.exploring import Played, Topic
from lutetia.explore import bots
from lutetia.explore.tally import SEATS, WHOLE, tally
from lutetia.games import OURS
from lutetia.i18n import catalogue, languages

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = 4
"""Whole golden games of each title."""


@cache
def golden(name: str) -> list[Played]:
    """Return some golden games that their rules have ended."""
    found = []
    for path in sorted((GOLDEN / name / "games").glob("*.toml")):
        facts, last = [], None
        for state in lutetia.record.read(path).states():
            facts += [event.for_viewer(None, reveal_all=True) for event in state.events]
            last = state
        assert last is not None
        if last.outcome is not None:
            found.append(Played(last.players, last.options, facts, last.outcome))
        if len(found) == GAMES:
            break
    return found


@pytest.mark.parametrize("name", OURS)
def test_the_sums_of_a_game_hold_together(name: str) -> None:
    assert golden(name)
    for played in golden(name):
        counts = tally(lutetia.game(name), played, ["people"] * played.players)
        seats = [one for cell, one in counts.items() if cell.topic == SEATS]
        assert [one.n for one in seats] == [1] * played.players
        assert sum(one.wins for one in seats) == WHOLE
        assert sum(one.points for one in seats) == sum(played.outcome.scores)
        topics = {topic.id for topic in _topics(name)} - {"chosen"}
        assert {cell.topic for cell in counts} - {"chosen"} == topics | {SEATS}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", OURS)
def test_everything_has_a_name(name: str, language: str) -> None:
    known = catalogue(language)
    game, topics = lutetia.game(name), {topic.id: topic for topic in _topics(name)}
    for topic in topics.values():
        assert f"{name}.explore.{topic.id}" in known
        assert all(topic.name(name, key) in known for key in topic.words)
    for played in golden(name):
        for cell in tally(game, played, ["people"] * played.players):
            if cell.topic != SEATS:
                assert topics[cell.topic].name(name, cell.key) in known, cell
    for place in range(1, max(game.meta.players) + 1):
        assert f"explore.place.{place}" in known


def _topics(name: str) -> tuple[Topic, ...]:
    module = lutetia.game(name).exploring()
    assert module is not None
    topics: tuple[Topic, ...] = module.TOPICS
    return topics


def test_bots_play_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "AT_ONCE", 2)
    match = bots.Match("paris_paris", 3, "random", {"open_bag": True})
    games, counts = bots.count(match, 7)
    assert games == 2
    assert bots.count(match, 7) == (games, counts), "a deal is a game"
    seats = {cell: one for cell, one in counts.items() if cell.topic == SEATS}
    assert sum(one.n for one in seats.values()) == 2 * 3
    assert sum(one.wins for one in seats.values()) == 2 * WHOLE
    assert {(cell.players, cell.who) for cell in counts} == {(3, "bots")}
    assert all('"open_bag":true' in cell.options for cell in counts)


def test_a_game_that_finds_no_end_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lutetia.game("paris_paris")
    monkeypatch.setattr(game, "meta", replace(game.meta, max_plies=20))
    assert bots.play(bots.Match("paris_paris", 3, "random"), 1) is None


def test_the_explorer_and_the_arena_play_the_same_games() -> None:
    played = bots.play(bots.Match("paris_paris", 3, "random"), 7)
    line = arena.play(arena.Pairing("paris_paris", 3, "random", "random"), "abb", 7)
    assert played is not None
    assert (played.outcome.scores, played.outcome.ranks) == (line.points, line.ranks)
    assert line.points == (37, 53, 41), "the seeds of bots stay as they are"


def test_deals_are_never_the_same() -> None:
    assert len([*bots.deals(41)]) == 3
    assert not {*bots.deals(100)} & {*bots.deals(100)}
