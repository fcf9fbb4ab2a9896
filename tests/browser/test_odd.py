"""What people do that nobody thought of."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.person import Person, acting, sit_down

LONG = "Wolfeschlegelsteinhausen"  # as long as a name may be
MARKUP = "<img src=x onerror=boo()>"
APART = """told => {
  globalThis.apart = [];
  const look = () => {
    const prompt = document.querySelector('section.prompt').textContent;
    const cards = document.querySelectorAll('[data-card]:not([aria-disabled=true])').length;
    if (prompt.includes(told) !== cards > 0) apart.push(`${prompt}: ${cards}`);
    requestAnimationFrame(look);
  };
  look();
}"""


SENT = """() => {
  globalThis.acts = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'act') acts.push(message.id);
    return send.call(this, text);
  };
}"""  # counted in the page: what the test is told of it from outside comes later


def _sent(person: Person) -> list[str]:
    """Return the actions that were sent since ``SENT`` began to listen."""
    sent: list[str] = person.page.evaluate("acts")
    return sent


def _answered(person: Person) -> bool:
    """Return whether the server has answered every action."""
    return set(_sent(person)) <= {frame.get("id") for frame in person.frames}


def _may_go_on(person: Person) -> bool:
    return bool(person.offered()) or person.info()["status"] == "over"


def test_double_clicks_and_clicks_while_things_move(visitor: Visitor) -> None:
    me = visitor(reduced_motion="no-preference")
    me.new_table(4, bots=True)
    assert me.my_turn()
    me.page.evaluate(APART, me.t("paris_paris.prompt.build"))
    me.page.evaluate(SENT)
    for _ in range(5):
        me.told(lambda: _answered(me) and _may_go_on(me))  # a stray click may have built
        if not me.my_turn():
            break
        acts = len(_sent(me))
        before = me.ply
        me.cards.first.dblclick()
        if me.asked(before) == "leaver":
            me.leavers.first.dblclick()
        me.moved(before)
        assert len(_sent(me)) == acts + 1, "a double click played twice"
        for x, y in (
            (200, 300),
            (640, 420),
            (900, 200),
        ):  # while the bus drives, and perhaps on a place that may be built at
            me.page.mouse.dblclick(x, y)
        if me.leavers.count():
            me.page.keyboard.press("Escape")
    assert not [frame for frame in me.frames if frame["type"] == "refused"], "a click was refused"
    assert me.page.evaluate("apart") == [], "what is told and what may be pressed disagreed"


def test_the_second_half_of_a_double_click_comes_after_the_answer(visitor: Visitor) -> None:
    """Bots may have answered within it: a card that is offered by then was not what was meant."""
    me = visitor()
    me.new_table(4, bots=True)
    assert me.my_turn()
    me.page.evaluate(SENT)
    me.build()
    me.told(lambda: _answered(me) and _may_go_on(me))
    assert me.my_turn()
    acts = len(_sent(me))
    me.cards.first.hover()
    me.page.mouse.down(click_count=2)
    me.page.mouse.up(click_count=2)
    me.page.wait_for_timeout(300)
    assert len(_sent(me)) == acts, "the second half of a double click played"
    me.build()  # and a click of its own plays


def test_a_click_while_things_move_counts(visitor: Visitor) -> None:
    """Nothing that moves comes to its end by itself: a click on a card that stays ends it,
    and takes that card."""
    me, other = visitor(), visitor()
    me.new_table(2, bots=False)
    other.open(f"/t/{me.table_id}")
    sit_down(other)
    me.button("table.start").click()
    if acting(me, other) is me:  # whoever ends a round begins the next one
        me.build()
        assert other.my_turn()
        other.build()
    assert other.my_turn()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.reload(wait_until="networkidle")
    last = str(me.ply)
    expect(me.slider).to_have_attribute("max", last)
    me.page.clock.install()
    me.page.clock.pause_at(4_000_000_000)
    other.build()
    me.told(lambda: bool(me.offered()))
    expect(me.slider).not_to_have_attribute("max", last)  # the page begins to show it
    assert me.cards.count() == 0, "the cards are there before what was done has been seen"
    me.page.keyboard.press("Shift")
    assert me.cards.count() == 0, "a key that types nothing is no press"
    stays = next(
        card
        for card, tile in zip(
            me.page.locator("[data-card]").all(), me.view()["offer"], strict=False
        )
        if card.get_attribute("data-entity") == tile
    )
    me.page.evaluate(SENT)
    before = me.ply
    stays.click(force=True)
    if me.asked(before) is None:
        assert len(_sent(me)) == 1


def test_any_width(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(4, bots=True)
    assert me.my_turn()
    me.cards.first.hover()
    for width, height in (
        (1920, 1080),
        (1280, 720),
        (1024, 768),
        (840, 1100),
        (768, 1024),
        (600, 900),
        (412, 915),
        (360, 640),
        (320, 568),
    ):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.wait_for_timeout(80)
        assert me.sideways() <= 0, f"{me.sideways()} px too wide at {width} by {height}"
        me.picture(f"width-{width}x{height}")
    me.page.set_viewport_size({"width": 1440, "height": 900})
    me.build()


def test_two_windows_of_one_person(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(2, bots=True)
    assert me.my_turn()
    second = me.context.new_page()
    second.goto(me.page.url)
    cards = second.get_by_role("list", name=me.t("paris_paris.ui.cards")).get_by_role(
        "button", disabled=False
    )
    expect(cards.first).to_be_visible()
    before = me.ply
    cards.first.click()
    me.moved(before)
    assert me.my_turn()
    me.build()
    assert me.my_turn()  # nothing moves any more: both windows have come to rest
    expect(second.get_by_role("slider", name=me.t("replay.slider"))).to_have_attribute(
        "max", str(me.ply)
    )


def test_odd_names_and_talk(visitor: Visitor) -> None:
    anna, ben = visitor(), visitor()
    anna.open().call(LONG)
    anna.new_table(4, bots=False)
    ben.open(f"/t/{anna.table_id}")
    sit_down(ben, MARKUP[:24])
    anna.say("/bot add random")
    anna.say("/bot add random")
    anna.page.get_by_text(anna.t("table.ready")).wait_for()
    anna.button("table.start").click()
    acting(anna, ben).build()
    for text in (
        MARKUP,
        "🗼🥐 ça va ? 你好 👩‍👩‍👧",
        "&amp; <b>bold</b> {name} %s",
        "x" * 500,
        "http" + "s://example.org/" + "a" * 200,
    ):
        anna.say(text)
        expect(ben.said(text).first).to_be_visible()
        expect(anna.said(text).first).to_be_visible()
    assert ben.page.evaluate("document.querySelectorAll('main img, main b').length") == 0
    assert anna.sideways() <= 0
    anna.picture("odd-names-desk")
    ben.page.set_viewport_size({"width": 390, "height": 844})
    for tab in ("board", "log", "chat", "scores"):
        ben.page.get_by_role("navigation", name=ben.t("table.tabs")).get_by_role(
            "button", name=ben.t(f"table.tab_{tab}")
        ).click()
        assert ben.sideways() <= 0, tab
        ben.picture(f"odd-names-{tab}")


def test_a_name_that_nobody_could_read_is_refused(visitor: Visitor) -> None:
    me = visitor(expected=("status of 4",))
    me.open()
    field = me.page.get_by_role("textbox", name=me.t("lobby.name"))
    field.fill("\u200b\u200b")
    field.press("Enter")
    expect(me.toast(me.t.part("failure.name"))).to_be_visible()


def test_the_lobby_shows_tables_as_they_come_and_go(visitor: Visitor) -> None:
    watcher, host = visitor(), visitor()
    watcher.open()
    host.open().call("Hortense")
    host.new_table(3, bots=False)
    row = watcher.page.get_by_role("listitem").filter(has_text="Hortense").first
    expect(row).to_be_visible()
    expect(row).to_contain_text(watcher.t.part("lobby.free", n=2))
    row.get_by_role("link").click()
    watcher.page.wait_for_url(f"**/t/{host.table_id}")
    watcher.open()
    host = visitor().open().call("Hector")
    host.page.get_by_role("checkbox", name=host.t("lobby.private")).check()
    host.button("lobby.open").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_text(host.t("table.private"), exact=True)).to_be_visible()
    watcher.page.wait_for_timeout(300)
    expect(watcher.page.get_by_text("Hector")).to_have_count(0)
