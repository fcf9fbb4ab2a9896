"""What the table of Paris Connection says and offers: forbidden hexes, trades and the limit, a telephone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

import lutetia
from tests.browser.conftest import Visitor
from tests.browser.connection import France
from tests.browser.test_access import _examine

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
STATIONS = {"blue": "L8", "yellow": "M9", "red": "K9", "purple": "M11", "black": "L12", "brown": "K11"}


def _hemmed_in() -> dict[str, Any]:
    """Return a position in which the only way of company blue leads through M7."""
    position: dict[str, Any] = lutetia.game("connection").new(players=3, seed=5).to_data()
    position["stations"] = STATIONS
    position["map"] = {"M7": ["yellow"], "M5": ["yellow"], "L4": ["yellow"], "K5": ["yellow"], "K7": ["yellow", "red"], "L6": ["red"]}
    return position


def _rich() -> dict[str, Any]:
    """Return a position in which whoever is to act holds as many shares as the limit allows."""
    state = lutetia.game("connection").new(players=3, seed=5)
    first = state.to_act
    while True:
        assert state.to_act is not None
        me = state.view(seat=state.to_act)["seats"][state.to_act]
        if state.to_act == first and me["shares"] == 20:
            position: dict[str, Any] = state.to_data()
            return position
        most = max(me["hand"], key=lambda company: me["hand"][company])
        state = state.play(f"return {most}")
        takes = [action.text for action in state.legal() if action.text.endswith(" 2" if state.to_act == first else " 1")]
        state = state.play(takes[0])


def test_a_forbidden_hex_says_who_would_be_cut_off(visitor: Visitor) -> None:
    table = France(visitor()).at(_hemmed_in())
    only = table.t("connection.ui.only", companies=table.t("connection.company.blue"))
    expect(table.map.locator(".vital")).to_have_count(1)
    table.board("red").click()
    no = table.hex("M7")
    expect(no).to_have_attribute("aria-disabled", "true")
    why = table.t("connection.refusal.cut_off", hex="M7", company=table.t("connection.company.blue"))
    expect(no).to_have_accessible_name(re.compile(re.escape(only) + ".*" + re.escape(why)))
    no.hover()
    expect(table.page.locator(".cn-about")).to_contain_text(why)
    table.me.picture("connection-cut-off")
    _examine(table.me, "a hex struck out")
    before = table.me.ply
    no.click(force=True)
    expect(table.page.locator(".cn-about")).to_contain_text(why)
    assert table.me.ply == before


def test_a_trade_warns_of_the_limit(visitor: Visitor) -> None:
    table = France(visitor()).at(_rich())
    seat = table.view["seats"][table.view["to_act"]]
    own, other = next(iter(seat["hand"])), next(one["id"] for one in table.view["companies"] if one["id"] not in seat["hand"])
    expect(table.me.region("connection.ui.screen")).to_contain_text(table.t("connection.ui.near_limit", limit=20, minus=20))
    table.share(own).click()
    expect(table.take(own, 1)).to_have_count(0)
    expect(table.take(other, 2)).to_have_accessible_name(table.t.part("connection.ui.take_over", shares=21, over=1, minus=20))
    expect(table.take(other, 1)).to_have_accessible_name(table.t.part("connection.ui.take_label", shares=20))
    table.me.picture("connection-trade")
    _examine(table.me, "a trade")
    table.me.button("connection.ui.back").click()
    expect(table.share(own)).to_be_visible()
    table.share(own).click()
    before = table.me.ply
    table.take(other, 2).click()
    table.me.moved(before)
    notes = table.me.region("connection.ui.notepad")
    expect(notes.locator("td.over")).to_contain_text("21")
    expect(notes.get_by_text(table.t.part("connection.ui.took"))).not_to_have_count(0)


def _scale(table: France) -> float:
    transform = table.map.locator(".moving").get_attribute("transform") or ""
    return float(transform.split("scale(")[1].rstrip(")"))


def test_a_telephone_pans_pinches_and_picks_from_a_list(visitor: Visitor) -> None:
    table = France(visitor(**PHONE)).new(3)
    assert table.my_turn()
    line = table.me.context.new_cdp_session(table.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]})

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
    table.me.button("connection.ui.zoom_fit").tap()
    table.me.until(lambda: _scale(table) == 1)

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
    _examine(table.me, "the list on a telephone")
    ply = table.me.ply
    table.done.tap()
    table.me.moved(ply)
    table.page.set_viewport_size({"width": 844, "height": 390})
    assert table.me.sideways() <= 0, "the page can be pushed sideways when the telephone lies on its side"
    table.me.picture("connection-phone-on-its-side")
