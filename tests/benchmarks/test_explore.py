"""The bench of the explorer, small: `python -m benchmarks.explore` has the whole number."""

from __future__ import annotations

from pathlib import Path

from benchmarks.explore import fill, things, times, variants

from lutetia.games import OURS, load
from tests.server.conftest import quick, running


def test_every_page_answers(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    rows = fill(settings.db, 400_000)
    with running(settings) as site:
        for name in OURS:
            found, spent, most = times(site.base, name, 1)
            assert len(found) == 2 * len(load(name).meta.players)
            assert spent > 0
            assert most > 2000, "there is nothing on the page"
            assert rows[name] > 100


def test_everything_that_can_be_done_is_there() -> None:
    found = [*things(load("paris"))]
    assert ("first", "arc") in found
    assert ("bonus", "30") in found
    assert len(found) == 7 + 30
    assert len(variants(load("cite"))) == 7
