"""Somebody comes back to a table: their note is there, and the next table is near."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.person import Person, sit_down


def _note(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.t("players.note"))


def _card(person: Person) -> Locator:
    return person.region("players.back")


def _kept(person: Person) -> str:
    answer = person.context.request.get(
        f"{person.site.base}/api/tables/{person.table_id}/note"
    ).json()
    return str(answer["text"])


def test_a_note_is_kept_while_one_types_and_shown_first(visitor: Visitor) -> None:
    me, other = visitor(), visitor(viewport={"width": 390, "height": 844})
    table = me.new_table(2, bots=False)
    other.open(f"/t/{table}")
    sit_down(other)
    me.button("table.start").click()
    expect(me.prompt).to_be_visible()
    me.page.mouse.move(300, 300)
    expect(_card(me)).to_have_count(0)  # nothing is noted
    me.button("players.note").press("Enter")
    expect(_note(me)).to_be_focused()
    assert _note(me).get_attribute("maxlength") == "300"
    me.page.keyboard.type("north first, then the opera")
    expect(me.page.get_by_text(me.t("players.noted"))).to_be_visible()
    assert _kept(me) == "north first, then the opera"
    me.picture("note-field")
    me.page.keyboard.press("Escape")
    expect(me.button("players.note")).to_be_focused()
    expect(me.page.get_by_text("north first")).to_have_count(0)

    me.page.reload()
    expect(me.prompt).to_be_visible()
    me.page.mouse.move(300, 300)
    expect(_card(me)).to_contain_text("north first, then the opera")
    assert me.page.locator("[role=status]").filter(has=_card(me)).count() == 1, "it is spoken"
    me.picture("note-back")
    _card(me).get_by_role("button", name=me.t("site.close")).press("Enter")
    expect(_card(me)).to_have_count(0)

    # What was typed last is kept although the page goes at once.
    me.button("players.note").press("Enter")
    _note(me).fill("south")
    me.open()
    me.open(f"/t/{table}")
    me.until(lambda: _kept(me) == "south")

    other.turn_to("table.tab_chat")
    other.button("players.note").click()
    expect(_note(other)).to_have_value("")
    assert other.sideways() <= 0
    _note(other).fill("a long walk")
    other.picture("note-field-390")
    expect(other.page.get_by_text(other.t("players.noted"))).to_be_visible()
    assert not [frame for frame in other.frames if "south" in str(frame)], "it is the writer's own"
    other.page.reload()
    expect(_card(other)).to_contain_text("a long walk")
    assert other.sideways() <= 0
    other.picture("note-back-390")


def test_the_next_table_is_one_click_away_but_not_from_a_turn_begun(visitor: Visitor) -> None:
    me = visitor()
    tables = []
    for _ in range(3):
        me.new_table(2, bots=True)
        assert me.my_turn()
        tables.append(me.table_id)
    me.page.mouse.move(300, 300)
    way = me.page.get_by_role("link", name=me.t("players.next", n=2))
    me.picture("next-table")
    for table in (tables[0], tables[1], tables[2], tables[0]):
        way.press("Enter")
        me.page.wait_for_url(f"**/t/{table}")
        assert me.my_turn()
    me.places.first.focus()
    me.page.set_viewport_size({"width": 390, "height": 844})
    expect(way).to_be_visible()
    assert me.sideways() <= 0
    me.picture("next-table-390")


def test_an_open_plan_is_not_left_behind(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(2, bots=True)
    assert me.my_turn()
    made = me.context.request.post(
        f"{me.site.base}/api/tables",
        data={"game": "cite", "players": 2, "sit": True, "bots": "random"},
    ).json()
    me.open(f"/t/{made['id']}")
    me.page.mouse.move(300, 300)
    way = me.page.get_by_role("link", name=me.t("players.next", n=1))
    plan = me.page.locator("[data-planning]")
    me.until(lambda: me.turn()["mine"])
    plan.click()
    expect(plan).to_have_attribute("aria-pressed", "true")
    way.click()
    expect(me.page.get_by_text(me.t("players.next_laid"))).to_be_visible()
    assert me.table_id == made["id"]
