"""``lutetia explore``: games of bots, for a site that is young."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from lutetia.explore import bots
from lutetia.explore.shipped import from_text, to_text
from lutetia.explore.tally import SEATS, Counts, rules_of
from lutetia.games import load
from lutetia.server.explorer import calls
from tests.cli.conftest import Run
from tests.server.conftest import quick, running


def test_games_of_bots_are_counted(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AT_ONCE", 2)
    monkeypatch.setattr(calls, "shipped", lambda _: {})
    db = ("--db", tmp_path / "test.db", "--level", "random")
    done = run("explore", "paris_paris", "--games", 3, "--players", 2, *db)
    assert done.output == "paris_paris, 2 players, random: 4 games counted\n"
    run("explore", "paris_paris", "--games", 1, "--players", 3, "-o", "open_bag=true", *db)
    with running(quick(tmp_path)) as site:
        told = httpx.get(f"{site.base}/api/explore/paris_paris").json()
        counted = [(one["players"], one["who"], one["n"]) for one in told["counted"]]
        assert counted == [(2, "bots", 8), (3, "bots", 6)]
        busy = run("explore", "paris_paris", "--games", 1, *db)
        assert busy.exit_code == 2
        assert "in use" in busy.output


def test_what_comes_with_a_game_is_made_by_the_same_command(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AT_ONCE", 2)
    path, game = tmp_path / "explored.json", load("paris_paris")

    def seats() -> dict[int, int]:
        rules, counts = from_text(game, path.read_text(encoding="utf-8"))
        assert rules == rules_of(game)
        told: dict[int, int] = {}
        for cell, sums in counts.items():
            if cell.topic == SEATS:
                told[cell.players] = told.get(cell.players, 0) + sums.n
        return told

    words = ("explore", "paris_paris", "--games", 1, "--level", "random", "--out", path)
    assert run(*words, "--players", 2).output.endswith(": 2 games counted\n")
    assert seats() == {2: 4}
    run(*words, "--players", 2)
    run(*words, "--players", 3)
    assert seats() == {2: 8, 3: 6}
    none: Counts = {}
    path.write_text(to_text(game, none).replace('"rules": "', '"rules": "0.'), encoding="utf-8")
    run(*words, "--players", 3)
    assert seats() == {3: 6}
    path.write_text("[]", encoding="utf-8")
    done = run(*words)
    assert (done.exit_code, path.read_text(encoding="utf-8")) == (2, "[]")
    assert "no counts of Lutetia" in done.output


def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for words in (("chess",), ("cite", "--players", 3), ("cite", "--level", "god")):
        done = run("explore", *words, "--db", tmp_path / "test.db")
        assert done.exit_code == 2
        assert done.output.startswith("lutetia: ")
    assert not (tmp_path / "test.db").exists()
