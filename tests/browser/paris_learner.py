"""Somebody who learns Paris."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from lutetia.games.paris.material import DATA
from tests.browser.learner import Learner
from tests.browser.paris_page import target_of
from tests.browser.person import PATIENCE, PAUSE

TAKEN = """name => {
  const key = Object.keys(localStorage).find(one => one.endsWith(name));
  return key ? JSON.parse(localStorage.getItem(key)).answers.length : 0;
}"""
"""How many answers the browser keeps of a lesson."""

SHORT = {"take": 0, "finish": 1, "look": 2, "pass": 3, "bank": 4}
"""What brings a turn, and with it the game, soonest to its end."""

ENDS = ("finish", "pass")
"""What the number 0 leads to."""

LISTED = ".pa-bar .list [data-act]"
"""What the other numbers lead to, in its order."""

AMONG = "(all, name) => all.findIndex(one => one.dataset.act === name)"


class ParisLearner(Learner):
    """They point at what an action is about, and choose a way where there are several."""

    game = "paris"

    @property
    def ways(self) -> Locator:
        return self.page.locator("[data-way]")

    def ends(self) -> bool:
        """Return whether the board ends the turn itself: nothing else was left after an action."""
        now = self.now
        if now.step is None or now.step.do is None or not now.acts or now.state.is_over:
            return False
        only = [one.text for one in now.state.legal()] == ["finish"]
        return only and self.answers[-1] != "" and not now.state.preview("finish").get("final")

    def right(self) -> str:
        """Return an answer that leads on: where anything is right, the shortest way to the end."""
        if self.step.do != [""]:
            return super().right()
        texts = [one.text for one in self.now.state.legal()]
        return min(texts, key=lambda text: SHORT.get(text.split()[0], len(SHORT)))

    def hears(self) -> None:
        if not self.ends():
            super().hears()

    def reads(self) -> None:
        if not self.ends():
            super().reads()

    def click_action(self, action: str) -> None:
        if not self.ends():
            self.target(action).click()
            self.settle(lambda: self.way(action).click())

    def press_action(self, action: str) -> None:
        if self.ends():
            return
        self.go(self.name(action))
        self.page.keyboard.press("Enter")
        self.settle(lambda: self.press_way(self.way(action)))

    def go(self, name: str) -> None:
        """Lead the focus to a target: the teacher has, else a number does, else the Tab key."""
        wanted = f'[data-target="{name}"], [data-act="{name}"]:not([aria-disabled])'
        target, listed = self.page.locator(wanted), self.page.locator(LISTED)
        target.first.wait_for(state="attached")
        number = 0 if name in ENDS else 1 + listed.evaluate_all(AMONG, name)
        if any(f"='{name}']" in one for one in self.step.point):
            expect(self.page.locator(":focus").and_(target)).to_be_attached()
        elif name in ENDS or number > 0:
            for digit in str(number):
                self.page.keyboard.press(digit)
            self.page.keyboard.press("Shift")  # the number ends here
            expect(self.page.locator(":focus").and_(target)).to_be_attached()
        else:
            self.tab(wanted)

    def press_way(self, way: Locator) -> None:
        """Go on from the first way, where the focus is led, to another."""
        expect(self.page.locator("[data-way]:focus")).to_be_attached()
        for _ in range(self.ways.count()):
            if way.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(way).to_be_focused()
        self.page.keyboard.press("Enter")

    # --- what one points at -----------------------------------------------------------------------

    def parts(self, action: str) -> dict[str, Any]:
        state = self.now.state
        parts: dict[str, Any] = state.game.action_fields(state.parse(action).code)
        return parts

    def name(self, action: str) -> str:
        return target_of(self.parts(action), self.now.state.view(self.lesson.seat)["landmarks"])

    def target(self, action: str) -> Locator:
        name = self.name(action)
        return self.page.locator(
            f'[data-target="{name}"], [data-act="{name}"]:not([aria-disabled])'
        ).first

    def way(self, action: str) -> Locator:
        """Return the button of an action among the ways of doing what was pointed at."""
        parts = self.parts(action)
        ways = self.ways
        if parts["act"] == "score":
            points = next(one["points"] for one in DATA["prize"] if one["id"] == parts["prize"])
            return ways.filter(has_text="/".join(str(n) for n in points))
        if parts["act"] == "move":
            marks = {one["id"]: one["name"] for one in DATA["landmark"]}
            mark, origin = marks.get(parts["landmark"], ""), parts["from"]
            words = self.me.t(f"paris.ui.from_{origin}") if origin in ("arc", "bank") else ""
            return ways.filter(has_text=mark).filter(has_text=words).first
        return ways.first

    # --- how one gets there -----------------------------------------------------------------------

    def settle(self, choose: Callable[[], None]) -> None:
        """Wait until the answer is taken, choosing a way where one is asked for."""
        chosen, name = False, f"course {self.game} {self.lesson.id}"
        for _ in range(PATIENCE * 1000 // PAUSE):
            if self.page.evaluate(TAKEN, name) > len(self.answers):
                return
            if not chosen and self.ways.count() > 0:
                chosen = True
                choose()
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("the answer is not taken")
