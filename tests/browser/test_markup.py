"""What people type stays text: tests/browser/markup.py shows a million lines in the same way."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.markup import Showing, fuzz
from tests.server.conftest import quick, running


def test_no_line_becomes_markup(client: None, browser: Browser, tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        assert fuzz(browser, site, 2000, 7) == []


def test_markup_would_be_noticed(client: None, browser: Browser, tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        showing = Showing(browser, site)
        lines = [("Ana", "one"), ("Bob", "two")]
        assert showing.show(lines) == []
        showing.page.evaluate(
            "document.querySelectorAll('.chat .lines p span')[0].insertAdjacentHTML('beforeend', "
            "'<i></i>')"
        )
        assert showing.look(lines) != []
