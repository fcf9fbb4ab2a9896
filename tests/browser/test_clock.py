"""A table with a clock: chosen in the lobby, told before the game, shown while it is played."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Visitor


def test_a_pace_is_chosen_told_and_shown(visitor: Visitor) -> None:
    one, two = visitor(), visitor()
    one.open()
    pace = one.page.get_by_label(one.t("clock.label"))
    expect(pace).to_have_accessible_description(one.t("clock.none_help"))
    expect(one.page.get_by_label(one.t("clock.fall"))).to_have_count(0)
    pace.select_option(label=one.t("clock.live"))
    bank, added = one.t("clock.minutes", n=10), one.t("clock.seconds", n=20)
    expect(pace).to_have_accessible_description(one.t("clock.help", bank=bank, added=added))
    one.page.get_by_label(one.t("clock.fall")).select_option(label=one.t("clock.fall_loss"))
    one.page.get_by_label("2", exact=True).check(force=True)
    one.picture("clock-lobby")
    one.button("lobby.open").click()
    one.page.wait_for_url("**/t/*")
    expect(one.page.get_by_text(one.t("clock.fall_loss"))).to_be_visible()

    two.open(f"/t/{one.table_id}")
    two.button("seat.sit").first.click()
    one.button("table.start").click()
    clocks = two.page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.filter(has_text="10:00")).to_have_count(1)
    runs = clocks.filter(has_text=re.compile(r" 9:\d\d"))
    expect(runs).to_have_count(1)
    expect(runs).to_contain_text(two.t("clock.left"))
    two.picture("clock-table")

    def left() -> int:
        minutes, seconds = re.findall(r"(\d+):(\d\d)", runs.inner_text())[0]
        return 60 * int(minutes) + int(seconds)

    before, since = left(), time.monotonic()
    two.page.keyboard.press("ArrowLeft")
    expect(clocks).to_have_count(0)
    two.page.wait_for_timeout(3000)
    two.page.keyboard.press("Escape")
    expect(runs).to_have_count(1)
    assert left() <= before - int(time.monotonic() - since) + 1, "the time went on meanwhile"
    two.page.set_viewport_size({"width": 390, "height": 844})
    expect(two.page.get_by_role("timer").filter(visible=True).first).to_be_visible()
    assert two.sideways() <= 0
    two.picture("clock-telephone")
