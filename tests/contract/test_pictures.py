"""Pictures of positions for notebooks: whole, well-formed, harmless, and of a view no more than it
holds."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Mapping
from html import unescape
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import lutetia
from lutetia.engine.game import Game, State
from lutetia.engine.paper import Paper
from lutetia.games import OURS
from lutetia.games.package import PackageGame
from tests.contract.conftest import spread

SEATS = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "seats.css"
MOST = 34_000
"""Bytes of a drawing: four seats of a long game of Paris, six companies that have laid all they
have."""


def one_of_each_phase(states: list[State]) -> list[State]:
    """Return a few states, and one at least of each phase."""
    first = {json.dumps([state.view()["phase"], state.is_over]): state for state in states}
    return [*first.values(), *spread(states, 6)]


def words_of(svg: str) -> list[str]:
    """Return the words on a drawing, in their order."""
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter() if one.text]


def test_every_state_is_drawn_well_formed_and_harmless(states: list[State]) -> None:
    for state in one_of_each_phase(states):
        assert ElementTree.fromstring(state._repr_html_()) is not None
        svg = state._repr_svg_()
        if svg is None:
            assert state.game.meta.id not in OURS, "games of other packages need not be drawn"
            continue
        root = ElementTree.fromstring(svg)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        tags = {one.tag.rpartition("}")[2] for one in root.iter()}
        assert tags <= {"svg", "g", "rect", "circle", "path", "text"}
        names = {name for one in root.iter() for name in one.attrib}
        assert not [name for name in names if name.startswith("on") or "href" in name]
        assert re.search(r"url\(|\b(nan|inf|None)\b", svg) is None
        assert len(svg.encode()) < MOST


def test_a_view_is_drawn_from_what_it_holds(states: list[State]) -> None:
    for state in spread(states, 4):
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            before = copy.deepcopy(view)
            picture = state.game.picture(view)
            assert view == before
            drawn = picture.svg is not None and ElementTree.fromstring(picture.svg) is not None
            assert drawn or state.game.meta.id not in OURS
            supposed = state.game.determinize(view, seed=5).view(seat)
            assert state.game.picture(supposed) == picture


def test_what_is_said_beside_a_state(states: list[State]) -> None:
    for state in one_of_each_phase(states):
        said = unescape(state._repr_html_())
        assert f"{state.players} players, after {state.ply} actions" in said
        if state.is_over:
            assert "The game is over." in said
        elif state.to_act == lutetia.CHANCE:
            assert f"{len(state.legal())} possible outcome" in said
        else:
            assert f"(seat {state.to_act}): " in said
            assert f"{len(state.legal())} legal action" in said


HIDDEN: Mapping[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "paris_paris": (
        {"players": 2, "marker": {"lilac": "red", "grey": "teal"}, "open_marker": "blue"},
        ["C", "A", "B"], ["?", "A", "B"],
    ),
    "cite": (
        {"phase": "lay", "hand": {"blue": 5, "orange": 1}, "to_act": 0},
        ["tiles not laid (in hand: number 5)", "tiles not laid (in hand: number 1)"],
        ["tiles not laid (in hand: hidden)", "tiles not laid (in hand: number 1)"],
    ),
    "connection": (
        {"players": 4, "hand": {"green": {"red": 8}}}, ["8", "0"], ["0–8", "0"],
    ),
    "paris": (
        {"players": 2}, ["3 fr. · keys 10 + 2 in reserve"] * 2,
        ["? fr. · keys ? + 2 in reserve", "3 fr. · keys 10 + 2 in reserve"],
    ),
}  # fmt: skip
"""A position by game, and what its drawing tells of seats 0 and 1: whole, and as seat 1 sees it."""


@pytest.mark.parametrize("name", HIDDEN)
def test_a_state_shows_what_a_view_hides(name: str) -> None:
    position, whole, hidden = HIDDEN[name]
    state = lutetia.game(name).position(position)
    everything = words_of(str(state.picture().svg))
    seen = words_of(str(state.game.picture(state.view(1)).svg))
    assert [word for word in whole if word not in everything] == []
    assert [word for word in hidden if word not in seen] == []
    told = [word for word in dict.fromkeys(whole) if everything.count(word) > seen.count(word)]
    assert told, "the view shows as much as the state"


@pytest.mark.parametrize("name", OURS)
def test_seats_have_the_colours_of_the_table(name: str) -> None:
    css = SEATS.read_text(encoding="utf-8")
    [block] = re.findall(rf"\[data-game='{name}'\] {{([^}}]*)}}", css)
    light = dict(re.findall(r"--([\w-]+): (?:light-dark\()?([^,;)]+\)?)[,;]", css + block))
    light |= dict(re.findall(r"--([\w-]+): (?:light-dark\()?([^,;)]+\)?)[,;]", block))
    paints = import_module(f"lutetia.games.{name}.drawing").SEATS
    for seat, colour in enumerate(lutetia.game(name).meta.colours):
        for part, paint in zip((f"seat-{seat}", f"seat-ink-{seat}"), paints[colour], strict=True):
            value = light[part]
            if value.startswith("var("):
                value = light[value[len("var(--") : -1]]
            assert paint == value, part


def test_words_are_escaped() -> None:
    paper = Paper(10, 10)
    paper.text(0, 0, '<script>"&')
    paper.put("rect", fill='"/><script>')
    root = ElementTree.fromstring(paper.svg('"><script>'))
    assert [one.tag.rpartition("}")[2] for one in root] == ["rect", "text", "rect"]
    assert root.attrib["aria-label"] == '"><script>'


def test_a_game_without_a_drawing_is_shown_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PackageGame, "drawing", Game.drawing)
    state = lutetia.game("cite").new(seed=1)
    assert state._repr_svg_() is None
    assert str(state) in unescape(state._repr_html_())


def test_points_and_places_are_a_table(states: list[State]) -> None:
    over = next(state for state in states if state.is_over)
    assert over.outcome is not None
    for shown, last in ((over.scores(), over.scores().totals), (over.outcome, over.outcome.ranks)):
        root = ElementTree.fromstring(shown._repr_html_())
        rows = [["".join(cell.itertext()) for cell in row] for row in root]
        assert [int(value) for value in rows[-1][2:]] == list(last)
        lines = [row for row in rows[1:] if row[1]]
        for seat, total in enumerate(over.scores().totals):
            assert sum(int(row[2 + seat] or 0) for row in lines) == total
