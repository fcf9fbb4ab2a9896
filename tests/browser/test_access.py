"""For everybody: what axe finds, what is seen without some colours or any,
what moves when it should not."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.axe import examine_in_both
from tests.browser.conftest import Visitor
from tests.browser.person import GAME

MOVING = """document.getAnimations()
    .filter(one => one.playState === 'running' && one.effect.getTiming().duration > 50).length"""
WATCH = """(map, words) => {
    globalThis.tours = 0;
    const look = () => (globalThis.tours += new RegExp(words).test(map.textContent) ? 1 : 0);
    new MutationObserver(look).observe(map, { childList: true, subtree: true });
}"""
EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def test_axe_finds_nothing_grave(visitor: Visitor) -> None:
    me = visitor()
    me.open("/")
    expect(me.button("lobby.bots")).to_be_visible()
    examine_in_both(me.page, "lobby")
    me.open(f"/rules/{GAME}")
    expect(me.page.get_by_text(me.t(f"{GAME}.rule.PP1.1"))).to_be_visible()
    examine_in_both(me.page, "rules")
    me.open("/editions/cite")
    expect(me.button("edition.play")).to_be_visible()
    examine_in_both(me.page, "edition sheet")
    me.open(f"/learn/{GAME}")
    me.page.get_by_role("link", name=me.t(f"course.{GAME}.big.title")).click()
    expect(me.button("course.next")).to_be_focused()
    examine_in_both(me.page, "lesson")
    me.open(f"/puzzles/{GAME}")
    me.page.get_by_role("link", name=me.t("puzzles.start")).click()
    expect(me.page.get_by_text(me.t("puzzles.list"))).to_be_visible()
    expect(me.cards.first).to_be_visible()
    examine_in_both(me.page, "puzzle")
    me.open(f"/explore/{GAME}")
    expect(me.page.get_by_role("heading", level=2).first).to_be_visible()
    examine_in_both(me.page, "explorer")
    me.open(f"/about/{GAME}")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    examine_in_both(me.page, "about")
    me.new_table(2, bots=False)
    expect(me.button("table.copy")).to_be_visible()
    examine_in_both(me.page, "waiting table")
    me.new_table(4, bots=True)
    for _ in range(6):
        assert me.my_turn()
        me.build()
    assert me.my_turn()
    me.say("hello #3")
    me.cards.first.hover()
    expect(me.page.get_by_role("region", name=me.t.like(f"{GAME}.ui.preview"))).to_be_visible()
    examine_in_both(me.page, "table in play")
    me.page.keyboard.press("Home")
    me.page.evaluate("document.activeElement.blur()")
    examine_in_both(me.page, "table in play, looking back")
    me.page.goto(me.page.url.split("#")[0])
    while me.my_turn():
        me.build()
    expect(me.page.get_by_role("region", name=me.t("final.title"))).to_be_visible()
    examine_in_both(me.page, "final score")
    me.page.set_viewport_size({"width": 390, "height": 844})
    examine_in_both(me.page, "final score on a telephone")


def test_owners_and_routes_without_colours(visitor: Visitor) -> None:
    """Screenshots for people to judge; and the marks that must be there:
    a letter for every route, a shape for every owner."""
    me = visitor()
    me.new_table(4, bots=True)
    for _ in range(8):
        assert me.my_turn()
        me.build()
    assert me.my_turn()
    line = me.context.new_cdp_session(me.page)
    for eyes in EYES:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        me.picture(f"eyes-{eyes}")
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    names = [card.get_attribute("aria-label") or "" for card in me.cards.all()]
    assert all(re.search(r"\([A-E]\)", name) for name in names)
    drawings = me.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('svg.seat-mark')]
             .filter(mark => mark.dataset.colour)
             .map(mark => [mark.dataset.colour,
                           mark.querySelector('path, rect, circle').outerHTML]))"""
    )
    assert len(set(drawings.values())) == len(drawings) >= 1, "two owners have the same shape"


def test_reduced_motion_shows_the_result_at_once(visitor: Visitor) -> None:
    """Without motion no tour is driven: the board never shows anything but the view it was sent."""
    still, moving = visitor(), visitor(reduced_motion="no-preference")
    for me in (still, moving):
        me.new_table(4, bots=True)
        assert me.my_turn()
        me.map.locator("..").evaluate(WATCH, me.t.part(f"{GAME}.ui.small_tour").pattern)
        while me.view()["round"] == 1:
            me.build()
            me.until(lambda me=me: bool(me.offered()) or me.view()["round"] > 1)
    # What many others did at once is not driven one by one; what one does oneself always is, and
    # the last to build sends the bus. Who is last goes round.
    for _ in range(16):
        if moving.page.evaluate("globalThis.tours") > 0:
            break
        moving.build()
        moving.until(lambda: bool(moving.offered()))
    shelf = still.page.get_by_role("list", name=still.t(f"{GAME}.ui.cards"))
    for _ in range(3):
        assert still.my_turn()
        assert shelf.get_by_role("button").count() == len(still.view()["offer"]), (
            "the cards lag behind"
        )
        assert still.page.evaluate(MOVING) == 0, "something moves"
        still.build()
    assert still.page.evaluate("globalThis.tours") == 0, (
        "a tour was driven before somebody who wants no motion"
    )
    assert moving.page.evaluate("globalThis.tours") > 0


def test_what_is_chosen_is_seen_in_the_colours_of_the_system(visitor: Visitor) -> None:
    me = visitor(forced_colors="active").open()

    def ground(which: Locator) -> str:
        found: str = which.evaluate("one => getComputedStyle(one).backgroundColor")
        return found

    games = me.page.locator("label:has(input[name=game])")
    chosen, other = games.nth(0), games.nth(1)
    expect(chosen.get_by_role("radio")).to_be_checked()
    assert ground(chosen) != ground(other)
    small = chosen.locator("small").first
    assert small.evaluate("one => getComputedStyle(one).color") == chosen.evaluate(
        "one => getComputedStyle(one).color"
    )
    me.open("/explore/paris_paris")
    share = me.page.locator(".bar .share").first
    assert ground(share) != ground(me.page.locator("main"))
