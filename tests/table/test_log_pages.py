"""The log in pages: together they are the log, each told with the eyes of whoever asks."""

from __future__ import annotations

import random

import pytest

from lutetia.games import IDS
from lutetia.table import commands as c
from lutetia.table import project
from tests.table.bench import ANA, BOB, Bench


@pytest.mark.parametrize("game", IDS)
def test_pages_make_up_the_log(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "PAGE", 7)
    bench, pick = Bench.of(game), random.Random(4)
    for turn in range(25):
        if bench.table.status == "playing":
            bench.act(pick.choice)
        if turn % 5 == 0:
            bench.do(BOB, c.Chat, text=f"turn {turn}")
    bench.do(ANA, c.Undo)
    table = bench.table
    assert any(entry.secret for entry in table.entries) or game == "paris"
    for viewer in (None, *range(table.players)):
        whole = [bytes(entry) for entry in project.entries(table, viewer)]
        pages, before, more = [], None, True
        while more:
            page, more = project.page(table, viewer, before)
            assert 1 <= len(page) <= 7
            pages = [bytes(entry) for entry in page] + pages
            before = table.entries[len(whole) - len(pages)].n
        assert pages == whole
        assert project.page(table, viewer, 0) == ([], False)
        assert project.page(table, viewer, table.version + 1000) == project.page(table, viewer)
