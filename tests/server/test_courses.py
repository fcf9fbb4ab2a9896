"""The calls of the lessons."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.courses.check import right_answer
from lutetia.courses.lesson import NEXT, after
from lutetia.courses.reading import course
from lutetia.courses.tries import tried, tries
from lutetia.engine.edition import Edition
from lutetia.games import IDS, load
from lutetia.server.calls import LessonInfo, LessonMoment
from lutetia.server.courses import _reached
from lutetia.server.teaching import offered
from tests.protocol.fits import Fits
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE


def post(site: Site, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{site.base}/api/courses/{path}", json=body, timeout=PATIENCE)


@pytest.mark.parametrize("game", IDS)
def test_every_lesson_is_told_from_its_beginning_to_its_end(site: Site, game: str) -> None:
    listed = httpx.get(f"{site.base}/api/courses/{game}", timeout=PATIENCE).json()
    Fits().check(listed, list[LessonInfo])
    assert [one["id"] for one in listed] == list(course(game))
    for one in course(game).values():
        answers: tuple[str, ...] = ()
        while True:
            now = after(one, answers)
            told = post(site, f"{game}/{one.id}", {"answers": answers}).json()
            Fits().check(told, LessonMoment)
            assert (told["at"], told["taken"], told["of"]) == (
                now.at,
                len(answers),
                len(one.steps),
            )
            assert told["view"]["viewer"] == one.seat
            assert (told["waits"] == "act") == bool(told["legal"])
            if now.step is None:
                assert told["waits"] == "end"
                break
            answers = (*answers, right_answer(now))


def test_the_list_says_which_rules_one_tries_where(site: Site) -> None:
    listed = httpx.get(f"{site.base}/api/courses/paris_paris", timeout=PATIENCE).json()
    tries = {one["id"]: one["tries"] for one in listed}
    assert tries["first"] == tries["questions"] == []
    assert tries["small"] == ["PP6.2", "PP6.3", "PP6.5"]
    assert [one["id"] for one in listed if one["asks"]] == ["questions"]


def test_others_have_their_turn_after_every_answer() -> None:
    one = course("connection")["first"]
    answers: tuple[str, ...] = ()
    while not (now := after(one, answers)).plays_out:
        answers = (*answers, right_answer(now))
    answers = (*answers, *[NEXT] * 5)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both() -> None:
        task = asyncio.create_task(others())
        assert await _reached(one, answers) == after(one, answers)
        task.cancel()

    with ThreadPoolExecutor(1) as pool:  # a loop of its own, whatever runs in this thread
        pool.submit(asyncio.run, both()).result()
    assert turns > len(answers)


@pytest.mark.parametrize("game", IDS)
def test_every_rule_is_tried_where_it_is_asked_for(site: Site, game: str) -> None:
    asked = 0
    for one in course(game).values():
        for rule in tried(one):
            told = post(site, f"{game}/{one.id}", {"rule": rule, "answers": ["dance"]}).json()
            Fits().check(told, LessonMoment)
            assert (told["rule"], told["waits"], told["wrong"]) == (rule, "act", None)
            assert told["legal"]
            assert told["taken"] == len(told["way"])
            assert tries(after(one, tuple(told["way"])), rule)
            # Whoever sends these answers themselves is told the same.
            same = post(site, f"{game}/{one.id}", {"answers": told["way"]}).json()
            assert same == {**told, "way": None}
            asked += 1
    assert asked > 0


def test_a_wrong_try_is_answered_by_its_rule(site: Site) -> None:
    for action, rule in (("build louvre", "PP6.2"), ("build odeon", "PP3.3"), ("dance", None)):
        told = post(site, "paris_paris/small", {"answers": ["", action, ""], "why": [action]})
        now = told.json()
        assert (now["at"], now["taken"]) == (1, 1)
        assert now["wrong"]["rule"] == rule
        assert now["answers"][0] == (None if action == "build louvre" else now["wrong"])


def test_an_edition_has_no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(offered(course, "paris_paris")) == list(course("paris_paris"))
    mine = Edition("my box", "0" * 64)
    monkeypatch.setattr(type(load("paris_paris")), "edition", property(lambda _: mine))
    assert offered(course, "paris_paris") == {}


def test_what_is_no_lesson_is_refused(tmp_path: Path) -> None:
    with running(quick(tmp_path, reads="12/hour")) as site:
        for path, body, status, code in (
            ("chess/first", {}, 404, "no_game"),
            ("paris_paris/none", {}, 404, "no_call"),
            ("paris_paris/..%2ffirst", {}, 404, "no_call"),
            ("paris_paris/first", {"answers": "build"}, 400, "malformed"),
            ("paris_paris/first", {"answers": [""] * 301}, 400, "malformed"),
            ("paris_paris/first", {"answers": ["x" * 201]}, 400, "malformed"),
            ("paris_paris/first", {"why": ["x"] * 51}, 400, "malformed"),
            ("paris_paris/first", {"answers": ["x" * 20_000]}, 413, "too_large"),
            ("paris_paris/small", {"rule": "PP7.2"}, 404, "no_call"),
            ("paris_paris/first", {"rule": "PP6.2"}, 404, "no_call"),
            ("paris_paris/small", {"rule": "x" * 201}, 400, "malformed"),
            ("paris_paris/small", {"rule": ["PP6.2"]}, 400, "malformed"),
        ):
            answer = post(site, path, body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert httpx.get(f"{site.base}/api/courses/chess").status_code == 404
        for _ in range(3):
            last = post(site, "paris_paris/first", {})
        assert (last.status_code, last.json()["error"]["code"]) == (429, "rate")
        assert httpx.get(f"{site.base}/api/tables").status_code == 429, "nothing was counted"
