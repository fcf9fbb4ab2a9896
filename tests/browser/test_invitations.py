"""Somebody is challenged from their page, and invited by name in the waiting room."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.person import Words, picture
from tests.server.accounts import with_account
from tests.server.client import Person
from tests.server.conftest import quick, running


def _page(browser: Browser, person: Person, width: int) -> Page:
    context = browser.new_context(viewport={"width": width, "height": 900}, locale="en-GB")
    context.add_init_script("localStorage.setItem('learned', 'cite paris paris_paris connection')")
    name, value = person.cookie().split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": person.base}])
    person.http.post("/api/me", json={"lang": "en"})
    return context.new_page()


def _sideways(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


def test_challenged_invited_accepted_and_declined(
    client: None, browser: Browser, tmp_path: Path
) -> None:
    t = Words("en")
    with running(quick(tmp_path)) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        hers, his = _page(browser, ana, 1440), _page(browser, bob, 390)
        his.emulate_media(color_scheme="dark")
        his.goto(site.base)
        expect(his.get_by_role("button", name=t("lobby.open"))).to_be_visible()

        hers.goto(f"{site.base}/players/{bob.id}")
        hers.get_by_role("link", name=t("invitations.challenge")).press("Enter")
        expect(hers.get_by_text(t("invitations.chosen", name="Bob"))).to_be_visible()
        hers.get_by_role("radio", name="2", exact=True).check(force=True)
        picture(hers, "challenge-1440", whole=True)
        hers.get_by_role("button", name=t("lobby.open")).press("Enter")
        hers.wait_for_url("**/t/*")
        expect(hers.get_by_text(re.compile("^Bob is invited, until"))).to_be_visible()
        picture(hers, "invited-1440")

        section = his.get_by_role("region", name=t("invitations.title"))
        expect(section).to_be_visible()
        assert _sideways(his) <= 0
        picture(his, "invitations-390-dark")
        section.get_by_role("button", name=t("invitations.accept")).press("Enter")
        his.wait_for_url(hers.url)
        expect(his.get_by_role("region", name=t("turn.title"))).to_be_visible()
        expect(hers.get_by_role("region", name=t("turn.title"))).to_be_visible()

        # By name, out of those one has sat with; declined on the page of one's games.
        table = ana.table(2, game="cite")
        hers.goto(f"{site.base}/t/{table}")
        hers.get_by_label(t("invitations.field")).last.fill("bo")
        hers.get_by_role("button", name=t("invitations.invite", name="Bob")).press("Enter")
        expect(hers.get_by_text(re.compile("^Bob is invited, until"))).to_be_visible()
        his.set_viewport_size({"width": 820, "height": 900})
        his.goto(f"{site.base}/games")
        section.get_by_role("button", name=t("invitations.decline")).press("Enter")
        expect(section).to_have_count(0)
        picture(his, "invitations-820-dark")
        hers.reload()
        expect(hers.get_by_text(t("invitations.declined", name="Bob"))).to_be_visible()

        # Taken back by who sent it.
        his.goto(site.base)
        expect(his.get_by_role("button", name=t("lobby.open"))).to_be_visible()
        hers.goto(f"{site.base}/t/{ana.table(2, game='cite')}")
        hers.get_by_label(t("invitations.field")).last.fill("bo")
        hers.get_by_role("button", name=t("invitations.invite", name="Bob")).press("Enter")
        expect(section).to_be_visible()
        hers.get_by_role("button", name=t("invitations.withdraw")).press("Enter")
        expect(section).to_have_count(0)
        expect(hers.get_by_text(re.compile("^Bob is invited, until"))).to_have_count(0)

        # Anybody by the link of their page.
        eve = with_account(site, site.person("Eve"))
        hers.get_by_label(t("invitations.field")).last.fill(f"{site.base}/players/{eve.id}")
        expect(hers.get_by_role("button", name=t("invitations.invite", name="Eve"))).to_be_visible()
        for page in (hers, his):
            page.context.close()
