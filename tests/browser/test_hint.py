"""A hint: a strong player's move, put within reach and told, for whoever plays bots alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.cite_page import CitePage
from tests.browser.conftest import Visitor
from tests.browser.connection_page import ConnectionPage
from tests.browser.paris_page import ParisPage
from tests.browser.person import acting, sit_down

DO = {"cite": "[data-finish]", "connection": "[data-advised]", "paris": "[data-advised]"}


@pytest.mark.parametrize("kind", [CitePage, ConnectionPage, ParisPage])
def test_a_hint_is_put_within_reach(
    visitor: Visitor, kind: type[CitePage | ConnectionPage | ParisPage]
) -> None:
    me = visitor()
    kind(me).new(players=3 if kind is ConnectionPage else 2)
    hint = me.button("hint.ask")
    hint.focus()
    me.page.keyboard.press("Enter")
    expect(me.prompt.get_by_text(me.t.like("hint.move")).first).to_be_visible()
    told = [frame for frame in me.frames if frame["type"] == "hint"]
    assert [one["action"] for one in told] == [told[-1]["action"]]
    [answer] = told
    now = "later" if answer["gain"] < answer["most"] else "best" if answer["most"] > 0 else "none"
    expect(me.prompt.get_by_text(me.t.part(f"hint.{now}")).first).to_be_visible()
    # It stays while others look on and talk: nothing has changed on the board.
    other = visitor()
    other.open(f"/t/{me.table_id}")
    other.say("good evening")
    expect(me.said("good evening")).to_be_visible()
    expect(me.prompt.get_by_text(me.t.like("hint.move")).first).to_be_visible()
    before = me.ply
    me.page.locator(DO[me.view()["game"]]).first.click()
    me.moved(before)
    played = [
        entry for frame in me.frames if frame["type"] == "update" for entry in frame["entries"]
    ]
    assert told[0]["action"] in [
        entry.get("text") for entry in played if entry["ply"] == before + 1
    ]
    expect(me.prompt.get_by_text(me.t.like("hint.move"))).to_have_count(0)


def test_nobody_is_helped_against_people(visitor: Visitor) -> None:
    ana, bob = visitor(), visitor()
    ana.new_table(2, bots=False)
    bob.open(ana.page.url.removeprefix(ana.site.base))
    sit_down(bob)
    ana.button("table.start").click()
    acting(ana, bob)
    for person in (ana, bob):
        expect(person.button("hint.ask")).to_have_count(0)
