"""A whole game for two on a telephone, by tapping."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from lutetia.games import record
from tests.browser import sheet
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person

FINGER = 32  # what is smaller is enlarged by a tap, and meant by the next one


def _fits(person: Person) -> None:
    assert person.sideways() <= 0, "the page can be pushed sideways"
    assert person.page.evaluate("innerWidth") == 390, "the page is wider than the telephone"


def _in_sight(part: Locator, height: int) -> bool:
    box = part.bounding_box()
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height


def _tap_a_card(person: Person) -> None:
    """Look at the first card, then take it; whoever leaves is tapped twice as well."""
    before = person.ply
    person.cards.first.tap()
    panel = person.page.get_by_role("region", name=person.t.like(f"{GAME}.ui.preview"))
    expect(panel).to_be_visible()
    assert person.ply == before, "one tap may not build yet"
    _fits(person)
    build = panel.get_by_role("button", name=person.t(f"{GAME}.ui.build"), exact=True)
    if person.leavers.count():
        person.leavers.first.tap()
        assert person.ply == before, "one tap may not drive a house out"
    build.tap()
    person.moved(before)


def _tap_the_map(person: Person) -> None:
    before = person.ply
    person.places.first.tap()
    panel = person.page.get_by_role("region", name=person.t.like(f"{GAME}.ui.preview"))
    expect(person.which_card.or_(panel).first).to_be_visible()
    if person.which_card.is_visible():
        person.which_card.get_by_role("button").first.tap()
        expect(panel).to_be_visible()
    person.page.wait_for_timeout(400)  # two taps at once are one
    leavers = person.map.get_by_role("button", name=person.t.like(f"{GAME}.ui.leaves"))
    if leavers.count():
        house = leavers.first
        shown = house.bounding_box()
        assert shown
        house.tap()
        if min(shown["width"], shown["height"]) < FINGER:
            person.page.wait_for_timeout(400)
            assert person.ply == before, "a tap on what is too small for a finger drove it out"
            house.tap()
    else:
        person.places.first.tap()
    person.moved(before)


def test_whole_game_by_touch(visitor: Visitor) -> None:
    me = visitor(**PHONE)
    me.open()
    expect(me.button("lobby.bots")).to_be_visible()
    _fits(me)
    me.picture("phone-1-lobby")
    me.page.get_by_text("2", exact=True).tap()
    me.button("lobby.bots").tap()
    me.page.wait_for_url("**/t/*")

    tabs = me.page.get_by_role("navigation", name=me.t("table.tabs"))
    for number in range(20):
        assert me.my_turn(), f"the game was over after {number} of 20 moves"
        _fits(me)
        if number == 0:
            me.picture("phone-2-table")
            me.cards.first.tap()
            me.picture("phone-3-preview")
            me.button(f"{GAME}.ui.cancel").tap()
        if number == 12:
            me.picture("phone-4-middle")
            for tab in ("log", "chat", "scores", "board"):
                tabs.get_by_role("button", name=me.t(f"table.tab_{tab}")).tap()
                _fits(me)
                me.picture(f"phone-5-{tab}")
        if number == 13 and me.leavers.count() == 0:
            me.page.set_viewport_size({"width": 844, "height": 390})
            assert me.sideways() <= 0, (
                "the page can be pushed sideways when the telephone lies on its side"
            )
            me.until(
                lambda: all(_in_sight(part, 390) for part in (me.prompt, me.map, me.cards.first)),
                "a part is out of sight",
            )
            me.picture("phone-6-on-its-side")
            me.page.set_viewport_size({"width": 390, "height": 844})
        (_tap_the_map if number % 3 == 2 else _tap_a_card)(me)

    totals = me.totals()
    _fits(me)
    me.picture("phone-7-end")
    kept = record.parse(me.record())
    outcome = kept.replay().outcome
    assert outcome is not None
    assert totals == dict(zip(kept.names, outcome.scores, strict=True))


WORDS_CUT = """() => [...document.querySelectorAll('[data-card] .name')].flatMap((one) => {
  const text = one.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].filter(({0: word, index}) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})"""


def test_no_name_of_a_stop_is_broken_on_a_card(visitor: Visitor) -> None:
    me = visitor(**PHONE)
    me.arrive()
    whole = sheet.golden(GAME)
    table = f"/t/{sheet.bring(me.page, whole)}"
    shelves = [
        [me.t(f"{GAME}.stop.{tile.split('/')[0]}") for tile in state.view(None)["offer"]]
        for state in whole.states()
    ]
    seen: set[tuple[str, int]] = set()
    for ply in range(0, len(whole.actions), 2):
        shelf = shelves[ply]
        if {(name, len(shelf)) for name in shelf} <= seen:
            continue
        me.open(f"{table}#{ply}")
        _shown(me, ply)
        cards = me.page.locator("[data-card] .name")
        expect(cards).to_have_text(shelf)
        names = cards.all_inner_texts()
        seen |= {(name, len(names)) for name in names}  # how wide a card is depends on how many
        for width in (320, 360, 390):
            me.page.set_viewport_size({"width": width, "height": 780})
            cut = me.page.evaluate(WORDS_CUT)
            assert not cut, f"broken at {width} pixels: {cut}"
    assert {"Luxembourg", "Montparnasse"} <= {name for name, _ in seen}


def _shown(me: Person, ply: int) -> None:
    me.until(
        lambda: any(frame["type"] == "position" and frame["ply"] == ply for frame in me.frames)
    )
