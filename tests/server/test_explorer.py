"""The explorer: each game is counted once, in the commit that ends it, and nothing is told of what
was seldom done."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from lutetia.explore.tally import SEATS, Cell, Counts, Sums
from lutetia.games import load
from lutetia.server.explorer import calls, service
from lutetia.server.explorer.types import Explored
from lutetia.server.storage import explored
from lutetia.server.storage.store import Store
from tests.protocol.fits import Fits
from tests.server.client import Line, Person, run_alone, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.counts import COUNTS
from tests.server.database import opened
from tests.server.older import make_older
from tests.server.patience import PATIENCE
from tests.server.postgresql import stands_for

GAME = "paris_paris"


@pytest.fixture(autouse=True)
def nothing_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes with the games would be counted as well."""
    monkeypatch.setattr(calls, "shipped", lambda _: {})


def get(site: Site, path: str = GAME) -> httpx.Response:
    return httpx.get(f"{site.base}/api/explore/{path}", timeout=PATIENCE)


def told(site: Site, path: str = GAME) -> dict[str, Any]:
    answer = get(site, path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    Fits().check(found, Explored)
    return found


def seats(path: Path) -> dict[tuple[int, str], int]:
    """Return how many seats are counted, by number of seats and who played them."""
    with opened(path) as connection:
        rows = connection.execute(
            "SELECT players, who, sum(n) FROM explored WHERE topic = ? GROUP BY players, who",
            (SEATS,),
        ).fetchall()
    return {(players, who): int(n) for players, who, n in rows}


def marked(path: Path) -> list[str]:
    with opened(path) as connection:
        rows = connection.execute("SELECT table_id FROM explored_games").fetchall()
    return [name for (name,) in rows]


def against_a_bot(person: Person, **more: Any) -> str:
    """Play a whole game against a bot."""
    table = person.table(2, bots="greedy", **more)
    dice = random.Random(table)
    with person.line(table) as line:
        play_on(line, dice)
    return table


def play_on(line: Line, dice: random.Random) -> None:
    while line.mine()["table"]["status"] == "playing":
        line.act(dice.choice)


def test_a_game_counts_once_with_its_end(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana = site.person("Ana")
        table = ana.table(2, bots="greedy")
        with ana.line(table) as line:
            for _ in range(3):
                line.mine()
                line.act()
            assert seats(settings.db) == {}, "a game that goes on tells nothing"
            assert told(site)["counted"] == []
            play_on(line, random.Random(1))
        assert seats(settings.db) == {(2, "people"): 1, (2, "bots"): 1}
        assert marked(settings.db) == [table]
        against_a_bot(ana)
        counted = told(site)["counted"]
        assert [(one["who"], one["n"]) for one in counted] == [("bots", 2), ("people", 2)]
    with running(settings) as site:
        assert seats(settings.db) == {(2, "people"): 2, (2, "bots"): 2}
        page = told(site, f"{GAME}?who=people")
        topics = {topic["id"]: topic["things"] for topic in page["topics"]}
        assert sum(one["n"] for one in topics["first"]) == 2
        assert all(one["wins"] is one["points"] is one["own"] is None for one in topics["first"])
        assert [one for one in topics if topics[one]] == [SEATS, "first", "route"]


def test_what_was_not_played_to_its_end_does_not_count(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        given_up, broken_off, agreed = (ana.table(2) for _ in range(3))
        for table, how in ((given_up, "resign"), (broken_off, "abort"), (agreed, "end")):
            with ana.line(table) as line, bob.line(table) as other:
                other.do("sit", seat=1)
                line.do("start")
                if table == agreed:
                    (line if line.now["turn"]["mine"] else other.mine() and other).act()
                line.do(how, seat=0)
                if table == agreed:
                    assert other.do("answer", yes=True)["table"]["status"] == "over"
        assert seats(settings.db) == {}
        assert sorted(marked(settings.db)) == sorted([given_up, broken_off, agreed])
        whole = against_a_bot(ana)
        record = ana.http.get(f"/api/tables/{whole}/record").content
        assert ana.http.post("/api/records", content=record).status_code == 201
        assert seats(settings.db) == {(2, "people"): 1, (2, "bots"): 1}
    with running(settings):
        wait_until(lambda: len(marked(settings.db)) == 5, "the record is not looked at")
    assert seats(settings.db) == {(2, "people"): 1, (2, "bots"): 1}, "a record counts for nobody"


def test_whoever_left_is_left_out(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        table = ana.table(3)
        with ana.line(table) as line, bob.line(table) as other:
            other.do("sit", seat=1)
            line.do("bot", seat=2, level="greedy")
            line.do("start")
            other.do("stand", seat=1)
            line.until(
                lambda m: m["type"] == "update" and m["table"]["seats"][1]["kind"] != "person"
            )
            line.do("bot", seat=1, level="greedy")
            play_on(line, random.Random(3))
    assert seats(settings.db) == {(3, "people"): 1, (3, "bots"): 1}


def test_a_game_ends_whatever_is_wrong_with_its_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise KeyError("seat")

    monkeypatch.setattr(service, "tally", wrong)
    settings = quick(tmp_path)
    with running(settings) as site:
        table = against_a_bot(site.person("Ana"))
    assert marked(settings.db) == [table]
    assert seats(settings.db) == {}


@pytest.mark.sqlite
def test_games_of_before_are_counted_once(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    with running(settings) as site:
        ana = site.person("Ana")
        for _ in range(3):
            against_a_bot(ana)
        before = told(site, f"{GAME}?who=people")
    make_older(settings.db, "0021")
    for _ in range(2):
        with running(settings) as site:
            wait_until(lambda: len(marked(settings.db)) == 3, "games of before are not counted")
            assert told(site, f"{GAME}?who=people") == before


CHILD = """
import asyncio, sys
from pathlib import Path
from lutetia.server.storage import explored
from lutetia.server.storage.database import where
from lutetia.server.storage.store import Store
from tests.server.counts import COUNTS

async def play():
    store = Store.open(where(sys.argv[1]), Path(sys.argv[2]))
    for n in range(100_000):
        rows = explored.count_rows("cite", "1", 1, COUNTS)
        await store.write(explored.mark_row(f"{sys.argv[3]}-{n}"), *rows)

asyncio.run(play())
"""


def test_killed_at_any_moment(tmp_path: Path) -> None:
    path, dice = tmp_path / "killed.db", random.Random(4)
    Store.open(path).close()
    for turn in range(4):
        before = len(marked(path))
        words = [sys.executable, "-c", CHILD, stands_for(path), str(tmp_path), str(turn)]
        child = subprocess.Popen(words, env={**os.environ})
        wait_until(
            lambda before=before: len(marked(path)) > before + 5,  # type: ignore[misc]
            "the child wrote nothing",
        )
        time.sleep(dice.random() / 5)
        child.send_signal(signal.SIGKILL)
        child.wait()
    games = len(marked(path))
    assert seats(path) == {(2, "people"): 2 * games}
    with opened(path) as connection:
        [[every]] = connection.execute("SELECT n FROM explored WHERE game = ''").fetchall()
        [[wins, points]] = connection.execute(
            "SELECT sum(wins), sum(points) FROM explored WHERE topic = ?", (SEATS,)
        ).fetchall()
    assert (every, wins, points) == (games, 60 * games, 30 * games)


def test_a_second_count_of_a_game_fails_whole(tmp_path: Path) -> None:
    path = tmp_path / "twice.db"

    async def write() -> None:
        store = Store.open(path)
        rows = explored.mark_row("t"), *explored.count_rows("cite", "1", 1, COUNTS)
        done = await asyncio.gather(store.write(*rows), store.write(*rows), return_exceptions=True)
        store.close()
        assert [one is None for one in done] == [True, False]

    run_alone(write())
    assert seats(path) == {(2, "people"): 2}


def filled(path: Path, counts: Counts) -> None:
    """Put counts of Paris Paris into a database."""

    async def write() -> None:
        store = Store.open(path)
        await store.write(*explored.count_rows(GAME, "1", 1, counts))
        store.close()

    run_alone(write())


def test_what_was_seldom_done_is_hidden(tmp_path: Path) -> None:
    settings, options = quick(tmp_path), '{"open_bag":false,"small_tour":"both"}'
    other = '{"open_bag":true,"small_tour":"both"}'

    def cell(key: str, topic: str = "route", who: Any = "people", at: str = options) -> Cell:
        return Cell(3, who, at, topic, key)

    filled(
        settings.db,
        {
            cell("1", SEATS): Sums(100, 60 * 40, 3000, 91_000),
            cell("1", SEATS, at=other): Sums(50, 60 * 20, 3000, 191_000),
            cell("1", SEATS, "bots"): Sums(9000, 60 * 3000, 9, 9),
            cell("red"): Sums(99, 60, 9, 9, 99, 9, 9),
            cell("blue"): Sums(99, 60 * 33, 990, 9900, 99, 0, 0),
            cell("blue", at=other): Sums(1, 0, 10, 100),
            cell("teal"): Sums(200, 60 * 50, 4000, 80_000, 200, 400, 1000),
            Cell(2, "people", options, SEATS, "1"): Sums(99, 0, 0, 0),
        },
    )
    with running(settings) as site:
        page = told(site)
        assert (page["players"], page["who"], page["options"]) == (3, "people", None)
        assert page["wins"] == 0.4
        assert [(one["players"], one["who"], one["n"]) for one in page["counted"]] == [
            (2, "people", 99), (3, "bots", 9000), (3, "people", 100), (3, "people", 50),
        ]  # fmt: skip
        routes = {one["id"]: one for one in page["topics"][2]["things"]}
        assert list(routes) == ["teal", "blue", "red"]
        assert routes["red"] == {
            "id": "red", "name": f"{GAME}.route.red", "n": 99,
            "wins": None, "points": None, "own": None,
        }  # fmt: skip
        assert routes["blue"]["n"] == 100
        assert routes["blue"]["wins"]["value"] == 0.33
        assert routes["blue"]["points"] == {"value": 10, "low": 10, "high": 10}
        assert routes["blue"]["own"] is None, "of one it cannot be said"
        assert routes["teal"]["own"]["value"] == 2
        low, high = routes["teal"]["wins"]["low"], routes["teal"]["wins"]["high"]
        assert (low, high) == (0.1951, 0.3143)
        one = told(site, f'{GAME}?players=3&who=people&options={{"open_bag":true}}')
        assert one["options"] == {"open_bag": True, "small_tour": "both"}
        assert [thing["n"] for thing in one["topics"][2]["things"]] == [1]
        assert told(site, f"{GAME}?who=bots")["wins"] == 0.3333
        assert told(site, "connection")["topics"][0]["things"] == []
        assert told(site, f"{GAME}?players=4")["wins"] is None
        assert told(site, f"{GAME}?players=2&who=people")["wins"] is None, "of 99 nothing is told"


def test_a_young_site_shows_the_games_of_bots_that_come_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = '{"open_bag":false,"small_tour":"both"}'
    other = '{"open_bag":true,"small_tour":"both"}'

    def cell(topic: str, key: str, players: int = 2, at: str = options) -> Cell:
        return Cell(players, "bots", at, topic, key)

    brought = {
        cell(SEATS, "1"): Sums(300, 60 * 150, 3000, 91_000),
        cell(SEATS, "1", at=other): Sums(200, 60 * 100, 3000, 91_000),
        cell(SEATS, "1", 3): Sums(400, 60 * 100, 3000, 91_000),
        cell("route", "teal"): Sums(60, 60 * 30, 900, 20_000),
    }
    monkeypatch.setattr(calls, "shipped", lambda name: brought if name == GAME else {})
    settings = quick(tmp_path)
    with running(settings) as site:
        page = told(site)
        assert (page["players"], page["who"], page["shipped"]) == (2, "bots", 500)
        assert [one["n"] for one in page["counted"]] == [300, 200, 400]
        assert told(site, f"{GAME}?players=3")["shipped"] == 400
        assert told(site, f'{GAME}?who=bots&options={{"open_bag":true}}')["shipped"] == 200
        assert told(site, f"{GAME}?who=people")["shipped"] == 0
        assert told(site, "cite")["shipped"] == 0
    filled(
        settings.db,
        {cell(SEATS, "1"): Sums(9, 0, 90, 900), cell("route", "teal"): Sums(40, 0, 600, 13_000)},
    )
    for _ in range(2):
        with running(settings) as site:
            page = told(site)
            assert (page["shipped"], page["counted"][0]["n"]) == (500, 309)
            [teal] = page["topics"][2]["things"]
            assert (teal["n"], teal["wins"]["value"]) == (100, 0.3)


def test_what_cannot_be_asked_is_refused(tmp_path: Path) -> None:
    with running(quick(tmp_path, reads="8/hour")) as site:  # a NUL is refused uncounted
        for path, status, code in (
            ("chess", 404, "no_game"),
            (f"{GAME}?players=7", 400, "malformed"),
            (f"{GAME}?players=two", 400, "malformed"),
            (f"{GAME}?who=cats", 400, "malformed"),
            (f"{GAME}?options=x", 400, "malformed"),
            (f"{GAME}?options=%00", 400, "malformed"),
            (f'{GAME}?options={{"dance":true}}', 400, "malformed"),
            (f"{GAME}?options={'[' * 4000}", 400, "malformed"),
        ):
            answer = get(site, path)
            assert (answer.status_code, answer.json()["error"]["code"]) == (status, code), path
        assert get(site).status_code == 200
        assert get(site).status_code == 429
        assert get(site).json()["error"]["code"] == "rate"


def test_editions_are_counted_apart() -> None:
    from lutetia.engine.edition import Edition
    from lutetia.explore.tally import rules_of

    game = load(GAME)
    with pytest.MonkeyPatch.context() as patch:
        here = rules_of(game)
        patch.setattr(type(game), "edition", property(lambda _: Edition("my box", "ab" * 32)))
        assert rules_of(game) == f"{here} {'ab' * 32}"
