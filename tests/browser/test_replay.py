"""Looking back through a game, while it is played and after it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.connection_page import ConnectionPage
from tests.browser.person import Person


def _at(person: Person, ply: int) -> None:
    """Make sure that the page shows ``ply`` and says so everywhere."""
    expect(person.page).to_have_url(re.compile(f"#{ply}$"))
    expect(person.prompt.get_by_text(person.t.like("replay.at", ply=ply))).to_be_visible()
    expect(person.slider).to_have_value(str(ply))
    person.until(
        lambda: any(frame["type"] == "position" and frame["ply"] == ply for frame in person.frames)
    )


def _live(person: Person) -> None:
    expect(person.page).to_have_url(re.compile(r"/t/\w+$"))
    expect(person.button("replay.back")).to_have_count(0)


def _walk(person: Person, last: int) -> None:
    """Go everywhere by key."""
    for key, ply in (
        ("ArrowLeft", last - 1),
        ("ArrowLeft", last - 2),
        ("ArrowRight", last - 1),
        ("Home", 0),
        ("ArrowRight", 1),
    ):
        person.page.keyboard.press(key)
        _at(person, ply)
    assert person.cards.count() == 0, "one cannot play in the past"
    person.page.keyboard.press("End")
    _live(person)
    person.page.keyboard.press("ArrowLeft")
    _at(person, last - 1)
    person.page.keyboard.press("Escape")
    _live(person)


def test_during_and_after_the_game(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(2, bots=True)
    for _ in range(4):
        assert me.my_turn()
        me.build()
    assert me.my_turn()
    last = me.ply
    me.page.evaluate("document.activeElement.blur()")
    _walk(me, last)

    # A link to a moment, in the log and by address.
    step = (
        me.region("log.title")
        .get_by_role("button")
        .filter(has_text=me.t.part("paris_paris.event.built"))
        .first
    )
    step.click()
    expect(me.page).to_have_url(re.compile(r"#\d+$"))
    expect(step).to_have_attribute("aria-current", "step")
    me.picture("replay-in-the-past")
    me.button("replay.back").click()
    _live(me)

    guest = visitor()
    guest.open(f"/t/{me.table_id}#12")
    _at(guest, 12)
    position = next(frame["view"] for frame in guest.frames if frame["type"] == "position")
    assert position["ply"] == 12
    standing = sum(len(houses) for houses in position["houses"].values())
    assert standing < sum(len(houses) for houses in guest.view()["houses"].values())
    expect(guest.map.locator(".house")).to_have_count(standing)
    # The game goes on meanwhile, and the guest stays where they are.
    me.build()
    guest.moved(last)
    _at(guest, 12)
    guest.button("replay.back").click()
    _live(guest)

    me.button("table.resign").click()
    me.page.get_by_role("dialog").get_by_role(
        "button", name=me.t("table.resign"), exact=True
    ).click()
    expect(me.prompt.get_by_text(me.t.like("turn.won"))).to_be_visible()
    me.page.evaluate("document.activeElement.blur()")
    _walk(me, me.ply)
    guest.page.goto(f"{guest.site.base}/t/{me.table_id}#12")
    guest.page.reload()
    _at(guest, 12)


def _log(person: Person) -> Locator:
    """Return what scrolls."""
    return person.page.get_by_role("group", name=person.t("log.title"), exact=True)


def _line_in_sight(person: Person) -> bool:
    """Return whether the log shows the line of the moment that is looked at."""
    found: bool = _log(person).evaluate("""log => {
      const { top, bottom } = log.getBoundingClientRect();
      const at = log.querySelector('[aria-current]')?.getBoundingClientRect();
      return at !== undefined && at.top >= top && at.bottom <= bottom;
    }""")
    return found


def _scrolled(person: Person) -> float:
    top: float = _log(person).evaluate("log => log.scrollTop")
    return top


def test_the_log_goes_along(visitor: Visitor) -> None:
    me = visitor(viewport={"width": 1200, "height": 560})
    me.new_table(2, bots=True)
    for _ in range(6):
        assert me.my_turn()
        me.build()
    assert me.my_turn()
    me.until(lambda: _scrolled(me) > 0, "the log does not begin at its end")
    end = _scrolled(me)
    lines = me.region("log.title").get_by_role("button")
    lines.filter(has_text=me.t.part("paris_paris.event.built")).first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page).to_have_url(re.compile(r"#\d+$"))
    early = int(me.page.url.rpartition("#")[2])
    me.until(lambda: _line_in_sight(me))
    # A line that is in sight is not moved.
    before = _scrolled(me)
    lines.and_(me.page.locator("[aria-current]")).click()
    _at(me, early)
    assert _scrolled(me) == before
    me.button("replay.back").click()
    _live(me)
    me.until(lambda: _scrolled(me) == end, "the log is not at its end again")
    # From the bar and from a link the log goes to where one looks.
    me.slider.fill(str(early))
    _at(me, early)
    me.until(lambda: _line_in_sight(me), "the log does not go along with the bar")
    me.page.reload()
    _at(me, early)
    me.until(lambda: _line_in_sight(me), "a link to a moment does not lead there in the log")


def test_the_back_button_and_addresses_of_nothing(visitor: Visitor) -> None:
    me = visitor(expected=("404", "WebSocket connection"))
    me.new_table(2, bots=True)
    assert me.my_turn()
    me.page.go_back()
    expect(me.button("lobby.bots")).to_be_visible()
    me.page.go_forward()
    assert me.my_turn()
    me.build()

    me.open(f"/t/{me.table_id}#99999")
    me.page.reload()
    assert me.my_turn()
    _live(me)
    me.open("/t/zzzzzzzzzz")
    expect(me.page.get_by_text(me.t("table.missing"), exact=True)).to_be_visible()
    me.picture("odd-no-such-table")
    me.link("table.to_lobby").click()
    expect(me.button("lobby.bots")).to_be_visible()
    for path in ("/nothing/here", "/rules/monopoly", "/about/monopoly", "/editions/monopoly"):
        me.open(path)
        expect(me.page.get_by_text(me.t("site.nowhere"))).to_be_visible()
    me.picture("odd-nowhere")


def test_coming_back_to_the_game_is_no_news(visitor: Visitor) -> None:
    """All locomotives had been ringed as new: between the start and now they came."""
    table = ConnectionPage(visitor()).late("four", "random")
    assert table.my_turn()
    table.page.keyboard.press("Home")
    _at(table.me, 0)
    table.page.keyboard.press("Escape")
    _live(table.me)
    expect(table.page.locator(".stand").nth(6)).to_be_visible()
    expect(table.page.locator(".stand.fresh")).to_have_count(0)
