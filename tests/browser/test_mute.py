"""Whoever opened a table mutes somebody at it: by keyboard, in a wide window by day and on a
telephone by night, in every language; and what the other then sees."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lutetia.i18n import languages
from tests.browser.person import PICTURES, Words
from tests.browser.test_moderation import page_of
from tests.browser.test_pauses import tab
from tests.server.client import Person
from tests.server.conftest import Site, quick, running

SIZES = [(1440, 900, "light"), (390, 800, "dark"), (320, 640, "light")]


def opened(
    browser: Browser, site: Site, who: Person, table: str, t: Words, size: tuple[int, int, str]
) -> tuple[Page, Locator]:
    """Open the table as somebody, with its talk on the page; return the page and its live log."""
    page = page_of(browser, site, who, size)
    page.goto(f"{site.base}/t/{table}")
    expect(page.get_by_role("region", name=t("turn.title"))).to_be_visible()
    page.mouse.move(9, 9)
    tab(page, t, "table.tab_chat")
    return page, page.get_by_role("log")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_who_is_muted_reads_so_and_loses_no_word(
    client: None, browser: Browser, tmp_path: Path, size: tuple[int, int, str]
) -> None:
    t, (width, _, _) = Words("en"), size
    PICTURES.mkdir(parents=True, exist_ok=True)
    with running(quick(tmp_path)) as site:
        ana, bob, eve = (site.person(name) for name in ("Ana", "Bob", "Eve"))
        for person in (ana, bob):
            person.http.post("/api/me", json={"lang": "en"})
        table = ana.table(2, game="cite")
        with bob.line(table) as line, ana.line(table) as other:
            line.do("sit", seat=1)
            other.do("start")
        page, spoken = opened(browser, site, ana, table, t, size)
        theirs, _ = opened(browser, site, bob, table, t, size)
        expect(theirs.get_by_role("button", name=t("moderation.report"))).to_be_visible()
        mute = page.get_by_role("button", name=t("moderation.mute_here"))
        expect(theirs.get_by_role("button", name=t("moderation.mute_here"))).to_have_count(0)
        with eve.line(table) as line:
            line.do("chat", text="take the blue one")

        mute.press("Enter")
        dialog = page.get_by_role("dialog", name=t("moderation.mute_here"))
        his = dialog.get_by_role("button", name=f"{t('moderation.mute')}: Bob")
        hers = dialog.get_by_role("button", name=f"{t('moderation.mute')}: Eve")
        expect(dialog.get_by_role("button", name=t("moderation.mute"))).to_have_count(2)
        hers.press("Enter")
        expect(dialog.get_by_role("status")).to_have_text(t("log.muted", name="Eve"))
        his.press("Enter")
        expect(dialog.get_by_role("status")).to_have_text(t("log.muted", name="Bob"))
        again = dialog.get_by_role("button", name=f"{t('moderation.unmute')}: Bob")
        expect(again).to_be_focused()
        page.screenshot(path=PICTURES / f"mute-{width}.png")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.keyboard.press("Escape")
        expect(mute).to_be_focused()
        expect(spoken).to_have_text(t("log.muted", name="Bob"))

        said = theirs.get_by_role("status").filter(has_text=t("moderation.silenced"))
        expect(said).to_be_visible()
        field = theirs.get_by_label(t("chat.label"))
        field.fill("a long and good sentence")
        field.press("Enter")
        expect(theirs.get_by_text(t("refusal.muted_here")).last).to_be_visible()
        expect(field).to_have_value("a long and good sentence")
        theirs.screenshot(path=PICTURES / f"muted-{width}.png")
        assert theirs.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        tab(theirs, t, "table.tab_log")
        log = theirs.get_by_role("group", name=t("log.title"))
        expect(log.get_by_text(t("log.muted", name="Bob"))).to_be_visible()

        tab(page, t, "table.tab_chat")
        mute.press("Enter")
        again.press("Enter")
        expect(dialog.get_by_role("status")).to_have_text(t("log.unmuted", name="Bob"))
        dialog.get_by_role("button", name=t("moderation.done")).press("Enter")
        expect(said).to_have_count(0)
        tab(theirs, t, "table.tab_chat")
        expect(field).to_have_value("a long and good sentence")
        field.press("Enter")
        talk = page.get_by_role("group", name=t("chat.title"))
        expect(talk.get_by_text("a long and good sentence")).to_be_visible()
        page.context.close()
        theirs.context.close()


@pytest.mark.parametrize("lang", languages())
def test_it_is_said_in_every_language(
    client: None, browser: Browser, tmp_path: Path, lang: str
) -> None:
    t = Words(lang)
    with running(quick(tmp_path)) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        ana.http.post("/api/me", json={"lang": lang})
        table = ana.table(2, game="cite")
        with bob.line(table) as line, ana.line(table) as other:
            line.do("sit", seat=1)
            other.do("start")
        page, _ = opened(browser, site, ana, table, t, (320, 640, "light"))
        page.get_by_role("button", name=t("moderation.mute_here")).press("Enter")
        dialog = page.get_by_role("dialog", name=t("moderation.mute_here"))
        dialog.get_by_role("button", name=t("moderation.mute")).press("Enter")
        expect(dialog.get_by_role("status")).to_have_text(t("log.muted", name="Bob"))
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        dialog.get_by_role("button", name=t("moderation.done")).press("Enter")
        field = page.get_by_label(t("chat.label"))
        field.fill("/help")
        field.press("Enter")
        told = page.get_by_role("group", name=t("chat.title")).locator(".info").last
        expect(told).to_contain_text("/unmute")
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        page.context.close()
