"""Whole games of La Cité in a browser: by mouse, by keys alone, by touch; looked back at;
chosen postcards; two people; axe."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.axe import examine
from tests.browser.board_page import PHONE
from tests.browser.cite_page import CitePage
from tests.browser.conftest import Visitor
from tests.browser.midgame import late
from tests.browser.person import Person, Words
from tests.browser.screen_reader import MAX_KEYS, ScreenReaderUser
from tests.browser.site import ROOT

FINGER = 38  # CSS pixels a side of a space of the board on a telephone

NAME = re.compile(r"button \W?(.*?)\W?(?: \[[^\]]*\])*:?$")
OFF = "[disabled]"

ROLL = """(one, [steps, deltaY]) => {
  for (let i = 0; i < steps; i++)
    one.dispatchEvent(new WheelEvent('wheel', {deltaY, bubbles: true, cancelable: true}));
}"""


def _colour(city: CitePage) -> str:
    return ["blue", "orange"][city.view["to_act"]]


def _plan(city: CitePage, number: int) -> tuple[str, str]:
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


def _by_mouse(city: CitePage, number: int, touch: bool = False) -> None:
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


def _ready(city: CitePage, me: ScreenReaderUser) -> list[tuple[str, str]]:
    """Return what may be taken, by the page: kind and line of each, in the order of numbers."""
    t = city.t
    colour = t(f"cite.colour.{_colour(city)}")
    kinds = {
        "lay": t.like("cite.ui.hand"),
        "build": t.like("cite.ui.reserve_piece", colour=colour),
        "take": t.like("cite.ui.take"),
    }
    beside = city.page.get_by_role("group", name=t("cite.ui.table"))
    buttons = [line for line in me.told(beside) if line.startswith("button")]
    names = [quoted[1] for line in buttons if (quoted := NAME.match(line)) and OFF not in line]
    found = [(kind, name) for name in names for kind, said in kinds.items() if said.match(name)]
    mine = t("cite.ui.card_waiting", colour=colour)
    states = ([t("cite.ui.card_offered")], [t("cite.ui.card_open"), mine])
    cards = [
        [name for name in names if any(t.like("cite.ui.card", state=one).match(name) for one in of)]
        for of in states
    ]
    return found or [("card", name) for name in cards[0] or cards[1]]


def _go(city: CitePage, me: ScreenReaderUser) -> None:
    """Go by arrow keys to the nearest place that is a button: there what is in hand may be put."""
    names = [NAME.match(line) for line in me.told(city.board) if line.startswith("button")]
    may = [_at(name[1]) for name in names if name]
    for _ in range(4):
        now = me.here()
        if now.role == "button":
            return
        x, y = _at(now.name)
        to = min(may, key=lambda at: abs(at[0] - x) + abs(at[1] - y))
        across = abs(to[0] - x) > abs(to[1] - y)
        key = ("Right" if to[0] > x else "Left") if across else ("Down" if to[1] > y else "Up")
        me.then(f"Arrow{key}")
    raise AssertionError("the arrow keys do not lead to a place that fits")


def _at(name: str) -> tuple[int, int]:
    found = re.match("([a-h])([1-8])", name)
    assert found, name
    return "abcdefgh".index(found[1]), int(found[2])


def _blind(city: CitePage, me: ScreenReaderUser, number: int) -> None:
    """A turn by what is said alone: a number to what is taken, arrows to its place, Enter."""
    t = city.t
    if city.view["fetched"]:  # it is in hand already, and the focus on the board
        _go(city, me)
        assert me.then("Enter").name == t("cite.ui.finish")
        me.leave("Enter")
        return
    ready = _ready(city, me)
    kinds = [kind for kind, _ in ready]
    wish = "take" if "take" in kinds and (number % 3 == 0 or "lay" not in kinds) else "lay"
    kind = next((one for one in ("build", wish, "take", "card") if one in kinds), "")
    finish = t("cite.ui.finish")
    me.press(*(str(kinds.index(kind) + 1) if kind else "0"))
    if kind:
        # Not every postcard in play can be used now: a number leads to those that can.
        names = [name for one, name in ready if one == kind]
        name = ready[kinds.index(kind)][1]
        me.until(
            lambda now: now.name in (names if kind == "card" else [name]),
            f"no number leads to {name}",
        )
    before = me.here()
    me.press("Enter")
    now = me.until(lambda now: now.number != before.number and not now.off, f"{kind}: nothing came")
    if kind in ("lay", "build"):
        if kind == "lay" and number % 2:
            me.press("r")
        _go(city, me)
        if number == 3:  # second thoughts: back in hand, put down again
            assert me.then("Enter").name == finish
            me.then("Escape")
        now = me.then("Enter")
    else:  # what a postcard offers first, and what it may ask after that
        while now.name != finish and me.keys < MAX_KEYS:
            now = me.then("Enter")
    assert now.name == finish, now
    me.leave("Enter")


def test_a_whole_game_by_mouse_and_then_looked_back_at(visitor: Visitor) -> None:
    city = CitePage(visitor()).new(bots="top")
    number = 0
    while city.my_turn():
        if city.view["phase"] == "lay" and number == 4:
            city.me.picture("cite-1-paving")
            examine(city.me.page, "first phase")
        night = city.view["phase"] == "light"
        _by_mouse(city, number)
        if night and number % 4 == 0:
            city.me.picture("cite-2-night")
        number += 1
    assert city.view["phase"] == "over"
    city.agrees()
    city.me.picture("cite-3-score")
    examine(city.me.page, "final score")
    city.look_back()


def test_a_whole_game_by_keys_and_what_is_said_with_chosen_postcards(visitor: Visitor) -> None:
    city = CitePage(visitor(color_scheme="dark")).new(bots="top", cards="chosen", pool="all")
    me = ScreenReaderUser(city.me)
    city.press("Shift")
    number = chosen = 0
    while me.my_turn():
        chosen += bool(city.acts("choose"))
        if chosen == 2 and city.acts("choose"):
            city.me.picture("cite-keys-1-choosing")
        if city.view["phase"] == "light" and city.acts("build"):
            city.me.picture("cite-keys-2-night")
        _blind(city, me, number)
        number += 1
    assert chosen == 4
    assert len(city.view["postcards"]) == 8
    city.agrees()
    city.me.picture("cite-keys-3-score")
    examine(city.me.page, "final score in the dark")


HOLD = """{
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  const late = [];
  window.hold = false;
  window.release = () => { window.hold = false; late.splice(0).forEach((one) => one()); };
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) {
    set.call(this, (event) => window.hold ? late.push(() => hear(event)) : hear(event));
  } });
}"""
"""Lets a test keep back what the server says."""


def test_nobody_is_led_to_what_was_offered_before_they_acted(visitor: Visitor) -> None:
    """The answer is late: until it is there, the keyboard waits on the prompt."""
    person = visitor()
    person.context.add_init_script(HOLD)
    city = CitePage(person).new(bots="greedy")
    me = ScreenReaderUser(person)
    city.press("Shift")
    assert me.my_turn()
    kinds = [kind for kind, _ in _ready(city, me)]
    me.press(str(kinds.index("take") + 1))
    assert me.then("Enter").name == city.t("cite.ui.finish")
    city.page.evaluate("window.hold = true")
    me.press("Enter")
    prompt = city.t("turn.title")
    me.until(lambda now: now.name == prompt, "the focus does not go to the prompt")
    city.page.wait_for_timeout(500)
    assert me.here().name == prompt
    city.page.evaluate("window.release()")
    assert me.my_turn()


def test_a_whole_game_by_touch_on_a_telephone(visitor: Visitor) -> None:
    city = CitePage(visitor(**PHONE)).new(bots="greedy")
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
    if (this.dataset.entity) carried.push(this.dataset.entity);
    return animate.apply(this, how);
  };
}"""


def test_two_fingers_on_a_trackpad_turn_what_is_in_hand_once(
    visitor: Visitor, words: dict[str, Words]
) -> None:
    """And each step of a wheel turns it: three more, and it lies as it did."""
    me = visitor(locale="de-DE")
    me.t = words["de"]
    me.arrive()
    me.open(late(me.page, ROOT / "tests/golden/cite/games/000.toml", 0.1, "lay", "middle"))
    me.told(lambda: all(seat["name"] for seat in me.info()["seats"]), "no bot came")
    colours = [me.t(f"cite.colour.{colour}") for colour in ("blue", "orange")]
    for seat, colour in zip(me.info()["seats"], colours, strict=True):
        name = me.t("seat.twin", name=seat["name"], colour=colour)
        expect(me.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    city = CitePage(me)
    city.tile.click()
    city.board.hover()

    def roll(steps: int, pixels: int) -> str | None:
        city.page.wait_for_timeout(300)  # longer than any rest between the steps of one movement
        city.board.evaluate(ROLL, [steps, pixels])
        return city.page.locator("#cite-hand").text_content()

    lain = city.page.locator("#cite-hand").text_content()
    assert roll(22, 9) != lain
    assert roll(1, 120) != lain
    roll(1, 120)
    assert roll(1, 120) == lain


def test_two_people_see_what_the_other_has_done(visitor: Visitor) -> None:
    one, two = CitePage(visitor()), CitePage(visitor(reduced_motion="no-preference"))
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


def _squares(city: CitePage) -> set[str]:
    return {f"tile-{tile['at']}" for tile in city.view["tiles"]}


def _name(city: CitePage, who: Person) -> str:
    """Return what ``who`` is called at the table."""
    you = next(
        frame["you"] for frame in reversed(who.frames) if frame["type"] in ("table", "update")
    )
    name: str = city.me.info()["seats"][you["seats"][0]]["name"]
    return name
