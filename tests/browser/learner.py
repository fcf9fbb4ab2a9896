"""Somebody in a lesson: what they are told, and what they answer by mouse or by keys.

How an action is done on the board of a game says a subclass for that game.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from playwright.sync_api import expect

from lutetia.courses.check import right_answer
from lutetia.courses.lesson import Moment, after
from lutetia.courses.reading import Lesson, Step
from tests.browser.person import Person

How = Literal["mouse", "keys"]


class Learner:
    """One person in one lesson; what is right they know from the rules."""

    game: ClassVar[str]

    def __init__(self, me: Person, lesson: Lesson) -> None:
        self.me, self.page, self.lesson = me, me.page, lesson
        self.answers: tuple[str, ...] = ()
        self.teacher = me.region("course.teacher")
        self.said = self.teacher.get_by_role("status")

    # --- what a game says -------------------------------------------------------------------------

    def right(self) -> str:
        """Return an answer that leads on."""
        return right_answer(self.now)

    def click_action(self, action: str) -> None:
        """Do an action with the mouse."""
        raise NotImplementedError

    def press_action(self, action: str) -> None:
        """Do an action with keys, from where the focus is."""
        raise NotImplementedError

    # --- what every lesson has --------------------------------------------------------------------

    def open(self) -> Learner:
        self.me.open(f"/learn/{self.lesson.game}/{self.lesson.id}")
        return self

    @property
    def now(self) -> Moment:
        return after(self.lesson, self.answers)

    @property
    def step(self) -> Step:
        step = self.now.step
        assert step is not None
        return step

    def hears(self) -> None:
        """Make sure that the teacher speaks of this step, and of no other."""
        now = self.now
        if now.step is None:
            expect(self.said).to_contain_text(self.me.t("course.end"))
            return
        step = self.me.t("course.step", at=now.at + 1, of=len(self.lesson.steps))
        key = f"course.{self.lesson.game}.{self.lesson.id}.{now.step.say}"
        expect(self.said).to_contain_text(f"{step}: {self.me.t(key, points=now.gained)}")

    def named(self, answer: str) -> str:
        """Return what the button of an answer that is no action is called."""
        key = {"": "course.next", "yes": "course.yes", "no": "course.no"}.get(answer)
        return answer if key is None else self.me.t(key)

    def click(self, answer: str) -> None:
        """Answer with the mouse."""
        if self.step.do is None:
            self.teacher.get_by_role("button", name=self.named(answer), exact=True).click()
        else:
            self.click_action(answer)

    def press(self, answer: str) -> None:
        """Answer with keys, from where the focus is."""
        if self.step.do is not None:
            self.press_action(answer)
            return
        choices = self.now.choices
        focus = self.page.locator(":focus")
        expect(focus).to_have_text(self.named(choices[0] if choices else answer))
        for _ in choices[: choices.index(answer) if choices else 0]:
            self.page.keyboard.press("Tab")
        expect(focus).to_have_text(self.named(answer))
        self.page.keyboard.press("Enter")

    def learn(self, how: How) -> None:
        """Go through the lesson to its end."""
        while self.now.step is not None:
            self.hears()
            answer = self.right()
            self.me.picture(f"{self.game}-{self.lesson.id}-{len(self.answers):02}-{how}")
            (self.click if how == "mouse" else self.press)(answer)
            self.answers += (answer,)
        self.hears()
        assert self.me.sideways() <= 0
