"""``lutetia explore``: games of bots, for a site that is young."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from lutetia.explore import bots
from tests.cli.conftest import Run
from tests.server.conftest import quick, running


def test_games_of_bots_are_counted(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AT_ONCE", 2)
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


def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for words in (("chess",), ("cite", "--players", 3), ("cite", "--level", "god")):
        done = run("explore", *words, "--db", tmp_path / "test.db")
        assert done.exit_code == 2
        assert done.output.startswith("lutetia: ")
    assert not (tmp_path / "test.db").exists()
