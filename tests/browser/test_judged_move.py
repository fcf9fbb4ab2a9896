"""A move of one's own, judged while one plays bots: by mouse, keyboard and on a telephone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lutetia.coach import Effort
from lutetia.games import IDS, load
from lutetia.i18n import languages
from lutetia.table.judged import decision
from tests.browser.axe import examine_in_both
from tests.browser.own_page import SIZES, WIDE, page_of
from tests.browser.own_page import begun as people_begun
from tests.browser.person import Words, picture
from tests.server.client import Person
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE

LITTLE = Effort(1, 12, 1)
ANSWERED = PATIENCE * 1000
"""Milliseconds: the process that judges begins with the first question."""


@pytest.fixture(scope="module")
def site(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site of several tests: the process that judges begins once."""
    with running(quick(tmp_path_factory.mktemp("judged"), records="")) as made:
        made.app.state.coach.effort = LITTLE
        yield made


def begun(person: Person, game: str) -> str:
    """Return a table at which somebody has decided twice against bots and is to act again."""
    table = person.table(min(load(game).meta.players), game=game, bots="random", sit=True)
    with person.line(table) as line:
        for _ in range(2):
            line.mine()
            line.act()
        line.mine()
    return table


def verdict(dialog: Locator, t: Words) -> Locator:
    """Return what the coach has found; it tells the loss, and the board stands beside it."""
    kinds = ("good", "inaccuracy", "mistake", "blunder")
    said = "|".join(t.part(f"coach.{kind}").pattern for kind in kinds)
    return dialog.get_by_role("status").get_by_text(re.compile(said))


def numbers(page: Page) -> list[int | None]:
    """Return, from now on, which moves the page asks the coach about."""
    asked: list[int | None] = []
    page.on(
        "request",
        lambda one: (
            asked.append(one.post_data_json["number"]) if one.url.endswith("/judgement") else None
        ),
    )
    return asked


@pytest.mark.parametrize("game", IDS)
def test_the_last_move_by_keyboard(browser: Browser, site: Site, game: str) -> None:
    ana = site.person("Ana")
    table = begun(ana, game)
    page, t = page_of(browser, site, ana, SIZES[0]), Words("en")
    page.goto(f"{site.base}/t/{table}")
    page.mouse.move(9, 9)
    asked, version = numbers(page), site.actor(table).table.version
    button = page.get_by_role("button", name=t("coach.judge_last"))
    button.press("Enter")
    dialog = page.get_by_role("dialog", name=t("coach.judge_last"))
    expect(verdict(dialog, t)).to_be_visible(timeout=ANSWERED)
    assert asked == [None]
    number = decision(site.actor(table).table, ana.id, 0).number
    where = re.compile(f"{re.escape(t('coach.position', n=str(number)))}($|;)")
    expect(dialog.get_by_role("heading", name=where)).to_be_visible()
    expect(dialog.locator(".board .drawn")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()
    # The table has stayed where it was, and the game goes on.
    expect(page.get_by_role("button", name=t("replay.back"))).to_have_count(0)
    assert site.actor(table).table.version == version
    page.context.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_a_move_looked_back_at(browser: Browser, site: Site, size: tuple[int, int, str]) -> None:
    ana = site.person("Ana")
    table = begun(ana, "cite")
    own = site.actor(table).table.history.own(ana.id)[0] + 1
    page, t = page_of(browser, site, ana, size), Words("en")
    page.goto(f"{site.base}/t/{table}#{own}")
    page.mouse.move(9, 9)
    expect(page.get_by_role("button", name=t("replay.back"))).to_be_visible()
    asked = numbers(page)
    page.get_by_role("button", name=t("coach.judge_this")).click()
    dialog = page.get_by_role("dialog", name=t("coach.judge_this"))
    expect(verdict(dialog, t)).to_be_visible(timeout=ANSWERED)
    assert asked == [own]
    expect(dialog.locator(".board .drawn")).to_be_visible()
    examine_in_both(page, "a judged move")
    assert page.evaluate(WIDE) == []
    picture(page, f"judged-{size[0]}")
    dialog.get_by_role("button", name=t("site.close")).click()
    expect(page.get_by_role("button", name=t("replay.back"))).to_be_visible()
    if size[0] >= 1200:
        for code in languages():
            page.get_by_label(t("header.language")).select_option(code)
            t = Words(code)
            expect(page.get_by_role("button", name=t("coach.judge_this"))).to_be_visible()
    page.context.close()


def test_the_button_stays_where_it_is_while_others_act(browser: Browser, site: Site) -> None:
    """Pressed while a piece of theirs moves, it must still be there when it is let go."""
    ana = site.person("Ana")
    table = begun(ana, "paris_paris")
    page, t = page_of(browser, site, ana, SIZES[0]), Words("en")
    page.goto(f"{site.base}/t/{table}")
    page.mouse.move(9, 9)
    button = page.get_by_role("button", name=t("coach.judge_last"))
    places = {str(button.bounding_box())}
    for _ in range(2):
        hint = page.get_by_role("button", name=t("hint.ask"))
        expect(hint).to_be_visible()
        places.add(str(button.bounding_box()))
        page.get_by_role("list", name=t("paris_paris.ui.cards")).get_by_role("button").first.click()
        expect(hint).to_have_count(0)
        places.add(str(button.bounding_box()))
    assert len(places) == 1, places
    page.context.close()


def test_only_where_nobody_else_plays(browser: Browser, site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = people_begun(ana, bob)
    with ana.line(table) as one, bob.line(table) as two:
        first = one if one.now["turn"]["mine"] else two
        first.act()
    me = ana if first is one else bob
    own = site.actor(table).table.history.own(me.id)[0] + 1
    page, t = page_of(browser, site, me, SIZES[0]), Words("en")
    page.goto(f"{site.base}/t/{table}#{own}")
    page.mouse.move(9, 9)
    expect(page.get_by_role("button", name=t("replay.back"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    for name in ("coach.judge_this", "coach.judge_last"):
        expect(page.get_by_role("button", name=t(name))).to_have_count(0)
    page.context.close()


def test_a_refusal_is_told_in_the_dialog(browser: Browser, site: Site) -> None:
    ana = site.person("Ana")
    table = begun(ana, "cite")
    t = Words("en")
    page = page_of(browser, site, ana, SIZES[0])
    page.goto(f"{site.base}/t/{table}")
    page.mouse.move(9, 9)
    button = page.get_by_role("button", name=t("coach.judge_last"))
    button.click()
    dialog = page.get_by_role("dialog")
    expect(verdict(dialog, t)).to_be_visible(timeout=ANSWERED)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.context.set_offline(True)
    button.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text(t("error.offline"))
    page.context.close()
