"""The log in pages: together they are the log, each told with the eyes of whoever asks."""

from __future__ import annotations

import random

import pytest

from lutetia.games import IDS
from lutetia.table import commands as c
from lutetia.table import projection
from tests.table.table_driver import ANA, BOB, TableDriver


@pytest.mark.parametrize("game", IDS)
def test_pages_make_up_the_log(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(projection, "PAGE", 7)
    driver, pick = TableDriver.of(game), random.Random(4)
    for turn in range(25):
        if driver.table.status == "playing":
            driver.act(pick.choice)
        if turn % 5 == 0:
            driver.do(BOB, c.Chat, text=f"turn {turn}")
    driver.do(ANA, c.Undo)
    table = driver.table
    assert any(entry.secret for entry in table.entries) or game == "paris"
    for viewer in (None, *range(table.players)):
        whole = [bytes(entry) for entry in projection.entries(table, viewer)]
        pages, before, more = [], None, True
        while more:
            page, more = projection.page(table, viewer, before)
            assert 1 <= len(page) <= 7
            pages = [bytes(entry) for entry in page] + pages
            before = table.entries[len(whole) - len(pages)].n
        assert pages == whole
        assert projection.page(table, viewer, 0) == ([], False)
        assert projection.page(table, viewer, table.version + 1000) == projection.page(
            table, viewer
        )
