"""What is tapped on a telephone is large enough for a finger, wherever one is at a table.

A place of a board may be smaller: there a first tap enlarges and does nothing else.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from lutetia.games import IDS, load
from tests.browser import sheet
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.person import Person
from tests.browser.unpainted import paint

FINGER = 32
"""CSS pixels a side. The nearest half pixel of a screen does not count."""

SMALL = """(finger) => {
  const kinds = 'a[href], button, input, select, textarea, summary, [role=button], [role=slider]';
  const shown = {opacityProperty: true, visibilityProperty: true};
  return [...document.querySelectorAll(kinds)]
    .filter((one) => one.checkVisibility(shown) && !one.closest('svg, [inert]') && !one.disabled)
    .map((one) => [one, one.closest('label') ?? one])
    .map(([one, target]) => [one, target.getBoundingClientRect()])
    .filter(([, {width, height}]) => width > 1 && Math.min(width, height) < finger - 0.5)
    .map(([one, {width, height}]) => `${one.ariaLabel ?? one.textContent.trim()} (${
      one.tagName}): ${width.toFixed(1)} by ${height.toFixed(1)} pixels`);
}"""


def _measure(page: Page, where: str) -> None:
    paint(page)
    found = page.evaluate(SMALL, FINGER)
    assert not found, f"too small for a finger at {page.viewport_size}, {where}: {found}"


def _tabs(me: Person) -> Locator:
    return me.page.get_by_role("navigation", name=me.t("table.tabs")).get_by_role("button")


def _measure_all_widths(page: Page, where: str) -> None:
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 780})
        _measure(page, where)


@pytest.mark.parametrize("game", IDS)
def test_every_target_is_large_enough_for_a_finger(visitor: Visitor, game: str) -> None:
    me = visitor(**PHONE)
    me.open()
    places = ("free", "play", "end")
    tables = sheet.tables(me.page, game, places)
    me.page.get_by_role("radio", name=load(game).meta.title, exact=True).check(force=True)
    _measure_all_widths(me.page, "the lobby")
    for place in places:
        me.open(tables[place])
        me.page.wait_for_load_state("networkidle")
        for tab in reversed(_tabs(me).all()):
            tab.tap()
            _measure_all_widths(me.page, f"{place}, {tab.inner_text()}")
        me.page.keyboard.press("ArrowLeft")
        me.button("replay.back").wait_for()
        _measure_all_widths(me.page, f"{place}, looking back")


def test_a_place_that_is_too_small_is_enlarged_by_the_first_tap(visitor: Visitor) -> None:
    me = visitor(**PHONE)
    me.arrive()
    for game in IDS:
        me.open(sheet.tables(me.page, game, ["play"])["play"])
        me.page.wait_for_load_state("networkidle")
        before = me.ply
        places = me.page.locator("svg [role=button]:not([aria-disabled=true])")
        for place in places.all():
            box = place.bounding_box()
            if box is None or min(box["width"], box["height"]) >= FINGER:
                continue
            place.tap()
            grown = place.bounding_box()
            assert me.ply == before, f"{game}: a tap on what is too small did something"
            assert grown
            assert min(grown["width"], grown["height"]) > min(box["width"], box["height"])
            break
