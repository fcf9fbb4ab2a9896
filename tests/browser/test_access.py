"""For everybody: what axe finds, what is seen without some colours or any,
what moves when it should not."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person
from tests.browser.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
MOVING = """document.getAnimations()
    .filter(one => one.playState === 'running' && one.effect.getTiming().duration > 50).length"""
SETTLED = """!document.getAnimations()
    .some(one => one instanceof CSSTransition && one.playState === 'running')"""
WATCH = """(map, words) => {
    globalThis.tours = 0;
    const look = () => (globalThis.tours += new RegExp(words).test(map.textContent) ? 1 : 0);
    new MutationObserver(look).observe(map, { childList: true, subtree: true });
}"""
EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")


def _examine(person: Person, where: str) -> None:
    """Let axe look at the page as it stands."""
    if not AXE.is_file():
        pytest.fail(
            f"axe-core is missing: {AXE} does not exist. Run `npm ci` in web/, or `make test`, "
            "which does everything."
        )
    person.page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: list[dict[str, Any]] = person.page.evaluate(
        "axe.run(document).then(result => result.violations)"
    )
    grave = [
        f"{one['id']} ({one['impact']}): {one['help']}: "
        f"{node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert not grave, f"{where}: {len(grave)} grave findings:\n" + "\n".join(grave)


def _examine_in_both(person: Person, where: str) -> None:
    """Let axe look at the page as it stands, light and dark."""
    for scheme in ("dark", "light"):
        person.page.emulate_media(color_scheme=scheme)
        assert person.page.evaluate(f"matchMedia('(prefers-color-scheme: {scheme})').matches")
        person.until(lambda: bool(person.page.evaluate(SETTLED)))
        _examine(person, f"{where}, {scheme}")


def test_axe_finds_nothing_grave(visitor: Visitor) -> None:
    me = visitor()
    me.open("/")
    expect(me.button("lobby.bots")).to_be_visible()
    _examine_in_both(me, "lobby")
    me.open(f"/rules/{GAME}")
    expect(me.page.get_by_text(me.t(f"{GAME}.rule.PP1.1"))).to_be_visible()
    _examine_in_both(me, "rules")
    me.open("/editions/cite")
    expect(me.button("edition.play")).to_be_visible()
    _examine_in_both(me, "edition sheet")
    me.open(f"/learn/{GAME}")
    me.page.get_by_role("link", name=me.t(f"course.{GAME}.big.title")).click()
    expect(me.button("course.next")).to_be_focused()
    _examine_in_both(me, "lesson")
    me.open(f"/puzzles/{GAME}")
    me.page.get_by_role("link", name=me.t("puzzles.start")).click()
    expect(me.page.get_by_text(me.t("puzzles.list"))).to_be_visible()
    expect(me.cards.first).to_be_visible()
    _examine_in_both(me, "puzzle")
    me.open(f"/explore/{GAME}")
    expect(me.page.get_by_role("heading", level=2).first).to_be_visible()
    _examine_in_both(me, "explorer")
    me.open(f"/about/{GAME}")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    _examine_in_both(me, "about")
    me.new_table(2, bots=False)
    expect(me.button("table.copy")).to_be_visible()
    _examine_in_both(me, "waiting table")
    me.new_table(4, bots=True)
    for _ in range(6):
        assert me.my_turn()
        me.build()
    assert me.my_turn()
    me.say("hello #3")
    me.cards.first.hover()
    expect(me.page.get_by_role("region", name=me.t.like(f"{GAME}.ui.preview"))).to_be_visible()
    _examine_in_both(me, "table in play")
    me.page.keyboard.press("Home")
    me.page.evaluate("document.activeElement.blur()")
    _examine_in_both(me, "table in play, looking back")
    me.page.goto(me.page.url.split("#")[0])
    while me.my_turn():
        me.build()
    expect(me.page.get_by_role("region", name=me.t("final.title"))).to_be_visible()
    _examine_in_both(me, "final score")
    me.page.set_viewport_size({"width": 390, "height": 844})
    _examine_in_both(me, "final score on a telephone")


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
