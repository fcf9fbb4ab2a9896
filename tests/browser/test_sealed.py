"""A sealed deal in the browser: pages stir it by themselves, check every draw, show the proof."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitor


def test_two_pages_stir_a_deal_and_check_its_draws(visitor: Visitor) -> None:
    one, two = visitor(), visitor()
    one.open()
    expect(one.page.get_by_label(one.t("deal.choose"))).to_be_checked()
    one.page.get_by_label("2", exact=True).check(force=True)
    one.button("lobby.open").click()
    one.page.wait_for_url("**/t/*")
    envelope = one.page.get_by_role("region", name=one.t("deal.title"))
    expect(envelope).to_contain_text(one.t("deal.sealed"))
    two.open(f"/t/{one.table_id}")
    two.button("seat.sit").first.click()
    one.button("table.start").click()
    here = two.page.get_by_role("region", name=two.t("deal.title"))
    expect(here).to_contain_text("✓")
    asked: list[str] = []
    two.page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/deal") else None)
    for text in ("hello", "again", "and again"):
        one.say(text)
        expect(two.said(text)).to_be_visible()
        two.say(f"{text}!")
        expect(one.said(f"{text}!")).to_be_visible()
    assert asked == [], "talk changes nothing in an envelope"
    for person in (one, two):
        deal = person.page.request.get(f"{person.site.base}/api/tables/{one.table_id}/deal").json()
        assert deal["seats"] == [0, 1], "both have stirred"
        assert deal["away"] == []
    numbers = here.get_by_text(two.t("deal.numbers"), exact=True)
    numbers.focus()
    numbers.press("Enter")
    expect(here.get_by_text(deal["roots"][0])).to_be_visible()
    expect(here.locator("li", has_text="✗")).to_have_count(0)
    program = here.get_by_text(two.t("deal.script"), exact=True)
    program.focus()
    program.press("Enter")
    expect(here.locator("pre")).to_contain_text("sealed deal 1")
    box = two.page.get_by_role("textbox", name=two.t("chat.label")).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 900, "the numbers push nobody's talk off the page"
    two.picture("sealed-table")
    two.page.set_viewport_size({"width": 390, "height": 844})
    two.page.get_by_role("button", name=two.t("table.tab_scores")).click()
    expect(here).to_be_visible()
    assert two.sideways() <= 0
    assert numbers.bounding_box()["height"] >= 32
    two.picture("sealed-telephone")
