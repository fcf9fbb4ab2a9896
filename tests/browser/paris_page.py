"""Somebody in front of the round board of Paris, who plays whole games by mouse or by finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.board_page import BoardPage

GAME = "paris"

PLAN = (
    "place",
    "score",
    "honour",
    "bonus",
    "use_end",
    "take",
    "use",
    "look",
    "move",
    "bank",
    "arc",
    "draw",
    "finish",
    "pass",
)
"""What is done first: whatever an arrival offers, then the tiles, then the action;
the game is brought to its end."""


KINDS = {
    "draw": "stack",
    "place": "district",
    "bonus": "track",
    "score": "prize",
    "use": "tile",
    "use_end": "end",
}
"""What is pointed at for an action, where it is not called as the action is."""


def target_of(parts: dict[str, Any], landmarks: dict[str, str]) -> str:
    """Return the name of the target of an action, where ``landmarks`` stand in districts."""
    act = str(parts["act"])
    if act == "move":
        come = parts["landmark"] and parts["landmark"] not in landmarks
        return f"bring-{parts['district']}" if come else f"space-{parts['to']}"
    about = ("district", "token", "stack", "tile", "end")
    rest = next((parts[name] for name in about if name in parts), None)
    return act if rest is None else f"{KINDS.get(act, act)}-{rest}"


class ParisPage(BoardPage):
    """A table of Paris in the eyes of one person."""

    game = GAME

    # --- what one sees ----------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.t("paris.ui.board"), exact=True)

    def target(self, name: str) -> Locator:
        """Return what one points at for an action: a place on the board, a tile,
        or a button of the turn."""
        return self.page.locator(
            f'[data-target="{name}"], [data-act="{name}"]:not([aria-disabled])'
        ).first

    @property
    def ways(self) -> Locator:
        """Return the ways of doing what was pointed at."""
        return self.page.locator("[data-way]")

    def my_turn(self, timeout: float = 240) -> bool:
        """Wait for one's turn, as the page shows it; return False when the game is over instead.

        Long enough for the first answer of bots whose search is still being compiled.
        """
        may = self.page.locator("[data-target], [data-act]:not([aria-disabled])")
        won = self.me.prompt.get_by_text(self.t.like("turn.won"))
        may.or_(won).first.wait_for(timeout=timeout * 1000)
        return not won.is_visible()

    # --- what one does ----------------------------------------------------------------------------

    def plan(self) -> str:
        """Return what to point at next."""
        standing = [token for token, n in self.view["turn"]["standing"].items() if n]
        if standing:
            return f"sell-{standing[0]}"
        for act in PLAN:
            found = self.acts(act)
            if act == "use":
                seat = self.view["seats"][self.view["viewer"]]
                found = [parts for parts in found if seat["pays"].get(str(parts["tile"]))]
            if found:
                best = max(found, key=lambda parts: parts.get("value", 0))
                return target_of(best, self.view["landmarks"])
        raise AssertionError("there is nothing to do")

    def step(self, how: str = "mouse") -> None:
        """Do the next thing of the plan by ``mouse`` or ``finger``."""
        self.do(self.plan(), how)

    def do(self, name: str, how: str = "mouse", way: str = "") -> None:
        """Point at a target and, where it is asked, choose the first way whose words hold ``way``;
        wait until the table has moved on."""
        before = self.me.ply
        self.press_on(self.target(name), how)
        self.me.until(
            lambda: self.me.ply != before or self.ways.count() > 0, f"nothing comes of {name}"
        )
        if self.me.ply == before:
            self.press_on(self.ways.filter(has_text=way).first, how)
            self.me.moved(before)

    def press_on(self, one: Locator, how: str) -> None:
        """Choose something."""
        if how == "finger":
            self.tap(one)
        else:
            one.click()

    def tap(self, one: Locator) -> None:
        """Tap on something: on the whole board of a telephone that enlarges it and offers its
        ways; what has none to offer yet takes another tap."""
        if one.get_attribute("data-place") is None:
            one.tap()
            return
        whole = "-37 -37 1074 1074"
        if self.board.get_attribute("viewBox") != whole:
            self.me.button("zoom.fit").tap()
        expect(self.board).to_have_attribute("viewBox", whole)
        one.tap()
        enlarged = self.board.get_attribute("viewBox") != whole
        if enlarged and one.get_attribute("aria-pressed") != "true":
            self.page.wait_for_timeout(400)  # two taps at once are one
            one.tap()
