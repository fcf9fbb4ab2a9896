"""Somebody learns a game from its lessons: with the mouse, then with keys and what is spoken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lutetia.courses.check import right_answer
from lutetia.courses.lesson import Moment, after
from lutetia.courses.reading import Lesson, course
from tests.browser.board_page import PHONE
from tests.browser.conftest import Visitor
from tests.browser.person import GAME, Person, Words


class Learner:
    """One person in one lesson; what is right they know from the rules."""

    def __init__(self, me: Person, lesson: Lesson) -> None:
        self.me, self.page, self.lesson = me, me.page, lesson
        self.answers: tuple[str, ...] = ()
        self.teacher = me.region("course.teacher")
        self.said = self.teacher.get_by_role("status")

    def open(self) -> Learner:
        self.me.open(f"/learn/{self.lesson.game}/{self.lesson.id}")
        return self

    @property
    def now(self) -> Moment:
        return after(self.lesson, self.answers)

    def hears(self) -> None:
        """Make sure that the teacher speaks of this step, and of no other."""
        now = self.now
        if now.step is None:
            expect(self.said).to_contain_text(self.me.t("course.end"))
            return
        step = self.me.t("course.step", at=now.at + 1, of=len(self.lesson.steps))
        key = f"course.{self.lesson.game}.{self.lesson.id}.{now.step.say}"
        expect(self.said).to_contain_text(step)
        expect(self.said).to_contain_text(self.me.t(key, points=now.gained))

    def named(self, answer: str) -> str:
        """Return what the button of an answer that is no action is called."""
        key = {"": "course.next", "yes": "course.yes", "no": "course.no"}.get(answer)
        return answer if key is None else self.me.t(key)

    def card(self, action: str) -> int:
        """Return the number of the card that an action takes."""
        tile = action.split()[1]
        offer = self.now.state.view(self.lesson.seat)["offer"]
        return list(offer).index(tile) + 1

    def click(self, answer: str) -> None:
        """Answer with the mouse."""
        step = self.now.step
        assert step is not None
        if step.do is None:
            self.teacher.get_by_role("button", name=self.named(answer), exact=True).click()
            return
        self.me.cards.nth(self.card(answer) - 1).click()
        if " over " in answer and not self.alone(answer):
            self.leaver(answer).click()

    def alone(self, answer: str) -> bool:
        """Return whether nobody else could leave there."""
        start = answer.split(" over ")[0]
        return sum(one.text.startswith(start) for one in self.now.state.legal()) == 1

    def leaver(self, answer: str) -> Locator:
        colour = self.me.t(f"{GAME}.colour.{answer.split(' over ')[1]}")
        return (
            self.me.leavers.filter(has_text=re.compile(colour))
            .or_(self.me.leavers.and_(self.page.get_by_label(re.compile(colour))))
            .first
        )

    def press(self, answer: str) -> None:
        """Answer with keys, from where the focus is."""
        step = self.now.step
        assert step is not None
        focus = self.page.locator(":focus")
        if step.do is None:
            first = self.now.choices[0] if self.now.choices else answer
            expect(focus).to_have_text(self.named(first))
            for _ in self.now.choices[: self.now.choices.index(answer) if step.asks else 0]:
                self.page.keyboard.press("Tab")
            expect(focus).to_have_text(self.named(answer))
            self.page.keyboard.press("Enter")
            return
        if any("data-card" in selector for selector in step.point):
            expect(focus).to_have_attribute("data-card", re.compile(r"\d"))
        self.page.keyboard.press(str(self.card(answer)))
        expect(focus).to_have_attribute("data-card", str(self.card(answer)))
        self.page.keyboard.press("Enter")
        if " over " in answer and not self.alone(answer):
            name = re.compile(self.me.t(f"{GAME}.colour.{answer.split(' over ')[1]}"))
            for _ in range(3):
                if name.search(focus.get_attribute("aria-label") or focus.inner_text()):
                    break
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            build = self.page.locator("[data-build]")
            self.page.wait_for_timeout(50)
            if build.is_visible() and "data-build" in (
                focus.evaluate("one => one.getAttributeNames().join(' ')")
            ):
                self.page.keyboard.press("Enter")

    def learn(self, how: str) -> None:
        """Go through the lesson to its end."""
        while self.now.step is not None:
            self.hears()
            answer = right_answer(self.now)
            self.me.picture(f"lesson-{self.lesson.id}-{self.now.at}-{how}")
            (self.click if how == "mouse" else self.press)(answer)
            self.answers += (answer,)
        self.hears()
        assert self.me.sideways() <= 0


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_course_is_gone_through(visitor: Visitor, how: str) -> None:
    me = visitor()
    me.open("/")
    me.link("course.link").click()
    for number, lesson in enumerate(course(GAME).values()):
        title = me.t(f"course.{GAME}.{lesson.id}.title")
        learner = Learner(me, lesson)
        if number == 0:
            me.page.get_by_role("link", name=re.compile(f"^{title}")).click()
        learner.learn(how)
        if lesson.steps[0].asks:
            of = len(lesson.steps)
            expect(learner.said).to_contain_text(me.t("course.result", right=of, of=of))
        else:
            me.link("course.onward").click()
    me.link("course.list").click()
    expect(me.page.get_by_text(me.t("course.done"), exact=True)).to_have_count(len(course(GAME)))


def test_what_is_wrong_is_answered_by_its_rule_and_does_no_harm(visitor: Visitor) -> None:
    me = visitor(**PHONE)
    learner = Learner(me, course(GAME)["small"]).open()
    learner.hears()
    learner.click("")
    learner.answers = ("",)
    learner.hears()
    # The tile of one's own stop, which is to be left over: two taps, as a finger builds.
    wrong = learner.now.state.legal()[0].text
    learner.click(wrong)
    learner.click(wrong)
    expect(learner.said).to_contain_text(me.t(f"{GAME}.rule.PP6.2"))
    rule = learner.said.get_by_role("link", name=me.t("course.rule", rule="PP6.2"))
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
    """From a rule to its lesson, in the dark and with motion: the board shows what happened."""
    me = visitor(reduced_motion="no-preference", color_scheme="dark", locale="pl-PL")
    me.t = words["pl"]
    me.open(f"/rules/{GAME}#PP6.2")
    name = me.t("site.labelled", label="PP6.2", text=me.t("course.try"))
    me.page.get_by_role("link", name=name, exact=True).click()
    learner = Learner(me, course(GAME)["small"])
    learner.hears()
    learner.click("")
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
