"""A game is finished under the version of the rules it began with, or not at all: a release that
could not finish it does not pass its check, and touches nothing if it is used all the same."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from lutetia.cli import app
from lutetia.games import load
from lutetia.server.verify import verify
from tests.server.client import Line, raw_line
from tests.server.conftest import quick, running
from tests.server.database import opened
from tests.server.postgresql import stands_for

GAME = "paris_paris"


@contextmanager
def newer_rules() -> Iterator[None]:
    """Let this be a release in which the rules of a game are different ones."""
    with pytest.MonkeyPatch.context() as patch:
        meta = load(GAME).meta
        patch.setattr(load(GAME), "meta", replace(meta, rules_version=meta.rules_version + 1))
        yield


def events(path: Path, table: str) -> list[tuple[int, bytes]]:
    with opened(path) as database:
        rows = database.execute(
            "SELECT version, body FROM events WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
    return [(version, bytes(body)) for version, body in rows]


def begun(line: Line) -> int:
    line.do("sit", seat=1)
    line.do("start")
    line.act()
    return int(line.now["version"])


def test_a_running_game_waits_for_the_rules_it_began_with(tmp_path: Path) -> None:
    path = tmp_path / "test.db"
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        table, over = ana.table(2, game=GAME), ana.table(2, game=GAME)
        with ana.line(table) as line:
            version = begun(line)
        with ana.line(over) as line:
            begun(line)
            line.do("resign", seat=1)
            assert line.now["table"]["status"] == "over"
    before = events(path, table)
    with newer_rules():
        report = verify(path)
        assert report.asleep == 1, "a game that is over has nothing to lose"
        (said,) = report.differences
        assert said.startswith(
            f"table {table} could not be played to its end: rules: rules version"
        )
        done = CliRunner().invoke(app, ["verify", "--db", stands_for(path)])
        assert done.exit_code == 1, "the check of the release fails"
        with running(quick(tmp_path)) as site:
            ana.move(site.base)
            answer = ana.http.get(f"/api/tables/{table}/record")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "edition")
            with (
                raw_line(site.base, f"/ws/t/{table}", cookie=ana.cookie()) as line,
                pytest.raises(ConnectionClosed),
            ):
                line.hear()
            # Games that begin now are of the new rules.
            new = ana.table(2, game=GAME)
            with ana.line(new) as line:
                begun(line)
            assert httpx.get(f"{site.base}/metrics").text.count("lutetia_broken_tables 0.0") == 1
    assert events(path, table) == before, "nothing was done to it"
    with opened(path) as database:
        database.execute("DELETE FROM events WHERE table_id = ?", (new,))
        database.execute("DELETE FROM tables WHERE id = ?", (new,))
        database.execute("DELETE FROM snapshots WHERE table_id = ?", (new,))
    assert verify(path).differences == []
    with running(quick(tmp_path)) as site:
        ana.move(site.base)
        with ana.line(table) as line:
            assert line.now["version"] == version
            assert line.act()["version"] > version


def test_a_game_that_began_before_is_none_of_these_rules(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        with newer_rules():
            table = ana.table(2, game=GAME)
        assert ana.http.get(f"/api/tables/{table}/view").status_code == 200
    (said,) = verify(tmp_path / "test.db").differences
    assert "rules version 2 is needed, here is 1" in said
