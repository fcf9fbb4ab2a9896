"""What the table of Paris Connection says and offers: forbidden hexes, trades and the limit,
a telephone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import lutetia
from tests.browser.axe import examine
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.connection_page import ConnectionPage
from tests.browser.sheet import tables

STATIONS = {
    "blue": "L8",
    "yellow": "M9",
    "red": "K9",
    "purple": "M11",
    "black": "L12",
    "brown": "K11",
}

COVERED = """() => [...document.querySelectorAll('.hits [data-name]')].filter(one => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return /^(Calais|Lille|Cherbourg|Brest)/.test(one.dataset.name) && hit?.closest('.tools, .zoom');
}).map(one => one.dataset.name)"""
"""The cities of the north under a button of the map."""


def _hemmed_in() -> dict[str, Any]:
    """Return a position in which the only way of company blue leads through M7."""
    position: dict[str, Any] = lutetia.game("connection").new(players=3, seed=5).to_data()
    position["stations"] = STATIONS
    position["map"] = {
        "M7": ["yellow"],
        "M5": ["yellow"],
        "L4": ["yellow"],
        "K5": ["yellow"],
        "K7": ["yellow", "red"],
        "L6": ["red"],
    }
    return position


def _rich() -> dict[str, Any]:
    """Return a position in which whoever is to act holds as many shares as the limit allows."""
    state = lutetia.game("connection").new(players=3, seed=4)
    first = state.to_act
    while True:
        assert state.to_act is not None
        me = state.view(seat=state.to_act)["seats"][state.to_act]
        if state.to_act == first and me["shares"] == 20:
            position: dict[str, Any] = state.to_data()
            return position
        most = max(me["hand"], key=lambda company: me["hand"][company])
        state = state.play(f"return {most}")
        takes = [
            action.text
            for action in state.legal()
            if action.text.endswith(" 2" if state.to_act == first else " 1")
        ]
        state = state.play(takes[0])


def test_a_forbidden_hex_says_who_would_be_cut_off(visitor: Visitor) -> None:
    table = ConnectionPage(visitor()).at(_hemmed_in())
    only = table.t("connection.ui.only", companies=table.t("connection.company.blue"))
    expect(table.map.locator(".vital")).to_have_count(1)
    table.board("red").click()
    no = table.hex("M7")
    expect(no).to_have_attribute("aria-disabled", "true")
    why = table.t(
        "connection.refusal.cut_off", hex="M7", company=table.t("connection.company.blue")
    )
    expect(no).to_have_accessible_name(re.compile(re.escape(only) + ".*" + re.escape(why)))
    no.hover()
    expect(table.page.locator(".cn-about")).to_contain_text(why)
    table.me.picture("connection-cut-off")
    examine(table.me.page, "a hex struck out")
    before = table.me.ply
    no.click(force=True)
    expect(table.page.locator(".cn-about")).to_contain_text(why)
    assert table.me.ply == before


def test_a_trade_warns_of_the_limit(visitor: Visitor) -> None:
    table = ConnectionPage(visitor()).at(_rich())
    seat = table.view["seats"][table.view["to_act"]]
    own, other = (
        next(iter(seat["hand"])),
        next(one["id"] for one in table.view["companies"] if one["id"] not in seat["hand"]),
    )
    expect(table.me.region("connection.ui.screen")).to_contain_text(
        table.t("connection.ui.near_limit", limit=20, minus=20)
    )
    table.share(own).click()
    expect(table.take(own, 1)).to_have_count(0)
    expect(table.take(other, 2)).to_have_accessible_name(
        table.t.part("connection.ui.take_over", shares=21, over=1, minus=20)
    )
    expect(table.take(other, 1)).to_have_accessible_name(
        table.t.part("connection.ui.take_label", shares=20)
    )
    table.me.picture("connection-trade")
    examine(table.me.page, "a trade")
    table.me.button("connection.ui.back").click()
    expect(table.share(own)).to_be_visible()
    table.share(own).click()
    before = table.me.ply
    table.take(other, 2).click()
    table.me.moved(before)
    notes = table.me.region("connection.ui.notepad")
    expect(notes.locator("td.over")).to_contain_text("21")
    expect(notes.get_by_text(table.t.part("connection.ui.took"))).not_to_have_count(0)


def _scale(table: ConnectionPage) -> float:
    transform = table.map.locator(".moving").get_attribute("transform") or ""
    return float(transform.split("scale(")[1].rstrip(")"))


def test_a_telephone_pans_pinches_and_picks_from_a_list(visitor: Visitor) -> None:
    table = ConnectionPage(visitor(**PHONE)).new(3)
    assert table.my_turn()
    line = table.me.context.new_cdp_session(table.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)],
            },
        )

    box = table.map.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch("touchStart", (x - 30, y), (x + 30, y))
    for spread in (45, 60, 75, 90):
        touch("touchMove", (x - spread, y), (x + spread, y))
    touch("touchEnd")
    table.me.until(lambda: _scale(table) > 2)
    before = table.map.locator(".moving").get_attribute("transform")
    touch("touchStart", (x, y))
    for way in (10, 30, 60):
        touch("touchMove", (x + way, y + way))
    touch("touchEnd")
    table.me.until(lambda: table.map.locator(".moving").get_attribute("transform") != before)
    table.me.picture("connection-phone-pinched")
    assert table.me.sideways() <= 0, "the page can be pushed sideways"

    def seen_whole() -> bool:
        if _scale(table) > 1:
            table.me.button("zoom.fit").tap()
        return _scale(table) == 1

    # Just after a fast drag Chromium takes a tap for the end of it, and there is no click.
    table.me.until(seen_whole)

    ply = table.me.ply
    table.board(table.runner()).tap()
    table.me.moved(ply)
    table.page.locator("[aria-expanded]", has_text=re.compile(r"\d")).tap()
    ways = table.page.locator("[data-way]:not([aria-disabled])")
    expect(ways).to_have_count(len(table.acts("lay")))
    ply = table.me.ply
    ways.first.tap()
    table.me.moved(ply)
    table.me.picture("connection-phone-list")
    examine(table.me.page, "the list on a telephone")
    ply = table.me.ply
    table.done.tap()
    table.me.moved(ply)
    table.page.set_viewport_size({"width": 844, "height": 390})
    assert table.me.sideways() <= 0, (
        "the page can be pushed sideways when the telephone lies on its side"
    )
    table.me.picture("connection-phone-on-its-side")


def test_a_telephone_builds_by_taps(visitor: Visitor) -> None:
    """The map comes to whoever chose a board, near enough for a finger; where it is not,
    the first tap only enlarges it."""
    table = ConnectionPage(visitor(**PHONE)).new(3)
    assert table.my_turn()

    def middle(name: str) -> tuple[float, float]:
        box = table.hex(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def high(name: str) -> float:
        box = table.hex(name).locator(".edge").bounding_box()
        assert box is not None
        return box["height"]

    def tap(name: str) -> None:
        table.page.touchscreen.tap(*middle(name))

    ply = table.me.ply
    table.board(table.runner()).tap()
    table.me.moved(ply)
    table.me.until(lambda: _scale(table) > 1.5)
    expect(table.map).to_be_in_viewport(ratio=0.9)
    for _ in range(2):
        name = table.next_hex()
        assert name is not None
        assert high(name) >= 32
        ply = table.me.ply
        tap(name)
        table.me.moved(ply)
        assert name in table.view["build"]["laid"]
    table.me.picture("connection-phone-build")

    table.me.button("zoom.fit").tap()
    name, ply = table.next_hex(), table.me.ply
    assert name is not None
    table.me.until(lambda: high(name) < 32)  # laid out anew, not only told to be
    where = middle(name)
    table.me.double_tap(*where)  # does no more than one
    table.me.until(lambda: _scale(table) > 1.5)
    told = table.page.locator(".cn-about")
    expect(told).not_to_have_text(table.t("connection.ui.hint_tap"))
    assert told.inner_text() in str(table.hex(name).get_attribute("aria-label"))
    expect(table.hex(name)).to_have_css(
        "outline-style", "none"
    )  # no ring round what a finger touched
    table.page.wait_for_timeout(400)  # what follows is not part of it
    assert table.me.ply == ply
    tap(name)
    table.me.moved(ply)
    assert table.view["build"]["laid"][-1] == name
    ply = table.me.ply
    table.done.tap()
    table.me.moved(ply)
    table.me.until(lambda: _scale(table) == 1)


def test_a_double_tap_enlarges_the_map(visitor: Visitor) -> None:
    table = ConnectionPage(visitor(**PHONE)).new(3)
    assert table.my_turn()
    expect(table.me.button("zoom.in")).to_be_visible()  # what hands do comes with it
    box = table.map.bounding_box()
    assert box is not None
    where = (box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
    ply = table.me.ply
    for scale in (2, 4, 1):
        table.me.double_tap(*where)
        table.me.until(lambda scale=scale: abs(_scale(table) - scale) < 0.01)
        table.page.wait_for_timeout(400)
    assert table.me.ply == ply


def test_the_wheel_and_the_keys_enlarge_the_map(visitor: Visitor) -> None:
    """By itself the wheel does where it would scroll nothing, else with the control key alone."""
    table = ConnectionPage(visitor(viewport={"width": 1280, "height": 800})).new(3)
    assert table.my_turn()
    expect(table.me.button("zoom.in")).to_be_visible()
    table.map.hover()
    table.page.mouse.wheel(0, -120)
    table.me.until(lambda: _scale(table) > 1.3)
    table.press("0")
    table.me.until(lambda: _scale(table) == 1)
    table.press("+", "+")
    table.me.until(lambda: _scale(table) == 2.25)
    before, ply = table.map.locator(".moving").get_attribute("transform"), table.me.ply
    table.press("Shift+ArrowRight")
    table.me.until(lambda: table.map.locator(".moving").get_attribute("transform") != before)
    table.press("-", "-")
    table.me.until(lambda: _scale(table) == 1)
    assert table.me.ply == ply

    table.page.set_viewport_size({"width": 820, "height": 600})  # here the page scrolls
    table.map.hover()
    table.page.mouse.wheel(0, 60)
    table.page.wait_for_timeout(200)
    assert _scale(table) == 1
    table.page.keyboard.down("Control")
    table.page.mouse.wheel(0, -120)
    table.me.until(lambda: _scale(table) > 1.3)
    table.page.keyboard.up("Control")


def test_on_a_telephone_on_its_side_no_button_covers_a_city(visitor: Visitor) -> None:
    me = visitor(viewport={"width": 844, "height": 390})
    me.arrive()
    me.open(tables(me.page, "connection")["play"])
    me.page.locator(".fronts button").last.wait_for()
    me.page.mouse.move(200, 200)
    expect(me.button("zoom.in")).to_be_visible()
    covered = me.page.evaluate(COVERED)
    assert covered == []
    me.picture("connection-landscape-phone")
