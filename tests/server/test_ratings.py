"""Ratings at a running site: each rated game is one line of the log, written with its end; whatever
happens to the process, all ratings follow from the log to the last bit."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from lutetia.cli import app
from lutetia.ratings.log import from_json
from lutetia.server.ratings.check import compare
from lutetia.server.ratings.service import Ratings
from lutetia.server.storage import ratings
from lutetia.server.storage.store import Store
from tests.ratings.test_model import games
from tests.server.accounts import with_account
from tests.server.client import Person, run_alone, wait_until
from tests.server.conftest import Site, quick, running
from tests.server.database import opened
from tests.server.postgresql import stands_for


def begun(one: Person, other: Person, **more: object) -> str:
    table = one.table(2, rated=True, **more)
    with one.line(table) as first, other.line(table) as second:
        second.do("sit", seat=1)
        first.do("start")
    return table


def logged(site: Site) -> list[str]:
    """Return the tables in the log of rated games."""
    with opened(site.app.state.settings.db) as connection:
        rows = connection.execute("SELECT body FROM rated_games ORDER BY n").fetchall()
    return [from_json(body).table for (body,) in rows]


def test_a_guest_cannot_open_or_join_a_rated_table(site: Site) -> None:
    guest, ana = site.person("Gil"), with_account(site, site.person("Ana"))
    for sit in (True, False):
        body = {"game": "cite", "players": 2, "rated": True, "sit": sit}
        answer = guest.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (
            409,
            "refusal.rated_account",
        )
    table = ana.table(2, rated=True)
    with guest.line(table) as line:
        assert line.ask("sit", seat=1)["text"]["key"] == "refusal.rated_account"


def test_the_end_of_a_rated_game_is_one_line_of_the_log(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    plain, rated = ana.table(2), begun(ana, bob)
    with ana.line(rated) as line:
        line.do("resign", seat=0)
    broken = begun(ana, bob)
    with ana.line(broken) as line:
        line.do("abort", seat=0)
    found = logged(site)
    assert found.count(rated) == 1
    assert plain not in found
    assert broken not in found
    wait_until(lambda: compare(site.app.state.settings.db).same, "ratings do not follow the log")


def test_after_a_restart_all_is_as_it_was(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    for _ in range(3):
        with running(settings) as site:
            ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
            table = begun(ana, bob)
            with bob.line(table) as line:
                line.do("resign", seat=1)
    with running(settings):
        wait_until(lambda: compare(settings.db).same, "ratings do not follow the log")
    assert compare(settings.db).games == 3


CHILD = """
import asyncio, sys
from itertools import islice
from pathlib import Path
from lutetia.server.ratings.service import Ratings
from lutetia.server.storage import ratings
from lutetia.server.storage.database import where
from lutetia.server.storage.store import Store
from tests.ratings.test_model import each_game

async def play():
    store = Store.open(where(sys.argv[1]), Path(sys.argv[2]))
    follower = Ratings(store)
    keeping = asyncio.create_task(follower.keep())
    for game in islice(each_game(), int(sys.argv[3]), None):
        await store.write(ratings.game_row(game))
        follower.wake()

asyncio.run(play())
"""


def kept_games(path: Path) -> int:
    """Return how many games are in the log."""
    with opened(path) as connection:
        return int(connection.execute("SELECT count(*) FROM rated_games").fetchone()[0])


def test_killed_at_any_moment(tmp_path: Path) -> None:
    path, dice = tmp_path / "killed.db", random.Random(4)
    Store.open(path).close()
    for _ in range(5):
        before = kept_games(path)
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, stands_for(path), str(tmp_path), str(before)],
            env={**os.environ},
        )
        wait_until(
            lambda before=before: kept_games(path) > before + 5,  # type: ignore[misc]
            "the child wrote nothing",
        )
        time.sleep(dice.random() / 5)
        child.send_signal(signal.SIGKILL)
        child.wait()

    async def go_on() -> None:
        store = Store.open(path)
        while await Ratings(store).catch_up():
            pass
        store.close()

    run_alone(go_on())
    found = compare(path)
    assert found.same
    assert found.games == kept_games(path) > 25


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A database in which one rating differs by the last bit."""
    path = tmp_path / "spoilt.db"

    async def fill() -> None:
        store = Store.open(path)
        for game in games(40):
            await store.write(ratings.game_row(game))
        while await Ratings(store).catch_up():
            pass
        store.close()

    run_alone(fill())
    with opened(path) as connection:
        connection.execute(
            "UPDATE standings SET mu = mu + 1e-14 "
            "WHERE player_id = (SELECT min(player_id) FROM standings)"
        )
    return path


def command(*words: str) -> Result:
    """Run ``lutetia ratings`` on a thread of its own, for it runs a loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(CliRunner().invoke, app, ["ratings", *words]).result()


def test_one_bit_is_seen_and_mended(spoilt: Path) -> None:
    found = command("verify", "--db", str(spoilt))
    assert (found.exit_code, found.output) == (1, "40 rated games, ratings are others\n")
    mended = command("recompute", "--db", str(spoilt))
    assert mended.exit_code == 0, mended.output
    assert "have been replaced" in mended.output
    again = command("verify", "--db", str(spoilt))
    assert (again.exit_code, again.output) == (0, "40 rated games, ratings are the same\n")


@pytest.mark.sqlite
def test_there_must_be_a_database(tmp_path: Path) -> None:
    found = command("verify", "--db", str(tmp_path / "none.db"))
    assert found.exit_code == 2
