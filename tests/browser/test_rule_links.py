"""From a rule to the step of a lesson that tries it, and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lutetia.courses.reading import course
from lutetia.courses.tries import way_to
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.learner import How
from tests.browser.paris_paris_learner import ParisParisLearner
from tests.browser.person import GAME

KEPT = "Object.entries(localStorage).filter(([name]) => name.includes('course ')).sort()"
"""What the browser has kept of lessons."""


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
