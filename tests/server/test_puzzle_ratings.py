"""Attempts of those with an account: kept, rated once, told after the fact and to their owner."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.games import load
from lutetia.puzzles import Puzzle, asked, puzzles
from lutetia.server.errors import NotStored
from lutetia.server.puzzles.book import DEVIATION, PuzzleBook
from lutetia.server.puzzles.types import MyPuzzles, PuzzleList, PuzzleMoment
from lutetia.server.ratings.types import Profile
from tests.protocol.fits import Fits
from tests.server.accounts import with_account
from tests.server.client import Person
from tests.server.conftest import ORIGIN, Site, quick, running
from tests.server.database import opened
from tests.server.entering import account, sign_in, with_passkey
from tests.server.entering import post as post_
from tests.server.older import make_older
from tests.server.patience import PATIENCE

GAME = "paris_paris"
TABLES = ("puzzle_attempts", "puzzle_standings", "puzzle_ratings")


@pytest.fixture
def ana(site: Site) -> Person:
    """Somebody with an account who has attempted nothing."""
    return with_account(site, site.person("Ana"))


def listed(person: Person, game: str = GAME) -> dict[str, Any]:
    answer = person.http.get(f"/api/puzzles/{game}")
    assert answer.status_code == 200, answer.text
    Fits().check(answer.json(), PuzzleList)
    found: dict[str, Any] = answer.json()
    return found


def attempt(person: Person, one: Puzzle, right: bool, **more: object) -> dict[str, Any]:
    body = {"action": one.best if right else wrong(one), **more}
    answer = person.http.post(f"/api/puzzles/{GAME}/{one.id}", json=body)
    assert answer.status_code == 200, answer.text
    Fits().check(answer.json(), PuzzleMoment)
    found: dict[str, Any] = answer.json()
    assert found["solution"]["right"] == right
    return found


def wrong(one: Puzzle) -> str:
    """Return a legal action that is not the best."""
    texts = [action.text for action in one.state(load(GAME)).legal()]
    return next(text for text in texts if text != one.best)


def some(n: int) -> list[Puzzle]:
    return list(asked(GAME).values())[:n]


def rating_of(person: Person, one: Puzzle) -> int:
    [found] = [each["rating"] for each in listed(person)["puzzles"] if each["id"] == one.id]
    return int(found)


def rows(site: Site) -> list[int]:
    """Return how many rows each table of the puzzles has."""
    with opened(site.app.state.settings.db) as connection:
        found = [connection.execute(f"SELECT count(*) FROM {name}").fetchall() for name in TABLES]
    return [int(n) for [(n,)] in found]


def test_the_first_attempt_counts_and_no_other(site: Site, ana: Person) -> None:
    one = some(1)[0]
    before = listed(ana)
    assert before["mine"]["rating"] == {"points": 1500, "give": 700, "games": 0}
    hard = rating_of(ana, one)
    missed = attempt(ana, one, False)
    mine = missed["mine"]
    assert missed["counted"]["change"] < 0
    assert mine["rating"]["points"] == 1500 + missed["counted"]["change"]
    assert (mine["rating"]["games"], mine["solved"], mine["failed"]) == (1, 0, 1)
    assert hard < missed["counted"]["puzzle"] == rating_of(ana, one) < hard + DEVIATION
    assert mine["next"] not in (None, one.id)
    for right in (True, False, True):
        again = attempt(ana, one, right)
        assert again["counted"] is None
        assert again["mine"]["rating"] == mine["rating"]
        assert (again["mine"]["solved"], again["mine"]["failed"]) == (right, not right)
    assert listed(ana)["mine"] == again["mine"]
    assert rating_of(ana, one) == missed["counted"]["puzzle"]
    assert rating_of(site.person(), one) == missed["counted"]["puzzle"], "the same for everybody"


def test_two_attempts_at_once_count_once(ana: Person) -> None:
    one, n = some(2)[1], 6
    with ThreadPoolExecutor(n) as pool:
        told = list(pool.map(lambda k: attempt(ana, one, k % 2 == 0), range(n)))
    assert sum(each["counted"] is not None for each in told) == 1
    assert listed(ana)["mine"]["rating"]["games"] == 1


def test_what_two_processes_write_at_once_counts_once(site: Site, ana: Person) -> None:
    """For a moment two may both hold that a game's puzzles are theirs."""
    store, one = site.app.state.store, some(3)[2]
    offered = puzzles(GAME)

    async def both() -> list[Any]:
        books = [PuzzleBook(store) for _ in range(4)]
        calls = [book.attempt(ana.id, GAME, one.id, True, False, offered) for book in books]
        return await asyncio.gather(*calls, return_exceptions=True)

    told = site.wait(both())
    kept = [each for each in told if not isinstance(each, NotStored)]
    assert sum(each[1] is not None for each in kept) == 1
    mine = listed(ana)["mine"]
    assert (mine["rating"]["games"], mine["solved"]) == (1, 1)


def test_somebody_without_an_account_leaves_nothing(site: Site) -> None:
    one, guest = some(4)[3], site.person("Guest")
    before = rows(site)
    for right in (False, True):
        told = attempt(guest, one, right)
        assert (told["mine"], told["counted"]) == (None, None)
    assert listed(guest)["mine"] is None
    nobody = httpx.post(
        f"{site.base}/api/puzzles/{GAME}/{one.id}", json={"action": one.best}, timeout=PATIENCE
    )
    assert nobody.json()["mine"] is None
    assert "set-cookie" not in nobody.headers
    assert rows(site) == before


def test_what_the_browser_had_solved_before_is_no_first_attempt(site: Site, ana: Person) -> None:
    one = some(5)[4]
    hard = rating_of(ana, one)
    told = attempt(ana, one, True, again=True)
    assert told["counted"] is None
    assert told["mine"]["rating"]["games"] == 0
    assert told["mine"]["solved"] == 1
    assert attempt(ana, one, True)["counted"] is None, "nor is a later one"
    assert rating_of(ana, one) == hard


@pytest.mark.parametrize("right", [True, False])
def test_a_turn_is_one_attempt(tmp_path: Path, right: bool) -> None:
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        one = next(one for one in puzzles("paris").values() if one.then)
        path, before = f"/api/puzzles/paris/{one.id}", rows(site)
        begun = ana.http.post(path, json={"action": one.best}).json()
        assert begun["solution"] is begun["mine"] is begun["counted"] is None
        assert rows(site) == before
        found, told = begun["found"], begun
        while told["solution"] is None:
            _, n = one.reached(load("paris"), found)
            worse = next(text for text in one.steps[n].costs if text != one.steps[n].best)
            action = one.steps[n].best if right else worse
            told = ana.http.post(path, json={"action": action, "found": found}).json()
            Fits().check(told, PuzzleMoment)
            found = told["found"]
        assert told["solution"]["right"] == right
        assert (told["counted"]["change"] > 0) == right
        assert (told["mine"]["solved"], told["mine"]["failed"]) == (right, not right)


def test_who_guesses_at_the_beginning_of_a_turn_has_attempted_it(site: Site, ana: Person) -> None:
    one = next(one for one in asked("paris").values() if one.then)
    path = f"/api/puzzles/paris/{one.id}"
    texts = [action.text for action in one.state(load("paris")).legal()]
    guesses = [text for text in texts if text != one.best]
    for guess in guesses[:3]:
        told = ana.http.post(path, json={"found": [guess]})
        assert (told.status_code, told.json()["error"]["code"]) == (409, "puzzle_line")
    mine = listed(ana, "paris")["mine"]
    assert (mine["solved"], mine["failed"], mine["rating"]["games"]) == (0, 1, 1)
    assert mine["rating"]["points"] < 1500


def test_a_full_limit_tells_nothing_of_an_attempt(tmp_path: Path) -> None:
    with running(quick(tmp_path, limit="4/hour")) as site:
        ana = with_account(site, site.person("Ana"))
        one = next(one for one in asked("paris").values() if one.then)
        path, told = f"/api/puzzles/paris/{one.id}", set()
        while 429 not in told:
            told.add(ana.http.post(path, json={"action": "build nowhere"}).status_code)
        for body in ({"action": one.best}, {"found": [one.best]}, {"action": wrong_of(one)}):
            assert ana.http.post(path, json=body).status_code == 429
        assert ana.http.post(path, json={}).status_code == 200, "to look is no attempt"


def wrong_of(one: Puzzle) -> str:
    return next(text for text in one.costs if text != one.best)


def bring(person: Person, **brought: list[str]) -> httpx.Response:
    return person.http.post(f"/api/puzzles/{GAME}/brought", json=brought)


def test_what_was_tried_without_an_account_comes_along_and_counts_nothing(
    tmp_path: Path,
) -> None:
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        known, missed, solved, other = some(4)
        attempt(ana, known, True)
        before = listed(ana)["mine"]
        told = bring(ana, solved=[solved.id, "none"], failed=[missed.id, known.id, solved.id])
        assert told.status_code == 200, told.text
        Fits().check(told.json(), MyPuzzles)
        assert told.json() == listed(ana)["mine"]
        mine = told.json()
        assert (mine["solved"], mine["failed"]) == (2, 1), "what the account knows stands"
        assert mine["rating"] == before["rating"]
        assert rows(site) == [3, 1, 1]
        assert bring(ana, solved=[missed.id]).json()["failed"] == 1, "once and for all"
        assert attempt(ana, missed, True)["counted"] is None
        assert attempt(ana, other, True)["counted"] is not None


def test_who_has_no_account_brings_nothing(site: Site) -> None:
    before = rows(site)
    told = bring(site.person("Guest"), solved=[some(1)[0].id])
    assert (told.status_code, told.json()["error"]["code"]) == (409, "guest")
    assert bring(site.person("Guest"), solved=["x"] * 2001).status_code == 400
    assert rows(site) == before


def test_an_attempt_is_ones_own(site: Site, ana: Person) -> None:
    """Whose attempt it is follows from the cookie and nothing else, on our own pages."""
    one, other = some(6)[5], with_account(site, site.person("Bob"))
    path, body = f"/api/puzzles/{GAME}/{one.id}", {"action": one.best}
    for more in ({"player": ana.id}, {"player_id": ana.id}, {"mine": {"player": ana.id}}):
        other.http.post(path, json={**body, **more})
    other.http.post(f"{path}?player={ana.id}", json=body, headers={"x-player": ana.id})
    foreign = ana.http.post(path, json=body, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert one.best not in foreign.text
    assert listed(ana)["mine"]["rating"]["games"] == 0
    assert listed(other)["mine"]["rating"]["games"] == 1


def test_nothing_is_kept_or_told_before_an_attempt(site: Site, ana: Person) -> None:
    one, guest = some(7)[6], site.person()
    before = rows(site)
    for body in ({}, {"why": [one.best, "dance"]}, {"action": "build nowhere"}, {"again": True}):
        told, other = (
            person.http.post(f"/api/puzzles/{GAME}/{one.id}", json=body).json()
            for person in (ana, guest)
        )
        assert told == other
        assert told["solution"] is told["mine"] is told["counted"] is None
    assert rows(site) == before
    seen = listed(ana)
    assert {tuple(each) for each in seen["puzzles"]} == {("id", "players", "rating")}
    assert set(seen["mine"]) == {"rating", "solved", "failed", "next"}


def test_attempts_that_are_kept_are_limited(tmp_path: Path) -> None:
    with running(quick(tmp_path, limit="3/hour")) as site:
        ana = with_account(site, site.person("Ana"))  # the first of three
        first, second, third = some(3)
        for one in (first, second):
            attempt(ana, one, True)
        body = {"action": third.best}
        answer = ana.http.post(f"/api/puzzles/{GAME}/{third.id}", json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "rate")
        assert third.best not in answer.text
        assert listed(ana)["mine"]["rating"]["games"] == 2


def test_what_was_solved_follows_to_another_device_and_goes_with_the_account(
    tmp_path: Path,
) -> None:
    with running(quick(tmp_path, url=ORIGIN)) as home:
        ana, other = home.person("Ana"), home.person("Guest")
        attempt(other, some(1)[0], True)
        key = with_passkey(ana)
        first, second = some(2)
        attempt(ana, first, True)
        mine = attempt(ana, second, False)["mine"]
        sign_in(other, key)
        assert account(other)["player"] == ana.id
        assert listed(other)["mine"]["rating"] == mine["rating"]
        assert (mine["solved"], mine["failed"]) == (1, 1)

        profile = home.person("Bob").http.get(f"/api/players/{ana.id}").json()
        Fits().check(profile, Profile)
        assert profile["puzzles"] == [{"game": GAME, "rating": mine["rating"], "solved": 1}]

        data = ana.http.get("/api/account/data").json()["stored"]
        assert {one["puzzle"]: one["first"] for one in data["puzzle_attempts"]} == {
            first.id: 1,
            second.id: 0,
        }
        [standing] = data["puzzle_standings"]
        assert (standing["game"], standing["games"]) == (GAME, 2)
        hard = rating_of(other, second)
        post_(ana, "/api/account/delete", name="Ana")
        assert rows(home) == [0, 0, 2], "the puzzles keep their ratings, which name nobody"
        assert rating_of(home.person(), second) == hard


@pytest.mark.sqlite
def test_a_site_from_before_puzzles_were_rated(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        table = ana.table(2)
    make_older(tmp_path / "test.db", "0024")
    with running(quick(tmp_path)) as site:
        ana.move(site.base)
        assert [one["table"]["id"] for one in ana.http.get("/api/me/tables").json()] == [table]
        assert attempt(ana, some(1)[0], True)["counted"]["change"] > 0


def test_the_next_one_is_near_and_new(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = with_account(site, site.person("Ana"))
        seen: list[str] = []
        mine = listed(ana)["mine"]
        for right in (True, False, True, True, True):
            points, ratings = mine["rating"]["points"], listed(ana)["puzzles"]
            far = {one["id"]: abs(one["rating"] - points) for one in ratings}
            new = [far[one] for one in far if one not in seen]
            assert mine["next"] not in seen
            assert far[mine["next"]] <= min(new) + 51, "nearest but for rounding"
            seen.append(mine["next"])
            mine = attempt(ana, puzzles(GAME)[mine["next"]], right)["mine"]
        assert mine["next"] != seen[1], "three others were tried since"
        mine = attempt(ana, puzzles(GAME)[mine["next"]], True)["mine"]
        assert mine["next"] == listed(ana)["mine"]["next"] == seen[1]


def test_what_is_retired_is_answered_and_counts_for_nothing(site: Site, ana: Person) -> None:
    one = next(one for one in puzzles("cite").values() if one.retired)
    path = "/api/puzzles/cite"
    before, told = rows(site), ana.http.get(path).json()
    assert len(told["puzzles"]) == len(asked("cite"))
    assert one.id in {each["id"] for each in told["retired"]}
    assert one.id not in {told["daily"], *(each["id"] for each in told["puzzles"])}
    answer = ana.http.post(f"{path}/{one.id}", json={"action": one.best}).json()
    assert answer["solution"]["right"]
    assert (answer["mine"], answer["counted"]) == (None, None)
    brought = ana.http.post(f"{path}/brought", json={"solved": [one.id], "failed": []}).json()
    assert (brought["solved"], rows(site)) == (0, before)
