"""What explains Paris, what one holds and what is open to all stays in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import sheet
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.paris_page import ParisPage

LARGE = """addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '200%';
})"""
"""Letters twice as large as a browser has them by itself."""
LINES = "one => one.clientHeight / parseFloat(getComputedStyle(one).fontSize)"


def _in_sight(part: Locator) -> bool:
    """Whether all of a part lies between the prompt and what stands at the foot of the page."""
    part.wait_for()
    seen: bool = part.evaluate("""(one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const hits = (x, y) => one.contains(document.elementFromPoint(x, y));
        const middle = (left + right) / 2;
        return hits(middle, top + 2) && hits(middle, bottom - 2);
    }""")
    return seen


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_all_is_in_sight_without_scrolling(visitor: Visitor, width: int, height: int) -> None:
    me = visitor(viewport={"width": width, "height": height})
    me.arrive()
    me.open(sheet.tables(me.page, "paris", ["play"])["play"])
    me.page.wait_for_load_state("networkidle")
    parts = [me.region(f"paris.ui.{name}") for name in ("look", "steps", "g_trade", "screen")]
    players = me.region("paris.ui.open")
    for part in [*parts, players.get_by_role("row").last, players.get_by_role("paragraph")]:
        assert _in_sight(part), f"out of sight: {part}"
    stacks = me.page.get_by_role("group", name=me.t("paris.ui.stacks"))
    for stack in stacks.locator("rect").all():
        expect(stack).to_be_in_viewport(ratio=1)


def test_francs_and_tokens_stay_in_sight_on_a_telephone(visitor: Visitor) -> None:
    me = visitor(**PHONE)
    table = ParisPage(me).new()
    assert table.my_turn()
    purse = me.region("paris.ui.screen").locator("dl")
    for y in (0, 300, 500, 10_000):
        table.page.evaluate("y => scrollTo(0, y)", y)
        assert _in_sight(purse), f"scrolled by {y} pixels"


def test_with_large_letters_the_panel_keeps_its_width(visitor: Visitor) -> None:
    me = visitor()
    me.context.add_init_script(LARGE)
    me.arrive()
    me.open(sheet.tables(me.page, "paris", ["play"])["play"])
    me.page.wait_for_load_state("networkidle")
    turn = me.region("paris.ui.steps")
    turn.wait_for()
    assert turn.evaluate("one => one.clientWidth <= one.parentElement.clientWidth")


def test_with_large_letters_no_card_of_paris_paris_breaks_its_name(visitor: Visitor) -> None:
    me = visitor(viewport={"width": 820, "height": 1180})
    me.context.add_init_script(LARGE)
    me.arrive()
    me.open(sheet.tables(me.page, "paris_paris", ["play"])["play"])
    names = me.page.locator(".card .name")
    expect(names.first).to_be_visible()
    for name in names.all():
        assert name.evaluate(LINES) < 3, f"{name.inner_text()} is broken"
