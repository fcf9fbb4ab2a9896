"""Somebody who learns Paris Paris."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.learner import Learner
from tests.browser.person import PAUSE

TRIES = 25
"""Times that one looks whether the board has done something before one takes it as done."""


class ParisParisLearner(Learner):
    """They take cards, and say who leaves."""

    game = "paris_paris"

    def card(self, action: str) -> int:
        """Return the number of the card that an action takes."""
        tile = action.split()[1]
        offer = self.now.state.view(self.lesson.seat)["offer"]
        return list(offer).index(tile) + 1

    def click_action(self, action: str) -> None:
        self.me.cards.nth(self.card(action) - 1).click()
        if " over " in action and not self.alone(action):
            self.leaver(action).click()

    def alone(self, action: str) -> bool:
        """Return whether nobody else could leave there."""
        start = action.split(" over ")[0]
        return sum(one.text.startswith(start) for one in self.now.state.legal()) == 1

    def leaver(self, action: str) -> Locator:
        colour = self.me.t(f"{self.game}.colour.{action.split(' over ')[1]}")
        return (
            self.me.leavers.filter(has_text=re.compile(colour))
            .or_(self.me.leavers.and_(self.page.get_by_label(re.compile(colour))))
            .first
        )

    def press_action(self, action: str) -> None:
        focus, before = self.page.locator(":focus"), self.said.inner_text()
        if any("data-card" in selector for selector in self.step.point):
            expect(focus).to_have_attribute("data-card", re.compile(r"\d"))
        self.page.keyboard.press(str(self.card(action)))
        expect(focus).to_have_attribute("data-card", str(self.card(action)))
        self.page.keyboard.press("Enter")
        if " over " in action and not self.alone(action):
            name = re.compile(self.me.t(f"{self.game}.colour.{action.split(' over ')[1]}"))
            for _ in range(3):
                if name.search(focus.get_attribute("aria-label") or focus.inner_text()):
                    break
                self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            # It is done, which the teacher mostly answers, or the button that does it comes.
            build = self.page.locator("[data-build]:focus")
            for _ in range(TRIES):
                if build.count() > 0:
                    self.page.keyboard.press("Enter")
                    break
                if self.said.inner_text() != before:
                    break
                self.page.wait_for_timeout(PAUSE)
