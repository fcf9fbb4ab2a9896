"""Whoever opened a table mutes somebody at it: by keyboard, in a wide window by day and on a
telephone by night, in every language; and what the other then sees."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lutetia.i18n import languages
from tests.browser.own_page import Size, begun, fits, tab, talk_of
from tests.browser.person import Words, picture
from tests.server.conftest import quick, running

SIZES = [(1440, 900, "light"), (390, 800, "dark"), (320, 640, "light")]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_who_is_muted_reads_so_and_loses_no_word(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    t, (width, _, _) = Words("en"), size
    with running(quick(tmp_path)) as site:
        ana, bob, eve = (site.person(name) for name in ("Ana", "Bob", "Eve"))
        table = begun(ana, bob)
        page = talk_of(browser, site, ana, table, t, size)
        theirs = talk_of(browser, site, bob, table, t, size)
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
        picture(page, f"mute-{width}")
        assert fits(page)
        page.keyboard.press("Escape")
        expect(mute).to_be_focused()
        expect(page.get_by_role("log")).to_have_text(t("log.muted", name="Bob"))

        said = theirs.get_by_role("status").filter(has_text=t("moderation.silenced"))
        expect(said).to_be_visible()
        field = theirs.get_by_label(t("chat.label"))
        field.fill("a long and good sentence")
        field.press("Enter")
        expect(theirs.get_by_text(t("refusal.muted_here")).last).to_be_visible()
        expect(field).to_have_value("a long and good sentence")
        picture(theirs, f"muted-{width}")
        assert fits(theirs)
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
        table = begun(ana, bob, lang)
        page = talk_of(browser, site, ana, table, t, (320, 640, "light"))
        page.get_by_role("button", name=t("moderation.mute_here")).press("Enter")
        dialog = page.get_by_role("dialog", name=t("moderation.mute_here"))
        dialog.get_by_role("button", name=t("moderation.mute")).press("Enter")
        expect(dialog.get_by_role("status")).to_have_text(t("log.muted", name="Bob"))
        assert fits(page)
        dialog.get_by_role("button", name=t("moderation.done")).press("Enter")
        field = page.get_by_label(t("chat.label"))
        field.fill("/help")
        field.press("Enter")
        told = page.get_by_role("group", name=t("chat.title")).locator(".info").last
        expect(told).to_contain_text("/unmute")
        assert fits(page)
        page.context.close()
