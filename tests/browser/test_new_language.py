"""A language that somebody added by adding files is in the client's list,
and the page speaks it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.person import Words
from tests.browser.site import Site
from tests.i18n.made_up import CODE, TITLE, add_language


def test_a_language_is_added_by_adding_files(
    visitor: Visitor, words: dict[str, Words], tmp_path: Path
) -> None:
    add_language(tmp_path)
    # Interpreted: nothing is played here, and the copy has no compiled rules.
    site = Site(tmp_path, PYTHONPATH=str(tmp_path), LUTETIA_JIT="0")
    try:
        me = visitor(at=site)
        me.open("/")
        choice = me.page.get_by_role("combobox", name=words["en"]("header.language"))
        expect(choice.get_by_role("option", name="Nederlands")).to_have_count(1)
        choice.select_option(CODE)
        expect(me.page.get_by_role("heading", level=1)).to_have_text(TITLE)
        expect(me.page.locator("html")).to_have_attribute("lang", CODE)
        me.page.close()  # else it complains that the server is gone
    finally:
        site.stop()
