"""From a refusal or a score to its rule and back, and from a rule to the step that tries it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from lutetia.courses.reading import course
from lutetia.courses.tries import way_to
from lutetia.games import IDS
from lutetia.games.record import read
from lutetia.server.rules_index import rules_index
from tests.browser import sheet
from tests.browser.board_page import PHONE
from tests.browser.cite_page import CitePage
from tests.browser.conftest import Visitor
from tests.browser.connection_page import ConnectionPage
from tests.browser.learner import How
from tests.browser.midgame import bring
from tests.browser.paris_page import ParisPage
from tests.browser.paris_paris_learner import ParisParisLearner
from tests.browser.person import GAME, Person, picture
from tests.browser.test_cite_plan import night
from tests.browser.test_connection_table import _hemmed_in
from tests.browser.test_paris_turn import hover, look, rich

KEPT = "Object.entries(localStorage).filter(([name]) => name.includes('course ')).sort()"
"""What the browser has kept of lessons."""

STILL = 5
"""Times that one looks in a row and finds a page as it was."""


def rule_of(page: Page, rule: str) -> Locator:
    return page.locator("article.rules").locator(f'[id="{rule}"]')


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_rule_is_tried_in_its_own_step(visitor: Visitor, how: How) -> None:
    """In the middle of a lesson, of which all that was kept stays as it was."""
    me = visitor(**(PHONE if how == "mouse" else {"color_scheme": "dark"}))
    rule, lesson = "PP6.3", course(GAME)["small"]
    begun = ParisParisLearner(me, lesson).open()
    begun.hears()
    begun.click("")
    begun.answers = ("",)
    begun.hears()
    kept = me.page.evaluate(KEPT)
    assert kept

    me.open(f"/rules/{GAME}")
    name = me.t("site.labelled", label=rule, text=me.t("course.try"))
    link = me.page.get_by_role("link", name=name, exact=True)
    if how == "keys":
        link.press("Enter")
    else:
        link.click()
    learner = ParisParisLearner(me, lesson)
    learner.answers = way_to(lesson, rule)
    assert learner.step.rule == rule
    assert 1 < learner.now.at < len(lesson.steps) - 1
    learner.hears()
    me.picture(f"try-{how}")
    assert me.sideways() <= 0
    answer = learner.right()
    if how == "keys":
        learner.reads()
    (learner.click if how == "mouse" else learner.press)(answer)
    learner.answers += (answer,)
    learner.hears()
    assert me.page.evaluate(KEPT) == kept

    # Once more the same step; the rule, and the lesson where one was.
    me.button("course.again").click()
    learner.answers = learner.answers[:-1]
    learner.hears()
    expect(me.button("course.again")).to_have_count(0)
    me.link("course.back", rule=rule).click()
    expect(rule_of(me.page, rule)).to_have_class(re.compile(r"\blit\b"))
    expect(rule_of(me.page, rule)).to_be_in_viewport()
    me.page.go_back()
    learner.hears()
    me.page.go_back()
    expect(rule_of(me.page, rule)).to_be_in_viewport()
    me.page.go_forward()
    me.link("course.whole").click()
    begun.hears()
    assert me.page.evaluate(KEPT) == kept


# --- from a table ---------------------------------------------------------------------------------


def refused_paris_paris(me: Person) -> Locator:
    """Type what may not be done: the cards offer nothing that is refused."""
    me.new_table(3, bots=True)
    assert me.my_turn()
    offer = me.view()["offer"]
    gone = next(stop for stop in me.material() if all(stop not in tile for tile in offer))
    me.say(f"build {gone} over lilac")
    return me.page.get_by_role("status").get_by_role("link", name=me.t.like("rules.number"))


def refused_cite(me: Person) -> Locator:
    """Hold a building over a streetlight."""
    table = CitePage(me).at(night())
    table.piece("O4", "blue").click()
    me.page.locator("[data-cell='18']").click()  # c3
    return me.page.locator(".bar").get_by_role("link")


def refused_paris(me: Person) -> Locator:
    """Point at a space where another's key is."""
    town = ParisPage(me).at(rich())
    hover(town, "Montmartre 8")
    return look(town).get_by_role("link")


def refused_connection(me: Person) -> Locator:
    """Choose the hex that would cut off another company."""
    table = ConnectionPage(me).at(_hemmed_in())
    table.board("red").click()
    table.hex("M7").click(force=True)
    return me.page.get_by_role("status").get_by_role("link", name=me.t.like("rules.number"))


REFUSED: dict[str, Callable[[Person], Locator]] = {
    "paris_paris": refused_paris_paris,
    "cite": refused_cite,
    "paris": refused_paris,
    "connection": refused_connection,
}


def settled(me: Person) -> str:
    """Return what the page says once no part of it comes any more."""
    told = [me.page.get_by_role("main").inner_text()]

    def still() -> bool:
        told.append(me.page.get_by_role("main").inner_text())
        return told[-1:] * STILL == told[-STILL:]

    me.until(still, "the page goes on changing")
    return told[-1]


def goes_and_comes_back(me: Person, link: Locator, game: str) -> None:
    """See the rule to which a link at a table leads, and the table as it was."""
    rule = str(link.get_attribute("href")).removeprefix(f"/rules/{game}#")
    link.hover()
    before = me.page.url, me.ply, settled(me)
    with me.context.expect_page() as coming:
        link.click()
    page = coming.value
    shown = rule_of(page, rule)
    expect(shown).to_have_class(re.compile(r"\blit\b"))
    expect(shown).to_be_in_viewport()
    expect(shown).to_contain_text(me.t(f"{game}.rule.{rule}"))
    picture(page, f"rule-{game}")
    with page.expect_event("close"):
        page.get_by_role("link", name=me.t("rules.table"), exact=True).click()
    assert (me.page.url, me.ply, settled(me)) == before


@pytest.mark.parametrize("game", IDS)
def test_a_refusal_leads_to_its_rule_and_back_to_the_table(visitor: Visitor, game: str) -> None:
    me = visitor()
    link = REFUSED[game](me)
    expect(link).to_have_count(1)
    me.picture(f"refused-{game}")
    goes_and_comes_back(me, link, game)


@pytest.mark.parametrize("game", IDS)
def test_every_line_of_a_score_leads_to_its_rule_and_back(visitor: Visitor, game: str) -> None:
    me = visitor()
    me.arrive()
    whole = read(sheet.GOLDEN / game / "games" / "000.toml")
    me.open(f"/t/{bring(me.page, replace(whole, names=(), extra={}))}")
    final = me.page.locator(".final").filter(visible=True)
    lines = final.get_by_role("listitem")
    lines.first.wait_for()
    links = lines.get_by_role("link")
    expect(links).to_have_count(lines.count())
    rules = {one.id for one in rules_index(game)}
    for one in final.get_by_role("link").all():
        href = str(one.get_attribute("href"))
        assert href.removeprefix(f"/rules/{game}#") in rules or not href.startswith("/rules")
    goes_and_comes_back(me, links.last, game)
