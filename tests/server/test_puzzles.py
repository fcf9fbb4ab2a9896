"""The calls of the puzzles: the solution is told after an attempt, and not before."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.engine.edition import Edition
from lutetia.games import IDS, load
from lutetia.puzzles import Puzzle, asked, puzzles
from lutetia.server.puzzles import calls
from lutetia.server.puzzles.types import PuzzleList, PuzzleMoment
from lutetia.server.teaching import offered
from tests.protocol.fits import Fits
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE


def get(site: Site, game: str) -> Any:
    told = httpx.get(f"{site.base}/api/puzzles/{game}", timeout=PATIENCE)
    Fits().check(told.json(), PuzzleList)
    return told


def post(site: Site, game: str, puzzle: str, **attempt: object) -> Any:
    told = httpx.post(f"{site.base}/api/puzzles/{game}/{puzzle}", json=attempt, timeout=PATIENCE)
    Fits().check(told.json(), PuzzleMoment)
    return told.json()


def first(game: str) -> Puzzle:
    return next(iter(asked(game).values()))


@pytest.mark.parametrize("game", IDS)
def test_before_an_attempt_nothing_tells_the_solution(site: Site, game: str) -> None:
    """All that is sent follows from the position as its seat sees it."""
    assert {tuple(one) for one in get(site, game).json()["puzzles"]} == {
        ("id", "players", "rating")
    }
    for one in list(puzzles(game).values())[:5]:
        state, told = one.state(load(game)), post(site, game, one.id)
        assert told["solution"] is None
        assert told["view"] == state.view(one.seat)
        assert [legal["text"] for legal in told["legal"]] == [each.text for each in state.legal()]
        assert set(told) == set(PuzzleMoment.__struct_fields__)


@pytest.mark.parametrize("game", IDS)
def test_an_attempt_is_answered_by_what_it_costs(site: Site, game: str) -> None:
    one = next(one for one in asked(game).values() if not one.then)
    right = post(site, game, one.id, action=one.best)
    assert right["solution"]["right"]
    assert right["solution"]["best"]["text"] == one.best
    assert right["legal"] == []
    dearest, cost = max(one.costs.items(), key=lambda found: found[1])
    wrong = post(site, game, one.id, action=dearest)
    assert not wrong["solution"]["right"]
    assert wrong["solution"]["cost"] == wrong["solution"]["most"] == cost
    other = next(
        (each.text for each in one.state(load(game)).legal() if each.text not in one.costs), None
    )
    if other is not None:
        told = post(site, game, one.id, action=other)["solution"]
        assert (told["right"], told["cost"]) == (False, None)


def going_on() -> list[Puzzle]:
    """Return the puzzles in which the turn goes on."""
    return [one for one in asked("paris").values() if one.then]


def steps(one: Puzzle) -> list[str]:
    return [step.best for step in one.steps if not step.is_forced]


def test_a_turn_goes_on_until_all_of_it_is_found(site: Site) -> None:
    assert any(len(steps(one)) > 2 for one in going_on())
    for one in going_on():
        state, found = one.state(load("paris")), list[str]()
        for text in steps(one):
            assert state.to_act == one.seat
            told = post(site, "paris", one.id, action=text, found=found)
            found.append(text)
            state = state.play(text)
            assert told["view"] == state.view(one.seat)
            if len(found) == len(steps(one)):
                break
            assert (told["solution"], told["found"]) == (None, found)
            assert [legal["text"] for legal in told["legal"]] == [a.text for a in state.legal()]
        assert told["solution"]["right"]
        assert told["solution"]["best"]["text"] == steps(one)[-1]
        assert told["solution"]["ahead"] == one.points


def test_what_is_wrong_later_in_a_turn_is_told_of_that_step(site: Site) -> None:
    for one in going_on():
        begun, later = steps(one)[:1], one.steps[1]
        worse = next(text for text, cost in later.costs.items() if cost > 0.0)
        no = post(site, "paris", one.id, action="build nowhere", found=begun)
        assert (no["solution"], no["found"]) == (None, begun)
        told = post(site, "paris", one.id, action=worse, found=begun)["solution"]
        assert (told["right"], told["cost"], told["reason"]) == (False, later.costs[worse], None)
        assert (told["best"]["text"], told["ahead"]) == (later.best, later.points)


def test_who_did_not_find_the_beginning_is_not_told_the_rest(site: Site) -> None:
    one = going_on()[0]
    other = next(text for text in one.costs if text != one.best)
    for found in (steps(one), [other], [other, *steps(one)], ["nonsense"], steps(one)[1:]):
        told = httpx.post(
            f"{site.base}/api/puzzles/paris/{one.id}",
            json={"action": one.best, "found": found},
            timeout=PATIENCE,
        )
        assert (told.status_code, told.json()["error"]["code"]) == (409, "puzzle_line")
        assert "view" not in told.text


def test_what_cannot_be_done_is_refused_and_is_no_attempt(site: Site) -> None:
    one = first("paris_paris")
    told = post(site, "paris_paris", one.id, action="build nowhere", why=["dance", one.best])
    assert told["solution"] is None
    assert told["wrong"] is not None
    assert told["answers"][0] is not None
    assert told["answers"][1] is None


def test_every_puzzle_has_its_day() -> None:
    found = dict(puzzles("paris_paris"))
    today = datetime(2026, 11, 26, 23, 59, tzinfo=UTC)
    days = {calls.daily(found, today + timedelta(days=n)) for n in range(len(found))}
    assert days == set(found)
    assert calls.daily(found, today) == calls.daily(found, today - timedelta(hours=23))
    assert calls.daily({}, today) is None


def test_an_edition_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Edition("my box", "0" * 64)
    monkeypatch.setattr(type(load("paris_paris")), "edition", property(lambda _: mine))
    assert offered(puzzles, "paris_paris") == {}


def test_what_is_no_puzzle_is_refused(tmp_path: Path) -> None:
    with running(quick(tmp_path, reads="4/hour")) as site:
        for path, body, status, code in (
            ("chess/0123456789", {}, 404, "no_game"),
            ("paris_paris/none", {}, 404, "no_call"),
            (f"paris_paris/{first('paris_paris').id}", {"action": "x" * 201}, 400, "malformed"),
            (f"paris_paris/{first('paris_paris').id}", {"why": ["x"] * 51}, 400, "malformed"),
            (f"paris_paris/{first('paris_paris').id}", {}, 429, "rate"),
        ):
            told = httpx.post(f"{site.base}/api/puzzles/{path}", json=body, timeout=PATIENCE)
            assert (told.status_code, told.json()["error"]["code"]) == (status, code), path
