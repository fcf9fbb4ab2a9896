"""Where somebody was and what they had chosen is there again when they come back; an address
without a page says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor

AT = "y => Math.abs(scrollY - y) < 2"


def test_back_leads_to_where_one_was(visitor: Visitor) -> None:
    me = visitor(viewport={"width": 390, "height": 700}).open()
    link = me.page.locator("a[href='/status']")
    link.scroll_into_view_if_needed()
    was = me.page.evaluate("scrollY")
    assert was > 300
    link.click()
    expect(me.page.get_by_text(me.t("lobby.lead"))).to_have_count(0)
    me.page.wait_for_function(AT, arg=0)
    me.page.go_back()
    me.page.wait_for_function(AT, arg=was)


def test_what_was_chosen_for_a_table_is_there_again(visitor: Visitor) -> None:
    me = visitor().open()
    private = me.page.get_by_label(me.t("lobby.private"))
    two = me.page.get_by_role("radio", name="2", exact=True)
    expect(two).not_to_be_checked()
    two.check(force=True)
    private.check()
    me.page.locator("a[href='/status']").click()
    expect(private).to_have_count(0)
    me.page.go_back()
    expect(private).to_be_checked()
    expect(two).to_be_checked()


@pytest.mark.parametrize("first", ["rules", "about", "puzzles", "explore", "editions", "learn"])
def test_a_game_that_there_is_not_has_no_page(visitor: Visitor, first: str) -> None:
    me = visitor().open(f"/{first}/nix")
    expect(me.page.get_by_role("heading", name=me.t("site.nowhere"))).to_be_visible()
    expect(me.page).to_have_title(me.t("site.nowhere"))


def test_the_lessons_of_a_game_are_asked_once(visitor: Visitor) -> None:
    me = visitor()
    asked: list[str] = []
    me.page.on(
        "request", lambda one: asked.append(one.url) if re.search("/courses/", one.url) else None
    )
    me.open("/rules/paris")
    expect(me.page.locator("a[href='/learn/paris']")).to_be_visible()
    expect(me.page.get_by_role("search")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    assert len(asked) == 1


def test_the_address_of_a_table(visitor: Visitor) -> None:
    me = visitor(expected=("status of 404",))
    me.new_table(2, bots=True)
    me.open(f"/t/{me.table_id.upper()}")
    expect(me.prompt).to_be_visible()
    me.open("/t/")
    expect(me.page.get_by_role("heading", name=me.t("site.nowhere"))).to_be_visible()


def test_the_sounds_go_with_their_page_and_the_theme_is_everywhere(visitor: Visitor) -> None:
    me = visitor().open()
    other = me.context.new_page()
    other.goto(f"{me.site.base}/")
    expect(other.get_by_text(me.t("lobby.lead"))).to_be_visible()
    expect(me.button("lobby.bots")).to_be_visible()
    me.button("header.theme_auto").click()
    expect(other.locator("html")).to_have_attribute("data-theme", "light")
    me.page.locator("a[href='/status']").click()
    expect(me.button("lobby.bots")).to_have_count(0)
    me.button("sound.title").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    me.page.go_back()
    expect(me.button("lobby.bots")).to_be_visible()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
