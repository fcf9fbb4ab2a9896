"""The last turn of every seat is marked on the board by the sign of the seat, in all games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lutetia.games import IDS, record
from tests.browser.conftest import Visitor
from tests.browser.person import Person
from tests.browser.site import ROOT

CLIPPED = """place => {
  const one = document.querySelector(`[data-last="${place}"]`), box = one.getBoundingClientRect();
  for (let up = one.parentElement; up; up = up.parentElement) {
    const frame = up.getBoundingClientRect();
    if (getComputedStyle(up).overflowX !== 'visible' && box.right > frame.right) return true;
  }
  return false;
}"""
"""Whether the mark at a place is cut off at the right."""


def _places(person: Person) -> set[str]:
    marks = person.page.locator("[data-last]")
    return {str(mark.get_attribute("data-last")) for mark in marks.all()}


@pytest.mark.parametrize("game", IDS)
def test_marks_go_with_the_moves(visitor: Visitor, game: str) -> None:
    path = min((ROOT / f"tests/golden/{game}/games").glob("*.toml"))
    seats = [seat for seat, _ in record.read(path).actions]
    ends = [ply for ply in range(1, len(seats)) if 0 <= seats[ply - 1] != seats[ply] >= 0]
    me = visitor().open("/")
    me.page.get_by_label(me.t("lobby.upload")).set_input_files(path)
    me.page.wait_for_url("**/t/*")
    table = me.table_id
    seen = []
    for ply in (ends[len(ends) // 2], ends[-1]):
        me.open(f"/t/{table}#{ply}")
        me.page.mouse.move(200, 300)
        expect(me.page.locator("[data-last]").first).to_be_visible()
        expect(me.page.locator("[data-last] .fresh, [data-last].fresh").first).to_be_visible()
        seen.append(_places(me))
        me.picture(f"last-moves-{game}-{ply}")
    assert seen[0] != seen[1]
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("Home")
    expect(me.page.locator("[data-last]")).to_have_count(0)


def test_no_mark_on_a_card_is_cut_off(visitor: Visitor) -> None:
    """La Cité lays its postcards in columns; those of the last one end where the page ends."""
    path = min((ROOT / "tests/golden/cite/games").glob("*.toml"))
    actions = record.read(path).actions
    used = {ply: text.split()[1] for ply, (_, text) in enumerate(actions, 1) if "use " in text}
    me = visitor().open("/")
    me.page.get_by_label(me.t("lobby.upload")).set_input_files(path)
    me.page.wait_for_url("**/t/*")
    table = me.table_id
    columns = set()
    for ply, card in used.items():
        me.open(f"/t/{table}#{ply}")
        me.page.mouse.move(200, 300)
        mark = me.page.locator(f'[data-last="card-{card}"]')
        expect(mark.first).to_be_visible()
        box = mark.first.bounding_box()
        assert box is not None
        columns.add(round(box["x"]))
        assert not me.page.evaluate(CLIPPED, f"card-{card}"), card
    assert len(columns) == 4, "a card of each column was used"
