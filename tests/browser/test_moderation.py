"""Reporting somebody at a table and on their page, and the page of the moderators: with a keyboard,
in a wide window by day and on a telephone by night, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lutetia.i18n import languages
from lutetia.server.moderation.admin import SOCKET, Answered, Asked, ask
from lutetia.server.moderation.types import Grant
from tests.browser.own_page import Size, begun, fits, page_of, talk_of
from tests.browser.person import Words, picture
from tests.server.accounts import with_account
from tests.server.client import Person
from tests.server.conftest import Site, quick, running

SIZES = [(1440, 900, "light"), (820, 1100, "dark"), (390, 800, "dark"), (320, 640, "light")]


def appointed(site: Site, name: str) -> Person:
    person = with_account(site, site.person(name))
    asked = Asked("root", Grant(player=person.id, why="appointed"))
    assert ask(site.app.state.store.beside(SOCKET), asked) == Answered("")
    return person


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_report_is_made_and_decided_by_keyboard(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    t, (width, _, _) = Words("en"), size
    with running(quick(tmp_path)) as site:
        ana, bob = site.person("Ana"), with_account(site, site.person("Bob"))
        maud = appointed(site, "Maud")
        maud.http.post("/api/me", json={"lang": "en"})
        table = begun(ana, bob)
        with bob.line(table) as line:
            line.do("chat", text="good evening")
            line.do("chat", text="<b>an insult</b>")
        page = talk_of(browser, site, ana, table, t, size)
        page.get_by_role("button", name=t("moderation.report"), exact=True).press("Enter")
        dialog = page.get_by_role("dialog", name=t("moderation.report_title"))
        expect(dialog.get_by_text(t("moderation.player", name="Bob"))).to_be_visible()
        dialog.get_by_role("radio", name="Bob: <b>an insult</b>").press("Space")
        dialog.get_by_role("radio", name=t("moderation.reason_insult")).press("Space")
        dialog.get_by_label(t("moderation.words")).fill("look")
        picture(page, f"report-{width}")
        assert fits(page)
        dialog.get_by_role("button", name=t("moderation.send")).press("Enter")
        expect(page.get_by_text(t("moderation.thanks"))).to_be_visible()
        page.context.close()

        page = page_of(browser, site, maud, size)
        page.goto(f"{site.base}/me")
        page.get_by_role("link", name=t("moderation.title")).press("Enter")
        card = page.get_by_role("region", name=t.part("moderation.number", n=1))
        expect(card.get_by_text("<b>an insult</b>")).to_be_visible()
        card.get_by_role("button", name=t("moderation.mute"), exact=True).press("Enter")
        why = card.get_by_label(t("moderation.why_act"))
        expect(why).to_be_focused()  # nothing is done without a reason
        why.fill("insults")
        card.get_by_role("button", name=t("moderation.delete_line")).press("Enter")
        # Said within the page: a notice over it would cover what comes next on a telephone.
        said = card.get_by_role("status")
        expect(said).to_have_text(t("moderation.done_delete_line"))
        why.fill("insults")
        card.get_by_role("button", name=t("moderation.ban"), exact=True).press("Enter")
        expect(card.get_by_role("button", name=t("moderation.lift"))).to_be_visible()
        picture(page, f"moderation-{width}", whole=True)
        assert fits(page)
        why.fill("done")
        card.get_by_role("button", name=t("moderation.close"), exact=True).press("Enter")
        expect(page.get_by_text(t("moderation.none"))).to_be_visible()
        audit = page.get_by_role("region", name=t("moderation.audit"))
        expect(audit.get_by_text(t("moderation.act_ban"), exact=True)).to_be_visible()
        expect(audit.get_by_text("Bob").first).to_be_visible()
        page.context.close()

        page = page_of(browser, site, bob, size)
        page.goto(f"{site.base}/me")
        expect(page.get_by_text("insults")).to_be_visible()
        expect(page.get_by_role("link", name=t("moderation.title"))).to_have_count(0)
        page.goto(f"{site.base}/moderation")
        expect(page.get_by_text(t("moderation.audit"))).to_have_count(0)
        expect(page.get_by_role("heading", name=t("site.nowhere"))).to_be_visible()
        page.context.close()


@pytest.mark.parametrize("lang", languages())
def test_it_is_said_in_every_language(
    client: None, browser: Browser, tmp_path: Path, lang: str
) -> None:
    t = Words(lang)
    with running(quick(tmp_path)) as site:
        bob, maud = with_account(site, site.person("Bob")), appointed(site, "Maud")
        for person in (bob, maud):
            person.http.post("/api/me", json={"lang": lang})
        page = page_of(browser, site, maud, (390, 800, "light"))
        page.goto(f"{site.base}/players/{bob.id}")
        page.get_by_role("button", name=t("moderation.report"), exact=True).press("Enter")
        dialog = page.get_by_role("dialog", name=t("moderation.report_title"))
        dialog.get_by_role("radio", name=t("moderation.reason_name")).press("Space")
        dialog.get_by_role("button", name=t("moderation.send")).press("Enter")
        expect(page.get_by_text(t("moderation.thanks"))).to_be_visible()
        page.goto(f"{site.base}/moderation")
        expect(page.get_by_text(t("moderation.times", n=1))).to_be_visible()
        assert fits(page)
        page.context.close()
