"""Where somebody was and what they had chosen is there again when they come back; an address
without a page says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor


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
