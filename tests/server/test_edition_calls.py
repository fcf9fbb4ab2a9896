"""The calls of the edition sheet: what is doubtful, whether something fits,
and a game by it in a process of its own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.games import IDS, editions
from lutetia.server.calls import EditionChecked, EditionSheet, EditionTrial
from lutetia.server.trials import Effort
from tests.editions import different
from tests.protocol.fits import Fits
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE


def post(site: Site, path: str, text: str | bytes) -> httpx.Response:
    body = text.encode() if isinstance(text, str) else text
    return httpx.post(f"{site.base}/api/editions/{path}", content=body, timeout=PATIENCE)


def failure(answer: httpx.Response) -> tuple[int, str, dict[str, Any]]:
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["args"]


@pytest.mark.parametrize("game", IDS)
def test_the_sheet_lists_every_doubt_with_its_kind(site: Site, game: str) -> None:
    told = httpx.get(f"{site.base}/api/editions/{game}", timeout=PATIENCE).json()
    Fits().check(told, EditionSheet)
    assert {one["path"]: one["ours"] for one in told["doubts"]} == {
        one.path: one.value for one in editions.doubts(game)
    }
    assert all(one["value"] == one["ours"] for one in told["doubts"])
    assert told["edition"] is None
    assert told["view"]["viewer"] is None
    assert {one["kind"]["is"] for one in told["doubts"]} <= {
        "whole", "flag", "line", "words", "wholes", "point", "amounts", "tiles", "rays", "pairs",
        "place", "towns",
    }  # fmt: skip


@pytest.mark.parametrize("game", IDS)
def test_what_fits_comes_back_as_a_file(site: Site, game: str) -> None:
    other = different(game)
    text = editions.text(other)
    answer = post(site, game, text)
    assert answer.status_code == 200
    told = answer.json()
    found = editions.check(other)
    assert found is not None
    assert told["edition"] == found.to_data()
    Fits().check(told, EditionChecked)
    assert told["text"] == text
    assert told["values"] == other.values
    assert post(site, game, editions.text(game)).json()["edition"] is None


def test_what_does_not_fit_is_said(site: Site) -> None:
    text = editions.text("paris")
    for body, status, code, why in (
        ("", 422, "edition_wrong", "format = 1"),
        (b"\xff\xfe", 422, "edition_wrong", "not UTF-8"),
        ("x" * 70_000, 413, "too_large", ""),
        ("a" + ".a" * 9000, 422, "edition_wrong", "dotted"),
        (editions.text("cite"), 422, "edition_wrong", "for 'paris', not for 'cite'"),
        (text.replace("[18, 9, 4]", "[9, 18, 4]"), 422, "edition_wrong", "prize.b.points: a list"),
        (text.replace('name = "', 'name = "\\ud800'), 422, "edition_wrong", ""),
    ):
        for path in ("paris", "paris/game"):
            told = failure(post(site, path, body))
            assert told[:2] == (status, code)
            assert why in told[2].get("why", "")
    assert failure(post(site, "chess", text))[:2] == (404, "no_game")
    assert failure(post(site, "chess/game", text))[:2] == (404, "no_game")
    assert httpx.get(f"{site.base}/api/editions/chess").status_code == 404
    assert httpx.put(f"{site.base}/api/editions/paris").status_code in (404, 405)
    foreign = {"origin": "http://elsewhere.example"}
    assert httpx.post(f"{site.base}/api/editions/paris", headers=foreign).status_code == 403


def test_bots_play_a_game_by_it_and_the_site_stays_as_it_is(site: Site) -> None:
    before = httpx.get(f"{site.base}/api/games/cite/material").json()
    answer = post(site, "cite/game", editions.text(different("cite")))
    assert answer.status_code == 200, answer.text
    told = answer.json()
    Fits().check(told, EditionTrial)
    assert told["edition"]["name"] == "cite, all else"
    assert told["material"] != before
    assert len(told["moments"]) == 24
    assert told["moments"][0]["ply"] < told["moments"][-1]["ply"] == told["plies"]
    assert told["moments"][-1]["phase"] == "over"
    assert all(view["viewer"] is None for view in told["moments"])
    assert len(told["scores"]) == len(told["ranks"]) == told["players"] == 2
    assert httpx.get(f"{site.base}/api/games/cite/material").json() == before
    assert httpx.get(f"{site.base}/api/tables").json() == []


def test_one_game_at_a_time_for_an_address_and_none_too_heavy(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        text = editions.text("cite")
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda _: post(site, "cite/game", text), range(4)))
        assert sorted({answer.status_code for answer in answers}) == [200, 429]
        [busy, *_] = [failure(answer) for answer in answers if answer.status_code == 429]
        assert busy == (429, "edition_busy", {"seconds": 5})
        trials = site.app.state.trials
        for effort in (
            Effort(cpu=0.0),
            Effort(deadline=0.05),
            Effort(memory=2**20),
        ):
            trials.effort = effort
            long = editions.text("paris")  # processor time is limited in whole seconds
            assert failure(post(site, "paris/game", long))[:2] == (422, "edition_heavy")
        trials.effort = Effort()
        assert post(site, "cite/game", text).status_code == 200


def test_trials_count_against_the_limit(tmp_path: Path) -> None:
    with running(quick(tmp_path, records="1/hour", reads="2/hour")) as site:
        wrong = "format = 2"
        assert post(site, "cite/game", wrong).status_code == 422
        assert failure(post(site, "cite/game", wrong))[:2] == (429, "rate")
        assert post(site, "cite", wrong).status_code == 422
        assert post(site, "cite", wrong).status_code == 422
        assert failure(post(site, "cite", wrong))[:2] == (429, "rate")


def test_closing_ends_a_game_that_is_being_played(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        trials = site.app.state.trials
        work = asyncio.run_coroutine_threadsafe(
            trials.play(editions.text("connection").encode()), site.loop
        )
        while trials._process is None:
            pass
        process = trials._process
        site.call(trials.close)
        with pytest.raises(Exception, match="edition_heavy"):
            work.result(PATIENCE)
    assert process.returncode is not None
