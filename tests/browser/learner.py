"""Somebody in a lesson: what they are told, and what they answer by mouse or by keys.

How an action is done on the board of a game says a subclass for that game.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal

from playwright.sync_api import expect

from lutetia.courses.check import right_answer
from lutetia.courses.lesson import Moment, after
from lutetia.courses.reading import Lesson, Step
from tests.browser.person import Person

How = Literal["mouse", "keys"]

TABS = 12
"""Steps of the Tab key that lead to everything that a turn offers."""

WAY = """wanted => {
    const [here, there] = [document.activeElement, document.querySelector(wanted)];
    if (here.matches(wanted)) return null;
    const back = here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING;
    return back ? 'Shift+Tab' : 'Tab';
}"""
"""The key that leads on to the first match; null when the focus is on one."""


class Learner(ABC):
    """One person in one lesson; what is right they know from the rules."""

    game: ClassVar[str]

    def __init__(self, me: Person, lesson: Lesson) -> None:
        self.me, self.page, self.lesson = me, me.page, lesson
        self.answers: tuple[str, ...] = ()
        self.teacher = me.region("course.teacher")
        self.said = self.teacher.get_by_role("status")
        self.pointed = self.teacher.locator("[aria-live]").last

    # --- what a game says -------------------------------------------------------------------------

    def right(self) -> str:
        """Return an answer that leads on."""
        return right_answer(self.now)

    @abstractmethod
    def click_action(self, action: str) -> None:
        """Do an action with the mouse."""

    @abstractmethod
    def press_action(self, action: str) -> None:
        """Do an action with keys, from where the focus is."""

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

    def reads(self) -> None:
        """Make sure that what is pointed at is told to whoever does not see it, by its name."""
        if not self.step.point:
            return
        self.page.locator(", ".join(self.step.point)).first.wait_for()
        before = self.me.t("course.here", what=[""]).split()[0]
        expect(self.pointed).to_contain_text(re.compile(re.escape(before) + r".*\w"))
        line = self.me.context.new_cdp_session(self.page)
        # What the others have done may still be shown, and change a name meanwhile.
        self.me.until(lambda: self._told(line), f"{self.step.point} are not told")
        line.detach()

    def _told(self, line: Any) -> bool:
        """Return whether what is pointed at has names, and the teacher has told how each begins."""
        told = _words(self.pointed.inner_text())
        found = [name for selector in self.step.point for name in _names(line, selector)]
        return bool(found) and all(_words(_BEGINNING.split(name)[0]) <= told for name in found)

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

    def tab(self, wanted: str) -> None:
        """Go on to what matches ``wanted``, as far as the Tab key leads."""
        self.page.locator(wanted).first.wait_for()
        for _ in range(TABS):
            key = self.page.evaluate(WAY, wanted)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way by keys to {wanted}")

    def learn(self, how: How) -> None:
        """Go through the lesson to its end; by keys, with what is told of the board."""
        while self.now.step is not None:
            self.hears()
            if how == "keys":
                self.reads()
            answer = self.right()
            self.me.picture(f"{self.game}-{self.lesson.id}-{len(self.answers):02}-{how}")
            (self.click if how == "mouse" else self.press)(answer)
            self.answers += (answer,)
        self.hears()
        assert self.me.sideways() <= 0


_BEGINNING = re.compile(r"[:;.]")
"""Where a name goes on to what changes in the course of a game."""


def _words(text: str) -> set[str]:
    """Return the words of a text, however it is spaced and capitalised, as a style may have it."""
    return set(re.findall(r"\w+", text.casefold()))


BESIDE = """function () {
  return this.dataset.name ?? (this.closest('[aria-hidden="true"]') ? null : '');
}"""
"""What stands beside an element as its name; null when it is hidden from screen readers."""


def _names(line: Any, selector: str) -> set[str]:
    """Return the names of what a selector finds on the board, as a screen reader has them; where
    what is spoken of something stands elsewhere, the name beside it; where it has none, nothing."""
    found = line.send(
        "Runtime.evaluate",
        {"expression": f"[...document.querySelectorAll({f'.board {selector}'!r})]"},
    )
    listed = line.send(
        "Runtime.getProperties", {"objectId": found["result"]["objectId"], "ownProperties": True}
    )
    names = set()
    for one in listed["result"]:
        if not one["name"].isdigit():
            continue
        this = {"objectId": one["value"]["objectId"]}
        beside = line.send("Runtime.callFunctionOn", {**this, "functionDeclaration": BESIDE})
        name = beside["result"].get("value")
        if name == "":
            tree = line.send("Accessibility.getPartialAXTree", {**this, "fetchRelatives": False})
            name = tree["nodes"][0].get("name", {}).get("value", "")
        if name is not None:
            names.add(str(name))
    return names
