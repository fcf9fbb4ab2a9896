"""Somebody learns a game from its lessons: with the mouse, then with keys and what is spoken."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from playwright.sync_api import expect

from lutetia.courses.check import right_answer
from lutetia.courses.reading import course
from tests.browser.board_page import PHONE
from tests.browser.cite_learner import CiteLearner
from tests.browser.conftest import Visitor
from tests.browser.connection_learner import ConnectionLearner
from tests.browser.learner import How, Learner
from tests.browser.paris_learner import ParisLearner
from tests.browser.paris_paris_learner import ParisParisLearner
from tests.browser.person import GAME, Words

LEARNERS: dict[str, type[Learner]] = {
    one.game: one for one in (ParisParisLearner, CiteLearner, ParisLearner, ConnectionLearner)
}


@pytest.mark.parametrize("how", get_args(How))
@pytest.mark.parametrize("game", LEARNERS)
def test_a_course_is_gone_through(visitor: Visitor, game: str, how: How) -> None:
    """By keys, what is pointed at is also told by its name."""
    me = visitor()
    me.open(f"/learn/{game}")
    for number, lesson in enumerate(course(game).values()):
        title = me.t(f"course.{game}.{lesson.id}.title")
        learner = LEARNERS[game](me, lesson)
        if number == 0:
            me.page.get_by_role("link", name=re.compile(f"^{title}")).click()
        learner.learn(how)
        if lesson.steps[0].asks:
            of = len(lesson.steps)
            expect(learner.said).to_contain_text(me.t("course.result", right=of, of=of))
        else:
            me.link("course.onward").click()
    me.link("course.list").click()
    expect(me.page.get_by_text(me.t("course.done"), exact=True)).to_have_count(len(course(game)))


def test_the_lobby_leads_to_the_lessons(visitor: Visitor) -> None:
    me = visitor()
    me.open("/")
    me.link("course.link").click()
    title = me.t("course.page", game=me.t(f"{GAME}.game.title"))
    expect(me.page.get_by_role("heading", name=title)).to_be_visible()


def test_what_is_wrong_is_answered_by_its_rule_and_does_no_harm(visitor: Visitor) -> None:
    me = visitor(**PHONE)
    learner = ParisParisLearner(me, course(GAME)["small"]).open()
    learner.hears()
    learner.click("")
    learner.answers = ("",)
    learner.hears()
    # The tile of one's own stop, which is to be left over: two taps, as a finger builds.
    wrong = learner.now.state.legal()[0].text
    learner.click(wrong)
    learner.click(wrong)
    expect(learner.said).to_contain_text(me.t(f"{GAME}.rule.PP6.2"))
    rule = learner.said.get_by_role("link", name=me.t("rules.number", rule="PP6.2"))
    expect(rule).to_have_attribute("href", f"/rules/{GAME}#PP6.2")
    learner.hears()
    me.picture("lesson-wrong")
    assert me.sideways() <= 0

    # Whoever leaves and comes back goes on where they were.
    rule.click()
    expect(me.page.get_by_text(me.t(f"{GAME}.rule.PP6.2")).first).to_be_visible()
    me.page.go_back()
    learner.hears()
    me.page.reload()
    learner.hears()
    me.link("course.list").click()
    expect(me.page.get_by_text(me.t("course.step", at=2, of=7), exact=True)).to_be_visible()


def test_a_rule_is_tried_and_the_bus_is_seen(visitor: Visitor, words: dict[str, Words]) -> None:
    """From a rule to its step, in the dark and with motion: the board shows what happened."""
    me = visitor(reduced_motion="no-preference", color_scheme="dark", locale="pl-PL")
    me.t = words["pl"]
    me.open(f"/rules/{GAME}#PP6.2")
    name = me.t("site.labelled", label="PP6.2", text=me.t("course.try"))
    me.page.get_by_role("link", name=name, exact=True).click()
    learner = ParisParisLearner(me, course(GAME)["small"])
    learner.answers = ("",)
    learner.hears()
    answer = right_answer(learner.now)
    learner.click(answer)
    learner.answers = ("", answer)
    title = me.t(f"{GAME}.ui.small_tour", stop=me.t(f"{GAME}.stop.louvre"))
    expect(me.page.get_by_text(title).first).to_be_visible()
    me.picture("lesson-bus")
    learner.hears()
    learner.click("")
    learner.answers = ("", answer, "")
    learner.hears()
    expect(me.page.locator("[data-card='2']")).to_be_focused()
    me.picture("lesson-dark")


def test_what_is_told_of_the_screen_is_ringed_on_a_telephone(visitor: Visitor) -> None:
    """There it is laid out in parts, and has no box of its own."""
    me = visitor(**PHONE)
    learner = ParisLearner(me, course("paris")["tour"]).open()
    while ".pa-screen" not in learner.step.point:
        learner.hears()
        answer = learner.right()
        learner.click(answer)
        learner.answers += (answer,)
    learner.hears()
    learner.reads()
    expect(me.page.locator(".lesson .ring rect").first).to_be_visible()
    expect(me.page.get_by_role("heading", name=me.t("paris.ui.screen"))).to_be_in_viewport()


def test_who_comes_back_on_a_telephone_sees_what_is_pointed_at(visitor: Visitor) -> None:
    """It lies below what can be seen at first, on a board that grows while it is drawn."""
    me = visitor(**PHONE)
    learner = CiteLearner(me, course("cite")["room"]).open()
    while learner.step.say != "blocked":
        learner.hears()
        answer = learner.right()
        learner.click(answer)
        learner.answers += (answer,)
    for _ in range(2):
        learner.hears()
        expect(me.page.locator(".lesson .ring rect").first).to_be_in_viewport(ratio=1)
        me.page.reload()


def test_an_action_is_taken_back_and_what_others_did_is_told(visitor: Visitor) -> None:
    me = visitor()
    learner = ConnectionLearner(me, course("connection")["first"]).open()

    def answers(*given: str) -> None:
        for answer in given:
            learner.hears()
            learner.click(answer)
            learner.answers += (answer,)
        learner.hears()

    answers("", "", "build red", "lay N12")
    me.button("connection.ui.lift").click()
    learner.answers = learner.answers[:-1]
    answers("lay N12", "lay O13", "done")
    others = learner.said.get_by_role("listitem")
    expect(others).to_have_count(2)
    for told, colour in zip(others.all(), ("orange", "rose"), strict=True):
        expect(told).to_contain_text(me.t(f"connection.colour.{colour}").title())
    expect(me.page.locator(".board [data-last]").first).to_be_attached()


def test_who_has_had_enough_lets_a_first_game_be_played_out(visitor: Visitor) -> None:
    """By keys, on a telephone; not before the rest of the game is all that is asked for."""
    me = visitor(**PHONE)
    learner = ConnectionLearner(me, course("connection")["first"]).open()
    learner.hears()
    out = me.button("course.play_out")
    expect(out).to_have_count(0)
    while not learner.now.plays_out:
        learner.answers += (learner.right(),)
    # As an earlier version kept it: one answer had been taken for one step.
    kept = {"answers": learner.answers, "missed": [], "done": False}
    assert len(learner.answers) > len(learner.lesson.steps)
    me.page.evaluate(
        "kept => localStorage.setItem('course connection first', JSON.stringify(kept))", kept
    )
    me.page.reload()
    learner.hears()
    me.picture("lesson-play-out")
    assert me.sideways() <= 0
    out.press("Enter")
    while learner.now.plays_out:
        learner.answers += ("",)
    learner.hears()
    expect(me.page.locator(".cn-ending")).to_be_visible()
    expect(me.button("course.next")).to_be_focused()
    me.picture("lesson-played-out")
    me.page.reload()
    learner.hears()
    expect(me.page.locator(".cn-ending")).to_be_visible()
    # It took more answers than there are steps: the list tells the step all the same.
    me.link("course.list").click()
    of = len(learner.lesson.steps)
    expect(me.page.get_by_text(me.t("course.step", at=of, of=of), exact=True)).to_be_visible()
