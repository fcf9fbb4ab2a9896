"""Whole games of La Cité in a browser: by mouse, by keys alone, by touch; looked back at; chosen postcards; two people; axe."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.boards import PHONE
from tests.browser.cite import City
from tests.browser.conftest import Visitor
from tests.browser.people import Person
from tests.browser.test_access import _examine

FINGER = 38  # CSS pixels a side of a space of the board on a telephone


def _colour(city: City) -> str:
    return ["blue", "orange"][city.view["to_act"]]


def _plan(city: City, number: int) -> tuple[str, str]:
    """Return what to do in a turn: choose, take, lay, build, use or pass, and with what."""
    if offered := city.acts("choose"):
        return "choose", offered[number % len(offered)]["card"]
    takes, lays, builds, uses = (city.acts(kind) for kind in ("take", "lay", "build", "use"))
    if takes and (not lays or number % 3 == 0) and len(city.view["reserve"][_colour(city)]) < 5:
        return "take", takes[number % len(takes)]["piece"]
    if lays:
        return "lay", ""
    if builds:
        return "build", max(builds, key=lambda one: len(one["cells"]))["piece"]
    if uses:
        return "use", uses[number % len(uses)]["card"]
    return "pass", ""


def _by_mouse(city: City, number: int, touch: bool = False) -> None:
    kind, what = _plan(city, number)
    target = {
        "choose": lambda: city.card(what),
        "take": lambda: city.pool(what),
        "lay": lambda: city.tile,
        "build": lambda: city.piece(what, _colour(city)),
        "use": lambda: city.card(what),
        "pass": lambda: city.me.button("cite.ui.pass"),
    }[kind]()
    press: Any = (lambda one: one.tap()) if touch else (lambda one: one.click())
    press(target)
    if kind in ("lay", "build"):
        if number % 2 and kind == "lay":
            press(city.me.button("cite.ui.turn"))
        place = city.places.nth(number % city.places.count())
        if not touch:
            place.hover()
        press(place)
    if kind == "use":
        press(city.me.button("cite.ui.use_without"))
    before = city.me.ply
    press(city.finish)
    city.me.moved(before)


def _by_keys(city: City, number: int) -> None:
    """Only keys: the focus is where the turn begins, and goes on from there by Tab, arrows and Enter."""
    kind, what = _plan(city, number)
    target = {
        "choose": lambda: city.card(what),
        "take": lambda: city.pool(what),
        "lay": lambda: city.tile,
        "build": lambda: city.piece(what, _colour(city)),
        "use": lambda: city.card(what),
        "pass": lambda: city.me.button("cite.ui.pass"),
    }[kind]()
    target.focus()
    city.press("Enter")
    if kind in ("lay", "build"):
        expect(city.board.locator(":focus")).to_be_attached()
        if number % 2 and kind == "lay":
            city.press("r")
        city.walk()
        name = city.focused()
        assert city.t.like("cite.ui.place").match(name), name
        city.press("Enter")
        if number == 3:  # second thoughts: back in hand, put down again
            expect(city.finish).to_be_focused()
            city.press("Escape")
            expect(city.finish).to_have_count(0)
            city.press("Enter")
    elif kind == "use":
        city.me.button("cite.ui.use_without").focus()
        city.press("Enter")
    expect(city.finish).to_be_focused()
    before = city.me.ply
    city.press("Enter")
    city.me.moved(before)


def test_a_whole_game_by_mouse_and_then_looked_back_at(visitor: Visitor) -> None:
    city = City(visitor()).new(bots="top")
    number = 0
    while city.my_turn():
        if city.view["phase"] == "lay" and number == 4:
            city.me.picture("cite-1-paving")
            _examine(city.me, "first phase")
        night = city.view["phase"] == "light"
        _by_mouse(city, number)
        if night and number % 4 == 0:
            city.me.picture("cite-2-night")
        number += 1
    assert city.view["phase"] == "over"
    city.agrees()
    city.me.picture("cite-3-score")
    _examine(city.me, "final score")
    city.look_back()


def test_a_whole_game_by_keys_with_chosen_postcards_of_all_boxes(visitor: Visitor) -> None:
    city = City(visitor(color_scheme="dark")).new(bots="top", cards="chosen", pool="all")
    number = chosen = 0
    while city.my_turn():
        chosen += bool(city.acts("choose"))
        if chosen == 2 and city.acts("choose"):
            city.me.picture("cite-keys-1-choosing")
        if city.view["phase"] == "light" and city.acts("build"):
            city.me.picture("cite-keys-2-night")
        _by_keys(city, number)
        number += 1
    assert chosen == 4
    assert len(city.view["postcards"]) == 8
    city.agrees()
    city.me.picture("cite-keys-3-score")
    _examine(city.me, "final score in the dark")


def test_a_whole_game_by_touch_on_a_telephone(visitor: Visitor) -> None:
    city = City(visitor(**PHONE)).new(bots="greedy")
    number = 0
    while city.my_turn():
        assert city.me.sideways() <= 0, "the page can be pushed sideways"
        if city.acts("build") and number % 2:
            city.piece(city.acts("build")[0]["piece"], _colour(city)).tap()
            place = city.places.first
            expect(place).to_be_in_viewport(ratio=0.9)
            box = place.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER, box
            city.me.picture("cite-phone-placing")
            city.me.button("cite.ui.put_away").tap()
        _by_mouse(city, number, touch=True)
        if number == 6:
            city.page.set_viewport_size({"width": 844, "height": 390})
            assert city.me.sideways() <= 0, (
                "the page can be pushed sideways when the telephone lies on its side"
            )
            city.me.picture("cite-phone-on-its-side")
            city.page.set_viewport_size({"width": 390, "height": 844})
        number += 1
    city.agrees()
    city.me.picture("cite-phone-score")


CARRIED = """() => {
  globalThis.carried = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.dataset.thing) carried.push(this.dataset.thing);
    return animate.apply(this, how);
  };
}"""


def test_two_people_see_what_the_other_has_done(visitor: Visitor) -> None:
    one, two = City(visitor()), City(visitor(reduced_motion="no-preference"))
    one.new(bots=None)
    two.me.open(f"/t/{one.me.table_id}")
    two.me.button("seat.sit").first.click()
    expect(one.me.button("table.start")).to_be_enabled()
    one.me.button("table.start").click()
    two.page.evaluate(CARRIED)
    came: set[str] = set()
    for number in range(4):
        one.me.until(lambda: bool(one.me.offered() or two.me.offered()))
        now, other = (one, two) if one.me.offered() else (two, one)
        assert now.my_turn()
        kind, what = _plan(now, number)
        lain = _squares(two)
        _by_mouse(now, number)
        assert other.my_turn()
        if other is two:
            came |= {what} if kind == "take" else _squares(two) - lain
        if kind == "take":
            expect(other.page.locator(f'.fresh[data-piece="{what}"]')).to_be_visible()
        else:
            expect(other.board.locator(".mark")).to_have_count(1)
        expect(other.page.locator(".bar .idle")).to_contain_text(_name(other, now.me))
    carried = two.page.evaluate("carried")
    assert came and set(carried) == came, "what others did is seen moving, and nothing else is"
    two.me.picture("cite-two-people")


def _squares(city: City) -> set[str]:
    return {f"tile-{tile['at']}" for tile in city.view["tiles"]}


def _name(city: City, who: Person) -> str:
    """Return what ``who`` is called at the table."""
    you = next(
        frame["you"] for frame in reversed(who.frames) if frame["type"] in ("table", "update")
    )
    name: str = city.me.info()["seats"][you["seats"][0]]["name"]
    return name
