"""A whole game for two, from the lobby to the record, without ever touching mouse or screen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from lutetia.engine import record
from tests.browser.conftest import Visitor
from tests.browser.people import Person

FAR = 90
WIDTH, HEIGHT = 1440, 900


class Keys:
    """A person who has only a keyboard."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def holds(self, target: Locator) -> bool:
        """Return whether the focus is on ``target``, and make sure that it can be seen there."""
        if not target.count() or not target.first.evaluate(
            "element => element === document.activeElement"
        ):
            return False
        box = target.first.bounding_box()
        assert box is not None and 0 <= box["y"] <= HEIGHT and 0 <= box["x"] <= WIDTH, (
            f"{target} has the focus out of sight: {box}"
        )
        return True

    def tab_to(self, target: Locator, key: str = "Tab") -> None:
        """Press Tab until ``target`` has the focus."""
        for _ in range(FAR):
            if self.holds(target):
                return
            self.press(key)
        raise AssertionError(f"{FAR} times {key} do not lead to {target}")

    def turn(self, number: int) -> None:
        """Build in one of the ways that there are."""
        me = self.person
        before = me.ply
        if number == 0:  # the cards of the round, by arrows
            self.tab_to(me.cards)
            self.press("ArrowDown", "ArrowUp", "ArrowDown")
            assert self.holds(me.cards.nth(1))
            self.press("Enter")
        elif number == 1:  # the map
            self.tab_to(me.places)
            self.press("Enter")
        elif number == 2:  # the chat
            self.tab_to(me.page.get_by_role("textbox", name=me.t("chat.label")))
            self.page.keyboard.type(me.offered()[0])
            self.press("Enter")
            self.press("Shift+Tab")
        else:
            self.press(str(1 + number % 2))
        if me.asked(before) == "card":
            assert self.holds(me.which_card.get_by_role("button").first), (
                "the focus did not go to the question which card"
            )
            self.press("Enter")
        if me.asked(before) == "leaver":
            self.choose_leaver(number)
        me.moved(before)

    def choose_leaver(self, number: int) -> None:
        """Say who leaves a full crossing, having thought better of it once."""
        me = self.person
        before = me.ply
        assert self.holds(me.leavers.first), "the focus did not go to the question who leaves"
        self.press("Escape")
        expect(me.leavers).to_have_count(0)
        self.press(str(1 + number % 2))
        if me.asked(before) == "leaver":
            self.press("Tab", "Enter")


def test_whole_game_by_keyboard(visitor: Visitor) -> None:
    me = visitor(color_scheme="dark")
    me.open()
    keys = Keys(me)
    keys.tab_to(me.page.get_by_role("link", name=me.t("site.skip")))
    keys.press("Enter")
    keys.tab_to(me.page.get_by_role("radio", name="4", exact=True))
    keys.press("ArrowLeft", "ArrowLeft")
    expect(me.page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    keys.tab_to(me.button("lobby.bots"))
    keys.press("Enter")
    me.page.wait_for_url("**/t/*")

    for number in range(20):
        assert me.my_turn(), f"the game was over after {number} of 20 moves"
        if number == 10:
            me.picture("keyboard-1-middle-dark")
        if number == 5:  # back in time and to the present again, by the bar under the map
            keys.tab_to(me.slider)
            keys.press("ArrowLeft", "ArrowLeft")
            expect(me.page).to_have_url(re.compile(f"#{me.ply - 2}$"))
            keys.press("End")
            expect(me.page).to_have_url(re.compile(f"{me.table_id}$"))
            assert me.my_turn()
        keys.turn(number)

    totals = me.totals()
    me.picture("keyboard-2-end-dark")
    keys.tab_to(me.link("table.record").first)
    with me.page.expect_download() as coming:
        keys.press("Enter")
    kept = record.read(coming.value.path())
    outcome = kept.replay().outcome
    assert outcome is not None
    assert totals == dict(zip(kept.names, outcome.scores, strict=True))
    keys.tab_to(me.button("table.rematch"), "Shift+Tab")
    address = me.page.url
    keys.press("Enter")
    me.page.wait_for_url(lambda url: url != address)
    expect(me.prompt).to_be_visible()
