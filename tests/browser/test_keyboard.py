"""A whole game for two, from the lobby to the record, without mouse or screen:
chosen from what is said."""

from __future__ import annotations

import re

from babel.lists import format_list
from playwright.sync_api import Locator, expect

from lutetia.games import record
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person
from tests.browser.screen_reader import MAX_KEYS, ScreenReaderUser

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

    def chat(self) -> None:
        """Type a move as one types a message."""
        me = self.person
        before = me.ply
        self.tab_to(me.page.get_by_role("textbox", name=me.t("chat.label")))
        self.page.keyboard.type(me.offered()[0])
        self.press("Enter")
        self.press("Shift+Tab")
        me.moved(before)
        assert me.my_turn()
        self.tab_to(me.cards, "Shift+Tab")  # whoever writes is not taken away from it


def _gain(description: str, own: str) -> float:
    """Return what a card may pay to one's own colour, as its description says it."""
    return sum(int(n) for n in re.findall(rf"{own} (\d+)", description))


def _turn(me: ScreenReaderUser, own: str) -> None:
    """Hear what every card would do, then take the one that may pay most;
    who leaves is heard and said."""
    t = me.t
    shelf = me.page.get_by_role("list", name=t(f"{GAME}.ui.cards"))
    me.press("1")
    heard = [me.until(lambda now: t.like(f"{GAME}.ui.card").match(now.name) is not None)]
    for _ in range(sum(line.startswith("button") for line in me.told(shelf)) - 1):
        heard.append(me.then("ArrowDown"))
    assert all(t.like(f"{GAME}.ui.card").match(card.name) for card in heard), heard
    best = max(range(len(heard)), key=lambda i: _gain(heard[i].description, own))
    me.press(str(best + 1))
    me.until(lambda now: now.number == heard[best].number, "a number does not lead to its card")
    now = me.then("Enter")
    if t.like(f"{GAME}.ui.leaves").match(now.name):
        assert now.description.startswith(now.name), now
        me.then("Enter")


def _reads_the_map(me: ScreenReaderUser) -> None:
    """Every stop is told with its houses, as the view has them."""
    person, t = me.me, me.t
    lines = me.told(person.page.get_by_role("list", name=t(f"{GAME}.ui.read")))
    told = {line.removeprefix("listitem: ").strip("\"'") for line in lines if "listitem" in line}
    for stop in person.material():
        name = t(f"{GAME}.stop.{stop}")
        line = next(line for line in told if line.startswith(f"{name},"))
        houses = [t(f"{GAME}.colour.{one}") for one in person.view()["houses"].get(stop, [])]
        assert line.endswith(
            ": " + (format_list(houses, locale=t.language) or t(f"{GAME}.ui.read_free"))
        ), line


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

    blind = ScreenReaderUser(me)
    own = ""
    for number in range(20):
        assert blind.my_turn(), f"the game was over after {number} of 20 moves"
        own = own or me.t(f"{GAME}.colour.{me.view()['seats'][me.view()['viewer']]['colour']}")
        if number == 10:
            _reads_the_map(blind)
            me.picture("keyboard-1-middle-dark")
        if number == 5:  # back in time and to the present again, by the bar under the map
            keys.tab_to(me.slider)
            keys.press("ArrowLeft", "ArrowLeft")
            expect(me.page).to_have_url(re.compile(f"#{me.ply - 2}$"))
            keys.press("End")
            expect(me.page).to_have_url(re.compile(f"{me.table_id}$"))
            keys.tab_to(me.cards, "Shift+Tab")
        if number == 2:
            keys.chat()
        else:
            _turn(blind, own)
    assert not blind.my_turn()
    assert 3 <= blind.most <= MAX_KEYS

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
