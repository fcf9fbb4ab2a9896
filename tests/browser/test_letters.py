"""Letters twice as large, on a telephone: no page runs sideways."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Playwright, expect

import debian
from tests.browser.conftest import FLAGS
from tests.browser.site import Site
from tests.server.service import demand

PAGES = ("/", "/rules", "/rules/paris", "/me", "/editions", "/explore/paris", "/learn", "/status")


def test_no_page_runs_sideways(site: Site, playwright: Playwright, tmp_path: Path) -> None:
    """German has the longest words. A Chromium without windows has no letters of one's own."""
    demand("chromium", debian.windowed())
    folder = tmp_path / "Default"
    folder.mkdir()
    letters = {"webkit": {"webprefs": {"default_font_size": 32}}}
    (folder / "Preferences").write_text(json.dumps(letters))
    chromium = playwright.chromium.launch_persistent_context(
        tmp_path,
        executable_path=debian.windowed(),
        args=FLAGS,
        viewport={"width": 320, "height": 640},
        locale="de-DE",
    )
    others = playwright.request.new_context()
    with chromium:
        [page] = chromium.pages
        for who in (chromium.request, others):  # a table of one's own, and one to join
            wanted = {"game": "paris", "players": 4, "options": {}, "sit": True, "bots": "greedy"}
            for more in ({}, {"bots": None, "pace": "daily", "fall": "keeper"}):
                made = who.post(f"{site.base}/api/tables", data=wanted | more)
                assert made.status == 201, made.text()
        for address in PAGES:
            page.goto(site.base + address, wait_until="networkidle")
            expect(page.locator("h1")).to_be_visible()
            assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide == 320, f"{address} is {wide} wide"
    others.dispose()
