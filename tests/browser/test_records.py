"""A game as a file: taken home, brought back, and what is said about files that are no games."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lutetia.games import record
from tests.browser.conftest import Visitor
from tests.browser.person import Person, take_a_seat
from tests.browser.site import ROOT
from tests.server.long_records import trades


def _upload(person: Person, path: Path) -> None:
    person.open("/")
    person.page.get_by_label(person.t("lobby.upload")).set_input_files(path)


def test_a_finished_game_comes_back_for_review(visitor: Visitor, tmp_path: Path) -> None:
    me = visitor()
    me.new_table(2, bots=True)
    while me.my_turn():
        me.build()
    totals = me.totals()
    file = tmp_path / "evening.toml"
    file.write_text(me.record(), encoding="utf-8")
    old = me.table_id

    other = visitor()
    _upload(other, file)
    other.page.wait_for_url("**/t/*")
    expect(other.prompt.get_by_text(other.t.like("turn.won"))).to_be_visible()
    assert other.table_id != old
    assert other.totals() == totals
    other.picture("record-reviewed")
    other.page.evaluate("document.activeElement.blur()")
    other.page.keyboard.press("Home")
    expect(other.prompt.get_by_text(other.t.like("replay.at", ply=0))).to_be_visible()
    other.page.keyboard.press("End")
    assert record.parse(other.record()).actions == record.parse(file.read_text()).actions


def test_an_unfinished_game_is_played_on(visitor: Visitor, tmp_path: Path) -> None:
    me = visitor()
    whole = record.read(ROOT / "tests/golden/paris_paris/games/people_01.toml")
    part = record.Record(
        whole.game, whole.rules_version, whole.players, whole.options, whole.actions[:24]
    )
    file = tmp_path / "half.toml"
    file.write_text(part.write(), encoding="utf-8")
    _upload(me, file)
    me.page.wait_for_url(lambda url: "/t/" in url)
    seats = me.page.get_by_role("main").get_by_text(me.t("seat.free"), exact=True)
    expect(seats).to_have_count(2)
    expect(me.prompt.get_by_text(me.t.like("turn.vacant"))).to_be_visible()
    me.picture("record-continued")
    for _ in range(2):
        take_a_seat(me)
    if me.button("table.start").count():
        me.button("table.start").click()
    if me.prompt.get_by_text(me.t.like("turn.pass")).count():
        me.button("turn.together").click()
    assert me.my_turn()
    assert me.ply >= 24
    me.build()


NO_GAMES = {
    "shopping.toml": b"milk, bread, cheese",
    "picture.toml": bytes(range(256)),
    "empty.toml": b"",
    "other.toml": b'format = 1\ngame = "monopoly"\nplayers = 2\nactions = []\n',
    "cheat.toml": b'format = 1\ngame = "paris_paris"\nplayers = 2\n'
    b'actions = ["~ start lilac", "lilac build louvre/red"]\n',
    "huge.toml": b"# nothing\n" * 200_000,
}


@pytest.mark.parametrize("name", NO_GAMES)
def test_a_file_that_is_no_game(visitor: Visitor, tmp_path: Path, name: str) -> None:
    me = visitor(expected=("status of 4",))
    file = tmp_path / name
    file.write_bytes(NO_GAMES[name])
    _upload(me, file)
    complaint = me.page.get_by_role("status").filter(has=me.button("site.close")).last
    expect(complaint).to_be_visible()
    text = complaint.inner_text()
    assert len(text) > 20 and "error." not in text and "failure." not in text, text
    me.picture(f"record-{name.split('.')[0]}")
    expect(me.button("lobby.bots")).to_be_enabled()


def test_the_log_of_a_long_game_comes_in_pages(visitor: Visitor, tmp_path: Path) -> None:
    me = visitor()
    file = tmp_path / "long.toml"
    text = trades(640)
    file.write_text(text, encoding="utf-8")
    _upload(me, file)
    me.page.wait_for_url(lambda url: "/t/" in url)
    log = me.page.get_by_role("group", name=me.t("log.title"))
    earlier = log.get_by_role("button", name=me.t("log.earlier"))
    lines = log.get_by_role("listitem")
    expect(earlier).to_be_visible()
    newest = lines.last.inner_text()
    shown = lines.count()
    assert 100 < shown <= 250
    log.evaluate("box => box.scrollTo({ top: 0 })")
    expect(lines).not_to_have_count(shown)
    assert log.evaluate("box => box.scrollTop") > 0, "what was being read stays where it was"
    while earlier.count():
        known = lines.count()
        # Whoever scrolls to it loads the page as well, and it may be gone before it is clicked.
        earlier.evaluate_all("buttons => buttons.forEach(one => one.click())")
        me.until(lambda known=known: lines.count() > known)
    assert lines.count() >= text.count(" take ") > 250, "each trade is one line"
    assert lines.last.inner_text() == newest
    pages = [frame for frame in me.frames if frame["type"] == "log"]
    assert [len(page["entries"]) for page in pages] == [250, len(pages[-1]["entries"])]
    assert not pages[-1]["more"]
    me.picture("record-long")
