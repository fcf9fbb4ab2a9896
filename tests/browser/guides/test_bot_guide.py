"""docs/adding_a_bot.md, followed to a finished game in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lutetia.games import load
from tests.browser.board_page import BoardPage
from tests.browser.conftest import Visitor
from tests.browser.guides.guide import Reader, play_to_the_end
from tests.browser.site import Site

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Return somebody who has followed the guide."""
    found = Reader(tmp_path_factory.mktemp("bot"))
    found.follow("adding_a_bot", "A bot of your own")
    return found


def test_the_arena_told_how_it_played(reader: Reader) -> None:
    by_file, *_, by_name = (text for text in reader.said if "level - against" in text)
    assert "my_bot.py:Mine - top@0.1s" in by_file
    assert "mine - greedy" in by_name
    assert reader.serving


def test_it_plays_at_a_table_to_the_end(reader: Reader, visitor: Visitor, tmp_path: Path) -> None:
    site = Site(tmp_path, PYTHONPATH=reader.environment["PYTHONPATH"])
    try:
        me = visitor(at=site).open()
        me.page.get_by_role("radio", name=load("cite").meta.title, exact=True).check(force=True)
        level = me.page.get_by_role("combobox", name=me.t("lobby.level"))
        level.select_option(label="keen")
        expect(level).to_have_accessible_description("takes what shows the most points at once")
        me.button("lobby.bots").click()
        play_to_the_end(me)
        BoardPage(me).agrees()
        assert {seat["level"] for seat in me.info()["seats"] if seat["kind"] == "bot"} == {"mine"}
        assert "could not play" not in site.said()
        me.context.close()
    finally:
        site.stop()
