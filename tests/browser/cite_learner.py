"""Somebody who learns La Cité de la Lumière."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.learner import Learner

READY = ".beside :is([data-hand], [data-piece], [data-pool], .card.may):not([aria-disabled])"
"""What a number leads to, in its order."""

AMONG = "(all, selector) => all.findIndex(one => one.matches(selector))"

COVERS = """cells => [...document.querySelectorAll('[data-may]')].find(one =>
  one.getAttribute('aria-label').match(/[a-h][1-8](?= |$|,)/g).slice(-cells.length)
    .sort().join() === cells.join())?.dataset.at ?? null"""
"""The place at which what is in hand, turned as it is, would cover these spaces."""


class CiteLearner(Learner):
    """They take something in hand, turn it, put it down and finish the turn."""

    game = "cite"

    def hears(self) -> None:
        super().hears()
        # The teacher says by the sign of the pieces whose they are, not by a house that none has.
        expect(self.said.locator(".seat-mark")).to_have_count(0)

    def parts(self, action: str) -> dict[str, Any]:
        state = self.now.state
        parts: dict[str, Any] = state.game.action_fields(state.parse(action).code)
        return parts

    def taken(self, parts: dict[str, Any]) -> str:
        """Return a selector of what an action begins with."""
        return {
            "lay": "[data-hand]",
            "take": f"[data-pool={parts.get('piece')}]",
            "build": f"[data-piece={parts.get('piece')}]",
            "use": f"[data-card={parts.get('card')}]",
            "pass": "[data-pass]",
        }[parts["act"]]

    def place(self, parts: dict[str, Any], turn: Any) -> Locator | None:
        """Return where to put what is in hand, once it is turned; None: it has no place."""
        if parts["act"] == "lay":
            for _ in range(parts["turns"]):
                turn()
            return self.page.locator(f"[data-at='{parts['at']}']")
        if not parts.get("at") or parts.get("effect") is False:
            return None
        cells = sorted(parts.get("cells") or [parts["at"]])
        for _ in range(4):
            at = self.page.evaluate(COVERS, cells)
            if at is not None:
                return self.page.locator(f"[data-at='{at}']")
            turn()
        raise AssertionError(f"nowhere would it cover {cells}")

    def how(self, parts: dict[str, Any]) -> Locator | None:
        """Return the button that says how a postcard without a place is used."""
        if parts["act"] != "use" or parts.get("at"):
            return None
        return self.me.button("cite.ui.use" if parts["effect"] else "cite.ui.use_without")

    def click_action(self, action: str) -> None:
        parts = self.parts(action)
        self.page.locator(self.taken(parts)).click()
        place = self.place(parts, self.me.button("cite.ui.turn").click)
        button = place or self.how(parts)
        if button is not None:
            button.click()
        self.me.button("cite.ui.finish").click()

    def press_action(self, action: str) -> None:
        parts = self.parts(action)
        taken = self.page.locator(self.taken(parts))
        focus = self.page.locator(":focus")
        if self.taken(parts) in self.step.point:
            expect(taken).to_be_focused()  # led there by the teacher
        elif parts["act"] == "pass":
            self.page.keyboard.press("0")
        else:
            ready = self.page.locator(READY)
            expect(ready.and_(taken)).to_be_visible()
            for digit in str(1 + ready.evaluate_all(AMONG, self.taken(parts))):
                self.page.keyboard.press(digit)
            self.page.keyboard.press("Shift")  # the number ends here
        expect(taken).to_be_focused()
        self.page.keyboard.press("Enter")
        place = self.place(parts, lambda: self.page.keyboard.press("r"))
        if place is not None:
            expect(focus).to_have_class(re.compile("space"))
            self.walk(place)
            self.page.keyboard.press("Enter")
        elif (button := self.how(parts)) is not None:
            for _ in range(3):
                if button.evaluate("one => one === document.activeElement"):
                    break
                self.page.keyboard.press("Tab")
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        expect(self.me.button("cite.ui.finish")).to_be_focused()
        self.page.keyboard.press("Enter")

    def walk(self, to: Locator) -> None:
        """Go by arrow keys to a place."""
        x, y = _at(to.get_attribute("data-at"))
        for _ in range(20):
            here = _at(self.page.evaluate("document.activeElement.dataset.at"))
            if here == (x, y):
                return
            across = here[0] != x
            more = x > here[0] if across else y > here[1]
            key = ("Right" if more else "Left") if across else ("Down" if more else "Up")
            self.page.keyboard.press(f"Arrow{key}")
        raise AssertionError(f"the arrow keys do not lead to {to}")


def _at(name: str | None) -> tuple[int, int]:
    assert name
    return "abcdefgh".index(name[0]), int(name[1])
