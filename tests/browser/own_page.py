"""A page of somebody at a site that a test has for itself, in any size, by day or by night."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from lutetia.games import IDS
from tests.browser.person import Words
from tests.browser.unpainted import leave_unpainted
from tests.server.client import Person
from tests.server.conftest import Site

Size = tuple[int, int, str]
"""Width and height of a window, and its colour scheme."""


SIZES: list[Size] = [(1200, 900, "light"), (390, 800, "dark"), (320, 640, "light")]
"""Of a desk and of two telephones."""

WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? []
  : [...document.querySelectorAll('main *')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth)
    .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
"""What makes the page wider than the screen."""


def new_page(browser: Browser, size: Size) -> Page:
    """Open a browser of somebody who has never been here, and speaks English."""
    width, height, scheme = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", service_workers="block"
    )
    leave_unpainted(context)
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    return page


def page_of(browser: Browser, site: Site, person: Person, size: Size) -> Page:
    """Open a browser of somebody of the site, to whom the games have been explained."""
    page = new_page(browser, size)
    page.context.add_init_script(f"localStorage.setItem('learned', '{' '.join(IDS)}')")
    name, value = person.cookie().split("=", 1)
    page.context.add_cookies([{"name": name, "value": value, "url": site.base}])
    return page


def tab(page: Page, t: Words, key: str) -> None:
    """Show a part of a table, where it is behind a tab."""
    button = page.get_by_role("button", name=t(key), exact=True)
    if button.is_visible():
        button.click()


def talk_of(browser: Browser, site: Site, person: Person, table: str, t: Words, size: Size) -> Page:
    """Open a table as somebody, with its talk on the page."""
    page = page_of(browser, site, person, size)
    page.goto(f"{site.base}/t/{table}")
    expect(page.get_by_role("region", name=t("turn.title"))).to_be_visible()
    page.mouse.move(9, 9)
    tab(page, t, "table.tab_chat")
    return page


def fits(page: Page) -> bool:
    """Return whether nothing of the page lies beyond its right edge."""
    return bool(page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0)


def begun(one: Person, two: Person, lang: str = "en") -> str:
    """Return a table of La Cité at which two people have begun to play, in ``lang``."""
    for person in (one, two):
        person.http.post("/api/me", json={"lang": lang})
    table = one.table(2, game="cite")
    with two.line(table) as line, one.line(table) as other:
        line.do("sit", seat=1)
        other.do("start")
    return table
