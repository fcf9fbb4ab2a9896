"""The status page, reached from the lobby: in every language, wide and narrow, by day and night."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from lutetia.i18n import languages
from lutetia.server.operations.days import SLOTS, day_of
from lutetia.server.operations.metrics import BUCKETS
from tests.browser.own_page import SIZES, Size, fits, new_page
from tests.browser.person import Words, picture
from tests.server.conftest import quick, running
from tests.server.database import opened

DAY = 86_400


def lived(path: Path) -> None:
    """Let a site have run for three weeks, with a gap and a bad day, until now."""
    with opened(path) as database:
        for ago in range(22):
            part = {5: 0.99, 12: 0.4}.get(ago, 1.0)
            up = ((1 << int(SLOTS * part)) - 1).to_bytes(SLOTS // 8, "little")
            times = [0] * (len(BUCKETS) + 1)
            times[4:8] = [50, 30, 15, 5]
            database.execute(
                "INSERT INTO days (day, process, up, times, broken, lost) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (day_of(time.time() - ago * DAY)[0], "p", up, msgspec.json.encode(times).decode(),
                    0, 0),
            )  # fmt: skip
        database.execute(
            "INSERT INTO backups (at, bytes, seconds, replayed) VALUES (?, ?, ?, ?)",
            (time.time() - 5 * 3600, 10**6, 3.0, 100),
        )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_how_the_site_runs(client: None, browser: Browser, tmp_path: Path, size: Size) -> None:
    with running(quick(tmp_path)) as site:
        lived(tmp_path / "test.db")
        page = new_page(browser, size)
        page.goto(site.base)
        t = Words("en")
        page.get_by_role("link", name=t("status.title")).press("Enter")
        page.wait_for_url("**/status")
        expect(page.get_by_role("heading", name=t("status.title"))).to_be_visible()
        lamps = page.locator("article li")
        expect(lamps).to_have_count(22)
        assert lamps.locator(".cross").count() == 1
        expect(lamps.nth(21 - 12)).to_contain_text("40%")
        figures = page.locator("article dd")
        expect(figures.nth(2)).to_contain_text("0")
        expect(figures.nth(4)).to_have_text(t("status.hours", n=5))
        for code in languages():
            page.get_by_label(t("header.language")).select_option(code)
            t = Words(code)
            expect(page.get_by_role("heading", name=t("status.title"))).to_be_visible()
            expect(page.get_by_text(t("status.half"))).to_be_visible()
            assert fits(page), code
            picture(page, f"status-{size[0]}-{code}")
        page.context.close()
