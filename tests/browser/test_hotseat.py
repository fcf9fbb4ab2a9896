"""One person at two seats of one device: nobody sees the other's secret card by accident."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import sheet
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person


def _secret(person: Person) -> bool:
    """Return whether a secret card lies open on the screen."""
    return person.page.get_by_role("img", name=person.t.like(f"{GAME}.ui.marker_own")).count() > 0


def _peek(person: Person) -> None:
    """Press one's own card: it shows until one looks elsewhere."""
    card = person.page.get_by_role("button", name=person.t(f"{GAME}.ui.marker_press"))
    if card.count():  # the device lies with whoever does not act: then there is nothing to press
        card.click()
        assert _secret(person)
        person.page.mouse.click(5, 5)
        assert not _secret(person)


def test_points_that_one_seat_knows_are_nobodys_while_the_screen_changes_hands(
    visitor: Visitor,
) -> None:
    me = visitor(**PHONE).arrive()
    made = me.context.request.post(
        f"{me.site.base}/api/tables",
        data={"game": "connection", "players": 3, "options": {}, "sit": True},
    ).json()
    others = [{"type": "sit", "seat": seat, "name": f"Léa {seat}"} for seat in (1, 2)]
    me.page.evaluate(sheet.SEND, [made["id"], [*others, {"type": "start"}]])
    me.open(made["url"])
    points = me.region("table.scores").get_by_role("list").first
    above = me.page.get_by_role("list", name=me.t("table.scores"), exact=True)
    expect(me.button("turn.reveal")).to_be_visible()
    expect(above).to_be_visible()
    assert re.findall(r"[\d?]+", above.inner_text()) == ["?"] * 3
    me.turn_to("table.tab_scores")
    expect(points.get_by_text("?")).to_have_count(3)
    me.button("turn.reveal").click()
    expect(points.get_by_text("?")).to_have_count(2)


def test_two_seats_on_one_device(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(2, bots=False)
    me.button("seat.sit_too").click()
    name = me.page.get_by_role("textbox", name=me.t("seat.who"))
    expect(name).to_be_focused()
    name.fill("Léon")
    name.press("Enter")
    expect(me.page.get_by_text("Léon", exact=True)).to_be_visible()
    me.button("table.start").click()
    expect(me.prompt.get_by_text(me.t.like("turn.pass"))).to_be_visible()
    looking = None
    for turn in range(6):
        if (
            me.view()["to_act"] != looking
        ):  # whoever ends a round may begin the next one, and then nothing is handed over
            expect(me.prompt.get_by_text(me.t.like("turn.pass"))).to_be_visible()
            assert not _secret(me), "the card is open before anybody said who is looking"
            expect(me.page.get_by_text(me.t("turn.curtain"))).to_be_visible()
            assert me.cards.count() == 0, "nobody has said who is to move"
            if turn == 0:
                me.picture("hotseat-curtain")
                _peek(me)
            me.button("turn.reveal").click()
            looking = me.view()["to_act"]
        expect(me.page.get_by_role("img", name=me.t.like(f"{GAME}.ui.marker_own"))).to_have_count(1)
        assert me.my_turn()
        assert me.view()["viewer"] == looking
        if turn == 0:
            me.picture("hotseat-open")
        me.build()
    if me.view()["to_act"] == looking:
        me.build()
    me.button("turn.together").click()
    for _ in range(3):
        assert me.my_turn()
        me.build()
    assert me.prompt.get_by_text(me.t.like("turn.pass")).count() == 0
