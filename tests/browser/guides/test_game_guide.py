"""docs/adding_a_game.md, followed to a finished game in the browser."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.guides.guide import Reader
from tests.browser.person import Person
from tests.browser.site import Site

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    """Return somebody who has followed the guide."""
    found = Reader(tmp_path_factory.mktemp("game"))
    found.follow("adding_a_game", "A game of your own")
    return found


def test_it_was_tried_before_it_was_served(reader: Reader) -> None:
    said = "\n".join(reader.said)
    assert "depth 3:           27 sequences" in said
    assert "greedy - random" in said
    assert "20 games of Pebbles" in said
    assert "no faults" in said
    assert " passed" in said
    assert "failed" not in said
    assert reader.serving


def test_it_is_played_by_keyboard_to_the_end(
    reader: Reader, visitor: Visitor, tmp_path: Path
) -> None:
    # Compiled it was tried above, at length: here it need not be.
    site = Site(tmp_path, PYTHONPATH=reader.environment["PYTHONPATH"], LUTETIA_JIT="0")
    try:
        me = visitor(at=site).open()
        me.page.get_by_role("radio", name="Pebbles", exact=True).check(force=True)
        level = me.page.get_by_role("combobox", name=me.t("lobby.level"))
        level.select_option(label=me.t("level.greedy"))
        me.button("lobby.bots").click()
        learning = me.page.get_by_role("dialog", name=me.t("learn.title", game="Pebbles"))
        expect(learning.get_by_text("On your turn take one, two or three stones")).to_be_visible()
        me.button("learn.skip").click()
        play(me)
        final = me.region("final.title")
        for said in ("The heap is gone.", "The last stone"):
            expect(final.get_by_text(said)).to_be_visible()
        me.picture("pebbles-2-end")
        table = me.table_id
        me.context.close()
    finally:
        site.stop()

    site = Site(tmp_path)  # where nobody has installed it
    try:
        answer = httpx.get(f"{site.base}/api/tables/{table}/record")
        assert answer.status_code == 409
        assert "there is no game 'pebbles'" in answer.json()["error"]["args"]["why"]
        me = visitor(at=site, expected=("409",)).open(f"/t/{table}")
        expect(me.page.get_by_text(me.t("table.missing"))).to_be_visible()
        me.context.close()
    finally:
        site.stop()


def play(me: Person) -> None:
    """Press Enter whenever it is one's turn, until the game is over; until then nobody else's lucky
    number is told."""
    actions = me.page.get_by_role("group", name=me.t("table.actions"))
    me.told(lambda: any(frame["type"] == "table" for frame in me.frames), "there is no table")
    first = actions.get_by_role("button").first
    first.focus()
    me.picture("pebbles-1-play")
    while True:
        me.told(lambda: me.info()["status"] == "over" or bool(me.offered()), "nobody can go on")
        if me.info()["status"] == "over":
            return
        [own] = [seat["lucky"] for seat in me.view()["seats"] if seat["lucky"] is not None]
        expect(me.page.get_by_text(f"your lucky number: {own}")).to_be_visible()
        expect(first).to_be_focused()
        before = me.ply
        me.page.keyboard.press("Enter")
        me.moved(before)
