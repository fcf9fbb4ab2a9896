"""One's own tables at the head of the lobby: found again without their links,
and told as they change."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitor
from tests.browser.person import Person


def _rows(person: Person, group: str) -> Locator:
    """Return the tables below a heading of one's own."""
    return person.page.get_by_role("list", name=person.t.like(f"lobby.{group}")).get_by_role(
        "listitem"
    )


def test_a_game_is_found_again_without_its_link(visitor: Visitor) -> None:
    me = visitor()
    me.new_table(2, bots=True)
    assert me.my_turn()
    table = me.table_id
    me.open()
    row = _rows(me, "mine_turn").filter(has_text=table)
    expect(row).to_be_visible()
    expect(row.get_by_text(me.t("seat.is_bot"), exact=True)).to_be_visible()
    expect(me.page).to_have_title(re.compile(r"^\(1\) "))
    icon = me.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", re.compile(r"^data:image/svg"))
    drawn = row.locator(".frame[data-lost='']")
    expect(drawn.get_by_role("img", include_hidden=True).first).to_be_visible()
    me.picture("mine-turn")

    me.open("/rules/cite")
    waits = me.page.get_by_role("link", name=me.t("players.next", n=1))
    expect(waits).to_be_visible()
    expect(me.page).to_have_title(re.compile(r"^\(1\) "))
    expect(icon).to_have_attribute("href", re.compile(r"^data:image/svg"))
    me.page.set_viewport_size({"width": 320, "height": 700})
    assert me.sideways() <= 0
    me.picture("mine-elsewhere-320")
    me.page.set_viewport_size({"width": 1440, "height": 900})
    me.picture("mine-elsewhere")
    waits.click()
    me.page.wait_for_url(f"**/t/{table}")
    assert me.my_turn()
    expect(waits).to_have_count(0)  # the table says so itself
    me.open()

    other = visitor().open()
    expect(other.button("lobby.bots")).to_be_enabled()
    expect(other.page.get_by_text(table)).to_have_count(0)  # alone with a bot: nobody's company
    expect(other.region("lobby.mine")).to_have_count(0)

    row.get_by_role("link").click()
    me.page.wait_for_url(f"**/t/{table}")
    assert me.my_turn()
    me.open(f"/t/{table}")
    expect(icon).to_have_attribute("href", re.compile(r"favicon"))


def test_the_lobby_tells_when_it_is_ones_turn(visitor: Visitor) -> None:
    one, two = visitor(), visitor()
    table = one.new_table(2, bots=False)
    one.open()
    expect(_rows(one, "mine_open").filter(has_text=table)).to_be_visible()
    two.open(f"/t/{table}")
    two.button("seat.sit").first.click()
    one.open(f"/t/{table}")
    one.button("table.start").click()
    one.until(lambda: one.info()["status"] == "playing")
    acting = one if one.view()["to_act"] == 0 else two
    other = two if acting is one else one
    other.open()
    expect(_rows(other, "mine_waiting").filter(has_text=table)).to_be_visible()
    before = acting.ply
    while acting.view()["to_act"] == (0 if acting is one else 1):
        acting.build()
    assert acting.ply > before
    expect(_rows(other, "mine_turn").filter(has_text=table)).to_be_visible()
    expect(other.page).to_have_title(re.compile(r"^\(1\) "))
    for size in ((390, 844), (820, 1180)):
        other.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert other.sideways() <= 0
        other.picture(f"mine-{size[0]}")


SHIFTS = """window.shifts = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts += one.value;
}).observe({ type: 'layout-shift', buffered: true });"""


def test_the_lobby_does_not_jump_while_it_comes(visitor: Visitor) -> None:
    me = visitor(viewport={"width": 390, "height": 844})
    me.page.add_init_script(SHIFTS)

    def jumps(path: str) -> float:
        me.open(path)
        expect(me.region("lobby.tables")).to_be_visible()
        me.page.wait_for_load_state("networkidle")
        shifts: float = me.page.evaluate("window.shifts")
        return shifts

    assert jumps("/") < 0.05
    me.new_table(2, bots=True)
    me.open()
    expect(me.region("lobby.mine")).to_be_visible()
    assert jumps("/") < 0.05, "room is kept for one's own tables"
