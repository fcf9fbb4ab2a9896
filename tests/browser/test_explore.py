"""The explorer, reached from the lobby: by keyboard alone, in every language, wide and narrow, by
day and night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from lutetia.explore.tally import SEATS, Cell, Counts, Sums
from lutetia.games import IDS
from lutetia.i18n import languages
from lutetia.server.explorer import calls
from lutetia.server.storage import explored
from tests.browser.own_page import SIZES, WIDE, Size, new_page
from tests.browser.person import Words, picture
from tests.server.conftest import Site, quick, running

GAME = "paris_paris"
OPTIONS = '{"open_bag":false,"small_tour":"both"}'


def cell(topic: str, key: str, who: Any = "people", options: str = OPTIONS) -> Cell:
    return Cell(4, who, options, topic, key)


COUNTS: Counts = {
    **{cell(SEATS, str(n)): Sums(400, 60 * 100, 12_000, 400_000) for n in range(1, 5)},
    cell(SEATS, "1", "bots"): Sums(3, 60, 90, 3000),
    cell(SEATS, "1", options='{"open_bag":true,"small_tour":"both"}'): Sums(100, 60 * 25, 1, 1),
    cell("first", "opera"): Sums(900, 60 * 180, 27_000, 900_000),
    cell("first", "louvre"): Sums(300, 60 * 120, 12_000, 500_000),
    cell("first", "odeon"): Sums(88, 60, 1, 1),
    cell("route", "red"): Sums(150, 60 * 50, 6000, 250_000, 150, 600, 3000),
}


def filled(site: Site) -> None:
    rows = explored.count_rows(GAME, "1", 400, COUNTS)
    site.wait(site.app.state.store.write(*rows))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_what_was_played(
    client: None, browser: Browser, tmp_path: Path, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "shipped", lambda _: {})
    with running(quick(tmp_path)) as site:
        filled(site)
        page = new_page(browser, size)
        page.goto(site.base)
        t = Words("en")
        page.get_by_role("link", name=t("explore.link")).press("Enter")
        page.wait_for_url(f"**/explore/{GAME}")
        table = page.get_by_role("table", name=t(f"{GAME}.explore.first"))
        rows = table.locator("tbody tr")
        expect(rows).to_have_count(2)
        expect(rows.nth(0)).to_contain_text("20.0%")
        expect(rows.nth(0)).to_contain_text("17.5%–22.7%")
        wins = table.get_by_role("button", name=t("explore.column_wins"))
        wins.focus()
        page.keyboard.press("Enter")
        expect(rows.nth(0)).to_contain_text("40.0%")
        expect(table.locator("[aria-sort=descending]")).to_contain_text(t("explore.column_wins"))
        page.keyboard.press("Enter")
        expect(rows.nth(0)).to_contain_text("20.0%")
        few = page.get_by_text(t("explore.few", n=1, least=100))
        few.press("Enter")
        missing = t("explore.more", name=t(f"{GAME}.stop.odeon"), n=12)
        expect(page.get_by_text(missing)).to_be_visible()
        options = page.get_by_label(t("lobby.options"))
        options.select_option(index=2)
        expect(page.get_by_role("main").get_by_role("status")).to_contain_text("100")
        page.get_by_label(t("explore.who")).select_option("bots")
        expect(page.get_by_role("main").get_by_role("status")).to_contain_text("3")
        seats = page.get_by_role("region", name=t("explore.explore.seat"))
        expect(seats).to_contain_text(t("explore.too_few", n=97, least=100))
        page.get_by_label(t("explore.who")).select_option("people")
        for code in languages():
            page.get_by_label(t("header.language")).select_option(code)
            t = Words(code)
            heading = t("explore.title", game=t(f"{GAME}.game.title"))
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
            expect(page.get_by_role("table", name=t(f"{GAME}.explore.first"))).to_be_visible()
            assert page.evaluate(WIDE) == [], code
            picture(page, f"explore-{size[0]}-{code}", whole=True)
        page.context.close()


@pytest.mark.parametrize("game", IDS)
def test_a_young_site_has_something_to_show(
    client: None, browser: Browser, tmp_path: Path, game: str
) -> None:
    with running(quick(tmp_path)) as site:
        t = Words("en")
        page = new_page(browser, SIZES[0])
        page.goto(f"{site.base}/explore/{game}")
        expect(page.get_by_role("table", name=t("explore.explore.seat"))).to_be_visible()
        said = t.part("explore.shipped", n=2)
        expect(page.get_by_role("main").get_by_role("status")).to_contain_text(said)
        picture(page, f"explore-young-{game}", whole=True)
        page.context.close()
