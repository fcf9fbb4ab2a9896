"""Weekends and holidays in the browser: chosen, offered, begun, ended, and seen by the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitor
from tests.browser.own_page import Size, fits, page_of, tab
from tests.browser.person import Words, picture
from tests.server.accounts import with_account
from tests.server.client import Person
from tests.server.conftest import Site, quick, running
from tests.server.test_holidays import begun, whose

DAY = 86_400
SIZES = [(390, 844, "dark"), (820, 1180, "light"), (1440, 900, "light"), (1440, 900, "dark")]


def to_saturday(now: float) -> float:
    """Return the seconds until a Saturday noon, by UTC."""
    noon = datetime.fromtimestamp(now, UTC).replace(hour=12, minute=0).timestamp()
    return noon - now + (5 - datetime.fromtimestamp(now, UTC).weekday()) % 7 * DAY


@contextmanager
def later(site: Site, seconds: Callable[[float], float]) -> Iterator[None]:
    """Let the site's clock be ahead."""
    registry = site.app.state.registry
    before = registry.now
    ahead = seconds(before())
    registry.now = lambda: before() + ahead
    registry.holidays._now = registry.now
    try:
        yield
    finally:
        registry.now = registry.holidays._now = before


def seen_by(
    browser: Browser, site: Site, person: Person, size: Size
) -> tuple[Page, Callable[[str], None]]:
    """Return a page of ``person``, and what looks at it: nothing lies beyond its right edge."""
    person.http.post("/api/me", json={"lang": "en"})
    page = page_of(browser, site, person, size)

    def looked(what: str) -> None:
        assert fits(page)
        picture(page, f"pauses-{what}-{size[0]}-{size[2]}")

    return page, looked


def players(page: Page, t: Words) -> None:
    """Show the players, where they are behind a tab."""
    expect(page.get_by_role("timer").filter(visible=True).first).to_be_visible()
    tab(page, t, "table.tab_scores")


@pytest.mark.parametrize("size", SIZES)
def test_a_holiday_is_offered_begun_and_ended(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    t = Words("en")
    with running(quick(tmp_path)) as site:
        ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
        table = begun(ana, bob, "daily", game="cite")
        late = whose(site, table, [ana, bob])
        other = bob if late is ana else ana
        with later(site, lambda now: 3 * DAY - 5 * 3600):
            page, looked = seen_by(browser, site, late, size)
            page.goto(f"{site.base}/games")
            offer = page.get_by_text(t("holiday.offer_games", n=1))
            expect(offer).to_be_visible()
            expect(page.get_by_text(t("holiday.soon"), exact=True)).to_be_visible()
            expect(page.get_by_text(t("clock.left")).first).to_contain_text("4:59:")
            offer.press("Enter")
            expect(page.get_by_text(t("holiday.left", left="30 days"))).to_be_visible()
            looked("games")

            page.goto(f"{site.base}/t/{table}")
            players(page, t)
            offer = page.locator("summary").filter(has_text=t("holiday.offer"), visible=True)
            offer.press("Enter")
            page.get_by_label(t("holiday.days")).filter(visible=True).select_option("3")
            looked("offer")
            page.get_by_role("button", name=t("holiday.begin")).press("Enter")
            expect(page.get_by_text(t.like("holiday.away")).filter(visible=True)).to_be_visible()
            page.goto(f"{site.base}/me#holiday")
            expect(page.get_by_text(t("holiday.tables", n=1))).to_be_visible()
            page.get_by_role("button", name=t("holiday.end")).scroll_into_view_if_needed()
            looked("me")

            seen, seen_picture = seen_by(browser, site, other, size)
            seen.goto(f"{site.base}/t/{table}")
            players(seen, t)
            expect(seen.get_by_text(t.like("holiday.away")).filter(visible=True)).to_be_visible()
            seen_picture("others")
            log = seen.get_by_role("group", name=t("log.title"))
            tab(seen, t, "table.tab_log")
            expect(log.get_by_text(t("log.holiday", who=late.name))).to_be_visible()
            seen_picture("log")

            page.get_by_role("button", name=t("holiday.end")).press("Enter")
            expect(page.get_by_label(t("holiday.days"))).to_be_visible()
            expect(seen.get_by_text(t.like("holiday.away"))).to_have_count(0)
            expect(log.get_by_text(t("log.holiday_over", who=late.name))).to_be_visible()
            spoken = t("log.holiday_over", who=late.name)
            expect(seen.get_by_role("log").filter(has_text=spoken)).to_have_count(1)
            page.context.close()
            seen.context.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_clock_says_that_it_stands_for_the_weekend(
    client: None, browser: Browser, tmp_path: Path, size: Size
) -> None:
    t = Words("en")
    with running(quick(tmp_path)) as site:
        ana, bob = site.person("Ana"), site.person("Bob")
        with later(site, to_saturday):
            table = begun(ana, bob, "slow", game="cite", weekends="UTC")
            page, looked = seen_by(browser, site, ana, size)
            page.goto(f"{site.base}/t/{table}")
            players(page, t)
            expect(page.get_by_text(t.part("holiday.weekend")).filter(visible=True)).to_be_visible()
            looked("weekend")
            page.context.close()


def test_weekends_are_chosen_and_told(visitor: Visitor) -> None:
    one = visitor()
    one.open()
    pace = one.page.get_by_label(one.t("clock.label"))
    box = one.page.get_by_role("checkbox", name=one.t.part("holiday.choose"))
    pace.select_option(label=one.t("clock.live"))
    expect(box).to_have_count(0)
    pace.select_option(label=one.t("clock.slow"))
    expect(box).not_to_be_checked()
    box.press("Space")
    one.picture("pauses-lobby")
    one.button("lobby.open").click()
    one.page.wait_for_url("**/t/*")
    expect(one.page.get_by_text(one.t.part("holiday.weekends_pause"))).to_be_visible()
    one.picture("pauses-waiting")
