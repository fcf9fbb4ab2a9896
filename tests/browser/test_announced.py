"""What a screen reader is told of a game, once each."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitor


def test_what_bots_did_is_told_once(visitor: Visitor) -> None:
    """Something that changes the page and not the game, such as an answer, tells nothing again."""
    me = visitor()
    me.new_table(3, bots=True)
    assert me.my_turn()
    news = me.page.get_by_role("log")
    for n in range(2):
        me.build()
        me.until(lambda: bool(me.offered()))
        assert me.my_turn()
        expect(news).not_to_be_empty()
        told = news.inner_text()
        me.say("/who")
        expect(me.page.get_by_text(me.t.part("info.who"))).to_have_count(n + 1)
        assert news.inner_text() == told
